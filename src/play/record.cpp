#include "disfida/record.hpp"

#include <algorithm>
#include <array>

#include "kernel/tongue.hpp"
#include "kernel/words.hpp"

namespace disfida {

using Kind = Statement::Kind;

namespace {

constexpr std::string_view format_version = "1";

std::string at(std::string_view name, std::size_t line) {
    return std::string(name) + ":" + std::to_string(line) + ": ";
}

/// Words with exactly one space between and none at the ends, nothing but printable text.
std::optional<std::string> bad_spelling(std::string_view line) {
    if (line.front() == ' ' || line.back() == ' ') {
        return tr("a space at the beginning or end of the line");
    }
    if (line.find("  ") != std::string_view::npos) {
        return tr("two spaces where one belongs");
    }
    const auto control = [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; };
    if (std::any_of(line.begin(), line.end(), control)) {
        return line.back() == '\r' ? tr("lines end with LF alone, here is a CR too")
                                   : tr("a control character");
    }
    return std::nullopt;
}

Result<Statement> parse_header(std::string_view line) {
    const auto words = split(line, ' ');
    if (words[0] != "disfida") {
        return Error{tr("a record begins with the line: disfida 1 GAME")};
    }
    if (words.size() != 3 || words[1] != format_version) {
        return Error{words.size() == 3 ? fill(tr("format version {version} is not known here, only 1"),
                                              {{"version", in_quotes(words[1])}})
                                       : tr("a record begins with the line: disfida 1 GAME")};
    }
    return Statement{Kind::header, std::string(line), std::string(words[2])};
}

/// What kind of statement a line is, by its first word; anything else is an action.
Result<Statement> parse_statement(std::string_view line) {
    Statement statement{Kind::action, std::string(line)};
    constexpr std::array<std::pair<std::string_view, Kind>, 6> words{{{"option", Kind::option},
                                                                      {"seed", Kind::seed},
                                                                      {"set", Kind::set},
                                                                      {"commit", Kind::commit},
                                                                      {"reveal", Kind::reveal},
                                                                      {"check", Kind::check}}};
    const std::string_view first = line.substr(0, line.find(' '));
    for (const auto& [word, kind] : words) {
        if (word == first) {
            statement.kind = kind;
            statement.body = first.size() < line.size() ? line.substr(first.size() + 1) : std::string_view();
            return statement;
        }
    }
    if (first == "disfida") {
        return Error{tr("a second header")};
    }
    auto action = parse_action_line(line);
    if (!action) {
        return action.error();
    }
    if (action->given && action->dice.empty()) {
        return Error{tr("no dice after the colon; an action without dice has none")};
    }
    statement.body = std::move(action->action);
    statement.dice = std::move(action->dice);
    return statement;
}

/// Whether a text is "SIDE " and 64 lower-case hex digits.
bool is_side_and_hex(std::string_view body) {
    constexpr std::size_t digits = 64;
    const auto words = split(body, ' ');
    return words.size() == 2 && is_id(words[0]) && words[1].size() == digits &&
           words[1].find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

std::optional<std::string> bad_body(const Statement& statement) {
    if (statement.kind == Kind::commit && !is_side_and_hex(statement.body)) {
        return tr("a commitment is written: commit SIDE HASH, with 64 lower-case hex digits");
    }
    if (statement.kind == Kind::reveal && !is_side_and_hex(statement.body)) {
        return tr("a disclosure is written: reveal SIDE SECRET, with 64 lower-case hex digits");
    }
    if (statement.kind == Kind::option && split(statement.body, ' ').size() != 2) {
        return tr("an option is written: option NAME VALUE");
    }
    if (statement.kind == Kind::seed && !parse_number<std::uint64_t>(statement.body)) {
        return tr("a seed is a whole number from 0 to 18446744073709551615");
    }
    if (statement.kind == Kind::check &&
        (statement.body.size() != 8 ||
         statement.body.find_first_not_of("0123456789abcdef") != std::string::npos)) {
        return tr("a check is 8 lower-case hex digits");
    }
    if (statement.kind == Kind::set && statement.body.empty()) {
        return tr("set what?");
    }
    return std::nullopt;
}

/// Header, options, seed, set-ups, commitments, actions, disclosures, in this order; a check after the first
/// action.
std::optional<std::string> bad_order(const Statement& next, Kind latest) {
    if (latest == Kind::blank) {
        return std::nullopt; // the header itself
    }
    if (next.kind == Kind::check) {
        return latest == Kind::action || latest == Kind::reveal
                   ? std::nullopt
                   : std::optional<std::string>(tr("a check stands after an action"));
    }
    if (next.kind < latest) {
        return tr("out of order: header, options, seed, set-ups, commit, then actions, then reveal");
    }
    if (next.kind == Kind::seed && latest == Kind::seed) {
        return tr("a second seed");
    }
    return std::nullopt;
}

} // namespace

Record::Record(std::string_view game, const Options& options, std::optional<std::uint64_t> seed)
    : seed_(seed) {
    const std::string name(game);
    statements_.push_back({Kind::header, "disfida " + std::string(format_version) + " " + name, name});
    for (const auto& [option, value] : options) {
        add(Kind::option, "option ", option + " " + value);
    }
    if (seed) {
        add(Kind::seed, "seed ", std::to_string(*seed));
    }
}

Record::Record(std::vector<Statement> head) : statements_(std::move(head)) {
    for (const Statement& statement : statements_) {
        if (statement.kind == Kind::seed) {
            seed_ = parse_number<std::uint64_t>(statement.body);
        }
    }
}

void Record::add(Kind kind, std::string word, std::string_view body) {
    statements_.push_back({kind, std::move(word) + std::string(body), std::string(body)});
}

void Record::add_set(std::string_view statement) { add(Kind::set, "set ", statement); }

void Record::add_action(std::string_view action, std::span<const int> dice) {
    statements_.push_back({Kind::action, with_dice(action, dice), std::string(action),
                           std::vector<int>(dice.begin(), dice.end())});
}

void Record::add_check(std::string_view digest) { add(Kind::check, "check ", digest); }

void Record::add_commit(std::string_view side, std::string_view hash) {
    add(Kind::commit, "commit ", std::string(side) + " " + std::string(hash));
}

void Record::add_reveal(std::string_view side, std::string_view secret) {
    add(Kind::reveal, "reveal ", std::string(side) + " " + std::string(secret));
}

bool Record::has(Kind kind) const {
    return std::any_of(statements_.begin(), statements_.end(),
                       [&](const Statement& statement) { return statement.kind == kind; });
}

std::string Record::said(Kind kind, std::string_view side) const {
    const std::string head = std::string(side) + " ";
    for (const Statement& statement : statements_) {
        if (statement.kind == kind && statement.body.starts_with(head)) {
            return statement.body.substr(head.size());
        }
    }
    return {};
}

void Record::keep(Statement statement) { statements_.push_back(std::move(statement)); }

void Record::remove_last_action() {
    const auto last = std::find_if(statements_.rbegin(), statements_.rend(),
                                   [](const Statement& statement) { return statement.kind == Kind::action; });
    if (last == statements_.rend()) {
        return;
    }
    const auto gone = std::remove_if(last.base(), statements_.end(), [](const Statement& statement) {
        return statement.kind == Kind::check || statement.kind == Kind::reveal;
    });
    statements_.erase(gone, statements_.end());
    statements_.erase(std::prev(last.base()));
}

std::string Record::text() const {
    std::string out;
    for (const Statement& statement : statements_) {
        out += statement.text + '\n';
    }
    return out;
}

std::string with_dice(std::string_view action, std::span<const int> dice) {
    std::string out(action);
    if (!dice.empty()) {
        out += " :";
        for (const int die : dice) {
            out += ' ' + std::to_string(die);
        }
    }
    return out;
}

Result<ActionLine> parse_action_line(std::string_view line) {
    ActionLine out;
    const std::size_t colon = line.find(" :");
    out.action = line.substr(0, colon);
    if (colon == std::string_view::npos) {
        return out;
    }
    out.given = true;
    std::string_view rest = line.substr(colon + 2);
    if (rest.empty()) {
        return out;
    }
    if (rest.front() != ' ') {
        return Error{tr("dice are written: ACTION : 3 4 1")};
    }
    rest.remove_prefix(1);
    for (const std::string_view word : split(rest, ' ')) {
        if (word.size() != 1 || word[0] < '1' || word[0] > '6') {
            return Error{fill(tr("{word} is no die: 1 to 6"), {{"word", in_quotes(word)}})};
        }
        out.dice.push_back(word[0] - '0');
    }
    return out;
}

Result<std::vector<Statement>> parse_record(std::string_view text, std::string_view name) {
    std::vector<Statement> out;
    Kind latest = Kind::blank; // of the ordered kinds; blank before the header
    std::size_t number = 0;
    while (!text.empty()) {
        ++number;
        const std::size_t end = text.find('\n');
        if (end == std::string_view::npos) {
            return Error{at(name, number) + tr("the last line is cut off: its line end is missing")};
        }
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(end + 1);
        if (line.empty() || line.front() == '#') {
            out.push_back({line.empty() ? Kind::blank : Kind::comment, std::string(line), {}, {}, number});
            continue;
        }
        if (const auto bad = bad_spelling(line)) {
            return Error{at(name, number) + *bad};
        }
        auto statement = latest == Kind::blank ? parse_header(line) : parse_statement(line);
        if (!statement) {
            return Error{at(name, number) + statement.error().text};
        }
        for (const auto& bad : {bad_order(*statement, latest), bad_body(*statement)}) {
            if (bad) {
                return Error{at(name, number) + *bad};
            }
        }
        statement->line = number;
        latest = statement->kind == Kind::check ? latest : statement->kind;
        out.push_back(std::move(*statement));
    }
    if (latest == Kind::blank) {
        return Error{at(name, number == 0 ? 1 : number) +
                     tr("this is no record: it has to begin with the line: disfida 1 GAME")};
    }
    return out;
}

} // namespace disfida
