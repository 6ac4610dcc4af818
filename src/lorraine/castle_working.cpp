// The working of sieges and assaults.
#include <algorithm>
#include <array>

#include "kernel/account.hpp"
#include "kernel/tongue.hpp"
#include "lorraine/drawing.hpp"
#include "lorraine/working_rows.hpp"

namespace disfida::lorraine::working {

namespace {

/// Both sums of a siege or an assault, and which dice of the attackers take the castle.
void storm(const Teller& t, bool thrown, const std::string& rule, Lines& out) {
    out.push_back(account_line(
        tr("total"), {total(t, "attacker", "dice", thrown), total(t, "defender", "against", thrown)}, rule));
    const std::int64_t attack = t.number("attacker") - sum_of(t, "dice");
    const std::int64_t walls = t.number("defender") - sum_of(t, "against");
    const auto ahead = static_cast<int>(walls - attack);
    out.push_back(
        ruled(t.told(ahead >= 0 ? tr("falls when the attack's dice make {n} more than the defence's")
                                : tr("falls when the attack's dice make more than the defence's less {n}"),
                     {{"n", number(ahead >= 0 ? ahead + 1 : -ahead)}}),
              rule));
    const int defence = thrown ? static_cast<int>(sum_of(t, "against")) : 7;
    out.push_back(
        "  " +
        fill(thrown ? tr("against {n}:") : tr("against {n}, as most often:"), {{"n", number(defence)}}) +
        storm_ruler(thrown ? static_cast<int>(sum_of(t, "dice")) : 0, defence, ahead).substr(1));
}

std::string inside_bonus_words(const Teller& t) {
    return t.number("against_bonus") == 0 ? std::string("+0") : skill_bonus(t, "against_bonus");
}

/// The lines that siege and assault begin with.
void both_sides_of(const Teller& t, bool thrown, const std::string& rule, Lines& out) {
    out.push_back(account_line("", {tr("attack"), tr("defence")}, rule));
    out.push_back(account_line("2d6", {two_dice(t, "dice", thrown), two_dice(t, "against", thrown)}, rule));
    out.push_back(
        account_line(tr("skill outside, inside"), {skill_bonus(t, "bonus"), inside_bonus_words(t)}, rule));
}

void siege(const Teller& t, bool thrown, Lines& out) {
    const std::string rule = "L-Siege 4";
    both_sides_of(t, thrown, rule, out);
    out.push_back(account_line(tr("siege marker, walls"), {t.bonus("marker"), t.bonus("walls")}, rule));
    storm(t, thrown, rule, out);
}

void assault(const Teller& t, bool thrown, Lines& out) {
    const std::string rule = "L-Assault 4";
    const bool capped = t.number("points") / std::max(1, t.number("garrison")) > t.number("ratio");
    both_sides_of(t, thrown, rule, out);
    out.push_back(account_line(tr("siege works, walls"), {t.bonus("works"), t.bonus("walls")}, rule));
    out.push_back(account_line(
        t.told(capped ? tr("points {own} to {garrison}, held") : tr("points {own} to {garrison}"),
               {{"own", t.digits("points")}, {"garrison", t.digits("garrison")}}),
        {t.bonus("ratio"), ""}, rule));
    if (t.number("exhausted") != 0) {
        out.push_back(account_line(tr("exhausted"), {t.bonus("exhausted"), ""}, rule));
    }
    storm(t, thrown, rule, out);
    if (thrown && !t.flag("falls")) {
        out.push_back(ruled(
            t.told(tr("beaten off by {n}: twice as many points lost = {loss}"),
                   {{"n", number(t.number("defender") - t.number("attacker"))}, {"loss", t.digits("loss")}}),
            "L-Assault 5"));
    } else if (!thrown) {
        out.push_back(ruled(tr("if it holds twice the difference is lost in points"), "L-Assault 5"));
        out.push_back(
            ruled(tr("the sums are with all who are named; who hangs back does not count"), "L-Assault 2"));
    }
}

void joins_assault(const Teller& t, bool thrown, Lines& out) {
    test(t, thrown, tr("hangs back"), tr("takes part"), out);
}

constexpr std::array rows{
    Row{"siege", siege,
        [](const Teller& t) { return t.told(tr("{general} presses the siege of {castle}")); }},
    Row{"joins-assault", joins_assault,
        [](const Teller& t) { return t.told(tr("Whether {general} takes part in the assault")); }},
    Row{"assault", assault, [](const Teller& t) { return t.told(tr("{general} storms {castle}")); }},
};

} // namespace

std::span<const Row> castle_rows() { return rows; }

} // namespace disfida::lorraine::working
