#include "lorraine/working_rows.hpp"

#include <algorithm>
#include <numeric>

#include "kernel/tongue.hpp"
#include "lorraine/drawing.hpp"

namespace disfida::lorraine::working {

namespace {

/// The skill that brings a bonus: "poor" for +2.
std::string_view skill_of(const Tables& tables, std::int64_t bonus) {
    for (std::size_t i = 0; i < tables.bonus.size(); ++i) {
        if (tables.bonus[i] == bonus) {
            return skill_word(static_cast<Skill>(i));
        }
    }
    return tr("skill");
}

} // namespace

std::string number(std::int64_t n) { return std::to_string(n); }

std::int64_t sum_of(const Teller& t, std::string_view key) {
    const auto& dice = t.event().list(key);
    return std::accumulate(dice.begin(), dice.end(), std::int64_t{0});
}

std::string dice_to_come(const Teller& t) {
    return how_many("{n} die", "{n} dice", static_cast<std::int64_t>(t.event().list("dice").size()));
}

std::string skill_bonus(const Teller& t, std::string_view key) {
    return t.bonus(key) + " " + std::string(skill_of(t.tables(), t.number(key)));
}

std::string two_dice(const Teller& t, std::string_view key, bool thrown) {
    return thrown ? t.sum(key) : std::string("2d");
}

std::string total(const Teller& t, std::string_view total_key, std::string_view dice_key, bool thrown) {
    const std::int64_t fixed = t.event().number(total_key) - sum_of(t, dice_key);
    return thrown ? t.digits(total_key)
                  : fill(tr("{low} to {high}"), {{"low", number(fixed + 2)}, {"high", number(fixed + 12)}});
}

std::string ruled(const std::string& sentence, std::string_view rule) {
    return "  " + sentence + " [" + std::string(rule) + "]";
}

void test(const Teller& t, bool thrown, const std::string& fails, const std::string& passes, Lines& out) {
    out.push_back(test_ruler(thrown ? t.number("die") : 0, t.number("needed"), fails, passes));
}

const Row* row_of(std::string_view kind) {
    for (const std::span<const Row> rows : {campaign_rows(), castle_rows(), battle_rows()}) {
        const auto row = std::find_if(rows.begin(), rows.end(), [&](const Row& r) { return r.kind == kind; });
        if (row != rows.end()) {
            return &*row;
        }
    }
    return nullptr;
}

} // namespace disfida::lorraine::working
