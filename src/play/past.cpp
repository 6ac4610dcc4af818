#include "play/past.hpp"

#include <algorithm>
#include <iterator>
#include <memory>
#include <tuple>
#include <utility>

#include <dirent.h>
#include <sys/stat.h>

#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "play/appraisal.hpp"
#include "play/journal.hpp"
#include "play/luck.hpp"
#include "play/mail.hpp"

namespace disfida {

namespace {

constexpr std::string_view at_a_terminal = mark("another terminal");
constexpr std::string_view a_program = mark("a program");
constexpr std::string_view unknown = mark("unknown");

/// Who played, as the comment of a kept record has it.
std::vector<std::string> players_of(const Match& match) {
    const auto& sides = match.info().sides;
    std::vector<std::string> out(sides.size(), std::string(unknown));
    const std::string comment = noted_players(match.record());
    for (const std::string_view word : split(comment, ' ')) {
        const std::size_t equals = std::min(word.find('='), word.size());
        const auto side = std::find(sides.begin(), sides.end(), word.substr(0, equals));
        const std::string_view who = word.substr(std::min(equals + 1, word.size()));
        const auto player = parse_player(who);
        if (side != sides.end()) {
            out[static_cast<std::size_t>(side - sides.begin())] =
                who == "engine" || (player && player->kind == Player::Kind::program) ? std::string(a_program)
                : player                                                             ? word_for(*player)
                                                                                     : std::string(unknown);
        }
    }
    return out;
}

/// The side of the only person among players that are all known.
std::optional<std::size_t> only_person(const std::vector<std::string>& who) {
    const std::string person = word_for(Player{});
    if (std::count(who.begin(), who.end(), person) != 1 ||
        std::find(who.begin(), who.end(), unknown) != who.end()) {
        return std::nullopt;
    }
    return static_cast<std::size_t>(std::find(who.begin(), who.end(), person) - who.begin());
}

std::optional<std::size_t> winner_of(const Match& match) {
    const auto& sides = match.info().sides;
    for (std::size_t side = 0; side < sides.size(); ++side) {
        if (match.position().winning(sides[side]) == 1.0) {
            return side;
        }
    }
    return std::nullopt;
}

/// The players of a game that is over, as far as the player of this program is among them.
void take_players(const Match& match, OwnSide own_side, PastGame& out) {
    out.who = players_of(match);
    if (!match.record().has(Statement::Kind::commit)) {
        out.own = only_person(out.who);
        return;
    }
    out.own = own_side != nullptr ? own_side(match) : std::nullopt;
    const std::string person = word_for(Player{});
    for (std::size_t side = 0; side < out.who.size(); ++side) {
        out.who[side] = out.own && side == *out.own ? person : std::string(at_a_terminal);
    }
}

/// Levels from the lowest, then programs, then other terminals.
std::size_t rank_of(const std::string& opponent) {
    if (const auto level = parse_level(opponent)) {
        return static_cast<std::size_t>(*level);
    }
    constexpr std::size_t behind_levels = 100;
    return opponent == a_program ? behind_levels : behind_levels + 1;
}

} // namespace

std::vector<KeptGame> past_files() {
    constexpr std::string_view ending = ".disfida";
    auto out = kept_games();
    const std::string state = state_folder();
    const std::string folder = state + "/tables";
    const std::unique_ptr<DIR, int (*)(DIR*)> directory(state.empty() ? nullptr : ::opendir(folder.c_str()),
                                                        ::closedir);
    while (const dirent* entry = directory ? ::readdir(directory.get()) : nullptr) {
        const std::string path = folder + "/" + entry->d_name;
        if (!path.ends_with(ending)) {
            continue;
        }
        const std::string seat = path.substr(0, path.size() - ending.size()) + ".host";
        struct stat status {};
        if (::stat(seat.c_str(), &status) != 0 && ::stat(path.c_str(), &status) == 0 &&
            S_ISREG(status.st_mode)) {
            out.push_back({path, status.st_mtime});
        }
    }
    std::sort(out.begin(), out.end(), [](const KeptGame& a, const KeptGame& b) {
        return a.modified != b.modified ? a.modified > b.modified : a.path > b.path;
    });
    return out;
}

PastReader::PastReader(const DataSource& data, OwnSide own_side, std::vector<KeptGame> files)
    : data_(&data), own_side_(own_side), files_(std::move(files)) {}

bool PastReader::step() {
    if (read_ == files_.size()) {
        luck_.keep();
        return false;
    }
    const KeptGame& file = files_[read_++];
    const auto text = read_file(file.path);
    const auto match = text ? Match::read(*data_, *text, file.path, 0) : Result<Match>(text.error());
    if (!match) {
        broken_.push_back(text ? with_data_named(match.error(), *text).line() : match.error().line());
        return true;
    }
    if (!match->position().over()) {
        return true;
    }
    PastGame game;
    game.file = file;
    game.info = &match->info();
    game.winner = winner_of(*match);
    game.result = match->position().status().front();
    game.actions = match->plies().size();
    take_players(*match, own_side_, game);
    game.luck = luck_.find(*text);
    if (game.luck.size() != game.who.size()) {
        const auto plies = appraise(*match);
        game.luck.clear();
        for (std::size_t side = 0; side < game.who.size(); ++side) {
            game.luck.push_back(luck_of(*match, plies, side).sum);
        }
        luck_.note(*text, game.luck);
    }
    games_.push_back(std::move(game));
    return true;
}

std::vector<Standing> standings(std::span<const PastGame> games) {
    std::vector<Standing> out;
    for (const PastGame& game : games) {
        if (!game.own) {
            continue;
        }
        auto at = std::find_if(out.begin(), out.end(), [&](const Standing& standing) {
            return standing.info == game.info && standing.opponent == game.opponent();
        });
        if (at == out.end()) {
            at = out.insert(out.end(), {game.info, game.opponent()});
        }
        ++(!game.winner ? at->drawn : *game.winner == *game.own ? at->won : at->lost);
        at->luck += game.luck[*game.own];
    }
    // Games stand in one array in the order they are listed.
    std::sort(out.begin(), out.end(), [](const Standing& a, const Standing& b) {
        return std::tuple(a.info, rank_of(a.opponent)) < std::tuple(b.info, rank_of(b.opponent));
    });
    return out;
}

} // namespace disfida
