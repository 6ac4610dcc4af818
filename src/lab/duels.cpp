#include "lab/duels.hpp"

#include <algorithm>
#include <deque>

#include "iliad/game.hpp"
#include "iliad/names.hpp"
#include "kernel/punctuation.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "play/game_position.hpp"
#include "play/session.hpp"

namespace disfida::lab {

namespace {

using iliad::Game;

/// The heroes as options name them.
std::vector<std::string> heroes_of(const Game& game, const Options& options) {
    std::vector<std::string> out;
    for (const auto& [option, value] : options) {
        if (option == "heroes") {
            for (const std::string_view word : split(value, ',')) {
                out.emplace_back(word);
            }
            return out;
        }
    }
    for (const iliad::WarriorInfo& one : game.tables().warriors) {
        if (one.hero && one.spears > 0 && !one.own) {
            out.push_back(one.id);
        }
    }
    return out;
}

/// What is wrong with a duel, told of the option that was given: nobody has named a left or right one.
Error blamed_on_heroes(Error error) {
    for (const std::string_view side : {"left", "right"}) {
        if (const std::string head = headed(side, ""); error.text.starts_with(head)) {
            error.text.erase(0, head.size());
        }
    }
    error.text = headed("--heroes", error.text);
    return error;
}

} // namespace

Result<Done> duels(const Match& start, const Order& order, const Control& control, Report& report) {
    const std::atomic<bool>& stop = control.ends();
    const Game& game = as_game<Game>(start.position())->game();
    const std::vector<std::string> heroes = heroes_of(game, order.plan.options);
    if (std::any_of(heroes.begin(), heroes.end(), [](const std::string& hero) { return hero.empty(); })) {
        return Error{tr("--heroes: a name is missing; they are written with a comma between two")};
    }
    if (heroes.size() < 2) {
        return Error{tr("--heroes: a matrix takes two heroes at least")};
    }
    Options common;
    for (const auto& option : order.plan.options) {
        if (option.first != "heroes") {
            common.push_back(option);
        }
    }
    Matrix& matrix = report.matrix;
    std::vector<Table<Game>>
        tables; // of each two in the order of the cells, those of one with himself left out
    for (const std::string& one : heroes) {
        const std::string id(std::string_view(one).substr(0, one.find(':')));
        if (std::find(matrix.pieces.begin(), matrix.pieces.end(), id) != matrix.pieces.end()) {
            return Error{fill(tr("--heroes: {hero} is named twice"), {{"hero", id}})};
        }
        matrix.pieces.push_back(id);
        for (const std::string& other : heroes) {
            if (one == other) {
                continue;
            }
            Options options = common;
            options.emplace_back("left", one);
            options.emplace_back("right", other);
            auto duel = game.with(options);
            if (!duel) {
                return blamed_on_heroes(duel.error());
            }
            tables.push_back({std::move(*duel), {}});
            tables.back().opening = tables.back().game.opening();
        }
        matrix.titles.push_back(iliad::capitalised(id));
    }
    const std::size_t size = matrix.size();
    std::deque<std::vector<Wins>> samples(std::max(1U, control.jobs), std::vector<Wins>(tables.size()));
    report.parts = share_out(order.part, control, [&](unsigned job) {
        return [&, job](std::uint64_t number) {
            std::vector<Wins> all(tables.size()); // counted whole or not at all
            for (std::size_t i = 0; i < tables.size(); ++i) {
                const std::uint64_t seed = seed_of_game(order.part.seed, number * tables.size() + i);
                const auto end = play_game(
                    tables[i], report.setting.minds, seed, stop, [](const auto&...) {},
                    [](std::size_t, const auto&, const auto& decide) { return decide(); });
                if (!end) {
                    return false;
                }
                all[i].add(tables[i].game.decided(*end, iliad::Side::left).value_or(0.5));
            }
            for (std::size_t i = 0; i < tables.size(); ++i) {
                samples[job][i].add(all[i]);
            }
            return true;
        };
    });
    matrix.cells.resize(size * size);
    for (const auto& sample : samples) {
        std::size_t from = 0;
        for (std::size_t i = 0; i < size; ++i) {
            for (std::size_t j = 0; j < size; ++j) {
                if (i != j) {
                    report.wins.add(sample[from]);
                    matrix.cells[i * size + j].add(sample[from++]);
                }
            }
        }
    }
    return Done{};
}

} // namespace disfida::lab
