#include "tui/barletta/statusline.hpp"

#include <numeric>
#include <string>
#include <vector>

#include "barletta/apply.hpp"
#include "kernel/utf8.hpp"

namespace disfida::tui::barletta_screen {

using namespace disfida::barletta;

namespace {

/// How much is written out.
enum class Length : std::uint8_t { whole, shorter, shortest };

std::string when(const State& state, Length length) {
    const bool whole = length == Length::whole;
    switch (state.phase) {
    case Phase::deploy_roll:
    case Phase::deploy:
        return whole ? "Deployment" : "Deploy";
    case Phase::charge:
        return whole ? "Initial charge" : "Charge";
    case Phase::over:
        return whole ? "The day is over" : "Over";
    default:
        return (whole ? "Round " : "R") + std::to_string(state.round) + "/" + std::to_string(rounds);
    }
}

std::string what(const State& state, Length length) {
    const bool shortest = length == Length::shortest;
    switch (state.phase) {
    case Phase::deploy:
        return shortest ? "" : " to place";
    case Phase::charge:
        return shortest ? "" : " to charge";
    case Phase::choose:
        return shortest ? " choose" : ": first or second?";
    case Phase::activate:
        return shortest ? "" : " to order";
    case Phase::regroup:
        return shortest ? " regroup" : " reorganise";
    default:
        return "";
    }
}

std::string result(const State& state) {
    if (state.winner == Mover::none) {
        return "a draw";
    }
    return std::string(state.winner == Mover::italian ? "ITALIANS" : "FRENCH") + " win";
}

/// A stretch of the line.
struct Part {
    std::string text;
    Style style = {};
};

std::vector<Part> parts(const Tables& tables, const State& state, Length length) {
    const std::string gap = length == Length::whole ? "  " : " ";
    std::vector<Part> out{{when(state, length) + gap, {Ink::title, true}}};
    if (state.phase == Phase::over) {
        const bool empty_field = state.ending == Ending::empty_field;
        const std::string how = state.ending == Ending::agreed     ? ", as both agreed"
                                : state.ending == Ending::resigned ? ": the others gave up"
                                : empty_field                      ? ", the field is theirs (J2)"
                                                                   : ", by points (J1)";
        out.push_back({result(state) + (length == Length::whole ? how : ""), {Ink::strong, true}});
    } else if (state.to_move == Mover::none) {
        out.push_back({length == Length::shortest ? "dice" : "dice decide who is first", {Ink::strong}});
    } else {
        const bool italian = state.to_move == Mover::italian;
        out.push_back(
            {italian ? "ITALIANS" : "FRENCH", {italian ? Ink::first_side : Ink::second_side, true}});
        out.push_back({what(state, length), {Ink::strong}});
    }
    if (state.phase == Phase::activate) {
        const Party& party = state.party(state.mover());
        const std::string attacks = std::to_string(party.attacks) + "/" + std::to_string(attacks_a_round);
        out.push_back(
            {length == Length::shortest
                 ? " PO" + std::to_string(party.po) + " p" + std::to_string(party.passes) + " a" + attacks
                 : gap + "PO " + std::to_string(party.po) + gap + "pass " + std::to_string(party.passes) +
                       gap + (length == Length::whole ? "attacks " : "att ") + attacks});
    }
    out.push_back({gap + "VP " + std::to_string(victory_points(tables, state, Side::italian)) + "-" +
                   std::to_string(victory_points(tables, state, Side::french))});
    return out;
}

int width_of(const std::vector<Part>& line) {
    return std::accumulate(line.begin(), line.end(), 0,
                           [](int sum, const Part& part) { return sum + columns(part.text); });
}

} // namespace

void draw_status_line(Canvas& canvas, const Rect& line, const Tables& tables, const State& state) {
    std::string_view hint = "? help";
    const auto fits = [&](const std::vector<Part>& text) {
        return 1 + width_of(text) + 1 + static_cast<int>(hint.size()) < line.width;
    };
    std::vector<Part> text = parts(tables, state, Length::whole);
    for (const Length length : {Length::shorter, Length::shortest}) {
        if (!fits(text)) {
            hint = length == Length::shortest ? "?" : hint;
            text = parts(tables, state, length);
        }
    }
    int x = line.x + 1;
    for (const Part& part : text) {
        x += canvas.text(x, line.y, part.text, part.style);
    }
    if (x + 1 < line.x + line.width - static_cast<int>(hint.size())) {
        canvas.text_right(line.x + line.width - 1, line.y, hint, {Ink::dim});
    }
}

} // namespace disfida::tui::barletta_screen
