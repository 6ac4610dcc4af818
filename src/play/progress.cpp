// How far a pupil has come.
#include <algorithm>

#include <sys/stat.h>

#include "disfida/record.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "play/journal.hpp"
#include "play/tutor.hpp"

namespace disfida {

namespace {

constexpr std::string_view file_name = "/lessons";

std::string file_path() {
    const std::string folder = state_folder();
    return folder.empty() ? std::string() : folder + std::string(file_name);
}

} // namespace

Progress Progress::load() {
    Progress out;
    const std::string path = file_path();
    const auto text = path.empty() ? Result<std::string>(Error{}) : read_file(path);
    if (!text) {
        struct stat status {};
        if (!path.empty() && ::lstat(path.c_str(), &status) == 0) {
            out.problem_ = text.error().line();
        }
        return out;
    }
    for (const std::string_view line : split(*text, '\n')) {
        const auto words = split(line, ' ');
        const auto step = words.size() >= 2 ? parse_number<std::size_t>(words[1]) : std::nullopt;
        if (step) { // a line that is none of ours is passed over
            out.entries_.push_back({std::string(words[0]), *step, words.size() > 2 && words[2] == "done"});
        }
    }
    return out;
}

bool Progress::done(std::string_view lesson) const {
    return std::any_of(entries_.begin(), entries_.end(),
                       [&](const Entry& entry) { return entry.lesson == lesson && entry.done; });
}

std::size_t Progress::step(std::string_view lesson) const {
    const auto at = std::find_if(entries_.begin(), entries_.end(),
                                 [&](const Entry& entry) { return entry.lesson == lesson; });
    return at == entries_.end() ? 0 : at->step;
}

std::string Progress::last() const { return entries_.empty() ? std::string() : entries_.back().lesson; }

Result<Done> Progress::note(const Tutor& tutor) {
    return note(tutor.lesson().id, tutor.done() ? 0 : tutor.at(), tutor.done());
}

Result<Done> Progress::note(std::string_view lesson, std::size_t step, bool done) {
    const auto at = std::find_if(entries_.begin(), entries_.end(),
                                 [&](const Entry& entry) { return entry.lesson == lesson; });
    const bool before = at != entries_.end() && at->done;
    if (at != entries_.end()) {
        entries_.erase(at);
    }
    entries_.push_back({std::string(lesson), step, done || before});
    const std::string path = file_path();
    if (path.empty()) {
        return Error{tr("there is no home folder: progress is not kept")};
    }
    if (!problem_.empty()) {
        return Error{fill(tr("{problem}; progress is not kept"), {{"problem", problem_}})};
    }
    make_state_folder(); // where that fails, writing says why
    std::string text;
    for (const Entry& entry : entries_) {
        text += entry.lesson + ' ' + std::to_string(entry.step) + (entry.done ? " done\n" : "\n");
    }
    auto written = write_file(path, text);
    return written ? written
                   : Error{fill(tr("{problem}; progress is not kept"), {{"problem", written.error().text}})};
}

} // namespace disfida
