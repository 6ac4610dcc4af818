#include "tui/iliad/cards.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "iliad/apply.hpp"
#include "iliad/describe.hpp"
#include "iliad/names.hpp"
#include "kernel/tongue.hpp"
#include "kernel/utf8.hpp"

namespace disfida::tui::iliad_screen {

using namespace disfida::iliad;

namespace {

constexpr int figure_width = 7;
constexpr int label_cells = 8; ///< "AGILITY "
constexpr std::size_t figure_height = 5;
using Figure = std::array<std::string_view, figure_height>;

/// By armour: bell, bronze, leather, naked.
constexpr std::array<Figure, 4> figures{
    {{R"( _/^\_ )", R"( (o_o) )", R"(/#####\)", R"(|#####|)", R"(  / \  )"},
     {R"(  /^|  )", R"( (o.o) )", R"( /[=]\ )", R"(/ [=] \)", R"(  / \  )"},
     {R"(   _   )", R"( (o.o) )", R"( /:::\ )", R"(/ ::: \)", R"(  / \  )"},
     {R"(   ~   )", R"( (o.o) )", R"( /   \ )", R"(/  .  \)", R"(  / \  )"}}};
constexpr Figure fallen{"       ", "       ", "       ", "  ___  ", "_(x.x)\\"};

std::string number(int n) { return std::to_string(n); }

/// A bar of one cell a point: what is left, what is lost, nothing beyond the start.
void draw_points(Canvas& canvas, Point at, int now, int start, Style style) {
    for (int i = 0; i < std::max(now, start); ++i) {
        if (i < now) {
            canvas.glyph(at.x + i, at.y, Glyph::bar_full, style);
        } else {
            canvas.glyph(at.x + i, at.y, Glyph::bar_empty, {Ink::bad});
        }
    }
}

std::string marks(const Warrior& warrior) {
    std::string out;
    out += warrior.scratch ? std::string(tr("scratch +1")) + "  " : "";
    out += warrior.distracted ? tr("distracted +1") : "";
    return out;
}

/// "initiative over Hector" or "Hector has the initiative", for the first contact.
std::string contact_text(const Tables& tables, const State& state, WarriorId who) {
    for (std::size_t i = 0; i < state.contact_count; ++i) {
        const WarriorId enemy = opponent(state.contacts[i], who);
        if (enemy != nobody) {
            const std::string name = short_name(tables, std::size_t{state.roster[enemy].info});
            return fill(state.contacts[i].initiative == state.roster[who].side
                            ? tr("initiative over {foe}")
                            : tr("{foe} has the initiative"),
                        {{"foe", name}});
        }
    }
    return tr("in no contact");
}

std::string standing(const Tables& tables, const State& state, WarriorId who) {
    switch (state.roster[who].status) {
    case Status::in:
        return contact_text(tables, state, who);
    case Status::waiting:
        return state.phase == Phase::over && state.bouts[state.bout].winner == who ? tr("the champion")
                                                                                   : tr("waits for his bout");
    case Status::quit:
        return tr("has left the field");
    case Status::spared:
        return tr("spared, out of the fight");
    case Status::dead:
        break;
    }
    return tr("dead");
}

/// "acts 0405", "answers 0405" or where he stands alone.
std::string what_he_does(const State& state, WarriorId who) {
    const Spot spot = state.roster[who].spot;
    const std::string place = spot == no_spot ? "" : spot_name(spot);
    if (state.pending.decider == who) {
        return fill(tr("answers {hex}"), {{"hex", place}});
    }
    return state.active == who && state.pending.decider == nobody ? fill(tr("acts {hex}"), {{"hex", place}})
                                                                  : place;
}

/// How one out of the fight stands in the list: a word, or a letter where room is short.
const char* list_word(Status status, bool letter) {
    switch (status) {
    case Status::waiting:
        return letter ? tr_in("letter of the list", "w") : tr_in("list", "waiting");
    case Status::spared:
        return letter ? tr_in("letter of the list", "s") : tr_in("list", "spared");
    case Status::quit:
        return letter ? tr_in("letter of the list", "q") : tr_in("list", "quit");
    default:
        return letter ? tr_in("letter of the list", "d") : tr_in("list", "dead");
    }
}

} // namespace

void draw_card(Canvas& canvas, const Rect& rect, const Tables& tables, const State& state, WarriorId who) {
    const Warrior& warrior = state.roster[who];
    const WarriorInfo& info = tables.info(warrior.info);
    const Ink ink = ink_of(warrior.side);
    const bool drawn = rect.width >= 34;
    const int clang = tables.of(warrior.armour).clang;
    const std::string right = what_he_does(state, who);
    canvas.text(rect.x, rect.y, drawn ? full_name(info) : short_name(tables, std::size_t{warrior.info}),
                {ink, true}, rect.width - disfida::columns(right) - 1);
    canvas.text_right(rect.x + rect.width, rect.y, right, {Ink::strong});
    const int left = rect.x + (drawn ? figure_width + 2 : 0);
    if (drawn) {
        const bool gone = warrior.status == Status::dead;
        const Figure& figure = gone ? fallen : figures[static_cast<std::size_t>(warrior.armour)];
        for (std::size_t i = 0; i < figure_height; ++i) {
            canvas.text(rect.x, rect.y + 1 + static_cast<int>(i), figure[i], {gone ? Ink::dim : ink});
        }
    }
    int y = rect.y + 1;
    const int numbers = left + label_cells + most_agility + 1;
    const bool barred = numbers + 5 <= rect.x + rect.width; // else the numbers alone
    const auto line = [&](std::string_view what, const std::string& value, int now, int start) {
        canvas.text(left, y, what, {Ink::title});
        if (barred) {
            draw_points(canvas, {left + label_cells, y}, now, start, {ink});
        }
        canvas.text(barred ? numbers : left + label_cells, y++, value);
    };
    line(tr("BOTTLE"), number(warrior.bottle) + "/" + number(warrior.start_bottle), warrior.bottle,
         warrior.start_bottle);
    if (clang > 0 && barred) {
        canvas.put(left + label_cells + clang - 1, y, U'^', {Ink::strong, true});
    }
    line(tr("CLANG!"), number(clang), 0, 0);
    line(tr("AGILITY"), number(warrior.agility) + "/" + number(warrior.start_agility), warrior.agility,
         warrior.start_agility);
    std::string arms = armour_word(warrior.armour) + ", " +
                       (info.hero ? spears_word(warrior.spears) : std::string(tr("shield-bearer")));
    const WarriorId bearer = info.hero ? bearer_of(tables, state, who) : nobody;
    if (bearer != nobody) {
        const bool near = adjacent(state.roster[bearer].spot, warrior.spot);
        const std::string with = fill(near ? tr(", with {who}") : tr(", far from {who}"),
                                      {{"who", short_name(tables, std::size_t{state.roster[bearer].info})}});
        const bool fits = left + disfida::columns(arms) + disfida::columns(with) <= rect.x + rect.width;
        arms += fits ? with : "";
    }
    canvas.text(left, y, arms, {}, rect.x + rect.width - left);
    ++y;
    const std::string harm = marks(warrior);
    const std::string last = harm.empty() ? standing(tables, state, who) : harm;
    if (left + disfida::columns(last) <= rect.x + rect.width) { // a narrow card leaves it to the words below
        canvas.text(left, y, last, {harm.empty() ? Ink::plain : Ink::bad});
    }
}

void draw_roster(Canvas& canvas, const Rect& rect, const Tables& tables, const State& state,
                 WarriorId marked) {
    const bool two = state.count > rect.height && rect.width >= 36;
    const int width = two ? rect.width / 2 : rect.width;
    const int rows = two ? (state.count + 1) / 2 : state.count;
    for (WarriorId w = 0; w < state.count; ++w) {
        const int column = rows == 0 ? 0 : w / rows;
        const int y = rect.y + w % rows;
        if (y >= rect.y + rect.height) {
            continue;
        }
        const Warrior& warrior = state.roster[w];
        const bool in = fights(warrior);
        const Style style{in ? ink_of(warrior.side) : Ink::dim, w == state.active, w == marked};
        const bool marked_by_harm = warrior.scratch || warrior.distracted;
        std::string values = list_word(warrior.status, two);
        if (in) {
            values = number(warrior.bottle) + "/" + number(warrior.agility);
            values += two ? "" : is_hero(tables, warrior) ? " " + number(warrior.spears) : " -";
        }
        const int x = rect.x + column * width;
        canvas.text(x, y, glyph(tables, state, w), style);
        canvas.put(x + 2, y, marked_by_harm ? U'!' : U' ', {Ink::bad});
        const int end = x + width - 1;
        canvas.text(x + 3, y, short_name(tables, std::size_t{warrior.info}), style,
                    end - x - 4 - disfida::columns(values));
        canvas.text_right(end, y, values, style);
    }
}

void draw_bracket(Canvas& canvas, const Rect& rect, const Tables& tables, const State& state) {
    int y = rect.y;
    for (const std::string& line : bracket_lines(tables, state)) {
        if (y == rect.y + rect.height) {
            return;
        }
        const bool now = line.find(sign_of_now) != std::string::npos;
        const bool head = !line.empty() && line.front() != ' ';
        canvas.text(rect.x, y++, line, {head ? Ink::title : now ? Ink::strong : Ink::plain, now}, rect.width);
    }
}

} // namespace disfida::tui::iliad_screen
