#include "tui/lorraine/odds_text.hpp"

#include <algorithm>
#include <cmath>

#include "disfida/odometer.hpp"
#include "kernel/punctuation.hpp"
#include "lorraine/activation.hpp"
#include "lorraine/apply.hpp"
#include "lorraine/battle.hpp"
#include "lorraine/describe.hpp"
#include "lorraine/notation.hpp"
#include "tui/percent.hpp"

namespace disfida::tui::lorraine_screen {

using namespace disfida::lorraine;

namespace {

std::string in_percent(double chance) { return with_percent(percent(chance)); }

/// "needs 4+, 50%".
std::string test_words(int needed) {
    return fill(needed > 6 ? tr("needs {n}, which no die shows") : tr("needs {n}+, {chance}"),
                {{"n", std::to_string(needed)}, {"chance", needed > 6 ? "" : in_percent(at_least(needed))}});
}

std::string about(double value) { return std::to_string(std::lround(value)); }

std::string storm_words(const Board& board, const Action& action) {
    const StormOdds odds = storm_odds(board.tables, board.state, action);
    const char* sentence = action.verb != Verb::assault ? tr("it falls {falls}")
                           : odds.goes_in < 1.0
                               ? tr("it falls {falls}, is stormed at all {goes_in}; loss about {loss} on the "
                                    "average")
                               : tr("it falls {falls}; loss about {loss} on the average");
    return fill(sentence, {{"falls", in_percent(odds.falls)},
                           {"goes_in", in_percent(odds.goes_in)},
                           {"loss", about(odds.loss)}});
}

std::string flight_words(const Board& board) {
    return fill(tr("each of them {test}: 5 points lost, else {price}"),
                {{"test", test_words(board.tables.morale)},
                 {"price", std::to_string(flight_price(board.tables, board.state))}});
}

} // namespace

void Odds::reset() {
    battle_.reset();
    marches_.fill(std::nullopt);
    sally_.reset();
    cards_.clear();
}

const BattleOdds& Odds::battle(const Board& board) {
    if (!battle_) {
        battle_ = battle_odds(board.tables, board.state);
    }
    return *battle_;
}

std::optional<BattleOdds> Odds::after(const Board& board, const Action& action) {
    if (action.verb == Verb::sally) {
        if (!sally_ || sally_points_ != action.n) {
            sally_ = meeting_odds(board.tables, board.state, action);
            sally_points_ = action.n;
        }
        return sally_;
    }
    const bool march = action.verb == Verb::move || action.verb == Verb::press_on;
    if (!march || !has(held(board.state, other(board.general(action.who).side)), action.zone)) {
        return std::nullopt;
    }
    std::optional<BattleOdds>& known = marches_[action.zone];
    if (!known) {
        known = meeting_odds(board.tables, board.state, action);
    }
    return known;
}

const std::vector<BattleOdds>& Odds::by_card(const Board& board, const ActionList& cards) {
    for (std::size_t i = cards_.size(); i < cards.size(); ++i) {
        State there = board.state;
        Odometer none; // a card shown takes no dice
        NoEvents silent;
        lorraine::apply(board.tables, there, cards[i], none, silent);
        cards_.push_back(battle_odds(board.tables, there));
    }
    return cards_;
}

std::string battle_words(Side attacker, const BattleOdds& odds) {
    const char* sentence =
        odds.samples > 0
            ? by_side(
                  attacker,
                  mark("Burgundy wins {chance} of {n} trial battles, losing about {own} points to {theirs}"),
                  mark("The French win {chance} of {n} trial battles, losing about {own} points to "
                       "{theirs}"))
            : by_side(attacker, mark("Burgundy wins {chance}, losing about {own} points to {theirs}"),
                      mark("The French win {chance}, losing about {own} points to {theirs}"));
    return fill(sentence, {{"chance", in_percent(odds.wins)},
                           {"n", std::to_string(odds.samples)},
                           {"own", about(odds.attacker_loss)},
                           {"theirs", about(odds.defender_loss)}});
}

std::string odds_line(const Board& board, const Action& action, Odds& odds) {
    const Tables& tables = board.tables;
    const State& state = board.state;
    switch (action.verb) {
    case Verb::siege:
    case Verb::assault:
        return storm_words(board, action);
    case Verb::recover:
    case Verb::take:
        return test_words(tables.morale);
    case Verb::try_again: {
        const int tries = further_tries(tables, state, board.general(action.who));
        return fill(how_many("{n} try, each {test}: in all {chance}",
                             "{n} tries, each {test}: in all {chance}", tries),
                    {{"test", test_words(tables.morale)},
                     {"chance", in_percent(1.0 - std::pow(1.0 - at_least(tables.morale), tries))}});
    }
    case Verb::transfer:
        return test_words(transfer_needs(tables, board.general(action.who), board.general(action.with)));
    case Verb::move:
    case Verb::press_on:
    case Verb::sally: {
        std::string line;
        if (action.verb == Verb::press_on) {
            line = board.general(action.who).beloved ? tr("no test, they love him")
                                                     : test_words(press_needs(tables, state));
        }
        if (const auto met = odds.after(board, action)) {
            const std::string met_words = fill(
                tr("if they stand, {odds}"), {{"odds", battle_words(board.general(action.who).side, *met)}});
            line = line.empty() ? met_words : clauses({line, met_words});
        }
        return line;
    }
    case Verb::flee:
        return flight_words(board);
    case Verb::stand:
    case Verb::battle_auto:
        return battle_words(state.battle.offensive, odds.battle(board));
    case Verb::join:
        return besieged(*castle_in(tables, state, state.battle.zone)) ? test_words(tables.morale)
                                                                      : tr("no test");
    default:
        return {};
    }
}

std::vector<std::string> odds_lines(const Board& board, const ActionList& legal, Odds& odds) {
    std::vector<std::string> out{
        tr("Odds in per cent, before anything is spent. Tests, sieges and assaults are exact; battles are "
           "fought in trials, as often as it says."),
        ""};
    const std::size_t head = out.size();
    const bool cards = board.state.phase == Phase::card;
    if (cards) {
        odds.by_card(board, legal);
    }
    for (std::size_t i = 0; i < legal.size(); ++i) {
        Action action = legal[i];
        const std::string written = lorraine::text(board.tables, board.state, action);
        action.most = action.n;
        const std::string line =
            cards ? battle_words(board.state.battle.offensive, odds.by_card(board, legal)[i])
                  : odds_line(board, action, odds);
        if (line.empty()) {
            continue;
        }
        out.push_back(headed(written, line));
        for (const std::string& part : prospect(board.tables, board.state, action)) {
            out.push_back("    " + part);
        }
    }
    const Phase phase = board.state.phase;
    if (phase == Phase::clash || phase == Phase::flank) {
        out.push_back(battle_words(board.state.battle.offensive, odds.battle(board)));
    }
    if (phase == Phase::end_roll) {
        Action roll;
        for (const std::string& part : prospect(board.tables, board.state, roll)) {
            out.push_back(part);
        }
    }
    if (out.size() == head) {
        return {tr("Nothing that rolls dice can be tried now.")};
    }
    return out;
}

} // namespace disfida::tui::lorraine_screen
