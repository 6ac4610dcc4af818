// What may stand next on a command line that is being typed, for the completion of shells.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "disfida/games.hpp"
#include "kernel/data.hpp"

namespace disfida::cli {

/// A word that may stand in the place of the one being typed.
struct Candidate {
    std::string word;    ///< whole: "--french=captain"; one that ends with '=' goes on without a blank
    std::string meaning; ///< in a few words; may be empty
};

struct Completion {
    enum class Files : std::uint8_t { none, records, any, folders };
    Files files = Files::none; ///< which may stand there as well, behind the '=' of an option
    std::vector<Candidate> words;
    /// A line that names the kind of files, and a line for each word, with its meaning behind a tab.
    [[nodiscard]] std::string text() const;
};

/// Completes the last of `words`, those behind the program's name; it may be empty. Commands, options and
/// values come from the usages the parser reads by, so that nothing is offered that it would not take.
Completion complete(const DataSource& data, const std::vector<std::string>& words,
                    std::span<const GameInfo> games = all_games());

/// What a shell reads to complete: "bash", "zsh" or "fish". Error: there is none for this shell.
Result<std::string> completion_script(const DataSource& data, std::string_view shell);

} // namespace disfida::cli
