#include "barletta/setup.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "barletta/setup_check.hpp"
#include "kernel/words.hpp"

namespace disfida::barletta {

namespace {

using Words = std::vector<std::string_view>;

/// The value of a table of names that a word stands for.
template <class E, std::size_t N>
Result<E> read_name(std::string_view word, const std::array<std::string_view, N>& names,
                    std::string_view what) {
    const auto* at = std::find(names.begin(), names.end(), word);
    if (at == names.end()) {
        std::string known;
        for (const std::string_view name : names) {
            known += (known.empty() ? "" : ", ") + std::string(name);
        }
        return Error{in_quotes(word) + " is no " + std::string(what) + ": " + known};
    }
    return static_cast<E>(at - names.begin());
}

Result<Side> read_side(std::string_view word) { return read_name<Side>(word, side_names, "side"); }

Result<KnightId> read_knight(const Tables& tables, std::string_view word) {
    const int found = tables.find(word);
    if (found < 0) {
        return Error{"no knight is called " + in_quotes(word)};
    }
    return static_cast<KnightId>(found);
}

Result<Done> set_phase(Setup& setup, const Words& words) {
    const auto phase = read_name<Phase>(words[1], phase_names, "phase");
    if (!phase) {
        return phase.error();
    }
    if (*phase == Phase::over) {
        return Error{"a game that is over cannot be set up: phases are deploy-roll to regroup"};
    }
    setup.phase = *phase;
    return Done{};
}

/// `po SIDE N` and its like.
Result<Done> set_count(std::array<std::optional<int>, 2>& counts, const Words& words, int high) {
    const auto side = read_side(words[1]);
    if (!side) {
        return side.error();
    }
    const auto count = read_number(words[2], 0, high, words[0]);
    if (!count) {
        return count.error();
    }
    counts[index(*side)] = *count;
    return Done{};
}

/// The enemies of `attacked-by`, in order.
Result<Done> read_attackers(const Tables& tables, KnightId who, std::string_view word, Knight& knight) {
    for (const std::string_view id : split(word, ',')) {
        const auto attacker = read_knight(tables, id);
        if (!attacker) {
            return attacker.error();
        }
        if (side_of(*attacker) == side_of(who)) {
            return Error{tables.knight(who).id + " cannot be attacked by " + std::string(id) +
                         " of his own side"};
        }
        auto* end = knight.attackers.begin() + knight.attacker_count;
        if (std::find(knight.attackers.begin(), end, *attacker) != end) {
            return Error{std::string(id) + " is named twice in attacked-by"};
        }
        knight.attackers[knight.attacker_count++] = *attacker;
    }
    return Done{};
}

Result<Done> read_place(const Tables& tables, const Setup& setup, KnightId who, std::string_view word,
                        Knight& knight) {
    if (word == name(Place::captured) || word == name(Place::killed)) {
        return Error{"captured and killed knights are set with: set surrendered SIDE KNIGHT:" +
                     std::string(word)};
    }
    for (const Place place : {Place::unplaced, Place::camp, Place::absent}) {
        if (word == name(place)) {
            knight.place = place;
            return Done{};
        }
    }
    const auto hex = parse_hex(word);
    if (!hex) {
        return Error{in_quotes(word) + " is no place: a hex of four digits, unplaced, camp or absent"};
    }
    knight.spot = tables.spot(*hex);
    if (knight.spot == no_spot) {
        return Error{std::string(word) + " is off the field", "G"};
    }
    const KnightId there = knight_at(setup.state, knight.spot);
    if (there != nobody && there != who) {
        return Error{tables.knight(there).id + " stands in " + std::string(word) + " already", "G"};
    }
    knight.place = Place::field;
    return Done{};
}

/// Takes a knight out of the surrender table; those behind him move up.
void leave_boxes(Party& party, KnightId who) {
    auto* end = party.surrendered.begin() + party.out;
    party.out = static_cast<std::uint8_t>(std::remove(party.surrendered.begin(), end, who) -
                                          party.surrendered.begin());
}

Result<Done> set_knight(const Tables& tables, Setup& setup, const Words& words) {
    const auto who = read_knight(tables, words[1]);
    if (!who) {
        return who.error();
    }
    const int vc = tables.vc(*who);
    Knight knight;
    if (auto placed = read_place(tables, setup, *who, words[2], knight); !placed) {
        return placed;
    }
    const bool here = on_field(knight) || knight.place == Place::camp;
    const bool surrendered = out_of_action(setup.state.knights[*who]);
    if (surrendered && here) {
        return Error{tables.knight(*who).id + " has surrendered already: he cannot be placed too"};
    }
    Words seen;
    for (std::size_t i = 3; i < words.size(); ++i) {
        const std::string_view key = words[i];
        if (std::find(seen.begin(), seen.end(), key) != seen.end()) {
            return Error{in_quotes(key) + " is said twice"};
        }
        seen.push_back(key);
        if (key == "foot") {
            knight.mounted = false;
            continue;
        }
        if (key != "hits" && key != "wounds" && key != "order" && key != "attacked-by") {
            return Error{in_quotes(key) +
                         " is unknown here: foot, hits N, wounds N, order O, attacked-by K,K"};
        }
        if (++i == words.size()) {
            return Error{"a value is missing after " + in_quotes(key)};
        }
        if (key == "order") {
            const auto order = read_name<Order>(words[i], order_names, "order");
            if (!order) {
                return order.error();
            }
            knight.order = *order;
        } else if (key == "attacked-by") {
            if (auto read = read_attackers(tables, *who, words[i], knight); !read) {
                return read;
            }
        } else {
            const auto count =
                read_number(words[i], 0, vc - 1, key); // below VC: VC Hits are a wound, VC wounds death
            if (!count) {
                return Error{count.error().text + " (VC " + std::to_string(vc) + ")",
                             key == "hits" ? "H1.4" : "H5"};
            }
            (key == "hits" ? knight.hits : knight.wounds) = static_cast<std::uint8_t>(*count);
        }
    }
    if (auto checked = check_marks(tables, *who, knight); !checked) {
        return checked;
    }
    if (surrendered) {
        leave_boxes(setup.state.party(side_of(*who)), *who);
    }
    setup.state.knights[*who] = knight;
    setup.placed[*who] = here;
    return Done{};
}

Result<Done> set_surrendered(const Tables& tables, Setup& setup, const Words& words) {
    const auto side = read_side(words[1]);
    if (!side) {
        return side.error();
    }
    Setup next = setup;
    Party& party = next.state.party(*side);
    for (std::size_t i = 0; i < party.out; ++i) { // said again: the new list takes the old one's place
        next.state.knights[party.surrendered[i]] = Knight{};
        next.state.knights[party.surrendered[i]].place = Place::absent;
    }
    party.out = 0;
    for (const std::string_view entry : split(words[2], ',')) {
        const Words parts = split(entry, ':');
        if (parts.size() != 2 || (parts[1] != name(Place::captured) && parts[1] != name(Place::killed))) {
            return Error{in_quotes(entry) + ": KNIGHT:captured or KNIGHT:killed is needed"};
        }
        const auto who = read_knight(tables, parts[0]);
        if (!who) {
            return who.error();
        }
        if (side_of(*who) != *side) {
            return Error{std::string(parts[0]) + " is not " + std::string(words[1])};
        }
        if (next.placed[*who]) {
            return Error{std::string(parts[0]) + " has been placed: he cannot have surrendered too"};
        }
        if (out_of_action(next.state.knights[*who])) {
            return Error{std::string(parts[0]) + " is named twice"};
        }
        next.state.knights[*who] = Knight{};
        next.state.knights[*who].place = parts[1] == name(Place::killed) ? Place::killed : Place::captured;
        party.surrendered[party.out++] = *who;
    }
    setup = next;
    return Done{};
}

void set_empty(Setup& setup) {
    for (const Side side : both_sides) {
        setup.state.party(side).out = 0;
    }
    for (Knight& knight : setup.state.knights) {
        knight = Knight{};
        knight.place = Place::absent;
    }
    setup.placed.fill(false);
}

} // namespace

Result<Done> set(const Tables& tables, Setup& setup, std::string_view statement) {
    const Words words = split(statement, ' ');
    const auto shaped = [&](std::string_view head, std::size_t size) {
        return words[0] == head && words.size() == size;
    };
    if (shaped("empty", 1)) {
        set_empty(setup);
        return Done{};
    }
    if (shaped("phase", 2)) {
        return set_phase(setup, words);
    }
    if (shaped("round", 2)) {
        const auto round = read_number(words[1], 0, rounds, "round");
        if (!round) {
            return round.error();
        }
        setup.round = *round;
        return Done{};
    }
    if (shaped("first", 2) || shaped("to-move", 2)) {
        const auto side = read_side(words[1]);
        if (!side) {
            return side.error();
        }
        (words[0] == "first" ? setup.first : setup.to_move) = *side;
        return Done{};
    }
    if (shaped("po", 3)) {
        return set_count(setup.po, words, 99);
    }
    if (shaped("passes", 3)) {
        return set_count(setup.passes, words, 99);
    }
    if (shaped("attacks", 3)) {
        return set_count(setup.attacks, words, attacks_a_round);
    }
    if (words[0] == "knight" && words.size() >= 3) {
        return set_knight(tables, setup, words);
    }
    if (shaped("surrendered", 3)) {
        return set_surrendered(tables, setup, words);
    }
    return Error{
        in_quotes(statement) +
        " is no set-up: empty, phase P, round N, first SIDE, to-move SIDE, po|passes|attacks SIDE N, "
        "knight K AT ..., surrendered SIDE K:captured,..."};
}

} // namespace disfida::barletta
