#include "support/scene.hpp"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

namespace disfida::test {
namespace {

using Json = nlohmann::ordered_json;

Json state(const Match& match) { return Json::parse(match.position().state()); }

std::vector<std::string> texts(const Json& list) { return list.get<std::vector<std::string>>(); }

} // namespace

Scene::Scene(std::initializer_list<std::string_view> statements, const Options& options)
    : match_(start("barletta", options)) {
    set_up(match_, "empty");
    for (const std::string_view statement : statements) {
        set_up(match_, statement);
    }
    settle(match_);
}

Scene Scene::opening(const Options& options) { return Scene(start("barletta", options)); }

Scene Scene::round_one(std::initializer_list<std::string_view> statements, const Options& options) {
    Scene scene(start("barletta", options));
    for (const std::string_view statement : {"empty", "round 1", "phase activate", "to-move italian",
                                             "knight abenavoli 1501", "knight frignes 3312"}) {
        set_up(scene.match_, statement);
    }
    for (const std::string_view statement : statements) {
        set_up(scene.match_, statement);
    }
    settle(scene.match_);
    return scene;
}

Scene& Scene::play(std::string_view line) & {
    play_line(match_, line);
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

std::string setup_refusal(std::initializer_list<std::string_view> statements) {
    return setup_refusal(start("barletta", {}), statements);
}

} // namespace disfida::test
