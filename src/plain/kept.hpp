// The kept games in plain mode: going on, watching, naming, deleting.
#pragma once

#include <optional>

#include "plain/console.hpp"
#include "play/session.hpp"
#include "play/settings.hpp"

namespace disfida::plain {

/// Lists the kept games and does what is asked for, until the player goes back, input ends (nothing then), or
/// one is opened.
std::optional<Session> choose_kept(const DataSource& data, Console& console, const Settings& settings);

/// Opens a game; one that cannot be as it is, is asked about where something can be done: a torn record may
/// be mended, a game another process plays be watched. Nothing when it is not opened, which is said.
std::optional<Session> open_or_ask(const DataSource& data, Console& console, const Settings& settings,
                                   Plan plan);

} // namespace disfida::plain
