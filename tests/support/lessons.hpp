// Lessons for tests: a small one with a step of each kind, and folders to put broken ones into.
#pragma once

#include <string>
#include <string_view>

#include "kernel/data.hpp"
#include "play/lesson.hpp"
#include "support/folder.hpp"

namespace disfida::test {

/// A lesson of Barletta that is in order: something to read, a question, an attack whose dice are scripted, a
/// page to open, any move of Miale's that Salomone answers by standing, something to read. Fieramosca, VC 7,
/// attacks Pises, VC 5, in column +2; 4 + 2 and 3 + 4 harm nobody.
inline constexpr std::string_view small_lesson =
    "game = 'barletta'\n"                                               // 1
    "title = 'A small lesson'\n"                                        // 2
    "about = 'For tests alone.'\n"                                      // 3
    "rules = ['H1', 'E1.1']\n"                                          // 4
    "seed = 3\n"                                                        // 5
    "set = ['empty', 'phase activate', 'round 1', 'to-move italian', "  // 6
    "'po french 0', 'knight fieramosca 2206', 'knight salomone 2008', " // the same line
    "'knight miale 2408', 'knight pises 2205', 'knight frignes 1908 foot', "
    "'knight landes 2007', 'knight sachet 2403']\n"
    "\n"                                                  // 7
    "[[step]]\n"                                          // 8
    "text = 'A knight fights with his neighbour (H1).'\n" // 9
    "\n"                                                  // 10
    "[[step]]\n"                                          // 11
    "text = 'Value less value is the column.'\n"          // 12
    "ask = 'VC 7 against VC 5: which column?'\n"          // 13
    "choices = ['+12', '+2', '-2']\n"                     // 14
    "answer = 2\n"                                        // 15
    "[[step.wrong]]\n"                                    // 16
    "try = '+12'\n"                                       // 17
    "say = 'Take the VC of the enemy away.'\n"            // 18
    "rule = 'H1.1'\n"                                     // 19
    "\n"                                                  // 20
    "[[step]]\n"                                          // 21
    "text = 'Now strike.'\n"                              // 22
    "ask = 'Attack Pises with Fieramosca.'\n"             // 23
    "expect = ['move fieramosca 2206 attack pises']\n"    // 24
    "dice = [4, 2, 3, 4]\n"                               // 25
    "otherwise = 'Possible, but now attack Pises.'\n"     // 26
    "[[step.wrong]]\n"                                    // 27
    "try = 'move fieramosca 2206'\n"                      // 28
    "say = 'That is standing there.'\n"                   // 29
    "rule = 'E1.1'\n"                                     // 30
    "[[step.wrong]]\n"                                    // 31
    "try = 'move miale *'\n"                              // 32
    "say = 'Miale waits.'\n"                              // 33
    "rule = 'E'\n"                                        // 34
    "\n"                                                  // 35
    "[[step]]\n"                                          // 36
    "text = 'Nobody was hurt.'\n"                         // 37
    "ask = 'Open the odds.'\n"                            // 38
    "open = 'odds'\n"                                     // 39
    "\n"                                                  // 40
    "[[step]]\n"                                          // 41
    "text = 'Miale may ride now.'\n"                      // 42
    "ask = 'Move Miale anywhere.'\n"                      // 43
    "expect = ['move miale *']\n"                         // 44
    "play = 'move miale 2308'\n"                          // 45
    "then = ['move salomone 2008']\n"                     // 46
    "\n"                                                  // 47
    "[[step]]\n"                                          // 48
    "text = 'That was all.'\n";                           // 49

/// The name under which it is filed: a number no built-in lesson has.
inline constexpr std::string_view small_lesson_file = "lessons/barletta-90-small.toml";

/// A text with a part of it replaced. Fails the running test when it has no such part.
std::string with(std::string_view text, std::string_view part, std::string_view other);

/// A folder of data files with one lesson in it, beside the built-in ones.
class LessonFolder {
  public:
    explicit LessonFolder(std::string_view text = small_lesson,
                          std::string name = std::string(small_lesson_file));

    [[nodiscard]] const DataSource& data() const { return data_; }
    [[nodiscard]] std::string path() const { return folder_.path().string(); }
    /// The lesson as it is read.
    [[nodiscard]] Result<Lesson> read() const { return read_lesson(data_, name_); }
    /// Puts another file into the folder.
    void write(std::string_view name, std::string_view text) const { folder_.write(name, text); }
    /// A line without the folder and the lesson's name in front of it: ":9: text: ...".
    [[nodiscard]] std::string without_path(const std::string& line) const;

  private:
    TemporaryFolder folder_;
    std::string name_;
    DataSource data_;
};

} // namespace disfida::test
