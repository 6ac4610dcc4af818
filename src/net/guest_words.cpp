// Who sits at a guest's table, in words.
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "net/guest.hpp"
#include "net/own_tables.hpp"

namespace disfida::net {

/// "HOST GUEST here|away WATCHERS"
void GuestTable::hear_who(std::string_view line) {
    const auto words = split(line, ' ');
    if (words.size() != 4) {
        return;
    }
    host_ = printable(words[0], 40);
    if (const std::string login = peer_ ? login_of(*peer_) : host_;
        host_ != login && host_ != login + "(" + host_side_ + ")") {
        host_ = login; // the system's word counts more
    }
    const bool knew_guest = !guest_.empty() && guest_ == words[1];
    const bool here = words[2] == "here";
    guest_ = printable(words[1], 40);
    watchers_ = parse_number<std::size_t>(words[3]).value_or(0);
    add(News::Kind::told,
        watches_ && knew_guest && here != guest_here_
            ? fill(here ? tr("{who} is back.") : tr("{who} has left; the seat is kept."), {{"who", guest_}})
            : std::string());
    guest_here_ = here;
    if (seat_ && seat_->host_login != host_) { // for the list of one's tables
        seat_->host_login = host_;
        remember();
    }
}

std::string GuestTable::presence() const {
    if (stage_ == Stage::closed) {
        return tr("the table is closed");
    }
    if (!here()) {
        return tr("the line is lost");
    }
    if (watches_) {
        return watchers_ < 2 ? std::string(tr("you watch"))
                             : fill(tr("you watch, {number} do"), {{"number", std::to_string(watchers_)}});
    }
    return fill(wanted_.empty() ? tr("{who} is here{watch}") : tr("{who} rolls too{watch}"),
                {{"who", short_login(other())}, {"watch", and_watchers(watchers_)}});
}

std::vector<std::string> GuestTable::described() const {
    std::vector<std::string> out;
    if (stage_ == Stage::closed) {
        return {fill(tr("The table is closed: {why}."), {{"why", why_closed_}})};
    }
    out.push_back(fill(here() ? tr("{side}: {who}, whose game it is.")
                              : tr("{side}: {who}; the line is lost and tried again by itself."),
                       {{"side", side_called(game_, host_side_)}, {"who", other()}}));
    if (watches_) {
        out.push_back(guest_ == "-" ? std::string(tr("Nobody has joined yet."))
                                    : fill(guest_here_ ? tr("The other side: {who}, who is here.")
                                                       : tr("The other side: {who}, who is away."),
                                           {{"who", guest_}}));
    }
    out.push_back(watchers_ == 0 ? std::string(tr("Nobody watches.")) : watch_in_words(watchers_));
    return out;
}

std::string GuestTable::way_back() const {
    if (!watches_ && !on_disk_) {
        return {};
    }
    const bool port = std::holds_alternative<Address>(target_.where);
    return std::string(watches_ ? "disfida watch " : "disfida join ") + target_.word +
           (port && !target_.code.empty() ? " --code=" + target_.code : "");
}

} // namespace disfida::net
