#include "iliad/names.hpp"

#include <algorithm>
#include <vector>

#include "kernel/words.hpp"

namespace disfida::iliad {

namespace {

/// The pair of letters for a name that is not among those taken.
std::string free_pair(std::string_view id, bool hero, const std::vector<std::string>& taken) {
    const char first = hero ? capital(std::string(id))[0] : id[0];
    for (std::size_t i = 1; i < id.size(); ++i) {
        const std::string pair{first, id[i]};
        if (id[i] != '-' && std::find(taken.begin(), taken.end(), pair) == taken.end()) {
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

std::string short_name(const Tables& tables, std::size_t info) { return capitalised(tables.info(info).id); }

std::string short_name(const Tables& tables, std::string_view id) {
    const int found = tables.find(id);
    return found < 0 ? std::string(id) : short_name(tables, static_cast<std::size_t>(found));
}

std::string glyph(const Tables& tables, const State& state, WarriorId who) {
    std::vector<std::string> taken;
    for (WarriorId w = 0; w <= who; ++w) {
        const WarriorInfo& info = tables.info(state.roster[w].info);
        taken.push_back(free_pair(info.id, info.hero, taken));
    }
    return taken.back();
}

std::string wounding_totals(int bottle, int added, int clang) {
    const int low = std::max(3, clang + 1);
    const int high = std::min(12, bottle - added);
    if (high < low) {
        return "2";
    }
    const std::string range =
        low == high ? std::to_string(low) : std::to_string(low) + "-" + std::to_string(high);
    return low == 3 ? "2-" + std::to_string(high) : "2 or " + range;
}

} // namespace disfida::iliad
