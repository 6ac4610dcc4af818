// Who sits at the host's table, in words.
#include "kernel/tongue.hpp"
#include "net/host.hpp"
#include "net/own_tables.hpp"
#include "play/kept.hpp"
#include "play/shell.hpp"

namespace disfida::net {

std::string HostTable::other() const {
    return seat_.guest.empty() ? std::string(tr("the other player")) : seat_.guest;
}

std::string HostTable::presence() const {
    return fill(!taken()             ? tr("nobody has joined{watch}")
                : guest() == nullptr ? tr("{who} is away{watch}")
                : roll_              ? tr("{who} rolls too{watch}")
                                     : tr("{who} is here{watch}"),
                {{"who", short_login(other())}, {"watch", and_watchers(watchers())}});
}

std::string HostTable::invitation() const {
    return taken() ? std::string()
                   : fill(tr("Nobody has joined yet. The other player types: {command}"),
                          {{"command", "disfida join " + place_.word()}});
}

std::vector<std::string> HostTable::described() const {
    std::vector<std::string> out;
    if (!taken()) {
        out.push_back(invitation());
    } else {
        out.push_back(fill(guest() != nullptr ? tr("{side}: {who}, who is here.")
                                              : tr("{side}: {who}, who is away; the seat is kept."),
                           {{"side", side_called(game_, guest_side_)}, {"who", other()}}));
    }
    const std::size_t count = watchers();
    out.push_back(count == 0 ? fill(tr("Nobody watches; {command} would."),
                                    {{"command", "disfida watch " + place_.word()}})
                             : watch_in_words(count));
    return out;
}

std::string HostTable::way_back() const { return "disfida host " + shell_word(short_path(path_)); }

} // namespace disfida::net
