// The real program in a real terminal: tmux draws it, tests type and look.
#pragma once

#include <string>
#include <string_view>

namespace disfida::test {

/// A terminal of its own with one program in it; gone with its object.
class Tmux {
  public:
    /// Starts a shell command in a terminal of this size.
    Tmux(const std::string& command, int width, int height);
    Tmux(const Tmux&) = delete;
    Tmux& operator=(const Tmux&) = delete;
    ~Tmux();

    /// Types keys by tmux's names: "Enter", "Tab", "a"; a text of several letters is typed as it is.
    void type(std::string_view key);
    /// Types a text as it is.
    void type_text(std::string_view text);
    void resize(int width, int height);
    /// The screen as it is now.
    [[nodiscard]] std::string screen() const;
    /// Waits until the screen contains a text; gives the screen, or fails the running test.
    std::string wait_for(std::string_view text) const;
    /// Waits until the screen differs from this one; gives it, or the same again when nothing happens for a
    /// while.
    [[nodiscard]] std::string wait_for_change(const std::string& before) const;

  private:
    std::string socket_;
};

/// Runs a shell command and gives what it prints; `status`, if given, takes its exit status.
std::string output_of(const std::string& command, int* status = nullptr);

} // namespace disfida::test
