// Reading and writing by descriptor, for what keeps a file open.
#pragma once

#include <string>
#include <string_view>

#include "disfida/result.hpp"

namespace disfida {

/// Reads an open file from its beginning; errors name `path`. Refused: no regular file, or larger than any
/// record.
Result<std::string> read_descriptor(int descriptor, const std::string& path);

/// Reads to the end of a descriptor of any kind; errors name `name`. Refused: it cannot be read, or more
/// comes than any record has.
Result<std::string> read_all(int descriptor, const std::string& name);

/// Writes all of a text; false, with errno, when that fails.
bool write_all(int descriptor, std::string_view text);

/// Writes a text to a new file that takes the place of `path`; after an error the old one is as it was.
/// Gives the new file's descriptor, open for reading and writing and closed at exec, after `prepare` has had
/// it while it was not at its place yet.
Result<int> replace_file(const std::string& path, std::string_view text, void (*prepare)(int descriptor));

/// Makes a new file, a renaming or a removal last: the folder of a path is flushed. A file system that cannot
/// do that is not an error.
void flush_folder(const std::string& path);

/// "PATH: WHAT: why", the reason by errno.
Error file_error(const std::string& what, const std::string& path);

} // namespace disfida
