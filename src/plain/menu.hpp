// The way in without a screen: what there is to play, by numbers.
#pragma once

#include <optional>

#include "kernel/data.hpp"
#include "plain/console.hpp"
#include "play/session.hpp"
#include "play/settings.hpp"

namespace disfida::plain {

/// Asks what to play: the last game that is not over, any game against the computer, between two people or to
/// watch, or a record. Enter takes the first. Nothing when the player leaves or input ends.
/// Settings can be changed there.
std::optional<Session> choose_game(const DataSource& data, Console& console, Settings& settings);

} // namespace disfida::plain
