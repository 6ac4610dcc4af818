// Who has hold of a file: other processes, as a person can find them.
#pragma once

#include <string>

#include <sys/types.h>

namespace disfida {

/// A process in words: "process 4711 of anna since 14:05"; without what the system does not tell.
std::string process_in_words(pid_t process);

} // namespace disfida
