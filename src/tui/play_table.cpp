// A game on two terminals on the full screen: what comes over the line, what is asked and what is said.
#include <algorithm>

#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "play/asked.hpp"
#include "play/names.hpp"
#include "tui/play_screen.hpp"

namespace disfida::tui {

namespace {

/// Keeps a line of what is said, and of all only so many: whoever is at a table may talk without end.
void keep(std::vector<std::string>& said, std::string line) {
    constexpr std::size_t most = 500;
    if (said.size() == most) {
        said.erase(said.begin());
    }
    said.push_back(std::move(line));
}

} // namespace

/// Lets the table do what is due and shows what came. True when to draw.
bool PlayScreen::tend_table() {
    SharedTable* table = session_.table();
    if (table == nullptr) {
        return false;
    }
    session_.tend();
    bool draw = false;
    for (const News& news : table->take_news()) {
        draw = tell_news(news) || draw;
    }
    if (const std::string warning = session_.take_warning(); !warning.empty()) {
        refuse({warning});
        draw = true;
    }
    const Asking before = asking_;
    see_offer();
    return draw || asking_ != before;
}

bool PlayScreen::tell_news(const News& news) {
    switch (news.kind) {
    case News::Kind::played:
        notice_.clear();
        played(Done{});
        return true;
    case News::Kind::undone:
    case News::Kind::caught:
        frames_left_ = 0;
        view_->sync(position());
        fresh_ = false;
        say(news.kind == News::Kind::undone ? tr("The last order is taken back")
                                            : tr("The game has gone on meanwhile"));
        return true;
    case News::Kind::refused:
        fresh_ = false;
        refuse({capital(news.text)});
        return true;
    case News::Kind::talk:
        keep(said_, news.text);
        say(news.text);
        return true;
    case News::Kind::told:
        if (!news.text.empty()) {
            keep(said_, "-- " + news.text);
            say(news.text);
        }
        return true;
    }
    return false;
}

/// What the other player asks is asked here as soon as nothing else is; an offer that has lapsed is not.
void PlayScreen::see_offer() {
    const SharedTable* table = session_.table();
    if (asking_ == Asking::offer && !table->asked()) {
        asking_ = Asking::nothing;
    } else if (asking_ == Asking::nothing && table->asked() && !covered()) {
        asking_ = Asking::offer;
        notice_.clear();
    }
}

void PlayScreen::open_table_page() {
    const SharedTable* table = session_.table();
    if (table == nullptr) {
        say(follower_ ? tr("You watch by the file alone: disfida watch sits at the table")
                      : tr("This game is played at one terminal: disfida host and disfida join play on two"));
        return;
    }
    std::vector<std::string> lines = table->described();
    if (const std::string back = table->way_back(); !back.empty()) {
        lines.push_back(fill(tr("To come back after leaving: {command}"), {{"command", back}}));
    }
    lines.emplace_back();
    lines.emplace_back(said_.empty() ? tr("Nothing has been said since you came; / says something.")
                                     : tr("Said since you came:"));
    lines.insert(lines.end(), said_.begin(), said_.end());
    open_page(tr("The table"), std::move(lines));
}

bool PlayScreen::say_line(const std::string& text) {
    SharedTable* table = session_.table();
    if (table == nullptr) {
        refuse({tr("nobody else is at this table")});
    } else if (auto done = table->say(text); !done) {
        refuse(done.error());
    } else {
        tend_table();
    }
    return true;
}

bool PlayScreen::want_draw() {
    if (position().over()) {
        say(tr("The game is over"));
        return true;
    }
    if (SharedTable* table = session_.table()) {
        if (auto done = table->offer(session_, Offer::draw); !done) {
            refuse(done.error());
        } else {
            say(fill(tr("A draw is offered to {player}"), {{"player", table->other()}}));
        }
        return true;
    }
    if (people_play() < static_cast<int>(session_.match().info().sides.size())) {
        say(tr("The computer agrees to no draw; ! gives the game up"));
        return true;
    }
    pending_ = "draw";
    asking_ = Asking::draw;
    return true;
}

/// Asks whether to give up for a side; without one for one's own, or for who is to move.
bool PlayScreen::want_give_up(std::string_view side) {
    const auto& sides = session_.match().info().sides;
    const auto by_person = [&](std::string_view one) { return session_.player(one).person(); };
    const SharedTable* table = session_.table();
    std::string own(side);
    if (own.empty() && table != nullptr) {
        own = table->own_side();
    } else if (own.empty() && position().to_move() != "none" && by_person(position().to_move())) {
        own = position().to_move();
    } else if (own.empty() && people_play() == 1) {
        own = *std::find_if(sides.begin(), sides.end(), by_person);
    }
    const bool known = std::find(sides.begin(), sides.end(), own) != sides.end();
    if (position().over()) {
        say(tr("The game is over"));
    } else if (table != nullptr && own != table->own_side()) {
        refuse({table->own_side().empty() ? tr("you watch this game")
                                          : tr("you can give up for your own side alone")});
    } else if (!known) {
        const std::string choice = one_of({sides.begin(), sides.end()});
        refuse({own.empty()
                    ? fill(tr("type which side gives up: resign {sides}"), {{"sides", choice}})
                    : fill(tr("{text} is no side: {sides}"), {{"text", in_quotes(own)}, {"sides", choice}})});
    } else if (!by_person(own)) {
        say(fill(tr("{side}: the computer plays on"), {{"side", called(session_.match(), own)}}));
    } else {
        pending_ = "resign " + own;
        asking_ = Asking::give_up;
    }
    return true;
}

std::string PlayScreen::given_up() const {
    return called(session_.match(), pending_.substr(pending_.rfind(' ') + 1));
}

bool PlayScreen::ask_for_undo() {
    SharedTable* table = session_.table();
    const std::string what = last_order(session_, table->own_side());
    if (auto done = table->offer(session_, Offer::undo); !done) {
        refuse(done.error());
    } else {
        say(fill(tr("{player} is asked whether {order} may be taken back"),
                 {{"player", table->other()}, {"order", what}}));
    }
    return true;
}

} // namespace disfida::tui
