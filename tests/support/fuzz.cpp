#include "support/fuzz.hpp"

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "disfida/match.hpp"
#include "kernel/data.hpp"
#include "kernel/words.hpp"
#include "support/every_game.hpp"
#include "support/paths.hpp"

namespace disfida::test {
namespace {

/// One game under way. `wrong_` keeps what was wrong first.
class Fuzz {
  public:
    Fuzz(Match match, std::span<const GameInfo> table, std::uint64_t seed)
        : match_(std::move(match)), table_(table), choices_(seed + 1), extra_(seed + 2) {}

    void play() {
        for (int ply = 0; !match_.position().over() && ok(); ++ply) {
            if (ply == most_plies) {
                fail("the game does not end");
                return;
            }
            step();
        }
        if (ok() && !match_.position().legal().empty()) {
            fail("something is legal in a game that is over");
        }
        read_again(match_.record().text());
    }

    [[nodiscard]] const std::optional<std::string>& wrong() const { return wrong_; }
    [[nodiscard]] std::string record() const { return match_.record().text(); }

  private:
    [[nodiscard]] bool ok() const { return !wrong_; }
    [[nodiscard]] bool now_and_then(std::uint32_t one_in) { return extra_.below(one_in) == 0; }
    void fail(const std::string& what) {
        if (!wrong_) {
            wrong_ = what + " (ply " + std::to_string(match_.plies().size()) + ")";
        }
    }

    void step() {
        const auto legal = match_.position().legal();
        if (legal.empty()) {
            fail("nothing is legal, but the game goes on");
            return;
        }
        if (std::adjacent_find(legal.begin(), legal.end(), std::greater_equal<>()) != legal.end()) {
            fail("the legal actions are not sorted, or one is there twice");
            return;
        }
        if (now_and_then(16)) {
            try_some(legal);
        }
        const std::string& line = legal[choices_.below(static_cast<std::uint32_t>(legal.size()))];
        const std::string action = match_.position().filled(line, match_.plies().size());
        const bool back = now_and_then(16);
        const std::string before = back ? match_.position().state() : "";
        const std::string record = back ? match_.record().text() : "";
        if (const auto played = match_.play(action); !played) {
            fail(action + " is listed, but refused: " + played.error().text);
            return;
        }
        if (const auto broken = match_.position().violated()) {
            fail(*broken + ", after " + match_.plies().back().statement());
        }
        if (back) {
            undo_and_redo(before, record);
        }
        if (now_and_then(64)) {
            read_again(match_.record().text());
        }
    }

    /// Each of a few legal actions is accepted in its own spelling, and applies to a copy, which leaves the
    /// original.
    void try_some(const std::vector<std::string>& legal) {
        const Position& position = match_.position();
        const std::string before = position.state();
        for (int i = 0; i < 4; ++i) {
            const std::string& line = legal[extra_.below(static_cast<std::uint32_t>(legal.size()))];
            const std::string action = position.filled(line, extra_.below(1000));
            const auto checked = position.check(action);
            if (!checked || *checked != action) {
                fail("check does not give back " + action);
                return;
            }
            const auto copy = position.clone();
            GeneratedDice dice(extra_.below(1000));
            EventLog log;
            copy->play(action, dice, log);
            if (const auto broken = copy->violated()) {
                fail(*broken + ", after a trial of " + action);
            }
            if (position.state() != before) {
                fail("a copy's " + action + " changed the original");
            }
        }
    }

    void undo_and_redo(const std::string& before, const std::string& record) {
        const std::string after = match_.position().state();
        const std::string longer = match_.record().text();
        const std::string statement = match_.plies().back().statement();
        if (!match_.undo() || match_.position().state() != before || match_.record().text() != record) {
            fail("undo does not bring back what was before " + statement);
        } else if (!match_.redo() || match_.position().state() != after || match_.record().text() != longer) {
            fail("redo does not bring back what was after " + statement);
        }
    }

    void read_again(const std::string& text) {
        const auto again = Match::read(DataSource(), text, "record", 1, table_);
        if (!again) {
            fail("the record is refused: " + again.error().text);
        } else if (again->position().state() != match_.position().state() || again->record().text() != text) {
            fail("the record read again gives another game");
        }
    }

    Match match_;
    std::span<const GameInfo> table_;
    SeededDice choices_;
    SeededDice extra_; ///< for what is tried, so that the game itself stays that of fuzz_rules
    std::optional<std::string> wrong_;
};

int number_in(const char* variable, int otherwise) {
    const char* said = std::getenv(variable);
    return said == nullptr ? otherwise : parse_number<int>(said).value_or(otherwise);
}

} // namespace

int games_to_play(int otherwise) { return number_in("DISFIDA_GAMES", otherwise); }
int positions_to_try(int otherwise) { return number_in("DISFIDA_POSITIONS", otherwise); }

std::optional<std::string> fuzz_match(std::span<const GameInfo> table, const GameInfo& info,
                                      std::uint64_t seed) {
    const auto sets = option_sets(info);
    auto match = Match::create(DataSource(), info.name, sets[seed % sets.size()], seed, seed, table);
    if (!match) {
        return match.error().text;
    }
    Fuzz fuzz(std::move(*match), table, seed);
    fuzz.play();
    if (!fuzz.wrong()) {
        return std::nullopt;
    }
    const auto path = game_program().parent_path() /
                      ("failed-" + std::string(info.name) + "-" + std::to_string(seed) + ".disfida");
    const auto written = write_file(path.string(), fuzz.record());
    return std::string(info.name) + " seed " + std::to_string(seed) + ": " + *fuzz.wrong() + "; " +
           (written ? "record: " + path.string() : written.error().text);
}

} // namespace disfida::test
