#include "support/mistaken_game.hpp"

#include <array>

#include "barletta/game.hpp"
#include "play/game_position.hpp"

namespace disfida::test {
namespace {

class MistakenPosition final : public GamePosition<barletta::Game> {
  public:
    using GamePosition::GamePosition;
    [[nodiscard]] std::unique_ptr<Position> clone() const override {
        return std::make_unique<MistakenPosition>(*this);
    }
    [[nodiscard]] std::string suggest(int /*level*/) const override { return "charge roland"; }
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
