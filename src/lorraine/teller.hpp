// An event with the names of its people and places at hand, for sentences.
#pragma once

#include <string>
#include <string_view>

#include "disfida/event.hpp"
#include "kernel/words.hpp"
#include "lorraine/names.hpp"
#include "lorraine/tables.hpp"

namespace disfida::lorraine {

class Teller {
  public:
    Teller(const Tables& tables, const Event& event) : tables_(tables), event_(event) {}

    [[nodiscard]] const Tables& tables() const { return tables_; }
    [[nodiscard]] const Event& event() const { return event_; }
    /// A general by the key that holds his id.
    [[nodiscard]] std::string who(std::string_view key = "general") const {
        return short_name(event_.text(key));
    }
    /// The same where a castle's leaderless points may stand for him.
    [[nodiscard]] std::string loser() const { return text("general") == "garrison" ? "The garrison" : who(); }
    [[nodiscard]] std::string zone(std::string_view key = "zone") const {
        return zone_name(tables_, event_.text(key));
    }
    [[nodiscard]] std::string castle() const { return zone("castle"); }
    [[nodiscard]] int number(std::string_view key) const { return static_cast<int>(event_.number(key)); }
    [[nodiscard]] std::string digits(std::string_view key) const {
        return std::to_string(event_.number(key));
    }
    /// "+2", "-4", "+0"
    [[nodiscard]] std::string bonus(std::string_view key) const {
        return (event_.number(key) < 0 ? "" : "+") + digits(key);
    }
    /// " +2", " -4", and nothing for 0.
    [[nodiscard]] std::string added(std::string_view key) const {
        return event_.number(key) == 0 ? "" : " " + bonus(key);
    }
    [[nodiscard]] const std::string& text(std::string_view key) const { return event_.text(key); }
    [[nodiscard]] bool flag(std::string_view key) const { return event_.flag(key); }
    [[nodiscard]] bool has(std::string_view key) const { return event_.has(key); }
    /// "1 point", "7 points"
    [[nodiscard]] std::string points(std::string_view key = "points") const { return count(key, "point"); }
    /// "1 hit", "3 hits"
    [[nodiscard]] std::string count(std::string_view key, std::string_view what) const {
        return digits(key) + " " + std::string(what) + (event_.number(key) == 1 ? "" : "s");
    }
    [[nodiscard]] bool french(std::string_view key = "side") const { return text(key) == name(Side::french); }
    [[nodiscard]] std::string side(std::string_view key = "side") const {
        return std::string(side_title(french(key) ? Side::french : Side::burgundy));
    }
    /// A side that begins a sentence.
    [[nodiscard]] std::string a_side(std::string_view key = "side") const { return capital(side(key)); }
    /// A verb after a side: "Burgundy picks", "the French pick".
    [[nodiscard]] std::string verb(std::string_view stem, std::string_view key = "side") const {
        return std::string(stem) + (french(key) ? "" : "s");
    }
    /// "3 5 1"
    [[nodiscard]] std::string dice(std::string_view key = "dice") const { return listed(key, " "); }
    /// "4+5"
    [[nodiscard]] std::string sum(std::string_view key = "dice") const { return listed(key, "+"); }
    /// "die 3, needs 4"
    [[nodiscard]] std::string test() const { return "die " + digits("die") + ", needs " + digits("needed"); }

  private:
    [[nodiscard]] std::string listed(std::string_view key, std::string_view separator) const {
        std::string out;
        for (const std::int64_t number : event_.list(key)) {
            out += (out.empty() ? "" : std::string(separator)) + std::to_string(number);
        }
        return out;
    }

    const Tables& tables_;
    const Event& event_;
};

/// What an initiative double brought, by its name in events: "an epidemic".
std::string happening(std::string_view name);

} // namespace disfida::lorraine
