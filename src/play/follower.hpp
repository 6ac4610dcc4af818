// Watching a game that another process plays, by its file alone.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include <sys/types.h>

#include "play/session.hpp"

namespace disfida {

/// Follows the file of a game without touching it. What it shows stands in a session that is kept nowhere.
class Follower {
  public:
    /// Begins to follow a file, with the game as it stands there. Refused: it cannot be read or does not
    /// replay.
    struct Begun;
    static Result<Begun> open(const DataSource& data, const std::string& path);

    /// Brings the session up to what is in the file now; true when it changed. A file that cannot be read or
    /// does not replay just now changes nothing: it may be looked at in the middle of a line.
    bool look(Session& session);
    /// Who plays it: "is being played by ..."; nothing when nobody does any more.
    [[nodiscard]] std::optional<std::string> holder() const;
    [[nodiscard]] const std::string& path() const { return path_; }

  private:
    Follower(const DataSource& data, std::string path) : data_(&data), path_(std::move(path)) {}
    bool seen_before();
    bool take(Session& session, std::string_view text) const;

    const DataSource* data_;
    std::string path_;
    // What the file looked like last.
    dev_t device_ = 0;
    ino_t number_ = 0;
    off_t size_ = -1;
    std::int64_t changed_ = 0;
};

struct Follower::Begun {
    Follower follower;
    Session session;
};

/// The question whether to watch a game that another process plays, with who that is; nothing for any other
/// file.
std::optional<std::string> watch_question(const std::string& path);

} // namespace disfida
