// The source itself: no folder includes what stands above or beside it.
#include <cstdlib>
#include <string>

#include <doctest/doctest.h>

#include "support/folder.hpp"
#include "support/paths.hpp"

namespace {

/// What the check of layers says of a tree: its exit status is 0 where all is well.
int layers_of(const std::filesystem::path& tree) {
    const auto script = disfida::test::source_root() / "src" / "make" / "layers.sh";
    return std::system(("sh '" + script.string() + "' '" + tree.string() + "' >/dev/null").c_str());
}

} // namespace

TEST_CASE("house: every folder includes only what stands below it") {
    CHECK(layers_of(disfida::test::source_root()) == 0);
}

TEST_CASE("house: an include that looks upward, or at another game, is found") {
    for (const char* text : {"#include \"play/match.hpp\"\n", "#include \"iliad/state.hpp\"\n"}) {
        const disfida::test::TemporaryFolder folder;
        folder.write("include/disfida/dice.hpp", "");
        folder.write("src/barletta/state.hpp",
                     "#include \"kernel/words.hpp\"\n#include \"barletta/state.hpp\"\n");
        CHECK(layers_of(folder.path()) == 0);
        folder.write("src/barletta/apply.cpp", text);
        CHECK(layers_of(folder.path()) != 0);
    }
}
