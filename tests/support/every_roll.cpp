#include "support/every_roll.hpp"

#include <algorithm>
#include <memory>

#include "play/game_position.hpp"
#include "support/every_game.hpp"

namespace disfida::test {

double EveryRoll::probability() const {
    if (used_ == 0) {
        return 1.0;
    }
    const Wheel& last = wheels_[used_ - 1];
    return last.before * last.ways[last.at].p;
}

bool EveryRoll::advance() {
    second_.reset();
    wheels_.resize(used_);
    used_ = 0;
    while (!wheels_.empty()) {
        if (++wheels_.back().at < wheels_.back().ways.size()) {
            return true;
        }
        wheels_.pop_back();
    }
    return false;
}

int EveryRoll::throw_one(const Roll& roll, int left) {
    if (second_) {
        const int second = *second_;
        second_.reset();
        return second;
    }
    const bool contest = left == 1 && roll.what == contest_;
    if (used_ == wheels_.size()) {
        Wheel wheel;
        wheel.before = probability();
        if (contest) {
            wheel.ways = contest_ways(wheel.before);
        } else if (left == 2) {
            wheel.ways = pair_ways();
        } else {
            for (int face = 1; face <= 6; ++face) {
                wheel.ways.push_back({face, 0, 1 / 6.0});
            }
        }
        wheels_.push_back(std::move(wheel));
    }
    const Wheel& wheel = wheels_[used_++];
    const Way& way = wheel.ways[wheel.at];
    if (contest || left == 2) {
        second_ = way.second;
    }
    return way.first;
}

std::vector<EveryRoll::Way> EveryRoll::pair_ways() const {
    std::vector<Way> ways;
    for (int a = 1; a <= 6; ++a) {
        for (int b = 1; b <= 6; ++b) {
            const auto same = std::find_if(ways.begin(), ways.end(), [&](const Way& way) {
                return pairs_ != Pairs::all && way.first + way.second == a + b &&
                       (pairs_ == Pairs::sums || (way.first == way.second) == (a == b));
            });
            if (same == ways.end()) {
                ways.push_back({a, b, 1 / 36.0});
            } else {
                same->p += 1 / 36.0;
            }
        }
    }
    return ways;
}

std::vector<EveryRoll::Way> EveryRoll::contest_ways(double before) {
    constexpr double next_to_nothing = 1e-12;
    std::vector<Way> ways{{2, 1, 15 / 36.0}, {1, 2, 15 / 36.0}};
    if (before / 6 > next_to_nothing) {
        ways.push_back({1, 1, 1 / 6.0});
    } else {
        left_out_ += before / 6;
    }
    return ways;
}

void Facts::happened(std::string key) {
    const auto at =
        std::find_if(facts_.begin(), facts_.end(), [&](const auto& fact) { return fact.first == key; });
    if (at == facts_.end()) {
        facts_.emplace_back(std::move(key), 1.0);
    }
}

void Facts::add(std::string key, double amount) {
    const auto at =
        std::find_if(facts_.begin(), facts_.end(), [&](const auto& fact) { return fact.first == key; });
    if (at == facts_.end()) {
        facts_.emplace_back(std::move(key), amount);
    } else {
        at->second += amount;
    }
}

void Facts::forget(std::string_view key) {
    facts_.erase(
        std::remove_if(facts_.begin(), facts_.end(), [&](const auto& fact) { return fact.first == key; }),
        facts_.end());
}

void Tally::add(const Facts& facts, double weight) {
    ++runs_;
    weight_ += weight;
    for (const auto& [key, amount] : facts.all()) {
        Sum& sum = sums_[key];
        sum.first += weight * amount;
        sum.squares += weight * amount * amount;
        sum.most = std::max(sum.most, amount);
    }
}

Tally::Sum Tally::of(std::string_view key) const {
    const auto at = sums_.find(key);
    return at == sums_.end() ? Sum() : at->second;
}

double Tally::mean(std::string_view key) const { return of(key).first / weight_; }
double Tally::most(std::string_view key) const { return of(key).most; }
double Tally::variance(std::string_view key) const {
    return std::max(0.0, of(key).squares / weight_ - mean(key) * mean(key));
}

Run run_of(const Position& position, const std::string& action) {
    Run run;
    for_every_game([&]<class G>(std::string_view /*name*/) {
        if (const auto* game = as_game<G>(position)) {
            // Read once: a run is played thousands of times.
            const auto parsed = game->game().parse(game->game_state(), action);
            run = [game, parsed](Dice& dice, EventLog& log) {
                auto copy = game->game_state();
                game->game().apply(copy, *parsed, dice, log);
            };
        }
    });
    return run;
}

std::optional<Tally> every_roll(const Run& run, const Tell& tell, Pairs pairs, std::size_t most) {
    EveryRoll dice(pairs);
    Tally tally;
    do {
        if (tally.runs() == most) {
            return std::nullopt;
        }
        EventLog log;
        run(dice, log);
        Facts facts;
        tell(log.events(), facts);
        tally.add(facts, dice.probability());
    } while (dice.advance());
    tally.leave_out(dice.left_out());
    return tally;
}

Tally seeded_rolls(const Run& run, const Tell& tell, int rolls, std::uint64_t seed) {
    GeneratedDice dice(seed);
    Tally tally;
    for (int i = 0; i < rolls; ++i) {
        EventLog log;
        run(dice, log);
        Facts facts;
        tell(log.events(), facts);
        tally.add(facts, 1.0);
    }
    return tally;
}

} // namespace disfida::test
