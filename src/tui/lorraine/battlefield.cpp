#include "tui/lorraine/battlefield.hpp"

#include <algorithm>

#include "kernel/utf8.hpp"
#include "lorraine/quick.hpp"
#include "tui/wrap.hpp"

namespace disfida::tui::lorraine_screen {

using namespace disfida::lorraine;

namespace {

constexpr int most_corps_shown = 4;

/// One corps: its name, then a letter a unit.
void draw_corps(Canvas& canvas, Point at, int width, const Board& board, const Corps& corps, Side side) {
    std::string head = board.name(corps.who);
    const bool general = corps.who < board.state.count;
    head += general ? " " + std::to_string(corps.points) : "";
    head += corps.exhausted ? "~" : "";
    if (corps.flank) {
        head +=
            " " + std::string(corps.arrived ? tr_in("corps", "flank") : tr_in("corps", "flank, on its way"));
    }
    canvas.text(at.x, at.y, head, {ink_of(side), true}, width);
    int x = at.x;
    const auto units = [&](int count, char32_t sign, Style style) {
        for (int i = 0; i < count && x < at.x + width; ++i) {
            canvas.put(x++, at.y + 1, sign, style);
        }
    };
    units(corps.knights, U'K', {ink_of(side), true});
    units(corps.men, U'M', {ink_of(side)});
    units(corps.militia, U'm', {Ink::dim});
    units(corps.lost, U'x', {Ink::bad});
}

std::string hand_words(const Host& host) {
    std::string out;
    for (std::size_t i = 0; i < card_count; ++i) {
        if (host.hand[i] > 0) {
            out += (out.empty() ? "" : ", ") + std::string(card_word(static_cast<Card>(i))) +
                   (host.hand[i] > 1 ? "(" + std::to_string(host.hand[i]) + ")" : "");
        }
    }
    return out.empty() ? tr_in("cards", "none left") : out;
}

std::string played_words(const Host& host, const Host& enemy) {
    if (!host.played) {
        return tr("shows nothing yet");
    }
    const bool beaten = enemy.played && beats(enemy.as, host.as);
    const bool plain = host.card == host.as;
    return fill(beaten  ? plain ? tr("shows {card}, beaten: does nothing")
                                : tr("shows {card} as {as}, beaten: does nothing")
                 : plain ? tr("shows {card}")
                        : tr("shows {card} as {as}"),
                {{"card", std::string(card_word(host.card))}, {"as", std::string(card_word(host.as))}});
}

/// One host in a column of the screen; the same lines of both stand side by side.
void draw_host(Canvas& canvas, const Rect& rect, const Board& board, Side side, const Volleys& volleys) {
    const Battle& battle = board.state.battle;
    const Host& host = battle.hosts[index(side)];
    const Host& enemy = battle.hosts[index(other(side))];
    int y = rect.y;
    const int bottom = rect.y + rect.height;
    const auto line = [&](const std::string& text, Style style = {}) {
        if (y < bottom) {
            canvas.text(rect.x, y++, shorten(text, rect.width), style);
        }
    };
    const Skill skill = chief_skill(board.state, host.corps[0].who);
    line(fill(side == battle.offensive
                  ? by_side(side, mark("BURGUNDY attacks, {skill}"), mark("FRENCH attack, {skill}"))
                  : by_side(side, mark("BURGUNDY defends, {skill}"), mark("FRENCH defend, {skill}")),
              {{"skill", std::string(skill_word(skill))}}),
         {ink_of(side), true});
    const int room = std::clamp((rect.height - 8) / 2, 1, most_corps_shown);
    const int rows = std::min<int>(std::max(host.count, enemy.count), room);
    const int shown = std::min<int>(host.count, rows);
    for (int i = 0; i < shown && y + 1 < bottom; ++i) {
        draw_corps(canvas, {rect.x, y}, rect.width, board, host.corps[static_cast<std::size_t>(i)], side);
        y += 2;
    }
    y += 2 * (rows - shown);
    const bool hidden = shown < host.count;
    if (!hidden && shown < enemy.count && rows < enemy.count) {
        ++y; // the enemy has a line for those not shown
    }
    if (hidden) {
        int units = 0;
        for (auto i = static_cast<std::size_t>(shown); i < host.count; ++i) {
            units += host.corps[i].left();
        }
        line(fill(tr("and {n} more with {units}"), {{"n", std::to_string(host.count - shown)},
                                                    {"units", how_many("{n} unit", "{n} units", units)}}));
    }
    line(fill(tr("lost {lost}, breaks at {breaks}"),
              {{"lost", std::to_string(lost_of(host))}, {"breaks", std::to_string(host.breaks_at)}}),
         {Ink::strong});
    if (y < bottom) {
        canvas.bar(rect.x, y++, std::min<int>(rect.width, host.breaks_at), lost_of(host), host.breaks_at,
                   {Ink::bad});
    }
    line(fill(tr("{captains}, pushed {pushed}, throws {dice}"),
              {{"captains", how_many("{n} captain", "{n} captains", host.captains)},
               {"pushed", std::to_string(host.pushed)},
               {"dice", how_many("{n} die", "{n} dice", dice_of(board.tables.battle, host, enemy))}}));
    const std::string cards = fill(tr("Cards: {list}"), {{"list", hand_words(host)}});
    for (const std::string& part : wrap(cards, rect.width, 1)) {
        line(part);
    }
    line(played_words(host, enemy), {host.played ? Ink::strong : Ink::dim});
    for (const std::string& part : wrap(volleys.words[index(side)], rect.width, 1)) {
        line(part, {Ink::dim});
    }
}

} // namespace

void Volleys::read(std::span<const Event> events) {
    for (const Event& event : events) {
        if (event.kind() == "array") {
            words = {};
        }
        if (event.kind() != "volley") {
            continue;
        }
        const std::size_t side = event.text("side") == lorraine::name(Side::burgundy) ? 0 : 1;
        std::string dice;
        for (const std::int64_t die : event.list("dice")) {
            dice += " " + std::to_string(die);
        }
        words[side] = fill(event.flag("held") ? tr("Threw{dice}: {hits}, {flags}, held")
                                              : tr("Threw{dice}: {hits}, {flags}"),
                           {{"dice", dice},
                            {"hits", how_many("{n} hit", "{n} hits", event.number("hits"))},
                            {"flags", how_many("{n} flag", "{n} flags", event.number("flags"))}});
    }
}

std::vector<std::string> card_choices(const ActionList& legal) {
    std::vector<std::string> out;
    for (const Action& action : legal) {
        const std::string card(card_word(action.card));
        out.push_back(action.verb == Verb::card_banner ? fill(tr("banner as {card}"), {{"card", card}})
                                                       : card);
    }
    return out;
}

bool on_field(const State& state) {
    return state.battle.on && state.battle.arrayed &&
           (state.phase == Phase::card || state.phase == Phase::clash || state.phase == Phase::flank ||
            state.phase == Phase::fates);
}

void draw_battle(Canvas& canvas, const Rect& rect, const Board& board, const ActionList& legal,
                 std::size_t chosen, const Volleys& volleys, const std::string& chance) {
    const State& state = board.state;
    const Battle& battle = state.battle;
    const bool closing = battle.closing;
    const char* sentence =
        closing
            ? by_side(battle.first,
                      mark("The closing battle, round {round} of {rounds}. Burgundy shows first"),
                      mark("The closing battle, round {round} of {rounds}. The French show first"))
            : by_side(battle.first, mark("Battle of {zone}, round {round} of {rounds}. Burgundy shows first"),
                      mark("Battle of {zone}, round {round} of {rounds}. The French show first"));
    const std::string title = fill(sentence, {{"zone", closing ? "" : board.zone(battle.zone)},
                                              {"round", std::to_string(battle.round)},
                                              {"rounds", std::to_string(board.tables.battle.rounds)}});
    canvas.text(rect.x + 1, rect.y, shorten_at_word(title, rect.width - 2), {Ink::title, true});
    constexpr int below = 4; // cards to choose, what beats what, odds
    const int half = (rect.width - 3) / 2;
    const Rect left{rect.x + 1, rect.y + 1, half, rect.height - 1 - below};
    draw_host(canvas, left, board, battle.offensive, volleys);
    draw_host(canvas, {rect.x + half + 2, left.y, half, left.height}, board, other(battle.offensive),
              volleys);
    int y = rect.y + rect.height - below;
    if (state.phase == Phase::card) {
        const auto cards = card_choices(legal);
        int x = rect.x + 1;
        for (std::size_t i = 0; i < cards.size(); ++i) {
            const bool marked = i == chosen;
            const std::string text = (marked ? "[" : " ") + cards[i] + (marked ? "]" : " ");
            if (x + columns(text) > rect.x + rect.width) {
                x = rect.x + 1;
                ++y;
            }
            if (marked) {
                canvas.set_caret({x + 1, y});
            }
            x += canvas.text(x, y, text, marked ? Style{Ink::chosen} : Style{});
        }
    } else {
        canvas.set_caret({rect.x + 1, rect.y});
    }
    y = rect.y + rect.height - 2;
    canvas.text(
        rect.x + 1, y,
        shorten_at_word(tr("charge beats loose, loose beats hold, hold beats charge"), rect.width - 2),
        {Ink::dim});
    canvas.text(rect.x + 1, y + 1, shorten_at_word(chance, rect.width - 2), {Ink::strong});
}

} // namespace disfida::tui::lorraine_screen
