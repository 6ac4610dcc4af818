// Small runs of the laboratory for tests: fixed seeds, no clocks.
#pragma once

#include <string>

#include <doctest/doctest.h>

#include "kernel/data.hpp"
#include "lab/games.hpp"
#include "play/session.hpp"

namespace disfida::test {

/// What a small run is made of; the page plays both sides unless said otherwise.
struct SmallRun {
    std::string game = "barletta";
    Options options = {};
    std::string deploy = {};
    std::string scenario = {};
    lab::Minds minds{lab::Mind{ai::Level::page}, lab::Mind{ai::Level::page}};
    lab::Part part{7, 0, 12};
    unsigned jobs = 1;
    bool matrix = false;

    [[nodiscard]] Plan plan() const {
        Plan out;
        out.game = game;
        out.options = options;
        out.scenario = scenario;
        if (!deploy.empty()) {
            out.opening = deploy;
        }
        return out;
    }
    [[nodiscard]] Result<lab::Report> try_simulate() const {
        lab::Control control;
        control.jobs = jobs;
        return lab::simulate(DataSource(), {plan(), minds, part, matrix}, control);
    }
    [[nodiscard]] lab::Report simulate() const {
        auto report = try_simulate();
        REQUIRE_MESSAGE(report, report.error().text);
        return std::move(*report);
    }
    [[nodiscard]] lab::Contest contest() const {
        lab::Control control;
        control.jobs = jobs;
        auto contest = lab::contest(DataSource(), {plan(), minds, part, false}, control);
        REQUIRE_MESSAGE(contest, contest.error().text);
        return std::move(*contest);
    }
    [[nodiscard]] std::string refusal() const {
        const auto report = try_simulate();
        REQUIRE_FALSE(report);
        return report.error().line();
    }
};

} // namespace disfida::test
