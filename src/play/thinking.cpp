#include "play/thinking.hpp"

#include <algorithm>
#include <utility>

#include <poll.h>

namespace disfida {

namespace {

constexpr int champion = last_level; ///< the one who takes as long as he is given
constexpr std::chrono::milliseconds usual_limit{1000};
constexpr std::uint64_t most_nodes = 100'000'000; ///< more than any of those times has room for
constexpr std::uint64_t nodes_a_look = 500;       ///< some milliseconds: how often the clock is looked at
constexpr std::uint64_t seed = 0;                 ///< the position is what makes choices differ

/// Where only dice decide, any level says the same.
int level_of(const Player& player) {
    return player.kind == Player::Kind::computer ? player.level : first_level;
}

/// Thinks until it has finished or a time has come; true when it has finished.
bool think_until(Thought& thought, Thinking::Clock::time_point end) {
    bool finished = false;
    do {
        finished = thought.think(nodes_a_look);
    } while (!finished && Thinking::Clock::now() < end);
    return finished;
}

} // namespace

void Thinking::begin(const Match& match, const Player& player, const Limits& limits) {
    stop();
    since_ = Clock::now();
    const std::string side(match.position().to_move());
    const bool decides = side != "none";
    if (decides && player.kind == Player::Kind::program) {
        auto& program = programs_[side];
        if (!program || program->command() != player.command) {
            program = std::make_unique<Outside>(player.command);
        }
        program->ask(match, limits.bot);
        asked_ = program.get();
        return;
    }
    const int level = level_of(player);
    const auto limit = limits.think        ? limits.think
                       : level == champion ? std::optional(usual_limit)
                                           : std::nullopt;
    until_ = limit ? std::optional(since_ + *limit) : std::nullopt;
    by_ = match.position().consider(level, level == champion ? most_nodes : 0, seed);
}

bool Thinking::go_on(const Match& match, std::chrono::milliseconds slice) {
    if (decided_) {
        return true;
    }
    if (asked_ != nullptr) {
        decided_ = asked_->look(match.position());
        return decided_.has_value();
    }
    const auto slice_end = Clock::now() + slice;
    const bool last = until_ && *until_ <= slice_end;
    if (think_until(*by_, last ? *until_ : slice_end) || last) {
        hurry();
    }
    return decided_.has_value();
}

void Thinking::wait(std::chrono::milliseconds most) const {
    std::vector<pollfd> polled;
    for (const int file : files()) {
        polled.push_back({file, POLLIN, 0});
    }
    ::poll(polled.data(), polled.size(), static_cast<int>(most.count()));
}

bool Thinking::hurry() {
    if (by_ != nullptr && !decided_) {
        decided_ = by_->choice();
    }
    return by_ != nullptr;
}

Result<std::string> Thinking::take() {
    Result<std::string> out = std::move(*decided_);
    decided_.reset();
    by_.reset();
    asked_ = nullptr;
    return out;
}

void Thinking::stop() {
    if (asked_ != nullptr) {
        asked_->give_up();
    }
    decided_.reset();
    by_.reset();
    asked_ = nullptr;
}

std::vector<int> Thinking::files() const {
    std::vector<int> out;
    for (const auto& [side, program] : programs_) {
        for (const int file : program->files()) {
            if (file >= 0) {
                out.push_back(file);
            }
        }
    }
    return out;
}

void Thinking::look_after(const Match& match) {
    for (const auto& [side, program] : programs_) {
        if (program.get() != asked_ || decided_) {
            program->look(match.position());
        }
    }
}

void Thinking::dismiss(std::string_view side) {
    const auto at = programs_.find(side);
    if (at == programs_.end()) {
        return;
    }
    if (asked_ == at->second.get()) {
        stop();
    }
    programs_.erase(at);
}

std::string decide_within(const Position& position, int level, std::chrono::milliseconds limit) {
    const auto end = Thinking::Clock::now() + limit;
    const auto thought = position.consider(level, level == champion ? most_nodes : 0, seed);
    think_until(*thought, end);
    return thought->choice();
}

} // namespace disfida
