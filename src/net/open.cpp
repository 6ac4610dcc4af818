#include "net/open.hpp"

#include <algorithm>
#include <memory>

#include <sys/stat.h>
#include <unistd.h>

#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "net/guest.hpp"
#include "net/host.hpp"
#include "net/own_tables.hpp"
#include "net/seat_file.hpp"
#include "play/game_file.hpp"
#include "play/torn.hpp"

namespace disfida::net {

namespace {

constexpr std::chrono::seconds joining_time{10};

bool exists(const std::string& path) {
    struct stat status {};
    return !path.empty() && ::stat(path.c_str(), &status) == 0;
}

/// What was asked for that a table cannot have.
Result<Done> check_plan(const Plan& plan) {
    if (plan.seed || plan.hand_dice.value_or(false)) {
        return Error{tr("the dice of a table come from both sides: neither a seed nor dice by hand")};
    }
    return Done{};
}

Result<Session> seated(Session session, Place place, Seat seat, const std::string& seat_file,
                       const std::string& side, bool moved = false) {
    auto table = std::make_unique<HostTable>(std::move(place), std::move(seat), seat_file, side, session);
    if (moved) {
        table->tell_of_move();
    }
    session.sit_down(std::move(table));
    return session;
}

/// Whether a finished game has not been told to its guest to the end: a secret is missing.
bool untold(const Match& match) {
    const auto& sides = match.info().sides;
    const Record& record = match.record();
    return std::all_of(sides.begin(), sides.end(),
                       [&](std::string_view side) { return !record.committed(side).empty(); }) &&
           std::any_of(sides.begin(), sides.end(),
                       [&](std::string_view side) { return record.revealed(side).empty(); });
}

Result<Session> go_on(const DataSource& data, const Hosting& hosting, const Plan& plan) {
    auto session = Session::open(data, plan);
    if (!session) {
        return session.error();
    }
    const Match& match = session->match();
    if (match.position().over() && !untold(match)) {
        return Error{fill(tr("{file}: this game is over; {command} shows it"),
                          {{"file", plan.file}, {"command", "disfida " + plan.file}})};
    }
    for (const std::string_view side : match.info().sides) {
        const std::string bound = match.record().committed(side);
        const std::string path = seat_path(bound, true);
        if (bound.empty() || !exists(path)) {
            continue;
        }
        auto seat = read_seat(path);
        if (!seat) {
            return seat.error();
        }
        if (to_hex(Chain(seat->secret).commitment()) != bound) {
            return Error{fill(tr("{path}: is not the secret the game in {file} is committed to"),
                              {{"path", path}, {"file", plan.file}})};
        }
        if (!hosting.side.empty() && hosting.side != side) {
            return Error{fill(tr("{file}: was begun with {side} as the host's side"),
                              {{"file", plan.file}, {"side", std::string(side)}})};
        }
        const Access access = hosting.access.value_or(seat->access);
        auto place = Place::take(access, match.info().name, seat->code);
        const bool moved = !place && !seat->code.empty() && access.who != Access::Who::port;
        if (moved) { // another login may have made that folder meanwhile: a new code, a new folder
            place = Place::take(access, match.info().name, {});
        }
        if (!place) {
            return place.error();
        }
        seat->access = place->access();
        seat->code = place->code();
        if (auto kept = write_seat(path, *seat); !kept) {
            return kept.error();
        }
        if (!seat->opening.empty()) {
            session->use_opening(seat->opening);
        }
        return seated(std::move(*session), std::move(*place), std::move(*seat), path, std::string(side),
                      moved);
    }
    return Error{
        fill(tr("{file}: the secret of its dice is not kept here: only the login that hosted it goes on"),
             {{"file", plan.file}})};
}

Result<Session> begin(const DataSource& data, const Hosting& hosting, const Plan& plan) {
    const GameInfo* info = find_game(plan.game);
    if (info == nullptr) {
        return Error{fill(tr("{word} is no game: {games}"),
                          {{"word", in_quotes(plan.game)}, {"games", game_names(all_games())}})};
    }
    const std::string side = hosting.side.empty() ? std::string(info->sides[0]) : hosting.side;
    if (std::find(info->sides.begin(), info->sides.end(), side) == info->sides.end()) {
        return Error{
            fill(tr("{word} is no side: {sides}"),
                 {{"word", in_quotes(side)}, {"sides", one_of({info->sides.begin(), info->sides.end()})}})};
    }
    auto place = Place::take(hosting.access.value_or(Access{}), info->name, {});
    if (!place) {
        return place.error();
    }
    Seat seat;
    seat.secret = new_secret();
    seat.access = place->access();
    seat.code = place->code();
    seat.opening = plan.opening.value_or("") == "hand" ? "" : plan.opening.value_or("");
    const std::string bound = to_hex(Chain(seat.secret).commitment());
    const std::string path = seat_path(bound, true);
    if (auto kept = write_seat(path, seat); !kept) { // before there is a game that needs it
        return kept.error();
    }
    auto session = Session::open(data, plan);
    auto done = session ? session->commit(side, bound) : Result<Done>(session.error());
    if (done && session->path().empty()) {
        const std::string why = session->take_warning();
        done = Error{why.empty() ? tr("the game cannot be kept, and nobody could come back to it") : why};
    }
    if (!done) {
        ::unlink(path.c_str());
        return done.error();
    }
    return seated(std::move(*session), std::move(*place), std::move(seat), path, side);
}

} // namespace

Result<Session> host(const DataSource& data, const Hosting& hosting) {
    if (auto checked = check_plan(hosting.plan); !checked) {
        return checked.error();
    }
    Plan plan = hosting.plan;
    plan.at_table = true;
    const bool going_on = !plan.file.empty() && (plan.game.empty() || exists(plan.file));
    return going_on ? go_on(data, hosting, plan) : begin(data, hosting, plan);
}

Result<Session> join(const DataSource& data, std::string_view word, std::string_view code, bool watches) {
    auto target = find_target(word, code);
    if (!target) {
        return target.error();
    }
    return GuestTable::join(std::make_unique<GuestTable>(data, std::move(*target), watches), joining_time);
}

std::optional<std::size_t> own_side(const Match& match) {
    const auto& sides = match.info().sides;
    for (std::size_t side = 0; side < sides.size(); ++side) {
        const std::string bound = match.record().committed(sides[side]);
        if (bound.empty()) {
            continue;
        }
        const bool host = exists(seat_path(bound, true));
        const bool guest = exists(seat_path(bound, false));
        if (host != guest) {
            return host ? side : (side == 0 ? 1U : 0U);
        }
        if (host) {
            return std::nullopt;
        }
    }
    return std::nullopt;
}

Result<Session> join_typed(const DataSource& data, std::string_view line, bool watches) {
    for (const std::string_view head : {"disfida join ", "disfida watch "}) {
        line.remove_prefix(line.starts_with(head) ? head.size() : 0);
    }
    if (!tidy_code(line).empty()) { // with blanks in it, perhaps
        return join(data, tidy_code(line), {}, watches);
    }
    const std::string_view table = line.substr(0, line.find(' '));
    std::string_view code = line.substr(std::min(table.size() + 1, line.size()));
    constexpr std::string_view option = "--code=";
    code.remove_prefix(code.starts_with(option) ? option.size() : 0);
    return join(data, table, code, watches);
}

Result<Session> go_back(const DataSource& data, const GuestSeat& seat) {
    if (seat.table.empty()) {
        return Error{tr("it is not kept at which table you sat: disfida join TABLE goes back to it")};
    }
    auto target = find_target(seat.table, seat.code);
    if (!target) {
        return target.error();
    }
    target->game = seat.commitment;
    return GuestTable::join(std::make_unique<GuestTable>(data, std::move(*target), false), joining_time);
}

bool is_hosted(const DataSource& data, const std::string& file) {
    const auto text = exists(file) ? read_file(file) : Result<std::string>(Error{});
    if (!text || text->find("\ncommit ") == std::string::npos) {
        return false;
    }
    const auto left = remains_of(data, *text, file); // a damaged one is hosted when it is mended
    const auto match = Match::read(data, left ? left->text : std::string_view(*text), file, 0);
    return match && match->record().has(Statement::Kind::commit) && !match->position().over();
}

Result<Session> open(const DataSource& data, const Plan& plan) {
    if (!is_hosted(data, plan.file)) {
        return Session::open(data, plan);
    }
    // In another window of the same login the host's file is played: one's own place is the guest's.
    auto seat = guest_seat(plan.file);
    if (!seat && held_by_another(plan.file)) {
        seat = guest_seat_in(plan.file);
    }
    return seat ? go_back(data, *seat) : host(data, {plan});
}

} // namespace disfida::net
