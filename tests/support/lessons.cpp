#include "support/lessons.hpp"

#include <doctest/doctest.h>

namespace disfida::test {

std::string with(std::string_view text, std::string_view part, std::string_view other) {
    std::string out(text);
    const std::size_t at = out.find(part);
    REQUIRE_MESSAGE(at != std::string::npos, part);
    return out.replace(at, part.size(), other);
}

LessonFolder::LessonFolder(std::string_view text, std::string name) : name_(std::move(name)) {
    folder_.write(name_, text);
    auto data = DataSource::open(folder_.path().string());
    REQUIRE_MESSAGE(data, data.error().line());
    data_ = std::move(*data);
}

std::string LessonFolder::without_path(const std::string& line) const {
    const std::string path = (folder_.path() / name_).string();
    REQUIRE_MESSAGE(line.starts_with(path), line);
    return line.substr(path.size());
}

} // namespace disfida::test
