#include "lab/heading.hpp"

#include "disfida/games.hpp"
#include "kernel/punctuation.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "kernel/wrap.hpp"
#include "lab/numbers.hpp"

namespace disfida::lab {

std::vector<std::string> heading(const Setting& setting, const Parts& parts, std::uint64_t games,
                                 const std::string& who) {
    const GameInfo* info = find_game(setting.game);
    const std::string title(info == nullptr ? std::string_view(setting.game) : tr(info->title));
    const std::string line =
        fill(tr("{title}: {games}, {who}."), {{"title", title}, {"games", games_text(games)}, {"who", who}});
    std::vector<std::string> with;
    for (const auto& [option, value] : setting.options) {
        with.push_back(option + " " + value);
    }
    if (!setting.deploy.empty()) {
        with.push_back("deploy " + setting.deploy);
    }
    if (!setting.scenario.empty()) {
        with.push_back("scenario " + setting.scenario);
    }
    std::vector<std::string> out = wrap(line, page_width);
    if (!with.empty()) {
        const auto more = wrap(fill(tr("With {options}."), {{"options", join(with, ", ")}}), page_width);
        out.insert(out.end(), more.begin(), more.end());
    }
    std::vector<std::string> texts;
    for (const Part& part : parts) {
        texts.push_back(text(part));
    }
    const auto more = wrap(capital(clauses(texts)) + ".", page_width);
    if (!texts.empty()) {
        out.insert(out.end(), more.begin(), more.end());
    }
    return out;
}

std::vector<std::string> undone(const Parts& parts, const Part& wanted) {
    const Parts left = missing(wanted, parts);
    if (left.empty()) {
        return {};
    }
    std::vector<std::string> ways;
    for (const Part& part : left) {
        ways.push_back("--seed=" + std::to_string(part.seed) + " --first=" + std::to_string(part.first) +
                       " --games=" + std::to_string(part.games));
    }
    return wrap(fill(tr("Ended early: {played} of {games} played. Not done: {ways}."),
                     {{"played", in_groups(count(parts))},
                      {"games", games_text(wanted.games)},
                      {"ways", join(ways, tr(", and "))}}),
                page_width);
}

} // namespace disfida::lab
