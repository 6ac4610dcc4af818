// Signals as something to poll: a handler sets a flag and wakes the loop through a pipe, nothing else.
#pragma once

namespace disfida::tui {

/// What has come since last asked; each is reported once.
struct Signals {
    bool hangup = false;    // SIGHUP
    bool terminate = false; // SIGTERM
    bool interrupt = false; // SIGINT
    bool stop = false;      // SIGTSTP
    bool resumed = false;   // SIGCONT
    bool resized = false;   // SIGWINCH
};

/// Catches those signals, also the ones the parent left ignored, and gives the descriptor that becomes
/// readable when one has come; -1 when there is no room for a pipe.
int catch_signals();

/// Takes what has come, and empties the pipe.
Signals take_signals();

/// Says whether SIGHUP or SIGTERM has come and has not been taken yet.
bool end_requested();

/// Puts back the handlers there were before `catch_signals`, and closes the pipe.
void release_signals();

/// Stops the process and the others of its job, as the terminal would on Ctrl-Z; returns when continued.
/// Where there is no shell to continue it, returns at once.
void stop_job();

} // namespace disfida::tui
