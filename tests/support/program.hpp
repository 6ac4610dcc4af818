// The game's program as a player or a script runs it: on pipes or on a terminal.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <sys/types.h>

#include "support/folder.hpp"

namespace disfida::test {

/// Who a program is run by, where a test is run by root.
struct Login {
    uid_t user = 0;
    gid_t group = 0;
    std::vector<gid_t> also = {}; ///< groups it is in besides
};

/// How a program is started. Nobody's home is touched: HOME and XDG_STATE_HOME are a folder of its own unless
/// given.
struct Start {
    enum class Output : std::uint8_t { collected, closed, full };
    std::vector<std::string> arguments;
    std::vector<std::pair<std::string, std::optional<std::string>>> environment =
        {};                                 ///< empty value: not set
    bool terminal = false;                  ///< standard input and output are a pseudo-terminal of 80x24
    unsigned short width = 80, height = 24; ///< of the terminal
    bool ignore_hangup = false;             ///< as a parent such as nohup leaves it
    Output output = Output::collected;
    std::optional<std::size_t> largest_file =
        {}; ///< bytes a file it writes may have, as on a disk that is full
    std::optional<Login> login = {};
};

class Program {
  public:
    explicit Program(const Start& start);
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;
    ~Program();

    /// Types a text.
    void send(std::string_view text) const;
    /// Gives its terminal another size.
    void resize(unsigned short width, unsigned short height) const;
    /// Takes in what it has written, for as long as there is more within so many milliseconds.
    void listen(int milliseconds);
    /// Processor time it has taken so far, in ticks of the system; negative where that is not told.
    [[nodiscard]] long processor_ticks() const;
    /// Ends its input; of a terminal: hangs up.
    void end_input();
    /// Reads until a text has come after the one waited for last; false if it does not within 30 seconds or
    /// output ends before.
    bool wait_for(std::string_view text);
    /// Waits until it is gone. Gives its exit status, or the number of the signal that ended it, negative.
    int finish();

    [[nodiscard]] const std::string& output() const { return output_; }
    /// What it wrote on standard error. Call it after `finish`.
    [[nodiscard]] std::string errors() const;
    [[nodiscard]] pid_t id() const { return child_; }
    [[nodiscard]] const std::filesystem::path& home() const { return home_.path(); }

  private:
    bool read_some();
    void run_child(const Start& start, int input, int output) const;

    TemporaryFolder home_;
    pid_t child_ = -1;
    int to_child_ = -1;
    int from_child_ = -1;
    std::string output_;
    std::size_t seen_ = 0; ///< end of what was waited for last
};

/// Runs it with all its input given at once.
struct Outcome {
    int status = 0;
    std::string output;
    std::string errors;
};
Outcome run_program(const Start& start, std::string_view input = "");

} // namespace disfida::test
