#include "play/value_words.hpp"

#include <algorithm>
#include <array>

#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "play/players.hpp"

namespace disfida {

namespace {

struct Row {
    std::string_view key; ///< of an option or setting; empty: of any
    std::string_view value;
    const char* (*text)();
};

// The English text is the word itself: who reads it there may type it.
constexpr std::array rows{
    Row{"colours", "auto", [] { return tr_in("colours", "auto"); }},
    Row{"colours", "none", [] { return tr_in("colours", "none"); }},
    Row{"glyphs", "auto", [] { return tr_in("glyphs", "auto"); }},
    Row{"lang", "auto", [] { return tr_in("language", "auto"); }},
    Row{"pace", "key", [] { return tr_in("pace", "key"); }},
    Row{"game", "any", [] { return tr_in("game", "any"); }},
    Row{"think", "level", [] { return tr_in("time to think", "level"); }},
    Row{"data", "none", [] { return tr_in("data files", "none"); }},
    Row{"deploy", "hand", [] { return tr_in("deployment", "hand"); }},
    Row{"deploy", "roster", [] { return tr_in("deployment", "roster"); }},
    Row{"deploy", "random", [] { return tr_in("deployment", "random"); }},
    Row{"mode", "duel", [] { return tr_in("mode", "duel"); }},
    Row{"mode", "melee", [] { return tr_in("mode", "melee"); }},
    Row{"mode", "suitors", [] { return tr_in("mode", "suitors"); }},
    Row{"mode", "tourney", [] { return tr_in("mode", "tourney"); }},
    Row{"battles", "ask", [] { return tr_in("battles", "ask"); }},
    Row{"battles", "auto", [] { return tr_in("battles", "auto"); }},
    Row{"battles", "result", [] { return tr_in("battles", "result"); }},
    Row{"tries", "step", [] { return tr_in("tries", "step"); }},
    Row{"tries", "bonus", [] { return tr_in("tries", "bonus"); }},
    Row{"", "on", [] { return tr_in("switch", "on"); }},
    Row{"", "off", [] { return tr_in("switch", "off"); }},
};

} // namespace

std::string value_words(std::string_view key, std::string_view value) {
    if (key == "opponent") {
        const auto player = parse_player(value);
        return player ? called(*player) : std::string(value);
    }
    if (key == "left" || key == "right") {
        return piece_words(value);
    }
    const auto* row = std::find_if(rows.begin(), rows.end(), [&](const Row& known) {
        return known.value == value && (known.key.empty() || known.key == key);
    });
    return row == rows.end() ? std::string(value) : row->text();
}

std::string piece_words(std::string_view id) {
    std::string name;
    for (const std::string_view word : split(id, '-')) {
        name += (name.empty() ? "" : " ") + capital(std::string(word));
    }
    const char* told = tr(name.c_str());
    return told == name.c_str() ? std::string(id) : told;
}

} // namespace disfida
