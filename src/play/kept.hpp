// The kept games as a list: what each is, its name, and taking one away.
#pragma once

#include <string>
#include <string_view>

#include "play/session.hpp"

namespace disfida {

/// The name a player knows a kept game by: its file's, without folder and ending.
std::string kept_name(const std::string& path);

/// A path as it can be typed behind disfida: the file's name alone where it stands in the games folder (see
/// kept_path) and no file here is called so; else the path as it is.
std::string short_path(const std::string& path);

/// The file a word of the command line means: the kept game of that name where no such file is here; else the
/// word as it is.
std::string kept_path(const std::string& word);

/// What a kept game is, in a sentence or two: the game, how it stands, who plays it just now; or what is
/// wrong with its file.
std::string kept_in_words(const DataSource& data, const std::string& path);

/// When it was played last, in local time: "2026-11-29 18:30".
std::string kept_when(const KeptGame& game);

/// Gives a kept game another name, and gives the path it has then. Refused: it is no name, or another game's,
/// or somebody plays it.
Result<std::string> rename_kept(const std::string& path, std::string_view name);

/// Takes a kept game away for good. Refused: somebody plays it, or it cannot be.
Result<Done> delete_kept(const std::string& path);

} // namespace disfida
