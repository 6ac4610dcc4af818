// Any game behind the one interface that Match, records and front ends see.
#pragma once

#include <memory>
#include <utility>

#include "ai/thought.hpp"
#include "ai/winning.hpp"
#include "disfida/position.hpp"
#include "kernel/game.hpp"

namespace disfida {

/// A game's thought with its choice in the notation.
template <Game G> class GameThought final : public Thought {
  public:
    GameThought(std::shared_ptr<const G> game, const typename G::State& state, ai::Level level,
                std::uint64_t nodes, std::uint64_t seed)
        : game_(std::move(game)), state_(state), thought_(*game_, state, level, nodes, seed) {}

    bool think(std::uint64_t nodes) override { return thought_.think(nodes); }
    [[nodiscard]] std::string choice() const override {
        const auto action = thought_.choice();
        return action ? game_->text(state_, *action) : std::string();
    }
    [[nodiscard]] std::uint64_t nodes() const override { return thought_.nodes(); }

  private:
    std::shared_ptr<const G> game_;
    typename G::State state_;
    ai::Thought<G> thought_;
};

/// A game's rules and one state of it as a Position. Copies share the rules.
template <Game G> class GamePosition : public Position {
  public:
    explicit GamePosition(G game)
        : game_(std::make_shared<const G>(std::move(game))), state_(game_->opening()) {}

    /// For the game's own screen.
    [[nodiscard]] const G& game() const { return *game_; }
    [[nodiscard]] const typename G::State& game_state() const { return state_; }

    [[nodiscard]] std::unique_ptr<Position> clone() const override {
        return std::make_unique<GamePosition>(*this);
    }
    [[nodiscard]] const Options& options() const override { return game_->options(); }

    [[nodiscard]] std::vector<std::string> legal() const override {
        const auto list = std::make_unique<typename G::Actions>();
        game_->legal(state_, *list);
        std::vector<std::string> out;
        out.reserve(list->size());
        for (const auto& action : *list) {
            out.push_back(game_->text(state_, action));
        }
        return out;
    }
    [[nodiscard]] std::string filled(std::string_view line, std::uint64_t by) const override {
        const auto list = std::make_unique<typename G::Actions>();
        game_->legal(state_, *list);
        for (const auto& action : *list) {
            if (game_->text(state_, action) == line) {
                return game_->text(state_, game_->filled(state_, action, by));
            }
        }
        return std::string(line);
    }
    [[nodiscard]] Result<std::string> check(std::string_view action) const override {
        const auto parsed = game_->parse(state_, action);
        if (parsed) {
            return game_->text(state_, *parsed);
        }
        if (const auto stop = stopping(action)) {
            if (over()) {
                return parsed.error().rule.empty() ? Error{"the game is over"} : parsed.error();
            }
            return *stop ? Result<std::string>(std::string(action)) : Result<std::string>(stop->error());
        }
        return parsed.error();
    }
    void play(std::string_view action, Dice& dice, EventLog& events) override {
        const auto parsed = game_->parse(state_, action);
        if (parsed) {
            game_->apply(state_, *parsed, dice, events);
        } else if (const auto stop = stopping(action); stop && *stop) {
            game_->stop(state_, **stop);
            events.add(**stop ? Event("resigns", "").with("side", action.substr(action.rfind(' ') + 1))
                              : Event("agreed", ""));
        }
    }

    Result<Done> set(std::string_view statement) override {
        auto next = std::make_shared<typename G::Setup>(setup_ ? *setup_ : game_->setup());
        auto done = game_->set(*next, statement);
        setup_ = std::move(next);
        return done;
    }
    Result<Done> settle() override {
        if (!setup_) {
            return Done{};
        }
        auto state = game_->finish(*setup_);
        if (!state) {
            return state.error();
        }
        state_ = *state;
        return Done{};
    }

    [[nodiscard]] std::string state() const override { return game_->json(state_); }
    [[nodiscard]] std::string_view to_move() const override { return game_->to_move(state_); }
    [[nodiscard]] bool over() const override { return game_->over(state_); }
    [[nodiscard]] bool checkpoint(const Position& before) const override {
        const auto* earlier = dynamic_cast<const GamePosition*>(&before);
        return earlier != nullptr && game_->checkpoint(earlier->state_, state_);
    }

    [[nodiscard]] Result<std::string> odds(std::string_view action) const override {
        const auto parsed = game_->parse(state_, action);
        if (!parsed) {
            return parsed.error();
        }
        return game_->odds(state_, *parsed);
    }
    [[nodiscard]] std::vector<Chance> chances(std::string_view action) const override {
        const auto parsed = game_->parse(state_, action);
        return parsed ? game_->chances(state_, *parsed) : std::vector<Chance>();
    }
    [[nodiscard]] double winning(std::string_view side) const override {
        const auto seat = game_->seat_named(side);
        return seat ? ai::winning(*game_, state_, *seat) : 0.5;
    }
    [[nodiscard]] double winning_after(std::string_view action, std::string_view side) const override {
        const auto parsed = game_->parse(state_, action);
        const auto seat = game_->seat_named(side);
        return parsed && seat ? ai::winning_after(*game_, state_, *parsed, *seat) : 0.5;
    }
    [[nodiscard]] std::vector<std::pair<std::string, double>> ranking() const override {
        std::vector<std::pair<std::string, double>> out;
        if (game_->to_move(state_) != "none") {
            for (const auto& [action, chance] : ai::ranking(*game_, state_)) {
                out.emplace_back(game_->text(state_, action), chance);
            }
        }
        return out;
    }
    [[nodiscard]] std::unique_ptr<Thought> consider(int level, std::uint64_t nodes,
                                                    std::uint64_t seed) const override {
        return std::make_unique<GameThought<G>>(game_, state_, static_cast<ai::Level>(level), nodes, seed);
    }
    [[nodiscard]] double evaluate(std::string_view side) const override {
        const auto seat = game_->seat_named(side);
        return seat ? game_->evaluate(state_, *seat) : 0.0;
    }
    [[nodiscard]] std::string opening_action(std::string_view how, std::uint64_t seed) const override {
        return game_->opening_action(state_, how, seed);
    }
    [[nodiscard]] std::string say(const Event& event) const override { return game_->say(event); }
    [[nodiscard]] std::string brief(std::span<const Event> events) const override {
        return willed(events) ? game_->say(events.front()) : game_->brief(events);
    }
    [[nodiscard]] std::vector<std::string> explain(std::span<const Event> events) const override {
        return willed(events) ? std::vector{game_->say(events.front())} : game_->explain(events);
    }
    [[nodiscard]] std::vector<std::string> status() const override { return game_->status(state_); }
    [[nodiscard]] std::string prompt() const override { return game_->prompt(state_); }
    [[nodiscard]] std::vector<std::string> picture() const override { return game_->picture(state_); }
    [[nodiscard]] std::vector<std::string> pieces(std::string_view of) const override {
        return game_->pieces(state_, of);
    }
    [[nodiscard]] std::vector<std::string> prospect(std::string_view action) const override {
        const auto parsed = game_->parse(state_, action);
        return parsed ? game_->prospect(state_, *parsed) : std::vector<std::string>();
    }
    [[nodiscard]] std::vector<std::string> outlook(std::string_view action) const override {
        const auto parsed = game_->parse(state_, action);
        return parsed ? game_->outlook(state_, *parsed) : std::vector<std::string>();
    }
    [[nodiscard]] std::vector<std::string> sheet() const override {
        if constexpr (requires { game_->sheet(state_); }) {
            return game_->sheet(state_);
        } else {
            return {};
        }
    }
    [[nodiscard]] std::vector<std::string>
    story(std::span<const std::span<const Event>> actions) const override {
        return game_->story(state_, actions);
    }
    [[nodiscard]] std::vector<std::string>
    deeds(std::span<const std::span<const Event>> actions) const override {
        return game_->deeds(state_, actions);
    }
    [[nodiscard]] std::optional<std::string> violated() const override { return game_->violated(state_); }

  private:
    using Stop = std::optional<typename G::Seat>; ///< who gives up; nobody where both agree
    /// What "draw" or "resign SIDE" asks for; nothing for other words.
    [[nodiscard]] std::optional<Result<Stop>> stopping(std::string_view action) const {
        constexpr std::string_view resign = "resign ";
        if (action == "draw") {
            return Result<Stop>(Stop());
        }
        if (action == "resign") {
            return Result<Stop>(Error{"who resigns: resign SIDE"});
        }
        if (!action.starts_with(resign)) {
            return std::nullopt;
        }
        const auto seat = game_->seat_named(action.substr(resign.size()));
        return seat ? Result<Stop>(Stop(*seat))
                    : Result<Stop>(Error{"no side is called '" + std::string(action.substr(resign.size())) +
                                         "': resign SIDE"});
    }
    /// Whether an action's events are of one that ends the game by the players' will alone.
    [[nodiscard]] static bool willed(std::span<const Event> events) {
        return events.size() == 1 &&
               (events.front().kind() == "agreed" || events.front().kind() == "resigns");
    }

    std::shared_ptr<const G> game_;
    typename G::State state_;
    std::shared_ptr<const typename G::Setup> setup_; ///< null: nothing was set up; shared by copies
};

/// A game's line of the table of games with the way to open it: a game of type G made by its `open`.
template <Game G> GameInfo with_opener(GameInfo info) {
    info.open = [](const DataSource& data, const Options& options) -> Result<std::unique_ptr<Position>> {
        auto game = G::open(data, options);
        if (!game) {
            return game.error();
        }
        return std::unique_ptr<Position>(std::make_unique<GamePosition<G>>(std::move(*game)));
    };
    return info;
}

/// The position as one of a certain game, for that game's screen; null if it is another's.
template <Game G> const GamePosition<G>* as_game(const Position& position) {
    return dynamic_cast<const GamePosition<G>*>(&position);
}

} // namespace disfida
