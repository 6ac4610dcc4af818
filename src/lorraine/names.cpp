#include "lorraine/names.hpp"

#include <algorithm>
#include <vector>

#include "kernel/words.hpp"
#include "lorraine/look.hpp"

namespace disfida::lorraine {

namespace {

/// The pair of letters for an id that is not among those taken: first letter and a later one.
std::string free_pair(std::string_view id, const std::vector<std::string>& taken) {
    const char first = capital(std::string(id.substr(0, 1)))[0];
    const auto is_free = [&](const std::string& pair) {
        return std::find(taken.begin(), taken.end(), pair) == taken.end();
    };
    for (std::size_t i = 1; i < id.size(); ++i) {
        std::string pair{first, id[i]};
        if (id[i] != '-' && is_free(pair)) {
            return pair;
        }
    }
    for (char second = '1'; second <= '9'; ++second) {
        std::string pair{first, second};
        if (is_free(pair)) {
            return pair;
        }
    }
    return {first, '?'};
}

} // namespace

std::string short_name(std::string_view id) {
    std::vector<std::string> words;
    for (const std::string_view word : split(id, '-')) {
        words.push_back(capital(std::string(word)));
    }
    return join(words, " ");
}

std::string short_name(const Tables& tables, const State& state, GeneralId who, Side side) {
    return short_name(id_of(tables, state, who, side));
}

std::string full_name(const Tables& tables, std::string_view id) {
    const auto* at = std::find_if(tables.generals.begin(), tables.generals.end(),
                                  [&](const GeneralInfo& general) { return general.id == id; });
    return at == tables.generals.end() ? short_name(id) : at->name;
}

Side side_of(const Tables& tables, std::string_view id) {
    for (std::size_t i = 0; i < named; ++i) {
        if (tables.generals[i].id == id) {
            return side_of_name(static_cast<GeneralId>(i));
        }
    }
    return id.starts_with("captain-f") ? Side::french : Side::burgundy;
}

std::string zone_name(const Tables& tables, std::string_view id) {
    const ZoneId zone = tables.find_zone(id);
    return zone == no_zone ? std::string(id) : tables.zone(zone).name;
}

std::string glyph(const Tables& tables, const State& state, GeneralId who) {
    std::vector<std::string> taken;
    for (GeneralId id = 0; id <= who && id < state.count; ++id) {
        taken.push_back(free_pair(id_of(tables, state, id), taken));
    }
    return taken.empty() ? std::string("??") : taken.back();
}

std::string_view side_title(Side side) { return side == Side::burgundy ? "Burgundy" : "the French"; }

} // namespace disfida::lorraine
