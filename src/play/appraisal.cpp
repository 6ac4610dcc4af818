#include "play/appraisal.hpp"

#include <algorithm>

#include "kernel/tongue.hpp"
#include "kernel/words.hpp"

namespace disfida {

namespace {

/// Dice of a ply, given again, with those that were thrown two at a time.
class PlyDice final : public Dice {
  public:
    PlyDice(std::span<const int> dice, std::vector<std::pair<int, int>>& pairs)
        : dice_(dice), pairs_(pairs) {}

  private:
    int throw_one(const Roll& /*roll*/, int left) override {
        const int die = used_ < dice_.size() ? dice_[used_++] : 1;
        if (left == 1 && first_ != 0) {
            pairs_.emplace_back(first_, die);
        }
        first_ = left == 2 ? die : 0;
        return die;
    }
    std::span<const int> dice_;
    std::vector<std::pair<int, int>>& pairs_;
    std::size_t used_ = 0;
    int first_ = 0; ///< of a throw of two; 0: none lies
};

/// A position that is not over, and decided all the same, is the start of another bout.
bool starts_anew(const Position& position, double chance) {
    return !position.over() && (chance == 0.0 || chance == 1.0);
}

} // namespace

std::string round_in_words(const Position& position) {
    std::string out = position.status().front();
    out.resize(std::min({out.find(". "), out.find(','), out.size()}));
    if (!out.empty() && out.back() == '.') {
        out.pop_back();
    }
    return out;
}

std::vector<Appraisal> appraise(const Match& match) {
    std::vector<Appraisal> out;
    if (match.plies().empty()) {
        return out;
    }
    out.reserve(match.plies().size());
    const auto& sides = match.info().sides;
    const std::string_view first = sides.front();
    const auto position = match.before(0);
    double now = position->winning(first);
    for (const Ply& ply : match.plies()) {
        Appraisal one;
        one.where = round_in_words(*position);
        one.dice = ply.dice.size();
        const auto side = std::find(sides.begin(), sides.end(), ply.side);
        one.side = side == sides.end() ? std::string_view() : *side;
        const bool anew = starts_anew(*position, now);
        if (one.dice > 0) {
            one.expected = position->winning_after(ply.action, first);
        }
        one.before = anew && one.dice > 0 ? one.expected : now;
        PlyDice dice(ply.dice, one.pairs);
        EventLog silent;
        position->play(ply.action, dice, silent);
        now = position->winning(first);
        one.after = now;
        one.expected = one.dice > 0 ? one.expected : now;
        one.before = anew && one.dice == 0 ? now : one.before;
        out.push_back(std::move(one));
    }
    return out;
}

std::string told(const Match& match, std::span<const Appraisal> plies, std::size_t ply) {
    std::string what = match.position().brief(match.plies()[ply].events);
    if (what.empty()) {
        what = capital(match.plies()[ply].action);
    }
    const bool ended = what.back() == '.' || what.back() == '!' || what.back() == ')';
    return fill(tr("{where}, action {number}: {what}"), {{"where", plies[ply].where},
                                                         {"number", std::to_string(ply + 1)},
                                                         {"what", what + (ended ? "" : ".")}});
}

} // namespace disfida
