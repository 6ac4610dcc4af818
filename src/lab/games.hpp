// The table of games of the laboratory: one line a game, and what can be asked of it.
#pragma once

#include <span>
#include <string_view>

#include "disfida/games.hpp"
#include "disfida/match.hpp"
#include "lab/contest.hpp"
#include "lab/report.hpp"
#include "lab/workers.hpp"

namespace disfida {
struct Plan;
}

namespace disfida::lab {

/// What is to be played, however it is counted. Its minds are those of the sides, of a contest those of A
/// and B.
struct Order {
    const Plan& plan; ///< game, options, opening, scenario; its seed is that of the run
    Minds minds{};
    Part part;
    bool matrix = false; ///< everybody against everybody
};

/// A game of the laboratory.
struct Bench {
    std::string_view game;
    /// An option whose value no computer can play by, and why; empty: there is none.
    std::string_view refused_option = {};
    std::string_view refused_value = {};
    std::string_view refused_why = {};
    void (*simulate)(const Match& start, const Order& order, const Control& control, Report& report);
    void (*contest)(const Match& start, const Order& order, const Control& control, Contest& contest);
    /// Everybody against everybody; null where there is no such thing.
    Result<Done> (*matrix)(const Match& start, const Order& order, const Control& control,
                           Report& report) = nullptr;
};

/// All games. Each is a file of its own, for it is all their code over again.
std::span<const Bench> benches();
/// The line of a game; null: it is not counted.
const Bench* bench_of(std::string_view game);
Bench barletta_bench();
Bench iliad_bench();
Bench lorraine_bench();

/// Plays and counts. Refused: a game without a line here, options the game refuses, or no computer can play
/// by.
Result<Report> simulate(const DataSource& data, const Order& order, const Control& control);
/// Lets A play B. Refused likewise.
Result<Contest> contest(const DataSource& data, const Order& order, const Control& control);

} // namespace disfida::lab
