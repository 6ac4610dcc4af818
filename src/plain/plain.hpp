// Plain mode: every game by a prompt, sentences and a board on demand; nothing moves a cursor.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "plain/console.hpp"
#include "play/follower.hpp"
#include "play/session.hpp"
#include "play/settings.hpp"

namespace disfida::plain {

/// Plays a session on standard input and output, or asks first what to play, until the player leaves or input
/// ends. Gives the exit status: 0, or 1 when the game cannot go on or could not be kept, which is said, or
/// when standard output cannot be written to, which is said in one line on standard error.
int run(const DataSource& data, std::optional<Session> session, const Settings& settings);

/// Leads through lessons on standard input and output, beginning with that one, or asks first which (of
/// `game`, if one is named). Gives the exit status.
int learn(const DataSource& data, const std::string& lesson, std::string_view game, const Settings& settings);

/// Lets a game be watched that another process plays. Gives the exit status.
int watch(const DataSource& data, Follower::Begun watched, const Settings& settings);

/// Lets a match be gone through, from that many actions on. Gives the exit status.
int replay(const DataSource& data, Match match, std::size_t at, const Settings& settings);

/// Whether the settings or the locale want no byte above 0x7f.
bool ascii_only(const Settings& settings);

/// A text as standard output can show it: without a byte above 0x7f where the settings or the locale want
/// that.
std::string for_terminal(const std::string& text, const Settings& settings);

/// The same on any console. False when the game cannot go on or could not be kept.
bool run(Console& console, const DataSource& data, std::optional<Session> session, const Settings& settings);

} // namespace disfida::plain
