#include "play/follower.hpp"

#include <algorithm>

#include <sys/stat.h>

#include "disfida/record.hpp"
#include "kernel/tongue.hpp"
#include "play/game_file.hpp"
#include "play/kept.hpp"
#include "play/torn.hpp"

namespace disfida {

namespace {

/// The actions of a record, if it has only what a session can be led through step by step.
std::optional<std::vector<Statement>> plain_actions(const std::vector<Statement>& statements) {
    using Kind = Statement::Kind;
    std::vector<Statement> out;
    for (const Statement& statement : statements) {
        switch (statement.kind) {
        case Kind::action:
            out.push_back(statement);
            break;
        case Kind::header:
        case Kind::option:
        case Kind::seed:
        case Kind::set:
        case Kind::check:
        case Kind::comment:
        case Kind::blank:
            break;
        default:
            return std::nullopt;
        }
    }
    return out;
}

/// What a record has before its actions, without comments.
std::vector<std::string> head(const std::vector<Statement>& statements) {
    using Kind = Statement::Kind;
    std::vector<std::string> out;
    for (const Statement& s : statements) {
        if (s.kind == Kind::header || s.kind == Kind::option || s.kind == Kind::seed || s.kind == Kind::set) {
            out.push_back(s.text);
        }
    }
    return out;
}

} // namespace

Result<Follower::Begun> Follower::open(const DataSource& data, const std::string& path) {
    Follower follower(data, path);
    follower.seen_before();
    const auto text = read_file(path);
    if (!text) {
        return text.error();
    }
    auto match = Match::read(data, whole_lines(*text), path, 0);
    if (!match) {
        return with_data_named(match.error(), *text);
    }
    return Begun{std::move(follower), Session::practice(std::move(*match))};
}

/// Notes what the file looks like; whether that is what it looked like before.
bool Follower::seen_before() {
    struct stat status {};
    if (::stat(path_.c_str(), &status) != 0) {
        return true;
    }
#ifdef __APPLE__
    const auto& time = status.st_mtimespec;
#else
    const auto& time = status.st_mtim;
#endif
    constexpr std::int64_t nanoseconds = 1000000000;
    const std::int64_t changed = std::int64_t{time.tv_sec} * nanoseconds + time.tv_nsec;
    const bool same = device_ == status.st_dev && number_ == status.st_ino && size_ == status.st_size &&
                      changed_ == changed;
    device_ = status.st_dev;
    number_ = status.st_ino;
    size_ = status.st_size;
    changed_ = changed;
    return same;
}

bool Follower::look(Session& session) {
    if (seen_before()) {
        return false;
    }
    const auto text = read_file(path_);
    return text && take(session, whole_lines(*text));
}

/// Leads the session to what a record says: by what is new where it has only become longer or was taken back,
/// else by all of it.
bool Follower::take(Session& session, std::string_view text) const {
    const auto& plies = session.match().plies();
    const auto statements = parse_record(text, "");
    if (!statements) {
        return false;
    }
    const auto actions = plain_actions(*statements);
    if (actions && head(*statements) == head(session.match().record().statements())) {
        std::size_t same = 0;
        while (same < std::min(plies.size(), actions->size()) &&
               plies[same].statement() == (*actions)[same].text) {
            ++same;
        }
        if (same == plies.size() && same == actions->size()) {
            return false;
        }
        session.rewind(same);
        bool good = true;
        for (std::size_t i = same; i < actions->size() && good; ++i) {
            good = static_cast<bool>(session.play((*actions)[i].body, (*actions)[i].dice));
        }
        if (good) {
            return true;
        }
    }
    auto match = Match::read(*data_, text, path_, 0);
    if (!match) {
        return false;
    }
    session = Session::practice(std::move(*match));
    return true;
}

std::optional<std::string> Follower::holder() const { return held_by_another(path_); }

std::optional<std::string> watch_question(const std::string& path) {
    const auto holder = path.empty() ? std::nullopt : held_by_another(path);
    return holder ? std::optional(fill(tr("{file}: {held}. Watch it?"),
                                       {{"file", short_path(path)}, {"held", *holder}}))
                  : std::nullopt;
}

} // namespace disfida
