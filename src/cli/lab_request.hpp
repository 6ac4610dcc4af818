// What the laboratory is asked for on the command line.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/values.hpp"
#include "lab/games.hpp"
#include "play/session.hpp"

namespace disfida::cli {

struct LabRequest {
    Plan plan;        ///< game, options, opening, seed where one is given
    lab::Minds minds; ///< of the sides; of a match those of A and B
    std::uint64_t first = 0;
    std::uint64_t games = 0;
    unsigned jobs = 0; ///< 0: as many as there are processors
    bool matrix = false;
    bool merge = false;
    std::vector<std::string> files; ///< to be added up
    std::string out;                ///< "FILE.json" or "FILE.csv"; empty: none
    std::string bars;               ///< name of a measure, or empty
};

/// The text by which words of `command`, "match" or "simulate", are read: with the options of the game they
/// name, or those of adding up.
Usage lab_usage(std::string_view command, const std::vector<std::string>& words,
                std::span<const GameInfo> games);

/// What the words of that command ask for; `values` are what lab_usage's text makes of them.
Result<LabRequest> read_lab(std::string_view command, const Values& values, std::span<const GameInfo> games);

} // namespace disfida::cli
