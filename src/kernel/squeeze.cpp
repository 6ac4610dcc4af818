#include "kernel/squeeze.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace disfida {

namespace {

// Probabilities of a 1 are in 4096ths where they are mixed and coded, in 65536ths where they are learnt.
constexpr int one = 4096;
constexpr int most_stretched = 2047;
constexpr std::size_t contexts = 7;
constexpr int dearest_rate = 60;      ///< a guess never learns slower than by this fraction
constexpr std::size_t farthest = 256; ///< bytes of a line that are looked back on; hardly any has more

/// 1 / (1 + e^-x) with x in 256ths.
int squash(int x) {
    constexpr std::array<int, 33> points{1,    2,    3,    6,    10,   16,   27,   45,   73,   120,  194,
                                         310,  488,  747,  1101, 1546, 2047, 2549, 2994, 3348, 3607, 3785,
                                         3901, 3975, 4022, 4050, 4068, 4079, 4085, 4089, 4092, 4093, 4094};
    if (x > most_stretched) {
        return one - 1;
    }
    if (x < -most_stretched) {
        return 1;
    }
    const int shifted = x + most_stretched + 1;
    const auto at = static_cast<std::size_t>(shifted / 128);
    const int part = shifted % 128;
    return (points.at(at) * (128 - part) + points.at(at + 1) * part + 64) / 128;
}

/// The inverse of `squash`.
const std::vector<int>& stretched() {
    static const std::vector<int> table = [] {
        std::vector<int> out(one, most_stretched);
        int next = 0;
        for (int x = -most_stretched; x <= most_stretched; ++x) {
            for (const int p = squash(x); next <= p; ++next) {
                out[static_cast<std::size_t>(next)] = x;
            }
        }
        return out;
    }();
    return table;
}

std::uint64_t hashed(std::uint64_t start, std::string_view text) {
    std::uint64_t hash = start * 0x9e3779b97f4a7c15U + 0xcbf29ce484222325U;
    for (const char c : text) {
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
    }
    return hash;
}

std::string_view nth_word(std::string_view line, int n) {
    for (; n > 0; --n) {
        const std::size_t blank = line.find(' ');
        line = blank == std::string_view::npos ? std::string_view() : line.substr(blank + 1);
    }
    return line.substr(0, line.find(' '));
}

/// What has been learnt of one bit after one kind of beginning.
struct Guess {
    std::uint32_t whose = 0; ///< the beginning, hashed
    std::uint16_t p = 1U << 15U;
    std::uint16_t count = 0;
};

/// Guesses one bit after the other of a text and learns from each.
class Model {
  public:
    explicit Model(std::size_t length) {
        std::size_t size = std::size_t{1} << 16U;
        while (size < length * 8 * contexts && size < std::size_t{1} << 22U) {
            size *= 2;
        }
        guesses_.resize(size);
        for (auto& set : weights_) {
            set.fill(19660); // 0.3
        }
        begin_byte();
    }

    /// How likely a 1 is, 1 to 4095 in 4096ths.
    int guess() {
        known_ = 0;
        for (std::size_t i = 0; i < contexts; ++i) {
            const std::uint64_t hash = (hashes_.at(i) + bits_) * 0x9e3779b97f4a7c15U;
            Guess& guess = guesses_[(hash >> 20U) & (guesses_.size() - 1)];
            const auto whose = static_cast<std::uint32_t>(hash >> 32U) ^ static_cast<std::uint32_t>(hash);
            if (guess.whose != whose || guess.count == 0) {
                guess = {whose};
            }
            chosen_.at(i) = &guess;
            inputs_.at(i) =
                guess.count == 0 ? 0 : stretched()[std::clamp<std::size_t>(guess.p >> 4U, 2, one - 3)];
            known_ = guess.count > 0 ? i : known_;
        }
        const auto& weights = weights_.at(known_ * 2 + (in_dice_ ? 1 : 0));
        std::int64_t sum = 0;
        for (std::size_t i = 0; i < contexts; ++i) {
            sum += std::int64_t{weights.at(i)} * inputs_.at(i);
        }
        guess_ = squash(static_cast<int>(std::clamp<std::int64_t>(sum / 65536, -4096, 4096)));
        return guess_;
    }

    void learn(bool bit) {
        const int wrong = (bit ? one - 1 : 0) - guess_;
        auto& weights = weights_.at(known_ * 2 + (in_dice_ ? 1 : 0));
        for (std::size_t i = 0; i < contexts; ++i) {
            weights.at(i) += inputs_.at(i) * wrong / 820;
            Guess& guess = *chosen_.at(i);
            guess.count = static_cast<std::uint16_t>(guess.count + 1);
            const int rate = std::min(guess.count * 10 + 6, dearest_rate * 10);
            guess.p = static_cast<std::uint16_t>(guess.p +
                                                 ((bit ? 65535 : 0) - static_cast<int>(guess.p)) * 10 / rate);
            guess.count = std::min<std::uint16_t>(guess.count, 1000);
        }
        bits_ = bits_ * 2 + (bit ? 1 : 0);
        if (bits_ >= 256) {
            text_.push_back(static_cast<char>(bits_ & 255U));
            begin_byte();
        }
    }

  private:
    void begin_byte() {
        bits_ = 1;
        const std::string_view all =
            std::string_view(text_).substr(text_.size() - std::min(text_.size(), 2 * farthest));
        const std::size_t line_start = all.rfind('\n') + 1; // 0 where there is none
        const std::string_view line = all.substr(line_start);
        const std::string_view before = all.substr(0, line_start == 0 ? 0 : line_start - 1);
        const std::string_view last_line = before.substr(before.rfind('\n') + 1);
        const std::size_t word_start = line.rfind(' ') + 1;
        const std::string_view word = line.substr(word_start);
        const std::string_view left = line.substr(0, word_start == 0 ? 0 : word_start - 1);
        const std::string_view word_before = left.substr(left.rfind(' ') + 1);
        const std::string_view first = nth_word(line, 0);
        const auto count = static_cast<std::uint64_t>(std::count(line.begin(), line.end(), ' '));
        in_dice_ = line.find(':') != std::string_view::npos;
        const auto end = [&](std::size_t n) { return all.substr(all.size() - std::min(n, all.size())); };
        const std::uint64_t place = hashed(hashed(count, first), "|");
        hashes_ = {hashed(0, ""),
                   hashed(1, end(1)),
                   hashed(2, end(2)),
                   hashed(3, end(3)),
                   hashed(4, end(5)),
                   hashed(5, word) + hashed(place, word_before),
                   hashed(6, word) + hashed(hashed(place, nth_word(last_line, 0)), nth_word(last_line, 1))};
    }

    std::vector<Guess> guesses_;
    std::array<std::array<int, contexts>, contexts * 2> weights_{};
    std::array<std::uint64_t, contexts> hashes_{};
    std::array<Guess*, contexts> chosen_{};
    std::array<int, contexts> inputs_{};
    std::size_t known_ = 0; ///< the last of the contexts that was met before
    std::string text_;
    std::uint32_t bits_ = 1; ///< those of the byte so far, behind a 1
    int guess_ = 0;
    bool in_dice_ = false;
};

/// A model that has read a text already.
Model model_of(std::string_view known, std::size_t length) {
    Model model(known.size() + length);
    for (const char c : known) {
        for (int i = 7; i >= 0; --i) {
            model.guess();
            model.learn(((static_cast<unsigned char>(c) >> static_cast<unsigned>(i)) & 1U) != 0);
        }
    }
    return model;
}

/// Where a bit splits the range of the coder: below it is a 1.
std::uint32_t split_of(std::uint32_t low, std::uint32_t high, int p) {
    return low + static_cast<std::uint32_t>(std::uint64_t{high - low} * static_cast<std::uint32_t>(p) / one);
}

} // namespace

std::string squeeze(std::string_view text, std::string_view known) {
    Model model = model_of(known, text.size());
    std::string out;
    std::uint32_t low = 0;
    std::uint32_t high = 0xffffffffU;
    for (const char c : text) {
        for (int i = 7; i >= 0; --i) {
            const bool bit = ((static_cast<unsigned char>(c) >> static_cast<unsigned>(i)) & 1U) != 0;
            const std::uint32_t split = split_of(low, high, model.guess());
            (bit ? high : low) = bit ? split : split + 1;
            model.learn(bit);
            while ((low ^ high) < 1U << 24U) {
                out.push_back(static_cast<char>(high >> 24U));
                low <<= 8U;
                high = high << 8U | 255U;
            }
        }
    }
    // As few bytes as name a number in the range; those that are missing are read as zeros.
    if (low > 0) {
        out.push_back(static_cast<char>((low >> 24U) + 1));
    }
    while (!out.empty() && out.back() == '\0') {
        out.pop_back();
    }
    return out;
}

std::optional<std::string> unsqueeze(std::string_view packed, std::size_t length, std::string_view known) {
    if (length > longest_squeezed) {
        return std::nullopt;
    }
    Model model = model_of(known, length);
    std::string out;
    std::size_t at = 0;
    const auto next = [&] {
        return at < packed.size() ? static_cast<std::uint32_t>(static_cast<unsigned char>(packed[at++])) : 0U;
    };
    std::uint32_t low = 0;
    std::uint32_t high = 0xffffffffU;
    std::uint32_t value = 0;
    for (int i = 0; i < 4; ++i) {
        value = value << 8U | next();
    }
    for (std::size_t i = 0; i < length; ++i) {
        unsigned byte = 0;
        for (int j = 0; j < 8; ++j) {
            const std::uint32_t split = split_of(low, high, model.guess());
            const bool bit = value <= split;
            (bit ? high : low) = bit ? split : split + 1;
            model.learn(bit);
            byte = byte * 2 + (bit ? 1 : 0);
            while ((low ^ high) < 1U << 24U) {
                low <<= 8U;
                high = high << 8U | 255U;
                value = value << 8U | next();
            }
        }
        out.push_back(static_cast<char>(byte));
    }
    return out;
}

} // namespace disfida
