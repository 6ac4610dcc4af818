#include "tui/barletta/statusline.hpp"

#include <string>
#include <vector>

#include "barletta/apply.hpp"
#include "barletta/sentences.hpp"
#include "kernel/tongue.hpp"
#include "tui/statusline.hpp"

namespace disfida::tui::barletta_screen {

using namespace disfida::barletta;

namespace {

std::string when(const State& state, Length length) {
    const bool whole = length == Length::whole;
    switch (state.phase) {
    case Phase::deploy_roll:
    case Phase::deploy:
        return whole ? tr("Deployment") : tr("Deploy");
    case Phase::charge:
        return whole ? tr("Initial charge") : tr_in("phase", "Charge");
    case Phase::over:
        return whole ? tr("The day is over") : tr_in("the game", "Over");
    default:
        return fill(whole ? tr("Round {round}/{rounds}") : tr("R{round}/{rounds}"),
                    {{"round", std::to_string(state.round)}, {"rounds", std::to_string(rounds)}});
    }
}

/// Who decides what: a text with the side's name in it.
const char* what(const State& state, Length length) {
    const bool shortest = length == Length::shortest;
    switch (state.phase) {
    case Phase::deploy:
        return shortest ? "{side}" : tr("{side} to place");
    case Phase::charge:
        return shortest ? "{side}" : tr("{side} to charge");
    case Phase::choose:
        return shortest ? tr("{side} choose") : tr("{side}: first or second?");
    case Phase::activate:
        return shortest ? "{side}" : tr("{side} to order");
    case Phase::regroup:
        return shortest ? tr("{side} regroup") : tr("{side} reorganise");
    default:
        return "{side}";
    }
}

std::string result(const State& state, Length length) {
    const std::string win = state.winner == Mover::none      ? tr("a draw")
                            : state.winner == Mover::italian ? tr("ITALIANS win")
                                                             : tr("FRENCH win");
    if (length != Length::whole) {
        return win;
    }
    return fill(state.ending == Ending::agreed        ? tr("{result}, as both agreed")
                : state.ending == Ending::resigned    ? tr("{result}: the others gave up")
                : state.ending == Ending::empty_field ? tr("{result}, the field is theirs (J2)")
                                                      : tr("{result}, by points (J1)"),
                {{"result", win}});
}

/// Adds a text of which the side's name has the side's colour.
void add_with_side(std::vector<Part>& out, std::string_view pattern, Mover side) {
    constexpr std::string_view place = "{side}";
    const bool italian = side == Mover::italian;
    const std::size_t at = pattern.find(place);
    out.push_back({std::string(pattern.substr(0, at)), {Ink::strong}});
    if (at != std::string_view::npos) {
        out.push_back(
            {italian ? tr("ITALIANS") : tr("FRENCH"), {italian ? Ink::first_side : Ink::second_side, true}});
        out.push_back({std::string(pattern.substr(at + place.size())), {Ink::strong}});
    }
}

/// What the side has left of the round.
std::string what_is_left(const Party& party, Length length) {
    return fill(length == Length::whole     ? tr("PO {po}  pass {passes}  attacks {attacks}")
                : length == Length::shorter ? tr("PO {po} pass {passes} att {attacks}")
                                            : tr("PO{po} p{passes} a{attacks}"),
                {{"po", std::to_string(party.po)},
                 {"passes", std::to_string(party.passes)},
                 {"attacks", std::to_string(party.attacks) + "/" + std::to_string(attacks_a_round)}});
}

std::vector<Part> parts(const Tables& tables, const State& state, Length length) {
    const std::string gap = length == Length::whole ? "  " : " ";
    std::vector<Part> out{{when(state, length) + gap, {Ink::title, true}}};
    if (state.phase == Phase::over) {
        out.push_back({result(state, length), {Ink::strong, true}});
    } else if (state.to_move == Mover::none) {
        out.push_back(
            {length == Length::shortest ? tr("dice") : tr("dice decide who is first"), {Ink::strong}});
    } else {
        add_with_side(out, what(state, length), state.to_move);
    }
    if (state.phase == Phase::activate) {
        out.push_back({gap + what_is_left(state.party(state.mover()), length)});
    }
    out.push_back({gap + fill(tr("VP {italian}-{french}"),
                              {{"italian", std::to_string(victory_points(tables, state, Side::italian))},
                               {"french", std::to_string(victory_points(tables, state, Side::french))}})});
    return out;
}

} // namespace

void draw_status_line(Canvas& canvas, const Rect& line, const Tables& tables, const State& state) {
    tui::draw_status_line(canvas, line, [&](Length length) { return parts(tables, state, length); });
}

} // namespace disfida::tui::barletta_screen
