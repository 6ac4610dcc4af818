#include "iliad/story.hpp"

#include "iliad/deeds.hpp"
#include "iliad/describe.hpp"
#include "iliad/names.hpp"
#include "kernel/tongue.hpp"

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
            line(event, event.has("by") ? tr("{who} falls to {foe}.") : tr("{who} falls to a missile."));
        } else if (kind == "death" && event.text("death") == "saved") {
            line(event, tr("The gods save {who}."));
        } else if (kind == "collapses") {
            line(event, tr("The strength of {who} is gone, he falls."));
        } else if (kind == "heel" && event.flag("dies")) {
            line(event, tr("{who} dies of his heel."));
        } else if (kind == "spared") {
            line(event, tr("{foe} spares {who}, who had begged for his life."));
        } else if (kind == "killed") {
            line(event, tr("{foe} kills {who}, who had begged for his life."));
        } else if (kind == "quits") {
            line(event, tr("{who} leaves the field."));
        } else if (kind == "bout-won") {
            lines_.push_back(fill(tr("{who} wins the bout against {loser}."),
                                  {{"who", name(event, "warrior")}, {"loser", name(event, "loser")}}));
            lines_.emplace_back();
        }
    }
    [[nodiscard]] const std::vector<std::string>& lines() const { return lines_; }

  private:
    [[nodiscard]] std::string name(const Event& event, std::string_view key) const {
        return short_name(tables_, event.text(key));
    }
    void line(const Event& event, const char* pattern) {
        const std::string text =
            fill(pattern, {{"who", name(event, "warrior")},
                           {"foe", event.has("by") ? name(event, "by") : std::string(tr("A missile"))}});
        lines_.push_back(fill(tr("Turn {turn}: {text}"), {{"turn", std::to_string(turn_)}, {"text", text}}));
    }
    void wound(const Event& event) {
        const std::string& kind = event.text("wound");
        line(event, kind == "death"     ? tr("{foe} strikes a deadly blow at {who}.")
                    : kind == "scratch" ? tr("{foe} scratches {who}.")
                    : kind == "mortal"  ? tr("{foe} wounds {who} gravely.")
                    : kind == "arm"     ? tr("{foe} wounds {who} in the arm.")
                                        : tr("{foe} wounds {who} in the leg."));
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
