#include "lorraine/story.hpp"

#include <algorithm>

#include "kernel/words.hpp"
#include "lorraine/describe.hpp"
#include "lorraine/look.hpp"
#include "lorraine/names.hpp"
#include "lorraine/sentences.hpp"

namespace disfida::lorraine {

namespace {

/// What a diary writes down as it was said; marches, cards and volleys are not among it.
bool worth_telling(const Event& event) {
    static constexpr std::array kinds{
        "event-loss",   "reinforced",    "spared",   "ravages",     "siege",          "assault",
        "castle-falls", "battle",        "flees",    "battle-won",  "killed",         "captured",
        "successor",    "crowded",       "exchange", "replacement", "closing-battle", "end-roll",
        "resigns",      "campaign-over", "sallies"};
    const bool listed =
        std::any_of(kinds.begin(), kinds.end(), [&](const char* kind) { return event.kind() == kind; });
    return listed || (event.kind() == "transfer" && !event.flag("passed")) ||
           (event.kind() == "promotion" && event.text("before") != event.text("skill"));
}

/// The diary as it grows, a paragraph a turn.
class Diary {
  public:
    explicit Diary(const Tables& tables) : tables_(tables) {}

    void take(const Event& event) {
        if (event.kind() == "turn") {
            close();
            heading_ = "Turn " + std::to_string(event.number("turn")) + " (" +
                       std::to_string(event.number("vp")) + " VP).";
        } else if (event.kind() == "moves" || event.kind() == "presses-on") {
            march(event);
        } else if (worth_telling(event)) {
            end_marches();
            text_ += (text_.empty() ? "" : " ") + say(tables_, event);
        }
    }
    std::vector<std::string> finish() {
        close();
        return std::move(lines_);
    }

  private:
    /// Marches of one general in a row are one.
    void march(const Event& event) {
        const std::string who = short_name(event.text("general"));
        if (marches_.empty() || marches_.back().first != who) {
            marches_.emplace_back(who, "");
        }
        marches_.back().second = zone_name(tables_, event.text("zone"));
    }
    void end_marches() {
        if (marches_.empty()) {
            return;
        }
        std::vector<std::string> parts;
        for (const auto& [who, zone] : marches_) {
            std::string part = who;
            part += " to ";
            part += zone;
            parts.push_back(std::move(part));
        }
        text_ += (text_.empty() ? "" : " ") + std::string("Marches: ") + join(parts, ", ") + ".";
        marches_.clear();
    }
    void close() {
        end_marches();
        if (!text_.empty() && !heading_.empty()) {
            lines_.push_back(heading_ + " " + text_);
            lines_.emplace_back();
        }
        text_.clear();
    }

    const Tables& tables_;
    std::vector<std::string> lines_;
    std::vector<std::pair<std::string, std::string>> marches_;
    std::string heading_;
    std::string text_;
};

} // namespace

std::vector<std::string> story(const Tables& tables, const State& state,
                               std::span<const std::span<const Event>> actions) {
    std::vector<std::string> out = status(tables, state);
    out.emplace_back();
    Diary diary(tables);
    for (const auto& events : actions) {
        for (const Event& event : events) {
            diary.take(event);
        }
    }
    const auto told = diary.finish();
    out.insert(out.end(), told.begin(), told.end());
    if (!out.empty() && out.back().empty()) {
        out.pop_back();
    }
    return out;
}

} // namespace disfida::lorraine
