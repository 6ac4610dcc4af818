// What a session says about its file: how to go on with it, and what its comments name.
#include "disfida/record.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "play/kept.hpp"
#include "play/session.hpp"
#include "play/shell.hpp"

namespace disfida {

std::string shell_word(const std::string& path) {
    constexpr std::string_view plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._+-";
    if (path.find_first_not_of(plain) == std::string::npos) {
        return path;
    }
    std::string out = "'";
    for (const char c : path) {
        out += c == '\'' ? std::string("'\\''") : std::string(1, c);
    }
    return out + "'";
}

Error with_data_named(const Error& error, std::string_view record) {
    if (!parse_record(record, "")) {
        return error;
    }
    for (const std::string_view line : split(record, '\n')) {
        if (line.starts_with(data_comment_head)) {
            constexpr std::size_t longest_path = 4096;
            return {fill(tr("{problem}; it was played with --data={folder}"),
                         {{"problem", error.text},
                          {"folder",
                           shell_word(printable(line.substr(data_comment_head.size()), longest_path))}}),
                    error.rule};
        }
    }
    return error;
}

std::string farewell(const Session& session) {
    const std::string line = session.position().status().front();
    const std::string path = session.path();
    if (const SharedTable* table = session.table(); table != nullptr && !session.position().over()) {
        const std::string back = table->way_back();
        return line + " " +
               (back.empty() ? std::string(tr("This seat is not kept: it cannot be taken again."))
                             : fill(tr("Come back with: {command}"), {{"command", back}}));
    }
    if (path.empty()) {
        return line + " " + tr("This game is not kept.");
    }
    const std::string& data = session.data_folder();
    if (session.position().over()) {
        return line + " " + fill(tr("The record is in {path}"), {{"path", path}});
    }
    const std::string command =
        "disfida " + shell_word(short_path(path)) + (data.empty() ? "" : " --data=" + shell_word(data));
    return line + " " + fill(tr("Go on with: {command}"), {{"command", command}});
}

} // namespace disfida
