#include "iliad/drawing.hpp"

#include <array>

#include "iliad/apply.hpp"
#include "iliad/names.hpp"
#include "kernel/ruler.hpp"
#include "kernel/tongue.hpp"

namespace disfida::iliad {

namespace {

using Lines = std::vector<std::string>;

/// An event whose dice count or not, with the numbers its rulers need.
class Rolled {
  public:
    Rolled(const Tables& tables, const Event& event, bool thrown)
        : tables_(tables), event_(event), thrown_(thrown) {}

    [[nodiscard]] int number(std::string_view key) const { return static_cast<int>(event_.number(key)); }
    [[nodiscard]] std::string named(std::string_view key) const {
        return short_name(tables_, event_.text(key));
    }
    [[nodiscard]] const Tables& tables() const { return tables_; }

    /// The ruler of two dice. `who` in front where two roll.
    template <class Brings>
    [[nodiscard]] std::string two(std::string_view key, const std::string& who, const Brings& brings) const {
        const auto& dice = event_.list(key);
        const bool marks = thrown_ && dice.size() == 2;
        const std::string drawn = ruler(2, 12, marks ? static_cast<int>(dice[0] + dice[1]) : 0, brings);
        return "  " + (who.empty() ? drawn : fill(tr("{who}: {ruler}"), {{"who", who}, {"ruler", drawn}}));
    }
    /// Whether a pair was rolled that is a double.
    [[nodiscard]] bool doubled(std::string_view key) const {
        const auto& dice = event_.list(key);
        return thrown_ && dice.size() == 2 && dice[0] == dice[1];
    }
    [[nodiscard]] bool is_twelve(std::string_view key) const {
        const auto& dice = event_.list(key);
        return dice.size() == 2 && dice[0] + dice[1] == 12;
    }
    template <class Brings> [[nodiscard]] std::string one(const Brings& brings) const {
        return "  " + ruler(1, 6, thrown_ ? number("die") : 0, brings);
    }

  private:
    const Tables& tables_;
    const Event& event_;
    bool thrown_;
};

using Text = std::string;

/// Armour stops what is not above it, what is too much for the striker goes wide, double one always wounds
/// (I-Armour).
Lines of_blow(const Rolled& e) {
    const int most = e.number("bottle") - e.number("added");
    return {e.two("dice", "", [&](int sum) -> Text {
        if (blow_wounds({1, sum - 1}, e.number("added"), e.number("bottle"), e.number("clang"))) {
            return tr_in("ruler", "wounds");
        }
        return sum > most ? tr_in("ruler", "misses") : tr("CLANG!");
    })};
}

Lines of_parry(const Rolled& e) {
    const int most = e.number("bottle") - e.number("added");
    return {e.two("dice", e.named("warrior"),
                  [&](int sum) -> Text {
                      return sum == 2      ? tr_in("ruler", "wounds")
                             : sum <= most ? tr_in("ruler", "succeeds")
                                           : tr_in("ruler", "fails");
                  }),
            e.two("against", e.named("enemy"), [&](int sum) -> Text {
                return sum <= e.number("agility") ? tr_in("ruler", "parries") : tr_in("ruler", "fails");
            })};
}

Lines of_closing(const Rolled& e) {
    const int most = e.number("bottle") - e.number("added");
    return {e.two("dice", "", [&](int sum) -> Text {
        return sum <= most ? tr_in("ruler", "closes") : tr_in("ruler", "fails");
    })};
}

Lines of_throw(const Rolled& e) {
    return {e.two("dice", "", [&](int sum) -> Text {
        return sum == 2 || sum <= e.number("agility") ? tr_in("ruler", "hits") : tr_in("ruler", "misses");
    })};
}

Lines of_catch(const Rolled& e) {
    if (e.doubled("dice") && !e.is_twelve("dice")) { // the sum does not count, nor does the ruler of sums
        return {std::string("  ") +
                tr("a double: the gods hand him the spear, whatever the sum, and no BOTTLE")};
    }
    return {e.two("dice", "", [&](int sum) -> Text {
        return sum == 12                    ? tr_in("ruler", "walks into it")
               : sum <= e.number("agility") ? tr_in("ruler", "catches")
                                            : tr_in("ruler", "fails");
    })};
}

Lines of_disengaging(const Rolled& e) {
    const int most = e.number("bottle") - e.number("added");
    return {e.two("dice", e.named("warrior"),
                  [&](int sum) -> Text {
                      return sum <= e.number("agility") ? tr_in("ruler", "slips away")
                                                        : tr_in("ruler", "fails");
                  }),
            e.two("against", e.named("enemy"), [&](int sum) -> Text {
                return sum <= most ? tr_in("ruler", "holds") : tr_in("ruler", "lets go");
            })};
}

Lines of_intercepting(const Rolled& e) {
    const std::array<const char*, 4> away{tr_in("quadrant", "his own:"), tr_in("quadrant", "1 away:"),
                                          tr_in("quadrant", "2 away:"), tr_in("quadrant", "3 away:")};
    const std::string quadrants = e.one([&](int die) {
        const int n = die <= 3 ? die : 6 - die;
        return Text(away[static_cast<std::size_t>(n)]);
    });
    return {"  " + fill(tr("quadrant: {ruler}"), {{"ruler", quadrants.substr(2)}}),
            e.two("dice", "", [&](int sum) -> Text {
                return sum + e.number("quadrants") < e.number("agility") ? tr_in("ruler", "stops it")
                                                                         : tr_in("ruler", "goes through");
            })};
}

Lines of_shield(const Rolled& e) {
    return {e.two("dice", "", [&](int sum) -> Text {
        const bool unhurt = sum > e.number("clang") && sum + e.number("added") < e.number("bottle");
        return unhurt ? tr_in("ruler", "unhurt") : tr_in("ruler", "hurt");
    })};
}

/// "scratch", "arm (B-1)", "mortal (B-2 A-2)".
Text wound_words(const WoundInfo& wound) {
    const auto cost = [](const char* pattern, int n) { return fill(pattern, {{"n", std::to_string(n)}}); };
    Text costs = wound.bottle == 0 ? "" : cost(tr_in("wound", "B{n}"), wound.bottle);
    if (wound.agility != 0) {
        costs += (costs.empty() ? "" : " ") + cost(tr_in("wound", "A{n}"), wound.agility);
    }
    return wound_word(name(wound.kind)) + (costs.empty() ? "" : " (" + costs + ")");
}

Lines of_wound(const Rolled& e) {
    return {
        e.one([&](int die) { return wound_words(e.tables().wounds[static_cast<std::size_t>(die - 1)]); })};
}

Lines of_heel(const Rolled& e) {
    return {e.one([&](int die) -> Text {
        return e.tables().heel_kills[static_cast<std::size_t>(die - 1)] ? tr_in("ruler", "dies")
                                                                        : tr_in("ruler", "lives");
    })};
}

Lines of_death(const Rolled& e) {
    return {e.one(
        [&](int die) { return death_word(name(e.tables().deaths[static_cast<std::size_t>(die - 1)])); })};
}

Lines of_missile(const Rolled& e) {
    return {e.one(
        [](int die) -> Text { return die == 6 ? tr_in("ruler", "a missile") : tr_in("ruler", "nothing"); })};
}

struct Drawing {
    std::string_view kind;
    Lines (*draw)(const Rolled&);
};

constexpr std::array drawings{
    Drawing{"blow", of_blow},
    Drawing{"parry", of_parry},
    Drawing{"closes", of_closing},
    Drawing{"throws", of_throw},
    Drawing{"catches", of_catch},
    Drawing{"disengages", of_disengaging},
    Drawing{"intercepts", of_intercepting},
    Drawing{"shield", of_shield},
    Drawing{"wound", of_wound},
    Drawing{"heel", of_heel},
    Drawing{"death", of_death},
    Drawing{"missile-roll", of_missile},
};

} // namespace

std::vector<std::string> rulers(const Tables& tables, const Event& event, bool thrown) {
    for (const Drawing& drawing : drawings) {
        if (drawing.kind == event.kind()) {
            return drawing.draw(Rolled(tables, event, thrown));
        }
    }
    return {};
}

} // namespace disfida::iliad
