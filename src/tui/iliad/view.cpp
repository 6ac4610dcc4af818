#include "tui/iliad/view.hpp"

#include <algorithm>
#include <string>

#include "iliad/describe.hpp"
#include "iliad/game.hpp"
#include "iliad/names.hpp"
#include "iliad/notation.hpp"
#include "iliad/refusal.hpp"
#include "kernel/tongue.hpp"
#include "kernel/utf8.hpp"
#include "kernel/words.hpp"
#include "play/game_position.hpp"
#include "tui/iliad/arena.hpp"
#include "tui/iliad/cards.hpp"
#include "tui/iliad/ruler.hpp"

namespace disfida::tui::iliad_screen {

using namespace disfida::iliad;

namespace {

constexpr int ruler_height = 4;
constexpr int narrowest_card = 18;
constexpr Hex middle{8, 5};

class View final : public GameView {
  public:
    void sync(const Position& position) override;
    [[nodiscard]] std::string_view context(const Position& position) const override;
    Reply handle(Command command, const Position& position) override;
    Reply click(Point at, const Position& position) override;
    void draw(Canvas& canvas, const Rect& area, const Position& position) override;
    [[nodiscard]] std::vector<std::string> describe(const Position& position) override;
    [[nodiscard]] std::vector<std::string> odds_page(const Position& position, int width) override;
    [[nodiscard]] std::vector<std::string> compared(const Position& position) override;
    [[nodiscard]] std::string aimed(const Position& position) const override;
    [[nodiscard]] std::vector<std::string> legend() const override;
    [[nodiscard]] int wanted_height(Size screen) const override;
    [[nodiscard]] int least_height(Size screen) const override;
    void follow(const Position& position, std::string_view action) override;

  private:
    enum class Panel : std::uint8_t { cards, roster, bracket };

    /// The position as the Iliad's. Precondition of the view: it is.
    struct Board {
        const Tables& tables;
        const State& state;
        explicit Board(const Position& position)
            : tables(as_game<iliad::Game>(position)->game().tables()),
              state(as_game<iliad::Game>(position)->game_state()) {}
        [[nodiscard]] std::string name(WarriorId who) const {
            return short_name(tables, std::size_t{state.roster[who].info});
        }
    };

    [[nodiscard]] static Reply play(const Board& board, const Action& action) {
        return {Reply::Kind::play, text(board.tables, action)};
    }
    [[nodiscard]] WarriorId under_cursor(const Board& board) const {
        return warrior_at(board.state, spot_of(cursor_));
    }
    [[nodiscard]] static bool acts(const Board& board) { return board.state.phase == Phase::activate; }
    Reply carry_out(Command command, const Position& position);
    void note_ruler(const Board& board);
    void point_at(const Board& board, WarriorId who);
    Reply move_cursor(const Board& board, Command command);
    Reply choose(const Board& board);
    Reply aim(const Board& board, Verb verb);
    Reply flee(const Board& board);
    Reply aimed();
    [[nodiscard]] std::array<WarriorId, 2> pair_shown(const Board& board) const;
    [[nodiscard]] WarriorId foe_shown(const Board& board, WarriorId own) const;
    void draw_status(Canvas& canvas, const Rect& line, const Board& board) const;
    void draw_panel(Canvas& canvas, const Rect& rect, const Board& board) const;
    [[nodiscard]] std::vector<RulerRow> ruler_rows(const Board& board) const;

    Aims aims_;
    Hex cursor_ = middle;
    Panel panel_ = Panel::cards;
    bool fleeing_ = false; ///< the key to quit the field was pressed once
    bool ruled_ = false;   ///< there is a ruler to show
    Rect arena_area_;
    Scale scale_;
};

std::string mode_word(Mode mode) {
    switch (mode) {
    case Mode::duel:
        return tr_in("mode", "Duel");
    case Mode::melee:
        return tr_in("mode", "Melee");
    case Mode::suitors:
        return tr_in("mode", "Suitors");
    case Mode::tourney:
        break;
    }
    return tr_in("mode", "Tourney");
}

void View::point_at(const Board& board, WarriorId who) {
    if (who != nobody && board.state.roster[who].spot != no_spot) {
        cursor_ = hex_of(board.state.roster[who].spot);
    }
}

void View::sync(const Position& position) {
    const Board board(position);
    aims_.reset(board.tables, board.state);
    fleeing_ = false;
    point_at(board, board.state.pending.decider != nobody ? board.state.pending.decider : board.state.active);
    note_ruler(board);
}

std::string_view View::context(const Position& position) const {
    switch (Board(position).state.phase) {
    case Phase::turn_start:
        return context_roll;
    case Phase::activate:
        return context_act;
    case Phase::defend:
        return context_defend;
    case Phase::catching:
        return context_catch;
    case Phase::plea:
        return context_plea;
    case Phase::over:
        break;
    }
    return context_over;
}

Reply View::handle(Command command, const Position& position) {
    Reply reply = carry_out(command, position);
    note_ruler(Board(position));
    return reply;
}

void View::note_ruler(const Board& board) {
    const Phase phase = board.state.phase;
    ruled_ = phase == Phase::defend || phase == Phase::catching || (phase == Phase::activate && aims_.aim());
}

Reply View::carry_out(Command command, const Position& position) {
    const Board board(position);
    const bool was_fleeing = std::exchange(fleeing_, false);
    switch (command) {
    case Command::roll:
        return {Reply::Kind::play, "roll"};
    case Command::armour:
        return {Reply::Kind::play, "armour"};
    case Command::parry:
        return {Reply::Kind::play, "parry"};
    case Command::catch_it:
        return {Reply::Kind::play, "catch"};
    case Command::let_fly:
        return {Reply::Kind::play, "let"};
    case Command::spare:
        return {Reply::Kind::play, "spare"};
    case Command::kill:
        return {Reply::Kind::play, "kill"};
    case Command::wait:
        return play(board, {Verb::wait, board.state.roster[board.state.active].info});
    case Command::flee:
        fleeing_ = was_fleeing;
        return flee(board);
    case Command::choose:
        return choose(board);
    case Command::next:
    case Command::previous:
        return aims_.step(command == Command::next ? 1 : -1)
                   ? changed()
                   : message(
                         tr("He can strike at nobody now: move him with the cursor and Enter, or [w]ait"));
    case Command::attack:
        return aim(board, Verb::attack);
    case Command::close:
        return aim(board, Verb::close);
    case Command::spear:
        return aim(board, Verb::throw_at);
    case Command::disengage:
        return aim(board, Verb::disengage);
    case Command::back:
        aims_.drop();
        return changed();
    case Command::panel:
        panel_ = panel_ == Panel::cards                                         ? Panel::roster
                 : panel_ == Panel::roster && board.state.mode == Mode::tourney ? Panel::bracket
                                                                                : Panel::cards;
        return changed();
    default:
        return move_cursor(board, command);
    }
}

Reply View::move_cursor(const Board& /*board*/, Command command) {
    const auto to = walk(arena_board(), cursor_, command);
    if (!to) {
        return {};
    }
    cursor_ = *to;
    aims_.drop();
    return changed();
}

/// Aims at the next with this verb, or says why there is none.
Reply View::aim(const Board& board, Verb verb) {
    if (aims_.next(verb)) {
        return changed();
    }
    const State& state = board.state;
    const std::uint8_t who = state.roster[state.active].info;
    Error error;
    if (verb == Verb::disengage) {
        error = why_not(board.tables, state, {verb, who});
    } else {
        const WarriorId foe = foe_shown(board, state.active);
        error = why_not(board.tables, state, {verb, who, state.roster[foe].info});
    }
    return message(error.line());
}

Reply View::choose(const Board& board) {
    if (aims_.aim()) {
        return play(board, *aims_.aim());
    }
    const State& state = board.state;
    const WarriorId here = under_cursor(board);
    const std::uint8_t who = state.roster[state.active].info;
    if (here == state.active && aims_.step(1)) {
        return changed(); // who only presses Enter is shown what can be done
    }
    if (here == state.active) {
        return message(
            fill(tr("{who} stands here and can strike at nobody: move the cursor to a lit hex, or [w]ait"),
                 {{"who", board.name(here)}}));
    }
    if (here != nobody && state.roster[here].side != state.roster[state.active].side) {
        if (aims_.at(state.roster[here].info)) {
            return changed();
        }
        return message(
            fill(tr("{foe} is out of his reach, and he cannot throw at him"), {{"foe", board.name(here)}}));
    }
    return play(board, {Verb::move, who, nobody, spot_of(cursor_)}); // the rules say why not
}

Reply View::flee(const Board& board) {
    if (!std::exchange(fleeing_, true)) {
        return message(
            fill(tr("F once more and {who} leaves the fight for good; it counts as killed [I-Quit]"),
                 {{"who", board.name(board.state.active)}}));
    }
    return play(board, {Verb::quit, board.state.roster[board.state.active].info});
}

Reply View::click(Point at, const Position& position) {
    const Board board(position);
    const auto hex = hex_at(arena_area_, arena_board(), scale_, cursor_, at);
    if (!hex) {
        return {};
    }
    if (*hex == cursor_ && acts(board)) {
        return choose(board);
    }
    cursor_ = *hex;
    aims_.drop();
    note_ruler(board);
    return changed();
}

/// Whom a warrior has to do with: aimed at, under the cursor, in contact, nearest.
WarriorId View::foe_shown(const Board& board, WarriorId own) const {
    const State& state = board.state;
    if (aims_.aim() && aims_.aim()->enemy != nobody) {
        return in_roster(state, aims_.aim()->enemy);
    }
    const WarriorId here = under_cursor(board);
    if (here != nobody && state.roster[here].side != state.roster[own].side) {
        return here;
    }
    WarriorId nearest = nobody;
    int least = iliad::columns + iliad::rows;
    for (WarriorId w = 0; w < state.count; ++w) {
        if (state.roster[w].side == state.roster[own].side || !fights(state.roster[w])) {
            continue;
        }
        const int steps = contact_of(state, own, w) != nullptr ? 0
                          : fights(state.roster[own])
                              ? distance(hex_of(state.roster[own].spot), hex_of(state.roster[w].spot))
                              : 1;
        if (steps < least) {
            least = steps;
            nearest = w;
        }
    }
    return nearest;
}

/// The two whose cards are shown, left side first.
std::array<WarriorId, 2> View::pair_shown(const Board& board) const {
    const State& state = board.state;
    if (state.mode == Mode::tourney || state.count == 2) {
        const bool bout = state.mode == Mode::tourney;
        return {bout ? state.bouts[state.bout].left : WarriorId{0},
                bout ? state.bouts[state.bout].right : WarriorId{1}};
    }
    WarriorId one = state.active;
    WarriorId other = nobody;
    if (state.pending.decider != nobody) {
        one = state.pending.decider;
        other = state.pending.other;
    } else if (one == nobody) {
        one = under_cursor(board) != nobody ? under_cursor(board) : WarriorId{0};
    }
    if (other == nobody) {
        other = foe_shown(board, one);
    }
    if (other != nobody && state.roster[one].side == Side::right) {
        std::swap(one, other);
    }
    return {one, other};
}

void View::draw_status(Canvas& canvas, const Rect& line, const Board& board) const {
    const State& state = board.state;
    int x = line.x + 1;
    const auto write = [&](const std::string& text, Style style = {}) {
        x += canvas.text(x, line.y, text, style, line.x + line.width - x);
    };
    const std::string mode = mode_word(state.mode);
    write(
        state.mode == Mode::tourney
            ? fill(tr("{mode}, bout {n}/{bouts}  turn {turn}  "), {{"mode", mode},
                                                                   {"n", std::to_string(state.bout + 1)},
                                                                   {"bouts", std::to_string(state.field - 1)},
                                                                   {"turn", std::to_string(state.turn)}})
            : fill(tr("{mode}  turn {turn}  "), {{"mode", mode}, {"turn", std::to_string(state.turn)}}),
        {Ink::title, true});
    if (state.phase == Phase::over) {
        const std::string result = status(board.tables, state).front();
        write(result.substr(0, result.find(". ")), {Ink::strong, true}); // who stands is below
        return;
    }
    if (state.phase == Phase::turn_start) {
        write(tr("the dice set the order"), {Ink::strong});
    } else {
        const WarriorId who = state.pending.decider != nobody ? state.pending.decider : state.active;
        // His name stands out in the sentence in the colour of his side.
        const std::string sentence =
            state.phase == Phase::defend     ? tr("{who}: armour or parry?")
            : state.phase == Phase::catching ? tr("{who}: catch the spear?")
            : state.phase == Phase::plea
                ? fill(tr("{who}: spare {foe}?"), {{"foe", board.name(state.pending.other)}})
                : tr("{who} acts");
        constexpr std::string_view mark_of_who = "{who}";
        const std::size_t at = std::min(sentence.find(mark_of_who), sentence.size());
        write(sentence.substr(0, at), {Ink::strong});
        write(board.name(who), {ink_of(state.roster[who].side), true});
        write(sentence.substr(std::min(at + mark_of_who.size(), sentence.size())), {Ink::strong});
    }
    const std::string hint = tr("? help");
    const int room = line.x + line.width - disfida::columns(hint) - 5 - x;
    std::string next;
    for (std::size_t i = state.next; i < state.order_count; ++i) {
        if (!fights(state.roster[state.order[i]])) {
            continue;
        }
        const std::string more =
            (next.empty() ? "  " + fill(tr("then {who}"), {{"who", board.name(state.order[i])}})
                          : ", " + board.name(state.order[i]));
        if (disfida::columns(next) + disfida::columns(more) > room) {
            next += next.empty() ? "" : " ..";
            break;
        }
        next += more;
    }
    canvas.text(x, line.y, next, {Ink::dim});
    canvas.text_right(line.x + line.width - 1, line.y, hint, {Ink::dim});
}

void View::draw_panel(Canvas& canvas, const Rect& rect, const Board& board) const {
    const auto pair = pair_shown(board);
    if (panel_ == Panel::roster) {
        draw_roster(canvas, rect, board.tables, board.state, under_cursor(board));
        return;
    }
    if (panel_ == Panel::bracket) {
        draw_bracket(canvas, rect, board.tables, board.state);
        return;
    }
    int y = rect.y;
    for (const WarriorId who : pair) {
        if (who != nobody && y + card_height - 1 <= rect.y + rect.height) {
            draw_card(canvas, {rect.x, y, rect.width, card_height}, board.tables, board.state, who);
            y += card_height;
        }
    }
    // Below the cards: what the letters on the arena mean, if there is room for all.
    const int left = rect.y + rect.height - y;
    if (board.state.count > 2 && left > 0) {
        if (board.state.count <= 2 * left) {
            draw_roster(canvas, {rect.x, y, rect.width, left}, board.tables, board.state,
                        under_cursor(board));
        } else {
            const bool bracket = board.state.mode == Mode::tourney;
            canvas.text(rect.x, y,
                        bracket ? tr("[i] all warriors, again: the bracket") : tr("[i] all warriors"),
                        {Ink::dim}, rect.width);
        }
    }
}

std::vector<RulerRow> View::ruler_rows(const Board& board) const {
    const State& state = board.state;
    switch (state.phase) {
    case Phase::defend:
        return answers_ruler(board.tables, state);
    case Phase::catching:
        return ruler(board.tables, state, {Verb::catch_it});
    case Phase::activate:
        return aims_.aim() ? ruler(board.tables, state, *aims_.aim()) : std::vector<RulerRow>();
    default:
        return {};
    }
}

void View::draw(Canvas& canvas, const Rect& area, const Position& position) {
    const Board board(position);
    draw_status(canvas, {area.x, area.y, area.width, 1}, board);
    const HexBoard arena = arena_board();
    const Size large = board_size(arena, large_scale);
    const Size small = board_size(arena, small_scale);
    const auto rows = ruler_rows(board);
    const int below = area.height - least_height({area.width, area.height});
    const int ruler_lines = rows.empty() ? 0 : std::clamp(below, below < 2 ? 0 : 2, ruler_height);
    const int height = area.height - 1 - ruler_lines;
    const bool roomy = height >= large.height && area.width >= large.width + 2 * narrowest_card;
    scale_ = roomy ? large_scale : small_scale;
    const Size wanted = roomy ? large : small;
    int width = std::min(area.width, wanted.width);
    Rect panel{area.x + width + 1, area.y + 1, area.width - width - 1, height};
    if (panel.width < narrowest_card) { // one or the other
        panel = {area.x + 1, area.y + 1, area.width - 2, height};
        width = panel_ == Panel::roster ? 0 : area.width;
    }
    arena_area_ = {area.x, area.y + 1, width, std::min(height, wanted.height)};
    if (width > 0) {
        show_board(canvas, arena_area_, draw_arena(scale_, board.tables, board.state, aims_), arena, scale_,
                   cursor_);
    } else {
        canvas.set_caret({panel.x, panel.y});
    }
    if (width == 0 || panel.x > area.x + 1) {
        draw_panel(canvas, panel, board);
    }
    draw_ruler(canvas, {area.x, area.y + area.height - ruler_lines, area.width, ruler_lines}, rows);
}

std::vector<std::string> View::describe(const Position& position) {
    const Board board(position);
    const State& state = board.state;
    if (state.phase == Phase::defend || state.phase == Phase::catching || state.phase == Phase::plea ||
        state.phase == Phase::turn_start) {
        return {prompt(board.tables, state)};
    }
    if (acts(board) && aims_.aim()) {
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
    const char* pattern = !acts(board)                      ? tr("{hex}, free")
                          : aims_.reaches(spot_of(cursor_)) ? tr("{hex}, free: Enter moves {who} here")
                                                            : tr("{hex}, free: out of {who}'s reach");
    return {fill(pattern, {{"hex", hex_name(cursor_)},
                           {"who", acts(board) ? board.name(state.active) : std::string()}})};
}

std::vector<std::string> View::odds_page(const Position& position, int /*width*/) {
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

std::vector<std::string> View::compared(const Position& position) {
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

std::string View::aimed(const Position& position) const {
    return aims_.aim() ? text(Board(position).tables, *aims_.aim()) : std::string();
}

std::vector<std::string> View::legend() const {
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

int View::least_height(Size screen) const {
    const int large = board_size(arena_board(), large_scale).height + 1;
    return screen.height > large + ruler_height + 4 ? large
                                                    : board_size(arena_board(), small_scale).height + 1;
}

int View::wanted_height(Size screen) const { return least_height(screen) + (ruled_ ? ruler_height : 0); }

void View::follow(const Position& position, std::string_view action) {
    const Board board(position);
    for (const std::string_view word : split(action, ' ')) {
        const int found = board.tables.find(word);
        if (found >= 0) {
            point_at(board, in_roster(board.state, static_cast<std::uint8_t>(found)));
        }
    }
}

} // namespace

std::unique_ptr<GameView> make() { return std::make_unique<View>(); }

} // namespace disfida::tui::iliad_screen
