#include "lorraine/drawing.hpp"

#include <algorithm>
#include <optional>

#include "kernel/ruler.hpp"
#include "kernel/tongue.hpp"
#include "kernel/utf8.hpp"
#include "lorraine/names.hpp"
#include "lorraine/quick.hpp"

namespace disfida::lorraine {

namespace {

constexpr std::array<const char*, 3> troop_words{mark("knights"), mark("men"), mark("militia")};

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

std::string padded(const std::string& text, int cells) {
    return text + std::string(static_cast<std::size_t>(std::max(0, cells - columns(text))), ' ');
}

} // namespace

std::string test_ruler(int die, int needed, const std::string& fails, const std::string& passes) {
    return "  " + ruler(1, 6, die, [&](int face) { return face >= needed ? passes : fails; });
}

std::string storm_ruler(int dice, int defence, int ahead) {
    return "  " + ruler(2, 12, dice, [&](int sum) -> std::string {
               return sum > defence + ahead ? tr_in("castle", "falls") : tr_in("castle", "holds");
           });
}

std::vector<std::string> volley_rows(const Event& volley, bool thrown) {
    const bool loose = card_works(volley, Card::loose);
    const bool charge = card_works(volley, Card::charge);
    const auto& dice = volley.list("dice");
    const auto& troops = volley.list("troops");
    std::vector<std::string> out;
    int name_cells = 11; // more where a language needs them
    for (const char* word : troop_words) {
        name_cells = std::max(name_cells, columns(tr(word)) + 4);
    }
    const int faces_cells = std::max(15, columns(fill(tr("hit on{faces}"), {{"faces", " 4 5 6"}})) + 2);
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
            out.push_back(padded("  " + std::string(tr(troop_words[kind])), name_cells) +
                          padded(fill(tr("hit on{faces}"), {{"faces", on}}), faces_cells) +
                          (thrown ? row : how_many("{n} die", "{n} dice", count)));
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
    const std::string first(own ? card_word(*own) : tr("no card"));
    const std::string second(theirs ? card_word(*theirs) : tr("no card"));
    const bool second_beaten = own && theirs && beats(*own, *theirs);
    const bool first_beaten = own && theirs && beats(*theirs, *own);
    return fill(second_beaten || first_beaten ? tr("{card} against {other}: {beaten} is beaten")
                                              : tr("{card} against {other}"),
                {{"card", first}, {"other", second}, {"beaten", second_beaten ? second : first}});
}

} // namespace disfida::lorraine
