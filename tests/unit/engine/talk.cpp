#include "unit/engine/talk.hpp"

#include <array>

#include <doctest/doctest.h>

namespace disfida::test {

std::string Talk::text(std::string_view command, std::string_view sign) {
    std::string answer = raw(command);
    INFO(std::string(command));
    REQUIRE_MESSAGE(answer.starts_with(sign), answer);
    REQUIRE(answer.ends_with("\n\n"));
    return answer.substr(2, answer.size() - 4);
}

Talk& Talk::tell(const std::vector<std::string>& commands) {
    for (const std::string& command : commands) {
        ok(command);
    }
    return *this;
}

std::string first_line(const std::string& text) { return text.substr(0, text.find('\n')); }

std::string deployment_roll(SeededDice& dice) {
    std::string out = "roll :";
    int difference = 0;
    while (difference == 0) {
        std::array<int, 2> sums{};
        for (std::size_t i = 0; i < 4; ++i) {
            const int die = dice.die();
            sums[i / 2] += die;
            out += ' ' + std::to_string(die);
        }
        difference = sums[0] - sums[1];
    }
    return out;
}

std::vector<std::string> one_lane() {
    return {"new barletta seed 5",        "set empty",
            "set phase charge",           "set to-move italian",
            "set knight fieramosca 2407", "set knight sachet 2406"};
}

} // namespace disfida::test
