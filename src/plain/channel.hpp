// Where typed lines come from and where text goes: a terminal, a pipe, or a test.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace disfida::plain {

/// What came while somebody was listened to.
struct Heard {
    enum class Kind : std::uint8_t {
        line,    ///< `line`, without its line end
        silence, ///< nothing in the time given
        file,    ///< one of the files that were also waited for can be read
        end,     ///< the end of input, or it failed
    };
    Kind kind = Kind::end;
    std::string line = {};
};

struct Channel {
    /// Waits for a line, at most so many milliseconds; negative: without end.
    std::function<Heard(int timeout_ms)> listen;
    /// Writes all of a text; gives the errno of what went wrong, or 0.
    std::function<int(std::string_view text)> write;
    /// Somebody sits there: what is typed is seen already, and orders of the computer may be paced.
    bool interactive = false;
    /// The same as `listen`, also waiting for files until one can be read; where there is none, `listen` is
    /// called again and again.
    std::function<Heard(int timeout_ms, std::span<const int> files)> listen_also = {};
};

/// The channel on two open file descriptors. On a terminal a first Ctrl-C is answered with a line on
/// `output`; a second one without a line between is the end of input. The process may have one such channel.
Channel descriptor_channel(int input, int output);

/// From now on SIGHUP and SIGTERM, and SIGINT where nobody sits there, are the end of that channel's input
/// instead of the process's: for a table, which has to be left tidy. Not for where something is thought
/// about, which they would have to wait for.
void end_by_signals();

} // namespace disfida::plain
