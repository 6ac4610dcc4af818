#include "disfida/match.hpp"

#include <algorithm>
#include <array>

#include <zlib.h>

#include "kernel/tongue.hpp"
#include "kernel/words.hpp"

namespace disfida {

std::string digest(std::string_view state) {
    const auto crc =
        ::crc32(0L, reinterpret_cast<const unsigned char*>(state.data()), static_cast<uInt>(state.size()));
    constexpr std::string_view digits = "0123456789abcdef";
    std::string out;
    for (int shift = 28; shift >= 0; shift -= 4) {
        out += digits[(crc >> static_cast<unsigned>(shift)) & 0xfU];
    }
    return out;
}

std::string Ply::statement() const { return with_dice(action, dice); }

Match::Match(const GameInfo& info, std::unique_ptr<Position> opening, Record record, std::uint64_t seed)
    : info_(&info), now_(std::move(opening)), record_(std::move(record)), dice_(seed) {}

namespace {

Result<const GameInfo*> known_game(std::string_view name, std::span<const GameInfo> games) {
    const GameInfo* info = find_game(name, games);
    if (info == nullptr) {
        return Error{fill(tr("no game is called {name}: {games}"),
                          {{"name", in_quotes(name)}, {"games", game_names(games)}})};
    }
    return info;
}

Result<Done> check_faces(std::span<const int> dice) {
    for (const int die : dice) {
        if (die < 1 || die > 6) {
            return Error{fill(tr("{word} is no die: 1 to 6"), {{"word", in_quotes(std::to_string(die))}})};
        }
    }
    return Done{};
}

} // namespace

Result<Match> Match::create(const DataSource& data, std::string_view game, const Options& options,
                            std::optional<std::uint64_t> seed, std::uint64_t entropy,
                            std::span<const GameInfo> games) {
    const auto info = known_game(game, games);
    if (!info) {
        return info.error();
    }
    auto opening = (*info)->open(data, options);
    if (!opening) {
        return opening.error();
    }
    Record record(game, (*opening)->options(), seed);
    return Match(**info, std::move(*opening), std::move(record), seed.value_or(entropy));
}

std::size_t Match::last_roll() const {
    const auto at =
        std::find_if(plies_.rbegin(), plies_.rend(), [](const Ply& ply) { return !ply.dice.empty(); });
    return at == plies_.rend() ? plies_.size() - 1 : static_cast<std::size_t>(plies_.rend() - at) - 1;
}

namespace {

std::vector<std::span<const Event>> events_of(const std::vector<Ply>& plies) {
    std::vector<std::span<const Event>> actions;
    actions.reserve(plies.size());
    for (const Ply& ply : plies) {
        actions.emplace_back(ply.events);
    }
    return actions;
}

} // namespace

std::vector<std::string> Match::story() const { return now_->story(events_of(plies_)); }

std::vector<std::string> Match::deeds() const { return now_->deeds(events_of(plies_)); }

Result<Done> Match::set(std::string_view statement) {
    if (!plies_.empty()) {
        return Error{tr("set-ups come before the first action")};
    }
    if (record_.has(Statement::Kind::commit)) {
        return Error{tr("set-ups come before the commitments")};
    }
    auto done = now_->set(statement);
    if (done) {
        record_.add_set(statement);
        undone_.clear();
    }
    return done;
}

Result<Done> Match::settle() { return plies_.empty() ? now_->settle() : Result<Done>(Done{}); }

namespace {

/// A position is kept before every so many plies: more would cost memory, fewer time to go back.
constexpr std::size_t plies_a_position = 16;

} // namespace

void Match::carry_out(const std::string& action, Dice& dice) {
    if (plies_.size() % plies_a_position == 0) {
        kept_.push_back(now_->clone());
    }
    last_ = now_->clone();
    RecordingDice recorder(dice);
    EventLog log;
    Ply ply{action, {}, {}, std::string(now_->to_move())};
    now_->play(action, recorder, log);
    ply.dice = recorder.taken();
    ply.events = log.take();
    record_.add_action(action, ply.dice);
    plies_.push_back(std::move(ply));
}

Result<Done> Match::check_side(std::string_view side) const {
    const auto& sides = info_->sides;
    if (std::find(sides.begin(), sides.end(), side) == sides.end()) {
        return Error{fill(tr("{word} is no side: {sides}"),
                          {{"word", in_quotes(side)}, {"sides", one_of({sides.begin(), sides.end()})}})};
    }
    return Done{};
}

Result<Done> Match::commit(std::string_view side, std::string_view hash) {
    if (auto known = check_side(side); !known) {
        return known;
    }
    if (!plies_.empty()) {
        return Error{tr("commitments come before the first action")};
    }
    if (auto settled = settle(); !settled) {
        return settled;
    }
    if (!record_.committed(side).empty()) {
        return Error{fill(tr("{side} is committed already"), {{"side", std::string(side)}})};
    }
    record_.add_commit(side, hash);
    return Done{};
}

Result<Done> Match::reveal(std::string_view side, std::string_view secret) {
    if (auto known = check_side(side); !known) {
        return known;
    }
    if (record_.committed(side).empty()) {
        return Error{fill(tr("{side} has made no commitment: there is nothing to reveal"),
                          {{"side", std::string(side)}})};
    }
    if (!record_.revealed(side).empty()) {
        return Error{fill(tr("{side} has revealed its secret already"), {{"side", std::string(side)}})};
    }
    record_.add_reveal(side, secret);
    undone_.clear();
    return Done{};
}

Result<Done> Match::playable() {
    if (record_.has(Statement::Kind::reveal)) {
        return Error{tr("the secrets of the dice are revealed: nothing is played any more")};
    }
    return settle();
}

Result<Done> Match::play(std::string_view action) {
    if (auto settled = playable(); !settled) {
        return settled;
    }
    const auto legal = now_->check(action);
    if (!legal) {
        return legal.error();
    }
    carry_out(*legal, dice_);
    undone_.clear();
    add_check();
    return Done{};
}

Result<std::optional<MissingDice>> Match::needs(std::string_view action, std::span<const int> dice) const {
    const auto legal = now_->check(action);
    if (!legal) {
        return legal.error();
    }
    if (auto faces = check_faces(dice); !faces) {
        return faces.error();
    }
    GivenDice given(dice);
    EventLog log;
    const auto copy = now_->clone();
    copy->play(*legal, given, log);
    if (given.surplus() > 0) {
        const std::size_t taken = dice.size() - given.surplus();
        return Error{fill(tr("too many dice: {action} takes {taken} here, not {given}"),
                          {{"action", in_quotes(*legal)},
                           {"taken", std::to_string(taken)},
                           {"given", std::to_string(dice.size())}})};
    }
    return given.missing();
}

Result<Done> Match::carry_out_with(std::string_view action, std::span<const int> dice) {
    const auto missing = needs(action, dice);
    if (!missing) {
        return missing.error();
    }
    if (*missing) {
        const Roll& roll = (*missing)->roll;
        return Error{fill(tr("too few dice: after {number}, {what} of {who} is still to be rolled"),
                          {{"number", std::to_string(dice.size())},
                           {"what", std::string(tr(roll.what))},
                           {"who", std::string(roll.who)}}),
                     std::string(roll.rule)};
    }
    GivenDice given(dice);
    carry_out(*now_->check(action), given);
    return Done{};
}

void Match::add_check() {
    if (now_->checkpoint(*last_)) {
        record_.add_check(digest(now_->state()));
    }
}

Result<Done> Match::play(std::string_view action, std::span<const int> dice) {
    if (auto settled = playable(); !settled) {
        return settled;
    }
    auto done = carry_out_with(action, dice);
    if (done) {
        undone_.clear();
        add_check();
    }
    return done;
}

std::unique_ptr<Position> Match::before(std::size_t ply) const {
    auto position = kept_[ply / plies_a_position]->clone();
    for (std::size_t i = ply - ply % plies_a_position; i < ply; ++i) {
        GivenDice dice(plies_[i].dice);
        EventLog log;
        position->play(plies_[i].action, dice, log);
    }
    return position;
}

void Match::note(const std::vector<std::string>& comments) {
    for (const std::string& comment : comments) {
        record_.keep({Statement::Kind::comment, comment});
    }
    undone_.clear();
}

bool Match::undo() {
    if (plies_.empty()) {
        return false;
    }
    now_ = before(plies_.size() - 1);
    undone_.push_back(std::move(plies_.back()));
    plies_.pop_back();
    if (plies_.size() % plies_a_position == 0) {
        kept_.pop_back();
    }
    record_.remove_last_action();
    return true;
}

bool Match::redo() {
    if (undone_.empty()) {
        return false;
    }
    std::vector<Ply> rest = std::move(undone_);
    const Ply next = std::move(rest.back());
    rest.pop_back();
    const bool played = static_cast<bool>(play(next.action, next.dice));
    undone_ = std::move(rest);
    return played;
}

namespace {

/// Header, options and seed of a record, and the lines among them.
struct Head {
    const GameInfo* info = nullptr;
    Options options;
    std::vector<Statement> lines;
    std::size_t size = 0; ///< how many statements of the record it takes in
};

Result<Done> add_option(Head& head, const Statement& statement) {
    const auto words = split(statement.body, ' ');
    const std::string name(words[0]);
    const std::string value(words[1]);
    if (std::any_of(head.options.begin(), head.options.end(),
                    [&](const auto& known) { return known.first == name; })) {
        return Error{fill(tr("option {name} is said twice"), {{"name", in_quotes(name)}})};
    }
    head.options.emplace_back(name, value);
    head.lines.push_back(statement);
    return Done{};
}

/// Leaves options out that state the default, which the game alone knows: it may depend on other options.
void drop_defaults(std::vector<Statement>& lines, const Options& kept) {
    const auto is_default = [&](const Statement& line) {
        const std::string_view name = split(line.body, ' ')[0];
        return line.kind == Statement::Kind::option &&
               std::none_of(kept.begin(), kept.end(),
                            [&](const auto& option) { return option.first == name; });
    };
    lines.erase(std::remove_if(lines.begin(), lines.end(), is_default), lines.end());
}

Result<Head> read_head(const std::vector<Statement>& statements, const std::string& name,
                       std::span<const GameInfo> games) {
    Head head;
    for (const Statement& statement : statements) {
        const auto here = [&](const Error& error) {
            return Error{name + ":" + std::to_string(statement.line) + ": " + error.text};
        };
        if (statement.kind == Statement::Kind::set || statement.kind == Statement::Kind::commit ||
            statement.kind == Statement::Kind::action || statement.kind == Statement::Kind::reveal) {
            break;
        }
        ++head.size;
        if (statement.kind == Statement::Kind::header) {
            const auto info = known_game(statement.body, games);
            if (!info) {
                return here(info.error());
            }
            head.info = *info;
        }
        if (statement.kind != Statement::Kind::option) {
            head.lines.push_back(statement);
        } else if (auto added = add_option(head, statement); !added) {
            return here(added.error());
        }
    }
    return head;
}

/// The line of the first option with which a game does not open; 0 if it opens with none: a data file is bad.
std::size_t refused_option(const DataSource& data, const Head& head,
                           const std::vector<Statement>& statements) {
    Options options;
    if (!head.info->open(data, options)) {
        return 0;
    }
    for (const Statement& statement : statements) {
        if (statement.kind == Statement::Kind::option) {
            options.push_back(head.options[options.size()]);
            if (!head.info->open(data, options)) {
                return statement.line;
            }
        }
    }
    return 0;
}

} // namespace

Result<Match> Match::read(const DataSource& data, std::string_view text, std::string_view name,
                          std::uint64_t entropy, std::span<const GameInfo> games) {
    auto statements = parse_record(text, name);
    if (!statements) {
        return statements.error();
    }
    const std::string file(name);
    auto head = read_head(*statements, file, games);
    if (!head) {
        return head.error();
    }
    const auto fails = [&](std::size_t line, const Error& error) {
        return Error{file + ":" + std::to_string(line) + ": " + error.text, error.rule};
    };
    auto opening = head->info->open(data, head->options);
    if (!opening) {
        const std::size_t line = refused_option(data, *head, *statements);
        return line == 0 ? opening.error() : fails(line, opening.error());
    }
    drop_defaults(head->lines, (*opening)->options());
    Match match(*head->info, std::move(*opening), Record(std::move(head->lines)), entropy);
    std::size_t last_set = 0;
    for (std::size_t i = head->size; i < statements->size(); ++i) {
        Statement& statement = (*statements)[i];
        Result<Done> done = Done{};
        switch (statement.kind) {
        case Statement::Kind::set:
            last_set = statement.line;
            done = match.set(statement.body);
            break;
        case Statement::Kind::commit:
        case Statement::Kind::reveal: {
            if (auto settled = match.settle(); !settled) {
                return fails(last_set, settled.error());
            }
            const auto words = split(statement.body, ' ');
            done = statement.kind == Statement::Kind::commit ? match.commit(words[0], words[1])
                                                             : match.reveal(words[0], words[1]);
            if (done) {
                match.record_.number_last(statement.line);
            }
            break;
        }
        case Statement::Kind::action:
            if (auto settled = match.settle(); !settled) {
                return fails(last_set, settled.error());
            }
            done = match.carry_out_with(statement.body, statement.dice); // checks stay as the file has them
            if (done) {
                match.record_.number_last(statement.line);
            }
            break;
        case Statement::Kind::check:
            if (const std::string here = digest(match.position().state()); here != statement.body) {
                done = Error{
                    fill(tr("the check does not hold: the position here has {digest}"), {{"digest", here}})};
            } else {
                match.record_.keep(std::move(statement));
            }
            break;
        default:
            match.record_.keep(std::move(statement));
            break;
        }
        if (!done) {
            return fails((*statements)[i].line, done.error());
        }
    }
    if (auto settled = match.settle(); !settled) {
        return fails(last_set, settled.error());
    }
    return match;
}

} // namespace disfida
