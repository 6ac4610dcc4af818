#include "iliad/names.hpp"

#include <algorithm>
#include <array>

#include "kernel/tongue.hpp"
#include "kernel/utf8.hpp"
#include "kernel/words.hpp"

namespace disfida::iliad {

namespace {

/// Short names that are nobody's full name: the catalogues have the others from the data.
[[maybe_unused]] constexpr std::array<const char*, 2> short_only{mark("Ajax"), mark("Lesser Ajax")};

/// A name's letters in small ASCII, accents taken off.
std::string plain_letters(std::string_view name) {
    constexpr char32_t first_accented = 0xC0;
    constexpr std::string_view folded = "aaaaaaaceeeeiiiidnooooo ouuuuytsaaaaaaaceeeeiiiidnooooo ouuuuyty";
    std::string out;
    while (!name.empty()) {
        const char32_t c = take_code_point(name);
        if (c >= U'A' && c <= U'Z') {
            out += static_cast<char>(c - U'A' + U'a');
        } else if (c >= U'a' && c <= U'z') {
            out += static_cast<char>(c);
        } else if (c >= first_accented && c < first_accented + folded.size()) {
            out += folded[c - first_accented];
        }
    }
    return out;
}

/// The pair of letters for a name that is not among those taken.
std::string free_pair(std::string_view name, bool hero, const std::vector<std::string>& taken) {
    const std::string letters = plain_letters(name);
    const char first = letters.empty() ? '?' : hero ? capital(letters)[0] : letters[0];
    for (std::size_t i = 1; i < letters.size(); ++i) {
        const std::string pair{first, letters[i]};
        if (letters[i] != ' ' && std::find(taken.begin(), taken.end(), pair) == taken.end()) {
            return pair;
        }
    }
    for (char second = '1'; second < '9'; ++second) {
        const std::string pair{first, second};
        if (std::find(taken.begin(), taken.end(), pair) == taken.end()) {
            return pair;
        }
    }
    return {first, '?'};
}

} // namespace

std::string capitalised(std::string_view id) {
    std::vector<std::string> words;
    for (const std::string_view word : split(id, '-')) {
        words.push_back(capital(std::string(word)));
    }
    return join(words, " ");
}

std::string full_name(const WarriorInfo& info) { return info.own ? info.name : tr_data(info.name); }

std::string short_name(const Tables& tables, std::size_t info) {
    const WarriorInfo& known = tables.info(info);
    const std::string name = capitalised(known.id);
    return known.own ? name : tr_data(name);
}

std::string short_name(const Tables& tables, std::string_view id) {
    const int found = tables.find(id);
    return found < 0 ? std::string(id) : short_name(tables, static_cast<std::size_t>(found));
}

std::string glyph(const Tables& tables, const State& state, WarriorId who) {
    std::vector<std::string> taken;
    for (WarriorId w = 0; w <= who; ++w) {
        const WarriorInfo& info = tables.info(state.roster[w].info);
        taken.push_back(free_pair(short_name(tables, std::size_t{state.roster[w].info}), info.hero, taken));
    }
    return taken.back();
}

std::string and_list(const std::vector<std::string>& names) {
    std::string out;
    for (const std::string& name : names) {
        out = out.empty() ? name : fill(tr("{names} and {last}"), {{"names", out}, {"last", name}});
    }
    return out;
}

std::string side_word(Side side) {
    return side == Side::left ? tr_in("side", "left") : tr_in("side", "right");
}

std::string armour_word(Armour armour) {
    switch (armour) {
    case Armour::bell:
        return tr_in("armour", "bell");
    case Armour::bronze:
        return tr_in("armour", "bronze");
    case Armour::leather:
        return tr_in("armour", "leather");
    case Armour::naked:
        break;
    }
    return tr_in("armour", "naked");
}

std::string wound_word(std::string_view wound) {
    const std::array<const char*, wound_names.size()> words{tr_in("wound", "scratch"), tr_in("wound", "arm"),
                                                            tr_in("wound", "leg"), tr_in("wound", "mortal"),
                                                            tr_in("wound", "death")};
    const auto* at = std::find(wound_names.begin(), wound_names.end(), wound);
    return at == wound_names.end() ? std::string(wound)
                                   : words[static_cast<std::size_t>(at - wound_names.begin())];
}

std::string death_word(std::string_view death) {
    const std::array<const char*, death_names.size()> words{
        tr_in("death", "saved"), tr_in("death", "plea"),          tr_in("death", "groin"),
        tr_in("death", "chest"), tr_in("death", "disembowelled"), tr_in("death", "beheaded")};
    const auto* at = std::find(death_names.begin(), death_names.end(), death);
    return at == death_names.end() ? std::string(death)
                                   : words[static_cast<std::size_t>(at - death_names.begin())];
}

std::string spears_word(int count) {
    return count == 0 ? tr("no spear") : how_many("{n} spear", "{n} spears", count);
}

std::string wounding_totals(int bottle, int added, int clang) {
    const int low = std::max(3, clang + 1);
    const int high = std::min(12, bottle - added);
    if (high < low) {
        return "2";
    }
    const std::string range =
        low == high ? std::to_string(low) : std::to_string(low) + "-" + std::to_string(high);
    return low == 3 ? "2-" + std::to_string(high) : fill(tr("2 or {range}"), {{"range", range}});
}

} // namespace disfida::iliad
