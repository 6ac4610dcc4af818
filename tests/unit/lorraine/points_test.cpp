// Points and VP kept in a ledger of their own from nothing but the events of each action, in random
// campaigns: whatever the state says has to be what the events have told.
#include <array>
#include <map>
#include <string>
#include <utility>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "disfida/match.hpp"
#include "kernel/data.hpp"
#include "support/fuzz.hpp"
#include "support/stage.hpp"

using disfida::Event;
using disfida::Match;
using Json = nlohmann::ordered_json;

namespace {

using Counts = std::map<std::string, std::int64_t>;

/// What the events say everybody has.
class Ledger {
  public:
    explicit Ledger(const Json& state) {
        for (const Json& general : state["generals"]) {
            side_[general["id"]] = general["side"];
        }
    }

    /// Takes an event in. Fails the running test where it contradicts what is known.
    void take(const Event& event) {
        muster(event);
        campaign(event);
        castle(event);
        battle(event);
        turn_end(event);
    }

    /// What the dead and captured of a side left that nobody has yet.
    [[nodiscard]] std::int64_t estate() const { return estate_.at("burgundy") + estate_.at("french"); }
    [[nodiscard]] std::int64_t vp() const { return vp_; }
    [[nodiscard]] std::int64_t general(const std::string& id) const { return find(general_, id); }
    [[nodiscard]] std::int64_t garrison(const std::string& id) const { return find(garrison_, id); }

  private:
    static std::int64_t find(const Counts& counts, const std::string& id) {
        const auto at = counts.find(id);
        return at == counts.end() ? 0 : at->second;
    }

    void muster(const Event& event) {
        const std::string& kind = event.kind();
        if (kind == "mustered") {
            general_[event.text("general")] = event.number("points");
        } else if (kind == "garrisoned") {
            garrison_[event.text("castle")] = event.number("points");
        } else if (kind == "unmustered") {
            for (auto& [id, points] : general_) {
                points = side_[id] == event.text("side") ? 0 : points;
            }
            if (event.text("side") == "french") {
                garrison_.clear();
            }
        }
    }

    /// A general loses what an event says, and has what it says he has.
    void loses(const Event& event) {
        std::int64_t& points = general_[event.text("general")];
        points -= event.number("lost");
        CHECK(event.number("lost") >= 0);
        CHECK(points == event.number("points"));
    }

    void campaign(const Event& event) {
        const std::string& kind = event.kind();
        const std::int64_t points = event.number("points");
        if (kind == "event-loss") {
            loses(event);
            CHECK(points >= 1);
        } else if (kind == "reinforced") {
            CHECK(event.number("kept") <= event.number("came"));
            CHECK((general_[event.text("general")] += event.number("kept")) == points);
        } else if (kind == "transfer" && event.flag("passed")) {
            general_[event.text("from")] -= points;
            general_[event.text("to")] += points;
            CHECK(general_[event.text("from")] >= 1);
        } else if (kind == "ravages") {
            vp_ += event.number("vp");
            CHECK(vp_ == event.number("total"));
        }
    }

    void castle(const Event& event) {
        const std::string& kind = event.kind();
        const std::string& id = event.text("castle");
        const std::int64_t points = event.number("points");
        if (kind == "garrisons") {
            general_[event.text("general")] -= points;
            CHECK((garrison_[id] += points) == event.number("garrison"));
        } else if (kind == "takes" && event.flag("passed")) {
            general_[event.text("general")] += points;
            garrison_[id] -= points;
        } else if (kind == "sallies") {
            garrison_[id] -= event.number("lent");
            CHECK((general_[event.text("general")] += event.number("lent")) == points);
        } else if (kind == "returns") {
            garrison_[id] += general_[event.text("general")] - points;
            general_[event.text("general")] = points;
        } else if (kind == "castle-falls") {
            garrison_[id] = 0;
        }
    }

    void battle(const Event& event) {
        const std::string& kind = event.kind();
        const std::string& id = event.text("general");
        if (kind == "battle") {
            field_ = event.text("zone");
        } else if (kind == "joins" && event.flag("joined")) {
            // Below his own points the rest stays in the castle, above it gives the difference.
            garrison_[field_] += general_[id] - event.number("points");
            general_[id] = event.number("points");
        } else if (kind == "flees" || kind == "battle-loss") {
            loses(event);
        } else if (kind == "killed" || kind == "captured") {
            // Those beaten in battle leave their points to others; with a castle they are lost; a retreat
            // takes only who has none left.
            if (event.rule() == "L-After") {
                estate_[side_[id]] += general_[id];
            } else if (event.rule() == "L-Retreat") {
                CHECK(general_[id] == 0);
            }
            general_[id] = 0;
        } else if (kind == "inherits") {
            estate_[side_[id]] -= event.number("points");
            CHECK((general_[id] += event.number("points")) == event.number("has"));
        } else if (kind == "successor") {
            side_[id] = event.text("side");
            estate_[side_[id]] -= event.number("points");
            general_[id] = event.number("points");
        }
    }

    void turn_end(const Event& event) {
        const std::string& kind = event.kind();
        const std::string& id = event.text("general");
        if (kind == "crowded") {
            crowded_ = event.text("zone");
        } else if (kind == "loses") {
            std::int64_t& points = id == "garrison" ? garrison_[crowded_] : general_[id];
            points -= event.number("points");
            CHECK(points == event.number("left"));
            CHECK(event.number("points") > 0);
        } else if (kind == "replacement") {
            side_[id] = event.text("side");
        } else if (kind == "placed") {
            CHECK(find(general_, id) == 0);
            general_[id] = 1;
        }
    }

    Counts general_;
    Counts garrison_;
    Counts estate_{{"burgundy", 0}, {"french", 0}};
    std::map<std::string, std::string> side_;
    std::string field_;
    std::string crowded_;
    std::int64_t vp_ = 0;
};

void compare(const Ledger& ledger, const Json& state) {
    for (const Json& general : state["generals"]) {
        const std::string id = general["id"];
        REQUIRE_MESSAGE(ledger.general(id) == general["points"].get<std::int64_t>(), id);
        if (general["status"] != "field" || general["zone"].is_null()) {
            REQUIRE_MESSAGE(general["points"] == 0, id);
        }
    }
    for (const Json& castle : state["castles"]) {
        const std::string id = castle["id"];
        REQUIRE_MESSAGE(ledger.garrison(id) == castle["garrison"].get<std::int64_t>(), id);
    }
    std::int64_t vp = 0;
    for (const Json& zone : state["ravaged"]) {
        vp += zone == "bar-le-duc" || zone == "saint-mihiel" ? 10 : 5;
    }
    REQUIRE(state["vp"] == vp);
    REQUIRE(ledger.vp() == vp);
    REQUIRE(ledger.estate() == 0);
}

/// Plays a random campaign and returns how many of its actions changed anybody's points.
int random_campaign(std::uint64_t seed, const disfida::Options& options) {
    auto match = Match::create(disfida::DataSource(), "lorraine", options, seed, seed);
    REQUIRE(match);
    disfida::SeededDice choices(seed + 1);
    Json state = Json::parse(match->position().state());
    Ledger ledger(state);
    int changes = 0;
    while (!match->position().over()) {
        const auto legal = match->position().legal();
        const std::string& line = legal[choices.below(static_cast<std::uint32_t>(legal.size()))];
        const std::string action = match->position().filled(line, choices.below(100000));
        REQUIRE(match->play(action));
        CAPTURE(seed);
        CAPTURE(action);
        for (const Event& event : match->plies().back().events) {
            ledger.take(event);
        }
        const Json before = std::exchange(state, Json::parse(match->position().state()));
        changes += before["generals"] == state["generals"] && before["castles"] == state["castles"] ? 0 : 1;
        if (state["phase"] != "successor") {
            compare(ledger, state);
        }
        REQUIRE(match->plies().size() < disfida::test::most_plies);
    }
    return changes;
}

} // namespace

TEST_CASE("L-points in random campaigns points and VP change only by what the events say") {
    const std::array<disfida::Options, 3> options{
        disfida::Options{},
        {{"battles", "auto"}},
        {{"battles", "result"}, {"castle-cap", "0"}, {"tries", "bonus"}}};
    int changes = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        changes += random_campaign(seed, options[seed % options.size()]);
    }
    CHECK(changes > 100);
}
