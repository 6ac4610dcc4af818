#include "plain/console.hpp"

#include <algorithm>

#include "kernel/ascii.hpp"
#include "kernel/words.hpp"
#include "kernel/wrap.hpp"

namespace disfida::plain {

namespace {

std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(' ');
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, text.find_last_not_of(' ') + 1 - first);
}

/// What was meant by what was typed: control characters are blanks, many blanks are one.
std::string tidy(std::string line) {
    std::replace_if(
        line.begin(), line.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; },
        ' ');
    const auto twice = [](char a, char b) { return a == ' ' && b == ' '; };
    line.erase(std::unique(line.begin(), line.end(), twice), line.end());
    return std::string(trimmed(line));
}

} // namespace

void Console::write(std::string_view text) {
    if (!failed()) {
        problem_ = channel_.write(ascii_ ? to_ascii(text) : std::string(text));
    }
}

void Console::say(std::string_view text, int indent) {
    const auto lead = static_cast<int>(std::min(text.find_first_not_of(' '), text.size()));
    write(join(wrap(text, page_width, lead + indent), "\n") + "\n");
}

void Console::show(const std::vector<std::string>& lines) {
    for (const std::string& line : lines) {
        say(line, 2);
    }
}

void Console::print(const std::vector<std::string>& lines) { write(join(lines, "\n") + "\n"); }

void Console::put(std::string_view question) {
    const std::string_view mark = question.ends_with(':') ? "" : " >";
    write(join(wrap(std::string(question) + std::string(mark), page_width), "\n") + " ");
}

void Console::echo(std::string_view line) {
    if (!channel_.interactive) {
        write(std::string(line) + "\n"); // so that what was said reads as a talk
    }
}

std::optional<std::string> Console::ask(std::string_view question) {
    put(question);
    Heard heard = failed() || meanwhile_.tend ? Heard{} : channel_.listen(-1);
    while (meanwhile_.tend && !failed()) {
        if (meanwhile_.tend()) {
            return std::string();
        }
        heard = wait(meanwhile_.timeout(), meanwhile_.files());
        if (heard.kind == Heard::Kind::line || heard.kind == Heard::Kind::end) {
            break;
        }
    }
    if (heard.kind != Heard::Kind::line) {
        write("\n");
        return std::nullopt;
    }
    std::string line = tidy(std::move(heard.line));
    echo(line);
    return line;
}

Heard Console::wait(int milliseconds) const {
    Heard heard = failed() ? Heard{} : channel_.listen(milliseconds);
    heard.line = tidy(std::move(heard.line));
    return heard;
}

Heard Console::wait(int milliseconds, std::span<const int> files) const {
    constexpr int moment = 20;
    Heard heard = failed() ? Heard{}
                  : channel_.listen_also
                      ? channel_.listen_also(milliseconds, files)
                      : channel_.listen(milliseconds < 0 ? moment : std::min(milliseconds, moment));
    heard.line = tidy(std::move(heard.line));
    return heard;
}

} // namespace disfida::plain
