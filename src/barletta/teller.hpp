// An event of Barletta with its knights' names and its numbers at hand, for those who put it into words.
#pragma once

#include <string>
#include <string_view>

#include "barletta/sentences.hpp"
#include "kernel/tongue.hpp"

namespace disfida::barletta {

/// An event with the names of its knights at hand.
class Teller {
  public:
    Teller(const Tables& tables, const Event& event) : tables_(tables), event_(event) {}

    [[nodiscard]] const Event& event() const { return event_; }
    [[nodiscard]] std::string knight() const { return named("knight"); }
    [[nodiscard]] std::string enemy() const { return named("enemy"); }
    [[nodiscard]] std::string by() const { return named("by"); }
    [[nodiscard]] std::int64_t number(std::string_view key) const { return event_.number(key); }
    [[nodiscard]] std::string digits(std::string_view key) const {
        return std::to_string(event_.number(key));
    }
    [[nodiscard]] const std::string& text(std::string_view key) const { return event_.text(key); }
    [[nodiscard]] bool flag(std::string_view key) const { return event_.flag(key); }
    [[nodiscard]] std::string hits(std::string_view key) const { return hits_words(number(key)); }
    [[nodiscard]] std::string wounds(std::string_view key) const { return wounds_words(number(key)); }
    [[nodiscard]] std::string dice(std::string_view key) const {
        const auto& pair = event_.list(key);
        return pair.size() == 2 ? std::to_string(pair[0]) + "+" + std::to_string(pair[1]) : "";
    }
    [[nodiscard]] static Side side(std::string_view id) {
        return id == name(Side::italian) ? Side::italian : Side::french;
    }
    /// The modifier of a blow, where there is one: " +2".
    [[nodiscard]] std::string modifier() const {
        return number("modifier") == 0 ? "" : with_sign(number("modifier"));
    }
    /// Parts of a test as a sum: "die 4 + 1 Hit + 1 wound".
    [[nodiscard]] std::string test_sum(std::string_view sign) const {
        std::string out = fill(tr("die {die}"), {{"die", digits("die")}});
        if (number("hits") != 0) {
            out += std::string(sign) + hits("hits");
        }
        if (number("wounds") != 0) {
            out += std::string(sign) + wounds("wounds");
        }
        return out;
    }

  private:
    [[nodiscard]] std::string named(std::string_view key) const {
        const int found = tables_.find(event_.text(key));
        return found < 0 ? event_.text(key) : name_of(tables_, static_cast<KnightId>(found));
    }

    const Tables& tables_;
    const Event& event_;
};

} // namespace disfida::barletta
