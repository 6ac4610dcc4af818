#include "play/report_file.hpp"

#include <algorithm>

#include <unistd.h>

#include "disfida/record.hpp"
#include "kernel/tongue.hpp"
#include "kernel/wrap.hpp"
#include "play/report.hpp"

namespace disfida {

namespace {

constexpr int page_width = 78;

} // namespace

std::string report_text(const Match& match) {
    std::string out;
    for (const std::string& line : report(match)) {
        if (line.empty()) {
            out += '\n';
        }
        const std::size_t blanks = std::min(line.find_first_not_of(' '), line.size());
        const int indent = static_cast<int>(blanks) + 2;
        for (const std::string& part :
             line.empty() ? std::vector<std::string>() : wrap(line, page_width, indent)) {
            out += part + '\n';
        }
    }
    return out;
}

Result<Done> write_report(const Match& match, const std::string& path) {
    if (::access(path.c_str(), F_OK) == 0) {
        return Error{fill(tr("{path}: is there already; name a new file"), {{"path", path}})};
    }
    return write_file(path, report_text(match));
}

} // namespace disfida
