#include "lorraine/names.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "kernel/tongue.hpp"
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

std::string english_name(std::string_view id) {
    std::vector<std::string> words;
    for (const std::string_view word : split(id, '-')) {
        words.push_back(capital(std::string(word)));
    }
    return join(words, " ");
}

std::string short_name(std::string_view id) {
    constexpr std::string_view captain = "captain-";
    if (id.starts_with(captain)) {
        return fill(tr("Captain {id}"), {{"id", english_name(id.substr(captain.size()))}});
    }
    // Marked, as no data file has them alone: those who are written otherwise elsewhere.
    [[maybe_unused]] constexpr std::array others{mark("Rene"),     mark("Lieutenant"), mark("Garrison"),
                                                 mark("Humieres"), mark("Marechal"),   mark("Chatelet")};
    return tr_data(english_name(id));
}

std::string short_name(const Tables& tables, const State& state, GeneralId who, Side side) {
    return short_name(id_of(tables, state, who, side));
}

std::string full_name(const Tables& tables, std::string_view id) {
    const auto* at = std::find_if(tables.generals.begin(), tables.generals.end(),
                                  [&](const GeneralInfo& general) { return general.id == id; });
    return at == tables.generals.end() ? short_name(id) : tr_data(at->name);
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
    return zone == no_zone ? std::string(id) : zone_name(tables, zone);
}

std::string zone_name(const Tables& tables, ZoneId zone) { return tr_data(tables.zone(zone).name); }

std::string glyph(const Tables& tables, const State& state, GeneralId who) {
    std::vector<std::string> taken;
    for (GeneralId id = 0; id <= who && id < state.count; ++id) {
        taken.push_back(free_pair(id_of(tables, state, id), taken));
    }
    return taken.empty() ? std::string("??") : taken.back();
}

std::string_view side_title(Side side) {
    return side == Side::burgundy ? tr_in("side, alone", "Burgundy") : tr_in("side, alone", "the French");
}

const char* by_side(Side side, const char* burgundy, const char* french) {
    return tr(side == Side::burgundy ? burgundy : french);
}

std::string_view skill_word(Skill skill) {
    switch (skill) {
    case Skill::incompetent:
        return tr_in("skill", "incompetent");
    case Skill::poor:
        return tr_in("skill", "poor");
    case Skill::competent:
        return tr_in("skill", "competent");
    default:
        return tr_in("skill", "expert");
    }
}

std::string_view skill_word(std::string_view name) {
    const auto* at = std::find(skill_names.begin(), skill_names.end(), name);
    return at == skill_names.end() ? name : skill_word(static_cast<Skill>(at - skill_names.begin()));
}

std::string_view short_skill(Skill skill) {
    switch (skill) {
    case Skill::incompetent:
        return tr_in("skill, 3 cells", "inc");
    case Skill::poor:
        return tr_in("skill, 3 cells", "poo");
    case Skill::competent:
        return tr_in("skill, 3 cells", "com");
    default:
        return tr_in("skill, 3 cells", "exp");
    }
}

std::string_view kind_word(ZoneKind kind, bool ravaged) {
    switch (kind) {
    case ZoneKind::village:
        return ravaged ? tr("ravaged village") : tr_in("kind of zone", "village");
    case ZoneKind::town:
        return ravaged ? tr("ravaged town") : tr_in("kind of zone", "town");
    case ZoneKind::castle:
        return tr_in("kind of zone", "castle");
    default:
        return tr_in("kind of zone", "country");
    }
}

std::string_view card_word(Card card) {
    switch (card) {
    case Card::hold:
        return tr_in("command card", "hold");
    case Card::loose:
        return tr_in("command card", "loose");
    case Card::charge:
        return tr_in("command card", "charge");
    case Card::outflank:
        return tr_in("command card", "outflank");
    case Card::rally:
        return tr_in("command card", "rally");
    default:
        return tr_in("command card", "banner");
    }
}

std::string_view card_word(std::string_view name) {
    const auto* at = std::find(card_names.begin(), card_names.end(), name);
    return at == card_names.end() ? name : card_word(static_cast<Card>(at - card_names.begin()));
}

std::string_view happening_word(Happening what) {
    switch (what) {
    case Happening::epidemic:
        return tr("epidemic");
    case Happening::desertion:
        return tr("desertion");
    case Happening::indiscipline:
        return tr("indiscipline");
    case Happening::bad_roads:
        return tr("bad-roads");
    case Happening::beloved:
        return tr("beloved");
    case Happening::reinforcements:
        return tr("reinforcements");
    default:
        return tr("debt");
    }
}

} // namespace disfida::lorraine
