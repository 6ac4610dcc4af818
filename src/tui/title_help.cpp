// The title's page of keys.
#include <algorithm>

#include "kernel/tongue.hpp"
#include "tui/title.hpp"

namespace disfida::tui {

void TitleScreen::open_help() {
    KeyPage::Keys keys;
    std::vector<std::string> more;
    const auto add = [&](const std::string& names, std::string meaning) {
        std::replace(meaning.begin(), meaning.end(), '\n', ' '); // it is broken where the line ends
        keys.emplace_back(names, std::move(meaning));
    };
    add("Up, Down, k, j, Tab", tr("another line"));
    if (form_) {
        add("Left, Right, Space", tr("change what the line says"));
        add("Enter", tr("start the game; on a line to type in: type"));
        add("Esc, q", tr("back, without a game"));
        more = entries_told(form_->entries());
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
    help_.emplace(std::move(keys), std::move(more));
}

} // namespace disfida::tui
