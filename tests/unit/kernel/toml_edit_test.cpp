// One value changed in a person's file, all else left as it is.
#include <doctest/doctest.h>

#include "kernel/toml_edit.hpp"

using disfida::toml_quoted;
using disfida::with_toml_value;

namespace {

std::string with(std::string_view text, std::string_view key, std::string_view literal) {
    const auto out = with_toml_value(text, key, literal, "f.toml");
    return out ? *out : "refused: " + out.error().text;
}

} // namespace

TEST_CASE("settings file: a value is changed where it stands, comments and order stay") {
    CHECK(with("# mine\nbell = 1   # once\nkeys = 'azerty'#x\n\n# end", "bell", "2") ==
          "# mine\nbell = 2   # once\nkeys = 'azerty'#x\n\n# end");
    CHECK(with("# mine\nbell = 1   # once\nkeys = 'azerty'#x\n\n# end", "keys", "\"qwertz\"") ==
          "# mine\nbell = 1   # once\nkeys = \"qwertz\"#x\n\n# end");
    CHECK(with("  'bell'=1", "bell", "0") == "  'bell'=0");
    // The parser counts letters, not bytes.
    CHECK(with("a = \"\xC3\xA4\" # \xC3\xA4 \xE2\x82\xAC\nb = \"\xC3\xA4\xC3\xA4\" # \xC3\xA4\n", "b",
               "\"c\"") == "a = \"\xC3\xA4\" # \xC3\xA4 \xE2\x82\xAC\nb = \"c\" # \xC3\xA4\n");
    CHECK(with("\xEF\xBB\xBF"
               "bell = 1\n",
               "bell", "2") == "\xEF\xBB\xBF"
                               "bell = 2\n");
    CHECK(with("data = \"\"\"\na\nb\"\"\" # two lines\nbell = 1\n", "data", "\"c\"") ==
          "data = \"c\" # two lines\nbell = 1\n");
}

TEST_CASE("settings file: line ends are kept, also of a last line that has none") {
    CHECK(with("bell = 1\r\nkeys = 'dvorak'\r\n", "bell", "2") == "bell = 2\r\nkeys = 'dvorak'\r\n");
    CHECK(with("bell = 1\r\n# end\r\n", "coach", "true") == "bell = 1\r\ncoach = true\r\n# end\r\n");
    CHECK(with("bell = 1", "bell", "2") == "bell = 2");
    CHECK(with("bell = 1", "coach", "true") == "bell = 1\ncoach = true\n");
    CHECK(with("bell = 1\r\nkeys = 'dvorak'", "coach", "true") ==
          "bell = 1\r\nkeys = 'dvorak'\r\ncoach = true\r\n");
    CHECK(with("", "coach", "true") == "coach = true\n");
    CHECK(with("\xEF\xBB\xBF", "coach", "true") == "\xEF\xBB\xBF"
                                                   "coach = true\n");
}

TEST_CASE("settings file: a key that is missing goes before the first table, and never into a value") {
    CHECK(with("bell = 1\n\n# of my own\n[mine]\nx = 1\n", "coach", "true") ==
          "bell = 1\ncoach = true\n\n# of my own\n[mine]\nx = 1\n");
    CHECK(with("# of my own\n[mine]\ncoach = 7\n", "coach", "true") ==
          "coach = true\n# of my own\n[mine]\ncoach = 7\n");
    CHECK(with("# head\n\n# of my own\n[[mine]]\nx = 1\n[[mine]]\nx = 2\n", "coach", "true") ==
          "# head\n\ncoach = true\n# of my own\n[[mine]]\nx = 1\n[[mine]]\nx = 2\n");
    // A line that looks like a table or a key may be part of a list or a text.
    CHECK(with("list = [\n[1],\n 2 ]\ntext = '''\n[no]\ncoach = 3\n'''\n[yes]\n", "coach", "true") ==
          "list = [\n[1],\n 2 ]\ntext = '''\n[no]\ncoach = 3\n'''\ncoach = true\n[yes]\n");
    CHECK(with("a.b = [\n[1]\n]\n[yes]\n", "coach", "true") == "a.b = [\n[1]\n]\ncoach = true\n[yes]\n");
    CHECK(with("list = [\n{ x = 1 },\n[ 2 ] ]\n", "coach", "true") ==
          "list = [\n{ x = 1 },\n[ 2 ] ]\ncoach = true\n");
    CHECK(with("list = [ { x = 1 },\n{ x = 2 } ]\n[t]\n", "coach", "true") ==
          "list = [ { x = 1 },\n{ x = 2 } ]\ncoach = true\n[t]\n");
}

TEST_CASE("settings file: a key that a comment shows goes behind it") {
    CHECK(with("# Coach.\n#coach = false\n\n# Bell.\n# bell = 0\n", "coach", "true") ==
          "# Coach.\n#coach = false\ncoach = true\n\n# Bell.\n# bell = 0\n");
    CHECK(with("# Coach.\n#coach = false\n\n# Bell.\n# bell = 0", "bell", "1") ==
          "# Coach.\n#coach = false\n\n# Bell.\n# bell = 0\nbell = 1\n");
    CHECK(with("#coaches = 1\nx = 1\n", "coach", "true") == "#coaches = 1\nx = 1\ncoach = true\n");
}

TEST_CASE("settings file: keys in inline tables are others' keys") {
    CHECK(with("mine = { bell = 1, keys = 'x' }\n", "bell", "2") ==
          "mine = { bell = 1, keys = 'x' }\nbell = 2\n");
    CHECK(with("mine = { bell = 1 }\nbell = 1\n", "bell", "2") == "mine = { bell = 1 }\nbell = 2\n");
}

TEST_CASE("settings file: what is no TOML, or has a table in the key's place, is left alone") {
    CHECK(with("bell = 1\nkeys =\n", "bell", "2").starts_with("refused: f.toml:2: "));
    CHECK(with("x = 1\n[bell]\n", "bell", "2") ==
          "refused: f.toml:2: bell: is a table here, it should be a value");
    CHECK(with("bell = { a = 1 }\n", "bell", "2") ==
          "refused: f.toml:1: bell: is a table here, it should be a value");
    CHECK(with("bell.a = 1\n", "bell", "2").starts_with("refused: f.toml:1: bell: is a table here"));
    CHECK(with("x = 1\n", "bell", "2 nonsense") == "refused: f.toml: bell cannot be changed in it");
}

TEST_CASE("settings file: a text is written so that it reads back as it was") {
    CHECK(toml_quoted("plain") == "\"plain\"");
    CHECK(toml_quoted("a\"b\\c") == "\"a\\\"b\\\\c\"");
    CHECK(toml_quoted("a\tb\x7f") == "\"a\\u0009b\\u007f\"");
}
