#include "lorraine/form.hpp"

#include "kernel/tongue.hpp"

namespace disfida::lorraine {

std::vector<FormOption> form(const DataSource& /*data*/, const Options& /*chosen*/) {
    return {
        {"battles",
         tr("how battles are fought"),
         {"ask", "auto", "result"},
         tr("Asked each time; always fought here with cards and dice; or on your own table, the result "
            "entered.")},
        {"castle-cap",
         tr("assault: numbers add at most"),
         {"10", "0"},
         tr("What many against few add to an assault at most; 0 is no bound. Enter types another number."),
         true},
        {"tries",
         tr("a tired army tries again by"),
         {"step", "bonus"},
         tr("How often a tired army may try again: 0 to 3 by its general's skill, or 0 to 6.")},
    };
}

} // namespace disfida::lorraine
