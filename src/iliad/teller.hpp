// An event of the Iliad with its people's names and its numbers at hand, for those who put it into words.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "disfida/event.hpp"
#include "iliad/names.hpp"
#include "iliad/phrases.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"

namespace disfida::iliad {

/// An event with the names of its people at hand.
class Teller {
  public:
    Teller(const Tables& tables, const Phrases& phrases, const Event& event)
        : tables_(tables), phrases_(phrases), event_(event) {}

    [[nodiscard]] std::string who() const { return named("warrior"); }
    [[nodiscard]] std::string foe() const { return named(event_.has("enemy") ? "enemy" : "by"); }
    [[nodiscard]] std::string named(std::string_view key) const {
        return short_name(tables_, event_.text(key));
    }
    [[nodiscard]] std::int64_t number(std::string_view key) const { return event_.number(key); }
    [[nodiscard]] std::string digits(std::string_view key) const {
        return std::to_string(event_.number(key));
    }
    [[nodiscard]] const std::string& text(std::string_view key) const { return event_.text(key); }
    [[nodiscard]] bool flag(std::string_view key) const { return event_.flag(key); }
    [[nodiscard]] bool has(std::string_view key) const { return event_.has(key); }
    /// "4+5=9"
    [[nodiscard]] std::string dice(std::string_view key) const {
        const auto& pair = event_.list(key);
        if (pair.size() != 2) {
            return "";
        }
        return std::to_string(pair[0]) + "+" + std::to_string(pair[1]) + "=" +
               std::to_string(pair[0] + pair[1]);
    }
    /// " +1" where a scratch or a distraction adds to the roll.
    [[nodiscard]] std::string added() const { return number("added") > 0 ? " +" + digits("added") : ""; }
    /// The sentence from the data file, if the event is told with one.
    [[nodiscard]] std::string phrase() const {
        return phrases_.say(text("words"), number("turn"), who(), foe());
    }
    [[nodiscard]] std::string names(std::string_view key) const {
        std::vector<std::string> out;
        for (const std::string_view id : split(text(key), ',')) {
            out.push_back(short_name(tables_, id));
        }
        return join(out, ", ");
    }

    /// A text with the two put into their places.
    [[nodiscard]] std::string told(const char* pattern) const {
        return fill(pattern, {{"who", who()}, {"foe", foe()}});
    }

  private:
    const Tables& tables_;
    const Phrases& phrases_;
    const Event& event_;
};

} // namespace disfida::iliad
