#include "cli/story.hpp"

#include "cli/kept.hpp"
#include "kernel/tongue.hpp"
#include "play/report_file.hpp"

namespace disfida::cli {

Result<std::string> story(const DataSource& data, const std::string& file) {
    const auto match = kept_match(data, file);
    if (!match) {
        return match.error();
    }
    return std::string(tr(match->info().title)) + "\n\n" + report_text(*match);
}

} // namespace disfida::cli
