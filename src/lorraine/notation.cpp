#include "lorraine/notation.hpp"

#include <algorithm>
#include <vector>

#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "lorraine/legal.hpp"
#include "lorraine/look.hpp"
#include "lorraine/refusal.hpp"

namespace disfida::lorraine {

namespace {

using Words = std::vector<std::string_view>;

/// How each verb is written; the first word or two are its own.
struct Spelling {
    Verb verb;
    std::string_view head;
    std::string_view pattern;
};
constexpr std::array spellings{
    Spelling{Verb::roll, "roll", "roll"},
    Spelling{Verb::assault, "assault", "assault G[,H...]"},
    Spelling{Verb::battle_auto, "battle auto", "battle auto"},
    Spelling{Verb::battle_result, "battle result",
             "battle result SIDE lost A:45,B:20 [killed A] [captured B]"},
    Spelling{Verb::card_banner, "card banner", "card banner NAME"},
    Spelling{Verb::card, "card", "card NAME"},
    Spelling{Verb::end, "end", "end G"},
    Spelling{Verb::enter, "enter", "enter G"},
    Spelling{Verb::flee, "flee", "flee"},
    Spelling{Verb::garrison, "garrison", "garrison G N"},
    Spelling{Verb::join, "join", "join H N"},
    Spelling{Verb::leave, "leave", "leave G"},
    Spelling{Verb::lose, "lose", "lose G N"},
    Spelling{Verb::move, "move", "move G ZONE"},
    Spelling{Verb::muster_default, "muster default", "muster default"},
    Spelling{Verb::muster, "muster", "muster G ZONE N [inside], for Burgundy muster G N"},
    Spelling{Verb::no_join, "no-join", "no-join"},
    Spelling{Verb::pick, "pick", "pick G"},
    Spelling{Verb::place, "place", "place G SOURCE"},
    Spelling{Verb::press_on, "press-on", "press-on G ZONE"},
    Spelling{Verb::punish, "punish", "punish"},
    Spelling{Verb::ravage, "ravage", "ravage G"},
    Spelling{Verb::ready, "ready", "ready"},
    Spelling{Verb::recover, "recover", "recover G"},
    Spelling{Verb::resign, "resign", "resign SIDE"},
    Spelling{Verb::retreat, "retreat", "retreat ZONE"},
    Spelling{Verb::going_back, "return", "return H"},
    Spelling{Verb::sally, "sally", "sally G [N]"},
    Spelling{Verb::siege, "siege", "siege G[,H...]"},
    Spelling{Verb::spare, "spare", "spare"},
    Spelling{Verb::stand, "stand", "stand"},
    Spelling{Verb::stay, "stay", "stay H"},
    Spelling{Verb::take, "take", "take G N"},
    Spelling{Verb::transfer, "transfer", "transfer FROM TO N"},
    Spelling{Verb::try_again, "try-again", "try-again G"},
    Spelling{Verb::unmuster, "unmuster", "unmuster"},
};

const Spelling& spelling(Verb verb) {
    return *std::find_if(spellings.begin(), spellings.end(),
                         [&](const Spelling& s) { return s.verb == verb; });
}

std::string number_text(const Action& action) {
    std::string out = " " + std::to_string(action.n);
    return action.most > action.n ? out + "-" + std::to_string(action.most) : out;
}

std::string result_text(const Tables& tables, const State& state, const Action& action) {
    if (action.open) {
        return " ...";
    }
    std::string out = " " + std::string(name(action.side));
    if (state.battle.closing) {
        return out;
    }
    const Battle& battle = state.battle;
    const auto id = [&](std::size_t i) { return id_of(tables, state, battle.fought[i]); };
    for (std::size_t i = 0; i < battle.fought_count; ++i) {
        out += (i == 0 ? " lost " : ",") + id(i) + ":" + std::to_string(action.outcome.lost[i]);
    }
    const auto add_list = [&](std::string_view word, std::uint64_t set) {
        bool first = true;
        for (std::size_t i = 0; i < battle.fought_count; ++i) {
            if ((set >> i & 1U) != 0) {
                out += first ? " " + std::string(word) + " " : ",";
                out += id(i);
                first = false;
            }
        }
    };
    add_list("killed", action.outcome.killed);
    add_list("captured", action.outcome.captured);
    return out;
}

/// The words of an action put into their places.
class Reader {
  public:
    Reader(const Tables& tables, const State& state, std::string_view line)
        : tables_(tables), state_(state), line_(line), words_(split(line, ' ')) {}

    Result<Action> read() {
        const Spelling* found = nullptr;
        for (const Spelling& one : spellings) {
            const bool two_words = one.head.find(' ') != std::string_view::npos;
            if (two_words ? line_ == one.head || line_.starts_with(std::string(one.head) + ' ')
                          : words_[0] == one.head) {
                found = &one;
                break;
            }
        }
        if (found == nullptr) {
            return said(tr("{word} is no action"), in_quotes(words_[0]));
        }
        spelling_ = found;
        action_.verb = found->verb;
        next_ = split(found->head, ' ').size();
        fill();
        if (!error_ && next_ < words_.size()) {
            malformed();
        }
        if (error_) {
            return *error_;
        }
        return action_;
    }

  private:
    /// A refusal with its places filled: {word}, {pattern} for how the action is written, and those given.
    [[nodiscard]] Error said(const char* sentence, const std::string& word, std::string_view rule = {},
                             std::initializer_list<Slot> slots = {}) const {
        const std::string pattern(spelling_ == nullptr ? std::string_view() : spelling_->pattern);
        return {disfida::fill(disfida::fill(sentence, slots), {{"word", word}, {"pattern", pattern}}),
                std::string(rule)};
    }
    void malformed() {
        if (!error_) {
            error_ = said(tr("{word} is not how it is written: {pattern}"), in_quotes(line_));
        }
    }
    [[nodiscard]] bool more() const { return next_ < words_.size(); }
    std::string_view word() {
        if (!more()) {
            malformed();
            return {};
        }
        return words_[next_++];
    }
    GeneralId general(std::string_view id) {
        const GeneralId who = error_ ? nobody : find_general(tables_, state_, id);
        if (who == nobody && !error_) {
            error_ = said(tr("no general is called {word}"), in_quotes(id));
        }
        return who;
    }
    GeneralId sharer(std::string_view id) { return id == "garrison" ? garrison_share : general(id); }
    ZoneId zone(std::string_view id) {
        const ZoneId zone = error_ ? no_zone : tables_.find_zone(id);
        if (zone == no_zone && !error_) {
            error_ = said(tr("no zone is called {word}"), in_quotes(id), "L-Map");
        }
        return zone;
    }
    void number() {
        const std::string_view digits = word();
        const auto n = parse_number<std::int16_t>(digits);
        if (!n && !error_) {
            error_ = said(tr("{word} is no number of points: {pattern}"), in_quotes(digits));
        }
        action_.n = action_.most = n.value_or(0);
    }
    Side side() {
        const std::string_view id = word();
        const auto* at = std::find(side_names.begin(), side_names.end(), id);
        if (at == side_names.end()) {
            if (!error_) {
                error_ = said(tr("{word} is no side: burgundy or french"), in_quotes(id));
            }
            return Side::burgundy;
        }
        return static_cast<Side>(at - side_names.begin());
    }
    void card() {
        const std::string_view id = word();
        const auto* at = std::find(card_names.begin(), card_names.end(), id);
        if (at == card_names.end() || *at == "banner") {
            if (!error_) {
                error_ = said(tr("{word} is no card: hold, loose, charge, outflank, rally, or banner and one "
                                 "of them"),
                              in_quotes(id), "L-Quick");
            }
            return;
        }
        action_.card = static_cast<Card>(at - card_names.begin());
    }
    /// "G,H,...": the active general first, the others in the order of the state.
    void generals() {
        const Words ids = split(word(), ',');
        GeneralId last = nobody;
        for (std::size_t i = 0; i < ids.size() && !error_; ++i) {
            const GeneralId who = general(ids[i]);
            if (error_) {
                return;
            }
            if (i == 0) {
                action_.who = who;
                continue;
            }
            if (who == action_.who || action_.friends.test(who)) {
                error_ = said(tr("{word} is named twice"), std::string(ids[i]), "L-Siege");
            } else if (last != nobody && who < last) {
                error_ = said(tr("after the active general the others are named in the order of the list of "
                                 "generals: {word} before {next}"),
                              std::string(ids[i]), "L-Siege", {{"next", id_of(tables_, state_, last)}});
            } else {
                action_.friends.set(who);
                last = who;
            }
        }
    }
    void result();
    void losses(std::string_view list);
    std::uint64_t those(std::string_view list, bool killed);
    void fill();

    const Tables& tables_;
    const State& state_;
    std::string_view line_;
    Words words_;
    std::size_t next_ = 0;
    const Spelling* spelling_ = nullptr;
    Action action_;
    std::optional<Error> error_;
};

void Reader::losses(std::string_view list) {
    const Battle& battle = state_.battle;
    const Words entries = split(list, ',');
    for (std::size_t i = 0; i < battle.fought_count && !error_; ++i) {
        const std::string id = id_of(tables_, state_, battle.fought[i]);
        const std::string_view entry = i < entries.size() ? entries[i] : std::string_view();
        if (!entry.starts_with(id + ":")) {
            error_ = said(entry.empty() ? tr("the loss of {general} is missing: {general}:POINTS")
                                        : tr("{word} stands where the loss of {general} is wanted: "
                                             "attacker's corps first, then the defender's, by rank"),
                          in_quotes(entry), "L-Array", {{"general", id}});
            return;
        }
        const auto n = parse_number<std::int16_t>(entry.substr(id.size() + 1));
        if (!n) {
            error_ = said(tr("{word} is no loss: {general}:POINTS"), in_quotes(entry), "L-Array",
                          {{"general", id}});
            return;
        }
        const int most = state_.generals[battle.fought[i]].points;
        if (*n > most) {
            error_ = said(tr("{word} has {most} points and cannot lose {n}"), id, "L-Array",
                          {{"most", std::to_string(most)}, {"n", std::to_string(*n)}});
            return;
        }
        action_.outcome.lost[i] = *n;
    }
    if (!error_ && entries.size() > battle.fought_count) {
        error_ = said(tr("{word} is one too many: that is not on the field"),
                      in_quotes(entries[battle.fought_count]), "L-Array");
    }
}

std::uint64_t Reader::those(std::string_view list, bool killed) {
    const Battle& battle = state_.battle;
    std::uint64_t set = 0;
    std::size_t last = 0;
    for (const std::string_view id : split(list, ',')) {
        std::size_t at = 0;
        while (at < battle.fought_count && id_of(tables_, state_, battle.fought[at]) != id) {
            ++at;
        }
        if (at == battle.fought_count) {
            if (!error_) {
                error_ = said(killed ? tr("{word} is not on the field and cannot be killed")
                                     : tr("{word} is not on the field and cannot be captured"),
                              in_quotes(id), "L-Array");
            }
            return 0;
        }
        if (set != 0 && at <= last) {
            if (!error_) {
                error_ = said(killed ? tr("{word} is out of order: those killed are named once, in the order "
                                          "of the losses")
                                     : tr("{word} is out of order: those captured are named once, in the "
                                          "order of the losses"),
                              std::string(id), "L-Array");
            }
            return 0;
        }
        set |= std::uint64_t{1} << at;
        last = at;
    }
    return set;
}

void Reader::result() {
    action_.side = side();
    if (state_.phase != Phase::mode || state_.battle.closing) {
        if (state_.phase != Phase::mode) {
            next_ = words_.size(); // why_not says that no battle waits
        }
        return;
    }
    if (word() != "lost") {
        malformed();
        return;
    }
    losses(word());
    if (more() && words_[next_] == "killed") {
        ++next_;
        action_.outcome.killed = those(word(), true);
    }
    if (more() && words_[next_] == "captured") {
        ++next_;
        action_.outcome.captured = those(word(), false);
    }
}

void Reader::fill() {
    switch (action_.verb) {
    case Verb::assault:
    case Verb::siege:
        return generals();
    case Verb::battle_result:
        return result();
    case Verb::card:
    case Verb::card_banner:
        return card();
    case Verb::end:
    case Verb::enter:
    case Verb::leave:
    case Verb::pick:
    case Verb::ravage:
    case Verb::recover:
    case Verb::going_back:
    case Verb::stay:
    case Verb::try_again:
        action_.who = general(word());
        return;
    case Verb::garrison:
        if (state_.phase == Phase::muster_french) {
            action_.zone = zone(word());
        } else {
            action_.who = general(word());
        }
        return number();
    case Verb::join:
    case Verb::take:
        action_.who = general(word());
        return number();
    case Verb::lose:
        action_.who = sharer(word());
        return number();
    case Verb::move:
    case Verb::press_on:
    case Verb::place:
        action_.who = general(word());
        action_.zone = zone(word());
        return;
    case Verb::muster:
        action_.who = general(word());
        if (state_.phase != Phase::muster_burgundy) {
            action_.zone = zone(word());
        }
        number();
        if (more() && words_[next_] == "inside") {
            ++next_;
            action_.inside = true;
        }
        return;
    case Verb::resign:
        action_.side = side();
        return;
    case Verb::retreat:
        action_.zone = zone(word());
        return;
    case Verb::sally:
        action_.who = general(word());
        if (more()) {
            number();
            if (!error_ && action_.n == 0) {
                malformed();
            }
        }
        return;
    case Verb::transfer:
        action_.who = general(word());
        action_.with = general(word());
        return number();
    default:
        return;
    }
}

} // namespace

std::string text(const Tables& tables, const State& state, const Action& action) {
    std::string out(spelling(action.verb).head);
    switch (action.verb) {
    case Verb::battle_result:
        return out + result_text(tables, state, action);
    case Verb::card:
    case Verb::card_banner:
        return out + " " + std::string(name(action.card));
    case Verb::resign:
        return out + " " + std::string(name(action.side));
    default:
        break;
    }
    if (action.who != nobody) {
        out += " " + id_of(tables, state, action.who);
    }
    for (std::size_t i = 0; action.friends.any() && i < state.count; ++i) {
        if (action.friends.test(i)) {
            out += "," + id_of(tables, state, static_cast<GeneralId>(i));
        }
    }
    if (action.with != nobody) {
        out += " " + id_of(tables, state, action.with);
    }
    if (action.zone != no_zone) {
        out += " " + tables.zone(action.zone).id;
    }
    const bool counts = action.most > 0 || action.verb == Verb::lose;
    if (counts) {
        out += number_text(action);
    }
    return action.inside ? out + " inside" : out;
}

Result<Action> parse(const Tables& tables, const State& state, std::string_view line) {
    Result<Action> action = Reader(tables, state, line).read();
    if (!action) {
        return action;
    }
    if (!is_legal(tables, state, *action)) {
        return why_not(tables, state, *action);
    }
    return action;
}

} // namespace disfida::lorraine
