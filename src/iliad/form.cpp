#include "iliad/form.hpp"

#include <algorithm>
#include <string>

#include "iliad/lineup.hpp"
#include "kernel/data.hpp"
#include "kernel/tongue.hpp"

namespace disfida::iliad {

namespace {

Mode mode_of(const Options& chosen) {
    for (const auto& [option, value] : chosen) {
        const auto* at = std::find(mode_names.begin(), mode_names.end(), value);
        if (option == "mode" && at != mode_names.end()) {
            return static_cast<Mode>(at - mode_names.begin());
        }
    }
    return Mode::duel;
}

/// The heroes to step through, the usual one first.
std::vector<std::string> heroes_from(const Tables& tables, std::string_view usual) {
    std::vector<std::string> out;
    for (const WarriorInfo& warrior : tables.warriors) {
        if (warrior.hero) {
            out.push_back(warrior.id);
        }
    }
    const auto at = std::find(out.begin(), out.end(), usual);
    std::rotate(out.begin(), at == out.end() ? out.begin() : at, out.end());
    return out;
}

void add_sides(const Tables& tables, Mode mode, std::vector<FormOption>& out) {
    for (const Side side : both_sides) {
        const std::string_view usual = usual_heroes(mode, side);
        const std::string which(name(side));
        const bool left = side == Side::left;
        if (mode == Mode::duel) {
            out.push_back({which, left ? tr("left hero") : tr("right hero"), heroes_from(tables, usual),
                           fill(tr("Who fights. Enter types another: your own as {pattern}, or NAME:mortal."),
                                {{"pattern", std::string(own_pattern)}}),
                           true});
        } else {
            out.push_back({which,
                           left ? tr("left heroes") : tr("right heroes"),
                           {std::string(usual)},
                           tr("Enter types 1 to 6 heroes with commas between."),
                           true});
        }
    }
}

} // namespace

std::vector<FormOption> form(const DataSource& data, const Options& chosen) {
    const Mode mode = mode_of(chosen);
    std::vector<FormOption> out{
        {"mode",
         tr("what is fought"),
         {mode_names.begin(), mode_names.end()},
         tr("A duel of two; a melee with shield-bearers; the suitors in the hall of Odysseus; a tourney.")}};
    const auto tables = load_tables(data);
    if (!tables) {
        return out; // opening the game will say what is wrong with the data
    }
    switch (mode) {
    case Mode::duel:
    case Mode::melee:
        add_sides(*tables, mode, out);
        out.push_back({"bearers", tr("shield-bearers"),
                       mode == Mode::duel ? std::vector<std::string>{"off", "on"}
                                          : std::vector<std::string>{"on", "off"},
                       tr("Whether the heroes bring theirs, who stop missiles and fight.")});
        break;
    case Mode::tourney:
        out.push_back(
            {"field", tr_in("form", "how many"), {"8", "4", "16"}, tr("The first heroes of the list.")});
        out.push_back({"heroes",
                       tr_in("form", "who"),
                       {tr("the first of the list")},
                       tr("Enter types 4, 8 or 16 heroes with commas between; neighbours meet first."),
                       true});
        break;
    case Mode::suitors:
        break;
    }
    return out;
}

} // namespace disfida::iliad
