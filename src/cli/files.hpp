// The three standard files, before anything else is opened.
#pragma once

#include <string_view>

namespace disfida::cli {

/// Opens a stand-in for each standard file the parent has closed, on which reading or writing fails; else a
/// game's file could get the number of standard output and the talk be written into it.
void hold_standard_files();

/// Whether standard input is open for reading; else the parent has closed it.
bool input_open();

/// Writes to standard output; the errno of what went wrong, or 0.
int print(std::string_view text);

} // namespace disfida::cli
