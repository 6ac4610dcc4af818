#include "play/session.hpp"

#include <algorithm>

#include <sys/stat.h>

#include "kernel/data.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "play/journal.hpp"
#include "play/new_match.hpp"
#include "play/torn.hpp"

namespace disfida {

namespace {

bool exists(const std::string& path) {
    struct stat status {};
    return ::stat(path.c_str(), &status) == 0;
}

/// Refuses what the plan says otherwise than the record that is gone on with.
Result<Done> check_plan(const DataSource& data, const Plan& plan, const Match& match) {
    if (!plan.game.empty() && plan.game != match.info().name) {
        return Error{
            fill(tr("{file}: is a game of {game}, not of {wanted}"),
                 {{"file", plan.file}, {"game", std::string(match.info().name)}, {"wanted", plan.game}})};
    }
    const Options& kept = match.position().options();
    for (const auto& [option, value] : plan.options) {
        const auto named = [&, &name = option](const auto& o) { return o.first == name; };
        const auto at = std::find_if(kept.begin(), kept.end(), named);
        const auto& table = match.info().options;
        const auto known = std::find_if(table.begin(), table.end(),
                                        [&, &name = option](const OptionInfo& o) { return o.name == name; });
        if (known == table.end()) {
            return Error{fill(tr("{game} has no option {option}"),
                              {{"game", std::string(match.info().name)}, {"option", in_quotes(option)}})};
        }
        // With this said the game would have to be the same.
        Options wanted = kept;
        wanted.erase(std::remove_if(wanted.begin(), wanted.end(), named), wanted.end());
        wanted.emplace_back(option, value);
        const auto same = match.info().open(data, wanted);
        if (!same || (*same)->options() != kept) {
            const std::string is = at != kept.end() ? at->second
                                   : known->standard.empty() || match.info().form
                                       ? tr("as usual")
                                       : std::string(known->standard);
            return Error{fill(tr("{file}: was begun with {option} {value}, not {wanted}"),
                              {{"file", plan.file}, {"option", option}, {"value", is}, {"wanted", value}})};
        }
    }
    if (plan.seed && plan.seed != match.record().seed()) {
        const auto seed = match.record().seed();
        return Error{fill(seed ? tr("{file}: was begun with seed {seed}, not with seed {wanted}")
                               : tr("{file}: was begun without a seed, not with seed {wanted}"),
                          {{"file", plan.file},
                           {"seed", std::to_string(seed.value_or(0))},
                           {"wanted", std::to_string(*plan.seed)}})};
    }
    if (plan.opening && *plan.opening != "hand" &&
        match.position().opening_action(*plan.opening, 0).empty()) {
        return Error{fill(tr("{file}: its opening is over, it cannot be made {how}"),
                          {{"file", plan.file}, {"how", *plan.opening}})};
    }
    return Done{};
}

/// The comment of a record that names its data files; empty when it has none.
std::string noted_data(const Record& record) {
    for (const Statement& statement : record.statements()) {
        if (statement.kind == Statement::Kind::comment && statement.text.starts_with(data_comment_head)) {
            return statement.text;
        }
    }
    return {};
}

/// A file in the games folder with a new game in it.
Result<GameFile> new_game_file(std::string_view game, std::string_view text) {
    const auto path = new_game_path(game);
    if (!path) {
        return path.error();
    }
    auto file = GameFile::hold(*path);
    if (file) {
        if (auto written = file->append(text); !written) {
            return written.error();
        }
    }
    return file;
}

} // namespace

bool options_refused(const DataSource& data, const Plan& plan, std::span<const GameInfo> games) {
    const GameInfo* info = find_game(plan.game, games);
    const bool new_game = info != nullptr && (plan.file.empty() || !exists(plan.file));
    if (!new_game || plan.options.empty() || !info->open(data, {})) {
        return false;
    }
    const auto options = prepared_options(data, plan, games, plan.seed.value_or(0));
    return options ? !info->open(data, *options) : plan.own_file.empty();
}

Result<Session> Session::open(const DataSource& data, const Plan& plan, std::span<const GameInfo> games) {
    const std::uint64_t entropy = system_entropy();
    // Without a game the file has to say which it is.
    const bool going_on = !plan.file.empty() && (plan.game.empty() || exists(plan.file));
    std::optional<Match> match;
    GameFile file;
    bool mended = false;
    if (going_on) {
        auto held = GameFile::hold(plan.file);
        if (!held) {
            return held.error();
        }
        file = std::move(*held);
        const auto text = file.read();
        if (!text) {
            return text.error();
        }
        const auto left = plan.mend ? remains_of(data, *text, plan.file, games) : std::nullopt;
        mended = left.has_value();
        const std::string_view whole = mended ? left->text : std::string_view(*text);
        auto read = Match::read(data, whole, plan.file, entropy, games);
        if (!read) {
            return with_data_named(read.error(), whole);
        }
        match = std::move(*read);
        if (!plan.at_table && match->record().has(Statement::Kind::commit) && !match->position().over()) {
            return Error{fill(tr("{file}: is a game on two terminals, whose dice come from both: {command} "
                                 "goes on with it"),
                              {{"file", plan.file}, {"command", "disfida host " + plan.file}})};
        }
        if (plan.at_table && !match->record().has(Statement::Kind::commit)) {
            return Error{fill(tr("{file}: was not begun on two terminals: its dice are not committed to"),
                              {{"file", plan.file}})};
        }
        if (auto checked = check_plan(data, plan, *match); !checked) {
            return checked.error();
        }
        if (mended) {
            if (auto kept = keep_torn(plan.file, *text); !kept) {
                return kept.error();
            }
        }
    } else {
        const bool by_hand = plan.hand_dice.value_or(false);
        if (by_hand && plan.seed) {
            return Error{
                tr("a seed is for dice the program throws; leave it out where they are entered by hand")};
        }
        const auto seed =
            by_hand || plan.at_table ? std::nullopt : std::optional(plan.seed.value_or(entropy));
        auto begun = new_match(data, plan, games, seed, entropy);
        if (!begun) {
            return begun.error();
        }
        match = std::move(*begun);
    }
    Session session(std::move(*match), std::move(file));
    const GameInfo& info = session.match_.info();
    if (plan.opening &&
        std::find(info.openings.begin(), info.openings.end(), *plan.opening) == info.openings.end()) {
        return Error{fill(tr("{how} is no way to begin {game}"),
                          {{"how", in_quotes(*plan.opening)}, {"game", std::string(info.name)}})};
    }
    session.players_.resize(info.sides.size());
    session.players_.back() = plan.opponent;
    if (plan.at_table) {
        session.players_.assign(info.sides.size(), Player{});
    }
    session.opening_ = plan.opening.value_or("");
    session.opening_seed_ = session.match_.record().seed().value_or(entropy);
    session.kept_plies_ = session.match_.plies().size();
    session.data_folder_ = data.folder();
    const std::vector<std::size_t> by_programs = session.read_players_comment();
    const std::string noted = session.players_comment();
    session.hand_dice_ = plan.hand_dice.value_or(session.hand_dice_);
    for (std::size_t i = 0; i < plan.players.size() && i < session.players_.size(); ++i) {
        session.players_[i] = plan.players[i].value_or(session.players_[i]);
    }
    for (const std::size_t side : by_programs) {
        if (side >= plan.players.size() || !plan.players[side]) {
            session.warning_ = fill(tr("{who}: {what}"), {{"who", std::string(tr(side_title(info, side)))},
                                                          {"what", unnamed_program(info, side)}});
        }
    }
    if (going_on) {
        if (mended || session.players_comment() != noted ||
            session.data_comment() != noted_data(session.match_.record())) {
            session.rewrite();
        }
        return session;
    }
    auto made = plan.file.empty() ? new_game_file(info.name, session.whole_text())
                                  : GameFile::make(plan.file, session.whole_text());
    if (made) {
        session.file_ = std::move(*made);
    } else if (plan.file.empty()) {
        session.warning_ = made.error().text;
    } else {
        return made.error(); // a file that was asked for has to be there
    }
    return session;
}

Session Session::practice(Match match) {
    Session session(std::move(match), GameFile());
    session.players_.resize(session.match_.info().sides.size());
    session.kept_plies_ = session.match_.plies().size();
    return session;
}

Session Session::mirror(Match match, GameFile file) {
    Session session(std::move(match), std::move(file));
    session.players_.resize(session.match_.info().sides.size());
    session.kept_plies_ = session.match_.plies().size();
    return session;
}

void Session::sit_down(std::unique_ptr<SharedTable> table) {
    table_ = std::move(table);
    players_.assign(match_.info().sides.size(), Player{});
    hand_dice_ = false;
}

void Session::tend() {
    if (!table_) {
        return;
    }
    table_->tend(*this);
    while (!table_->busy() && !position().over() && position().to_move() == table_->own_side()) {
        const std::string action = opening_action();
        if (action.empty() || !table_->invitation().empty()) {
            break;
        }
        if (!table_->want(*this, action)) {
            opening_.clear();
        }
    }
}

bool Session::others_turn() const {
    if (!table_ || position().over()) {
        return false;
    }
    const std::string_view decides = position().to_move();
    return table_->own_side().empty() || (decides != "none" && decides != table_->own_side());
}

Result<Done> Session::commit(std::string_view side, std::string_view hash) {
    auto done = match_.commit(side, hash);
    if (done) {
        rewrite();
    }
    return done;
}

Result<Done> Session::reveal(std::string_view side, std::string_view secret) {
    auto done = match_.reveal(side, secret);
    if (done) {
        rewrite();
    }
    return done;
}

void Session::take_back_to(std::size_t plies) {
    opening_.clear(); // what is taken back is not made again by itself
    rewind(plies);
    rewrite();
}

void Session::replace(Match match) {
    match_ = std::move(match);
    rewrite();
}

Result<std::size_t> undo_target(const Session& session, std::string_view side) {
    const auto& plies = session.match().plies();
    for (std::size_t left = plies.size(); left > 0; --left) {
        if (!plies[left - 1].dice.empty()) {
            return Error{tr("dice have been rolled since: it stands")};
        }
        if (plies[left - 1].side == side) {
            return left - 1;
        }
    }
    return Error{tr("there is nothing to take back")};
}

std::size_t Session::side_index(std::string_view side) const {
    const auto& sides = match_.info().sides;
    return static_cast<std::size_t>(std::find(sides.begin(), sides.end(), side) - sides.begin());
}

Player Session::player(std::string_view side) const {
    const std::size_t at = side_index(side);
    return at < players_.size() ? players_[at] : Player{};
}

void Session::set_player(std::string_view side, Player player) {
    const std::size_t at = side_index(side);
    if (!table_ && at < players_.size() && players_[at] != player) {
        thinking_.stop();
        thinking_.dismiss(side);
        players_[at] = std::move(player);
        rewrite();
    }
}

void Session::set_hand_dice(bool on) {
    if (!table_ && hand_dice_ != on) {
        hand_dice_ = on;
        rewrite();
    }
}

bool Session::computers_turn() const {
    if (position().over()) {
        return false;
    }
    const std::size_t side = side_index(position().to_move());
    if (side < players_.size()) {
        return !players_[side].person() && !only_reported();
    }
    // Dice decide: a person rolls them, if there is one.
    return std::all_of(players_.begin(), players_.end(),
                       [](const Player& player) { return !player.person(); });
}

bool Session::only_reported() const {
    const std::string_view head = match_.info().reported;
    if (head.empty()) {
        return false;
    }
    const auto legal = position().legal();
    return std::all_of(legal.begin(), legal.end(),
                       [&](const std::string& line) { return line.starts_with(head); });
}

std::string Session::take_warning() { return std::exchange(warning_, {}); }

Result<Done> Session::play(std::string_view action) {
    thinking_.stop();
    auto done = match_.play(action);
    if (done) {
        journal();
    }
    return done;
}

Result<Done> Session::play(std::string_view action, std::span<const int> dice) {
    thinking_.stop();
    auto done = match_.play(action, dice);
    if (done) {
        journal();
    }
    return done;
}

std::string Session::suggestion() const { return position().suggest(player(position().to_move()).level); }

void Session::begin_thinking(const Limits& limits) {
    thinking_.begin(match_, player(position().to_move()), limits);
}

Result<std::string> Session::decision() {
    const auto decided = thinking_.take();
    return decided ? position().check(*decided) : decided;
}

std::string Session::opening_action() const {
    return opening_.empty() || opening_ == "hand" ? std::string()
                                                  : position().opening_action(opening_, opening_seed_);
}

Result<bool> Session::play_opening() {
    std::string action = opening_action();
    const bool any = !action.empty();
    Result<Done> done = Done{};
    while (done && !action.empty()) {
        const auto needs = match_.needs(action, {});
        if (hand_dice_ && needs && *needs) {
            break;
        }
        done = match_.play(action);
        action = opening_action();
    }
    if (kept_plies_ < match_.plies().size()) {
        journal();
    }
    return done ? Result<bool>(any) : Result<bool>(done.error());
}

Result<Done> Session::take_back() {
    if (match_.record().has(Statement::Kind::commit)) { // its dice are told, and its secrets may be
        return Error{tr("this was played on two terminals: what was played stands")};
    }
    const auto& plies = match_.plies();
    for (std::size_t left = plies.size(); left > 0; --left) {
        const Ply& ply = plies[left - 1];
        if (!ply.dice.empty()) {
            return Error{tr("dice have been rolled since your last decision: it stands")};
        }
        if (!player(ply.side).person()) {
            continue;
        }
        // Against the computer the turn comes back after its answer; between two people it has changed hands.
        const std::string_view now = position().to_move();
        const bool another = now != ply.side && side_index(now) < players_.size();
        if (another && player(now).person()) {
            return Error{tr("the turn has passed to the other player: your order stands")};
        }
        thinking_.stop();
        while (plies.size() >= left) {
            match_.undo();
        }
        rewrite();
        return Done{};
    }
    return Error{tr("there is nothing to take back")};
}

void Session::rewind(std::size_t plies) {
    thinking_.stop();
    while (match_.plies().size() > plies) {
        match_.undo();
    }
}

Result<std::size_t> Session::correct() {
    if (table_) {
        return Error{tr("at a table undo asks the other player; what dice have followed stands")};
    }
    if (match_.record().has(Statement::Kind::commit)) {
        return Error{tr("this was played on two terminals: what was played stands")};
    }
    const auto& plies = match_.plies();
    const std::string_view head = match_.info().reported;
    std::size_t left = plies.size();
    while (left > 0 && (head.empty() || !plies[left - 1].action.starts_with(head))) {
        --left;
    }
    if (left == 0) {
        return Error{head.empty()
                         ? tr("nothing in this game is reported from elsewhere: undo takes orders back")
                         : fill(tr("no {order} has been entered"), {{"order", std::string(head)}})};
    }
    std::vector<std::string> notes;
    for (std::size_t i = left - 1; i < plies.size(); ++i) {
        notes.push_back("# taken back: " + plies[i].statement());
    }
    thinking_.stop();
    while (plies.size() >= left) {
        match_.undo();
    }
    match_.note(notes);
    rewrite();
    return notes.size();
}

Result<Done> Session::redo() {
    if (table_) {
        return Error{tr("at a table nothing is played again: give the order anew")};
    }
    thinking_.stop();
    if (!match_.redo()) {
        return Error{tr("there is nothing to play again")};
    }
    journal();
    while (computers_turn() && match_.redo()) {
        journal();
    }
    return Done{};
}

} // namespace disfida
