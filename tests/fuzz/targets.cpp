#include "fuzz/targets.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include <unistd.h>

#include "disfida/dice.hpp"
#include "disfida/match.hpp"
#include "engine/engine.hpp"
#include "engine/framing.hpp"
#include "kernel/data.hpp"
#include "kernel/words.hpp"
#include "play/lesson.hpp"
#include "play/mail.hpp"
#include "play/rulebook.hpp"

namespace disfida::fuzz {

namespace {

constexpr std::size_t longest = 20000;
constexpr int plies_played = 12;

/// A folder for one data file at a time, gone when the program ends.
class Folder {
  public:
    Folder() {
        std::string name = (std::filesystem::temp_directory_path() / "disfida-fuzz-XXXXXX").string();
        if (::mkdtemp(name.data()) == nullptr) {
            std::abort();
        }
        path_ = name;
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    /// The folder with nothing in it but this file.
    std::string with(const std::string& name, std::string_view text) const {
        for (const auto& entry : std::filesystem::directory_iterator(path_)) {
            std::filesystem::remove_all(entry.path());
        }
        std::filesystem::create_directories((path_ / name).parent_path());
        std::ofstream(path_ / name, std::ios::binary) << text;
        return path_.string();
    }

  private:
    std::filesystem::path path_;
};

void play_on(Match& match) {
    SeededDice choices(1);
    for (int i = 0; i < plies_played && !match.position().over(); ++i) {
        const auto legal = match.position().legal();
        promise(!legal.empty(), "nothing is legal, but the game goes on");
        const auto& line = legal[choices.below(static_cast<std::uint32_t>(legal.size()))];
        promise(static_cast<bool>(match.play(match.position().filled(line, static_cast<std::uint64_t>(i)))),
                "a legal action is refused");
        promise(!match.position().violated(), "an invariant is broken");
    }
}

} // namespace

void promise(bool kept, const char* what) {
    if (!kept) {
        std::fprintf(stderr, "broken promise: %s\n", what);
        std::abort();
    }
}

void record(std::string_view bytes) {
    if (bytes.size() > longest) {
        return;
    }
    static const DataSource data;
    auto match = Match::read(data, bytes, "fuzz", 1);
    if (!match) {
        promise(match.error().text.find('\n') == std::string::npos, "an error of more than one line");
        return;
    }
    const std::string text = match->record().text();
    const auto again = Match::read(data, text, "fuzz", 1);
    promise(static_cast<bool>(again), "a record that was written is refused");
    promise(again->position().state() == match->position().state(), "the record written is another game");
    promise(!match->position().violated(), "an invariant is broken");
    const std::size_t plies = match->plies().size();
    for (std::size_t i = 0; i < std::min<std::size_t>(plies, 3); ++i) {
        promise(match->undo(), "nothing to undo");
    }
    while (match->can_redo()) {
        promise(match->redo(), "nothing to redo");
    }
    promise(again->position().state() == match->position().state(), "undo and redo lead elsewhere");
    if (match->settle()) {
        play_on(*match);
    }
}

void data(std::string_view bytes) {
    if (bytes.size() > longest * 4) {
        return;
    }
    static const Folder folder;
    const auto files = embedded_data();
    const std::string_view said = bytes.substr(0, bytes.find('\n'));
    const auto at =
        std::find_if(files.begin(), files.end(), [&](const DataFile& file) { return file.name == said; });
    const std::size_t number = at != files.end() ? static_cast<std::size_t>(at - files.begin())
                                                 : std::hash<std::string_view>()(said) % files.size();
    const std::string name(files[number].name);
    const auto source =
        DataSource::open(folder.with(name, bytes.substr(std::min(said.size() + 1, bytes.size()))));
    promise(static_cast<bool>(source), "the folder is there");
    const std::string game = name.substr(0, name.find('/'));
    if (game == "lessons") {
        static_cast<void>(load_lessons(*source));
        return;
    }
    static_cast<void>(load_rules(*source, game));
    auto match = Match::create(*source, game, {}, 1, 1);
    if (match) {
        play_on(*match);
    } else {
        promise(match.error().text.find('\n') == std::string::npos, "an error of more than one line");
    }
}

void protocol(std::string_view bytes) {
    if (bytes.size() > longest) {
        return;
    }
    engine::Engine engine(DataSource(), [] { return std::uint64_t{7}; });
    int commands = 0;
    for (const std::string_view line : split(bytes, '\n')) {
        const auto parsed = engine::parse_line(line);
        // No file is touched, and nothing that is meant to take its time is waited for.
        if (parsed && (parsed->command == "save" || parsed->command == "load" ||
                       parsed->command == "suggest" || parsed->command == "odds")) {
            continue;
        }
        constexpr int most_commands = 300;
        if (engine.finished() || ++commands > most_commands) {
            break;
        }
        const std::string answer = engine.answer(line);
        promise(answer.empty() || answer.ends_with("\n\n"), "an answer without its empty line");
        promise(answer.empty() || answer.front() == '=' || answer.front() == '?',
                "an answer without its sign");
        promise(answer.find("\n\n") == (answer.empty() ? std::string::npos : answer.size() - 2),
                "an empty line inside an answer");
    }
}

void mail(std::string_view bytes) {
    if (bytes.size() > longest) {
        return;
    }
    const auto text = read_mail(bytes, "fuzz");
    if (text) {
        record(*text);
    } else {
        promise(text.error().text.find('\n') == std::string::npos, "an error of more than one line");
    }
}

} // namespace disfida::fuzz
