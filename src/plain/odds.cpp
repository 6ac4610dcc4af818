#include "plain/odds.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include <nlohmann/json.hpp>

#include "kernel/punctuation.hpp"
#include "kernel/tongue.hpp"
#include "play/percent_words.hpp"
#include "play/value_words.hpp"

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

/// The names odds have, as they are read out.
constexpr std::array<std::string_view, 35> names{
    mark("attacker"), mark("defender"),      mark("unhorsed"),      mark("wounded"), mark("surrenders"),
    mark("dies"),     mark("retreats"),      mark("remounts"),      mark("target"),  mark("initiative"),
    mark("bearer"),   mark("caught"),        mark("heartened"),     mark("out"),     mark("hits"),
    mark("strength"), mark("catch"),         mark("armour"),        mark("parry"),   mark("closes"),
    mark("shaken"),   mark("escapes"),       mark("falls"),         mark("goes in"), mark("loss"),
    mark("wins"),     mark("attacker loss"), mark("defender loss"), mark("sampled"), mark("passes"),
    mark("costs"),    mark("else"),          mark("joins"),         mark("ends"),    mark("battle")};

/// A name of odds as it is read out; the name itself where it is a piece's.
std::string in_words(const std::string& name) {
    const auto* at = std::find(names.begin(), names.end(), std::string_view(name));
    return at == names.end() ? piece_words(name) : std::string(tr(*at));
}

std::string chances(const Json& json) {
    std::string out;
    for (const auto& [name, value] : json.items()) {
        if (value.is_number()) {
            std::string words = name;
            std::replace(words.begin(), words.end(), '_', ' ');
            out += (out.empty() ? "" : ", ") + in_words(words) + " " + amount(name, value);
        }
    }
    return out;
}

} // namespace

std::string percent(double probability) {
    if (probability <= 0.0) {
        return with_percent("0");
    }
    if (probability >= 1.0) {
        return with_percent("100");
    }
    const long tenths = std::lround(probability * 1000.0);
    if (tenths == 0) {
        return tr("under 0.1%");
    }
    if (tenths == 1000) {
        return tr("over 99.9%");
    }
    return with_percent(with_decimal_mark(std::to_string(tenths / 10) + "." + std::to_string(tenths % 10)));
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
            out.push_back(fill(tr("{who}: {what}"), {{"who", in_words(name)}, {"what", chances(part)}}));
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
