#include "cli/story.hpp"

#include "cli/kept.hpp"
#include "kernel/wrap.hpp"
#include "play/report.hpp"

namespace disfida::cli {

namespace {

constexpr int page_width = 78;
constexpr int indent = 4; ///< of what a sentence goes on with

} // namespace

Result<std::string> story(const DataSource& data, const std::string& file) {
    const auto match = kept_match(data, file);
    if (!match) {
        return match.error();
    }
    std::string out = std::string(match->info().title) + "\n\n";
    for (const std::string& line : report(*match)) {
        for (const std::string& part : wrap(line, page_width, indent)) {
            out += part + "\n";
        }
    }
    return out;
}

} // namespace disfida::cli
