#include "tui/lorraine/statusline.hpp"

#include <numeric>
#include <vector>

#include "kernel/utf8.hpp"

namespace disfida::tui::lorraine_screen {

using namespace disfida::lorraine;

namespace {

enum class Length : std::uint8_t { whole, shorter, shortest };

struct Part {
    std::string text;
    Style style = {};
};

/// What is decided, in few words.
std::string what(const Board& board) {
    const State& state = board.state;
    switch (state.phase) {
    case Phase::ranks:
        return "dice for the ranks";
    case Phase::muster_french:
    case Phase::muster_burgundy:
        return "gather their armies";
    case Phase::pick:
        return "pick a general";
    case Phase::initiative:
        return board.name(state.picked[0]) + " or " + board.name(state.picked[1]) + "?";
    case Phase::event:
        return std::string(lorraine::name(state.striking[0].what)) + " strikes " +
               board.name(state.striking[0].who);
    case Phase::activate:
        return board.name(state.active.who) + " is active";
    case Phase::stand:
        return "flee or stand?";
    case Phase::join:
        return "does the garrison join?";
    case Phase::mode:
        return "the battle is fought how?";
    case Phase::card:
        return "show a card";
    case Phase::clash:
        return "the hosts clash";
    case Phase::flank:
        return "does the flank arrive?";
    case Phase::fates:
        return "the captains' fates";
    case Phase::successor:
        return "a new general";
    case Phase::retreat:
        return "retreat";
    case Phase::losses:
        return "share a loss of " + std::to_string(state.pending.points);
    case Phase::going_back:
        return board.name(state.battle.joined) + ": back inside?";
    case Phase::promotion:
        return "promotions";
    case Phase::stack:
        return "too many in " + board.zone(state.pending.zone);
    case Phase::place:
        return "place " + board.name(state.pending.who[0]);
    case Phase::replace:
        return "a replacement";
    case Phase::end_roll:
        return "does the campaign end?";
    case Phase::over:
        break;
    }
    return "";
}

std::string result(const State& state, Length length) {
    if (state.ending == Ending::agreed) {
        return length == Length::whole ? "a draw, as both agreed" : "a draw";
    }
    std::string winner(state.winner == Side::burgundy ? "Burgundy has won" : "The French have won");
    if (length != Length::whole) {
        return winner;
    }
    return winner + (state.ending == Ending::siege     ? ": Vaudemont falls [L-Victory]"
                     : state.ending == Ending::closing ? ", by the closing battle [L-Closing]"
                                                       : ": the others gave up");
}

std::vector<Part> parts(const Board& board, Length length) {
    const State& state = board.state;
    const std::string gap = length == Length::whole ? "  " : " ";
    std::vector<Part> out;
    const bool shortest = length == Length::shortest;
    out.push_back({(shortest ? "T" : "Turn ") + std::to_string(state.turn) + "/" +
                       std::to_string(board.tables.turns) + gap,
                   {Ink::title, true}});
    out.push_back({"VP " + std::to_string(state.vp) + "/" + std::to_string(board.tables.vp_needed) + gap,
                   {Ink::title, true}});
    if (state.phase == Phase::over) {
        out.push_back({result(state, length), {Ink::strong, true}});
        return out;
    }
    const Decider who = decider(state);
    if (who.anybody) {
        out.push_back({std::string(heading(who.side)) + (shortest ? "" : ": "), {ink_of(who.side), true}});
    }
    if (!shortest || !who.anybody) {
        out.push_back({what(board), {Ink::strong}});
    }
    if (state.event.who != nobody && length == Length::whole && state.phase != Phase::event) {
        out.push_back({gap + "event: " + std::string(lorraine::name(state.event.what)) + ", " +
                           board.name(state.event.who),
                       {Ink::dim}});
    }
    return out;
}

int width_of(const std::vector<Part>& line) {
    return std::accumulate(line.begin(), line.end(), 0,
                           [](int sum, const Part& part) { return sum + columns(part.text); });
}

} // namespace

void draw_status_line(Canvas& canvas, const Rect& line, const Board& board) {
    std::string_view hint = "? help";
    const auto fits = [&](const std::vector<Part>& text) {
        return 1 + width_of(text) + 1 + static_cast<int>(hint.size()) < line.width;
    };
    std::vector<Part> text = parts(board, Length::whole);
    for (const Length length : {Length::shorter, Length::shortest}) {
        if (!fits(text)) {
            hint = length == Length::shortest ? "?" : hint;
            text = parts(board, length);
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

} // namespace disfida::tui::lorraine_screen
