// Rules in our words: read strictly, in their order.
#include "play/rulebook.hpp"

#include <doctest/doctest.h>

#include "support/folder.hpp"

using disfida::DataSource;
using disfida::load_rules;
using disfida::test::TemporaryFolder;

namespace {

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
          ":5: note: unknown key; known here: id, title, text");
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
