#include "share/svg.hpp"

#include <algorithm>
#include <array>
#include <variant>

#include "kernel/wrap.hpp"
#include "share/arms.hpp"
#include "share/escape.hpp"

namespace disfida::share {

namespace {

using scene::Anchor;
using scene::Arms;
using scene::Bearing;
using scene::Disc;
using scene::Label;
using scene::Mark;
using scene::Shape;
using scene::Tone;

struct ToneInfo {
    std::string_view word;
    std::string_view colour;
};

constexpr std::array<ToneInfo, static_cast<std::size_t>(Tone::last) + 1> tones{{{"none", "none"},
                                                                                {"paper", "#ffffff"},
                                                                                {"ground", "#eef2e0"},
                                                                                {"edge", "#a3ad93"},
                                                                                {"ink", "#1b1b1b"},
                                                                                {"faint", "#6b6b6b"},
                                                                                {"path", "#c8a878"},
                                                                                {"first", "#c4560a"},
                                                                                {"second", "#1565c0"},
                                                                                {"wound", "#b0141c"},
                                                                                {"burnt", "#4a3a30"}}};

/// What arms are painted on: for each bearing the first side's and the second's.
constexpr std::array<std::array<std::string_view, 2>, 3> outline_paths{
    {{"M-12-14h24v16a12 12 0 0 1-24 0z", "M-12-14h24v10c0 8-6 14-12 18c-6-4-12-10-12-18z"},
     {"M0-14a13 14 0 0 1 0 28a13 14 0 0 1 0-28z", "M0-14c8 0 12 5 12 9c0 2-3 3-3 5c0 2 3 3 3 5c0 4-4 9-12 "
                                                  "9c-8 0-12-5-12-9c0-2 3-3 3-5c0-2-3-3-3-5c0-4 4-9 "
                                                  "12-9z"},
     {"M-12-14h24v18h-24z", "M-12-14h24l-6 9l6 9h-24z"}}};
constexpr std::string_view flag_pole = "M-12-14v28";
/// Arms on a banner are as high as its cloth.
constexpr std::string_view on_cloth = " transform=\"matrix(1 0 0 .643 0 -5)\"";

std::string_view path_of(const Arms& arms) {
    return outline_paths.at(static_cast<std::size_t>(arms.bearing)).at(static_cast<std::size_t>(arms.side));
}

std::string outline_name(Bearing bearing, int side) {
    return "o" + std::to_string(static_cast<int>(bearing)) + std::to_string(side);
}

std::string number(int value) { return std::to_string(value); }

std::string attribute(std::string_view name, std::string_view value) {
    return " " + std::string(name) + "=\"" + std::string(value) + "\"";
}

/// Percent as SVG has them: "0.8", "1".
std::string hundredths(int percent) {
    std::string out = number(percent / 100);
    if (percent % 100 != 0) {
        const std::string part = number(100 + percent % 100).substr(1);
        out += "." + (part.back() == '0' ? part.substr(0, 1) : part);
    }
    return out;
}

/// Fill and line of an element.
std::string paint(Tone fill, Tone line, int width, Dress dress) {
    std::string out;
    if (dress == Dress::in_page) {
        out = fill == Tone::none ? "f-none" : "f-" + std::string(word(fill));
        out = attribute("class", line == Tone::none ? out : out + " s-" + std::string(word(line)));
    } else {
        out = attribute("fill", colour(fill));
        out += line == Tone::none ? "" : attribute("stroke", colour(line));
    }
    return out + (line == Tone::none || width == 1 ? "" : attribute("stroke-width", number(width)));
}

std::string style_of(const Shape& shape, Dress dress) {
    return paint(shape.fill, shape.line, shape.width, dress) +
           (shape.dashed ? attribute("stroke-dasharray", "5 4") : "");
}

std::string path_data(const Shape& shape) {
    std::string out;
    for (const scene::Point& point : shape.points) {
        out += (out.empty() ? "M" : "L") + number(point.x) + " " + number(point.y);
    }
    return out + (shape.closed ? "z" : "");
}

std::string element(const Disc& disc, Dress dress) {
    return "<circle" + attribute("cx", number(disc.at.x)) + attribute("cy", number(disc.at.y)) +
           attribute("r", number(disc.radius)) + paint(disc.fill, disc.line, disc.width, dress) + "/>";
}

std::string element(const Label& label, Dress dress) {
    constexpr int halo = 4;
    constexpr std::array<std::string_view, 3> anchors{"start", "middle", "end"};
    return "<text" + attribute("x", number(label.at.x)) + attribute("y", number(label.at.y)) +
           attribute("font-size", number(label.size)) +
           (label.anchor == Anchor::start
                ? ""
                : attribute("text-anchor", anchors.at(static_cast<std::size_t>(label.anchor)))) +
           (label.bold ? attribute("font-weight", "bold") : "") +
           (label.halo ? attribute("paint-order", "stroke") + attribute("stroke-linejoin", "round") : "") +
           paint(label.tone, label.halo ? Tone::paper : Tone::none, label.halo ? halo : 1, dress) + ">" +
           escaped(label.text) + "</text>";
}

/// The painted shield or banner around its own middle.
std::string painted(const Arms& arms, Dress dress) {
    const Blazon own = blazon(arms.number);
    const bool cloth = arms.bearing == Bearing::banner;
    std::string out =
        "<g" + attribute("clip-path", "url(#" + outline_name(arms.bearing, arms.side) + ")") + ">";
    out += "<path d=\"M-14-15h28v30h-28z\"" + attribute("fill", colour(own.field)) + "/>";
    out += "<path" + attribute("d", figure_path(own.figure)) + (cloth ? std::string(on_cloth) : "") +
           attribute("fill", colour(own.charge)) + " fill-rule=\"evenodd\"/></g>";
    out += "<path" + attribute("d", path_of(arms)) + paint(Tone::none, scene::tone_of(arms.side), 2, dress) +
           "/>";
    return out +
           (cloth ? "<path" + attribute("d", flag_pole) + paint(Tone::none, Tone::ink, 2, dress) + "/>" : "");
}

std::string element(const Arms& arms, Dress dress) {
    const std::string place = "translate(" + number(arms.at.x) + " " + number(arms.at.y) + ")" +
                              (arms.size == 100 ? "" : " scale(" + hundredths(arms.size) + ")");
    return "<g" + attribute("transform", place) + (arms.faded ? attribute("opacity", "0.35") : "") +
           "><title>" + escaped(arms.who + (arms.who.empty() ? "" : ". ") + blazoned(blazon(arms.number))) +
           "</title>" +
           (dress == Dress::in_page ? "<use href=\"#" + arms_name(arms) + "\"/>" : painted(arms, dress)) +
           "</g>";
}

std::string text_line(int x, int y, int size, bool bold, std::string_view text) {
    Label label{{x, y}, std::string(text), size, Tone::ink, Anchor::start, bold};
    return element(label, Dress::alone) + "\n";
}

} // namespace

std::string_view colour(Tone tone) { return tones.at(static_cast<std::size_t>(tone)).colour; }
std::string_view word(Tone tone) { return tones.at(static_cast<std::size_t>(tone)).word; }

std::string drawn(std::span<const Mark> marks, Dress dress) {
    std::string out;
    std::string style; // of the path that is open: shapes that look alike become one element
    const auto close = [&] {
        out += style.empty() ? "" : "\"" + style + "/>";
        style.clear();
    };
    for (const Mark& mark : marks) {
        if (const auto* shape = std::get_if<Shape>(&mark)) {
            const std::string own = style_of(*shape, dress);
            if (own != style) {
                close();
                out += "<path d=\"";
                style = own;
            }
            out += path_data(*shape);
            continue;
        }
        close();
        if (const auto* disc = std::get_if<Disc>(&mark)) {
            out += element(*disc, dress);
        } else if (const auto* label = std::get_if<Label>(&mark)) {
            out += element(*label, dress);
        } else if (const auto* arms = std::get_if<Arms>(&mark)) {
            out += element(*arms, dress);
        }
    }
    close();
    return out;
}

std::string outlines() {
    std::string out;
    for (const Bearing bearing : {Bearing::shield, Bearing::round_shield, Bearing::banner}) {
        for (int side = 0; side < 2; ++side) {
            Arms arms;
            arms.bearing = bearing;
            arms.side = side;
            out += "<clipPath" + attribute("id", outline_name(bearing, side)) + "><path" +
                   attribute("d", path_of(arms)) + "/></clipPath>";
        }
    }
    return out;
}

std::string arms_name(const Arms& arms) {
    return "a" + number(static_cast<int>(arms.bearing)) + number(arms.side) + "-" + number(arms.number);
}

std::string arms_definition(const Arms& arms) {
    return "<g" + attribute("id", arms_name(arms)) + ">" + painted(arms, Dress::in_page) + "</g>";
}

std::string svg_document(const scene::Scene& scene, std::string_view title,
                         const std::vector<std::string>& caption) {
    constexpr int margin = 20;
    constexpr int title_size = 22;
    constexpr int line_size = 14;
    constexpr int line_step = 20;
    constexpr int cell = 8; // a letter's width, on the safe side
    std::vector<std::string> lines;
    for (const std::string& text : caption) {
        const auto wrapped = wrap(text, std::max(20, (scene.width - 2 * margin) / cell));
        lines.insert(lines.end(), wrapped.begin(), wrapped.end());
    }
    const int head = margin + title_size + line_step * static_cast<int>(lines.size()) + margin;
    const std::string width = number(scene.width);
    const std::string height = number(head + scene.height);
    std::string out =
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\"" +
        attribute("width", width) + attribute("height", height) +
        attribute("viewBox", "0 0 " + width + " " + height) +
        " role=\"img\" font-family=\"DejaVu Sans, Verdana, Arial, sans-serif\">\n";
    out += "<title>" + escaped(title) + "</title>\n<desc>";
    for (const std::string& text : caption) {
        out += escaped(text) + "\n";
    }
    out += "</desc>\n<defs>" + outlines() + "</defs>\n";
    out += "<rect" + attribute("width", width) + attribute("height", height) +
           attribute("fill", colour(Tone::paper)) + "/>\n";
    int y = margin + title_size;
    out += text_line(margin, y, title_size, true, title);
    for (const std::string& line : lines) {
        out += text_line(margin, y += line_step, line_size, false, line);
    }
    out += "<g" + attribute("transform", "translate(0 " + number(head) + ")") + ">\n";
    out += drawn(scene.ground, Dress::alone) + "\n";
    for (const scene::Thing& thing : scene.things) {
        const std::string marks = drawn(thing, Dress::alone);
        out += marks + (marks.empty() ? "" : "\n");
    }
    return out + "</g>\n</svg>\n";
}

} // namespace disfida::share
