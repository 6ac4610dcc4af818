// The one who leads a pupil through a lesson: which step he is at, what is right, what the program answers.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "play/lesson.hpp"
#include "play/session.hpp"

namespace disfida {

/// What the tutor says to something the pupil tries.
struct Verdict {
    bool right = false;
    std::string text = {}; ///< when it is not right: one gentle sentence
    std::string rule = {}; ///< the rule behind it, may be empty
    bool known = false;    ///< the lesson has an answer for just this

    [[nodiscard]] Error as_error() const { return {text, rule}; }
};

/// One lesson under way. The session it speaks of is always the one it began with.
class Tutor {
  public:
    /// A lesson and the session it is played in, which is kept nowhere: both sides are the pupil's, but for
    /// steps he has to win. `step`: where to go on, the right answers being played up to there.
    struct Class;
    static Result<Class> begin(const DataSource& data, Lesson lesson, std::size_t step = 0,
                               std::span<const GameInfo> games = all_games());

    [[nodiscard]] const Lesson& lesson() const { return lesson_; }
    /// Index of the step at hand; the number of steps once the lesson is done.
    [[nodiscard]] std::size_t at() const { return marks_.size() - 1; }
    [[nodiscard]] bool done() const { return at() >= lesson_.steps.size(); }
    /// Precondition: not done.
    [[nodiscard]] const LessonStep& step() const { return lesson_.steps[at()]; }
    /// The ply with which the last step's answer began: those from there on have brought about what the text
    /// of this step speaks of.
    [[nodiscard]] std::size_t since() const { return at() == 0 ? marks_[0] : marks_[at() - 1]; }
    /// Whether a game the pupil had to win has been lost.
    [[nodiscard]] bool lost(const Session& session) const;

    /// Goes on from a step that is only read; from any step with `skip`, whose right answer is then played.
    Result<Done> go_on(Session& session);
    Result<Done> skip(Session& session);
    /// Back to the step before, or to the beginning of this one; what was played since is taken back.
    void back(Session& session);
    void again(Session& session);

    /// Says what is to be said to an order the pupil wants to give.
    [[nodiscard]] Verdict judge(std::string_view action) const;
    /// Plays a right order with the step's dice and what follows it, and goes on if the step is done.
    Result<Done> carry_out(Session& session, std::string_view action);
    /// Somebody has played in a game that is to be won: goes on if it is.
    void watch(Session& session);
    /// The pupil has opened a page; true when that was what he had to do, and goes on.
    bool opened(Session& session, std::string_view page);
    /// The pupil's answer to a question; goes on if it is right.
    Verdict choose(Session& session, std::size_t choice);

  private:
    Tutor(Lesson lesson, std::size_t plies) : lesson_(std::move(lesson)), marks_{plies} {}
    void advance(Session& session);
    bool win(Session& session) const;
    void enter(Session& session) const;
    [[nodiscard]] std::string side(const Session& session) const;

    Lesson lesson_;
    std::vector<std::size_t> marks_; ///< plies at the beginning of each step so far
};

struct Tutor::Class {
    Tutor tutor;
    Session session;
};

/// How far a pupil has come, kept in the state directory in a small file of text.
class Progress {
  public:
    /// Reads it; nothing has been done where there is no file.
    static Progress load();
    [[nodiscard]] bool done(std::string_view lesson) const;
    /// The step to go on with; 0: the beginning.
    [[nodiscard]] std::size_t step(std::string_view lesson) const;
    /// The lesson that was at hand last; empty: none.
    [[nodiscard]] std::string last() const;
    /// Notes where the tutor's pupil is, likewise.
    Result<Done> note(const Tutor& tutor);
    /// Notes where the pupil is and keeps it. Refused: the file could not be written.
    Result<Done> note(std::string_view lesson, std::size_t step, bool done);

  private:
    struct Entry {
        std::string lesson;
        std::size_t step = 0;
        bool done = false;
    };
    std::vector<Entry> entries_; ///< the one at hand last stands last
    std::string problem_;        ///< why the file there is could not be read; it is not written over then
};

/// The lesson a pupil of a game should take up: the first that is not done; null when all are.
const Lesson* due_lesson(const LessonShelf& shelf, const Progress& progress, std::string_view game);
} // namespace disfida
