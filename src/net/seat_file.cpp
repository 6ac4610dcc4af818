#include "net/seat_file.hpp"

#include <algorithm>
#include <array>

#include "disfida/record.hpp"
#include "kernel/words.hpp"
#include "net/lines.hpp"
#include "play/journal.hpp"

namespace disfida::net {

namespace {

constexpr std::string_view header = "disfida-seat 1";
constexpr std::array<std::string_view, 4> who_names{"self", "group", "all", "port"};

/// Takes one line over; false: it cannot be.
bool take_line(std::string_view line, Seat& seat) {
    const std::string_view key = take_word(line);
    if (key == "secret") {
        const auto secret = from_hex(line);
        seat.secret = secret.value_or(Link{});
        return secret.has_value();
    }
    if (key == "token") {
        seat.token = line;
    } else if (key == "guest") {
        seat.guest = line;
    } else if (key == "code") {
        seat.code = tidy_code(line);
    } else if (key == "opening") {
        seat.opening = line;
    } else if (key == "table") {
        seat.table = line;
    } else if (key == "host") {
        seat.host = line;
    } else if (key == "undo") {
        seat.may_undo = parse_number<std::size_t>(line).value_or(0);
    } else if (key == "promise") {
        const auto roll = parse_number<std::size_t>(take_word(line));
        seat.promise = Promise{roll.value_or(0), std::string(line)};
        return roll.has_value();
    } else if (key == "who") {
        const auto* at = std::find(who_names.begin(), who_names.end(), take_word(line));
        if (at == who_names.end()) {
            return false;
        }
        seat.access.who = static_cast<Access::Who>(at - who_names.begin());
        (seat.access.who == Access::Who::group ? seat.access.group : seat.access.name) = line;
        if (seat.access.who == Access::Who::port) {
            seat.access.address = parse_address(line).value_or(Address{});
        }
    } else {
        return false;
    }
    return true;
}

} // namespace

std::string seat_path(std::string_view commitment, bool host) {
    constexpr std::size_t digits = 32;
    const std::string state = state_folder();
    return state.empty()
               ? std::string()
               : state + "/tables/" + std::string(commitment.substr(0, digits)) + (host ? ".host" : ".guest");
}

Result<Seat> read_seat(const std::string& path) {
    const auto text = read_file(path);
    if (!text) {
        return text.error();
    }
    Seat out;
    const auto lines = split(*text, '\n');
    if (lines.front() != header) {
        return Error{path + ":1: is no seat at a table"};
    }
    for (std::size_t i = 1; i < lines.size(); ++i) {
        if (!lines[i].empty() && !take_line(lines[i], out)) {
            return Error{path + ":" + std::to_string(i + 1) + ": " + in_quotes(lines[i]) + " cannot be read"};
        }
    }
    return out;
}

Result<Done> write_seat(const std::string& path, const Seat& seat) {
    if (path.empty()) {
        return Error{"there is no home folder to remember this seat in"};
    }
    if (!make_folders(path.substr(0, path.rfind('/')))) {
        return Error{path + ": its folder cannot be made"};
    }
    std::string text = std::string(header) + "\nsecret " + to_hex(seat.secret) + "\n";
    const auto add = [&](std::string_view key, const std::string& value) {
        text += value.empty() ? "" : std::string(key) + " " + value + "\n";
    };
    const Access& access = seat.access;
    add("token", seat.token);
    add("guest", seat.guest);
    add("code", seat.code);
    add("opening", seat.opening);
    add("table", seat.table);
    add("host", seat.host);
    add("undo", seat.may_undo == 0 ? "" : std::to_string(seat.may_undo));
    add("promise", seat.promise ? std::to_string(seat.promise->roll) + " " + seat.promise->action : "");
    add("who", std::string(who_names.at(static_cast<std::size_t>(access.who))) + " " +
                   (access.who == Access::Who::group  ? access.group
                    : access.who == Access::Who::port ? net::name(access.address)
                                                      : access.name));
    return write_file(path, text);
}

} // namespace disfida::net
