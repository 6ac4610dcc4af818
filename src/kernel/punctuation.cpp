#include "kernel/punctuation.hpp"

#include "kernel/tongue.hpp"
#include "kernel/words.hpp"

namespace disfida {

std::string headed(std::string_view head, std::string_view text) {
    return fill(tr("{head}: {text}"), {{"head", std::string(head)}, {"text", std::string(text)}});
}

std::string clauses(const std::vector<std::string>& parts) {
    return join(parts, tr_in("between clauses", "; "));
}

std::string with_percent(std::string_view number) { return fill(tr("{n}%"), {{"n", std::string(number)}}); }

std::string percent_apart(std::string_view number) { return fill(tr("{n} %"), {{"n", std::string(number)}}); }

std::string with_decimal_mark(std::string number) {
    const std::size_t point = number.find('.');
    return point == std::string::npos ? number : number.replace(point, 1, tr_in("decimal mark", "."));
}

std::string in_groups(std::uint64_t number) {
    std::string out = std::to_string(number);
    for (std::size_t at = out.size(); at > 3; at -= 3) {
        out.insert(at - 3, tr_in("between thousands", ","));
    }
    return out;
}

} // namespace disfida
