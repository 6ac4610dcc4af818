// What stands below Barletta's field, and the pages on odds and signs.
#include <algorithm>
#include <utility>

#include "barletta/describe.hpp"
#include "barletta/odds.hpp"
#include "kernel/tongue.hpp"
#include "tui/barletta/legend.hpp"
#include "tui/barletta/odds_text.hpp"
#include "tui/barletta/screen.hpp"

namespace disfida::tui::barletta_screen {

std::vector<std::string> Screen::describe(const Position& position) {
    const Board board(position);
    const KnightId knight = under_cursor(board);
    if (orders_.aim() && !watching()) {
        return combat_lines(board.tables, board.state, *orders_.aim(), width_, message_lines_);
    }
    if (board.state.phase == Phase::charge && orders_.can_act(knight) && !watching()) {
        return combat_lines(board.tables, board.state, {barletta::Verb::charge, knight}, width_,
                            message_lines_);
    }
    if (board.state.phase == Phase::deploy) {
        return watching() ? std::vector<std::string>() : placing(board);
    }
    if (knight != nobody) {
        return {barletta::describe(board.tables, board.state, knight)};
    }
    const char* pattern = orders_.chosen() == nobody ? tr("{hex}, free")
                          : orders_.reaches(cursor_) ? tr("{hex}, free: Enter moves {knight} here")
                                                     : tr("{hex}, free: out of {knight}'s reach");
    return {fill(pattern, {{"hex", board.tables.spot_name(cursor_)},
                           {"knight", orders_.chosen() == nobody ? "" : board.name(orders_.chosen())}})};
}

/// Who is placed where, and against whom; nothing while the other side places and nobody is picked.
std::vector<std::string> Screen::placing(const Board& board) const {
    if (camp_pick_ == nobody) {
        return {};
    }
    const Hex hex = board.tables.hex(cursor_);
    const KnightId opposite =
        board.at(board.tables.spot({hex.column, board.tables.line_row[index(other(side_of(camp_pick_)))]}));
    const bool alone = opposite == nobody;
    return {fill(alone ? tr("Place {knight} (VC {vc}) in {hex}, nobody opposite yet")
                       : tr("Place {knight} (VC {vc}) in {hex}, opposite {enemy} (VC {enemy-vc})"),
                 {{"knight", board.name(camp_pick_)},
                  {"vc", std::to_string(board.tables.vc(camp_pick_))},
                  {"hex", board.tables.spot_name(cursor_)},
                  {"enemy", alone ? "" : board.name(opposite)},
                  {"enemy-vc", alone ? "" : std::to_string(board.tables.vc(opposite))}})};
}

/// The attacks or charges open to the chosen knight, or the one under the cursor: one an enemy, from the hex
/// one would aim from.
std::vector<Action> Screen::fights(const Board& board) const {
    std::vector<Action> fights;
    KnightId who = orders_.chosen() != nobody ? orders_.chosen() : under_cursor(board);
    if (board.state.phase == Phase::activate && !orders_.can_act(who)) {
        who = nobody;
    }
    std::vector<std::pair<KnightId, KnightId>> seen;
    for (const Action& action : orders_.legal()) {
        const auto pair = barletta::fighters(board.tables, board.state, action);
        const bool wanted = pair && (board.state.phase == Phase::charge || action.knight == who);
        if (wanted && std::find(seen.begin(), seen.end(), *pair) == seen.end()) {
            seen.push_back(*pair);
            Orders aiming;
            aiming.reset(board.tables, board.state);
            aiming.choose(action.knight);
            fights.push_back(aiming.aim_at(board.tables, board.state, pair->second, no_spot) ? *aiming.aim()
                                                                                             : action);
        }
    }
    return fights;
}

std::vector<std::string> Screen::odds_page(const Position& position, int width) {
    const Board board(position);
    const auto compared = fights(board);
    if (compared.empty()) {
        if (orders_.actors().empty()) {
            return {board.state.phase == Phase::over ? tr("The day is over: nobody attacks any more.")
                                                     : tr("Nobody can attack now.")};
        }
        return {tr("No attack is open to the knight under the cursor. Tab goes to the next who can act.")};
    }
    return comparison(board.tables, board.state, compared, width);
}

std::vector<std::string> Screen::compared(const Position& position) {
    const Board board(position);
    std::vector<std::string> out;
    for (const Action& action : fights(board)) {
        out.push_back(barletta::text(board.tables, action));
    }
    return out;
}

std::string Screen::aimed(const Position& position) const {
    const Board board(position);
    const auto charge = board.state.phase == Phase::charge && cursor_ != no_spot
                            ? orders_.find(Verb::charge, board.at(cursor_))
                            : std::nullopt;
    const auto& aim = orders_.aim() ? orders_.aim() : charge;
    return aim ? barletta::text(board.tables, *aim) : std::string();
}

std::vector<std::string> Screen::legend() const { return barletta_screen::legend(); }

} // namespace disfida::tui::barletta_screen
