#include "iliad/story.hpp"

#include <algorithm>

#include "iliad/describe.hpp"
#include "iliad/names.hpp"

namespace disfida::iliad {

namespace {

/// What one warrior did in the fight.
struct Deeds {
    std::string id;
    int blows = 0;
    int wounds = 0;
    int taken = 0;
    int thrown = 0;
    int caught = 0;
};

class Teller {
  public:
    explicit Teller(const Tables& tables) : tables_(tables) {}

    void take(const Event& event) {
        const std::string& kind = event.kind();
        if (kind == "order") {
            turn_ = event.number("turn");
        } else if (kind == "blow" || kind == "parry") {
            ++of(event.text("warrior")).blows;
        } else if (kind == "throws") {
            ++of(event.text("warrior")).thrown;
        } else if (kind == "catches" &&
                   (event.text("words") == "caught" || event.text("words") == "gods-catch")) {
            ++of(event.text("warrior")).caught;
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
    [[nodiscard]] std::vector<std::string> finish() const {
        std::vector<std::string> out = lines_;
        if (!out.empty() && !out.back().empty()) {
            out.emplace_back();
        }
        for (const Deeds& deeds : deeds_) {
            out.push_back(short_name(tables_, deeds.id) + ": " + count(deeds.blows, "blow") + ", " +
                          count(deeds.wounds, "wound") + " given, " + std::to_string(deeds.taken) +
                          " taken, " + count(deeds.thrown, "spear") + " thrown, " +
                          std::to_string(deeds.caught) + " caught.");
        }
        return out;
    }

  private:
    Deeds& of(const std::string& id) {
        const auto at =
            std::find_if(deeds_.begin(), deeds_.end(), [&](const Deeds& deeds) { return deeds.id == id; });
        if (at != deeds_.end()) {
            return *at;
        }
        deeds_.push_back({id});
        return deeds_.back();
    }
    [[nodiscard]] std::string name(const Event& event, std::string_view key) const {
        return short_name(tables_, event.text(key));
    }
    [[nodiscard]] std::string by(const Event& event) const {
        return event.has("by") ? " to " + name(event, "by") : " to a missile";
    }
    static std::string count(int number, std::string_view what) {
        return std::to_string(number) + " " + std::string(what) + (number == 1 ? "" : "s");
    }
    void line(const std::string& text) { lines_.push_back("Turn " + std::to_string(turn_) + ": " + text); }
    void wound(const Event& event) {
        ++of(event.text("warrior")).taken;
        const std::string& kind = event.text("wound");
        const std::string who = event.has("by") ? name(event, "by") : std::string("A missile");
        if (event.has("by")) {
            ++of(event.text("by")).wounds;
        }
        const std::string victim = name(event, "warrior");
        line(kind == "death"     ? who + " strikes a deadly blow at " + victim + "."
             : kind == "scratch" ? who + " scratches " + victim + "."
             : kind == "mortal"  ? who + " wounds " + victim + " gravely."
                                 : who + " wounds " + victim + " in the " + kind + ".");
    }

    const Tables& tables_;
    std::vector<std::string> lines_;
    std::vector<Deeds> deeds_;
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
    const auto told = teller.finish();
    out.insert(out.end(), told.begin(), told.end());
    return out;
}

} // namespace disfida::iliad
