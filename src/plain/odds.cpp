#include "plain/odds.hpp"

#include <algorithm>
#include <cmath>

#include <nlohmann/json.hpp>

#include "play/percent_words.hpp"

namespace disfida::plain {

namespace {

using Json = nlohmann::ordered_json;

/// Points lost on the average are no chance, and a whole number is a count.
std::string amount(const std::string& name, const Json& value) {
    if (value.is_number_integer()) {
        return std::to_string(value.get<long>());
    }
    if (name.ends_with("loss")) {
        return in_tenths(value.get<double>());
    }
    return percent(value.get<double>());
}

std::string chances(const Json& json) {
    std::string out;
    for (const auto& [name, value] : json.items()) {
        if (value.is_number()) {
            std::string words = name;
            std::replace(words.begin(), words.end(), '_', ' ');
            out += (out.empty() ? "" : ", ") + words + " " + amount(name, value);
        }
    }
    return out;
}

} // namespace

std::string percent(double probability) {
    if (probability <= 0.0) {
        return "0%";
    }
    if (probability >= 1.0) {
        return "100%";
    }
    const long tenths = std::lround(probability * 1000.0);
    if (tenths == 0) {
        return "under 0.1%";
    }
    if (tenths == 1000) {
        return "over 99.9%";
    }
    return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10) + "%";
}

std::vector<std::string> odds_in_words(std::string_view json) {
    std::vector<std::string> out;
    const Json odds = Json::parse(json, nullptr, false);
    if (!odds.is_object()) {
        return out;
    }
    if (const std::string flat = chances(odds); !flat.empty()) {
        out.push_back(flat);
    }
    for (const auto& [name, part] : odds.items()) {
        if (part.is_object()) {
            out.push_back(name + ": " + chances(part));
        }
    }
    return out;
}

void show_odds(Talk& talk, std::string_view action) {
    const Position& position = talk.session.position();
    talk.console.show(position.prospect(action));
    const auto odds = position.odds(action);
    if (odds) {
        talk.console.show(odds_in_words(*odds));
    } else {
        talk.console.say(odds.error().line());
    }
}

} // namespace disfida::plain
