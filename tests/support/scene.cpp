#include "support/scene.hpp"

#include <algorithm>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "kernel/data.hpp"
#include "kernel/words.hpp"

namespace disfida::test {
namespace {

using Json = nlohmann::ordered_json;

Match start(const Options& options) {
    auto match = Match::create(DataSource(), "barletta", options, std::nullopt, 1);
    REQUIRE_MESSAGE(match, match.error().text);
    return std::move(*match);
}

Json state(const Match& match) { return Json::parse(match.position().state()); }

std::vector<std::string> texts(const Json& list) { return list.get<std::vector<std::string>>(); }

std::string with_rule(const Error& error) {
    return error.text + (error.rule.empty() ? "" : " [" + error.rule + "]");
}

} // namespace

Scene::Scene(std::initializer_list<std::string_view> statements, const Options& options)
    : match_(start(options)) {
    set_up("empty");
    for (const std::string_view statement : statements) {
        set_up(statement);
    }
    const auto settled = match_.settle();
    REQUIRE_MESSAGE(settled, settled.error().text);
}

Scene Scene::opening(const Options& options) { return Scene(start(options)); }

Scene Scene::round_one(std::initializer_list<std::string_view> statements, const Options& options) {
    Scene scene(start(options));
    for (const std::string_view statement : {"empty", "round 1", "phase activate", "to-move italian",
                                             "knight abenavoli 1501", "knight frignes 3312"}) {
        scene.set_up(statement);
    }
    for (const std::string_view statement : statements) {
        scene.set_up(statement);
    }
    const auto settled = scene.match_.settle();
    REQUIRE_MESSAGE(settled, settled.error().text);
    return scene;
}

void Scene::set_up(std::string_view statement) {
    const auto set = match_.set(statement);
    REQUIRE_MESSAGE(set, statement, ": ", set.error().text);
}

Scene& Scene::play(std::string_view line) & {
    const auto action = parse_action_line(line);
    REQUIRE_MESSAGE(action, action.error().text);
    const auto played = match_.play(action->action, action->dice);
    REQUIRE_MESSAGE(played, line, ": ", played.error().text);
    return *this;
}

Scene& Scene::play(std::initializer_list<std::string_view> lines) & {
    for (const std::string_view line : lines) {
        play(line);
    }
    return *this;
}

KnightView Scene::knight(std::string_view id) const {
    const Json whole = state(match_);
    for (const Json& knight : whole["knights"]) {
        if (knight["id"] == id) {
            return {knight["at"],     knight["mounted"], knight["hits"],
                    knight["wounds"], knight["order"],   texts(knight["attacked_by"])};
        }
    }
    FAIL("no knight is called ", id);
    return {};
}

SideView Scene::side(std::string_view side) const {
    const Json sheet = state(match_)["sides"][std::string(side)];
    return {sheet["po"], sheet["passes"], sheet["attacks"], sheet["vp"], sheet["out"]};
}

std::vector<std::string> Scene::surrendered(std::string_view side) const {
    return texts(state(match_)["surrender"][std::string(side)]);
}

std::string Scene::text(std::string_view key) const {
    const Json value = state(match_)[std::string(key)];
    return value.is_null() ? "null" : value.get<std::string>();
}

int Scene::round() const { return state(match_)["round"]; }

std::string Scene::result() const {
    const Json result = state(match_)["result"];
    if (result.is_null()) {
        return "";
    }
    return result["winner"].get<std::string>() + " " + result["by"].get<std::string>() + " " +
           std::to_string(result["vp"]["italian"].get<int>()) + ":" +
           std::to_string(result["vp"]["french"].get<int>());
}

bool Scene::allows(std::string_view action) const {
    const auto list = legal();
    return std::find(list.begin(), list.end(), action) != list.end();
}

std::vector<std::string> Scene::legal(std::string_view beginning) const {
    std::vector<std::string> out;
    for (std::string& action : legal()) {
        if (action.starts_with(beginning)) {
            out.push_back(std::move(action));
        }
    }
    return out;
}

std::string Scene::refusal(std::string_view action) const {
    const auto checked = match_.position().check(action);
    REQUIRE_MESSAGE(!checked, action, " is legal");
    return with_rule(checked.error());
}

std::vector<Event> Scene::events(std::string_view kind) const {
    std::vector<Event> out;
    for (const Event& event : match_.plies().back().events) {
        if (event.kind() == kind) {
            out.push_back(event);
        }
    }
    return out;
}

std::string Scene::story() const {
    std::vector<std::string> kinds;
    for (const Event& event : match_.plies().back().events) {
        kinds.push_back(event.kind());
    }
    return words(kinds);
}

std::size_t Scene::dice_of(std::string_view action, std::vector<int> dice) const {
    while (true) {
        const auto missing = match_.needs(action, dice);
        REQUIRE_MESSAGE(missing, action, ": ", missing.error().text);
        if (!*missing) {
            return dice.size();
        }
        dice.insert(dice.end(), static_cast<std::size_t>((*missing)->count), 1);
    }
}

std::string setup_refusal(std::initializer_list<std::string_view> statements) {
    Match match = start({});
    for (const std::string_view statement : statements) {
        if (const auto set = match.set(statement); !set) {
            return with_rule(set.error());
        }
    }
    const auto settled = match.settle();
    return settled ? "" : with_rule(settled.error());
}

std::string words(const std::vector<std::string>& list) { return join(list, " "); }

} // namespace disfida::test
