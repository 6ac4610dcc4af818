// The list of lessons on the title.
#include "kernel/tongue.hpp"
#include "tui/title.hpp"

namespace disfida::tui {

/// The lessons of all games, under their names; the one that is due is selected.
void TitleScreen::open_lessons(std::string_view game, bool only) {
    const LessonShelf shelf = load_lessons(*data_);
    const Progress progress = Progress::load();
    std::vector<MenuEntry> entries;
    lesson_ids_.clear();
    std::optional<std::size_t> selected;
    bool held = false; // by the lesson that was left before its end
    const Lesson* last = game.empty() ? shelf.find(progress.last()) : nullptr;
    const std::string_view first = !game.empty() ? game : last != nullptr ? std::string_view(last->game) : "";
    for (const GameInfo& info : all_games()) {
        const auto own = shelf.of(info.name);
        if (own.empty()) {
            continue;
        }
        entries.push_back({std::string(tr(info.title)), 0, {}, 0, "", false});
        lesson_ids_.emplace_back();
        const Lesson* due = due_lesson(shelf, progress, info.name);
        for (const Lesson* lesson : own) {
            const std::string number = std::to_string(shelf.number(*lesson));
            const std::size_t step = progress.step(lesson->id);
            const bool at_hand = game.empty() && lesson == last && !progress.done(lesson->id);
            if (at_hand || (lesson == due && (!selected || first == info.name) && !held)) {
                selected = entries.size();
            }
            held = held || at_hand;
            entries.push_back(
                {std::string(number.size() < 2 ? " " : "") + number + "  " + lesson->title +
                     (progress.done(lesson->id) ? std::string(tr("  done"))
                      : step > 0 ? fill(tr("  at step {step}"), {{"step", std::to_string(step + 1)}})
                                 : std::string()),
                 0,
                 {},
                 0,
                 lesson->about});
            lesson_ids_.push_back(lesson->id);
        }
    }
    if (entries.empty()) {
        notice_ = tr("There is no lesson");
        return;
    }
    lessons_.emplace(tr("Lessons"), std::move(entries));
    lessons_->select(selected.value_or(1));
    only_ = only;
    if (!shelf.broken.empty()) {
        notice_ = shelf.broken.front().line();
    }
}

} // namespace disfida::tui
