#include "lorraine/working.hpp"

#include <algorithm>
#include <array>

#include "kernel/account.hpp"
#include "lorraine/apply.hpp"
#include "lorraine/sentences.hpp"
#include "lorraine/working_rows.hpp"

namespace disfida::lorraine {

namespace {

using working::Lines;
using working::Row;
using working::row_of;

/// What a rule says is said once; rulers and dice may well come twice alike.
void add_working(Lines& out, Lines lines) {
    for (std::string& line : lines) {
        const bool rule = line.find("[L-") != std::string::npos;
        if (!rule || !is_among(out, line)) {
            out.push_back(std::move(line));
        }
    }
}

/// The events of an action with these dice.
std::vector<Event> events_with(const Tables& tables, const State& state, const Action& action,
                               const std::vector<int>& faces) {
    State copy = state;
    GivenDice given(faces);
    Dice& dice = given;
    EventLog log;
    apply(tables, copy, action, dice, log);
    return log.take();
}

bool takes_dice(const Tables& tables, const State& state, const Action& action) {
    State copy = state;
    GivenDice none({});
    Dice& dice = none;
    EventLog log;
    apply(tables, copy, action, dice, log);
    return none.missing().has_value();
}

constexpr std::array<std::string_view, 6> consequences{"castle-falls", "captured", "assault-off",
                                                       "battle",       "night",    "campaign-over"};

/// The page before the dice, grown from the events of several throws.
class Page {
  public:
    explicit Page(const Tables& tables) : tables_(tables) {}

    void read(const std::vector<Event>& events) {
        for (const Event& event : events) {
            const Teller t(tables_, event);
            const Row* row = row_of(event.kind());
            if (row != nullptr && row->head != nullptr) {
                const std::string head = row->head(t);
                if (!is_among(heads_, head)) {
                    heads_.push_back(head);
                    rolls_.push_back(head + " [" + event.rule() + "]");
                    Lines lines;
                    row->work(t, false, lines);
                    add_working(rolls_, std::move(lines));
                }
            } else if (is_among(consequences, event.kind())) {
                // Once for each it happens to: its numbers may differ with the dice.
                const std::string key = event.kind() + " " + t.text("general") + " " + t.text("castle");
                if (!is_among(keys_, key)) {
                    keys_.push_back(key);
                    after_.push_back("  " + say(tables_, event) + " [" + event.rule() + "]");
                }
            }
        }
    }

    [[nodiscard]] Lines lines() const {
        Lines out = rolls_;
        add_consequences(out, after_);
        return paged(out);
    }

  private:
    const Tables& tables_;
    Lines heads_;
    Lines rolls_;
    Lines keys_;
    Lines after_;
};

} // namespace

std::vector<std::string> explain(const Tables& tables, std::span<const Event> events) {
    Lines out;
    for (const Event& event : events) {
        const Teller t(tables, event);
        if (const std::string sentence = say(tables, event); !sentence.empty()) {
            out.push_back(sentence + " [" + event.rule() + "]");
        }
        if (const Row* row = row_of(event.kind()); row != nullptr) {
            Lines lines;
            row->work(t, true, lines);
            add_working(out, std::move(lines));
        }
    }
    return paged(out);
}

std::vector<std::string> outlook(const Tables& tables, const State& state, const Action& action) {
    if (!takes_dice(tables, state, action)) {
        return {};
    }
    // The best throws and the worst, and all that begin with one and go on with the other, lead by every way
    // an action can go; no roll of the game is read otherwise than by being high or low.
    constexpr std::size_t turns = 16;
    constexpr std::size_t most_dice = 200;
    Page page(tables);
    for (std::size_t turn = 0; turn <= turns; ++turn) {
        for (const int face : {6, 1}) {
            std::vector<int> faces(most_dice, 7 - face);
            std::fill(faces.begin(), faces.begin() + static_cast<std::ptrdiff_t>(turns - turn), face);
            page.read(events_with(tables, state, action, faces));
        }
    }
    return page.lines();
}

} // namespace disfida::lorraine
