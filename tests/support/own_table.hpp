// A table of two terminals without a line: it plays whatever it is told, and says what a test wants.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "play/session.hpp"

namespace disfida::test {

class OwnTable final : public SharedTable {
  public:
    explicit OwnTable(std::string own) : own_(std::move(own)) {}
    [[nodiscard]] std::string_view own_side() const override { return own_; }
    [[nodiscard]] std::vector<int> files() const override { return {}; }
    [[nodiscard]] int timeout() const override { return -1; }
    void tend(Session& session) override {
        for (const std::string& action : std::exchange(coming, {})) {
            REQUIRE(session.play(action));
            add(News::Kind::played);
        }
        if (!told.empty()) {
            add(News::Kind::refused, std::exchange(told, {}));
        }
    }
    Result<Done> want(Session& /*session*/, std::string_view action) override {
        coming.emplace_back(action);
        return Done{};
    }
    Result<Done> say(std::string_view /*text*/) override { return Done{}; }
    Result<Done> offer(Session& /*session*/, Offer /*what*/) override { return Done{}; }
    [[nodiscard]] std::optional<Offer> asked() const override { return asks; }
    void answer(Session& /*session*/, bool /*yes*/) override { asks.reset(); }
    [[nodiscard]] bool busy() const override { return false; }
    [[nodiscard]] std::string presence() const override { return "anna is here"; }
    [[nodiscard]] std::vector<std::string> described() const override { return {}; }
    [[nodiscard]] std::string invitation() const override { return inviting; }
    [[nodiscard]] std::string other() const override { return "anna"; }
    [[nodiscard]] std::string way_back() const override { return back; }

    std::vector<std::string> coming; ///< actions played at the next tending
    std::string told;                ///< what goes wrong then
    std::optional<Offer> asks;       ///< by the other player
    std::string inviting;            ///< empty: somebody has joined
    std::string back = "disfida join barletta";

  private:
    std::string own_;
};

} // namespace disfida::test
