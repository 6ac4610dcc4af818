#include "kernel/tongue.hpp"

#include <algorithm>
#include <array>
#include <clocale>
#include <cstdlib>

#include <libintl.h>
#include <unistd.h>

namespace disfida {

namespace {

constexpr const char* domain = "disfida";

/// The one state of the program that is no value of a game: gettext's own is global too.
std::string& spoken() {
    static std::string language;
    return language;
}

/// Takes a locale for messages in which gettext speaks: it is mute in "C". LANGUAGE says which language.
bool open_messages() {
    constexpr std::array locales{"C.UTF-8", "C.utf8", "en_US.UTF-8", ""};
    return std::any_of(locales.begin(), locales.end(), [](const char* locale) {
        const char* taken = std::setlocale(LC_MESSAGES, locale);
        return taken != nullptr && std::string_view(taken) != "C" && std::string_view(taken) != "POSIX";
    });
}

} // namespace

bool speak(const std::string& language, const std::string& folder) {
    const std::string catalogue = folder + "/" + language + "/LC_MESSAGES/" + domain + ".mo";
    if (language.empty() || ::access(catalogue.c_str(), R_OK) != 0 || !open_messages()) {
        return false;
    }
    ::setenv("LANGUAGE", language.c_str(), 1);
    ::bindtextdomain(domain, folder.c_str());
    ::bind_textdomain_codeset(domain, "UTF-8");
    ::textdomain(domain);
    spoken() = language;
    return true;
}

void speak_english() { spoken().clear(); }

const std::string& spoken_language() { return spoken(); }

const char* tr(const char* text) {
    return spoken().empty() || *text == '\0' ? text : ::gettext(text); // "" would give the catalogue's head
}

std::string_view tr(std::string_view literal) {
    return spoken().empty() ? literal : std::string_view(tr(literal.data()));
}

const char* tr_in(const char* context, const char* text) {
    if (spoken().empty()) {
        return text;
    }
    const std::string key = std::string(context) + '\004' + text; // as msgfmt writes a context
    const char* found = ::gettext(key.c_str());
    return found == key.c_str() ? text : found;
}

std::string tr_data(const std::string& text) { return tr(text.c_str()); }

std::string fill(std::string_view pattern, std::initializer_list<Slot> slots) {
    std::string out;
    while (!pattern.empty()) {
        const std::size_t open = pattern.find('{');
        out += pattern.substr(0, open);
        if (open == std::string_view::npos) {
            break;
        }
        pattern.remove_prefix(open);
        const std::size_t close = pattern.find('}');
        const std::string_view name =
            close == std::string_view::npos ? std::string_view() : pattern.substr(1, close - 1);
        const auto* slot =
            std::find_if(slots.begin(), slots.end(), [&](const Slot& known) { return known.name == name; });
        if (slot == slots.end()) {
            out += '{';
            pattern.remove_prefix(1);
        } else {
            out += slot->text;
            pattern.remove_prefix(close + 1);
        }
    }
    return out;
}

std::string how_many(const char* one, const char* many, std::int64_t number) {
    const auto size = static_cast<unsigned long>(number < 0 ? -number : number);
    const char* pattern = size == 1 ? one : many;
    if (!spoken().empty()) {
        pattern = ::ngettext(one, many, size);
    }
    return fill(pattern, {{"n", std::to_string(number)}});
}

} // namespace disfida
