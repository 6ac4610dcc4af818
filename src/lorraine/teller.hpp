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

    [[nodiscard]] const Event& event() const { return event_; }
    /// A general by the key that holds his id.
    [[nodiscard]] std::string who(std::string_view key = "general") const {
        return short_name(event_.text(key));
    }
    [[nodiscard]] std::string zone(std::string_view key = "zone") const {
        return zone_name(tables_, event_.text(key));
    }
    [[nodiscard]] int number(std::string_view key) const { return static_cast<int>(event_.number(key)); }
    [[nodiscard]] std::string digits(std::string_view key) const {
        return std::to_string(event_.number(key));
    }
    /// "+2", "-4", "+0"
    [[nodiscard]] std::string bonus(std::string_view key) const {
        return (event_.number(key) < 0 ? "" : "+") + digits(key);
    }
    [[nodiscard]] const std::string& text(std::string_view key) const { return event_.text(key); }
    [[nodiscard]] bool flag(std::string_view key) const { return event_.flag(key); }
    [[nodiscard]] bool has(std::string_view key) const { return event_.has(key); }
    /// "1 point", "7 points"
    [[nodiscard]] std::string points(std::string_view key = "points") const {
        return digits(key) + (event_.number(key) == 1 ? " point" : " points");
    }
    [[nodiscard]] std::string side(std::string_view key = "side") const {
        return text(key) == name(Side::burgundy) ? "Burgundy" : "the French";
    }
    /// A verb after a side: "Burgundy picks", "the French pick".
    [[nodiscard]] std::string verb(std::string_view stem, std::string_view key = "side") const {
        return std::string(stem) + (text(key) == name(Side::burgundy) ? "s" : "");
    }
    /// "3 5 1"
    [[nodiscard]] std::string dice(std::string_view key = "dice") const {
        std::string out;
        for (const std::int64_t die : event_.list(key)) {
            out += (out.empty() ? "" : " ") + std::to_string(die);
        }
        return out;
    }
    /// "4+5"
    [[nodiscard]] std::string pair(std::string_view key) const {
        const auto& list = event_.list(key);
        return list.size() == 2 ? std::to_string(list[0]) + "+" + std::to_string(list[1]) : dice(key);
    }
    /// "die 3, needs 4"
    [[nodiscard]] std::string test() const { return "die " + digits("die") + ", needs " + digits("needed"); }

  private:
    const Tables& tables_;
    const Event& event_;
};

/// What an initiative double brought, by its name in events: "an epidemic".
std::string happening(std::string_view name);

} // namespace disfida::lorraine
