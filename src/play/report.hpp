// What a match was like, when it is over or in the midst of it.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "disfida/match.hpp"
#include "kernel/tongue.hpp"
#include "play/appraisal.hpp"

namespace disfida {

/// Titles of the sections that are more than sentences.
inline constexpr std::string_view turning_points_title = mark("Turning points");
inline constexpr std::string_view chances_title = mark("Chance to win"); ///< a drawn curve
inline constexpr std::string_view dice_title = mark("Dice");             ///< with drawn bars

/// A section of a report.
struct ReportPart {
    std::string
        title; ///< "Turning points", translated where it is shown; empty: the story, which comes first
    std::vector<std::string> lines;
};

/// The sections of the report of a match that has been appraised.
std::vector<ReportPart> report_parts(const Match& match, std::span<const Appraisal> plies);

/// The report of a match in lines: how it stands or ended and its story, the turning points, the curve of
/// winning chances, the luck of each side, what each piece did, and how the dice fell. Headings stand alone
/// and end with a colon; empty lines part the sections. Sentences are as long as they are; drawings are at
/// most 72 cells wide. Where an action takes more dice than can be counted its expectation is that of a
/// sample, so that a whole campaign takes about a second.
std::vector<std::string> report(const Match& match);

} // namespace disfida
