// Scenes as SVG: a picture of its own, or parts to be put into a page.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/scene.hpp"

namespace disfida::share {

/// How an element says what colour it has, and whether coats of arms are drawn or named.
enum class Dress : std::uint8_t {
    alone,  ///< colours as attributes, arms drawn where they stand: any viewer shows it
    in_page ///< classes for a style sheet, arms as references to `arms_definition`
};

/// Marks as SVG elements, one after the other. Whatever text is in them is escaped.
std::string drawn(std::span<const scene::Mark> marks, Dress dress);

/// What cuts arms to the outline of what they are painted on; once in a document that has arms.
std::string outlines();

/// A coat of arms for references, with the name they use; to be put once into a page.
std::string arms_definition(const scene::Arms& arms);
std::string arms_name(const scene::Arms& arms);

/// The colour of a tone on white paper, "#rrggbb"; "none" for none.
std::string_view colour(scene::Tone tone);
/// The word for it in the classes of a page: "f-" before it fills, "s-" before it draws lines.
std::string_view word(scene::Tone tone);

/// A scene as a document: a title and lines of text over the picture, on white.
std::string svg_document(const scene::Scene& scene, std::string_view title,
                         const std::vector<std::string>& caption);

} // namespace disfida::share
