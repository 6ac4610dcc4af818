// Where a table stands: a socket for oneself, one for other logins in a folder named after a code, or a port.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "disfida/result.hpp"
#include "net/socket.hpp"

namespace disfida::net {

/// Who is let in, and under which name or address a table stands.
struct Access {
    enum class Who : std::uint8_t {
        self,  ///< only one's own login: in the runtime folder, 0600
        group, ///< a group: 0710 and 0660
        all,   ///< every login of the host that has the code: 0711 and 0666
        port,  ///< whoever reaches a port and has the code
    };
    Who who = Who::self;
    std::string group = {};
    std::string name = {}; ///< of a table for oneself; empty: the game's, with a number if it is taken
    Address address = {};  ///< of a port
};

/// A table's place, taken: what is listened at, and gone with this object.
class Place {
  public:
    /// Takes a place. `code` is the one it had before, empty: a new one is drawn. Refused: it is taken, or
    /// cannot be made.
    static Result<Place> take(const Access& access, std::string_view game, const std::string& code);
    Place(Place&&) noexcept = default;
    Place& operator=(Place&& other) noexcept;
    ~Place();

    [[nodiscard]] int listening() const { return listening_.get(); }
    /// What the other player types behind "disfida join ".
    [[nodiscard]] const std::string& word() const { return word_; }
    [[nodiscard]] const std::string& code() const { return code_; }
    /// Whether the code has to be shown at the door.
    [[nodiscard]] bool needs_code() const {
        return access_.who == Access::Who::all || access_.who == Access::Who::port;
    }
    [[nodiscard]] const Access& access() const { return access_; }

  private:
    Place() = default;
    Access access_;
    Descriptor listening_;
    std::string word_;
    std::string code_;
    std::string path_;   ///< of the socket; empty: a port
    std::string folder_; ///< made for it; empty: none
    dev_t device_ = 0;   ///< with the next one: which socket is its own
    ino_t number_ = 0;
};

/// Where a table is to be found, by what a person typed.
struct Target {
    std::variant<std::string, Address> where; ///< a socket's path, or a port
    std::string code;                         ///< to show at the door; may be empty
    std::string word;                         ///< as it was typed
    std::string game = {};                    ///< the commitment of the only game that is meant; empty: any
};
/// Understands a NAME, a CODE, a path, or ADDRESS:PORT. Refused: it is none of them.
Result<Target> find_target(std::string_view word, std::string_view code);

/// A code in capital or small letters, with hyphens, blanks or neither, as it is shown: "k7mq-29fx-3rtp".
/// Empty: it is no code.
std::string tidy_code(std::string_view text);
std::string new_code();
/// The folder a code stands for.
std::string code_folder(std::string_view code);
/// The folder of one's own sockets: disfida below XDG_RUNTIME_DIR, else run below the state folder.
std::string runtime_folder();
/// The names of one's own tables that stand now.
std::vector<std::string> own_tables();
/// Whether a text can be a table's name: letters, digits, hyphens, at most 40.
bool is_table_name(std::string_view text);

} // namespace disfida::net
