// Rules in our words: read strictly, in their order.
#include "play/rulebook.hpp"

#include <algorithm>
#include <doctest/doctest.h>

#include "support/folder.hpp"

using disfida::DataSource;
using disfida::load_rules;
using disfida::related_rules;
using disfida::rules_named;
using disfida::RuleText;
using disfida::search_rules;
using disfida::test::TemporaryFolder;

namespace {

using Ids = std::vector<std::string>;

/// Rules of these ids that say nothing.
std::vector<RuleText> rules_of(const Ids& ids) {
    std::vector<RuleText> out;
    for (const std::string& id : ids) {
        out.push_back({id, "Title", "Text.", "", "", ""});
    }
    return out;
}

/// Why a rules file with this text is refused, without the file's path.
std::string refusal(std::string_view text) {
    const TemporaryFolder folder;
    folder.write("barletta/rules.toml", text);
    const auto data = DataSource::open(folder.path().string());
    REQUIRE(data);
    const auto rules = load_rules(*data, "barletta");
    REQUIRE_FALSE(rules);
    const std::string path = (folder.path() / "barletta/rules.toml").string();
    REQUIRE(rules.error().text.starts_with(path));
    return rules.error().text.substr(path.size());
}

} // namespace

TEST_CASE("rules are read in their order, with what is ours about them") {
    const TemporaryFolder folder;
    folder.write("barletta/rules.toml",
                 "[[rule]]\nid = 'Z1'\ntitle = 'Last'\ntext = 'One.'\nruling = 'Two.'\n"
                 "[[rule]]\nid = 'A'\ntitle = 'First'\ntext = 'Three.'\nreconstruction = 'Four.'\n");
    const auto data = DataSource::open(folder.path().string());
    REQUIRE(data);
    const auto rules = load_rules(*data, "barletta");
    REQUIRE(rules);
    REQUIRE(rules->size() == 2);
    CHECK((*rules)[0].id == "Z1");
    CHECK((*rules)[0].title == "Last");
    CHECK((*rules)[0].text == "One.");
    CHECK((*rules)[0].ruling == "Two.");
    CHECK((*rules)[0].reconstruction.empty());
    CHECK((*rules)[1].id == "A");
    CHECK((*rules)[1].ruling.empty());
    CHECK((*rules)[1].reconstruction == "Four.");
}

TEST_CASE("the built-in rules of barletta are read") {
    const auto rules = load_rules(DataSource(), "barletta");
    REQUIRE(rules);
    CHECK(rules->front().id == "A");
    CHECK(rules->back().id == "K2");
}

TEST_CASE("a rules file that is wrong is refused with file and line") {
    CHECK(refusal("[[rule]]\nid = 'A'\ntext = 'x'\n") == ":1: title: missing, a text is needed");
    CHECK(refusal("[[rule]]\nid = 'A'\ntitle = ''\ntext = 'x'\n") == ":3: title: a text in quotes is needed");
    CHECK(refusal("[[rule]]\nid = 'A'\ntitle = 't'\ntext = 'x'\nruling = true\n") ==
          ":5: ruling: a text in quotes is needed");
    CHECK(refusal("[[rule]]\nid = 'A'\ntitle = 't'\ntext = 'x'\nnote = 'n'\n") ==
          ":5: note: unknown key; known here: id, title, text, see");
    CHECK(refusal("[[rule]]\nid = 'A'\ntitle = 't'\ntext = 'x'\nrare = ''\n") ==
          ":5: rare: a text in quotes is needed");
    CHECK(refusal(
              "[[rule]]\nid = 'A'\ntitle = 't'\ntext = 'x'\n[[rule]]\nid = 'A'\ntitle = 't'\ntext = 'x'\n") ==
          ":6: id: 'A' is used twice");
    CHECK(refusal("rules = 3\n") == ":1: rules: unknown key; known here: constants, rule");
    CHECK(refusal("[[rule]\n").starts_with(":1: "));
}

TEST_CASE("a game without a rules file is an error that names it") {
    const auto rules = load_rules(DataSource(), "chess");
    REQUIRE_FALSE(rules);
    CHECK(rules.error().text == "data/chess/rules.toml: there is no such data file");
}

TEST_CASE("rules: an id in a text is one as a word of its own, not as the beginning of a longer one") {
    const auto rules = rules_of({"H2", "H2.1", "H2.10", "I-Hero", "I-Hero-Own"});
    CHECK(rules_named(rules, "See H2.") == Ids{"H2"}); // the end of a sentence
    CHECK(rules_named(rules, "See H2.1.") == Ids{"H2.1"});
    CHECK(rules_named(rules, "See H2.10, and so on") == Ids{"H2.10"});
    CHECK(rules_named(rules, "(H2.1) and [H2]") == Ids{"H2", "H2.1"}); // in the order of the rules
    CHECK(rules_named(rules, "H2") == Ids{"H2"});
    CHECK(rules_named(rules, "XH2 H2x H22 1.H2 H2-4").empty());
    CHECK(rules_named(rules, "H2.1: H2, too") == Ids{"H2", "H2.1"});
    CHECK(rules_named(rules, "as I-Hero-Own says") == Ids{"I-Hero-Own"});
    CHECK(rules_named(rules, "").empty());
}

TEST_CASE("rules: a single letter is an id in brackets alone, being a word of English as well") {
    const auto rules = rules_of({"A", "I"});
    CHECK(rules_named(rules, "A knight, I say.").empty());
    CHECK(rules_named(rules, "as told (A)") == Ids{"A"});
    CHECK(rules_named(rules, "as told [I]") == Ids{"I"});
    CHECK(rules_named(rules, "(A, I)").empty());
}

TEST_CASE("rules: related are those a rule names, those that name it, its parts and what it is part of") {
    auto rules = rules_of({"G", "H", "H1", "H2", "H2.1", "H2.2", "H2.2.1", "H3", "K1"});
    const auto related = [&](std::string_view id) { return related_rules(rules, *find_rule(rules, id)); };
    CHECK(related("H2") == Ids{"H", "H2.1", "H2.2"});
    CHECK(related("H") == Ids{"H1", "H2", "H3"}); // parts, not parts of parts
    CHECK(related("H2.2") == Ids{"H2", "H2.2.1"});
    CHECK(related("H2.2.1") == Ids{"H2.2"});
    CHECK(related("G").empty());
    rules[8].text = "Unless H2.1 says otherwise.";
    rules[8].ruling = "And H3.";
    rules[0].reconstruction = "From K1.";
    CHECK(related("K1") == Ids{"G", "H2.1", "H3"});
    CHECK(related("H2.1") == Ids{"H2", "K1"});
    CHECK(related("G") == Ids{"K1"});
}

TEST_CASE("rules: a search wants all its words, somewhere, in small letters or not") {
    auto rules = rules_of({"A1", "B1", "C1"});
    rules[0].title = "Surrender";
    rules[0].text = "He yields to the Nearest enemy.";
    rules[1].ruling = "Two yield.";
    rules[2].reconstruction = "By self-play.";
    const auto found = [&](std::string_view words) {
        Ids out;
        for (const RuleText* rule : search_rules(rules, words)) {
            out.push_back(rule->id);
        }
        return out;
    };
    CHECK(found("YIELD") == Ids{"A1", "B1"});
    CHECK(found("surrender nearest") == Ids{"A1"});
    CHECK(found("nearest two").empty());
    CHECK(found("self-play") == Ids{"C1"});
    CHECK(found("b1") == Ids{"B1"});
    CHECK(found("  yield  two ") == Ids{"B1"});
}

TEST_CASE("rules: what is ours is marked in a rule's lines and in its line of the index") {
    const RuleText plain{"A", "Field", "One.", "", "", ""};
    CHECK(disfida::rule_lines(plain) == Ids{"One."});
    CHECK(disfida::index_line(plain) == "A         Field");
    const RuleText ours{"H2.2", "Blows", "One.", "Two.", "Three.", "Never seen."};
    CHECK(disfida::rule_lines(ours) ==
          Ids{"One.", "Ruling: Two.", "Reconstruction: Three.", "In no lesson: Never seen."});
    CHECK(disfida::index_line(ours) == "H2.2      Blows (ruling, reconstruction)");
    const RuleText made{"I-Encounter", "Long", "One.", "", "Three.", ""};
    CHECK(disfida::index_line(made) == "I-Encounter Long (reconstruction)");
}

TEST_CASE("rules a rule leans on without naming them are related both ways; see names rules there are") {
    const DataSource data;
    const auto rules = load_rules(data, "barletta");
    REQUIRE(rules);
    const auto related = [&](std::string_view id) { return related_rules(*rules, *find_rule(*rules, id)); };
    const auto has = [](const std::vector<std::string>& ids, std::string_view id) {
        return std::find(ids.begin(), ids.end(), id) != ids.end();
    };
    CHECK(has(related("H2.2"), "H1.4")); // the extra Hit counts for wounds
    CHECK(has(related("H1.4"), "H2.2"));
    CHECK(refusal("[[rule]]\nid = 'A'\ntitle = 't'\ntext = 'x'\nsee = ['Z9']\n")
              .ends_with("A: see: 'Z9' is no rule"));
}
