// L-Quick: three whole battles with every die, worked out apart from the program.
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "support/campaign.hpp"
#include "support/paths.hpp"

using disfida::test::Campaign;
using disfida::test::file_text;
using disfida::test::source_root;

namespace {

/// The words of a text without its signs.
std::vector<std::string> words_of(std::string text) {
    for (char& c : text) {
        c = std::string("[](){}',:/").find(c) == std::string::npos ? c : ' ';
    }
    std::istringstream in(text);
    std::vector<std::string> out;
    for (std::string word; in >> word;) {
        out.push_back(word);
    }
    return out;
}

std::string part(const std::string& line, const std::string& after, const std::string& before) {
    const std::size_t from = line.find(after) + after.size();
    return line.substr(from, before.empty() ? std::string::npos : line.find(before, from) - from);
}

/// One side's dice and what came of them, in a clash.
struct Volley {
    std::vector<std::string> dice;
    std::vector<std::string> hits_and_flags;
};

struct Round {
    std::vector<std::string> cards; ///< shown, counted as; of who shows first, then of who answers
    Volley attacker;
    Volley defender;
    std::vector<std::string> lost;
    std::vector<std::string> pushed;
};

/// A battle as its file has it.
struct Whole {
    std::vector<std::string> attacker; ///< units, knights, men, militia of each corps
    std::vector<std::string> defender;
    std::map<std::string, int> attacker_hand;
    std::map<std::string, int> defender_hand;
    std::vector<Round> rounds;
    std::string winner;
    std::vector<std::string> value; ///< value, killed, captured: attacker's, then defender's
    std::vector<std::string> dice;
};

std::map<std::string, int> hand(const std::string& line) {
    const auto words = words_of(part(line, "hand ", ""));
    std::map<std::string, int> out;
    for (std::size_t i = 0; i + 1 < words.size(); i += 2) {
        out[words[i]] = std::stoi(words[i + 1]);
    }
    return out;
}

Whole read(const std::string& name) {
    Whole whole;
    std::istringstream in(file_text(source_root() / "tests/golden" / name));
    for (std::string line; std::getline(in, line);) {
        if (line.starts_with("attacker corps")) {
            whole.attacker = words_of(part(line, "corps ", "captains"));
            whole.attacker_hand = hand(line);
        } else if (line.starts_with("defender corps")) {
            whole.defender = words_of(part(line, "corps ", "captains"));
            whole.defender_hand = hand(line);
        } else if (line.starts_with("round ")) {
            const std::string second = part(line, "defender ", "");
            whole.rounds.push_back(
                {words_of(part(line, "cards ", "attacker")),
                 {words_of(part(line, "attacker ", "hits")), words_of(part(line, "flags ", "defender"))},
                 {words_of(part(second, "", "hits")), words_of(part(second, "flags ", "lost"))},
                 words_of(part(line, "lost ", "pushed")),
                 words_of(part(line, "pushed ", ""))});
        } else if (line.starts_with("result ")) {
            whole.winner = words_of(part(line, "'winner':", "'A':")).front();
            whole.value = words_of(part(line, "'A': ", "'D'"));
            const auto more = words_of(part(line, "'D': ", ""));
            whole.value.insert(whole.value.end(), more.begin(), more.end());
        } else if (line.starts_with("dice in order:")) {
            whole.dice = words_of(part(line, "order:", ""));
        }
    }
    return whole;
}

std::string joined(const std::vector<std::string>& words) { return disfida::test::words(words); }

/// The cards of a side as counts.
std::map<std::string, int> cards(const Campaign& field, const std::string& side) {
    std::map<std::string, int> out;
    std::string text = field.at("/battle/sides/" + side + "/cards");
    std::erase(text, '"');
    for (const std::string& card : words_of(text)) {
        ++out[card];
    }
    return out;
}

/// "18 6 12 0" for each corps of a side.
std::string units(const Campaign& field, const std::string& side, int corps) {
    std::string out;
    for (int i = 0; i < corps; ++i) {
        for (const char* key : {"units", "knights", "men", "militia"}) {
            out += (out.empty() ? "" : " ") +
                   field.at("/battle/sides/" + side + "/corps/" + std::to_string(i) + "/" + key);
        }
    }
    return out;
}

std::string status(const Campaign& field, int general) {
    return field.at("/generals/" + std::to_string(general) + "/status");
}

void replay(const std::string& name) {
    CAPTURE(name);
    const Whole whole = read(name);
    REQUIRE(whole.rounds.size() >= 3);
    std::size_t used = 0;
    const auto dice = [&](std::size_t count) {
        REQUIRE(used + count <= whole.dice.size());
        std::string out;
        for (std::size_t i = 0; i < count; ++i) {
            out += " " + whole.dice[used++];
        }
        return "roll :" + out;
    };
    auto field = disfida::test::march("points 84 rank 2 skill poor", "points 50 rank 1 skill competent",
                                      {"general bayer liffol points 30 rank 4 skill poor"});
    field.play({"move vaudemont liffol", "stand"});
    // four cards; bayer's six units, five cards
    field.play("battle auto :" + dice(4 + 6 + 5).substr(6));
    CHECK(units(field, "burgundy", 1) == joined(whole.attacker));
    CHECK(units(field, "french", 2) == joined(whole.defender));
    CHECK(cards(field, "burgundy") == whole.attacker_hand);
    CHECK(cards(field, "french") == whole.defender_hand);
    for (const char* side : {"burgundy", "french"}) {
        CHECK(field.at("/battle/sides/" + std::string(side) + "/captains") == "2");
        CHECK(field.at("/battle/sides/" + std::string(side) + "/breaks_at") == "9");
    }
    int number = 0;
    for (const Round& round : whole.rounds) {
        ++number;
        CAPTURE(number);
        for (std::size_t i = 0; i < 4; i += 2) {
            if (round.cards[i] == "banner") {
                field.play("card banner " + round.cards[i + 1]);
            } else if (round.cards[i] != "None") {
                CHECK(round.cards[i + 1] == round.cards[i]);
                field.play("card " + round.cards[i]);
            }
        }
        const std::size_t before = used;
        field.play(dice(round.attacker.dice.size() + round.defender.dice.size()));
        CHECK(joined({whole.dice.begin() + static_cast<std::ptrdiff_t>(before),
                      whole.dice.begin() + static_cast<std::ptrdiff_t>(used)}) ==
              joined(round.attacker.dice) + " " + joined(round.defender.dice));
        const auto volleys = disfida::test::last_events(field.match(), "volley");
        REQUIRE(volleys.size() == 2);
        for (const auto& [volley, counted] :
             {std::pair(&volleys[0], &round.attacker), std::pair(&volleys[1], &round.defender)}) {
            CHECK(std::to_string(volley->number("hits")) + " " + std::to_string(volley->number("flags")) ==
                  joined(counted->hits_and_flags));
        }
        CHECK(field.toll() == joined(round.lost) + ", " + joined(round.pushed));
        CHECK((field.at("/battle/winner") == "null") ==
              (static_cast<std::size_t>(number) < whole.rounds.size()));
    }
    CHECK(field.at("/battle/winner") == (whole.winner == "A" ? "burgundy" : "french"));
    const auto value = [&](const char* id) {
        return std::stoi(field.at("/battle/losses/" + std::string(id)));
    };
    CHECK(value("vaudemont") == std::stoi(whole.value[0]));
    CHECK(value("barbazan") + value("bayer") == std::stoi(whole.value[3]));
    field.play(dice(whole.dice.size() - used)); // all that is left are the fates
    const auto fallen = [&](const char* how, std::vector<int> of) {
        int count = 0;
        for (const int general : of) {
            count += status(field, general) == how ? 1 : 0;
        }
        return std::to_string(count);
    };
    CHECK(fallen("killed", {1}) == whole.value[1]);
    CHECK(fallen("captive", {1}) == whole.value[2]);
    CHECK(fallen("killed", {6, 9}) == whole.value[4]);
    CHECK(fallen("captive", {6, 9}) == whole.value[5]);
}

} // namespace

TEST_CASE("L-Quick three whole battles with every die") {
    for (const char* name : {"lorraine-battle-11.txt", "lorraine-battle-22.txt", "lorraine-battle-33.txt"}) {
        replay(name);
    }
}
