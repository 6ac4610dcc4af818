#include "tui/lorraine/statusline.hpp"

#include <vector>

#include "kernel/punctuation.hpp"
#include "kernel/utf8.hpp"
#include "tui/statusline.hpp"

namespace disfida::tui::lorraine_screen {

using namespace disfida::lorraine;

namespace {

/// What is decided, in few words.
std::string what(const Board& board) {
    const State& state = board.state;
    const auto about = [&](const char* sentence, GeneralId who) {
        return fill(sentence, {{"general", board.name(who)}});
    };
    switch (state.phase) {
    case Phase::ranks:
        return tr("dice for the ranks");
    case Phase::muster_french:
    case Phase::muster_burgundy:
        return tr("gather their armies");
    case Phase::pick:
        return tr("pick a general");
    case Phase::initiative:
        return fill(tr("{burgundy} or {french}?"),
                    {{"burgundy", board.name(state.picked[0])}, {"french", board.name(state.picked[1])}});
    case Phase::event:
        return fill(tr("{event} strikes {general}"),
                    {{"event", std::string(happening_word(state.striking[0].what))},
                     {"general", board.name(state.striking[0].who)}});
    case Phase::activate:
        return about(tr("{general} is active"), state.active.who);
    case Phase::stand:
        return tr("flee or stand?");
    case Phase::join:
        return tr("does the garrison join?");
    case Phase::mode:
        return tr("the battle is fought how?");
    case Phase::card:
        return tr("show a card");
    case Phase::clash:
        return tr("the hosts clash");
    case Phase::flank:
        return tr("does the flank arrive?");
    case Phase::fates:
        return tr("the captains' fates");
    case Phase::successor:
        return tr("a new general");
    case Phase::retreat:
        return tr_in("what is decided", "retreat");
    case Phase::losses:
        return fill(tr("share a loss of {n}"), {{"n", std::to_string(state.pending.points)}});
    case Phase::going_back:
        return about(tr("{general}: back inside?"), state.battle.joined);
    case Phase::promotion:
        return tr("promotions");
    case Phase::stack:
        return fill(tr("too many in {zone}"), {{"zone", board.zone(state.pending.zone)}});
    case Phase::place:
        return about(tr("place {general}"), state.pending.who[0]);
    case Phase::replace:
        return tr("a replacement");
    case Phase::end_roll:
        return tr("does the campaign end?");
    case Phase::over:
        break;
    }
    return "";
}

std::string result(const State& state, Length length) {
    if (state.ending == Ending::agreed) {
        return length == Length::whole ? tr("a draw, as both agreed") : tr("a draw");
    }
    if (length != Length::whole) {
        return by_side(state.winner, mark("Burgundy has won"), mark("The French have won"));
    }
    switch (state.ending) {
    case Ending::siege:
        return by_side(state.winner, mark("Burgundy has won: Vaudemont falls [L-Victory]"),
                       mark("The French have won: Vaudemont falls [L-Victory]"));
    case Ending::closing:
        return by_side(state.winner, mark("Burgundy has won, by the closing battle [L-Closing]"),
                       mark("The French have won, by the closing battle [L-Closing]"));
    default:
        return by_side(state.winner, mark("Burgundy has won: the others gave up"),
                       mark("The French have won: the others gave up"));
    }
}

std::vector<Part> parts(const Board& board, Length length) {
    const State& state = board.state;
    const std::string gap = length == Length::whole ? "  " : " ";
    std::vector<Part> out;
    const bool shortest = length == Length::shortest;
    out.push_back(
        {fill(shortest ? tr("T{turn}/{turns}") : tr("Turn {turn}/{turns}"),
              {{"turn", std::to_string(state.turn)}, {"turns", std::to_string(board.tables.turns)}}) +
             gap,
         {Ink::title, true}});
    out.push_back({fill(tr("VP {vp}/{needed}"), {{"vp", std::to_string(state.vp)},
                                                 {"needed", std::to_string(board.tables.vp_needed)}}) +
                       gap,
                   {Ink::title, true}});
    if (state.phase == Phase::over) {
        out.push_back({result(state, length), {Ink::strong, true}});
        return out;
    }
    const Decider who = decider(state);
    if (who.anybody) {
        out.push_back({shortest ? std::string(heading(who.side)) : headed(heading(who.side), ""),
                       {ink_of(who.side), true}});
    }
    if (!shortest || !who.anybody) {
        out.push_back({what(board), {Ink::strong}});
    }
    if (state.event.who != nobody && length == Length::whole && state.phase != Phase::event) {
        out.push_back({gap + fill(tr("event: {event}, {general}"),
                                  {{"event", std::string(happening_word(state.event.what))},
                                   {"general", board.name(state.event.who)}}),
                       {Ink::dim}});
    }
    return out;
}

} // namespace

void draw_status_line(Canvas& canvas, const Rect& line, const Board& board) {
    tui::draw_status_line(canvas, line, [&](Length length) { return parts(board, length); });
}

} // namespace disfida::tui::lorraine_screen
