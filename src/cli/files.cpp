#include "cli/files.hpp"

#include <cerrno>

#include <fcntl.h>
#include <unistd.h>

#include "play/files.hpp"

namespace disfida::cli {

void hold_standard_files() {
    for (int descriptor = 0; descriptor <= 2; ++descriptor) {
        if (::fcntl(descriptor, F_GETFD) < 0) {
            // The lowest free number is this one. The wrong direction makes every use an error.
            ::open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY);
        }
    }
}

bool input_open() {
    const int flags = ::fcntl(STDIN_FILENO, F_GETFL);
    return flags >= 0 && (flags & O_ACCMODE) != O_WRONLY;
}

int print(std::string_view text) { return write_all(STDOUT_FILENO, text) ? 0 : errno; }

} // namespace disfida::cli
