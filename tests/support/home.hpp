// A player's own files, in a folder that goes away with the test.
#pragma once

#include <chrono>
#include <filesystem>
#include <string>
#include <string_view>

#include "kernel/data.hpp"
#include "support/environment.hpp"
#include "support/folder.hpp"

namespace disfida::test {

/// While it lives, kept games, progress and settings are those in its folder: at first none.
struct Home {
    TemporaryFolder folder;
    Variable state{"XDG_STATE_HOME", folder.path().string()};
    Variable config{"XDG_CONFIG_HOME", folder.path().string()};
    DataSource data;

    /// A file of the player's own: "settings.toml", "lessons".
    [[nodiscard]] std::filesystem::path own(const std::string& name) const {
        return folder.path() / "disfida" / name;
    }
    /// The file of a kept game.
    [[nodiscard]] std::filesystem::path game(const std::string& name) const {
        return own("games/" + name + ".disfida");
    }
    void keep_game(const std::string& name, std::string_view record) const {
        folder.write(game(name), record);
    }
    [[nodiscard]] bool keeps_game(const std::string& name) const {
        return std::filesystem::exists(game(name));
    }
    /// A game was played an hour earlier than it was.
    void make_older(const std::string& name) const {
        std::filesystem::last_write_time(game(name), std::filesystem::last_write_time(game(name)) -
                                                         std::chrono::hours(1));
    }
};

} // namespace disfida::test
