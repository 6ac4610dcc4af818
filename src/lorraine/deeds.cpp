#include "lorraine/deeds.hpp"

#include <algorithm>
#include <tuple>

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

std::string count(int n, std::string_view what) {
    return std::to_string(n) + " " + std::string(what) + (n == 1 ? "" : "s");
}

std::string end_words(const Tables& tables, const State& state, const Career& career) {
    for (std::size_t i = 0; i < state.count; ++i) {
        const General& general = state.generals[i];
        if (id_of(tables, state, static_cast<GeneralId>(i)) != career.id) {
            continue;
        }
        if (general.status == Status::captive) {
            return "ends as a captive";
        }
        if (general.status == Status::killed) {
            return "is killed or gone for good";
        }
        if (on_map(general)) {
            return "ends with " + count(general.points, "point") + " in " +
                   zone_name(tables, tables.zone(general.zone).id);
        }
    }
    return {};
}

std::string line(const Tables& tables, const State& state, const Career& career) {
    std::vector<std::string> parts;
    const auto add = [&](int n, const std::string& words) {
        if (n > 0) {
            parts.push_back(words);
        }
    };
    add(career.won, count(career.won, "battle") + " won");
    add(career.lost, count(career.lost, "battle") + " lost");
    add(career.chased, "puts " + count(career.chased, "enemy general") + " to flight");
    add(static_cast<int>(career.castles.size()), "takes " + join(career.castles, " and "));
    add(career.ravaged,
        "ravages " + count(career.ravaged, "place") + " for " + std::to_string(career.vp) + " VP");
    parts.push_back(count(career.points, "point") + " lost");
    const std::string end = end_words(tables, state, career);
    return short_name(career.id) + ": " + join(parts, ", ") + (end.empty() ? "" : "; " + end) + ".";
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
