#include "support/pig_game.hpp"

#include <algorithm>

#include "kernel/words.hpp"
#include "play/game_position.hpp"

namespace disfida::test {
namespace {

constexpr std::array<OptionInfo, 1> option_table{
    OptionInfo{"two-dice", "off", "on or off", "two dice a throw, doubles count twice"}};

constexpr std::array<std::string_view, 2> opening_table{"hand", "start"};

/// Counts how often somebody threw a 1.
struct Losses {
    static constexpr bool talks = false;
    bool lost = false;
    void add(const Event& /*event*/) {}
    void note(int /*fact*/, int /*who*/) { lost = true; }
};

} // namespace

Result<Pig> Pig::open(const DataSource& /*data*/, const Options& options) {
    Pig pig;
    for (const auto& [name, value] : options) {
        if (name != "two-dice") {
            return Error{"pig has no option '" + name + "': two-dice"};
        }
        if (value != "on" && value != "off") {
            return Error{"option two-dice is on or off, not '" + value + "'"};
        }
        pig.two_dice_ = value == "on";
    }
    if (pig.two_dice_) {
        pig.options_.emplace_back("two-dice", "on");
    }
    return pig;
}

Result<Done> Pig::set(Setup& setup, std::string_view statement) const {
    const auto words = split(statement, ' ');
    if (words.size() < 2 || !seat_named(words[1])) {
        return Error{"'" + std::string(statement) + "' is no set-up: score SIDE N, to-move SIDE"};
    }
    if (words[0] == "to-move" && words.size() == 2) {
        setup.state.mover = *seat_named(words[1]);
        setup.state.phase = Phase::turn;
        return Done{};
    }
    const int score = words.size() == 3 ? parse_number<int>(words[2]).value_or(goal) : goal;
    if (words[0] != "score" || score >= goal) {
        return Error{"a score is 0 to 19"};
    }
    setup.state.score.at(static_cast<std::size_t>(*seat_named(words[1]))) = score;
    return Done{};
}

Result<Pig::State> Pig::finish(const Setup& setup) const {
    if (setup.state.phase == Phase::start && setup.state.score != std::array<int, 2>{}) {
        return Error{"scores need a side: set to-move ann or bob"};
    }
    return setup.state;
}

void Pig::legal(const State& state, Actions& out) const {
    out.clear();
    if (state.phase == Phase::turn && state.pot > 0) {
        out.push_back(Action::hold);
    }
    if (state.phase != Phase::over) {
        out.push_back(Action::roll);
    }
}

Result<Pig::Action> Pig::parse(const State& state, std::string_view text) const {
    Actions list;
    legal(state, list);
    const auto at = std::find_if(list.begin(), list.end(),
                                 [&](Action action) { return this->text(state, action) == text; });
    if (at == list.end()) {
        return Error{"'" + std::string(text) + "' is not legal now", "P2"};
    }
    return *at;
}

std::string Pig::json(const State& state) const {
    return R"({"game":"pig","to_move":")" + std::string(to_move(state)) + R"(","score":[)" +
           std::to_string(state.score[0]) + "," + std::to_string(state.score[1]) + R"(],"pot":)" +
           std::to_string(state.pot) + R"(,"over":)" + (over(state) ? "true" : "false") + "}";
}

Result<std::string> Pig::odds(const State& state, Action action) const {
    if (action == Action::hold || state.phase != Phase::turn) {
        return Error{"nothing is lost by that"};
    }
    double lost = 0.0;
    Odometer dice;
    do {
        State copy = state;
        Losses losses;
        apply(copy, action, dice, losses);
        lost += losses.lost ? dice.probability() : 0.0;
    } while (dice.advance());
    return std::to_string(lost);
}

std::string Pig::say(const Event& event) const { return event.text("side") + " " + event.kind() + "."; }

std::string Pig::brief(std::span<const Event> events) const {
    return events.empty() ? "" : say(events.back());
}

std::vector<std::string> Pig::explain(std::span<const Event> events) const {
    std::vector<std::string> out;
    for (const Event& event : events) {
        out.push_back(say(event) + " [" + event.rule() + "]");
    }
    return out;
}

std::vector<std::string> Pig::status(const State& state) const {
    return {"Ann " + std::to_string(state.score[0]) + ", Bob " + std::to_string(state.score[1]) + ".",
            "In the pot: " + std::to_string(state.pot) + "."};
}

std::string Pig::prompt(const State& state) const { return std::string(to_move(state)) + ": hold or roll"; }

std::vector<std::string> Pig::picture(const State& state) const {
    return {std::string(static_cast<std::size_t>(state.score[0]), 'A'),
            std::string(static_cast<std::size_t>(state.score[1]), 'B')};
}

std::vector<std::string> Pig::pieces(const State& /*state*/, std::string_view /*of*/) const { return {}; }

std::vector<std::string> Pig::prospect(const State& /*state*/, Action action) const {
    return action == Action::roll ? std::vector<std::string>{"a 1 loses the pot [P2]"}
                                  : std::vector<std::string>{};
}

std::vector<Chance> Pig::chances(const State& state, Action action) const {
    const auto lost = odds(state, action);
    return lost ? std::vector<Chance>{{"the pot is lost", std::stod(*lost)}} : std::vector<Chance>{};
}

std::vector<std::string> Pig::story(const State& state,
                                    std::span<const std::span<const Event>> actions) const {
    return {"After " + std::to_string(actions.size()) + " actions:", status(state).front()};
}

std::vector<std::string> Pig::deeds(const State& /*state*/,
                                    std::span<const std::span<const Event>> actions) const {
    std::vector<std::string> out;
    for (const std::string_view name : names) {
        std::size_t thrown = 0;
        for (const auto& events : actions) {
            for (const Event& event : events) {
                thrown += event.kind() == "throws" && event.text("side") == name ? 1U : 0U;
            }
        }
        out.push_back(std::string(name) + ": " + std::to_string(thrown) + " throws.");
    }
    return out;
}

std::string Pig::opening_action(const State& state, std::string_view how, std::uint64_t /*seed*/) const {
    return state.phase == Phase::start && how == "start" ? "roll" : "";
}

std::optional<std::string> Pig::violated(const State& state) const {
    const bool held =
        std::all_of(state.score.begin(), state.score.end(), [](int score) { return score >= 0; });
    if (!held || state.pot < 0) {
        return "scores never below 0";
    }
    return std::nullopt;
}

std::optional<Pig::Seat> Pig::seat_named(std::string_view side) const {
    const auto* at = std::find(names.begin(), names.end(), side);
    return at == names.end() ? std::nullopt : std::optional(static_cast<Seat>(at - names.begin()));
}

Pig::Action Pig::light(const State& state, SeededDice& /*random*/) const {
    constexpr int enough = 5;
    return state.phase == Phase::turn && state.pot >= enough ? Action::hold : Action::roll;
}

double Pig::evaluate(const State& state, Seat seat) const {
    const auto own = static_cast<std::size_t>(seat);
    const double pot = state.mover == seat ? state.pot : -state.pot;
    return state.score.at(own) - state.score.at(1 - own) + pot;
}

std::optional<double> Pig::decided(const State& state, Seat seat) const {
    return over(state) ? std::optional(state.mover == seat ? 1.0 : 0.0) : std::nullopt;
}

std::span<const GameInfo> pig_table() {
    static const std::array table{
        with_opener<Pig>({"pig", "Pig", Pig::names, option_table, opening_table, {}})};
    return table;
}

} // namespace disfida::test
