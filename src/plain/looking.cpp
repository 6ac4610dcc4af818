#include "plain/looking.hpp"

#include <algorithm>
#include <array>

#include "kernel/tongue.hpp"
#include "plain/commands.hpp"

namespace disfida::plain {

void take_lookers_line(Talk& talk, std::string_view line) {
    constexpr std::array<std::string_view, 14> changing{"undo", "correct", "redo",  "auto",  "player",
                                                        "dice", "pace",    "think", "coach", "confirm",
                                                        "load", "options", "draw",  "resign"};
    const std::size_t end = std::min(line.find(' '), line.size());
    const Command* command = find_command(line.substr(0, end), talk.session.match().info());
    if (command == nullptr) {
        talk.console.say(line.empty()
                             ? tr("You only look: log, status, field, pieces, explain, and quit.")
                             : tr("You only look, and give no orders; help lists what can be looked at."));
    } else if (std::find(changing.begin(), changing.end(), command->name) != changing.end()) {
        talk.console.say(tr("Not for one who only looks: nothing is changed here."));
    } else {
        command->run(talk, line.substr(std::min(end + 1, line.size())));
    }
}

} // namespace disfida::plain
