#include "tui/rule_view.hpp"

#include <algorithm>
#include <iterator>

#include "kernel/tongue.hpp"
#include "kernel/words.hpp"

namespace disfida::tui {

namespace {

constexpr std::size_t most_related = 9; // a digit goes to each

} // namespace

RuleView::RuleView(const DataSource& data, const GameInfo& info, std::vector<RuleText> rules)
    : data_(&data), info_(&info), rules_(std::move(rules)), shelf_(load_lessons(data)) {}

Result<RuleView> RuleView::open(const DataSource& data, std::string_view game,
                                const std::vector<std::string>& ids) {
    auto rules = load_rules(data, game);
    if (!rules) {
        return rules.error();
    }
    RuleView view(data, *find_game(game), std::move(*rules));
    std::vector<std::string> known;
    std::copy_if(ids.begin(), ids.end(), std::back_inserter(known),
                 [&](const std::string& id) { return find_rule(view.rules_, id) != nullptr; });
    if (known.size() == 1) {
        view.open_rule(known.front());
    } else {
        view.open_index(std::move(known));
    }
    return view;
}

/// The index of these rules; of all where there are none.
void RuleView::open_index(std::vector<std::string> ids) {
    const bool all = ids.empty();
    if (all) {
        std::transform(rules_.begin(), rules_.end(), std::back_inserter(ids),
                       [](const RuleText& rule) { return rule.id; });
    }
    listed_ = std::move(ids);
    std::vector<std::string> entries;
    std::vector<std::string> searched;
    for (const std::string& id : listed_) {
        const RuleText& rule = *find_rule(rules_, id);
        const Lesson* lesson = shelf_.showing(info_->name, id);
        entries.push_back(index_line(rule) +
                          (lesson == nullptr ? std::string()
                                             : fill(tr("  lesson {number}"),
                                                    {{"number", std::to_string(shelf_.number(*lesson))}})));
        std::string text = id + " " + rule.title;
        for (const std::string& line : rule_lines(rule)) {
            text += "\n" + line;
        }
        searched.push_back(std::move(text));
    }
    const std::string title = all ? fill(tr("Rulebook: {game}"), {{"game", std::string(tr(info_->title))}})
                                  : std::string(tr("Rules that had a part in it"));
    index_.emplace(title,
                   all ? tr("[Enter]read  [/]search  [n]ext found  [Tab]another game  [?]help  [q]back")
                       : tr("[Enter]read  [a]ll rules  [/]search  [?]help  [q]back"),
                   std::move(entries), std::move(searched));
    page_.reset();
}

void RuleView::open_rule(std::string_view id) {
    const RuleText& rule = *find_rule(rules_, id);
    shown_ = rule.id;
    std::vector<std::string> lines;
    for (std::string& line : rule_lines(rule)) {
        lines.push_back(std::move(line));
        lines.emplace_back();
    }
    related_ = related_rules(rules_, rule);
    if (!related_.empty()) {
        lines.emplace_back(tr("See also:"));
    }
    for (std::size_t i = 0; i < related_.size(); ++i) {
        lines.push_back((i < most_related ? "  " + std::to_string(i + 1) + "  " : std::string("     ")) +
                        index_line(*find_rule(rules_, related_[i])));
    }
    std::string footer = related_.empty() ? "" : tr("[1]-[9]see also  ");
    if (const Lesson* lesson = shelf_.showing(info_->name, rule.id)) {
        lines.emplace_back();
        lines.push_back(fill(tr("Lesson {number} shows it: {title}. l begins it."),
                             {{"number", std::to_string(shelf_.number(*lesson))}, {"title", lesson->title}}));
        footer += tr("[l]esson  ");
    }
    footer += tr("[Left] [Right]turn  [i]ndex  [/]search  [?]help  [q]back");
    page_.emplace(tr_data(capital(std::string(info_->name))) + " " + rule.id + "  " + rule.title,
                  std::move(lines));
    page_->set_footer(std::move(footer));
}

RuleView::Outcome RuleView::turn_page(int by) {
    const auto at = find_rule(rules_, shown_) - rules_.data();
    const auto to = at + by;
    if (to < 0 || to >= static_cast<std::ptrdiff_t>(rules_.size())) {
        return Outcome::ignored;
    }
    open_rule(rules_[static_cast<std::size_t>(to)].id);
    return Outcome::changed;
}

RuleView::Outcome RuleView::next_game() {
    const auto games = all_games();
    const auto at = static_cast<std::size_t>(info_ - games.data());
    const GameInfo& next = games[(at + 1) % games.size()];
    if (auto rules = load_rules(*data_, next.name)) {
        info_ = &next;
        rules_ = std::move(*rules);
        trail_.clear();
        open_index({});
    }
    return Outcome::changed;
}

RuleView::Outcome RuleView::handle_page(const Key& key) {
    if (!page_->typing()) {
        if (key.name == Key::Name::left || key.name == Key::Name::right) {
            return turn_page(key.name == Key::Name::left ? -1 : 1);
        }
        if (key.name == Key::Name::character && key.ch >= U'1' && key.ch <= U'9') {
            const std::size_t choice = key.ch - U'1';
            if (choice < related_.size()) {
                trail_.push_back(shown_);
                open_rule(related_[choice]);
                return Outcome::changed;
            }
            return Outcome::ignored;
        }
        if (key == typed(U'i')) {
            const std::string here = shown_;
            trail_.clear();
            open_index({});
            const auto at = std::find(listed_.begin(), listed_.end(), here);
            index_->select(static_cast<std::size_t>(at - listed_.begin()));
            return Outcome::changed;
        }
        if (key == typed(U'l')) {
            if (const Lesson* lesson = shelf_.showing(info_->name, shown_)) {
                lesson_ = lesson->id;
                return Outcome::lesson;
            }
        }
    }
    const auto outcome = page_->handle(key);
    if (outcome != Pager::Outcome::closed) {
        return outcome == Pager::Outcome::ignored ? Outcome::ignored : Outcome::changed;
    }
    if (!trail_.empty()) {
        const std::string before = trail_.back();
        trail_.pop_back();
        open_rule(before);
        return Outcome::changed;
    }
    page_.reset();
    return index_ ? Outcome::changed : Outcome::closed;
}

RuleView::Outcome RuleView::handle_index(const Key& key) {
    if (!index_->typing()) {
        if (key.name == Key::Name::tab) {
            return next_game();
        }
        if (key == typed(U'a') && listed_.size() < rules_.size()) {
            open_index({});
            return Outcome::changed;
        }
    }
    switch (index_->handle(key)) {
    case ListView::Outcome::opened:
        open_rule(listed_[index_->selected()]);
        return Outcome::changed;
    case ListView::Outcome::closed:
        return Outcome::closed;
    case ListView::Outcome::changed:
        return Outcome::changed;
    case ListView::Outcome::ignored:
        break;
    }
    return Outcome::ignored;
}

/// What the keys do on the page that is shown, or in the index.
KeyPage::Keys RuleView::own_keys() const {
    KeyPage::Keys out;
    if (page_) {
        out.emplace_back("Left, Right", tr("the rule before, the next one"));
        out.emplace_back("1-9", tr("to a rule that stands under See also; back with q"));
        out.emplace_back("l", tr("the lesson that shows it"));
        out.emplace_back("i", tr("the index"));
        out.emplace_back("Up, Down, k, j", tr("a line up or down"));
    } else {
        out.emplace_back("Enter, x", tr("read the rule"));
        out.emplace_back("Up, Down, k, j", tr("another line"));
        out.emplace_back("Tab", tr("the rulebook of another game"));
        if (listed_.size() < rules_.size()) {
            out.emplace_back("a", tr("all rules of the game"));
        }
    }
    out.emplace_back("Space, PgDn, PgUp", tr("a page on or back"));
    out.emplace_back("Home, End, g, G", tr("the first, the last"));
    out.emplace_back("/", tr("search in the texts"));
    out.emplace_back("n, N", tr("the next that is found, the one before"));
    out.emplace_back("Esc, q", tr("back"));
    out.emplace_back("?, F1", tr("this page"));
    return out;
}

RuleView::Outcome RuleView::handle(const Key& key) {
    if (keys_) {
        const auto outcome = keys_->handle(key);
        if (outcome == Pager::Outcome::closed) {
            keys_.reset();
        }
        return outcome == Pager::Outcome::ignored ? Outcome::ignored : Outcome::changed;
    }
    const bool typing = page_ ? page_->typing() : index_->typing();
    if (!typing && asks_for_keys(key)) {
        keys_.emplace(own_keys());
        return Outcome::changed;
    }
    return page_ ? handle_page(key) : handle_index(key);
}

void RuleView::draw(Canvas& canvas, const Rect& rect) {
    if (keys_) {
        keys_->draw(canvas, rect);
    } else if (page_) {
        page_->draw(canvas, rect);
    } else {
        index_->draw(canvas, rect);
    }
}

} // namespace disfida::tui
