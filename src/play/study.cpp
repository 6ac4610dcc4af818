#include "play/study.hpp"

#include <vector>

#include "kernel/data.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "kernel/wrap.hpp"
#include "play/lesson.hpp"
#include "play/rulebook.hpp"
#include "play/tutor.hpp"

namespace disfida {

namespace {

constexpr int page_width = 78;

std::string paragraph(const std::string& text, int indent) {
    std::string out;
    for (const std::string& line : wrap(text, page_width - indent)) {
        out += std::string(static_cast<std::size_t>(indent), ' ') + line + "\n";
    }
    return out;
}

std::string printed(const std::vector<RuleText>& rules, const RuleText& rule, const LessonShelf& shelf,
                    std::string_view game) {
    std::string out = rule.id + "  " + rule.title + "\n";
    for (const std::string& line : whole_rule(rules, rule, shelf, game)) {
        out += paragraph(line, 2);
    }
    return out;
}

} // namespace

std::string lesson_list(const DataSource& data, std::string_view game) {
    const LessonShelf shelf = load_lessons(data);
    const Progress progress = Progress::load();
    std::string out;
    for (const GameInfo& info : all_games()) {
        const auto own = shelf.of(info.name);
        if (own.empty() || (!game.empty() && game != info.name)) {
            continue;
        }
        out += (out.empty() ? "" : "\n") + std::string(tr(info.title)) + "\n";
        for (const Lesson* lesson : own) {
            const std::size_t step = progress.step(lesson->id);
            const std::string number = std::to_string(shelf.number(*lesson));
            out += std::string(number.size() < 2 ? "   " : "  ") + number + "  " + lesson->title +
                   (progress.done(lesson->id) ? "  " + std::string(tr("(done)"))
                    : step > 0 ? "  " + fill(tr("(at step {step})"), {{"step", std::to_string(step + 1)}})
                               : std::string()) +
                   "\n      " + lesson->about + "\n";
        }
    }
    return out.empty() ? std::string(tr("There is no lesson.")) + "\n" : out;
}

Result<std::string> check_lessons(const std::string& folder) {
    const auto data = DataSource::open(folder);
    if (!data) {
        return data.error();
    }
    const LessonShelf shelf = load_lessons(*data);
    std::vector<std::string> wrong;
    for (const Error& error : shelf.broken) {
        wrong.push_back(error.line());
    }
    std::size_t checked = 0;
    for (const Lesson& lesson : shelf.lessons) {
        if (!data->replaces("lessons/" + lesson.file.substr(lesson.file.rfind('/') + 1))) {
            continue; // built in, not of this folder
        }
        ++checked;
        if (auto done = check_lesson(*data, lesson); !done) {
            wrong.push_back(done.error().line());
        }
    }
    if (!wrong.empty()) {
        return Error{join(wrong, "\n")};
    }
    if (checked == 0) {
        return Error{
            fill(tr("{folder}: has no lesson: one is called {folder}/lessons/barletta-01-field.toml"),
                 {{"folder", folder}})};
    }
    return how_many("{n} lesson played through: every right and wrong answer is as the lesson says.",
                    "{n} lessons played through: every right and wrong answer is as the lesson says.",
                    static_cast<std::int64_t>(checked)) +
           "\n";
}

Result<std::string> rule_text(const DataSource& data, std::string_view game, std::string_view item) {
    const LessonShelf shelf = load_lessons(data);
    std::string out;
    for (const GameInfo& info : all_games()) {
        if (!game.empty() && game != info.name) {
            continue;
        }
        const auto rules = load_rules(data, info.name);
        if (!rules) {
            return rules.error();
        }
        const RuleText* exact = find_rule(*rules, item);
        std::vector<const RuleText*> found;
        if (exact != nullptr) {
            found.push_back(exact);
        } else if (item.empty()) {
            for (const RuleText& rule : *rules) {
                found.push_back(&rule);
            }
        } else {
            found = search_rules(*rules, item);
        }
        if (found.empty()) {
            continue;
        }
        out += (out.empty() ? "" : "\n") + std::string(tr(info.title)) + "\n";
        for (const RuleText* rule : found) {
            out += game.empty() && item.empty() ? index_line(*rule) + "\n"
                                                : "\n" + printed(*rules, *rule, shelf, info.name);
        }
    }
    if (out.empty()) {
        return Error{
            fill(game.empty()
                     ? tr("{word} is no rule, and no rule has that word; disfida rules lists them")
                     : tr("{word} is no rule of {game}, and no rule has that word; disfida rules lists them"),
                 {{"word", in_quotes(item)}, {"game", std::string(game)}})};
    }
    return out;
}

} // namespace disfida
