#include "kernel/weights.hpp"

#include <string>

#include "kernel/data.hpp"
#include "kernel/toml.hpp"

namespace disfida {

namespace {

std::optional<Error> read_table(TomlReader& root, const std::string& shown, const WeightTable& out) {
    const toml::table* table = root.table(out.name);
    if (table == nullptr) {
        return std::nullopt; // the root says so
    }
    constexpr int most = 1000;
    TomlReader reader(*table, shown);
    for (std::size_t i = 0; i < out.features.size(); ++i) {
        out.weights[i] = reader.has(out.features[i]) ? reader.real(out.features[i], -most, most) : 0.0;
    }
    return reader.finish();
}

} // namespace

std::optional<Error> read_weights(const DataSource& data, std::string_view file,
                                  std::span<const WeightTable> tables) {
    std::optional<Error> inner;
    const auto failed = read_data(data, file, [&](TomlReader& root, const std::string& shown) {
        for (const WeightTable& table : tables) {
            if (auto error = read_table(root, shown, table); error && !inner) {
                inner = std::move(error);
            }
        }
    });
    return inner ? inner : failed;
}

} // namespace disfida
