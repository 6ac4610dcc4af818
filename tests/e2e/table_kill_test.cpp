// A game on two terminals whose programs are killed in the middle of everything, at random moments.
#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <memory>

#include <doctest/doctest.h>
#include <unistd.h>

#include "disfida/dice.hpp"
#include "disfida/match.hpp"
#include "kernel/data.hpp"
#include "support/paths.hpp"
#include "support/program.hpp"
#include "support/table_house.hpp"

namespace {

using namespace disfida::test;
using disfida::Match;

/// How many kills of each kind: DISFIDA_KILLS, or some.
int kills() {
    const char* said = std::getenv("DISFIDA_KILLS");
    return said == nullptr ? 8 : std::atoi(said);
}

Match match_in(const std::string& file) {
    auto match = Match::read(disfida::DataSource(), file_text(file), file, 1);
    REQUIRE_MESSAGE(match, (match ? "" : match.error().line()));
    return std::move(*match);
}

std::vector<std::string> played(const std::string& file) {
    std::vector<std::string> out;
    const Match match = match_in(file);
    for (const auto& ply : match.plies()) {
        out.push_back(ply.statement());
    }
    return out;
}

/// Who is killed.
enum class Victim : std::uint8_t { host, guest, host_then_guest, guest_then_host };

class Sitting {
  public:
    explicit Sitting(std::uint64_t seed) : random_(seed) {}

    /// A table at which both sit.
    void begin() {
        host = std::make_unique<Program>(house.start("host", {"host", "barletta"}));
        REQUIRE(host->wait_for("disfida join barletta"));
        guest = std::make_unique<Program>(house.start("guest", {"join", "barletta"}));
        REQUIRE(guest->wait_for("You play: French."));
        hear_both();
    }
    /// Waits so long, or less, at random.
    void pause(std::uint32_t most_us) { ::usleep(random_.below(most_us)); }
    std::uint32_t below(std::uint32_t bound) { return random_.below(bound); }

    /// Kills as is said, with a moment between two.
    void kill(Victim victim) {
        const bool host_first = victim == Victim::host || victim == Victim::host_then_guest;
        end(host_first ? host : guest);
        if (victim != Victim::host && victim != Victim::guest) {
            pause(3000);
            end(host_first ? guest : host);
        }
    }
    /// Whoever was killed types his command again, and both sit there as before.
    void come_back() {
        const bool host_was_killed = host == nullptr;
        if (host_was_killed) {
            const std::string file = house.game();
            host = std::make_unique<Program>(
                house.start("host", {"host", file.empty() ? std::string("barletta") : file}));
            REQUIRE_MESSAGE(host->wait_for("You play: Italians."), host->output());
        }
        if (guest == nullptr) {
            guest = std::make_unique<Program>(house.start("guest", {"join", "barletta"}));
            REQUIRE_MESSAGE(guest->wait_for("You play: French."), (guest->output() + guest->errors()));
        } else if (host_was_killed) {
            REQUIRE_MESSAGE(guest->wait_for("is there again."), guest->output());
        }
        hear_both();
    }
    /// The guest hears the host, he the guest, and the guest the host again: all that was under way between
    /// them has come to its end then. (More talk of a guest's would not be passed on.)
    void hear_both() {
        const std::string word = "word-" + std::to_string(++words_);
        host->send("say one-" + word + "\n");
        REQUIRE_MESSAGE(guest->wait_for(": one-" + word), guest->output());
        guest->send("say two-" + word + "\n");
        REQUIRE_MESSAGE(host->wait_for(": two-" + word), host->output());
        host->send("say three-" + word + "\n");
        REQUIRE_MESSAGE(guest->wait_for(": three-" + word), guest->output());
    }
    /// What has been played, which both keep.
    std::vector<std::string> kept() {
        const auto out = played(house.game());
        CHECK(played(house.copy()) == out);
        return out;
    }

    TableHouse house;
    std::unique_ptr<Program> host;
    std::unique_ptr<Program> guest;

  private:
    static void end(std::unique_ptr<Program>& program) {
        ::kill(program->id(), SIGKILL);
        program->finish();
        program = nullptr;
    }
    disfida::SeededDice random_;
    int words_ = 0;
};

/// A legal action that takes dice, or one that takes none; empty: there is no such.
std::string action_of(Sitting& table, const Match& match, bool with_dice) {
    auto legal = match.position().legal();
    for (; !legal.empty();) {
        const auto at = legal.begin() + table.below(static_cast<std::uint32_t>(legal.size()));
        const auto needs = match.needs(*at, {});
        if (needs && needs->has_value() == with_dice) {
            return *at;
        }
        legal.erase(at);
    }
    return {};
}

/// All kinds of victims in turn.
Victim victim_of(int i) { return static_cast<Victim>(i % 4); }

/// Whether somebody who is still there was told something after so much of his output.
bool told_since(const std::unique_ptr<Program>& program, std::size_t since, const std::string& text) {
    return program && program->output().find(text, since) != std::string::npos;
}

/// Has each side place whoever does not stand yet.
void deploy_rest(Sitting& table) {
    table.host->send("auto roster\n");
    table.guest->send("auto roster\n");
    const auto placing = [&] {
        return match_in(table.house.game()).position().legal().front().starts_with("place ");
    };
    for (int i = 0; i < 1000 && placing(); ++i) {
        ::usleep(20000);
    }
    REQUIRE_FALSE(placing());
    table.hear_both();
}

} // namespace

TEST_CASE(
    "expectation 2: a table killed in mid-roll and mid-undo, host, guest or both: both come back where they "
    "were") {
    Sitting table(7);
    table.begin();
    table.host->send("roll\n");
    table.hear_both();
    int rolled = 0; // killed after the roll was played, and before
    int unrolled = 0;
    int undone = 0;
    int stood = 0;
    for (int i = 0; i < 2 * kills(); ++i) {
        if (i == kills()) { // the first undos are of the deployment, then lances are broken
            deploy_rest(table);
        }
        const auto before = table.kept();
        const Match match = match_in(table.house.game());
        if (match.position().over()) {
            break;
        }
        const bool undo = i < kills() || i % 2 == 1;
        std::string action = action_of(table, match, !undo);
        const bool with_dice = action.empty() ? undo : !undo;
        action = action.empty() ? action_of(table, match, with_dice) : action;
        const bool hosts = match.position().to_move() == "italian";
        Program& mover = hosts ? *table.host : *table.guest;
        Program& other = hosts ? *table.guest : *table.host;
        const std::string line = action + "\n";
        CAPTURE(i);
        CAPTURE(action);
        auto expected = before;
        const std::size_t since = other.output().size();
        if (with_dice) {
            mover.send(line);
            table.pause(8000);
        } else {
            mover.send(line);
            REQUIRE_MESSAGE(other.wait_for(": " + action), other.output());
            table.hear_both();
            expected = table.kept();
            REQUIRE(expected.size() == before.size() + 1);
            mover.send("undo\n");
            if (table.below(4) > 0) {
                REQUIRE_MESSAGE(other.wait_for("asks to take back '" + action), other.output());
                other.send("yes\n");
            }
            table.pause(i % 3 == 0 ? 50000 : 5000);
        }
        table.kill(victim_of(i));
        std::unique_ptr<Program>& rest = hosts ? table.guest : table.host;
        if (rest) {
            rest->listen(0);
        }
        const bool heard =
            told_since(rest, since, with_dice ? ": " + action : "The last order is taken back.");
        table.come_back();
        const auto after = table.kept();
        if (with_dice) {
            const bool done = after.size() == before.size() + 1;
            (done ? rolled : unrolled) += 1;
            CHECK((done || !heard)); // what has been seen stands
            REQUIRE(after.size() >= before.size());
            CHECK(std::equal(before.begin(), before.end(), after.begin()));
            CHECK((after.size() == before.size() || (done && after.back().starts_with(action + " : "))));
        } else {
            (after == before ? undone : stood) += 1;
            CHECK((after == before || (after == expected && !heard)));
        }
    }
    MESSAGE("rolled ", rolled, ", not ", unrolled, "; taken back ", undone, ", not ", stood);
    table.host->send("resign\nyes\n");
    REQUIRE(table.host->wait_for("Both secrets of the dice"));
    REQUIRE(table.guest->wait_for("Both secrets of the dice"));
    CHECK(run_program({{"verify", table.house.game()}}).status == 0); // every die follows from both shares
}

TEST_CASE("expectation 2: killed in mid-join, guest or host or both, both come back where they were") {
    Sitting table(8);
    table.begin();
    table.host->send("roll\n");
    table.hear_both();
    deploy_rest(table);
    const auto before = table.kept();
    for (int i = 0; i < kills(); ++i) {
        CAPTURE(i);
        ::kill(table.guest->id(), SIGKILL);
        table.guest = std::make_unique<Program>(table.house.start("guest", {"join", "barletta"}));
        table.pause(60000);
        table.kill(i % 2 == 0 ? Victim::guest : Victim::host_then_guest);
        table.come_back();
        CHECK(table.kept() == before);
    }
}

TEST_CASE("expectation 2: killed in the first join of all, the table is there and the seat is one's own") {
    for (int i = 0; i < kills(); ++i) {
        CAPTURE(i);
        Sitting table(100U + static_cast<std::uint64_t>(i));
        table.host = std::make_unique<Program>(table.house.start("host", {"host", "barletta"}));
        REQUIRE(table.host->wait_for("disfida join barletta"));
        table.guest = std::make_unique<Program>(table.house.start("guest", {"join", "barletta"}));
        table.pause(60000);
        table.kill(i % 2 == 0 ? Victim::guest : Victim::host_then_guest);
        table.come_back();
        table.host->send("roll\n");
        table.hear_both();
        CHECK(table.kept().size() == 1);
    }
}
