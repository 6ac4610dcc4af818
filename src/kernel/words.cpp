#include "kernel/words.hpp"

namespace disfida {

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t at = text.find(separator);
        parts.push_back(text.substr(0, at));
        if (at == std::string_view::npos) {
            return parts;
        }
        text.remove_prefix(at + 1);
    }
}

namespace {

template <class Texts> std::string joined(const Texts& texts, std::string_view separator) {
    std::string out;
    bool first = true;
    for (const auto& text : texts) {
        out += first ? std::string_view() : separator;
        out += text;
        first = false;
    }
    return out;
}

} // namespace

std::string join(const std::vector<std::string>& texts, std::string_view separator) {
    return joined(texts, separator);
}

std::string join(std::span<const std::string_view> texts, std::string_view separator) {
    return joined(texts, separator);
}

} // namespace disfida
