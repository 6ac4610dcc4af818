#include "plain/settings.hpp"

#include <algorithm>

#include "kernel/punctuation.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "play/preferences.hpp"

namespace disfida::plain {

void change_settings(Console& console, Settings& settings, std::string_view words) {
    if (words.empty()) {
        for (const Setting& setting : all_settings()) {
            console.say(setting_line(setting, settings), 4);
        }
        const std::string file = settings_file();
        console.say(file.empty()
                        ? std::string(tr("There is no home folder: changes hold for this time only."))
                        : fill(tr("They stand in {file}."), {{"file", file}}));
        return;
    }
    const std::string_view name = words.substr(0, words.find(' '));
    const std::string_view value = words.substr(std::min(name.size() + 1, words.size()));
    const Setting* setting = find_setting(name);
    if (setting == nullptr) {
        console.say(fill(tr("{name} is no setting: {names}."),
                         {{"name", in_quotes(name)}, {"names", setting_names()}}));
        return;
    }
    if (value.empty()) {
        console.say(setting_line(*setting, settings), 4);
        return;
    }
    if (const auto taken = setting->take(settings, value); !taken) {
        console.say(headed(name, taken.error().text) + ".");
        return;
    }
    const auto kept = keep_setting(*setting, settings);
    const std::string change = std::string(name) + " = " + setting->now(settings);
    console.say((kept ? fill(tr("{change}, kept in {file}."), {{"change", change}, {"file", settings_file()}})
                      : fill(tr("{change}, but {problem}."),
                             {{"change", change}, {"problem", kept.error().line()}})) +
                (setting->later ? " " + std::string(tr("It holds from the next start.")) : std::string()));
}

} // namespace disfida::plain
