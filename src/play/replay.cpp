#include "play/replay.hpp"

#include <algorithm>
#include <initializer_list>
#include <optional>

#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "play/appraisal.hpp"
#include "play/game_file.hpp"
#include "play/journal.hpp"
#include "play/session.hpp"

namespace disfida {

namespace {

using Kind = Statement::Kind;

constexpr std::size_t longest_note = 2000;

/// A comment without its sign and without anything that could steer a terminal.
std::string without_sign(std::string_view comment) {
    comment.remove_prefix(std::min(comment.find_first_not_of("# "), comment.size()));
    return printable(comment, longest_note);
}

/// What stands behind one of these words, as in "round 3" and "r3"; nothing for other words.
std::optional<std::string_view> behind(std::string_view words,
                                       std::initializer_list<std::string_view> names) {
    for (const std::string_view name : names) {
        if (words.starts_with(name)) {
            words.remove_prefix(name.size());
            words.remove_prefix(words.starts_with(' ') ? 1 : 0);
            return words;
        }
    }
    return std::nullopt;
}

/// The number in a stretch's name: 2 of "Round 2 of 5", and of "Ripresa 2 di 5".
std::optional<std::size_t> number_of(std::string_view name) {
    const auto words = split(name, ' ');
    return words.size() > 1 ? parse_number<std::size_t>(words[1]) : std::nullopt;
}

} // namespace

std::unique_ptr<Position> position_after(const Match& match, std::size_t actions) {
    return actions < match.plies().size() ? match.before(actions) : match.position().clone();
}

std::vector<Stretch> stretches(const Match& match) {
    auto before = position_after(match, 0);
    std::vector<Stretch> out{{0, round_in_words(*before)}};
    for (std::size_t at = 1; at < match.plies().size(); ++at) {
        auto now = position_after(match, at);
        if (now->checkpoint(*before)) {
            out.push_back({at, round_in_words(*now)});
        }
        before = std::move(now);
    }
    return out;
}

std::size_t stretch_after(const std::vector<Stretch>& all, std::size_t place, std::size_t actions) {
    const auto next =
        std::find_if(all.begin(), all.end(), [&](const Stretch& one) { return one.from > place; });
    return next == all.end() ? actions : next->from;
}

std::size_t stretch_before(const std::vector<Stretch>& all, std::size_t place) {
    const auto last =
        std::find_if(all.rbegin(), all.rend(), [&](const Stretch& one) { return one.from < place; });
    return last == all.rend() ? 0 : last->from;
}

std::vector<Remark> notes_of(const Record& record) {
    std::vector<Remark> out;
    std::size_t actions = 0;
    for (const Statement& statement : record.statements()) {
        actions += statement.kind == Kind::action ? 1 : 0;
        if (statement.kind == Kind::comment && !statement.text.starts_with(players_comment_head) &&
            !statement.text.starts_with(data_comment_head)) {
            if (std::string text = without_sign(statement.text); !text.empty()) {
                out.push_back({actions, std::move(text)});
            }
        }
    }
    return out;
}

Result<std::size_t> place_named(std::string_view words, std::size_t actions,
                                const std::vector<Stretch>& all) {
    if (words == "first") {
        return std::size_t{0};
    }
    if (words == "last") {
        return actions;
    }
    if (const auto number = parse_number<std::size_t>(words)) {
        if (*number <= actions) {
            return *number;
        }
        return Error{fill(tr("there are {all} actions, not {number}"),
                          {{"all", std::to_string(actions)}, {"number", std::to_string(*number)}})};
    }
    const auto word = behind(words, {"round", "turn", "r", "t"});
    const auto number = word ? parse_number<std::size_t>(*word) : std::nullopt;
    if (!number) {
        return Error{
            fill(tr("{words} is no place: a number from 0 to {all}, round and a number, first or last"),
                 {{"words", in_quotes(words)}, {"all", std::to_string(actions)}})};
    }
    const auto at = std::find_if(all.begin(), all.end(),
                                 [&](const Stretch& one) { return number_of(one.name) == number; });
    if (at == all.end()) {
        return Error{fill(tr("nothing is played in round {number}"), {{"number", std::to_string(*number)}})};
    }
    return at->from;
}

Result<int> parse_speed(std::string_view text) {
    constexpr int slowest = 10;
    constexpr int fastest = 10000;
    const std::size_t point = std::min(text.find('.'), text.size());
    const auto whole = parse_number<int>(text.substr(0, point));
    std::string part(text.substr(std::min(point + 1, text.size())));
    const bool digits = std::all_of(part.begin(), part.end(), [](char c) { return c >= '0' && c <= '9'; });
    if (whole && *whole <= fastest / 100 && digits && part.size() <= 2 &&
        part.empty() == (point == text.size())) {
        part.resize(2, '0');
        const int speed = *whole * 100 + (part[0] - '0') * 10 + (part[1] - '0');
        if (speed >= slowest && speed <= fastest) {
            return speed;
        }
    }
    return Error{fill(tr("{text} is no speed: 0.1 to 100 times the usual one, as 0.5 or 2"),
                      {{"text", in_quotes(text)}})};
}

std::string speed_in_words(int speed) {
    std::string out = std::to_string(speed / 100);
    if (speed % 100 != 0) {
        out += "." + std::to_string(speed % 100 / 10);
        out += speed % 10 == 0 ? "" : std::to_string(speed % 10);
    }
    return out;
}

std::string record_up_to(const Record& record, std::size_t actions) {
    std::string out;
    std::size_t seen = 0;
    for (const Statement& statement : record.statements()) {
        seen += statement.kind == Kind::action ? 1 : 0;
        if (seen > actions) {
            break;
        }
        if (statement.kind != Kind::commit && statement.kind != Kind::reveal) {
            out += statement.text + '\n';
        }
    }
    return out;
}

Result<std::string> play_on_from(const Match& match, std::size_t actions) {
    if (position_after(match, actions)->over()) {
        return Error{tr("the game is over there: go back to where there is something left to play")};
    }
    auto path = new_game_path(match.info().name);
    if (!path) {
        return path;
    }
    auto file = GameFile::hold(*path);
    if (!file) {
        return file.error();
    }
    if (auto written = file->append(record_up_to(match.record(), actions)); !written) {
        return written.error();
    }
    return path;
}

} // namespace disfida
