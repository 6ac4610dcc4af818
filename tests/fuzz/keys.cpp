// The target that needs the screen.
#include <array>
#include <optional>

#include "disfida/games.hpp"
#include "fuzz/targets.hpp"
#include "kernel/data.hpp"
#include "kernel/utf8.hpp"
#include "tui/escape.hpp"
#include "tui/play_screen.hpp"

namespace disfida::fuzz {

namespace {

constexpr std::size_t most_keys = 400;

/// Keys as the terminal makes them of what it reads, without ncurses' own table.
class Keyboard {
  public:
    std::optional<tui::Key> feed(char32_t c) {
        if (sequence_) {
            if (!sequence_->feed(c)) {
                return std::nullopt;
            }
            const tui::Key key = sequence_->key();
            sequence_.reset();
            return key;
        }
        if (c == 0x1B) {
            sequence_.emplace();
            return std::nullopt;
        }
        return c < 0x20 || c == 0x7F ? tui::control_key(c) : tui::typed(c);
    }

  private:
    std::optional<tui::EscapeSequence> sequence_;
};

} // namespace

void keys(std::string_view bytes) {
    if (bytes.empty()) {
        return;
    }
    static const DataSource data;
    const auto& info = all_games()[static_cast<unsigned char>(bytes.front()) % all_games().size()];
    auto match = Match::create(data, info.name, {}, 7, 7);
    promise(static_cast<bool>(match), "a game can be begun");
    Settings settings;
    settings.animation = false;
    tui::PlayScreen screen(data, Session::practice(std::move(*match)), settings);
    Keyboard keyboard;
    std::string_view rest = bytes.substr(1, most_keys);
    for (std::size_t i = 0; !rest.empty() && !screen.done(); ++i) {
        const char32_t c = take_code_point(rest);
        // What is typed may name a file: only where the program stands.
        if (c == U'/' && screen.typing()) {
            continue;
        }
        if (const auto key = keyboard.feed(c)) {
            screen.handle(*key);
        }
        if (i % 8 == 0) {
            constexpr std::array<std::pair<int, int>, 5> sizes{
                {{80, 24}, {1, 1}, {40, 12}, {200, 60}, {60, 20}}};
            const auto& [width, height] = sizes.at(i / 8 % sizes.size());
            tui::Canvas canvas(width, height);
            screen.draw(canvas);
        }
        promise(!screen.session().position().violated(), "an invariant is broken");
    }
}

} // namespace disfida::fuzz
