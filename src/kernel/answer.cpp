#include "kernel/answer.hpp"

#include "kernel/ascii.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"

namespace disfida {

bool is_yes(std::string_view answer) {
    const std::string said = small_letters(to_ascii(answer));
    const std::string own = small_letters(to_ascii(tr_in("answer", "yes")));
    return said == "yes" || said == "y" || said == own || (!own.empty() && said == own.substr(0, 1));
}

} // namespace disfida
