#include "share/export.hpp"
#include "share/heading.hpp"
#include "share/scenes.hpp"
#include "share/svg.hpp"

#include "kernel/tongue.hpp"
#include "play/replay.hpp"

namespace disfida::share {

std::string svg_of(const Match& match, std::size_t actions) {
    return svg_document(scene_of(*position_after(match, actions)), tr(match.info().title),
                        position_lines(match, actions));
}

} // namespace disfida::share
