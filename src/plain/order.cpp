#include "plain/order.hpp"

#include <algorithm>
#include <optional>

#include "kernel/tongue.hpp"
#include "plain/learn.hpp"
#include "plain/odds.hpp"
#include "plain/thinking.hpp"
#include "play/advice.hpp"
#include "play/names.hpp"

namespace disfida::plain {

namespace {

std::string dice_question(const Match& match, const MissingDice& missing) {
    const bool one = missing.count == 1;
    std::string out = missing.roll.who.empty()
                          ? std::string(one ? tr("roll one die") : tr("roll two dice"))
                          : fill(one ? tr("roll one die for {who}") : tr("roll two dice for {who}"),
                                 {{"who", called(match, missing.roll.who)}});
    if (!missing.roll.what.empty()) {
        out += " (" + std::string(tr(missing.roll.what)) + ")";
    }
    return fill(tr("{question}:"), {{"question", out}});
}

/// The dice of an action as a person rolls them; nothing when he takes the order back or input ends. His own
/// order he may take back while no die of it is known.
std::optional<std::vector<int>> ask_dice(Talk& talk, std::string_view action, bool own) {
    std::vector<int> dice;
    while (true) {
        const auto missing = talk.session.match().needs(action, dice);
        if (!missing || !*missing) {
            return dice;
        }
        const int count = (*missing)->count;
        const auto line = talk.console.ask(dice_question(talk.session.match(), **missing));
        if (!line || *line == "quit") {
            talk.done = true;
            return std::nullopt;
        }
        const bool may_cancel = own && dice.empty();
        if (*line == "cancel" && may_cancel) {
            talk.console.say(tr("Taken back, nothing is played."));
            return std::nullopt;
        }
        if (const auto rolled = parse_dice(*line, count)) {
            dice.insert(dice.end(), rolled->begin(), rolled->end());
        } else {
            talk.console.say(std::string(count == 1
                                             ? tr("One die is wanted, 1 to 6, like 4")
                                             : tr("Two dice are wanted, each 1 to 6, like 3 5 or 35")) +
                             (may_cancel ? tr("; cancel takes the order back.")
                                         : tr("; quit leaves with the order unplayed.")));
        }
    }
}

/// Plays with thrown dice, or with those a person enters. False when the person enters none; an error when
/// the action is refused.
Result<bool> play(Talk& talk, std::string_view action, bool own) {
    Result<Done> played = Done{};
    if (SharedTable* table = talk.session.table()) {
        if (auto wanted = table->want(talk.session, action); !wanted) {
            return wanted.error();
        }
        return false; // it is told when both have it
    }
    if (talk.session.hand_dice()) {
        const auto dice = ask_dice(talk, action, own);
        if (!dice) {
            return false;
        }
        played = talk.session.play(action, *dice);
    } else {
        played = talk.session.play(action);
    }
    if (!played) {
        return played.error();
    }
    return true;
}

bool confirmed(Talk& talk, std::string_view action) {
    const auto missing = talk.session.match().needs(action, {});
    if (!talk.settings.confirm || !missing || !*missing) {
        return true;
    }
    show_odds(talk, action);
    if (agreed(talk, tr("This rolls dice. Is it to be played"))) {
        return true;
    }
    talk.console.say(tr("Not played."));
    return false;
}

/// Whether an order may be given: the coach has nothing against it, or the player wants it all the same.
bool coached(Talk& talk, std::string_view action) {
    const std::string said = talk.settings.coach ? warning(talk.session.position(), action) : std::string();
    if (said.empty()) {
        return true;
    }
    talk.console.say(said);
    if (agreed(talk, tr("Is it to be played all the same"))) {
        return true;
    }
    talk.console.say(tr("Not played."));
    return false;
}

} // namespace

std::optional<std::vector<int>> parse_dice(std::string_view text, int count) {
    std::vector<int> dice;
    for (const char c : text) {
        if (c == ' ' || c == ',') {
            continue;
        }
        if (c < '1' || c > '6') {
            return std::nullopt;
        }
        dice.push_back(c - '0');
    }
    return static_cast<int>(dice.size()) == count ? std::optional(dice) : std::nullopt;
}

void tell(Talk& talk, std::span<const Event> events) {
    for (const Event& event : events) {
        if (const std::string sentence = talk.session.position().say(event); !sentence.empty()) {
            talk.console.say(sentence, 2);
        }
    }
}

void give_order(Talk& talk, std::string_view action) {
    if (talk.tutor) {
        give_lesson_order(talk, action);
        return;
    }
    if (!coached(talk, action) || !confirmed(talk, action)) {
        return;
    }
    const auto played = play(talk, action, true);
    if (!played) {
        talk.console.say(played.error().line());
    } else if (*played) {
        tell(talk, talk.session.match().plies().back().events);
    }
}

void play_computer(Talk& talk) {
    const std::string who = to_move(talk);
    const bool program = talk.session.player(talk.session.position().to_move()).kind == Player::Kind::program;
    const auto order = think(talk);
    if (!order) {
        return;
    }
    if (*order) {
        talk.console.say(fill(tr("{who}: {what}"), {{"who", who}, {"what", **order}}));
    }
    const auto played = *order ? play(talk, **order, false) : Result<bool>(order->error());
    if (!played && program) {
        talk.console.say(fill(tr("{who}: {what}."), {{"who", who}, {"what", played.error().line()}}));
        talk.program_failed = true;
    } else if (!played) { // the computer would want the same again, so that there is no going on
        talk.console.say(fill(tr("The computer's order is refused, so the game stops here: {why}"),
                              {{"why", played.error().line()}}));
        talk.done = true;
        talk.stuck = true;
    } else if (*played) {
        tell(talk, talk.session.match().plies().back().events);
        talk.order_shown = true;
        if (talk.tutor) {
            watch_lesson(talk);
        }
    }
}

void play_opening(Talk& talk, std::string_view action) {
    const auto played = play(talk, action, false);
    if (!played) {
        talk.console.say(played.error().line());
    }
    if (!played || !*played) {
        talk.session.use_opening("");
        return;
    }
    const Ply& ply = talk.session.match().plies().back();
    if (!ply.dice.empty()) {
        tell(talk, ply.events);
    }
}

} // namespace disfida::plain
