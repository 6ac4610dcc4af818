// The title's page of keys.
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "tui/title.hpp"

namespace disfida::tui {

namespace {

constexpr std::size_t keys_width = 25; // of a help page, before what they do

} // namespace

void TitleScreen::open_help() {
    std::vector<std::string> lines;
    const auto add = [&](const std::string& keys, std::string_view meaning) {
        for (const std::string_view part : split(meaning, '\n')) {
            std::string line = part.data() == meaning.data() ? keys : std::string();
            put_at(line, keys_width, part);
            lines.push_back(std::move(line));
        }
    };
    add("Up, Down, k, j, Tab", tr("another line"));
    if (form_) {
        add("Left, Right, Space", tr("change what the line says"));
        add("Enter", tr("start the game; on a line to type in: type"));
        add("Esc, q", tr("back, without a game"));
        lines.emplace_back();
        lines.emplace_back(tr("The lines:"));
        for (const MenuEntry& entry : form_->entries()) {
            lines.push_back("  " + entry.label + ". " + entry.note);
        }
    } else {
        add("Home, End", tr("the first, the last"));
        add(tr("a letter"),
            tr("the line that has it marked, at once; else to\nthe line that begins with it"));
    }
    if (kept_list_) {
        add("Enter", tr("go on with it; watch it if another process plays it"));
        add("r", tr("go through it again, action by action"));
        add("n", tr("give it another name"));
        add("d, Delete", tr("delete it, after a yes"));
        add("Esc, q", tr("back"));
    } else if (!form_) {
        add("Enter", tr("choose it"));
        add("Esc, q", tr("back, from the title out"));
    }
    add("Ctrl-L", tr("paint the screen anew"));
    add("Ctrl-Z", tr("stop; fg goes on"));
    add("?, F1", tr("this page"));
    help_.emplace(tr("Keys"), std::move(lines));
}

} // namespace disfida::tui
