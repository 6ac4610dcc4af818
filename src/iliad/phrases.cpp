#include "iliad/phrases.hpp"

#include <algorithm>

#include "kernel/data.hpp"
#include "kernel/toml.hpp"
#include "kernel/words.hpp"

namespace disfida::iliad {

namespace {

constexpr std::string_view phrases_file = "iliad/phrases.toml";

constexpr std::size_t longest_phrase = 80;

/// Tellings whose sentences name one person only.
constexpr bool alone(std::size_t telling) { return telling <= static_cast<std::size_t>(Telling::collapse); }

/// Puts a name in the place of a mark; the genitive of one that ends with s has no second s.
void put_in(std::string& text, std::string_view mark, std::string_view name) {
    for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark, at + name.size())) {
        const std::string_view behind = std::string_view(text).substr(at + mark.size());
        const bool no_second_s = name.ends_with('s') && behind.starts_with("'s");
        text.replace(at, mark.size() + (no_second_s ? 2 : 0), std::string(name) + (no_second_s ? "'" : ""));
    }
}

/// Refuses a sentence with a mark that has no name to take its place.
bool marks_are_known(const std::string& text, std::size_t telling) {
    for (std::size_t at = text.find('{'); at != std::string::npos; at = text.find('{', at + 1)) {
        const std::string_view rest = std::string_view(text).substr(at);
        if (!rest.starts_with("{who}") && (alone(telling) || !rest.starts_with("{foe}"))) {
            return false;
        }
    }
    return true;
}

} // namespace

std::string Phrases::say(std::string_view words, std::int64_t turn, std::string_view who,
                         std::string_view foe) const {
    const auto* at = std::find(telling_names.begin(), telling_names.end(), words);
    if (at == telling_names.end()) {
        return {};
    }
    const auto& row = rows[static_cast<std::size_t>(at - telling_names.begin())];
    std::string text = row[static_cast<std::size_t>(turn) % row.size()];
    put_in(text, "{who}", who);
    put_in(text, "{foe}", foe);
    return text;
}

Result<Phrases> load_phrases(const DataSource& data) {
    Phrases phrases;
    std::optional<Error> inner;
    const auto failed = read_data(data, phrases_file, [&](TomlReader& reader, const std::string& shown) {
        const toml::table* table = reader.table("phrases");
        if (table == nullptr) {
            return;
        }
        TomlReader rows(*table, shown);
        for (std::size_t i = 0; i < telling_names.size(); ++i) {
            phrases.rows[i] = rows.texts(telling_names[i]);
            const auto& row = phrases.rows[i];
            if (row.size() < fewest_phrases) {
                rows.refuse(telling_names[i], std::to_string(fewest_phrases) +
                                                  " sentences are needed, there are " +
                                                  std::to_string(row.size()));
            }
            for (const std::string& text : row) {
                if (text.empty() || !presentable(text, longest_phrase)) {
                    rows.refuse(telling_names[i],
                                in_quotes(text) + " is no sentence of 1 to 80 printable letters");
                }
                if (!marks_are_known(text, i)) {
                    rows.refuse(telling_names[i], in_quotes(text) + " has a mark other than {who}" +
                                                      (alone(i) ? "" : " and {foe}"));
                }
            }
        }
        inner = rows.finish();
    });
    if (inner || failed) {
        return inner ? *inner : *failed;
    }
    return phrases;
}

} // namespace disfida::iliad
