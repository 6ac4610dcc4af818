#include "engine/match_commands.hpp"

#include <algorithm>
#include <limits>

#include "engine/command.hpp"
#include "engine/framing.hpp"
#include "kernel/words.hpp"

namespace disfida::engine {

namespace {

/// What `new` asks for behind the game's name.
struct Wishes {
    std::optional<std::uint64_t> seed;
    Options options;
};

Result<Done> add_option(Wishes& wishes, std::string_view word) {
    const std::size_t equals = word.find('=');
    if (equals == 0 || equals == std::string_view::npos) {
        return Error{in_quotes(word) + " is neither seed N nor NAME=VALUE"};
    }
    const std::string name(word.substr(0, equals));
    const auto same = [&](const auto& option) { return option.first == name; };
    if (std::any_of(wishes.options.begin(), wishes.options.end(), same)) {
        return Error{"option " + in_quotes(name) + " is said twice"};
    }
    wishes.options.emplace_back(name, word.substr(equals + 1));
    return Done{};
}

Result<Wishes> read_wishes(const std::vector<std::string_view>& words) {
    Wishes wishes;
    for (std::size_t i = 1; i < words.size(); ++i) {
        if (words[i] != "seed") {
            if (auto added = add_option(wishes, words[i]); !added) {
                return added.error();
            }
            continue;
        }
        if (wishes.seed) {
            return Error{"a second seed"};
        }
        ++i;
        wishes.seed = i < words.size() ? parse_number<std::uint64_t>(words[i]) : std::nullopt;
        if (!wishes.seed) {
            return Error{"a seed is a whole number from 0 to 18446744073709551615"};
        }
    }
    return wishes;
}

/// Plies from `first` on as they are answered: each with its statement, then its events in words.
std::string told(const Match& match, std::size_t first) {
    std::string out;
    for (std::size_t i = first; i < match.plies().size(); ++i) {
        const Ply& ply = match.plies()[i];
        out += ply.statement() + '\n';
        for (const Event& event : ply.events) {
            out += match.position().say(event) + '\n';
        }
    }
    return out;
}

} // namespace

Result<std::string> start_game(Session& session, std::string_view arguments) {
    const std::string spaced = single_spaced(arguments);
    const auto words = split(spaced, ' ');
    if (words[0].empty()) {
        return usage_of("new");
    }
    const auto wishes = read_wishes(words);
    if (!wishes) {
        return wishes.error();
    }
    const std::uint64_t seed = wishes->seed ? *wishes->seed : session.entropy();
    auto match = Match::create(session.data, words[0], wishes->options, seed, seed);
    if (!match) {
        return match.error();
    }
    session.match = *std::move(match);
    return std::string();
}

Result<std::string> play(Session& session, std::string_view arguments) {
    const auto line = parse_action_line(single_spaced(arguments));
    if (!line) {
        return line.error();
    }
    if (line->action.empty() || line->action.front() == ':') {
        return usage_of("play");
    }
    Match& match = *session.match;
    const std::size_t before = match.plies().size();
    const auto played = line->given ? match.play(line->action, line->dice) : match.play(line->action);
    if (!played) {
        return played.error();
    }
    return told(match, before);
}

Result<std::string> play_forced(Session& session, std::string_view arguments) {
    auto most = std::numeric_limits<std::size_t>::max();
    if (!arguments.empty()) {
        const auto number = parse_number<std::size_t>(arguments);
        if (!number) {
            return usage_of("auto");
        }
        most = *number;
    }
    Match& match = *session.match;
    const std::size_t before = match.plies().size();
    while (match.plies().size() - before < most) {
        const auto legal = match.position().legal();
        if (legal.size() != 1 || has_blank(legal.front())) {
            break;
        }
        if (const auto played = match.play(legal.front()); !played) {
            return played.error();
        }
    }
    return told(match, before);
}

Result<std::string> undo(Session& session, std::string_view /*arguments*/) {
    if (!session.match->undo()) {
        return Error{"there is no action to take back"};
    }
    return std::string();
}

Result<std::string> save_game(Session& session, std::string_view arguments) {
    if (arguments.empty()) {
        return usage_of("save");
    }
    if (auto written = write_file(std::string(arguments), session.match->record().text()); !written) {
        return written.error();
    }
    return std::string();
}

Result<std::string> load_game(Session& session, std::string_view arguments) {
    if (arguments.empty()) {
        return usage_of("load");
    }
    const auto text = read_file(std::string(arguments));
    if (!text) {
        return text.error();
    }
    auto match = Match::read(session.data, *text, arguments, session.entropy());
    if (!match) {
        return match.error();
    }
    session.match = *std::move(match);
    return std::string();
}

Result<std::string> set_up(Session& session, std::string_view arguments) {
    if (arguments.empty()) {
        return usage_of("set");
    }
    if (auto done = session.match->set(single_spaced(arguments)); !done) {
        return done.error();
    }
    return std::string();
}

} // namespace disfida::engine
