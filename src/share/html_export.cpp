#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "play/percent_words.hpp"
#include "play/replay.hpp"
#include "play/report.hpp"
#include "play/turning_points.hpp"
#include "share/escape.hpp"
#include "share/export.hpp"
#include "share/heading.hpp"
#include "share/page_parts.hpp"
#include "share/scenes.hpp"
#include "share/svg.hpp"

namespace disfida::share {

namespace {

std::string tagged(std::string_view tag, std::string_view text) {
    const std::string name(tag.substr(0, tag.find(' ')));
    return "<" + std::string(tag) + ">" + escaped(text) + "</" + name + ">";
}

/// The pictures of a whole match: what each step changes, every part that is drawn written once.
class Film {
  public:
    explicit Film(const Match& match) {
        for (std::size_t at = 0; at <= match.plies().size(); ++at) {
            const auto position = position_after(match, at);
            take(scene_of(*position));
            status_.push_back(position->status().front());
        }
    }

    [[nodiscard]] const scene::Scene& first() const { return first_; }

    /// The definitions a page needs: outlines, every coat of arms, the ground.
    [[nodiscard]] std::string definitions() const {
        std::string out = R"(<svg class="store" aria-hidden="true"><defs>)" + outlines();
        for (const auto& [name, definition] : arms_) {
            out += definition;
        }
        return out + "<g id=\"ground\">" + drawn(first_.ground, Dress::in_page) + "</g></defs></svg>\n";
    }

    /// The beginning of a picture: the ground; things and "</svg>" follow.
    [[nodiscard]] std::string opened(std::string_view label) const {
        return R"(<svg role="img" viewBox="0 0 )" + std::to_string(first_.width) + " " +
               std::to_string(first_.height) + R"(" aria-label=")" + escaped(label) +
               R"("><use href="#ground"/>)";
    }

    /// All of a position's things.
    [[nodiscard]] std::string things(std::size_t at) const {
        std::vector<std::size_t> slots;
        for (std::size_t step = 0; step <= at; ++step) {
            for (const auto& [slot, part] : changes_[step]) {
                slots.resize(std::max(slots.size(), slot + 1), 0);
                slots[slot] = part;
            }
        }
        std::string out;
        for (const std::size_t part : slots) {
            out += parts_[part];
        }
        return out;
    }

    /// What the script reads.
    [[nodiscard]] std::string data(const std::vector<Stretch>& rounds) const {
        std::string out = "{\"parts\":" + list(parts_, json_string);
        out += ",\n\"steps\":" + list(changes_, [](const Changes& changes) {
                   std::string step;
                   for (const auto& [slot, part] : changes) {
                       step += (step.empty() ? "" : ",") + std::to_string(slot) + "," + std::to_string(part);
                   }
                   return "[" + step + "]";
               });
        out += ",\n\"status\":" + list(status_, json_string);
        out += ",\n\"rounds\":" +
               list(rounds, [](const Stretch& stretch) { return std::to_string(stretch.from); });
        return out + "}";
    }

  private:
    using Changes = std::vector<std::pair<std::size_t, std::size_t>>; ///< slot, part

    template <class List, class Text> static std::string list(const List& items, Text text) {
        std::string out;
        for (const auto& item : items) {
            out += (out.empty() ? "" : ",") + std::string(text(item));
        }
        return "[" + out + "]";
    }

    void take(scene::Scene scene) {
        const std::size_t count = std::max(scene.things.size(), slots_.size());
        scene.things.resize(count);
        slots_.resize(count, 0);
        Changes changes;
        for (std::size_t slot = 0; slot < count; ++slot) {
            for (const scene::Mark& mark : scene.things[slot]) {
                if (const auto* arms = std::get_if<scene::Arms>(&mark)) {
                    arms_.try_emplace(arms_name(*arms), arms_definition(*arms));
                }
            }
            const std::size_t part = part_of(drawn(scene.things[slot], Dress::in_page));
            if (part != slots_[slot]) {
                changes.emplace_back(slot, part);
                slots_[slot] = part;
            }
        }
        changes_.push_back(std::move(changes));
        if (changes_.size() == 1) {
            first_ = std::move(scene);
        }
    }

    std::size_t part_of(const std::string& markup) {
        const auto [at, fresh] = known_.try_emplace(markup, parts_.size());
        if (fresh) {
            parts_.push_back(markup);
        }
        return at->second;
    }

    scene::Scene first_;
    std::vector<std::string> parts_{""}; ///< the first one draws nothing
    std::map<std::string, std::size_t> known_{{"", 0}};
    std::map<std::string, std::string> arms_;
    std::vector<std::size_t> slots_;
    std::vector<Changes> changes_;
    std::vector<std::string> status_;
};

std::string figure(const Film& film, std::size_t at, std::string_view caption) {
    return "<figure>" + film.opened(caption) + film.things(at) + "</svg>\n" + tagged("figcaption", caption) +
           "</figure>\n";
}

/// Where the whole game is stepped through; without JavaScript nothing of it is seen.
std::string show(const Film& film) {
    const auto button = [](const std::string& id, const std::string& label, const std::string& what) {
        return "<button type=\"button\" id=\"" + id + "\" title=\"" + escaped(what) + "\" aria-label=\"" +
               escaped(what) + "\">" + label + "</button>\n";
    };
    return "<section id=\"show\" aria-label=\"" + escaped(tr("The game, step by step")) + "\" hidden>\n" +
           film.opened(tr("The board")) +
           "<g id=\"things\"></g></svg>\n<div id=\"words\" aria-live=\"polite\"></div>\n" +
           "<div id=\"bar\">\n" + button("first", "|&lt;", tr_in("button", "First")) +
           button("before", "&lt;&lt;", tr_in("button", "Round before")) +
           button("back", "&lt;", tr_in("button", "Back")) + button("on", "&gt;", tr_in("button", "On")) +
           button("after", "&gt;&gt;", tr_in("button", "Next round")) +
           button("last", "&gt;|", tr_in("button", "Last")) + "<button type=\"button\" id=\"play\">" +
           escaped(tr_in("button", "Play")) + "</button>\n" + "<select id=\"speed\" aria-label=\"" +
           escaped(tr("Speed")) + "\"><option value=\"3000\">" + escaped(tr_in("speed", "slow")) +
           "</option>" + "<option value=\"1500\" selected>" + escaped(tr_in("speed", "steady")) +
           "</option><option value=\"500\">" + escaped(tr_in("speed", "fast")) + "</option></select>\n" +
           "<input type=\"range\" id=\"place\" min=\"0\" value=\"0\" aria-label=\"" +
           escaped(tr("Place in the game")) + "\">\n</div>\n" +
           tagged("p class=\"hint\"",
                  tr("Arrow keys go back and on, with Shift by rounds; Home and End go to "
                     "the first and the last action.")) +
           "\n</section>\n";
}

/// A section of the report.
std::string section(const ReportPart& part) {
    if (!part.title.empty()) {
        const bool curve = part.title == chances_title || part.title == dice_title;
        return tagged("h2", tr_data(part.title)) + "\n" +
               tagged(curve ? "pre class=\"drawn\"" : "pre", join(part.lines, "\n")) + "\n";
    }
    std::string out = tagged("h2", tr("The story")) + "\n";
    std::string paragraph;
    const auto close = [&] {
        out += paragraph.empty() ? "" : "<p>" + paragraph + "</p>\n";
        paragraph.clear();
    };
    for (const std::string& line : part.lines) {
        if (line.empty()) {
            close();
        } else {
            paragraph += (paragraph.empty() ? "" : "<br>\n") + escaped(line);
        }
    }
    close();
    return out;
}

/// Every action with what it brought, by rounds, and the notes where they stand.
std::string action_list(const Match& match, std::span<const Appraisal> plies,
                        const std::vector<Stretch>& rounds) {
    const std::string side(tr(side_title(match.info(), 0)));
    const auto notes = notes_of(match.record());
    const auto noted = [&](std::size_t after) {
        std::string out;
        for (const Remark& note : notes) {
            out += note.after == after ? tagged("p class=\"note\"", note.text) : "";
        }
        return out;
    };
    std::string out = tagged("h2", tr("Action by action")) + "\n" + noted(0);
    for (std::size_t round = 0; round < rounds.size(); ++round) {
        const std::size_t end = round + 1 < rounds.size() ? rounds[round + 1].from : plies.size();
        if (rounds[round].from == end) {
            continue;
        }
        out += "\n" + tagged("h3", rounds[round].name) + "\n<ol start=\"" +
               std::to_string(rounds[round].from + 1) + "\">\n";
        for (std::size_t at = rounds[round].from; at < end; ++at) {
            const Ply& ply = match.plies()[at];
            const std::string brief = match.position().brief(ply.events);
            out += "<li id=\"a" + std::to_string(at + 1) + "\">" + tagged("code", ply.statement());
            out += brief.empty() ? "" : " " + escaped(brief);
            if (whole_percent(plies[at].before) != whole_percent(plies[at].after)) {
                out +=
                    " " + tagged("span class=\"chance\"", side + " " + whole_percent(plies[at].after) + ".");
            }
            out += noted(at + 1) + "</li>\n";
        }
        out += "</ol>\n";
    }
    return out;
}

} // namespace

std::string html_of(const Match& match) {
    const auto plies = appraise(match);
    const auto rounds = stretches(match);
    const Film film(match);
    const std::string title(tr(match.info().title));
    std::string out = "<!DOCTYPE html>\n<html lang=\"" +
                      (spoken_language().empty() ? std::string("en") : spoken_language()) +
                      "\">\n<head>\n<meta charset=\"utf-8\">\n"
                      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n";
    out += tagged("title", fill(tr("{title}: {text}"),
                                {{"title", title}, {"text", match.position().status().front()}})) +
           "\n<style>" + page_style() + "</style>\n</head>\n<body>\n" + film.definitions() + "<header>\n" +
           tagged("h1", title) + "\n";
    for (const std::string& line : heading_lines(match)) {
        out += tagged("p", line) + "\n";
    }
    out += "</header>\n<main>\n" + show(film);
    for (const ReportPart& part : report_parts(match, plies)) {
        if (part.title != turning_points_title) {
            out += section(part);
            continue;
        }
        out += tagged("h2", tr_data(part.title)) + "\n"; // each line is the caption of its board
        for (const Moment& moment : turning_points(plies)) {
            out += figure(film, moment.ply + 1, turning_point_line(match, plies, moment));
        }
    }
    out += tagged("h2", match.position().over() ? tr("The board at the end") : tr("The board now")) + "\n";
    out += figure(film, plies.size(), match.position().status().front());
    out += action_list(match, plies, rounds);
    return out + "</main>\n<script type=\"application/json\" id=\"data\">" + film.data(rounds) +
           "</script>\n<script>" + page_script() + "</script>\n</body>\n</html>\n";
}

} // namespace disfida::share
