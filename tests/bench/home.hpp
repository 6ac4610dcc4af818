// Where the programs of the bench keep their games, and how what they took is summed up.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <system_error>
#include <vector>

namespace disfida::bench {

/// A home for one program, or for two at one table, gone with its object.
class Home {
  public:
    Home() {
        std::string pattern = (std::filesystem::temp_directory_path() / "disfida-bench-XXXXXX").string();
        path_ = ::mkdtemp(pattern.data()) != nullptr ? pattern : std::string();
    }
    Home(const Home&) = delete;
    Home& operator=(const Home&) = delete;
    ~Home() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }

    [[nodiscard]] const std::string& path() const { return path_; }
    [[nodiscard]] std::string record() const { return path_ + "/bench.disfida"; }
    [[nodiscard]] std::size_t record_size() const {
        std::error_code none_yet;
        const auto size = std::filesystem::file_size(record(), none_yet);
        return none_yet ? 0 : static_cast<std::size_t>(size);
    }

  private:
    std::string path_;
};

/// The game's program.
inline std::string program() {
    const char* const path = std::getenv("DISFIDA");
    return path != nullptr ? path : "build/disfida";
}

inline double median(std::vector<double> values) {
    if (values.empty()) {
        return 0.0;
    }
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

/// Where the machine is busy, the least tells more than the median.
inline double least(const std::vector<double>& values) {
    return values.empty() ? 0.0 : *std::min_element(values.begin(), values.end());
}

inline double most(const std::vector<double>& values) {
    return values.empty() ? 0.0 : *std::max_element(values.begin(), values.end());
}

} // namespace disfida::bench
