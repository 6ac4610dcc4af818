#include "lorraine/deeds.hpp"

#include <algorithm>
#include <tuple>

#include "kernel/punctuation.hpp"
#include "kernel/words.hpp"
#include "lorraine/look.hpp"
#include "lorraine/names.hpp"
#include "lorraine/teller.hpp"

namespace disfida::lorraine {

namespace {

/// What one general did and suffered.
struct Career {
    std::string id;
    int won = 0;
    int lost = 0;
    int chased = 0; ///< enemy generals who fled from his attack
    int ravaged = 0;
    int vp = 0;
    int points = 0; ///< lost
    std::vector<std::string> castles;
    [[nodiscard]] auto key() const {
        return std::tuple(won + static_cast<int>(castles.size()), vp, chased, lost, points);
    }
};

class Counter {
  public:
    explicit Counter(const Tables& tables) : tables_(tables) {}

    void take(const Event& event) {
        const Teller t(tables_, event);
        const std::string& kind = event.kind();
        if (kind == "battle") {
            attacker_ = t.text("attacker");
        } else if (kind == "battle-won") {
            french_won_ = t.french();
        } else if (kind == "battle-loss") {
            Career& career = of(t.text("general"));
            ++(french_won_ == (side_of(tables_, career.id) == Side::french) ? career.won : career.lost);
            career.points += t.number("lost");
        } else if (kind == "flees") {
            of(t.text("general")).points += t.number("lost");
            ++of(attacker_).chased;
        } else if (kind == "event-loss") {
            of(t.text("general")).points += t.number("lost");
        } else if (kind == "loses" && t.text("general") != "garrison") {
            of(t.text("general")).points += t.number("points");
        } else if (kind == "ravages") {
            ++of(t.text("general")).ravaged;
            of(t.text("general")).vp += t.number("vp");
        } else if ((kind == "siege" || kind == "assault") && t.flag("falls")) {
            of(t.text("general")).castles.push_back(t.castle());
        } else if (kind == "killed" || kind == "captured") {
            of(t.text("general"));
        }
    }
    std::vector<Career> finish() {
        std::stable_sort(careers_.begin(), careers_.end(),
                         [](const Career& a, const Career& b) { return a.key() > b.key(); });
        return std::move(careers_);
    }

  private:
    Career& of(const std::string& id) {
        const auto at =
            std::find_if(careers_.begin(), careers_.end(), [&](const Career& one) { return one.id == id; });
        if (at != careers_.end()) {
            return *at;
        }
        careers_.emplace_back();
        careers_.back().id = id;
        return careers_.back();
    }

    const Tables& tables_;
    std::vector<Career> careers_;
    std::string attacker_;
    bool french_won_ = false; ///< the battle decided last
};

std::string end_words(const Tables& tables, const State& state, const Career& career) {
    for (std::size_t i = 0; i < state.count; ++i) {
        const General& general = state.generals[i];
        if (id_of(tables, state, static_cast<GeneralId>(i)) != career.id) {
            continue;
        }
        if (general.status == Status::captive) {
            return tr("ends as a captive");
        }
        if (general.status == Status::killed) {
            return tr("is killed or gone for good");
        }
        if (on_map(general)) {
            return fill(tr("ends with {points} in {zone}"),
                        {{"points", how_many("{n} point", "{n} points", general.points)},
                         {"zone", zone_name(tables, general.zone)}});
        }
    }
    return {};
}

std::string line(const Tables& tables, const State& state, const Career& career) {
    std::vector<std::string> parts;
    if (career.won > 0) {
        parts.push_back(how_many("{n} battle won", "{n} battles won", career.won));
    }
    if (career.lost > 0) {
        parts.push_back(how_many("{n} battle lost", "{n} battles lost", career.lost));
    }
    if (career.chased > 0) {
        parts.push_back(
            how_many("puts {n} enemy general to flight", "puts {n} enemy generals to flight", career.chased));
    }
    if (!career.castles.empty()) {
        parts.push_back(fill(tr("takes {castles}"), {{"castles", join(career.castles, tr(" and "))}}));
    }
    if (career.ravaged > 0) {
        parts.push_back(
            fill(how_many("ravages {n} place for {vp} VP", "ravages {n} places for {vp} VP", career.ravaged),
                 {{"vp", std::to_string(career.vp)}}));
    }
    parts.push_back(how_many("{n} point lost", "{n} points lost", career.points));
    const std::string end = end_words(tables, state, career);
    const std::string done = join(parts, ", ");
    return headed(short_name(career.id), end.empty() ? done : clauses({done, end})) + ".";
}

} // namespace

std::vector<std::string> deeds(const Tables& tables, const State& state,
                               std::span<const std::span<const Event>> actions) {
    Counter counter(tables);
    for (const auto& events : actions) {
        for (const Event& event : events) {
            counter.take(event);
        }
    }
    std::vector<std::string> out;
    for (const Career& career : counter.finish()) {
        out.push_back(line(tables, state, career));
    }
    return out;
}

} // namespace disfida::lorraine
