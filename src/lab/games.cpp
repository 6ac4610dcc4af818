#include "lab/games.hpp"

#include <algorithm>
#include <array>

#include "disfida/version.hpp"
#include "kernel/data.hpp"
#include "kernel/punctuation.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "play/new_match.hpp"
#include "play/session.hpp"

namespace disfida::lab {

namespace {

/// The match an order's games begin with.
Result<Match> start_of(const DataSource& data, const Bench& bench, const Order& order) {
    for (const auto& [option, value] : order.plan.options) {
        if (option == bench.refused_option && value == bench.refused_value) {
            return Error{headed("--" + option + "=" + value, tr(bench.refused_why))};
        }
    }
    return new_match(data, order.plan, all_games(), order.part.seed, order.part.seed);
}

Setting setting_of(const DataSource& data, const Match& start, const Order& order) {
    Setting setting;
    setting.version = version();
    setting.game = start.info().name;
    setting.options = start.position().options();
    const std::string deploy = order.plan.opening.value_or("hand");
    setting.deploy = deploy == "hand" ? "" : deploy;
    setting.scenario = order.plan.scenario;
    setting.minds = order.minds;
    std::string all;
    for (const std::string& file : data.list(setting.game)) {
        const auto text = data.read(file);
        all += file + "\n" + (text ? *text : std::string());
    }
    setting.data = digest(all);
    return setting;
}

} // namespace

std::span<const Bench> benches() {
    static const std::array all{barletta_bench(), iliad_bench(), lorraine_bench()};
    return all;
}

const Bench* bench_of(std::string_view game) {
    const auto all = benches();
    const auto at =
        std::find_if(all.begin(), all.end(), [&](const Bench& bench) { return bench.game == game; });
    return at == all.end() ? nullptr : &*at;
}

namespace {

Error not_counted(const Order& order) {
    return Error{fill(tr("games of {game} are not counted yet"), {{"game", order.plan.game}})};
}

/// The plan of a matrix with its pieces written out, and without them: they are put in place two by two.
Result<Plan> plan_of_matrix(const DataSource& data, const Order& order) {
    Plan plan = order.plan;
    auto options = prepared_options(data, plan, all_games(), order.part.seed);
    if (!options) {
        return options.error();
    }
    plan.options = std::move(*options);
    plan.own_file.clear();
    return plan;
}

} // namespace

Result<Report> simulate(const DataSource& data, const Order& order, const Control& control) {
    const Bench* bench = bench_of(order.plan.game);
    if (bench == nullptr) {
        return not_counted(order);
    }
    if (order.matrix && bench->matrix == nullptr) {
        return Error{
            fill(tr("--matrix: {game} has no pieces that fight alone"), {{"game", order.plan.game}})};
    }
    Report report;
    if (!order.matrix) {
        const auto start = start_of(data, *bench, order);
        if (!start) {
            return start.error();
        }
        report.setting = setting_of(data, *start, order);
        report.setting.kind = "games";
        bench->simulate(*start, order, control, report);
        return report;
    }
    auto plan = plan_of_matrix(data, order);
    if (!plan) {
        return plan.error();
    }
    Plan bare = *plan;
    for (const std::string_view gone : {"heroes", "left", "right"}) {
        const auto end = std::remove_if(bare.options.begin(), bare.options.end(),
                                        [&](const auto& option) { return option.first == gone; });
        if (end != bare.options.end() && gone != "heroes") {
            return Error{
                fill(tr("{option}: with --matrix every hero stands on either side; --heroes says which"),
                     {{"option", "--" + std::string(gone)}})};
        }
        bare.options.erase(end, bare.options.end());
    }
    const auto start = start_of(data, *bench, {bare, order.minds, order.part, true});
    if (!start) {
        return start.error();
    }
    report.setting = setting_of(data, *start, order);
    report.setting.kind = "matrix";
    auto done = bench->matrix(*start, {*plan, order.minds, order.part, true}, control, report);
    return done ? Result<Report>(std::move(report)) : done.error();
}

Result<Contest> contest(const DataSource& data, const Order& order, const Control& control) {
    const Bench* bench = bench_of(order.plan.game);
    if (bench == nullptr) {
        return not_counted(order);
    }
    const auto start = start_of(data, *bench, order);
    if (!start) {
        return start.error();
    }
    Contest out;
    out.setting = setting_of(data, *start, order);
    out.setting.kind = "match";
    bench->contest(*start, order, control, out);
    return out;
}

} // namespace disfida::lab
