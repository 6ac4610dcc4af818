#include "tui/key_page.hpp"

#include <algorithm>

#include "kernel/tongue.hpp"
#include "tui/keytable.hpp"

namespace disfida::tui {

namespace {

constexpr int widest = 76;

} // namespace

KeyPage::KeyPage(Keys keys, std::vector<std::string> more)
    : keys_(std::move(keys)), more_(std::move(more)), page_(tr("Keys"), {}) {}

Pager::Outcome KeyPage::handle(const Key& key) {
    return !page_.typing() && asks_for_keys(key) ? Pager::Outcome::closed : page_.handle(key);
}

void KeyPage::draw(Canvas& canvas, const Rect& rect) {
    if (width_ != rect.width) {
        width_ = rect.width;
        auto lines = key_lines(keys_, std::min(widest, width_));
        if (!more_.empty()) {
            lines.emplace_back();
            lines.insert(lines.end(), more_.begin(), more_.end());
        }
        page_.set_lines(std::move(lines));
    }
    page_.draw(canvas, rect);
}

KeyPage::Keys menu_keys(std::string leaving, std::string left) {
    return {{"Left, Right, Space", tr("change what the line says")},
            {"Enter", tr("change it; type it where it is typed")},
            {"Up, Down, k, j, Tab", tr("another line")},
            {"Home, End", tr("the first, the last")},
            {std::move(leaving), std::move(left)},
            {"?, F1", tr("this page")}};
}

std::vector<std::string> entries_told(const std::vector<MenuEntry>& entries) {
    std::vector<std::string> out{tr("The lines:")};
    for (const MenuEntry& entry : entries) {
        out.push_back("  " + entry.label + (entry.note.empty() ? "" : ". " + entry.note));
    }
    return out;
}

bool asks_for_keys(const Key& key) { return key == typed(U'?') || key.name == Key::Name::f1; }

} // namespace disfida::tui
