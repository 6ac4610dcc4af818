#include "tui/layout.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "kernel/tongue.hpp"

namespace disfida::tui {

namespace {

/// Letters of a qwerty keyboard and what takes their place, one behind the other.
struct Moved {
    std::u32string_view from;
    std::u32string_view to;
};

/// The hand stays where it is: h j k l y u b n are those places. What lay on the letters that are there has
/// the letters that became free, so that every table stays a permutation and no key means two things.
Moved moved(Keyboard keyboard) {
    switch (keyboard) {
    case Keyboard::qwertz:
        return {U"yz", U"zy"};
    case Keyboard::dvorak:
        return {U"hjklyubndtfgx", U"dhtnfgxblkjuy"};
    case Keyboard::azerty: // these eight lie where they do on qwerty
    case Keyboard::qwerty:
        break;
    }
    return {};
}

/// The row of digits without Shift.
constexpr std::array<std::pair<char32_t, char32_t>, 2> azerty_digits{{{U'1', U'&'}, {U'2', U'\u00e9'}}};

/// Words that a key's letter was made part of by another spelling.
constexpr std::array<std::pair<std::string_view, std::string_view>, 3> spelled{
    {{"xplain", "explain"}, {"zanew", "anew"}, {"vsupply", "supply"}}};

/// "[f]irst" with the f moved to j: "[j] first". A blank behind the key says that its letter is none of the
/// word's:
/// "[a] tutti" becomes "[j] tutti".
std::string footer_for(Keyboard keyboard, std::string_view footer) {
    const std::size_t open = footer.find('[');
    if (open == std::string_view::npos || open + 2 >= footer.size() || footer[open + 2] != ']') {
        return std::string(footer);
    }
    const char letter = footer[open + 1];
    const auto there = laid_out(keyboard, static_cast<unsigned char>(letter));
    if (there == static_cast<unsigned char>(letter)) {
        return std::string(footer);
    }
    const std::string_view rest = footer.substr(open + 3);
    std::string word = rest.starts_with(' ')
                           ? std::string(footer.substr(0, open)) + std::string(rest.substr(1))
                           : std::string(footer.substr(0, open)) + letter + std::string(rest);
    for (const auto& [pressed, written] : spelled) {
        if (word == pressed) {
            word = written;
        }
    }
    return "[" + std::string(1, static_cast<char>(there)) + "] " + word;
}

} // namespace

char32_t laid_out(Keyboard keyboard, char32_t letter) {
    const Moved letters = moved(keyboard);
    const std::size_t at = letters.from.find(letter);
    return at == std::u32string_view::npos ? letter : letters.to[at];
}

KeyLayout::KeyLayout(std::span<const Binding> table, Keyboard keyboard) {
    for (Binding binding : table) {
        for (Key& key : binding.keys) {
            if (key.name == Key::Name::character) {
                key = typed(laid_out(keyboard, key.ch));
            }
        }
        for (const auto& [digit, unshifted] : azerty_digits) {
            const bool has =
                std::find(binding.keys.begin(), binding.keys.end(), typed(digit)) != binding.keys.end();
            auto* const free = std::find_if(binding.keys.begin(), binding.keys.end(),
                                            [](const Key& key) { return key.name == Key::Name::unknown; });
            if (keyboard == Keyboard::azerty && has && free != binding.keys.end()) {
                *free = typed(unshifted);
            }
        }
        footers_.push_back(binding.footer.empty() ? std::string() : footer_for(keyboard, tr(binding.footer)));
        binding.footer = footers_.back();
        bindings_.push_back(binding);
    }
}

std::span<const Binding> KeyLayouts::on(Keyboard keyboard) {
    if (keyboard == Keyboard::qwerty) {
        return table_;
    }
    if (language_ != spoken_language()) {
        language_ = spoken_language();
        for (auto& layout : layouts_) {
            layout.reset();
        }
    }
    auto& layout = layouts_.at(static_cast<std::size_t>(keyboard));
    if (!layout) {
        layout.emplace(table_, keyboard);
    }
    return layout->bindings();
}

} // namespace disfida::tui
