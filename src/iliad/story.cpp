#include "iliad/story.hpp"

#include "iliad/deeds.hpp"
#include "iliad/describe.hpp"
#include "iliad/names.hpp"

namespace disfida::iliad {

namespace {

class Teller {
  public:
    explicit Teller(const Tables& tables) : tables_(tables) {}

    void take(const Event& event) {
        const std::string& kind = event.kind();
        if (kind == "order") {
            turn_ = event.number("turn");
        } else if (kind == "wound") {
            wound(event);
        } else if (kind == "death" && event.text("death") != "saved" && event.text("death") != "plea") {
            line(name(event, "warrior") + " falls" + by(event) + ".");
        } else if (kind == "death" && event.text("death") == "saved") {
            line("The gods save " + name(event, "warrior") + ".");
        } else if (kind == "collapses") {
            line("The strength of " + name(event, "warrior") + " is gone, he falls.");
        } else if (kind == "heel" && event.flag("dies")) {
            line(name(event, "warrior") + " dies of his heel.");
        } else if (kind == "spared" || kind == "killed") {
            line(name(event, "by") + (kind == "spared" ? " spares " : " kills ") + name(event, "warrior") +
                 ", who had begged for his life.");
        } else if (kind == "quits") {
            line(name(event, "warrior") + " leaves the field.");
        } else if (kind == "bout-won") {
            lines_.push_back(name(event, "warrior") + " wins the bout against " + name(event, "loser") + ".");
            lines_.emplace_back();
        }
    }
    [[nodiscard]] const std::vector<std::string>& lines() const { return lines_; }

  private:
    [[nodiscard]] std::string name(const Event& event, std::string_view key) const {
        return short_name(tables_, event.text(key));
    }
    [[nodiscard]] std::string by(const Event& event) const {
        return event.has("by") ? " to " + name(event, "by") : " to a missile";
    }
    void line(const std::string& text) { lines_.push_back("Turn " + std::to_string(turn_) + ": " + text); }
    void wound(const Event& event) {
        const std::string& kind = event.text("wound");
        const std::string who = event.has("by") ? name(event, "by") : std::string("A missile");
        const std::string victim = name(event, "warrior");
        line(kind == "death"     ? who + " strikes a deadly blow at " + victim + "."
             : kind == "scratch" ? who + " scratches " + victim + "."
             : kind == "mortal"  ? who + " wounds " + victim + " gravely."
                                 : who + " wounds " + victim + " in the " + kind + ".");
    }

    const Tables& tables_;
    std::vector<std::string> lines_;
    std::int64_t turn_ = 1;
};

} // namespace

std::vector<std::string> story(const Tables& tables, const State& state,
                               std::span<const std::span<const Event>> actions) {
    std::vector<std::string> out{status(tables, state).front(), ""};
    const auto bracket = bracket_lines(tables, state);
    if (!bracket.empty()) {
        out.insert(out.end(), bracket.begin(), bracket.end());
        out.emplace_back();
    }
    Teller teller(tables);
    for (const auto& events : actions) {
        for (const Event& event : events) {
            teller.take(event);
        }
    }
    out.insert(out.end(), teller.lines().begin(), teller.lines().end());
    if (!teller.lines().empty() && !out.back().empty()) {
        out.emplace_back();
    }
    const auto done = deeds(tables, state, actions);
    out.insert(out.end(), done.begin(), done.end());
    return out;
}

} // namespace disfida::iliad
