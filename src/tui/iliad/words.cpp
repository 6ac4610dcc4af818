// What stands below the Iliad's arena, and the pages on odds and signs.
#include "iliad/describe.hpp"
#include "kernel/tongue.hpp"
#include "tui/iliad/screen.hpp"

namespace disfida::tui::iliad_screen {

using namespace disfida::iliad;

std::vector<std::string> Screen::describe(const Position& position) {
    const Board board(position);
    const State& state = board.state;
    const bool answered = state.phase == Phase::defend || state.phase == Phase::catching ||
                          state.phase == Phase::plea || state.phase == Phase::turn_start;
    if (answered && !watching()) {
        return {prompt(board.tables, state)};
    }
    if (acts(board) && aims_.aim() && !watching()) {
        const Action& aim = *aims_.aim();
        const char* pattern =
            aim.verb == Verb::attack
                ? tr("{who} strikes at {foe}, who will choose armour or parry: Enter does it, Tab shows what "
                     "else he can do")
            : aim.verb == Verb::close
                ? tr("{who} closes with {foe}: Enter does it, Tab shows what else he can do")
            : aim.verb == Verb::throw_at
                ? tr("{who} throws a spear at {foe}: Enter does it, Tab shows what else he can do")
                : tr("{who} tries to break away: Enter does it, Tab shows what else he can do");
        return {
            fill(pattern, {{"who", board.name(state.active)},
                           {"foe", aim.enemy == nobody ? std::string()
                                                       : short_name(board.tables, std::size_t{aim.enemy})}})};
    }
    const WarriorId here = under_cursor(board);
    if (here != nobody) {
        return {iliad::describe(board.tables, state, here)};
    }
    const char* pattern = !acts(board) || watching()        ? tr("{hex}, free")
                          : aims_.reaches(spot_of(cursor_)) ? tr("{hex}, free: Enter moves {who} here")
                                                            : tr("{hex}, free: out of {who}'s reach");
    return {fill(pattern, {{"hex", hex_name(cursor_)},
                           {"who", acts(board) ? board.name(state.active) : std::string()}})};
}

std::vector<std::string> Screen::odds_page(const Position& position, int /*width*/) {
    const Board board(position);
    const State& state = board.state;
    std::vector<Action> choices;
    if (state.phase == Phase::defend) {
        choices = {{Verb::armour}};
    } else if (state.phase == Phase::catching) {
        choices = {{Verb::catch_it}};
    } else if (acts(board)) {
        choices = aims_.all();
    }
    if (choices.empty()) {
        return {tr("Nothing that rolls dice can be tried now.")};
    }
    std::vector<std::string> out{tr("Exact odds in per cent, before anything is spent."), ""};
    for (const Action& choice : choices) {
        out.push_back(state.phase == Phase::defend ? tr("armour or parry") : text(board.tables, choice));
        for (const RulerRow& row : ruler(board.tables, state, choice)) {
            out.push_back("  " + fill(tr("{label}: {text}"), {{"label", row.label}, {"text", row.text}}));
        }
        for (const std::string& line : prospect(board.tables, state, choice)) {
            out.push_back("    " + line);
        }
        out.emplace_back();
    }
    return out;
}

std::vector<std::string> Screen::compared(const Position& position) {
    const Board board(position);
    if (!acts(board)) { // an answer is wanted, and each is compared
        return position.over() ? std::vector<std::string>() : position.legal();
    }
    std::vector<std::string> out;
    for (const Action& choice : aims_.all()) {
        out.push_back(text(board.tables, choice));
    }
    return out;
}

std::string Screen::aimed(const Position& position) const {
    return aims_.aim() ? text(Board(position).tables, *aims_.aim()) : std::string();
}

std::vector<std::string> Screen::legend() const {
    return {
        tr("Two letters are a warrior: a capital first for heroes, small ones for shield-bearers. The right "
           "side stands in round brackets. Lit points can be reached, lit letters can be struck at."),
        tr("A card shows BOTTLE (fire and strength: rolls of it or less succeed), below it as ^ the CLANG! "
           "of "
           "the armour (a blow of that total or less is stopped), and AGILITY (parry, throw, catch, break "
           "away). Behind each bar: now/at the start."),
        tr("In the list: BOTTLE/AGILITY, spears, ! for a scratch or distraction (+1 on rolls against "
           "BOTTLE); "
           "d is dead, s spared, q has quit, w waits for his bout."),
        tr("The ruler shows for each total of two dice what it does: W wounds, # the armour stops it, o the "
           "test succeeds, d fails and as a double costs BOTTLE, . fails. Behind it in per cent: W a wound, "
           "out he is out of the fight or pleads, riposte the one who strikes is wounded in return, turned "
           "the initiative passes, leads he has it then, heart he wins BOTTLE.")};
}

} // namespace disfida::tui::iliad_screen
