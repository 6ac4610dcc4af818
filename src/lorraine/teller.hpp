// An event with the names of its people and places at hand, for sentences.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "disfida/event.hpp"
#include "kernel/tongue.hpp"
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
    [[nodiscard]] std::string loser() const {
        return text("general") == "garrison" ? tr("The garrison") : who();
    }
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
    [[nodiscard]] std::string points(std::string_view key = "points") const {
        return how_many("{n} point", "{n} points", event_.number(key));
    }
    /// The skill that stands under a key: "poor".
    [[nodiscard]] std::string skill(std::string_view key = "skill") const {
        return std::string(skill_word(text(key)));
    }
    [[nodiscard]] bool french(std::string_view key = "side") const { return text(key) == name(Side::french); }
    [[nodiscard]] std::string side(std::string_view key = "side") const {
        return std::string(side_title(french(key) ? Side::french : Side::burgundy));
    }
    /// Of two texts in mark() the one about the side under a key.
    [[nodiscard]] const char* of_side(const char* burgundy, const char* french_text,
                                      std::string_view key = "side") const {
        return by_side(french(key) ? Side::french : Side::burgundy, burgundy, french_text);
    }
    /// A sentence with its places filled: those given, and {general}, {zone}, {castle}, {points} and {test}
    /// as the event has them.
    [[nodiscard]] std::string told(std::string_view sentence, std::initializer_list<Slot> slots = {}) const {
        const auto has_text = [&](std::string_view key) { return !text(key).empty(); };
        return fill(fill(sentence, slots), {{"general", has_text("general") ? who() : ""},
                                            {"zone", has_text("zone") ? zone() : ""},
                                            {"castle", has_text("castle") ? castle() : ""},
                                            {"points", has("points") ? points() : ""},
                                            {"test", has("die") ? test() : ""}});
    }
    /// "3 5 1"
    [[nodiscard]] std::string dice(std::string_view key = "dice") const { return listed(key, " "); }
    /// "4+5"
    [[nodiscard]] std::string sum(std::string_view key = "dice") const { return listed(key, "+"); }
    /// "die 3, needs 4"
    [[nodiscard]] std::string test() const {
        return fill(tr("die {die}, needs {needed}"), {{"die", digits("die")}, {"needed", digits("needed")}});
    }

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
