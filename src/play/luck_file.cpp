#include "play/luck_file.hpp"

#include <array>
#include <charconv>
#include <optional>
#include <utility>

#include "disfida/match.hpp"
#include "disfida/version.hpp"
#include "kernel/words.hpp"
#include "play/journal.hpp"

namespace disfida {

namespace {

constexpr int digits = 6; ///< behind the point
constexpr std::size_t most_unwritten = 10;

/// Luck follows from the computer's estimates, which another version may make otherwise.
std::string header() { return "disfida-luck " + std::string(version()); }

std::string path() {
    const std::string folder = state_folder();
    return folder.empty() ? std::string() : folder + "/luck";
}

std::string key_of(std::string_view record) { return digest(record) + ":" + std::to_string(record.size()); }

std::optional<double> parse_real(std::string_view text) {
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

std::string decimal(double value) {
    std::array<char, 64> text{};
    const auto [end, error] =
        std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed, digits);
    return error == std::errc() ? std::string(text.data(), end) : "0";
}

} // namespace

LuckFile::LuckFile() {
    const std::string file = path();
    const auto text = file.empty() ? Result<std::string>(Error{}) : read_file(file);
    if (!text) {
        return;
    }
    const auto lines = split(*text, '\n');
    if (lines.front() != header()) {
        return;
    }
    for (const std::string_view line : lines) {
        const auto words = split(line, ' ');
        std::vector<double> luck;
        for (std::size_t i = 1; i < words.size(); ++i) {
            if (const auto value = parse_real(words[i])) {
                luck.push_back(*value);
            }
        }
        if (luck.size() + 1 == words.size()) { // a line that is none is passed over
            known_.emplace(words[0], std::move(luck));
        }
    }
}

std::vector<double> LuckFile::find(std::string_view record) const {
    const auto at = known_.find(key_of(record));
    return at == known_.end() ? std::vector<double>() : at->second;
}

void LuckFile::note(std::string_view record, std::vector<double> luck) {
    known_.insert_or_assign(key_of(record), std::move(luck));
    if (++news_ == most_unwritten) {
        keep();
    }
}

void LuckFile::keep() {
    if (std::exchange(news_, 0) == 0 || path().empty()) {
        return;
    }
    std::string text = header() + "\n";
    for (const auto& [key, luck] : known_) {
        text += key;
        for (const double value : luck) {
            text += " " + decimal(value);
        }
        text += "\n";
    }
    [[maybe_unused]] const auto written = write_file(path(), text); // where it cannot be, it is counted again
}

} // namespace disfida
