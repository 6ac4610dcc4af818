#include "tui/iliad/ruler.hpp"

#include <algorithm>
#include <initializer_list>
#include <utility>

#include "iliad/apply.hpp"
#include "iliad/names.hpp"
#include "iliad/odds.hpp"
#include "kernel/tongue.hpp"
#include "tui/percent.hpp"

namespace disfida::tui::iliad_screen {

using namespace disfida::iliad;

namespace {

constexpr int cell_width = 3;
constexpr int lowest = 2;
constexpr int highest = 12;

std::string called(const Tables& tables, const State& state, WarriorId who) {
    return short_name(tables, std::size_t{state.roster[who].info});
}

template <class Judge> std::array<Mark, 11> marks_by(const Judge& judge) {
    std::array<Mark, 11> out{};
    for (int total = lowest; total <= highest; ++total) {
        out[static_cast<std::size_t>(total - lowest)] = judge(total);
    }
    return out;
}

std::array<Mark, 11> blow_marks(const Tables& tables, const Warrior& striker, const Warrior& target) {
    const int clang = tables.of(target.armour).clang;
    const int most = striker.bottle - additions(striker);
    return marks_by([&](int total) {
        if (total == lowest || (total > clang && total <= most)) {
            return Mark::wounds;
        }
        return total > most ? Mark::misses : Mark::stopped;
    });
}

std::array<Mark, 11> test_marks(int most) {
    return marks_by([&](int total) { return total <= most ? Mark::passes : Mark::misses; });
}

/// What strikes through a parry: double one always.
std::array<Mark, 11> thrust_marks(int most) {
    return marks_by([&](int total) {
        return total == lowest ? Mark::wounds : total <= most ? Mark::passes : Mark::misses;
    });
}

struct Defence {
    double wounds = 0.0;
    double out = 0.0;
    double riposte = 0.0;
    double initiative = 0.0;
};

Defence defence(const Tables& tables, const State& attacked, Verb answer) {
    const auto [target, attacker] = attacked.pending;
    const Odds odds = odds_of(tables, attacked, {answer});
    return {odds.of(Fact::wounded, target), odds.of(Fact::out, target), odds.of(Fact::wounded, attacker),
            odds.of(Fact::initiative, target)};
}

/// A text with percentages put into its places.
std::string with_percent(const char* pattern,
                         std::initializer_list<std::pair<std::string_view, double>> parts) {
    std::string out = pattern;
    for (const auto& [name, value] : parts) {
        out = fill(out, {{name, percent(value)}});
    }
    return out;
}

std::string armour_text(const Defence& d) {
    return with_percent(tr("W {wounded}% out {out}% riposte {riposte}%"),
                        {{"wounded", d.wounds}, {"out", d.out}, {"riposte", d.riposte}});
}

std::string parry_text(const Defence& d) {
    return with_percent(tr("W {wounded}% out {out}% turned {turned}%"),
                        {{"wounded", d.wounds}, {"out", d.out}, {"turned", d.initiative}});
}

/// The label of a roll: whose it is, or what it is held against.
std::string label(const char* pattern, const std::string& who, int value = 0) {
    return fill(pattern, {{"who", who}, {"n", std::to_string(value)}});
}

/// The three rolls by which an attack is met.
std::vector<RulerRow> attack_rows(const Tables& tables, const State& attacked) {
    const auto [target, attacker] = attacked.pending;
    const Warrior& own = attacked.roster[attacker];
    const Warrior& his = attacked.roster[target];
    const Defence armour = defence(tables, attacked, Verb::armour);
    const Defence parry = defence(tables, attacked, Verb::parry);
    return {{label(tr("armour: {who}"), called(tables, attacked, attacker)), blow_marks(tables, own, his),
             armour_text(armour)},
            {label(tr("parry: {who}"), called(tables, attacked, attacker)),
             thrust_marks(own.bottle - additions(own)), parry_text(parry)},
            {label(tr("defence: {who}"), called(tables, attacked, target)), test_marks(his.agility),
             label(tr("AGILITY {n}"), "", his.agility)}};
}

std::vector<RulerRow> throw_rows(const Tables& tables, const State& state, const Action& action) {
    const WarriorId target = in_roster(state, action.enemy);
    const Warrior& own = state.roster[in_roster(state, action.who)];
    const Odds odds = odds_of(tables, state, action);
    std::vector<RulerRow> rows{
        {label(tr("aim: AGILITY {n}"), "", own.agility), test_marks(own.agility),
         with_percent(tr("hits {hits}%"), {{"hits", odds.of(Fact::hit, target)}})},
        {label(tr("blow: BOTTLE {n}"), "", own.bottle), blow_marks(tables, own, state.roster[target]),
         with_percent(tr("in all W {wounded}% out {out}%"),
                      {{"wounded", odds.of(Fact::wounded, target)}, {"out", odds.of(Fact::out, target)}})}};
    if (is_hero(tables, state.roster[target])) {
        const State missed = after_miss(state, action);
        const Odds caught = odds_of(tables, missed, {Verb::catch_it});
        rows.push_back(
            {label(tr("a miss: {who}"), called(tables, state, target)),
             test_marks(state.roster[target].agility),
             with_percent(tr("catches it {caught}%"), {{"caught", caught.of(Fact::caught, target)}})});
    }
    return rows;
}

std::vector<RulerRow> close_rows(const Tables& tables, const State& state, const Action& action) {
    const WarriorId who = in_roster(state, action.who);
    const Warrior& own = state.roster[who];
    const int most = own.bottle - additions(own);
    const Odds odds = odds_of(tables, state, action);
    const double closed = odds.of(Fact::closed, who);
    const double leads = closed > 0.0 ? odds.of(Fact::initiative, who) / closed : 0.0;
    return {{label(tr("close: BOTTLE {n}"), "", own.bottle), marks_by([&](int total) {
                 return total <= most ? Mark::passes : total % 2 == 0 ? Mark::shakes : Mark::misses;
             }),
             with_percent(tr("closes {closed}% leads {leads}%"), {{"closed", closed}, {"leads", leads}})}};
}

std::vector<RulerRow> disengage_rows(const Tables& tables, const State& state, const Action& action) {
    const WarriorId who = in_roster(state, action.who);
    const Warrior& own = state.roster[who];
    const Odds odds = odds_of(tables, state, action);
    std::vector<RulerRow> rows{
        {label(tr("leave: AGILITY {n}"), "", own.agility), test_marks(own.agility),
         with_percent(tr("away {away}% wounded {wounded}%"),
                      {{"away", odds.of(Fact::escaped, who)}, {"wounded", odds.of(Fact::wounded, who)}})}};
    for (WarriorId enemy = 0; enemy < state.count; ++enemy) {
        if (contact_of(state, who, enemy) != nullptr) {
            const Warrior& his = state.roster[enemy];
            rows.push_back({label(tr("hold: {who}"), called(tables, state, enemy)),
                            test_marks(his.bottle - additions(his)),
                            label(tr("BOTTLE {n}"), "", his.bottle)});
        }
    }
    return rows;
}

std::vector<RulerRow> catch_rows(const Tables& tables, const State& state) {
    const WarriorId catcher = state.pending.decider;
    const Odds odds = odds_of(tables, state, {Verb::catch_it});
    return {{label(tr("catch: AGILITY {n}"), "", state.roster[catcher].agility),
             marks_by([&](int total) { // double six: he walks into it
                 return total == highest                         ? Mark::wounds
                        : total <= state.roster[catcher].agility ? Mark::passes
                                                                 : Mark::misses;
             }),
             with_percent(tr("spear {spear}% heart {heart}% W {wounded}%"),
                          {{"spear", odds.of(Fact::caught, catcher)},
                           {"heart", odds.of(Fact::heartened, catcher)},
                           {"wounded", odds.of(Fact::wounded, catcher)}})}};
}

struct Look {
    char32_t sign;
    Style style;
};

Look look_of(Mark mark) {
    switch (mark) {
    case Mark::wounds:
        return {U'W', {Ink::target}};
    case Mark::stopped:
        return {U'#', {Ink::dim}};
    case Mark::passes:
        return {U'o', {Ink::good}};
    case Mark::shakes:
        return {U'd', {Ink::bad}};
    case Mark::misses:
        break;
    }
    return {U'.', {Ink::dim}};
}

} // namespace

std::vector<RulerRow> answers_ruler(const Tables& tables, const State& state) {
    return attack_rows(tables, state);
}

std::vector<RulerRow> ruler(const Tables& tables, const State& state, const Action& action) {
    switch (action.verb) {
    case Verb::attack:
        return attack_rows(tables, after(tables, state, action));
    case Verb::armour:
    case Verb::parry:
        return attack_rows(tables, state);
    case Verb::throw_at:
        return throw_rows(tables, state, action);
    case Verb::close:
        return close_rows(tables, state, action);
    case Verb::disengage:
        return disengage_rows(tables, state, action);
    case Verb::catch_it:
        return catch_rows(tables, state);
    default:
        return {};
    }
}

void draw_ruler(Canvas& canvas, const Rect& rect, const std::vector<RulerRow>& rows) {
    if (rows.empty() || rect.height < 2) {
        return;
    }
    const int label_width = rect.width >= 78 ? 20 : 17;
    const auto x_of = [&](int total) { return rect.x + label_width + (total - lowest) * cell_width; };
    canvas.text(rect.x + 1, rect.y, rect.width >= 78 ? tr("two dice make") : tr("two dice"), {Ink::title});
    for (int total = lowest; total <= highest; ++total) {
        canvas.text_right(x_of(total) + cell_width, rect.y, std::to_string(total), {Ink::dim});
    }
    const int text_x = x_of(highest) + cell_width + 1;
    int y = rect.y + 1;
    for (const RulerRow& row : rows) {
        if (y == rect.y + rect.height) {
            return;
        }
        canvas.text(rect.x + 1, y, row.label, {}, label_width - 1);
        for (int total = lowest; total <= highest; ++total) {
            const Look look = look_of(row.marks[static_cast<std::size_t>(total - lowest)]);
            canvas.put(x_of(total) + cell_width - 1, y, look.sign, look.style);
        }
        canvas.text(text_x, y, row.text, {}, rect.x + rect.width - text_x);
        ++y;
    }
    if (y < rect.y + rect.height) {
        canvas.text(rect.x + 1, y,
                    tr("W wounds   # armour stops it   o succeeds   d a double shakes him   . fails"),
                    {Ink::dim}, rect.width - 1);
    }
}

} // namespace disfida::tui::iliad_screen
