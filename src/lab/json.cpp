#include "lab/json.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <stdexcept>
#include <utility>

#include <nlohmann/json.hpp>

#include "disfida/games.hpp"
#include "kernel/interval.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"

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

// What follows reads back; nlohmann's `at` and `get` throw where something is missing or of another type. The
// file may be from anywhere: what no run can have written is refused, by throwing as well.

constexpr std::uint64_t most_counted = 1'000'000'000'000; ///< of anything, as many games as can be asked for
constexpr int most_value = 100'000;                       ///< of a measure, either way

/// What is wrong with a result, in words.
struct Unsound : std::runtime_error {
    using std::runtime_error::runtime_error;
};

void demand(bool sound, const std::string& otherwise) {
    if (!sound) {
        throw Unsound(otherwise);
    }
}

/// A count: no other number is taken for one.
std::uint64_t count_of(const Json& json) {
    const bool sound = json.is_number_unsigned() && json.get<std::uint64_t>() <= most_counted;
    demand(sound, fill(tr("{word} is no number of games"), {{"word", in_quotes(json.dump())}}));
    return json.get<std::uint64_t>();
}

/// A seed is any number without a sign.
std::uint64_t seed_of(const Json& json) {
    demand(json.is_number_unsigned(), fill(tr("{word} is no seed"), {{"word", in_quotes(json.dump())}}));
    return json.get<std::uint64_t>();
}

/// A text that may be printed as it is.
std::string text_of(const Json& json) {
    auto text = json.get<std::string>();
    bool sound = printable(text, text.size()) == text;
    for (std::size_t at = text.find('\xc2'); sound && at != std::string::npos;
         at = text.find('\xc2', at + 1)) {
        sound = static_cast<unsigned char>(text[at + 1]) >= 0xa0U; // those of one byte more
    }
    demand(sound, fill(tr("{word} holds control characters"), {{"word", in_quotes(text)}}));
    return text;
}

Mind mind_of(const Json& json) {
    Mind mind;
    constexpr std::uint64_t most_time = 3'600'000;
    mind.level = parse_level(text_of(json.at("level"))).value();
    mind.nodes = seed_of(json.at("nodes"));
    const std::uint64_t time = count_of(json.at("time_ms"));
    demand(time <= most_time, fill(tr("{word} is no time of a move"), {{"word", std::to_string(time)}}));
    mind.time_ms = static_cast<int>(time);
    return mind;
}

Setting setting_of(const Json& json) {
    Setting out;
    out.version = text_of(json.at("version"));
    out.game = text_of(json.at("game"));
    std::vector<std::string_view> names;
    for (const GameInfo& info : all_games()) {
        names.push_back(info.name);
    }
    demand(find_game(out.game) != nullptr,
           fill(tr("{word} is no game: {games}"),
                {{"word", in_quotes(out.game)}, {"games", join(names, ", ")}}));
    out.data = text_of(json.at("data"));
    for (const auto& [option, value] : json.at("options").items()) {
        out.options.emplace_back(text_of(option), text_of(value));
    }
    out.deploy = text_of(json.at("deploy"));
    out.scenario = text_of(json.at("scenario"));
    out.kind = text_of(json.at("kind"));
    demand(out.kind == "games" || out.kind == "matrix",
           fill(tr("{word} is no kind of run: games or matrix"), {{"word", in_quotes(out.kind)}}));
    out.minds = {mind_of(json.at("players").at(0)), mind_of(json.at("players").at(1))};
    return out;
}

Wins wins_of(const Json& json) {
    return {{count_of(json.at(0)), count_of(json.at(2))}, count_of(json.at(1))};
}

Measure measure_of(const Json& json) {
    Measure out;
    out.name = text_of(json.at("name"));
    out.table = text_of(json.at("table"));
    out.row = text_of(json.at("row"));
    out.column = text_of(json.at("column"));
    const auto kind = text_of(json.at("kind"));
    const auto* at = std::find(kind_names.begin(), kind_names.end(), kind);
    demand(at != kind_names.end(), fill(tr("{word} is no kind of measure"), {{"word", in_quotes(kind)}}));
    out.kind = static_cast<Measure::Kind>(at - kind_names.begin());
    return out;
}

/// The values of a measure in so many games at most.
Tally tally_of(const Json& json, const std::string& name, std::uint64_t games) {
    Tally out;
    std::uint64_t sum = 0;
    std::optional<std::int64_t> last;
    for (const Json& entry : json.at("counts")) {
        demand(entry.at(0).is_number_integer(),
               fill(tr("{word} is no value"), {{"word", entry.at(0).dump()}}));
        const auto value = entry.at(0).get<std::int64_t>();
        demand(value >= -most_value && value <= most_value && (!last || *last < value),
               fill(tr("{name}: its values are not in order"), {{"name", in_quotes(name)}}));
        last = value;
        const std::uint64_t times = count_of(entry.at(1));
        sum += times;
        demand(times > 0 && sum <= games,
               fill(tr("{name}: has more values than games"), {{"name", in_quotes(name)}}));
        out.add(static_cast<int>(value), times);
    }
    demand(count_of(json.at("games")) == sum,
           fill(tr("{name}: its values do not add up"), {{"name", in_quotes(name)}}));
    return out;
}

Matrix matrix_of(const Json& json, std::uint64_t games) {
    Matrix out;
    for (const Json& piece : json.at("pieces")) {
        out.pieces.push_back(text_of(piece));
    }
    for (const Json& title : json.at("titles")) {
        out.titles.push_back(text_of(title));
    }
    const std::set<std::string> ids(out.pieces.begin(), out.pieces.end());
    bool sound = out.size() >= 2 && ids.size() == out.size() && out.titles.size() == out.size() &&
                 json.at("cells").size() == out.size();
    for (std::size_t i = 0; sound && i < out.size(); ++i) {
        sound = json.at("cells").at(i).size() == out.size();
        for (std::size_t j = 0; sound && j < out.size(); ++j) {
            out.cells.push_back(wins_of(json.at("cells").at(i).at(j)));
            sound = out.cells.back().games() == (i == j ? 0 : games);
        }
    }
    demand(sound, tr("its matrix does not add up"));
    return out;
}

/// The games that were played, each once.
Parts parts_of(const Json& json) {
    Parts out;
    std::uint64_t sum = 0;
    for (const Json& part : json) {
        const Part next{seed_of(part.at("seed")), count_of(part.at("first")), count_of(part.at("games"))};
        sum += next.games;
        demand(sum <= most_counted, tr("has more games than can be played"));
        demand(!common(out, {next}), tr("has games twice"));
        out.push_back(next);
    }
    return out;
}

Report report_of(const Json& json) {
    Report out;
    out.setting = setting_of(json);
    out.parts = parts_of(json.at("parts"));
    const std::uint64_t games = count(out.parts);
    const bool matrix = out.setting.kind == "matrix";
    out.wins = wins_of(json.at("wins"));
    const bool adds_up = count_of(json.at("games")) == games && (matrix || out.wins.games() == games);
    demand(adds_up, fill(tr("its games do not add up to {number}"), {{"number", std::to_string(games)}}));
    std::set<std::string> names;
    for (const Json& measure : json.at("measures")) {
        out.measures.push_back(measure_of(measure));
        const std::string& name = out.measures.back().name;
        demand(names.insert(name).second, fill(tr("{name} is in it twice"), {{"name", in_quotes(name)}}));
        out.tallies.push_back(tally_of(measure, name, games));
    }
    demand(names.empty() == matrix && json.contains("matrix") == matrix, tr("what was counted is missing"));
    if (matrix) {
        out.matrix = matrix_of(json.at("matrix"), games);
        Wins all;
        for (const Wins& wins : out.matrix.cells) {
            all.add(wins);
        }
        demand(all == out.wins, tr("its matrix does not add up"));
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
        return report_of(json);
    } catch (const Unsound& error) {
        return Error{std::string(name) + ": " + error.what()};
    } catch (const std::exception&) { // of nlohmann, or of an optional that is empty
        return wrong;
    }
}

} // namespace disfida::lab
