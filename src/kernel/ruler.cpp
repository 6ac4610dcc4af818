#include "kernel/ruler.hpp"

namespace disfida {

std::string ruler(int from, int to, int rolled, const std::function<std::string(int)>& brings) {
    std::string out;
    std::string before;
    for (int value = from; value <= to; ++value) {
        const std::string what = brings(value);
        if (value == from || what != before) {
            out += (value == from ? "" : " | ") + what;
        }
        before = what;
        const std::string digits = std::to_string(value);
        out += value == rolled ? " [" + digits + "]" : " " + digits;
    }
    return out;
}

} // namespace disfida
