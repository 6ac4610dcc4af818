// Dice and numbers that a player types in.
#include <algorithm>

#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "tui/play_screen.hpp"

namespace disfida::tui {

namespace {

/// Numbers of a line like "3 4" or "34" as dice; anything else is refused with what would be right.
Result<std::vector<int>> parse_dice(const std::string& line, int wanted) {
    std::vector<int> dice;
    for (const char c : line) {
        if (c >= '1' && c <= '6') {
            dice.push_back(c - '0');
        } else if (c != ' ' && c != ',' && c != '+') {
            return Error{
                fill(tr("{text} is no die: numbers from 1 to 6"), {{"text", std::string("'") + c + "'"}})};
        }
    }
    if (static_cast<int>(dice.size()) != wanted) {
        return Error{
            fill(how_many("{n} die is needed, not {given}", "{n} dice are needed, not {given}", wanted),
                 {{"given", std::to_string(dice.size())}})};
    }
    return dice;
}

} // namespace

/// Asks for the next throw of the pending action, or plays it when all dice are there.
bool PlayScreen::ask_dice() {
    const auto needs = session_.match().needs(pending_, given_dice_);
    if (!needs) {
        refuse(needs.error());
        typing_ = Typing::nothing;
        return true;
    }
    missing_ = *needs;
    if (!missing_) {
        typing_ = Typing::nothing;
        return played(session_.play(pending_, given_dice_));
    }
    typing_ = Typing::dice;
    return true;
}

bool PlayScreen::enter_dice(const std::string& line) {
    const auto dice = parse_dice(line, missing_->count);
    if (!dice) {
        refuse(dice.error());
        return true;
    }
    notice_.clear();
    given_dice_.insert(given_dice_.end(), dice->begin(), dice->end());
    return ask_dice();
}

/// A number the board asked for; it is asked again when it is out of bounds.
bool PlayScreen::enter_number(const std::string& line) {
    const auto n = parse_number<int>(line);
    notice_.clear();
    if (!n || *n < number_.low || *n > number_.high) {
        refuse({fill(tr("{text} will not do: a number from {low} to {high}"),
                     {{"text", "'" + printable(line, 20) + "'"},
                      {"low", std::to_string(number_.low)},
                      {"high", std::to_string(number_.high)}})});
        number_line_.set_text(std::to_string(number_.start));
        proposed_ = true;
        return true;
    }
    typing_ = Typing::nothing;
    return reply(view_->number(*n, position()));
}

/// Keys that count the number being entered up and down. The first digit takes the proposal's place.
bool PlayScreen::count(const Key& key) {
    const bool digit = key.name == Key::Name::character && key.ch >= U'0' && key.ch <= U'9';
    if (std::exchange(proposed_, false) && digit) {
        number_line_.set_text("");
    }
    const bool up = key == typed(U'+') || key.name == Key::Name::up;
    const bool down = key == typed(U'-') || key.name == Key::Name::down;
    if (!up && !down) {
        return false;
    }
    const int now = parse_number<int>(number_line_.text()).value_or(number_.start) + (up ? 1 : -1);
    number_line_.set_text(std::to_string(std::clamp(now, number_.low, number_.high)));
    return true;
}

} // namespace disfida::tui
