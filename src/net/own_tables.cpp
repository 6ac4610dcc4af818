#include "net/own_tables.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <memory>

#include <dirent.h>
#include <sys/stat.h>
#include <unistd.h>

#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "net/seat_file.hpp"
#include "play/game_file.hpp"
#include "play/journal.hpp"
#include "play/kept.hpp"

namespace disfida::net {

namespace {

constexpr std::string_view copy_ending = ".guest.disfida";
constexpr std::string_view host_ending = ".host";
constexpr std::string_view commit_head = "commit ";

/// The hashes a record's sides are bound to; none: it is of a game at one terminal.
std::vector<std::string> commitments(const std::string& path) {
    std::vector<std::string> out;
    const auto text = read_file(path);
    if (text && text->find("\n" + std::string(commit_head)) != std::string::npos) {
        for (const std::string_view line : split(*text, '\n')) {
            if (line.starts_with(commit_head)) {
                out.emplace_back(line.substr(line.rfind(' ') + 1));
            }
        }
    }
    return out;
}

bool exists(const std::string& path) { return ::access(path.c_str(), F_OK) == 0; }

std::optional<GuestSeat> seat_at(const std::string& copy, const std::string& commitment) {
    if (!exists(copy)) {
        return std::nullopt;
    }
    GuestSeat out{copy, commitment, {}, {}, {}};
    if (const auto seat = read_seat(seat_path(commitment, false))) {
        out.table = seat->table;
        out.code = seat->code;
        out.host = seat->host_login;
    }
    return out;
}

std::string of_host(const GuestSeat& seat) {
    return seat.host.empty() ? std::string(tr("a host")) : seat.host;
}

} // namespace

std::optional<GuestSeat> guest_seat(const std::string& path) {
    if (!path.ends_with(copy_ending)) {
        return std::nullopt;
    }
    const std::string name = path.substr(path.rfind('/') + 1);
    for (const std::string& hash : commitments(path)) {
        if (hash.starts_with(name.substr(0, name.size() - copy_ending.size()))) {
            return seat_at(path, hash);
        }
    }
    return std::nullopt;
}

std::optional<GuestSeat> guest_seat_in(const std::string& path) {
    for (const std::string& hash : commitments(path)) {
        const std::string seat = seat_path(hash, false);
        if (auto found = seat.empty() ? std::nullopt : seat_at(seat + ".disfida", hash)) {
            return found;
        }
    }
    return std::nullopt;
}

std::vector<KeptGame> kept_here() {
    std::vector<KeptGame> out = kept_games();
    const std::string folder = state_folder() + "/tables";
    const std::unique_ptr<DIR, int (*)(DIR*)> directory(::opendir(folder.c_str()), ::closedir);
    while (const dirent* entry = directory ? ::readdir(directory.get()) : nullptr) {
        const std::string_view name = entry->d_name;
        const std::string path = folder + "/" + std::string(name);
        struct stat status {};
        if (!name.ends_with(copy_ending) || ::stat(path.c_str(), &status) != 0 || !S_ISREG(status.st_mode)) {
            continue;
        }
        const std::string stem = path.substr(0, path.size() - copy_ending.size());
        if (!exists(stem + std::string(host_ending))) {
            out.push_back({path, status.st_mtime});
        }
    }
    std::stable_sort(out.begin(), out.end(),
                     [](const KeptGame& a, const KeptGame& b) { return a.modified > b.modified; });
    return out;
}

std::string kept_label(const std::string& path) {
    if (const auto seat = guest_seat(path)) {
        return fill(tr("{table}, {host} hosts"),
                    {{"table", seat->table.empty() ? std::string(tr("a table")) : seat->table},
                     {"host", of_host(*seat)}});
    }
    return commitments(path).empty() ? kept_name(path)
                                     : fill(tr("{game}, two terminals"), {{"game", kept_name(path)}});
}

std::string way_on(const std::string& path) {
    const auto seat = guest_seat(path);
    return !seat                ? tr("Go on with the last game")
           : seat->host.empty() ? tr("Go back to the table")
                                : fill(tr("Go back to {who}'s table"), {{"who", short_login(seat->host)}});
}

Result<std::string> rename_game(const std::string& path, std::string_view name) {
    return guest_seat(path) ? Result<std::string>(Error{tr("your seat at another's table keeps its name")})
                            : rename_kept(path, name);
}

Result<Done> delete_game(const std::string& path) {
    const auto seat = guest_seat(path);
    auto done = delete_kept(path);
    if (done && seat) {
        const std::string file = seat_path(seat->commitment, false);
        ::unlink(file.c_str());
    }
    return done;
}

std::string unfinished_table(const DataSource& data, std::string_view game) {
    for (const KeptGame& kept : kept_games()) {
        const auto bound = commitments(kept.path);
        const bool own = bound.size() == 2 && std::any_of(bound.begin(), bound.end(), [](const auto& hash) {
                             return exists(seat_path(hash, true));
                         });
        if (!own || held_by_another(kept.path)) {
            continue;
        }
        const auto text = read_file(kept.path);
        const auto match = text ? Match::read(data, *text, kept.path, 0) : Result<Match>(text.error());
        if (match && match->info().name == game && !match->position().over()) {
            return kept.path;
        }
    }
    return {};
}

std::string resume_question(const DataSource& data, const std::string& path) {
    std::string guest;
    for (const std::string& hash : commitments(path)) {
        const auto seat = read_seat(seat_path(hash, true));
        guest = seat && !seat->guest.empty() ? seat->guest : guest;
    }
    struct stat status {};
    const bool known = ::stat(path.c_str(), &status) == 0;
    const auto text = read_file(path);
    const auto match = text ? Match::read(data, *text, path, 0) : Result<Match>(text.error());
    const char* pattern =
        guest.empty()
            ? (known ? tr("You have an unfinished table, played last on {when}{game} Go on with it?")
                     : tr("You have an unfinished table{game} Go on with it?"))
        : known ? tr("You have an unfinished table with {who}, played last on {when}{game} Go on with it?")
                : tr("You have an unfinished table with {who}{game} Go on with it?");
    return fill(pattern,
                {{"who", guest},
                 {"when", known ? kept_when({path, status.st_mtime}) : std::string()},
                 {"game", match ? fill(tr(": {text}"), {{"text", match->position().status().front()}})
                                : std::string(".")}});
}

std::string and_watchers(std::size_t count) {
    return count == 0 ? std::string()
                      : how_many(", {n} watch", ", {n} watch", static_cast<std::int64_t>(count));
}

std::string watch_in_words(std::size_t count) {
    return how_many("{n} watches.", "{n} watch.", static_cast<std::int64_t>(count));
}

std::string short_login(std::string_view login) {
    constexpr std::size_t longest = 16;
    return printable(login.substr(0, login.find_first_of("@(")), longest);
}

std::string nobody_there(const Target& target, const std::string& why) {
    const bool refused = why.ends_with(std::strerror(EACCES));
    if (const auto* address = std::get_if<Address>(&target.where)) {
        return fill(
            tr("nobody answers at {address}: ask your friend whether the game is hosted, and check the "
               "port and the tunnel, as in {command}"),
            {{"address", name(*address)},
             {"command", "ssh -L " + address->port + ":localhost:" + address->port + " HOST"}});
    }
    if (target.word.find('/') != std::string::npos) {
        return fill(tr("{problem}; disfida host has to stand open there"), {{"problem", why}});
    }
    if (!tidy_code(target.word).empty()) {
        return fill(refused
                        ? tr("the table of the code {code} is for the logins of a group, and yours is not in "
                             "it; groups lists yours")
                        : tr("no table stands open under the code {code}: check it, or ask your friend to "
                             "host the game again, which keeps its code"),
                    {{"code", target.code}});
    }
    const std::string out =
        fill(tr("nobody hosts {table} now: ask your friend to, or check the name; a table of "
                "another login has a code"),
             {{"table", in_quotes(target.word)}});
    for (const KeptGame& kept : kept_here()) {
        const auto seat = guest_seat(kept.path);
        if (seat && seat->table == target.word) {
            return fill(
                tr("nobody hosts {table} now: your seat at the table of {host} is kept, so type the same "
                   "again when it stands open"),
                {{"table", in_quotes(target.word)}, {"host", of_host(*seat)}});
        }
    }
    const auto others = own_tables();
    return others.empty() ? out
                          : fill(tr("{problem}; open now: {tables}"),
                                 {{"problem", out}, {"tables", join(others, ", ")}});
}

} // namespace disfida::net
