#include "cli/kept.hpp"

#include "kernel/data.hpp"
#include "play/session.hpp"

namespace disfida::cli {

Result<Match> kept_match(const DataSource& data, const std::string& file) {
    const auto text = read_file(file);
    if (!text) {
        return text.error();
    }
    auto match = Match::read(data, *text, file, 0);
    if (!match) {
        return with_data_named(match.error(), *text);
    }
    return match;
}

Result<Match> kept_or_last(const DataSource& data, const std::string& file) {
    const auto kept = file.empty() ? kept_games() : std::vector<KeptGame>();
    if (file.empty() && kept.empty()) {
        return Error{"no game is kept yet; name a FILE with a record"};
    }
    return kept_match(data, file.empty() ? kept.front().path : file);
}

} // namespace disfida::cli
