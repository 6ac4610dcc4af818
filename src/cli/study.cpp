#include "cli/study.hpp"

#include <vector>

#include "kernel/data.hpp"
#include "kernel/words.hpp"
#include "kernel/wrap.hpp"
#include "play/lesson.hpp"
#include "play/rulebook.hpp"
#include "play/tutor.hpp"

namespace disfida::cli {

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
        out += (out.empty() ? "" : "\n") + std::string(info.title) + "\n";
        for (const Lesson* lesson : own) {
            const std::size_t step = progress.step(lesson->id);
            const std::string number = std::to_string(shelf.number(*lesson));
            out += std::string(number.size() < 2 ? "   " : "  ") + number + "  " + lesson->title +
                   (progress.done(lesson->id) ? "  (done)"
                    : step > 0                ? "  (at step " + std::to_string(step + 1) + ")"
                                              : "") +
                   "\n      " + lesson->about + "\n";
        }
    }
    return out.empty() ? "There is no lesson.\n" : out;
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
        return Error{folder + ": has no lesson: one is called " + folder + "/lessons/barletta-01-field.toml"};
    }
    return std::to_string(checked) + (checked == 1 ? " lesson" : " lessons") +
           " played through: every right and wrong answer is as the lesson says.\n";
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
        out += (out.empty() ? "" : "\n") + std::string(info.title) + "\n";
        for (const RuleText* rule : found) {
            out += game.empty() && item.empty() ? index_line(*rule) + "\n"
                                                : "\n" + printed(*rules, *rule, shelf, info.name);
        }
    }
    if (out.empty()) {
        return Error{in_quotes(item) + " is no rule" +
                     (game.empty() ? std::string() : " of " + std::string(game)) +
                     ", and no rule has that word; disfida rules lists them"};
    }
    return out;
}

} // namespace disfida::cli
