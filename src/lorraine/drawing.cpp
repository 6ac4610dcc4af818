#include "lorraine/drawing.hpp"

#include <algorithm>
#include <optional>

#include "kernel/ruler.hpp"
#include "lorraine/quick.hpp"

namespace disfida::lorraine {

namespace {

constexpr std::array<std::string_view, 3> troop_words{"knights", "men", "militia"};

std::optional<Card> card_of(std::string_view word) {
    const auto* at = std::find(card_names.begin(), card_names.end(), word);
    return at == card_names.end() ? std::nullopt : std::optional(static_cast<Card>(at - card_names.begin()));
}

/// Whether a side's card is this one and is not beaten.
bool card_works(const Event& volley, Card wanted) {
    const auto own = card_of(volley.text("card"));
    const auto theirs = card_of(volley.text("against"));
    return own == wanted && !(theirs && beats(*theirs, wanted));
}

std::string padded(std::string text, std::size_t cells) {
    text.resize(std::max(cells, text.size()), ' ');
    return text;
}

} // namespace

std::string test_ruler(int die, int needed, const std::string& fails, const std::string& passes) {
    return "  " + ruler(1, 6, die, [&](int face) { return face >= needed ? passes : fails; });
}

std::string storm_ruler(int dice, int defence, int ahead) {
    return "  " + ruler(2, 12, dice,
                        [&](int sum) -> std::string { return sum > defence + ahead ? "falls" : "holds"; });
}

std::vector<std::string> volley_rows(const Event& volley, bool thrown) {
    const bool loose = card_works(volley, Card::loose);
    const bool charge = card_works(volley, Card::charge);
    const auto& dice = volley.list("dice");
    const auto& troops = volley.list("troops");
    std::vector<std::string> out;
    std::int64_t captains = volley.number("captains");
    for (std::size_t kind = 0; kind < troop_words.size(); ++kind) {
        const auto troop = static_cast<Troop>(kind);
        std::string on;
        for (int face = 1; face <= 6; ++face) {
            on += die_does(face, troop, loose, charge) == 6 ? " " + std::to_string(face) : "";
        }
        std::string row;
        int count = 0;
        for (std::size_t i = 0; i < std::min(dice.size(), troops.size()); ++i) {
            if (troops[i] != static_cast<std::int64_t>(kind)) {
                continue;
            }
            ++count;
            const auto face = static_cast<int>(dice[i]);
            const int does = die_does(face, troop, loose, charge);
            const bool turned = does == helmet_face && captains > 0;
            captains -= turned ? 1 : 0;
            const std::string_view marks = does == 6 ? "[]" : turned ? "()" : does == flag_face ? "<>" : "  ";
            row += marks[0] + std::to_string(face) + marks[1] + " ";
        }
        if (count > 0) {
            out.push_back(padded("  " + std::string(troop_words[kind]), 11) + padded("hit on" + on, 15) +
                          (thrown ? row : std::to_string(count) + (count == 1 ? " die" : " dice")));
        }
    }
    for (std::string& line : out) {
        line.erase(line.find_last_not_of(' ') + 1);
    }
    return out;
}

std::string duel_of_cards(std::string_view card, std::string_view against) {
    const auto own = card_of(card);
    const auto theirs = card_of(against);
    const std::string shown = (own ? std::string(card) : std::string("no card")) + " against " +
                              (theirs ? std::string(against) : std::string("no card"));
    if (own && theirs && beats(*own, *theirs)) {
        return shown + ": " + std::string(against) + " is beaten";
    }
    return shown + (own && theirs && beats(*theirs, *own) ? ": " + std::string(card) + " is beaten" : "");
}

} // namespace disfida::lorraine
