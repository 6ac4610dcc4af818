#include "lab/matrix_page.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <string_view>

#include "kernel/punctuation.hpp"
#include "kernel/tongue.hpp"
#include "kernel/wrap.hpp"
#include "lab/heading.hpp"
#include "lab/numbers.hpp"

namespace disfida::lab {

namespace {

constexpr int place_width = 3;
constexpr int title_width = 13;
constexpr std::size_t shade_count = 5;
constexpr std::array<std::string_view, shade_count> plain_shades{" ", ".", "+", "#", "@"};
constexpr std::array<std::string_view, shade_count> block_shades{" ", "░", "▒", "▓", "█"};
/// Of the 256 colours terminals number alike: red for one who loses, grey for even, green for one who wins.
constexpr std::array<int, shade_count> backgrounds{124, 174, 250, 114, 28};

double score_of(const Wins& wins) {
    return wins.games() == 0 ? 0.5 : wins.score(0) / static_cast<double>(wins.games());
}

std::size_t shade_of(double score) {
    constexpr std::array bounds{0.1, 0.35, 0.65, 0.9};
    return static_cast<std::size_t>(
        std::count_if(bounds.begin(), bounds.end(), [&](double bound) { return score >= bound; }));
}

std::string repeated(std::string_view text, int times) {
    std::string out;
    for (int i = 0; i < times; ++i) {
        out += text;
    }
    return out;
}

std::string cell(double score, int width, const Paint& paint) {
    const std::size_t shade = shade_of(score);
    const int percents = static_cast<int>(std::min(99.0, 100 * score + 0.5));
    if (paint.colour) {
        return "\033[30;48;5;" + std::to_string(backgrounds[shade]) + "m" +
               (width > 1 ? right(std::to_string(percents), width) : " ") + "\033[0m";
    }
    const std::string_view sign = paint.ascii ? plain_shades[shade] : block_shades[shade];
    return width > 3 ? right(std::to_string(percents), width - 1) + std::string(sign) : repeated(sign, width);
}

std::string legend(const Paint& paint) {
    constexpr std::array<std::string_view, shade_count> ranges{mark("below 10"), mark("to 35"), mark("to 65"),
                                                               mark("to 90"), mark("up to 100 %")};
    std::string out;
    for (std::size_t i = 0; i < shade_count; ++i) {
        const std::string_view sign = paint.ascii ? plain_shades[i] : block_shades[i];
        const std::string shown = paint.colour ? "\033[48;5;" + std::to_string(backgrounds[i]) + "m  \033[0m"
                                               : "[" + std::string(sign) + "]";
        out += (i == 0 ? "" : "  ") + shown + " " + std::string(tr(ranges[i]));
    }
    return out;
}

} // namespace

std::vector<std::string> matrix_lines(const Matrix& matrix, const Paint& paint) {
    std::vector<std::size_t> order(matrix.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return score_of(matrix.of(a)) > score_of(matrix.of(b));
    });
    const int head_width = place_width + 1 + title_width + 7;
    const int room = (page_width - head_width) / std::max(1, static_cast<int>(matrix.size()));
    const int width = std::clamp(room, 1, 4);
    std::vector<std::string> out;
    // Where a column is one cell wide its number stands upright, apart from the score.
    const bool upright = width == 1;
    const std::string gap(upright && head_width + 1 + static_cast<int>(matrix.size()) <= page_width ? 1 : 0,
                          ' ');
    if (upright) {
        std::string tens = left("", head_width) + gap;
        for (std::size_t i = 1; i <= order.size(); ++i) {
            tens += i < 10 ? " " : std::to_string(i / 10 % 10);
        }
        if (order.size() >= 10) {
            out.push_back(tens);
        }
    }
    std::string head = left("", place_width + 1 + title_width) + right(tr("score"), 7) + gap;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const std::string number = std::to_string(i + 1);
        const std::string sign = width == 3 || width == 4 ? number
                                 : width == 2             ? number
                                                          : number.substr(number.size() - 1);
        head += right(sign, width);
    }
    out.push_back(head);
    for (std::size_t i = 0; i < order.size(); ++i) {
        const Wins all = matrix.of(order[i]);
        std::string line = right(std::to_string(i + 1), place_width) + " " +
                           left(tr_data(matrix.titles[order[i]]), title_width) +
                           right(decimal(100 * score_of(all), 1), 7) + gap;
        for (const std::size_t other : order) {
            line += other == order[i] ? repeated(" ", width - 1) + "\\"
                                      : cell(score_of(matrix.of(order[i], other)), width, paint);
        }
        out.push_back(line);
    }
    out.emplace_back();
    out.emplace_back(tr("How often the hero of the line beats the one of the column, draws as half:"));
    out.push_back(legend(paint));
    Wins sides;
    for (const Wins& wins : matrix.cells) {
        sides.add(wins);
    }
    const auto more =
        wrap(fill(tr("The left side, whoever it is, scores {score}, {interval}, in {games}, {drawn} "
                     "drawn."),
                  {{"score", percent(score_of(sides))},
                   {"interval", percent(wilson(sides.score(0), sides.games()))},
                   {"games", games_text(sides.games())},
                   {"drawn", in_groups(sides.drawn)}}),
             page_width);
    out.insert(out.end(), more.begin(), more.end());
    return out;
}

} // namespace disfida::lab
