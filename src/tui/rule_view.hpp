// The rulebook on the screen: an index to search, a page a rule, ways from rule to rule and to lessons.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "play/lesson.hpp"
#include "play/rulebook.hpp"
#include "tui/key_page.hpp"
#include "tui/list_view.hpp"
#include "tui/pager.hpp"

namespace disfida::tui {

class RuleView {
  public:
    enum class Outcome : std::uint8_t {
        ignored,
        changed,
        closed,
        lesson, ///< the reader wants the lesson `lesson()`
    };

    /// The rulebook of a game. With one id it opens there; with several their index comes first, and the
    /// whole index behind it. Refused: it cannot be read.
    static Result<RuleView> open(const DataSource& data, std::string_view game,
                                 const std::vector<std::string>& ids = {});

    Outcome handle(const Key& key);
    void draw(Canvas& canvas, const Rect& rect);
    [[nodiscard]] const std::string& lesson() const { return lesson_; }

  private:
    RuleView(const DataSource& data, const GameInfo& info, std::vector<RuleText> rules);
    void open_index(std::vector<std::string> ids);
    void open_rule(std::string_view id);
    Outcome turn_page(int by);
    Outcome next_game();
    Outcome handle_page(const Key& key);
    Outcome handle_index(const Key& key);
    [[nodiscard]] KeyPage::Keys own_keys() const;

    const DataSource* data_;
    const GameInfo* info_;
    std::vector<RuleText> rules_;
    LessonShelf shelf_;
    std::optional<ListView> index_;
    std::vector<std::string> listed_; ///< ids in the index
    std::optional<Pager> page_;
    std::string shown_;                ///< id of the rule on the page
    std::vector<std::string> related_; ///< ids one can go on to from there
    std::vector<std::string> trail_;   ///< rules the reader came from
    std::string lesson_;
    std::optional<KeyPage> keys_; ///< over the rest
};

} // namespace disfida::tui
