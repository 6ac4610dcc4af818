#include "play/torn.hpp"

#include <algorithm>
#include <optional>

#include <unistd.h>

#include "play/session.hpp"

namespace disfida {

bool is_torn(std::string_view text) { return !text.empty() && text.back() != '\n'; }

std::string_view whole_lines(std::string_view text) { return text.substr(0, text.rfind('\n') + 1); }

Result<Done> keep_torn(const std::string& path, std::string_view text) {
    const std::string first = path + ".torn";
    std::string name = first;
    for (int i = 2; ::access(name.c_str(), F_OK) == 0; ++i) {
        name = first + "-" + std::to_string(i);
    }
    const auto made = GameFile::make(name, text);
    return made ? Result<Done>(Done{}) : made.error();
}

std::optional<std::string> torn_question(const DataSource& data, const std::string& file) {
    const auto text = read_file(file);
    if (!text || !is_torn(*text)) {
        return std::nullopt;
    }
    const std::string_view whole = whole_lines(*text);
    if (!Match::read(data, whole, file, 0)) {
        return std::nullopt;
    }
    const auto line = std::count(whole.begin(), whole.end(), '\n') + 1;
    return file + ":" + std::to_string(line) +
           ": the last line is cut off. Go on from the line before? (The file as it is stays beside it as " +
           file + ".torn)";
}

} // namespace disfida
