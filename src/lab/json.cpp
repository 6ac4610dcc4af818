#include "lab/json.hpp"

#include <array>
#include <utility>

#include <nlohmann/json.hpp>

#include "disfida/games.hpp"
#include "kernel/interval.hpp"

namespace disfida::lab {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view report_mark = "disfida simulate";
constexpr std::string_view contest_mark = "disfida match";
constexpr std::array<std::string_view, 3> kind_names{"number", "share", "points"};

Json setting_json(const Setting& setting, std::string_view mark) {
    Json out;
    out["what"] = mark;
    out["version"] = setting.version;
    out["game"] = setting.game;
    out["data"] = setting.data;
    out["options"] = Json::object();
    for (const auto& [option, value] : setting.options) {
        out["options"][option] = value;
    }
    out["deploy"] = setting.deploy;
    out["scenario"] = setting.scenario;
    out["kind"] = setting.kind;
    out["players"] = Json::array();
    for (const Mind& mind : setting.minds) {
        Json player;
        player["level"] = name(mind.level);
        player["nodes"] = mind.nodes;
        player["time_ms"] = by_clock(mind) ? mind.time_ms : 0;
        out["players"].push_back(std::move(player));
    }
    return out;
}

Json parts_json(const Parts& parts) {
    Json out = Json::array();
    for (const Part& part : parts) {
        out.push_back(Json{{"seed", part.seed}, {"first", part.first}, {"games", part.games}});
    }
    return out;
}

Json rate_json(const Wins& wins, std::size_t side) {
    const auto games = static_cast<double>(wins.games());
    const Interval interval = wilson(wins.score(side), wins.games());
    return Json{{"won", wins.won[side]}, {"drawn", wins.drawn},
                {"games", wins.games()}, {"score", games == 0 ? 0.5 : wins.score(side) / games},
                {"low", interval.low},   {"high", interval.high}};
}

Json measure_json(const Measure& measure, const Tally& tally) {
    Json out;
    out["name"] = measure.name;
    out["table"] = measure.table;
    out["row"] = measure.row;
    out["column"] = measure.column;
    out["kind"] = kind_names[static_cast<std::size_t>(measure.kind)];
    out["games"] = tally.size();
    out["mean"] = tally.mean();
    out["deviation"] = tally.deviation();
    if (tally.size() > 0) {
        out["quantiles"] = Json::object();
        for (const int percent : {5, 25, 50, 75, 95}) {
            out["quantiles"][std::to_string(percent)] = tally.quantile(percent / 100.0);
        }
    }
    out["counts"] = Json::array();
    for (const Tally::Entry& entry : tally.entries()) {
        out["counts"].push_back(Json::array({entry.value, entry.times}));
    }
    return out;
}

Json matrix_json(const Matrix& matrix) {
    Json out;
    out["pieces"] = matrix.pieces;
    out["titles"] = matrix.titles;
    out["cells"] = Json::array();
    for (std::size_t i = 0; i < matrix.size(); ++i) {
        Json row = Json::array();
        for (std::size_t j = 0; j < matrix.size(); ++j) {
            const Wins& wins = matrix.cells[i * matrix.size() + j];
            row.push_back(Json::array({wins.won[0], wins.drawn, wins.won[1]}));
        }
        out["cells"].push_back(std::move(row));
    }
    return out;
}

// What follows reads back; nlohmann's `at` and `get` throw where something is missing or of another type.

Mind mind_of(const Json& json) {
    Mind mind;
    mind.level = parse_level(json.at("level").get<std::string>()).value();
    mind.nodes = json.at("nodes").get<std::uint64_t>();
    mind.time_ms = json.at("time_ms").get<int>();
    return mind;
}

Setting setting_of(const Json& json) {
    Setting out;
    out.version = json.at("version").get<std::string>();
    out.game = json.at("game").get<std::string>();
    out.data = json.at("data").get<std::string>();
    for (const auto& [option, value] : json.at("options").items()) {
        out.options.emplace_back(option, value.get<std::string>());
    }
    out.deploy = json.at("deploy").get<std::string>();
    out.scenario = json.at("scenario").get<std::string>();
    out.kind = json.at("kind").get<std::string>();
    out.minds = {mind_of(json.at("players").at(0)), mind_of(json.at("players").at(1))};
    return out;
}

Wins wins_of(const Json& json) {
    return {{json.at(0).get<std::uint64_t>(), json.at(2).get<std::uint64_t>()},
            json.at(1).get<std::uint64_t>()};
}

Measure measure_of(const Json& json) {
    Measure out;
    out.name = json.at("name").get<std::string>();
    out.table = json.at("table").get<std::string>();
    out.row = json.at("row").get<std::string>();
    out.column = json.at("column").get<std::string>();
    const auto kind = json.at("kind").get<std::string>();
    const auto* at = std::find(kind_names.begin(), kind_names.end(), kind);
    out.kind = static_cast<Measure::Kind>(at == kind_names.end() ? 0 : at - kind_names.begin());
    return out;
}

Tally tally_of(const Json& json) {
    Tally out;
    for (const Json& entry : json.at("counts")) {
        out.add(entry.at(0).get<int>(), entry.at(1).get<std::uint64_t>());
    }
    return out;
}

Matrix matrix_of(const Json& json) {
    Matrix out;
    out.pieces = json.at("pieces").get<std::vector<std::string>>();
    out.titles = json.at("titles").get<std::vector<std::string>>();
    for (std::size_t i = 0; i < out.size(); ++i) {
        for (std::size_t j = 0; j < out.size(); ++j) {
            out.cells.push_back(wins_of(json.at("cells").at(i).at(j)));
        }
    }
    return out;
}

Report report_of(const Json& json) {
    Report out;
    out.setting = setting_of(json);
    for (const Json& part : json.at("parts")) {
        out.parts.push_back({part.at("seed").get<std::uint64_t>(), part.at("first").get<std::uint64_t>(),
                             part.at("games").get<std::uint64_t>()});
    }
    out.wins = wins_of(json.at("wins"));
    for (const Json& measure : json.at("measures")) {
        out.measures.push_back(measure_of(measure));
        out.tallies.push_back(tally_of(measure));
    }
    if (json.contains("matrix")) {
        out.matrix = matrix_of(json.at("matrix"));
    }
    return out;
}

} // namespace

std::string to_json(const Report& report) {
    Json out = setting_json(report.setting, report_mark);
    out["parts"] = parts_json(report.parts);
    out["games"] = count(report.parts);
    out["wins"] = Json::array({report.wins.won[0], report.wins.drawn, report.wins.won[1]});
    const GameInfo* info = find_game(report.setting.game);
    out["rates"] = Json::object();
    for (std::size_t side = 0; info != nullptr && side < 2; ++side) {
        out["rates"][std::string(info->sides[side])] = rate_json(report.wins, side);
    }
    out["measures"] = Json::array();
    for (std::size_t i = 0; i < report.measures.size(); ++i) {
        out["measures"].push_back(measure_json(report.measures[i], report.tallies[i]));
    }
    if (report.matrix.size() > 0) {
        out["matrix"] = matrix_json(report.matrix);
    }
    return out.dump() + "\n";
}

std::string to_json(const Contest& contest) {
    Json out = setting_json(contest.setting, contest_mark);
    out["parts"] = parts_json(contest.parts);
    const GameInfo* info = find_game(contest.setting.game);
    out["a"] = rate_json(contest.wins(), 0);
    for (std::size_t side = 0; info != nullptr && side < 2; ++side) {
        out["a_as_" + std::string(info->sides[side])] = rate_json(contest.wins(side), 0);
    }
    out["time_ms"] = Json::array();
    for (const Pace& pace : contest.paces) {
        constexpr double ms = 1000;
        out["time_ms"].push_back(
            Json{{"moves", pace.moves}, {"mean", pace.mean() * ms}, {"slowest", pace.slowest * ms}});
    }
    out["games"] = Json::array();
    for (const ContestGame& game : contest.games) {
        out["games"].push_back(Json{{"game", game.number},
                                    {"seed", game.seed},
                                    {"a", info == nullptr ? "" : std::string(info->sides[game.side])},
                                    {"score", game.worth},
                                    {"moves", game.moves}});
    }
    return out.dump() + "\n";
}

Result<Report> report_from_json(std::string_view text, std::string_view name) {
    const Error wrong{std::string(name) + ": is no result of disfida simulate --out=FILE.json"};
    try {
        const Json json = Json::parse(text);
        if (json.at("what").get<std::string>() != report_mark) {
            return wrong;
        }
        Report report = report_of(json);
        const std::uint64_t games = count(report.parts);
        if (report.setting.kind == "games" && report.wins.games() != games) {
            return Error{std::string(name) + ": its games do not add up to " + std::to_string(games)};
        }
        return report;
    } catch (const std::exception&) { // of nlohmann, or of an optional that is empty
        return wrong;
    }
}

} // namespace disfida::lab
