#include "support/slow_game.hpp"

#include <array>

#include "barletta/game.hpp"
#include "play/game_position.hpp"

namespace disfida::test {
namespace {

class SlowThought final : public Thought {
  public:
    explicit SlowThought(std::unique_ptr<Thought> knight) : knight_(std::move(knight)) {}
    bool think(std::uint64_t nodes) override {
        nodes_ += nodes;
        return false;
    }
    [[nodiscard]] std::string choice() const override { return knight_->choice(); }
    [[nodiscard]] std::uint64_t nodes() const override { return nodes_; }

  private:
    std::unique_ptr<Thought> knight_;
    std::uint64_t nodes_ = 0;
};

class SlowPosition final : public GamePosition<barletta::Game> {
  public:
    using GamePosition::GamePosition;
    [[nodiscard]] std::unique_ptr<Position> clone() const override {
        return std::make_unique<SlowPosition>(*this);
    }
    [[nodiscard]] std::unique_ptr<Thought> consider(int /*level*/, std::uint64_t nodes,
                                                    std::uint64_t seed) const override {
        constexpr int knight = 2;
        return std::make_unique<SlowThought>(GamePosition::consider(knight, nodes, seed));
    }
};

Result<std::unique_ptr<Position>> open(const DataSource& data, const Options& options) {
    auto game = barletta::Game::open(data, options);
    if (!game) {
        return game.error();
    }
    return std::unique_ptr<Position>(std::make_unique<SlowPosition>(std::move(*game)));
}

GameInfo info() {
    GameInfo info = barletta::info();
    info.open = open;
    return info;
}

} // namespace

std::span<const GameInfo> slow_table() {
    static const std::array table{info()};
    return table;
}

} // namespace disfida::test
