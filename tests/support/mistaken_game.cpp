#include "support/mistaken_game.hpp"

#include <array>

#include "barletta/game.hpp"
#include "play/game_position.hpp"

namespace disfida::test {
namespace {

class Mistake final : public Thought {
  public:
    bool think(std::uint64_t /*nodes*/) override { return true; }
    [[nodiscard]] std::string choice() const override { return "charge roland"; }
    [[nodiscard]] std::uint64_t nodes() const override { return 0; }
};

class MistakenPosition final : public GamePosition<barletta::Game> {
  public:
    using GamePosition::GamePosition;
    [[nodiscard]] std::unique_ptr<Position> clone() const override {
        return std::make_unique<MistakenPosition>(*this);
    }
    [[nodiscard]] std::unique_ptr<Thought> consider(int /*level*/, std::uint64_t /*nodes*/,
                                                    std::uint64_t /*seed*/) const override {
        return std::make_unique<Mistake>();
    }
};

Result<std::unique_ptr<Position>> open(const DataSource& data, const Options& options) {
    auto game = barletta::Game::open(data, options);
    if (!game) {
        return game.error();
    }
    return std::unique_ptr<Position>(std::make_unique<MistakenPosition>(std::move(*game)));
}

GameInfo info() {
    GameInfo info = barletta::info();
    info.open = open;
    return info;
}

} // namespace

std::span<const GameInfo> mistaken_table() {
    static const std::array table{info()};
    return table;
}

} // namespace disfida::test
