// A note written into a kept record.
#include "disfida/record.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "play/game_file.hpp"
#include "play/replay.hpp"
#include "play/session.hpp"

namespace disfida {

Result<Done> add_note(const std::string& path, std::size_t after, std::string_view text) {
    const std::string line = "# " + std::string(text);
    for (const std::string_view head : {players_comment_head, data_comment_head}) {
        if (line.starts_with(head)) {
            return Error{fill(tr("a note that begins with {word} would be read by the program: put another "
                                 "word before it"),
                              {{"word", in_quotes(head.substr(2, head.size() - 3))}})};
        }
    }
    auto file = GameFile::hold(path);
    if (!file) {
        return file.error();
    }
    const auto there = file->read();
    if (!there) {
        return there.error();
    }
    const auto statements = parse_record(*there, path);
    if (!statements) {
        return statements.error();
    }
    std::string out;
    std::size_t actions = 0;
    bool written = false;
    for (const Statement& statement : *statements) {
        const bool next = statement.kind == Statement::Kind::action && actions == after;
        if (next && !written) {
            out += line + '\n';
            written = true;
        }
        actions += statement.kind == Statement::Kind::action ? 1 : 0;
        out += statement.text + '\n';
    }
    return file->rewrite(written ? out : out + line + '\n');
}

} // namespace disfida
