// A record: the statements of a game, the only history there is. Notation and order are fixed by the record
// format.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "disfida/position.hpp"
#include "disfida/result.hpp"

namespace disfida {

/// One line of a record.
struct Statement {
    enum class Kind : std::uint8_t {
        header,
        option,
        seed,
        set,
        commit,
        action,
        reveal,
        check,
        comment,
        blank
    };
    Kind kind = Kind::blank;
    std::string text = {}; ///< the whole line, without its LF
    std::string body = {}; ///< what the kind's word announces: game, "NAME VALUE", seed, set-up, "SIDE HASH",
                           ///< action, "SIDE SECRET", digest
    std::vector<int> dice = {}; ///< of an action
    std::size_t line = 0;       ///< counted from 1; 0 when it was not read from a file
};

class Record {
  public:
    /// An empty record of a game: header, options that differ from the default, seed.
    Record(std::string_view game, const Options& options, std::optional<std::uint64_t> seed);
    /// A record that begins with these lines (header, options, seed, comments) as they stand.
    explicit Record(std::vector<Statement> head);

    void add_set(std::string_view statement);
    void add_action(std::string_view action, std::span<const int> dice);
    void add_check(std::string_view digest);
    /// What a side binds itself to before the first action, and what it discloses after the last, both in
    /// hex.
    void add_commit(std::string_view side, std::string_view hash);
    void add_reveal(std::string_view side, std::string_view secret);
    /// The hash a side is bound to, or the secret it has disclosed; empty: there is none.
    [[nodiscard]] std::string committed(std::string_view side) const {
        return said(Statement::Kind::commit, side);
    }
    [[nodiscard]] std::string revealed(std::string_view side) const {
        return said(Statement::Kind::reveal, side);
    }
    [[nodiscard]] bool has(Statement::Kind kind) const;
    /// Says on which line of a file the last statement was read.
    void number_last(std::size_t line) { statements_.back().line = line; }
    /// Keeps a comment or a blank line where it stands.
    void keep(Statement statement);
    /// Takes the last action off, with the checks and disclosures after it. Comments stay.
    void remove_last_action();

    [[nodiscard]] const std::vector<Statement>& statements() const { return statements_; }
    [[nodiscard]] std::optional<std::uint64_t> seed() const { return seed_; }
    /// The record as a file holds it, every line with its LF.
    [[nodiscard]] std::string text() const;

  private:
    [[nodiscard]] std::string said(Statement::Kind kind, std::string_view side) const;
    void add(Statement::Kind kind, std::string word, std::string_view body);

    std::vector<Statement> statements_;
    std::optional<std::uint64_t> seed_;
};

/// An action with its dice: "charge miale : 3 4 4"; without dice the bare action.
std::string with_dice(std::string_view action, std::span<const int> dice);

/// Splits "ACTION : d d d" at its dice. Refuses faces that are not 1 to 6. An action without " :" has none,
/// and `given` is false; "ACTION :" gives an empty list.
struct ActionLine {
    std::string action;
    std::vector<int> dice;
    bool given = false;
};
Result<ActionLine> parse_action_line(std::string_view line);

/// Splits a record into statements, strictly: order, spacing, line ends. Nothing is replayed here. Errors
/// begin with "NAME:LINE: ".
Result<std::vector<Statement>> parse_record(std::string_view text, std::string_view name);

/// Reads a whole file. Errors name it.
Result<std::string> read_file(const std::string& path);
/// Writes a whole file through a temporary one beside it, flushed to the disk before it takes the old one's
/// place; after an error the old file is as it was.
Result<Done> write_file(const std::string& path, std::string_view text);

} // namespace disfida
