// The file a game is kept in, held against other processes as long as the game is played.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <sys/types.h>

#include "disfida/result.hpp"

namespace disfida {

/// A game's file with a lock on it that no other process gets while this object, or the process, lives. The
/// lock is the system's own: nothing is left behind by a process that dies.
class GameFile {
  public:
    /// No file.
    GameFile() = default;
    GameFile(GameFile&& other) noexcept;
    GameFile& operator=(GameFile&& other) noexcept;
    ~GameFile();

    /// Takes hold of a file that is there. Refused: it cannot be read or is no regular file, or a process
    /// plays it, which is named.
    static Result<GameFile> hold(const std::string& path);
    /// Makes a file with this text and takes hold of it. Refused: there is one already, or it cannot be
    /// written.
    static Result<GameFile> make(const std::string& path, std::string_view text);

    [[nodiscard]] const std::string& path() const { return path_; }
    /// All that is in it. Refused: it cannot be read or is too large for a record.
    [[nodiscard]] Result<std::string> read() const;

    /// What stands at the path now: the file as it was last written here, nothing, or what some other program
    /// put there or made of it.
    enum class Found : std::uint8_t { own, gone, foreign };
    [[nodiscard]] Found found() const;

    /// Adds a text to its end and flushes it to the disk; what could be written only in part is taken off
    /// again. Precondition: it is its own.
    Result<Done> append(std::string_view text);
    /// Puts a text in place of all there is, as write_file does, and holds the new file. Precondition: it is
    /// its own or gone.
    Result<Done> rewrite(std::string_view text);

  private:
    GameFile(std::string path, int descriptor) : path_(std::move(path)), descriptor_(descriptor) {}
    void note_size();

    std::string path_;
    int descriptor_ = -1;
    off_t size_ = 0; ///< bytes it had after the last writing
};

/// Whether another process plays the game at a path, and then who: "is being played by process 4711 of anna
/// since 14:05". Nothing is touched. Not to be asked of a file that this process has hold of.
std::optional<std::string> held_by_another(const std::string& path);

/// Whether a record stands at a path, which something else written there would take the place of; false when
/// nothing is there. Refused: what is there is no record.
Result<bool> holds_record(const std::string& path);

/// A name for a further file beside one, that nothing has yet: "game.disfida" gives "game-2.disfida".
std::string name_beside(const std::string& path);

} // namespace disfida
