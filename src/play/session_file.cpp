// What a session keeps on disk: the record with its comments, action by action.
#include <filesystem>

#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "play/journal.hpp"
#include "play/session.hpp"

namespace disfida {

namespace {

constexpr std::string_view program_noted = "engine"; ///< in the comment of the players

} // namespace

std::string Session::players_comment() const {
    std::string out(players_comment_head);
    for (std::size_t i = 0; i < players_.size(); ++i) {
        // Of a program only that there was one: no file may say which commands are run.
        out += std::string(match_.info().sides[i]) + "=" +
               (players_[i].kind == Player::Kind::program ? std::string(program_noted)
                                                          : disfida::name(players_[i])) +
               " ";
    }
    return out + "dice=" + (hand_dice_ ? "hand" : "thrown");
}

std::string Session::data_comment() const {
    std::error_code ignored;
    return data_folder_.empty()
               ? std::string()
               : std::string(data_comment_head) + std::filesystem::absolute(data_folder_, ignored).string();
}

/// Who plays with which data is no part of a record; the kept file notes it in comments, which other readers
/// pass over.
std::string Session::whole_text() const {
    std::string out;
    bool noted = false;
    for (const Statement& statement : match_.record().statements()) {
        if (statement.kind == Statement::Kind::comment && (statement.text.starts_with(players_comment_head) ||
                                                           statement.text.starts_with(data_comment_head))) {
            continue;
        }
        out += statement.text + '\n';
        if (statement.kind == Statement::Kind::header && !noted) {
            const std::string data = data_comment();
            out += players_comment() + '\n' + data + (data.empty() ? "" : "\n");
            noted = true;
        }
    }
    return out;
}

std::vector<std::size_t> Session::read_players_comment() {
    std::vector<std::size_t> by_programs;
    for (const Statement& statement : match_.record().statements()) {
        if (statement.kind != Statement::Kind::comment || !statement.text.starts_with(players_comment_head)) {
            continue;
        }
        for (const std::string_view word :
             split(std::string_view(statement.text).substr(players_comment_head.size()), ' ')) {
            const std::size_t equals = word.find('=');
            if (equals == std::string_view::npos) {
                continue;
            }
            const std::size_t side = side_index(word.substr(0, equals));
            const std::string_view who = word.substr(equals + 1);
            const auto player = parse_player(who);
            if (side < players_.size() && (who == program_noted || (player && player->command.empty()))) {
                // Whose turn it is has to say who plays, a program named anew or somebody else.
                players_[side] = who == program_noted ? Player{Player::Kind::program} : *player;
                if (who == program_noted) {
                    by_programs.push_back(side);
                }
            }
            hand_dice_ = hand_dice_ || word == "dice=hand";
        }
    }
    return by_programs;
}

/// Notes whether the file holds the game now. One warning is enough until it does again.
void Session::put_down(const Result<Done>& written) {
    if (written) {
        kept_plies_ = match_.plies().size();
    } else if (!unkept_) {
        warning_ = fill(tr("{problem}; until that is mended this game is not kept"),
                        {{"problem", written.error().text}});
    }
    unkept_ = !written;
}

/// What some other program has made of the file is not ours to write over: the game goes on in a new file
/// beside it. False when nothing of the kind has happened.
bool Session::leave_foreign_file() {
    if (file_.found() != GameFile::Found::foreign) {
        return false;
    }
    const std::string old = file_.path();
    auto fresh = GameFile::make(name_beside(old), whole_text());
    if (!fresh) {
        put_down(fresh.error());
        return true;
    }
    file_ = std::move(*fresh);
    put_down(Done{});
    warning_ = fill(tr("{file}: another program has changed it, so it is left alone; this game is kept in "
                       "{path} from now on"),
                    {{"file", old}, {"path", file_.path()}});
    return true;
}

void Session::rewrite() {
    if (!file_.path().empty() && !leave_foreign_file()) {
        put_down(file_.rewrite(whole_text()));
    }
}

/// Adds what the file does not have yet.
void Session::journal() {
    if (file_.path().empty()) {
        return;
    }
    // After a write that failed, or when the file was taken away, the whole game is put down.
    if (unkept_ || kept_plies_ >= match_.plies().size() || file_.found() != GameFile::Found::own) {
        rewrite();
        return;
    }
    const auto& statements = match_.record().statements();
    std::string lines;
    std::size_t missing = match_.plies().size() - kept_plies_;
    for (std::size_t left = statements.size(); missing > 0; --left) {
        const Statement& statement = statements[left - 1];
        lines.insert(0, statement.text + '\n');
        missing -= statement.kind == Statement::Kind::action ? 1 : 0;
    }
    if (file_.append(lines)) {
        put_down(Done{});
    } else { // its last line may be cut off: a new one in its place may still succeed
        rewrite();
    }
}

bool Session::unsaved() const {
    return unkept_ && !file_.path().empty() && copied_plies_ != match_.plies().size();
}

Result<Done> Session::save_copy(const std::string& path) {
    const auto there = holds_record(path);
    if (!there) {
        return there.error();
    }
    auto copy = *there ? GameFile::hold(path) : GameFile::make(path, whole_text());
    if (!copy) {
        return copy.error();
    }
    if (*there) {
        if (auto written = copy->rewrite(whole_text()); !written) {
            return written;
        }
    }
    copied_plies_ = match_.plies().size();
    return Done{};
}

} // namespace disfida
