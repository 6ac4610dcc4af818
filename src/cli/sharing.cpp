#include "cli/sharing.hpp"

#include <algorithm>
#include <array>
#include <filesystem>

#include <sys/stat.h>
#include <unistd.h>

#include "kernel/punctuation.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "play/files.hpp"
#include "play/mail.hpp"
#include "share/export.hpp"

namespace disfida::cli {

namespace {

constexpr std::array<std::string_view, 5> form_names{"mail", "text", "html", "svg", "cast"};

} // namespace

Result<Sharing> read_sharing(const Values& values, bool replayed) {
    Sharing out;
    if (const auto form = given(values, "--as")) {
        const auto* const at = std::find(form_names.begin(), form_names.end(), *form);
        if (at == form_names.end()) {
            return Error{
                headed("--as", fill(tr("{word} is none of {known}"),
                                    {{"word", in_quotes(*form)}, {"known", join(form_names, ", ")}}))};
        }
        out.form = static_cast<Form>(at - form_names.begin());
    }
    if (const auto at = given(values, "--at")) {
        if (!replayed && out.form != Form::svg) {
            return Error{tr("--at is where a picture is taken: it goes with --as=svg")};
        }
        if (at->empty()) {
            return Error{tr("--at wants the number of an action, round and a number, first or last")};
        }
        out.at = *at;
    }
    if (const auto speed = given(values, "--speed")) {
        if (!replayed && out.form != Form::cast) {
            return Error{tr("--speed is of a film: it goes with --as=cast")};
        }
        const auto parsed = parse_speed(*speed);
        if (!parsed) {
            return Error{headed("--speed", parsed.error().text)};
        }
        out.speed = *parsed;
    }
    if (const auto file = given(values, "--out")) {
        if (file->empty()) {
            return Error{tr("--out wants a FILE to write")};
        }
        out.out = *file;
    }
    return out;
}

Result<std::size_t> place_in(const Match& match, const std::string& at) {
    auto place = place_named(at, match.plies().size(), stretches(match));
    return place ? place : Result<std::size_t>(Error{headed("--at", place.error().text)});
}

Result<std::string> shared(const Match& match, const Sharing& sharing) {
    switch (sharing.form) {
    case Form::text:
        return share::text_of(match);
    case Form::html:
        return share::html_of(match);
    case Form::svg: {
        const auto place = place_in(match, sharing.at.empty() ? "last" : sharing.at);
        return place ? share::svg_of(match, *place) : Result<std::string>(place.error());
    }
    case Form::mail:
    case Form::cast:
        break;
    }
    return mail_text(match, noted_players(match.record()));
}

std::string linked(const std::string& path) {
    constexpr int most_links = 40; // as the system has it
    std::filesystem::path out = path;
    std::error_code wrong;
    for (int i = 0; i < most_links && std::filesystem::is_symlink(out, wrong); ++i) {
        const auto target = std::filesystem::read_symlink(out, wrong);
        out = target.is_absolute() ? target : out.parent_path() / target;
    }
    return out.string();
}

Result<Done> can_put_out(const std::string& path) {
    const std::string real = linked(path);
    struct stat status {};
    if (::stat(real.c_str(), &status) == 0) {
        constexpr mode_t writable = 0222;
        if (!S_ISREG(status.st_mode)) {
            return Error{path + ": " + tr("is no regular file, nothing is written there")};
        }
        if ((status.st_mode & writable) == 0 || ::access(real.c_str(), W_OK) != 0) {
            return Error{fill(tr("{file}: is read-only: it is not written over"), {{"file", path}})};
        }
        const auto there = read_file(real);
        if (there && there->starts_with("disfida ")) {
            return Error{
                fill(tr("{file}: is the record of a game: it is not written over"), {{"file", path}})};
        }
    }
    const std::string folder = std::filesystem::path(real).parent_path().string();
    if (::access(folder.empty() ? "." : folder.c_str(), W_OK | X_OK) != 0) {
        return file_error(tr("cannot be written"), path);
    }
    return Done{};
}

Result<Done> put_out(const std::string& text, const std::string& name) {
    if (auto possible = can_put_out(name); !possible) {
        return possible;
    }
    const std::string path = linked(name);
    const bool fresh = ::access(path.c_str(), F_OK) != 0;
    if (auto written = write_file(path, text); !written) {
        return written;
    }
    if (fresh) { // it is meant to be shown, as a record is not
        constexpr mode_t everybody = 0666;
        const mode_t mask = ::umask(0);
        ::umask(mask);
        ::chmod(path.c_str(), everybody & ~mask);
    }
    return Done{};
}

} // namespace disfida::cli
