#include "plain/settings.hpp"

#include <algorithm>

#include "kernel/words.hpp"
#include "play/preferences.hpp"

namespace disfida::plain {

void change_settings(Console& console, Settings& settings, std::string_view words) {
    if (words.empty()) {
        for (const Setting& setting : all_settings()) {
            console.say(setting_line(setting, settings), 4);
        }
        const std::string file = settings_file();
        console.say(file.empty() ? "There is no home folder: changes hold for this time only."
                                 : "They stand in " + file + ".");
        return;
    }
    const std::string_view name = words.substr(0, words.find(' '));
    const std::string_view value = words.substr(std::min(name.size() + 1, words.size()));
    const Setting* setting = find_setting(name);
    if (setting == nullptr) {
        console.say(in_quotes(name) + " is no setting: " + setting_names() + ".");
        return;
    }
    if (value.empty()) {
        console.say(setting_line(*setting, settings), 4);
        return;
    }
    if (const auto taken = setting->take(settings, value); !taken) {
        console.say(std::string(name) + ": " + taken.error().text + ".");
        return;
    }
    const auto kept = keep_setting(*setting, settings);
    console.say(std::string(name) + " = " + setting->now(settings) +
                (kept ? ", kept in " + settings_file() : ", but " + kept.error().line()) + "." +
                (setting->later ? " It holds from the next start." : ""));
}

} // namespace disfida::plain
