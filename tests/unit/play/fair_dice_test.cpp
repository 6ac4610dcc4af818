// Dice of two sides: the numbers expected here were worked out by another implementation, from the manual
// page alone (BLAKE2b of Python's standard library).
#include <algorithm>
#include <numeric>

#include <doctest/doctest.h>

#include "cli/verify.hpp"
#include "kernel/data.hpp"
#include "play/fair_dice.hpp"
#include "support/folder.hpp"

using namespace disfida;

namespace {

/// Bytes 0 to 31, and 255 down to 224.
Link rising() {
    Link out{};
    std::iota(out.begin(), out.end(), static_cast<unsigned char>(0));
    return out;
}
Link falling() {
    Link out{};
    for (std::size_t i = 0; i < out.size(); ++i) {
        out.at(i) = static_cast<unsigned char>(255 - i);
    }
    return out;
}

std::vector<int> thrown(SharedDice dice, int count) {
    std::vector<int> out;
    for (int i = 0; i < count; ++i) {
        out.push_back(dice.die({}));
    }
    return out;
}

/// A game whose dice follow from both secrets, with some rolls of it.
Match fair_game(const DataSource& data, bool reveal) {
    auto match = Match::create(data, "barletta", {}, std::nullopt, 1);
    REQUIRE(match);
    const Chain italian(rising());
    const Chain french(falling());
    REQUIRE(match->commit("italian", to_hex(italian.commitment())));
    REQUIRE(match->commit("french", to_hex(french.commitment())));
    std::size_t roll = 0;
    while (roll < 10 && !match->position().over()) {
        const std::string action = match->position().legal().front();
        std::vector<int> dice;
        if (match->needs(action, {})->has_value()) {
            ++roll;
            dice = shared_dice(match->position(), action, italian.link(roll), french.link(roll));
        }
        REQUIRE(match->play(action, dice));
    }
    REQUIRE(match->play("resign french", std::vector<int>{}));
    if (reveal) {
        REQUIRE(match->reveal("italian", to_hex(rising())));
        REQUIRE(match->reveal("french", to_hex(falling())));
    }
    return std::move(*match);
}

Result<std::string> verified(const std::string& text) {
    const test::TemporaryFolder folder;
    folder.write("game.disfida", text);
    return cli::verify(DataSource(), (folder.path() / "game.disfida").string());
}

} // namespace

TEST_CASE("dice of two: commitments, links and dice are those of the manual page") {
    const Chain a(rising());
    const Chain b(falling());
    CHECK(to_hex(a.commitment()) == "10578b20df113029b94d1503b7aa8aa257ff955f15ffa8161df64091e6bb4959");
    CHECK(to_hex(b.commitment()) == "e990b566e3c7b1137efdb1886cb4ce5fb9aae778034a0030a92f262f3f42f56d");
    CHECK(to_hex(a.link(1)) == "b3abdba4280cc3b8e78b9b13c0b5ed3d9b4f96d4458a7dcd75de6db11a14ac7d");
    CHECK(to_hex(a.link(300)) == "54dc5c39129d435c59dd2a712cf88ae747be3f45f13309afd96999a7ba57be96");
    CHECK(thrown({a.link(1), b.link(1)}, 40) == std::vector{3, 5, 4, 4, 5, 1, 2, 1, 2, 1, 1, 1, 4, 1,
                                                            1, 2, 6, 6, 2, 4, 2, 1, 4, 5, 3, 4, 4, 4,
                                                            2, 4, 6, 6, 2, 1, 5, 1, 3, 5, 6, 2});
    CHECK(thrown({a.link(2), b.link(2)}, 8) == std::vector{1, 3, 6, 4, 5, 2, 5, 5});
    CHECK(thrown({a.link(300), b.link(300)}, 8) == std::vector{2, 5, 1, 4, 4, 2, 1, 5});
}

TEST_CASE("dice of two: a link proves itself by the one before, the last is the secret") {
    const Chain chain(rising());
    CHECK(hash_of(chain.link(1)) == chain.commitment());
    CHECK(hash_of(chain.link(257)) == chain.link(256));
    CHECK(hash_of(chain.link(2)) != chain.commitment());
    CHECK(to_hex(chain.link(chain_length)) == to_hex(rising()));
}

TEST_CASE("dice of two: every face comes up as often as chance allows") {
    const Chain a(rising());
    const Chain b(falling());
    std::array<int, 6> count{};
    constexpr int throws = 60000;
    SharedDice dice(a.link(5), b.link(5));
    for (int i = 0; i < throws; ++i) {
        ++count.at(static_cast<std::size_t>(dice.die({}) - 1));
    }
    for (const int n : count) { // 10000 expected, standard deviation 91
        CHECK(n > 9600);
        CHECK(n < 10400);
    }
}

TEST_CASE("dice of two: hex is strict") {
    CHECK(from_hex(to_hex(rising())) == rising());
    CHECK_FALSE(from_hex(std::string(63, 'a')));
    CHECK_FALSE(from_hex(std::string(63, 'a') + "A"));
    CHECK_FALSE(from_hex(std::string(63, 'a') + "g"));
    CHECK(new_secret() != new_secret());
}

TEST_CASE("expectation 26: verify recomputes every die from both secrets") {
    const DataSource data;
    const std::string text = fair_game(data, true).record().text();
    const auto report = verified(text);
    REQUIRE_MESSAGE(report, report.error().text);
    CHECK(report->find("Both secrets are those committed to, and all ") != std::string::npos);
    CHECK(verified(fair_game(data, false).record().text())
              ->find("not both secrets are revealed (missing: Italians, French), though the game is over:") !=
          std::string::npos);
}

TEST_CASE("expectation 26: verify says whose secret is missing, and that the game is not over") {
    std::string text = fair_game(DataSource(), false).record().text();
    const auto one = verified(text + "reveal french " + to_hex(falling()) + "\n");
    REQUIRE(one);
    CHECK(one->find("(missing: Italians), though the game is over") != std::string::npos);
    text.erase(text.find("resign french"));
    const auto under_way = verified(text);
    REQUIRE(under_way);
    CHECK(under_way->find("(missing: Italians, French), for the game is not over") != std::string::npos);
}

TEST_CASE("expectation 26: verify proves nothing by one commitment, and refuses two that are the same") {
    const std::string hash = to_hex(Chain(rising()).commitment());
    const std::string head = "disfida 1 barletta\ncommit italian " + hash + "\n";
    const auto one = verified(head + "roll : 6 6 1 1\n");
    REQUIRE(one);
    CHECK(one->find("Of French there is no commitment: of the dice nothing is proved.") != std::string::npos);
    const auto same = verified(head + "commit french " + hash + "\nroll : 6 6 1 1\n");
    REQUIRE_FALSE(same);
    CHECK(same.error().text.find(":3: both sides have the same commitment") != std::string::npos);
}

TEST_CASE("expectation 26: verify names the first die that does not follow") {
    const DataSource data;
    std::string text = fair_game(data, true).record().text();
    // The first roll ties, 3+5 to 4+4, and is thrown again: 5+1 to 2+1. Its last die changed to 2 changes
    // nothing else.
    const std::string first = "\nroll : 3 5 4 4 5 1 2 1\n";
    const std::size_t at = text.find(first);
    REQUIRE(at != std::string::npos);
    text.resize(at + first.size());
    text[text.size() - 2] = '2';
    const auto line = std::count(text.begin(), text.end(), '\n');
    text += "reveal italian " + to_hex(rising()) + "\nreveal french " + to_hex(falling()) + "\n";
    const auto report = verified(text);
    REQUIRE_FALSE(report);
    CHECK(report.error().text.ends_with("game.disfida:" + std::to_string(line) +
                                        ": die 8 is 2, but the secrets give 1"));
}

TEST_CASE("expectation 26: verify refuses a wrong secret of either side, with or without the other's") {
    for (const std::string side : {"italian", "french"}) {
        const std::string wrong = side == "italian" ? to_hex(falling()) : to_hex(rising());
        const auto report =
            verified(fair_game(DataSource(), false).record().text() + "reveal " + side + " " + wrong + "\n");
        REQUIRE_FALSE(report);
        CHECK(
            report.error().text.ends_with(": the secret of " + side + " is not the one it was committed to"));
    }
    std::string text = fair_game(DataSource(), false).record().text();
    text += "reveal italian " + to_hex(falling()) + "\nreveal french " + to_hex(falling()) + "\n";
    const auto report = verified(text);
    REQUIRE_FALSE(report);
    CHECK(report.error().text.ends_with(": the secret of italian is not the one it was committed to"));
}
