#include "support/markup.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <vector>

namespace disfida::test {

namespace {

constexpr std::string_view blanks = " \t\n";

class Reader {
  public:
    Reader(std::string_view text, bool html) : text_(text), html_(html) {}

    std::string read() {
        while (at_ < text_.size() && problem_.empty()) {
            if (text_.substr(at_).starts_with("<?") || text_.substr(at_).starts_with("<!")) {
                skip_to(">");
            } else if (text_[at_] == '<') {
                tag();
            } else {
                character(text_[at_]);
            }
        }
        if (problem_.empty() && !open_.empty()) {
            wrong("<" + open_.back() + "> is not closed");
        }
        if (problem_.empty() && !any_) {
            wrong("no element");
        }
        return problem_;
    }

  private:
    void wrong(const std::string& what) {
        problem_ = problem_.empty() ? what + " at byte " + std::to_string(at_) : problem_;
    }
    void skip_to(std::string_view end) {
        const std::size_t found = text_.find(end, at_);
        if (found == std::string_view::npos) {
            wrong("no " + std::string(end));
            at_ = text_.size();
        } else {
            at_ = found + end.size();
        }
    }
    void character(char c) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x20 && blanks.find(c) == std::string_view::npos) {
            wrong("control character");
        } else if (c == '&') {
            constexpr std::array<std::string_view, 5> known{"&amp;", "&lt;", "&gt;", "&quot;", "&#39;"};
            if (std::none_of(known.begin(), known.end(), [&](std::string_view entity) {
                    return text_.substr(at_).starts_with(entity);
                })) {
                wrong("bare &");
            }
        }
        ++at_;
    }
    std::string word() {
        const std::size_t end = std::min(text_.find_first_of(" \t\n/>=\"<", at_), text_.size());
        std::string out(text_.substr(at_, end - at_));
        at_ = end;
        return out;
    }
    void pass_blanks() { at_ = std::min(text_.find_first_not_of(blanks, at_), text_.size()); }
    [[nodiscard]] char now() const { return at_ < text_.size() ? text_[at_] : '\0'; }

    void tag() {
        ++at_;
        any_ = true;
        if (now() == '/') {
            ++at_;
            const std::string name = word();
            if (open_.empty() || open_.back() != name || now() != '>') {
                wrong("</" + name + "> closes nothing");
                return;
            }
            open_.pop_back();
            ++at_;
            return;
        }
        const std::string name = word();
        std::set<std::string> seen;
        for (pass_blanks(); now() != '>' && now() != '/' && problem_.empty(); pass_blanks()) {
            attribute(seen);
        }
        const bool closed = now() == '/';
        at_ += closed ? 1 : 0;
        if (name.empty() || now() != '>') {
            wrong("no > behind <" + name);
            return;
        }
        ++at_;
        constexpr std::array<std::string_view, 3> never_closed{"meta", "br", "input"};
        const bool alone =
            html_ && std::find(never_closed.begin(), never_closed.end(), name) != never_closed.end();
        if (html_ && (name == "script" || name == "style")) {
            skip_to("</" + name + ">");
        } else if (!closed && !alone) {
            open_.push_back(name);
        }
    }
    void attribute(std::set<std::string>& seen) {
        const std::string name = word();
        if (name.empty() || !seen.insert(name).second) {
            wrong("attribute '" + name + "' is empty or there twice");
            return;
        }
        if (now() != '=') {
            if (!html_) {
                wrong("attribute " + name + " has no value");
            }
            return;
        }
        ++at_;
        if (now() != '"') {
            wrong("attribute " + name + " has no quotes");
            return;
        }
        for (++at_; now() != '"' && at_ < text_.size() && problem_.empty();) {
            if (now() == '<') {
                wrong("< in an attribute");
            }
            character(now());
        }
        ++at_;
    }

    std::string_view text_;
    bool html_;
    std::size_t at_ = 0;
    bool any_ = false;
    std::vector<std::string> open_;
    std::string problem_;
};

} // namespace

std::string markup_problem(std::string_view text, bool html) { return Reader(text, html).read(); }

} // namespace disfida::test
