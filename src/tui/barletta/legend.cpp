#include "tui/barletta/legend.hpp"

#include "kernel/tongue.hpp"
#include "kernel/utf8.hpp"
#include "tui/glyph.hpp"

namespace disfida::tui::barletta_screen {

namespace {

/// The sign of an edge hex as it is drawn; where there is only ASCII the canvas changes it like the board's.
std::string entry_sign() {
    std::string out;
    append_utf8(out, character(Glyph::entry_hex, Charset::utf8));
    return out;
}

} // namespace

std::vector<std::string> legend() {
    return {
        tr("Capitals are mounted, small letters on foot. The French stand in round brackets; square ones are "
           "the cursor."),
        tr("Behind a knight: - has had his order, ! has attacked, ~ reorganises. Lit hexes + can be "
           "reached."),
        fill(tr("An edge hex marked {sign} is where a side comes on from camp."), {{"sign", entry_sign()}}),
        tr("Fi7 is Fieramosca, VC 7; hw are his Hits and wounds, * he was attacked, c he is in camp, ? not "
           "placed, capt taken, dead killed."),
        tr("PO are the orders left, pass the passes; attacks 2/5 are two of five left. VP are the Italians' "
           "points, then those of the French."),
        tr("Surrender table: # a captured knight, x a killed one; now is what the next test adds."),
        tr("A blow -/1 or D/-: what he who rolls and then his enemy suffers; a digit is Hits, D an unhorsing "
           "test, - nothing.")};
}

} // namespace disfida::tui::barletta_screen
