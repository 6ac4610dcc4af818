#include "tui/new_game.hpp"

#include <algorithm>
#include <iterator>

#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "play/value_words.hpp"

namespace disfida::tui {

namespace {

/// Where the other player may sit, and what is typed about his way there.
struct Where {
    std::string_view label;
    net::Access::Who who;
    std::string_view door;  ///< what is typed; empty: nothing
    std::string_view usual; ///< what an empty line stands for
    std::string_view note;
};
constexpr std::array<Where, 5> wheres{
    Where{mark("no"), net::Access::Who::self, "", "", ""},
    Where{mark("of this login"), net::Access::Who::self, mark("name"), mark("the game's"),
          mark("The table's name, which the other window types behind disfida join.")},
    Where{mark("of any login"), net::Access::Who::all, "", "", ""},
    Where{mark("of a group"), net::Access::Who::group, mark("group"), mark("none yet"),
          mark("Whose logins may come; the command groups lists yours.")},
    Where{mark("over a port"), net::Access::Who::port, mark("address"), mark("127.0.0.1, a free port"),
          mark("ADDRESS:PORT or :PORT; ssh -L leads there from another host.")}};

/// What a player's entry can be turned to.
std::vector<std::string> names_of(const std::vector<Player>& players) {
    std::vector<std::string> out;
    std::transform(players.begin(), players.end(), std::back_inserter(out), called);
    return out;
}

} // namespace

NewGameForm::NewGameForm(const DataSource& data, const GameInfo& game, const Settings& settings)
    : data_(&data), game_(&game), settings_(settings), menu_(std::string(tr(game.title)), {}) {
    const auto offered = offered_players({});
    players_.assign(game.sides.size(), 0);
    players_.back() = static_cast<std::size_t>(std::find(offered.begin(), offered.end(), settings.opponent) -
                                               offered.begin());
    opening_ = game.openings.size() > 1 ? 1 : 0;
    paces_ = offered_paces(settings.pace_ms);
    pace_ =
        static_cast<std::size_t>(std::find(paces_.begin(), paces_.end(), settings.pace_ms) - paces_.begin());
    make();
}

void NewGameForm::add(Line line, MenuEntry entry, std::vector<MenuEntry>& entries) {
    lines_.push_back(std::move(line));
    entries.push_back(std::move(entry));
}

std::string NewGameForm::value_of(const FormOption& option) const {
    const auto at = std::find_if(chosen_.begin(), chosen_.end(),
                                 [&](const auto& known) { return known.first == option.name; });
    return at == chosen_.end() ? option.values.front() : at->second;
}

void NewGameForm::make() {
    std::vector<MenuEntry> entries;
    lines_.clear();
    add({Kind::start},
        {tr("Start the game"),
         0,
         {},
         0,
         tr("Enter starts. Up and down choose a line, left and right change it.")},
        entries);
    if (!at_table()) {
        add_players(entries);
    }
    add_table(entries);
    if (game_->openings.size() > 1) {
        std::vector<std::string> ways;
        for (const std::string_view way : game_->openings) {
            ways.push_back(value_words("deploy", way));
        }
        std::string meaning = at_table() ? tr("Each places his own pieces by hand, or it is done for both.")
                                         : tr("Place each piece by hand, or let it be done.");
        for (const Scenario& scenario : game_->scenarios) {
            ways.emplace_back(scenario.name);
            meaning += fill(tr(" {scenario}: {title}."), {{"scenario", std::string(scenario.name)},
                                                          {"title", std::string(tr(scenario.title))}});
        }
        add({Kind::opening}, {tr("deployment"), 0, std::move(ways), opening_, std::move(meaning)}, entries);
    }
    for (FormOption& option : form_options(*game_, *data_, chosen_)) {
        const std::string value = value_of(option);
        auto at = std::find(option.values.begin(), option.values.end(), value);
        if (at == option.values.end() && option.typed) {
            at = option.values.insert(option.values.end(), value);
        }
        const std::size_t index =
            at == option.values.end() ? 0 : static_cast<std::size_t>(at - option.values.begin());
        // Where the line itself says what it means, below it stands what it is called in a command.
        const std::string note =
            option.label == option.meaning
                ? fill(tr("An optional rule; a command names it --{option}=on."), {{"option", option.name}})
                : tr_data(option.meaning);
        MenuEntry entry{option.label, 0, {}, index, note};
        std::transform(option.values.begin(), option.values.end(), std::back_inserter(entry.values),
                       [&](const std::string& word) { return value_words(option.name, word); });
        add({Kind::option, std::move(option)}, std::move(entry), entries);
    }
    if (at_table()) { // no computer plays, and the dice come from both
        menu_.set_entries(std::move(entries));
        return;
    }
    add({Kind::dice},
        {tr("dice"),
         0,
         {tr_in("dice", "thrown"), tr_in("dice", "by hand")},
         dice_,
         tr("By hand: you roll real dice and type them in.")},
        entries);
    std::vector<std::string> labels;
    std::transform(paces_.begin(), paces_.end(), std::back_inserter(labels), pace_words);
    add({Kind::pace},
        {tr("computer's pace"), 0, std::move(labels), pace_,
         tr("Whether each of the computer's orders waits for a key, or how long it is shown.")},
        entries);
    add({Kind::seed},
        {fill(tr("seed: {seed}"), {{"seed", seed_.empty() ? tr_in("seed", "drawn") : seed_}}),
         0,
         {},
         0,
         tr("Enter types a number: the same seed gives the same dice.")},
        entries);
    menu_.set_entries(std::move(entries));
}

/// Who plays at this terminal.
void NewGameForm::add_players(std::vector<MenuEntry>& entries) {
    for (std::size_t i = 0; i < game_->sides.size(); ++i) {
        add({Kind::player},
            {std::string(tr(side_title(*game_, i))), 0, names_of(offered_players({})), players_[i],
             std::string(tr(who_plays))},
            entries);
    }
}

/// Whether there is another terminal, who comes to it, and which side is played at this one.
void NewGameForm::add_table(std::vector<MenuEntry>& entries) {
    std::vector<std::string> ways;
    for (const Where& where : wheres) {
        ways.emplace_back(tr(where.label));
    }
    add({Kind::where},
        {tr("another terminal"), 0, std::move(ways), where_,
         tr("The other side is played at another terminal: disfida join, with a code for other logins.")},
        entries);
    if (!at_table()) {
        return;
    }
    const Where& where = wheres.at(where_);
    if (!where.door.empty()) {
        const std::string& typed = doors_.at(where_);
        add({Kind::door},
            {fill(tr("{what}: {value}"), {{"what", std::string(tr(where.door))},
                                          {"value", typed.empty() ? std::string(tr(where.usual)) : typed}}),
             0,
             {},
             0,
             (where.note.empty()
                  ? std::string(tr("Enter types it. "))
                  : fill(tr("Enter types it. {note}"), {{"note", std::string(tr(where.note))}}))},
            entries);
    }
    std::vector<std::string> sides;
    for (std::size_t i = 0; i < game_->sides.size(); ++i) {
        sides.emplace_back(tr(side_title(*game_, i)));
    }
    add({Kind::side},
        {tr("you play"), 0, std::move(sides), side_, tr("The other side is your friend's, at his terminal.")},
        entries);
}

/// Takes over what the menu shows, and makes it anew where other options belong to it now.
void NewGameForm::keep_values() {
    const MenuEntry& entry = menu_.entries()[menu_.selected()];
    const Line line = lines_[menu_.selected()];
    switch (line.kind) {
    case Kind::player:
        players_[menu_.selected() - 1] = entry.value;
        break;
    case Kind::side:
        side_ = entry.value;
        break;
    case Kind::where: {
        where_ = entry.value;
        make();
        const auto at = std::find_if(lines_.begin(), lines_.end(),
                                     [](const Line& other) { return other.kind == Kind::where; });
        menu_.select(static_cast<std::size_t>(at - lines_.begin()));
        break;
    }
    case Kind::opening:
        opening_ = entry.value;
        break;
    case Kind::dice:
        dice_ = entry.value;
        break;
    case Kind::pace:
        pace_ = entry.value;
        break;
    case Kind::option: {
        chosen_.erase(std::remove_if(chosen_.begin(), chosen_.end(),
                                     [&](const auto& known) { return known.first == line.option.name; }),
                      chosen_.end());
        chosen_.emplace_back(line.option.name, line.option.values[entry.value]);
        const auto now = form_options(*game_, *data_, chosen_);
        // An option of another mode would be refused: what is not on the form any more is forgotten.
        chosen_.erase(std::remove_if(chosen_.begin(), chosen_.end(),
                                     [&](const auto& known) {
                                         return std::none_of(
                                             now.begin(), now.end(), [&](const FormOption& option) {
                                                 return option.name == known.first &&
                                                        (option.typed ||
                                                         std::find(option.values.begin(), option.values.end(),
                                                                   known.second) != option.values.end());
                                             });
                                     }),
                      chosen_.end());
        make();
        break;
    }
    default:
        break;
    }
}

const MenuEntry& NewGameForm::entry(Kind kind) const {
    const auto at =
        std::find_if(lines_.begin(), lines_.end(), [&](const Line& line) { return line.kind == kind; });
    return menu_.entries()[static_cast<std::size_t>(at - lines_.begin())];
}

Plan NewGameForm::plan() const {
    Plan plan;
    plan.game = game_->name;
    for (const std::size_t who : players_) {
        plan.players.emplace_back(offered_players({})[who]);
    }
    if (game_->openings.size() > 1) {
        if (opening_ < game_->openings.size()) {
            plan.opening = game_->openings[opening_];
        } else {
            plan.scenario = game_->scenarios[opening_ - game_->openings.size()].name;
        }
    }
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        const MenuEntry& entry = menu_.entries()[i];
        if (lines_[i].kind == Kind::option && entry.value > 0) {
            plan.options.emplace_back(lines_[i].option.name, lines_[i].option.values[entry.value]);
        }
    }
    plan.hand_dice = dice_ == 1;
    if (!seed_.empty() && !*plan.hand_dice) {
        plan.seed = parse_number<std::uint64_t>(seed_);
    }
    return plan;
}

std::optional<net::Hosting> NewGameForm::hosting() const {
    if (where_ == 0) {
        return std::nullopt;
    }
    net::Hosting out{plan()};
    out.plan.players.clear();
    out.plan.seed.reset();
    out.plan.hand_dice.reset();
    out.side = game_->sides[side_];
    net::Access access;
    access.who = wheres.at(where_).who;
    const std::string& typed = doors_.at(where_);
    if (access.who == net::Access::Who::self) {
        access.name = typed;
    } else if (access.who == net::Access::Who::group) {
        access.group = typed;
    } else if (access.who == net::Access::Who::port) {
        access.address = net::parse_address(typed.empty() ? "0" : typed).value_or(net::Address{});
    }
    out.access = access;
    return out;
}

Settings NewGameForm::settings() const {
    Settings out = settings_;
    out.pace_ms = paces_[pace_];
    return out;
}

bool NewGameForm::is_typed(const Line& line) const {
    return line.kind == Kind::seed || line.kind == Kind::door ||
           (line.kind == Kind::option && line.option.typed);
}

NewGameForm::Outcome NewGameForm::choose() {
    const Line& line = lines_[menu_.selected()];
    const bool no_group =
        at_table() && wheres.at(where_).who == net::Access::Who::group && doors_.at(where_).empty();
    if (!is_typed(line) && no_group) {
        notice_ = tr("Which group? Enter on its line types it");
        return Outcome::changed;
    }
    if (is_typed(line)) {
        typing_ = menu_.selected();
        line_.set_text(line.kind == Kind::seed ? seed_ : line.kind == Kind::door ? doors_.at(where_) : "");
        return Outcome::changed;
    }
    return Outcome::start;
}

NewGameForm::Outcome NewGameForm::submit(const std::string& text) {
    const Line line = lines_[*typing_];
    if (line.kind == Kind::seed) {
        if (!text.empty() && !parse_number<std::uint64_t>(text)) {
            notice_ = fill(tr("{text} is no seed: a whole number from 0 to 18446744073709551615"),
                           {{"text", in_quotes(text)}});
            return Outcome::changed;
        }
        seed_ = text;
    } else if (line.kind == Kind::door) {
        const net::Access::Who who = wheres.at(where_).who;
        if (!text.empty() && who == net::Access::Who::self && !net::is_table_name(text)) {
            notice_ = fill(tr("{text} is no name: letters, digits and hyphens, and not like a code"),
                           {{"text", in_quotes(text)}});
            return Outcome::changed;
        }
        if (!text.empty() && who == net::Access::Who::port && !net::parse_address(text)) {
            notice_ = fill(tr("{text} is no ADDRESS:PORT, like 127.0.0.1:7000 or :7000"),
                           {{"text", in_quotes(text)}});
            return Outcome::changed;
        }
        doors_.at(where_) = text;
    } else if (!text.empty()) {
        chosen_.erase(std::remove_if(chosen_.begin(), chosen_.end(),
                                     [&](const auto& known) { return known.first == line.option.name; }),
                      chosen_.end());
        chosen_.emplace_back(line.option.name, text);
    }
    typing_.reset();
    make();
    return Outcome::changed;
}

NewGameForm::Outcome NewGameForm::handle(const Key& key) {
    notice_.clear();
    if (typing_) {
        switch (line_.handle(key)) {
        case LineEdit::Outcome::submitted:
            return submit(line_.take());
        case LineEdit::Outcome::cancelled:
            typing_.reset();
            return Outcome::changed;
        default:
            return Outcome::changed;
        }
    }
    switch (menu_.handle(key)) {
    case Menu::Outcome::chosen:
        return choose();
    case Menu::Outcome::changed:
        keep_values();
        return Outcome::changed;
    case Menu::Outcome::moved:
        return Outcome::changed;
    case Menu::Outcome::cancelled:
        return Outcome::cancelled;
    case Menu::Outcome::ignored:
        break;
    }
    return Outcome::ignored;
}

void NewGameForm::draw_line(Canvas& canvas, int y) {
    const Line& line = lines_[*typing_];
    const std::string label =
        line.kind == Kind::seed ? std::string(tr("seed (empty: drawn): "))
        : line.kind == Kind::door
            ? fill(tr("{what} (empty: {usual}): "), {{"what", std::string(tr(wheres.at(where_).door))},
                                                     {"usual", std::string(tr(wheres.at(where_).usual))}})
            : fill(tr("{what} (empty: as it was): "), {{"what", line.option.label}});
    line_.draw(canvas, {0, y}, canvas.width(), label);
}

} // namespace disfida::tui
