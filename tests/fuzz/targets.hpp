// What is fuzzed: each target takes any bytes and must neither crash nor break a promise, which ends the
// program. `make fuzz` runs them under libFuzzer, `make check` over the files of tests/corpus.
#pragma once

#include <string_view>

namespace disfida::fuzz {

/// A record: read, and where it holds, written and read again to the same game.
void record(std::string_view bytes);
/// A data file: its name below data/ on the first line, then its text. The game it belongs to is opened with
/// it and played for a while.
void data(std::string_view bytes);
/// Lines for the engine.
void protocol(std::string_view bytes);
/// A mailed game.
void mail(std::string_view bytes);
/// What a terminal sends while a game is on the screen; the first byte says which game, and sizes are drawn
/// in between.
void keys(std::string_view bytes);
/// What is said at a table: by a client to a host, or by a host to a guest, which the first line says. In the
/// text @HOST, @GUEST and @TOKEN stand for the commitments and the token there are.
void socket(std::string_view bytes);

/// Ends the program with a sentence when a promise is broken.
void promise(bool kept, const char* what);

} // namespace disfida::fuzz
