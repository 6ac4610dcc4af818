// Tables with another terminal, on the title: the list of one's own, a code or address typed, hosting.
#include "kernel/tongue.hpp"
#include "net/open.hpp"
#include "play/kept.hpp"
#include "tui/title.hpp"

namespace disfida::tui {

/// One's own tables, and what can be typed.
void TitleScreen::make_table_list() {
    std::vector<MenuEntry> entries;
    table_actions_.clear();
    const auto add = [&](std::string action, std::string label, std::string note) {
        table_actions_.push_back(std::move(action));
        entries.push_back({std::move(label), 0, {}, 0, std::move(note)});
    };
    for (const KeptGame& kept : kept_) { // seats that are kept come first
        const auto seat = net::guest_seat(kept.path);
        if (seat && net::is_hosted(*data_, kept.path)) {
            add("back " + kept.path, net::way_on(kept.path),
                fill(tr("{when}, {table}. Your seat there is kept."),
                     {{"when", kept_when(kept)}, {"table", seat->table}}));
        }
    }
    for (const std::string& name : net::own_tables()) {
        add("join " + name, fill(tr("Join {table}"), {{"table", name}}),
            tr("A table of your own login: sit down, or come back to your seat."));
        add("watch " + name, fill(tr("Watch {table}"), {{"table", name}}),
            tr("A table of your own login: look on."));
    }
    add("join", tr("Join by a code or address"),
        tr("A code like k7mq-29fx-3rtp, which the host tells, or ADDRESS:PORT CODE."));
    add("watch", tr("Watch by a code or address"),
        tr("A code like k7mq-29fx-3rtp, which the host tells, or ADDRESS:PORT CODE."));
    tables_.emplace(tr("Another terminal"), std::move(entries));
}

void TitleScreen::choose_table() {
    const std::string& action = table_actions_[tables_->selected()];
    constexpr std::string_view back = "back ";
    if (action.starts_with(back)) {
        Plan plan;
        plan.file = action.substr(back.size());
        open(plan);
        return;
    }
    const bool watches = action.starts_with("watch");
    const std::size_t blank = action.find(' ');
    if (blank == std::string::npos) {
        typing_ = watches;
        line_.set_text("");
    } else {
        take(net::join(*data_, std::string_view(action).substr(blank + 1), {}, watches));
    }
}

bool TitleScreen::handle_line(const Key& key) {
    const auto outcome = line_.handle(key);
    if (outcome == LineEdit::Outcome::submitted) {
        const std::string text = line_.take();
        const bool watches = *std::exchange(typing_, std::nullopt);
        if (!text.empty()) {
            take(net::join_typed(*data_, text, watches));
        }
    } else if (outcome == LineEdit::Outcome::cancelled) {
        typing_.reset();
    }
    return true;
}

/// Hosts a new game; asks first whether to go on with a table of it that is left.
void TitleScreen::host_or_ask(const net::Hosting& hosting) {
    const std::string left = net::unfinished_table(*data_, hosting.plan.game);
    if (left.empty()) {
        take(net::host(*data_, hosting));
        return;
    }
    hosting_ = hosting;
    asking_ = Asking::resume;
    asked_path_ = left;
    asked_ = net::resume_question(*data_, left);
}

} // namespace disfida::tui
