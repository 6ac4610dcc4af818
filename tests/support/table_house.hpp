// A house in which the real program is host, guest and spectator: one folder for the sockets, a home for
// each.
#pragma once

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "support/folder.hpp"
#include "support/program.hpp"

namespace disfida::test {

struct TableHouse {
    TemporaryFolder folder;
    TableHouse() { std::filesystem::create_directories(runtime()); }

    [[nodiscard]] std::string runtime() const { return (folder.path() / "run").string(); }
    [[nodiscard]] std::string socket(const std::string& name = "barletta") const {
        return runtime() + "/disfida/" + name;
    }
    /// The program as one of them, in plain mode.
    [[nodiscard]] Start start(const std::string& who, std::vector<std::string> words,
                              bool terminal = false) const {
        words.emplace_back("--plain");
        return on_screen(who, std::move(words), terminal);
    }
    /// The same on the full screen.
    [[nodiscard]] Start on_screen(const std::string& who, std::vector<std::string> words,
                                  bool terminal = true) const {
        Start out;
        out.arguments = std::move(words);
        out.environment = {{"XDG_RUNTIME_DIR", runtime()},
                           {"XDG_STATE_HOME", (folder.path() / who).string()},
                           {"HOME", (folder.path() / who).string()}};
        out.terminal = terminal;
        return out;
    }
    /// The one game the host keeps; empty: none yet.
    [[nodiscard]] std::string game() const { return only_one("host/disfida/games"); }
    /// The guest's copy of it.
    [[nodiscard]] std::string copy() const { return only_one("guest/disfida/tables"); }

  private:
    [[nodiscard]] std::string only_one(const std::string& place) const {
        std::error_code none;
        for (const auto& entry : std::filesystem::directory_iterator(folder.path() / place, none)) {
            if (entry.path().extension() == ".disfida") {
                return entry.path().string();
            }
        }
        return {};
    }
};

} // namespace disfida::test
