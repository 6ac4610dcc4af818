#include "tui/barletta/statusline.hpp"

#include <string>

#include "barletta/apply.hpp"

namespace disfida::tui::barletta_screen {

using namespace disfida::barletta;

namespace {

std::string when(const State& state) {
    switch (state.phase) {
    case Phase::deploy_roll:
    case Phase::deploy:
        return "Deployment";
    case Phase::charge:
        return "Initial charge";
    case Phase::over:
        return "The day is over";
    default:
        return "Round " + std::to_string(state.round) + "/" + std::to_string(rounds);
    }
}

std::string what(const State& state) {
    switch (state.phase) {
    case Phase::deploy:
        return " to place";
    case Phase::charge:
        return " to charge";
    case Phase::choose:
        return ": first or second?";
    case Phase::activate:
        return " to order";
    case Phase::regroup:
        return " reorganise";
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

} // namespace

void draw_status_line(Canvas& canvas, const Rect& line, const Tables& tables, const State& state) {
    int x = line.x + 1;
    const auto write = [&](const std::string& text, Style style = {}) {
        x += canvas.text(x, line.y, text, style);
    };
    write(when(state) + "  ", {Ink::title, true});
    if (state.phase == Phase::over) {
        write(result(state) +
                  (state.ending == Ending::empty_field ? ", the field is theirs (J2)" : ", by points (J1)"),
              {Ink::strong, true});
    } else if (state.to_move == Mover::none) {
        write("dice decide who is first", {Ink::strong});
    } else {
        const bool italian = state.to_move == Mover::italian;
        write(italian ? "ITALIANS" : "FRENCH", {italian ? Ink::first_side : Ink::second_side, true});
        write(what(state), {Ink::strong});
    }
    if (state.phase == Phase::activate) {
        const Party& party = state.party(state.mover());
        write("  PO " + std::to_string(party.po) + "  pass " + std::to_string(party.passes) + "  attacks " +
              std::to_string(party.attacks) + "/" + std::to_string(attacks_a_round));
    }
    write("  VP " + std::to_string(victory_points(tables, state, Side::italian)) + "-" +
          std::to_string(victory_points(tables, state, Side::french)));
    const std::string_view hint = "? help";
    if (x + 1 < line.x + line.width - static_cast<int>(hint.size())) {
        canvas.text_right(line.x + line.width - 1, line.y, hint, {Ink::dim});
    }
}

} // namespace disfida::tui::barletta_screen
