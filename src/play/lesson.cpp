#include "play/lesson.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <limits>
#include <map>
#include <set>

#include "kernel/toml.hpp"
#include "kernel/tongue.hpp"
#include "kernel/utf8.hpp"
#include "kernel/words.hpp"

namespace disfida {

namespace {

constexpr std::string_view folder = "lessons";
constexpr std::string_view ending = ".toml";
/// The pages a step can ask for.
constexpr std::array<std::string_view, 7> pages{"odds", "explain", "log", "rules", "help", "hint", "story"};

// So long that a box over the board holds them at 80x24.
constexpr int longest_text = 400;
constexpr int longest_line = 75;
constexpr int longest_title = 40;
constexpr int longest_answer = 150;
constexpr std::size_t fewest_choices = 2;
constexpr std::size_t most_choices = 4;

/// A text of at most so many characters; empty where the key is absent and may be.
std::string bounded(TomlReader& reader, std::string_view key, int most) {
    std::string text = reader.text(key);
    while (!text.empty() && text.back() == '\n') {
        text.pop_back();
    }
    const bool prose = key == "text"; // which may have lines of its own
    if (std::any_of(text.begin(), text.end(),
                    [&](char c) {
                        return (static_cast<unsigned char>(c) < ' ' && !(prose && c == '\n')) || c == '\x7f';
                    }) ||
        text.find("\xc2\x80") != std::string::npos || text.find("\xc2\x9b") != std::string::npos) {
        reader.refuse(key, "has a control character");
    }
    if (columns(text) > most) {
        reader.refuse(key, "is " + std::to_string(columns(text)) + " characters long, at most " +
                               std::to_string(most) + " can be shown");
    }
    return text;
}

std::string optional_text(TomlReader& reader, std::string_view key, int most) {
    return reader.has(key) ? bounded(reader, key, most) : std::string();
}

std::vector<std::string> optional_texts(TomlReader& reader, std::string_view key) {
    return reader.has(key) ? reader.texts(key) : std::vector<std::string>();
}

/// Where some keys stand.
template <std::size_t N>
KeyLines lines_of(const TomlReader& reader, const std::array<std::string_view, N>& keys) {
    KeyLines out;
    for (const std::string_view key : keys) {
        out.emplace_back(key, reader.line(key));
    }
    return out;
}

constexpr std::array<std::string_view, 4> step_keys{"play", "dice", "then", "solution"};
constexpr std::array<std::string_view, 4> lesson_keys{"options", "set", "before", "step"};

bool has_star(const std::string& pattern) { return pattern.find('*') != std::string::npos; }

void check_rule(TomlReader& reader, std::string_view key, const std::string& rule, const std::string& game,
                const std::set<std::string>& known) {
    if (!rule.empty() && !known.empty() && !known.contains(rule)) {
        reader.refuse(key, in_quotes(rule) + " is no rule of " + game);
    }
}

/// What the pupil has to do: told by which of the keys is there.
LessonStep::Task read_task(TomlReader& reader) {
    using Task = LessonStep::Task;
    constexpr std::array<std::pair<std::string_view, Task>, 4> tasks{
        {{"expect", Task::act}, {"open", Task::open}, {"choices", Task::choose}, {"until", Task::win}}};
    Task found = Task::read;
    for (const auto& [key, task] : tasks) {
        if (reader.has(key)) {
            if (found != Task::read) {
                reader.refuse(key, "a step has one of expect, open, choices and until, not two of them");
            }
            found = task;
        }
    }
    if (reader.has("ask") != (found != Task::read)) {
        reader.refuse("ask", found == Task::read
                                 ? "there is nothing to do: expect, open, choices or until is needed with it"
                                 : "missing, a line that says what to do is needed");
    }
    return found;
}

void read_act(TomlReader& reader, LessonStep& step) {
    step.expect = reader.texts("expect");
    step.play = optional_text(reader, "play", longest_answer);
    if (step.play.empty()) {
        const auto plain = std::find_if_not(step.expect.begin(), step.expect.end(), has_star);
        step.play = plain == step.expect.end() ? std::string() : *plain;
    }
    const bool fits = std::any_of(step.expect.begin(), step.expect.end(), [&](const std::string& pattern) {
        return fits_pattern(step.play, pattern);
    });
    if (!reader.error() && !fits) {
        reader.refuse("play", step.play.empty()
                                  ? "missing, an action is needed where every entry of expect has a *"
                                  : in_quotes(step.play) + " fits none of expect");
    }
    if (reader.has("dice")) {
        step.dice = reader.numbers("dice", 1, 6);
    }
    step.then = optional_texts(reader, "then");
}

void read_choices(TomlReader& reader, LessonStep& step) {
    step.choices = reader.texts("choices");
    for (const std::string& choice : step.choices) {
        if (columns(choice) > longest_line) {
            reader.refuse("choices", "an answer is " + std::to_string(columns(choice)) +
                                         " characters long, at most " + std::to_string(longest_line) +
                                         " can be shown");
        }
    }
    if (!reader.error() && (step.choices.size() < fewest_choices || step.choices.size() > most_choices)) {
        reader.refuse("choices",
                      "2 to 4 answers are needed, there are " + std::to_string(step.choices.size()));
    }
    step.answer = static_cast<std::size_t>(reader.number(
                      "answer", 1, static_cast<int>(std::max<std::size_t>(1, step.choices.size())))) -
                  1;
}

LessonStep read_step(const toml::table& entry, const std::string& file, const std::string& game,
                     const std::set<std::string>& rules, std::optional<Error>& error) {
    TomlReader reader(entry, file);
    LessonStep step;
    step.text = bounded(reader, "text", longest_text);
    step.task = read_task(reader);
    step.ask = optional_text(reader, "ask", longest_line);
    switch (step.task) {
    case LessonStep::Task::act:
        read_act(reader, step);
        break;
    case LessonStep::Task::open:
        step.page = reader.text("open");
        if (!step.page.empty() && std::find(pages.begin(), pages.end(), step.page) == pages.end()) {
            reader.refuse("open", in_quotes(step.page) + " is none of " + join(pages, ", "));
        }
        break;
    case LessonStep::Task::choose:
        read_choices(reader, step);
        break;
    case LessonStep::Task::win:
        if (const std::string until = reader.text("until"); !until.empty() && until != "won") {
            reader.refuse("until", in_quotes(until) + " is not won, the only end there is");
        }
        step.solution = reader.texts("solution");
        break;
    case LessonStep::Task::read:
        break;
    }
    step.lines = lines_of(reader, step_keys);
    step.otherwise = optional_text(reader, "otherwise", longest_answer);
    if (reader.has("wrong")) {
        for (const toml::table* wrong : reader.tables("wrong")) {
            TomlReader one(*wrong, file);
            step.wrong.push_back({bounded(one, "try", longest_answer), bounded(one, "say", longest_answer),
                                  one.text("rule"), one.line("try")});
            check_rule(one, "rule", step.wrong.back().rule, game, rules);
            if (auto problem = one.finish(); problem && !error) {
                error = problem;
            }
        }
    }
    if (auto problem = reader.finish(); problem && !error) {
        error = problem;
    }
    return step;
}

Options read_options(const toml::table& table, TomlReader& root, std::string_view key) {
    Options out;
    for (const auto& [name, value] : table) {
        if (const auto text = value.value_exact<std::string>()) {
            out.emplace_back(std::string(name.str()), *text);
        } else {
            root.refuse(key, std::string(name.str()) + ": a text in quotes is needed");
        }
    }
    return out;
}

/// "barletta-04" of "lessons/barletta-04-attack.toml"; empty where the name is not written so.
std::string id_of(std::string_view name) {
    const std::string_view base = name.substr(name.rfind('/') + 1);
    const auto words = split(base, '-');
    const bool numbered = base.ends_with(ending) && words.size() >= 3 && words[1].size() == 2 &&
                          words[1].find_first_not_of("0123456789") == std::string_view::npos;
    return numbered ? std::string(words[0]) + "-" + std::string(words[1]) : std::string();
}

/// The ids of a game's rules; none where they cannot be read, which is said when they are.
std::set<std::string> rule_ids(const DataSource& data, std::string_view game) {
    std::set<std::string> ids;
    if (const auto rules = load_rules(data, game)) {
        for (const RuleText& rule : *rules) {
            ids.insert(rule.id);
        }
    }
    return ids;
}

/// Rule ids by game, each read when it is first asked for: a rulebook serves all lessons of its game.
using KnownRules = std::map<std::string, std::set<std::string>, std::less<>>;

} // namespace

bool fits_pattern(std::string_view text, std::string_view pattern) {
    std::size_t at = 0;
    std::size_t in = 0;
    std::size_t star = std::string_view::npos; // the last star passed, and how much it stands for now
    std::size_t behind = 0;
    while (at < text.size()) {
        if (in < pattern.size() && pattern[in] == '*') {
            star = in++;
            behind = at;
        } else if (in < pattern.size() && pattern[in] == text[at]) {
            ++in;
            ++at;
        } else if (star != std::string_view::npos) {
            in = star + 1;
            at = ++behind;
        } else {
            return false;
        }
    }
    return pattern.find_first_not_of('*', in) == std::string_view::npos;
}

namespace {

Result<Lesson> read_one(const DataSource& data, std::string_view name, std::span<const GameInfo> games,
                        KnownRules& known) {
    Lesson lesson;
    lesson.file = data.display_name(name);
    lesson.id = id_of(name);
    if (lesson.id.empty()) {
        return Error{lesson.file +
                     ": a lesson's file is called GAME-NN-WORD.toml, as barletta-04-attack.toml"};
    }
    std::optional<Error> inside;
    const auto error = read_data(data, name, [&](TomlReader& reader, const std::string& file) {
        lesson.game = reader.text("game");
        if (!lesson.game.empty() && find_game(lesson.game, games) == nullptr) {
            reader.refuse("game", in_quotes(lesson.game) + " is none of " + game_names(games));
        } else if (!lesson.game.empty() && !lesson.id.starts_with(lesson.game + "-")) {
            reader.refuse("game",
                          "is " + in_quotes(lesson.game) + ", but the file's name begins with another");
        }
        auto at = known.find(lesson.game);
        if (at == known.end()) {
            at = known.emplace(lesson.game, rule_ids(data, lesson.game)).first;
        }
        const std::set<std::string>& rules = at->second;
        lesson.title = bounded(reader, "title", longest_title);
        lesson.about = bounded(reader, "about", longest_line);
        lesson.rules = reader.texts("rules");
        for (const std::string& rule : lesson.rules) {
            check_rule(reader, "rules", rule, lesson.game, rules);
        }
        if (reader.has("seed")) {
            lesson.seed =
                static_cast<std::uint64_t>(reader.number("seed", 0, std::numeric_limits<int>::max()));
        }
        if (reader.has("options")) {
            if (const toml::table* options = reader.table("options")) {
                lesson.options = read_options(*options, reader, "options");
            }
        }
        lesson.set = optional_texts(reader, "set");
        lesson.before = optional_texts(reader, "before");
        lesson.lines = lines_of(reader, lesson_keys);
        for (const toml::table* entry : reader.tables("step")) {
            lesson.steps.push_back(read_step(*entry, file, lesson.game, rules, inside));
        }
        if (lesson.steps.empty() && !reader.error()) {
            reader.refuse("step", "at least one [[step]] is needed");
        }
    });
    if (error || inside) {
        return error ? *error : *inside;
    }
    return lesson;
}

} // namespace

Result<Lesson> read_lesson(const DataSource& data, std::string_view name, std::span<const GameInfo> games) {
    KnownRules known;
    return read_one(data, name, games, known);
}

std::vector<const Lesson*> LessonShelf::of(std::string_view game) const {
    std::vector<const Lesson*> out;
    for (const Lesson& lesson : lessons) {
        if (lesson.game == game) {
            out.push_back(&lesson);
        }
    }
    return out;
}

const Lesson* LessonShelf::find(std::string_view id) const {
    const auto at =
        std::find_if(lessons.begin(), lessons.end(), [&](const Lesson& lesson) { return lesson.id == id; });
    return at == lessons.end() ? nullptr : &*at;
}

std::size_t LessonShelf::number(const Lesson& lesson) const {
    return 1 +
           static_cast<std::size_t>(std::count_if(lessons.begin(), lessons.end(), [&](const Lesson& other) {
               return other.game == lesson.game && other.id < lesson.id;
           }));
}

const Lesson* LessonShelf::numbered(std::string_view game, std::size_t number) const {
    const auto own = of(game);
    return number >= 1 && number <= own.size() ? own[number - 1] : nullptr;
}

const Lesson* LessonShelf::next(const Lesson& lesson) const {
    return numbered(lesson.game, number(lesson) + 1);
}

const Lesson* LessonShelf::showing(std::string_view game, std::string_view rule) const {
    const Lesson* best = nullptr;
    std::ptrdiff_t place = 0;
    for (const Lesson& lesson : lessons) {
        const auto at = std::find(lesson.rules.begin(), lesson.rules.end(), rule);
        if (lesson.game == game && at != lesson.rules.end() &&
            (best == nullptr || at - lesson.rules.begin() < place)) {
            best = &lesson;
            place = at - lesson.rules.begin();
        }
    }
    return best;
}

LessonShelf load_lessons(const DataSource& data, std::span<const GameInfo> games) {
    LessonShelf shelf;
    KnownRules known;
    for (const std::string& name : data.list(folder)) {
        auto lesson = read_one(data, name, games, known);
        if (!lesson) {
            shelf.broken.push_back(lesson.error());
        } else if (const Lesson* other = shelf.find(lesson->id)) {
            shelf.broken.push_back({lesson->file + ": has the number of " + other->file});
        } else {
            shelf.lessons.push_back(std::move(*lesson));
        }
    }
    const auto place = [&](const Lesson& lesson) { return find_game(lesson.game, games) - games.data(); };
    std::stable_sort(shelf.lessons.begin(), shelf.lessons.end(), [&](const Lesson& a, const Lesson& b) {
        return place(a) != place(b) ? place(a) < place(b) : a.id < b.id;
    });
    return shelf;
}

std::vector<std::string> whole_rule(std::span<const RuleText> rules, const RuleText& rule,
                                    const LessonShelf& shelf, std::string_view game) {
    std::vector<std::string> out = rule_lines(rule);
    if (const auto related = related_rules(rules, rule); !related.empty()) {
        out.push_back(fill(tr("See also: {rules}"), {{"rules", join(related, ", ")}}));
    }
    if (const Lesson* lesson = shelf.showing(game, rule.id)) {
        const std::string number = std::to_string(shelf.number(*lesson));
        out.push_back(fill(tr("Lesson {number}: {title} ({command})"),
                           {{"number", number},
                            {"title", lesson->title},
                            {"command", "disfida learn " + lesson->game + " " + number}}));
    }
    return out;
}

Error lesson_error(const Lesson& lesson, const KeyLines& lines, std::string_view key, std::string_view what) {
    const auto at =
        std::find_if(lines.begin(), lines.end(), [&](const auto& known) { return known.first == key; });
    const unsigned line = at == lines.end() ? 0 : at->second;
    return Error{lesson.file + (line > 0 ? ":" + std::to_string(line) : "") + ": " + std::string(key) + ": " +
                 std::string(what)};
}

Result<Match> open_lesson(const DataSource& data, const Lesson& lesson, std::span<const GameInfo> games) {
    const auto at = [&](std::string_view key, const Error& error) {
        return lesson_error(lesson, lesson.lines, key, error.line());
    };
    auto match = Match::create(data, lesson.game, lesson.options, lesson.seed, lesson.seed, games);
    if (!match) {
        return at("options", match.error());
    }
    for (const std::string& statement : lesson.set) {
        if (auto done = match->set(statement); !done) {
            return at("set", {in_quotes(statement) + ": " + done.error().line()});
        }
    }
    if (auto done = match->settle(); !done) {
        return at("set", done.error());
    }
    for (const std::string& line : lesson.before) {
        if (auto done = play_line(*match, line); !done) {
            return at("before", {in_quotes(line) + ": " + done.error().line()});
        }
    }
    return match;
}

} // namespace disfida
