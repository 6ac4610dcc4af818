#include "net/seat_file.hpp"

#include <algorithm>
#include <array>
#include <memory>

#include <dirent.h>

#include "disfida/record.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "net/lines.hpp"
#include "play/journal.hpp"

namespace disfida::net {

namespace {

constexpr std::string_view header = "disfida-seat 1";
constexpr std::array<std::string_view, 4> who_names{"self", "group", "all", "port"};
constexpr std::size_t token_digits = 32;
constexpr std::string_view guest_ending = ".guest";

/// "own|agreed draw|undo FROM LEFT"
bool take_permit(std::string_view line, Consent& consent) {
    const auto words = split(line, ' ');
    if (words.size() != 4 || (words[0] != "own" && words[0] != "agreed")) {
        return false;
    }
    const auto what = parse_offer(words[1]);
    const auto from = parse_number<std::size_t>(words[2]);
    const auto left = parse_number<std::size_t>(words[3]);
    if (what && from && left) {
        consent.permits.push_back({*what, words[0] == "own", *from, *left});
    }
    return what && from && left;
}

std::string tables_folder() {
    const std::string state = state_folder();
    return state.empty() ? std::string() : state + "/tables";
}

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
    } else if (key == "login") {
        seat.host_login = line;
    } else if (key == "undo") {
        return true; // of an older program; what it stands for has ended
    } else if (key == "seated") {
        seat.seated = true;
    } else if (key == "host") {
        seat.host = parse_number<uid_t>(line);
        return seat.host.has_value();
    } else if (key == "permit") {
        return take_permit(line, seat.consent);
    } else if (key == "promise" || key == "order") {
        const auto number = parse_number<std::size_t>(take_word(line));
        if (key == "order") {
            seat.consent.orders.push_back({number.value_or(0), std::string(line)});
        } else {
            seat.consent.promise = Promise{number.value_or(0), std::string(line)};
        }
        return number.has_value();
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

std::string new_token() { return to_hex(new_secret()).substr(0, token_digits); }

bool is_token(std::string_view text) {
    return text.size() == token_digits &&
           text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

std::string seat_path(std::string_view commitment, bool host) {
    constexpr std::size_t digits = 32;
    const std::string folder = tables_folder();
    return folder.empty() ? std::string()
                          : folder + "/" + std::string(commitment.substr(0, digits)) +
                                (host ? ".host" : std::string(guest_ending));
}

std::optional<uid_t> host_of_code(std::string_view code) {
    const std::string folder = tables_folder();
    const std::unique_ptr<DIR, int (*)(DIR*)> directory(folder.empty() ? nullptr : ::opendir(folder.c_str()),
                                                        ::closedir);
    while (const dirent* entry = directory ? ::readdir(directory.get()) : nullptr) {
        if (!std::string_view(entry->d_name).ends_with(guest_ending)) {
            continue;
        }
        const auto seat = read_seat(folder + "/" + entry->d_name);
        if (seat && seat->host && seat->code == code) {
            return seat->host;
        }
    }
    return std::nullopt;
}

Result<Seat> read_seat(const std::string& path) {
    const auto text = read_file(path);
    if (!text) {
        return text.error();
    }
    Seat out;
    const auto lines = split(*text, '\n');
    if (lines.front() != header) {
        return Error{path + ":1: " + tr("is no seat at a table")};
    }
    for (std::size_t i = 1; i < lines.size(); ++i) {
        if (!lines[i].empty() && !take_line(lines[i], out)) {
            return Error{
                fill(tr("{place}: {line} cannot be read"),
                     {{"place", path + ":" + std::to_string(i + 1)}, {"line", in_quotes(lines[i])}})};
        }
    }
    return out;
}

Result<Done> write_seat(const std::string& path, const Seat& seat) {
    if (path.empty()) {
        return Error{tr("there is no home folder to remember this seat in")};
    }
    if (!make_folders(path.substr(0, path.rfind('/')))) {
        return Error{fill(tr("{path}: its folder cannot be made"), {{"path", path}})};
    }
    std::string text = std::string(header) + "\nsecret " + to_hex(seat.secret) + "\n";
    const auto add = [&](std::string_view key, const std::string& value) {
        text += value.empty() ? "" : std::string(key) + " " + value + "\n";
    };
    const Access& access = seat.access;
    add("token", seat.token);
    add("guest", seat.guest);
    add("code", seat.code);
    add("seated", seat.seated ? "yes" : "");
    add("host", seat.host ? std::to_string(*seat.host) : "");
    const Consent& consent = seat.consent;
    if (consent.promise) {
        add("promise", std::to_string(consent.promise->roll) + " " + consent.promise->action);
    }
    for (const Order& order : consent.orders) {
        add("order", std::to_string(order.plies) + " " + order.action);
    }
    for (const Permit& permit : consent.permits) {
        add("permit", std::string(permit.own ? "own " : "agreed ") + std::string(name(permit.what)) + " " +
                          std::to_string(permit.from) + " " + std::to_string(permit.left));
    }
    add("opening", seat.opening);
    add("table", seat.table);
    add("login", seat.host_login);
    add("who", std::string(who_names.at(static_cast<std::size_t>(access.who))) + " " +
                   (access.who == Access::Who::group  ? access.group
                    : access.who == Access::Who::port ? net::name(access.address)
                                                      : access.name));
    return write_file(path, text);
}

} // namespace disfida::net
