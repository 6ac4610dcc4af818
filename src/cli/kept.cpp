#include "cli/kept.hpp"

#include "kernel/data.hpp"
#include "kernel/tongue.hpp"
#include "net/own_tables.hpp"
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

Result<std::string> named_or_last(const std::string& file) {
    if (!file.empty()) {
        return file;
    }
    const auto kept = net::kept_here();
    return kept.empty() ? Result<std::string>(Error{tr("no game is kept yet; name a FILE with a record")})
                        : kept.front().path;
}

Result<Match> kept_or_last(const DataSource& data, const std::string& file) {
    const auto path = named_or_last(file);
    return path ? kept_match(data, *path) : Result<Match>(path.error());
}

} // namespace disfida::cli
