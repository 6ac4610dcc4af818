#include "tui/percent.hpp"

#include "play/percent_words.hpp"

namespace disfida::tui {

std::string percent(double p) { return percent_digits(p); }

} // namespace disfida::tui
