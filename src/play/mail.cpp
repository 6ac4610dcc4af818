#include "play/mail.hpp"

#include <algorithm>

#include <sodium.h>
#include <unistd.h>

#include "kernel/punctuation.hpp"
#include "kernel/squeeze.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "kernel/wrap.hpp"
#include "play/fair_dice.hpp"
#include "play/journal.hpp"
#include "play/mail_words.hpp"
#include "play/session.hpp"

namespace disfida {

namespace {

constexpr int page_width = 72;
constexpr char format = 1;
constexpr std::string_view begin_mark = "[disfida-mail:";
constexpr std::string_view end_mark = ":disfida-mail]";
constexpr std::size_t head_bytes = 8; ///< of the last hash, which are kept whole
constexpr std::size_t deepest_quote = 100;
constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The hash of a line and of all before it.
Link linked(const Link& before, std::string_view line) {
    const std::vector<unsigned char> bytes(line.begin(), line.end());
    // Keyed with the hash before: one function that the library has, instead of a way to put two together.
    return hash_of(bytes, before);
}

/// Where a line of a record belongs.
enum class Part : std::uint8_t { head, action, secret, none };

Part part_of(std::string_view line) {
    const std::string_view word = line.substr(0, line.find(' '));
    const bool head =
        word == "disfida" || word == "option" || word == "seed" || word == "set" || word == "commit";
    return head                                                     ? Part::head
           : line.empty() || line.front() == '#' || word == "check" ? Part::none
           : word == "reveal"                                       ? Part::secret
                                                                    : Part::action;
}

std::vector<Link> chain(const std::vector<std::string>& lines) {
    std::vector<Link> out;
    Link now{};
    for (const std::string& line : lines) {
        now = linked(now, line);
        out.push_back(now);
    }
    return out;
}

void put_number(std::string& out, std::size_t n) {
    for (; n >= 128; n /= 128) {
        out.push_back(static_cast<char>(n % 128 + 128));
    }
    out.push_back(static_cast<char>(n));
}

std::optional<std::size_t> take_number(std::string_view& bytes) {
    std::size_t out = 0;
    for (std::size_t unit = 1; !bytes.empty() && unit < std::size_t{1} << 28U; unit *= 128) {
        const auto byte = static_cast<unsigned char>(bytes.front());
        bytes.remove_prefix(1);
        out += byte % 128 * unit;
        if (byte < 128) {
            return out;
        }
    }
    return std::nullopt;
}

/// 6 bits a letter; none of the letters means anything to a mail program.
std::string to_letters(std::string_view bytes) {
    std::string out(sodium_base64_ENCODED_LEN(bytes.size(), sodium_base64_VARIANT_URLSAFE_NO_PADDING), '\0');
    sodium_bin2base64(out.data(), out.size(), reinterpret_cast<const unsigned char*>(bytes.data()),
                      bytes.size(), sodium_base64_VARIANT_URLSAFE_NO_PADDING);
    out.pop_back(); // its NUL
    return out;
}

/// The letters of a text back as bytes; what is no letter is what mail programs put between. Bits left over
/// at the end are dropped.
std::string from_letters(std::string_view text) {
    std::string out;
    std::uint32_t bits = 0;
    unsigned count = 0;
    for (const char c : text) {
        const std::size_t value = letters.find(c);
        if (value == std::string_view::npos) {
            continue;
        }
        bits = (bits << 6U | static_cast<std::uint32_t>(value)) & 0xffffU;
        count += 6;
        if (count >= 8) {
            count -= 8;
            out.push_back(static_cast<char>(bits >> count & 0xffU));
        }
    }
    return out;
}

/// The lines of a record that are mailed: what makes the game, who plays, and how it stands at its end. The
/// checks in between can be worked out anew.
std::vector<std::string> mailed_lines(const Match& match, const std::string& players) {
    std::vector<std::string> out;
    std::size_t played = 0; // lines up to the last action
    for (const Statement& statement : match.record().statements()) {
        using Kind = Statement::Kind;
        if (statement.kind == Kind::comment || statement.kind == Kind::blank ||
            statement.kind == Kind::check) {
            continue;
        }
        out.push_back(statement.text);
        if (statement.kind == Kind::header && !players.empty()) {
            out.push_back(players);
        }
        played = statement.kind == Kind::action ? out.size() : played;
    }
    if (played > 0) { // before the secrets of the dice, if there are some
        out.insert(out.begin() + static_cast<std::ptrdiff_t>(played),
                   "check " + digest(match.position().state()));
    }
    return out;
}

/// A game whose dice come from two terminals cannot go on without both.
Result<Done> can_be_mailed(const Match& match) {
    if (match.record().has(Statement::Kind::commit) && !match.position().over()) {
        return Error{
            tr("a game on two terminals goes on at its table alone; it can be mailed when it is over")};
    }
    return Done{};
}

struct Packed {
    std::vector<unsigned char> seals;
    std::string end; ///< the beginning of the last hash
    std::vector<std::string> lines;
};

std::optional<Packed> unpacked(std::string_view bytes) {
    if (bytes.empty() || bytes.front() != format) {
        return std::nullopt;
    }
    bytes.remove_prefix(1);
    const auto count = take_number(bytes);
    const auto length = take_number(bytes);
    if (!count || !length || *length > longest_squeezed || *count > *length ||
        bytes.size() < *count + head_bytes) {
        return std::nullopt;
    }
    Packed out;
    out.seals.assign(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(*count));
    out.end = bytes.substr(*count, head_bytes);
    const auto text = unsqueeze(bytes.substr(*count + head_bytes), *length, mail_words_1);
    if (!text) {
        return std::nullopt;
    }
    for (const std::string_view line : split(*text, '\n')) {
        out.lines.emplace_back(line);
    }
    if (!out.lines.empty() && out.lines.back().empty()) {
        out.lines.pop_back(); // behind the last line end
    }
    return out;
}

/// The first line that is not what was packed, if there is one; the number of lines when the end alone is
/// wrong.
std::optional<std::size_t> first_changed(const Packed& packed) {
    const auto hashes = chain(packed.lines);
    const std::size_t both = std::min(hashes.size(), packed.seals.size());
    for (std::size_t i = 0; i < both; ++i) {
        if (hashes[i].front() != packed.seals[i]) {
            return i;
        }
    }
    const bool whole = !hashes.empty() && hashes.size() == packed.seals.size() &&
                       std::equal(packed.end.begin(), packed.end.end(), hashes.back().begin(),
                                  [](char a, unsigned char b) { return static_cast<unsigned char>(a) == b; });
    return whole ? std::nullopt : std::optional(both);
}

Error changed_at(const Packed& packed, std::size_t line, std::string_view name) {
    const auto end = packed.lines.begin() + static_cast<std::ptrdiff_t>(std::min(line, packed.lines.size()));
    const auto actions = std::count_if(
        packed.lines.begin(), end, [](const std::string& before) { return part_of(before) == Part::action; });
    const bool before_actions =
        line == 0 || end == packed.lines.end() || part_of(*end) == Part::head || end->starts_with('#');
    const bool in_head = actions == 0 && before_actions;
    const std::string mail(name);
    if (in_head) {
        return Error{
            fill(tr("{mail}: was changed before the first action; ask for it again"), {{"mail", mail}})};
    }
    if (end == packed.lines.end() || line + 1 >= packed.seals.size()) {
        return Error{fill(tr("{mail}: was changed at its end, after action {number}; ask for it again"),
                          {{"mail", mail}, {"number", std::to_string(actions)}})};
    }
    return Error{
        fill(tr("{mail}: was changed at action {number}, {action}; ask for it again"),
             {{"mail", mail}, {"number", std::to_string(actions + 1)}, {"action", in_quotes(*end)}})};
}

/// The packed part of a mail. An answer may quote older ones: what is quoted least is the mail's own.
Result<std::string_view> own_block(std::string_view text, const std::string& who) {
    std::optional<std::string_view> found;
    std::size_t depth = deepest_quote;
    bool two = false;
    std::size_t counted = 0; // up to where the quoting of the line is known
    std::size_t quoted = 0;
    for (std::size_t at = text.find(begin_mark); at != std::string_view::npos;
         at = text.find(begin_mark, at + 1)) {
        std::string_view before = text.substr(counted, at - counted);
        if (const std::size_t end = before.rfind('\n'); end != std::string_view::npos) {
            before.remove_prefix(end + 1);
            quoted = 0;
        }
        quoted += static_cast<std::size_t>(std::count(before.begin(), before.end(), '>'));
        counted = at;
        const std::string_view block = text.substr(at + begin_mark.size());
        two = quoted < depth ? false : two || quoted == depth;
        if (quoted < depth) {
            depth = quoted;
            found = block;
        }
    }
    if (!found) {
        return Error{fill(tr("{mail}: there is no mailed game in it; it would begin with {mark}"),
                          {{"mail", who}, {"mark", std::string(begin_mark)}})};
    }
    if (two) {
        return Error{
            fill(tr("{mail}: there are two mailed games in it; leave one of them"), {{"mail", who}})};
    }
    const std::size_t end = found->find(end_mark);
    if (end == std::string_view::npos) {
        return Error{fill(tr("{mail}: is cut off; it would end with {mark}"),
                          {{"mail", who}, {"mark", std::string(end_mark)}})};
    }
    return found->substr(0, end);
}

/// What makes a game, of the lines of its record.
struct Lines {
    std::vector<std::string> head;    ///< without comments
    std::vector<std::string> actions; ///< and secrets
    std::size_t played = 0;           ///< actions alone
};

Lines lines_of(std::string_view record, std::string_view name) {
    Lines out;
    const auto statements = parse_record(record, name);
    for (const Statement& statement : statements ? *statements : std::vector<Statement>()) {
        const Part part = part_of(statement.text);
        if (part == Part::head) {
            out.head.push_back(statement.text);
        } else if (part != Part::none) {
            out.actions.push_back(statement.text);
            out.played += part == Part::action ? 1 : 0;
        }
    }
    return out;
}

/// Whether two records are of one game: they began alike, with the same seed or commitments or, where dice
/// are rolled by hand, with the same first roll.
bool same_game(const Lines& own, const Lines& came) {
    const auto seeded = [](const std::string& line) {
        return line.starts_with("seed ") || line.starts_with("commit ");
    };
    return !own.head.empty() && own.head == came.head &&
           (std::any_of(own.head.begin(), own.head.end(), seeded) ||
            (!own.actions.empty() && !came.actions.empty() && own.actions.front() == came.actions.front()));
}

/// Adds what is new to one's own copy.
Result<Arrival> go_on_with(const std::string& path, const Lines& came, std::string_view name) {
    auto file = GameFile::hold(path); // what is read now stays as it is
    const auto text = file ? file->read() : Result<std::string>(file.error());
    if (!text) {
        return text.error();
    }
    const Lines own = lines_of(*text, path);
    if (!same_game(own, came)) {
        return Error{fill(tr("{path}: was changed just now; import the mail again"), {{"path", path}})};
    }
    const auto [mine, theirs] =
        std::mismatch(own.actions.begin(), own.actions.end(), came.actions.begin(), came.actions.end());
    const auto number = std::to_string(mine - own.actions.begin() + 1);
    const std::string who(name);
    if (mine != own.actions.end() && theirs != came.actions.end()) {
        return Error{
            fill(tr("{mail}: was changed at action {number}: {theirs}, where your own copy has {own} "
                    "({path}); --new takes it in as another game"),
                 {{"mail", who},
                  {"number", number},
                  {"theirs", in_quotes(*theirs)},
                  {"own", in_quotes(*mine)},
                  {"path", path}})};
    }
    if (mine != own.actions.end()) {
        return Error{
            fill(tr("{mail}: your own copy is further on, at action {own} and not {theirs} ({path}); "
                    "--new takes it in as another game"),
                 {{"mail", who},
                  {"own", std::to_string(own.played)},
                  {"theirs", std::to_string(came.played)},
                  {"path", path}})};
    }
    std::string news;
    for (auto line = theirs; line != came.actions.end(); ++line) {
        news += *line + "\n";
    }
    if (auto written = news.empty() ? Result<Done>(Done{}) : file->append(news); !written) {
        return written.error();
    }
    return Arrival{path, true, came.played - own.played};
}

} // namespace

std::vector<unsigned char> mail_seals(const std::vector<std::string>& lines) {
    std::vector<unsigned char> out;
    for (const Link& hash : chain(lines)) {
        out.push_back(hash.front());
    }
    return out;
}

std::string mail_packed(const std::vector<std::string>& lines, const std::vector<unsigned char>& seals) {
    const auto hashes = chain(lines);
    const std::string text = join(lines, "\n") + "\n";
    std::string bytes(1, format);
    put_number(bytes, seals.size());
    put_number(bytes, text.size());
    bytes.append(seals.begin(), seals.end());
    bytes.append(hashes.back().begin(), hashes.back().begin() + head_bytes);
    bytes += squeeze(text, mail_words_1);
    std::string out = std::string(begin_mark) + "\n";
    const std::string whole = to_letters(bytes);
    for (std::size_t at = 0; at < whole.size(); at += page_width) {
        out += whole.substr(at, page_width) + "\n";
    }
    return out + std::string(end_mark) + "\n";
}

std::string noted_players(const Record& record) {
    for (const Statement& statement : record.statements()) {
        if (statement.kind == Statement::Kind::comment && statement.text.starts_with(players_comment_head)) {
            return statement.text;
        }
    }
    return {};
}

std::string players_in_words(const GameInfo& info, std::string_view comment) {
    std::string out;
    for (const std::string_view word : split(comment.substr(players_comment_head.size()), ' ')) {
        const std::size_t equals = std::min(word.find('='), word.size());
        const auto at = std::find(info.sides.begin(), info.sides.end(), word.substr(0, equals));
        if (at == info.sides.end() || equals == word.size()) {
            continue;
        }
        const auto player = parse_player(word.substr(equals + 1));
        const auto side = static_cast<std::size_t>(at - info.sides.begin());
        out += (out.empty() ? "" : ", ") +
               fill(tr("{side}: {player}"),
                    {{"side", std::string(tr(side_title(info, side)))},
                     {"player", player ? called(*player) : printable(word.substr(equals + 1), page_width)}});
    }
    return out;
}

Result<std::string> mail_text(const Match& match, const std::string& players) {
    const GameInfo& info = match.info();
    if (auto can = can_be_mailed(match); !can) {
        return can.error();
    }
    const auto lines = mailed_lines(match, players);
    std::size_t size = 0;
    for (const std::string& line : lines) {
        size += line.size() + 1;
    }
    if (size > longest_squeezed) {
        return Error{tr("this game is too long to be packed for mail; send its record")};
    }
    std::string out;
    const auto paragraph = [&](const std::string& text) { out += join(wrap(text, page_width), "\n") + "\n"; };
    const auto plies = static_cast<std::int64_t>(match.plies().size());
    paragraph(fill(
        tr("disfida, a game by mail: {game}, {actions}"),
        {{"game", std::string(tr(info.title))}, {"actions", how_many("{n} action", "{n} actions", plies)}}));
    if (!players.empty()) {
        paragraph(players_in_words(info, players));
    }
    paragraph(match.position().status().front());
    if (!match.position().over()) {
        paragraph(fill(tr("Now: {prompt}"), {{"prompt", match.position().prompt()}}));
    }
    out += "\n";
    paragraph(tr("To go on, save this mail as a file and type: disfida import FILE"));
    paragraph(tr("Play, leave, and mail back what this prints: disfida export"));
    return out + "\n" + mail_packed(lines, mail_seals(lines));
}

Result<std::string> read_mail(std::string_view text, std::string_view name) {
    const std::string who(name);
    const auto block = own_block(text, who);
    if (!block) {
        return block.error();
    }
    const auto packed = unpacked(from_letters(*block));
    if (!packed) {
        return Error{
            fill(tr("{mail}: was changed before the first action, or comes from a newer disfida; ask for "
                    "it again"),
                 {{"mail", who}})};
    }
    if (const auto changed = first_changed(*packed)) {
        return changed_at(*packed, *changed, name);
    }
    return join(packed->lines, "\n") + "\n";
}

Result<Done> write_mail(const Match& match, const std::string& players, const std::string& path) {
    if (::access(path.c_str(), F_OK) == 0) {
        const auto there = read_file(path);
        if (!there) {
            return there.error();
        }
        if (there->find(begin_mark) == std::string::npos) {
            return Error{fill(tr("{path}: is there already and is no mailed game: it is not written over"),
                              {{"path", path}})};
        }
    }
    const auto text = mail_text(match, players);
    return text ? write_file(path, *text) : Result<Done>(text.error());
}

Result<Arrival> take_in_mail(const DataSource& data, std::string_view text, std::string_view name,
                             bool afresh) {
    const auto record = read_mail(text, name);
    if (!record) {
        return record.error();
    }
    const auto match = Match::read(data, *record, name, 0);
    if (!match) {
        return match.error();
    }
    if (auto can = can_be_mailed(*match); !can) {
        return Error{headed(name, can.error().text)};
    }
    const Lines came = lines_of(*record, name);
    for (const KeptGame& kept : afresh ? std::vector<KeptGame>() : kept_games()) {
        const auto own_text = read_file(kept.path);
        const Lines own = own_text ? lines_of(*own_text, kept.path) : Lines();
        if (same_game(own, came)) {
            return go_on_with(kept.path, came, name);
        }
    }
    auto path = new_game_path(match->info().name);
    if (!path) {
        return path.error();
    }
    auto file = GameFile::hold(*path);
    if (!file) {
        return file.error();
    }
    if (auto written = file->append(*record); !written) {
        return written.error();
    }
    return Arrival{std::move(*path), false, came.played};
}

} // namespace disfida
