// The language the program speaks: its own texts through gettext, in English until another is chosen. Rules
// do not depend on it; records, the engine and all notation stay English.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

namespace disfida {

/// Speaks the language of the catalogue `folder`/`language`/LC_MESSAGES/disfida.mo from now on, also where
/// the locale is C or not installed. False, and nothing has changed: there is no such catalogue, or the
/// system has no locale in which gettext would speak.
bool speak(const std::string& language, const std::string& folder);

/// Speaks English again.
void speak_english();

/// The language spoken, "it"; empty: English.
const std::string& spoken_language();

/// A text of the program in the language spoken. The argument is a string literal, or was one in mark(): so
/// the texts to be translated can be found in the source.
const char* tr(const char* text);

/// The same for a view of a whole literal, as tables of constants hold it.
std::string_view tr(std::string_view literal);

/// The same where one word can mean two things: `context` says which. "left (of a count)".
const char* tr_in(const char* context, const char* text);

/// A name or sentence that a data file holds, in the language spoken.
std::string tr_data(const std::string& text);

/// Marks a text that is translated where it is used, by tr().
constexpr const char* mark(const char* text) { return text; }

/// What stands for a mark in braces.
struct Slot {
    std::string_view name;
    std::string text;
};

/// Puts texts into the places marked for them: fill("{who} moves to {hex}.", {{"who", "Miale"}, ...}). A mark
/// without a slot stays as it is.
std::string fill(std::string_view pattern, std::initializer_list<Slot> slots);

/// A number with its noun, in a language's own plural: how_many("{n} Hit", "{n} Hits", 3) is "3 Hits".
std::string how_many(const char* one, const char* many, std::int64_t number);

} // namespace disfida
