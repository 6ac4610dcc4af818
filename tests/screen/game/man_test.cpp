// The manual page's section on keys is the key table.
#include <doctest/doctest.h>

#include "kernel/words.hpp"
#include "kernel/wrap.hpp"
#include "support/paths.hpp"
#include "tui/commands.hpp"
#include "tui/replay_keys.hpp"

namespace {

using disfida::tui::Binding;

/// The keys of a binding as the page has them: "\&Enter , \&Space"; the mark keeps a key from being read as a
/// macro.
std::string keys_of(const Binding& binding) {
    std::string out;
    for (const auto& key : binding.keys) {
        if (key != disfida::tui::Key{}) {
            const std::string name = disfida::tui::name(key);
            out += (out.empty() ? "\\&" : " , \\&") + name;
        }
    }
    return out;
}

std::string heading(std::string_view context) {
    return context.empty() ? "Everywhere" : "When: " + std::string(context);
}

/// A binding's entry as it has to be.
std::string entry(const Binding& binding) {
    return ".It Ic " + keys_of(binding) + "\n" + disfida::join(disfida::wrap(binding.sentence, 78), "\n") +
           "\n";
}

/// The section as it has to be.
std::string section() {
    std::string out;
    std::string_view context = "none yet";
    for (const Binding& binding : disfida::tui::game_keys()) {
        if (binding.context != context) {
            out += (out.empty() ? "" : ".El\n") + std::string(".Ss ") + heading(binding.context) +
                   "\n.Bl -tag -width 16n -compact\n";
            context = binding.context;
        }
        out += entry(binding);
    }
    return out + ".El\n";
}

} // namespace

TEST_CASE("manual: the keys are those of the key table") {
    const std::string page = disfida::test::file_text(disfida::test::source_root() / "man" / "disfida.6");
    const std::string head = "\n.Sh KEYS\n";
    const std::size_t begin = page.find(head);
    REQUIRE(begin != std::string::npos);
    const std::size_t first = page.find("\n.Ss ", begin) + 1;
    const std::size_t end = page.find("\n.Sh ", begin + head.size()) + 1;
    INFO("the section has to be:\n", section());
    CHECK(page.substr(first, end - first) == section());
}

TEST_CASE("manual: the keys of a replay are those of its key table") {
    const std::string page = disfida::test::file_text(disfida::test::source_root() / "man" / "disfida.6");
    std::string entries;
    for (const Binding& binding : disfida::tui::replay_keys()) {
        entries += entry(binding);
    }
    const std::size_t begin = page.find("\n.Sh REPLAY\n");
    REQUIRE(begin != std::string::npos);
    INFO("the list has to be:\n", entries);
    CHECK(page.find("-compact\n" + entries + ".El\n", begin) != std::string::npos);
}
