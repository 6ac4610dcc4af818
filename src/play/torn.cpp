#include "play/torn.hpp"

#include <algorithm>
#include <optional>

#include <unistd.h>

#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "play/game_file.hpp"
#include "play/kept.hpp"
#include "play/session.hpp"

namespace disfida {

namespace {

std::size_t lines_in(std::string_view text) {
    return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

/// The line an error names behind the file: "game.disfida:12: what is wrong".
std::optional<std::size_t> line_of(std::string_view error, std::string_view file) {
    if (!error.starts_with(file) || error.size() <= file.size() || error[file.size()] != ':') {
        return std::nullopt;
    }
    const std::string_view rest = error.substr(file.size() + 1);
    return parse_number<std::size_t>(rest.substr(0, rest.find(':')));
}

std::string_view first_lines(std::string_view text, std::size_t count) {
    std::size_t end = 0;
    for (; count > 0 && end < text.size(); --count) {
        end = std::min(text.find('\n', end), text.size() - 1) + 1;
    }
    return text.substr(0, end);
}

} // namespace

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

std::optional<Remains> remains_of(const DataSource& data, std::string_view text, const std::string& file,
                                  std::span<const GameInfo> games) {
    Remains out{whole_lines(text), 0, !text.empty() && text.back() != '\n'};
    const auto match = Match::read(data, out.text, file, 0, games);
    if (match) {
        out.line = lines_in(out.text) + 1;
        return out.cut_off ? std::optional(out) : std::nullopt;
    }
    const bool other_data = out.text.find("\n" + std::string(data_comment_head)) != std::string_view::npos;
    const auto line = line_of(match.error().text, file);
    if (other_data || !line) {
        return std::nullopt;
    }
    out = {first_lines(out.text, *line - 1), *line};
    const auto before = Match::read(data, out.text, file, 0, games);
    return before && !before->plies().empty() ? std::optional(out) : std::nullopt;
}

std::optional<std::string> torn_question(const DataSource& data, const std::string& file) {
    const auto text = read_file(file);
    const auto left = text ? remains_of(data, *text, file) : std::nullopt;
    if (!left) {
        return std::nullopt;
    }
    const std::string shown = short_path(file);
    return fill(left->cut_off
                    ? tr("{place}: the last line is cut off. Go on from the line before? (The file as it "
                         "is stays beside it as {torn})")
                    : tr("{place}: this line does not hold. Go on from the line before? (The file as it "
                         "is stays beside it as {torn})"),
                {{"place", shown + ":" + std::to_string(left->line)}, {"torn", shown + ".torn"}});
}

} // namespace disfida
