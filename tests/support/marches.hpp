// Positions of Lorraine for its campaign rules, on top of Battlefield: marches, castles, ends of turns.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "kernel/words.hpp"
#include "support/battlefield.hpp"

namespace disfida::test {

/// These statements, and far away one general of each side who has not acted, so that no turn ends.
inline Battlefield afield(const Battlefield::Statements& statements, const Options& options = {}) {
    Battlefield::Statements all{"general antoing montigny points 50 rank 21 skill incompetent",
                                "general linange st-dizier points 50 rank 21 skill incompetent"};
    all.insert(all.end(), statements.begin(), statements.end());
    return Battlefield(all, options);
}

/// These statements, the last of which names the active general; whoever of the twelve of the roster they
/// leave out stands with 1 point and a rank from 31 on in montigny or st-dizier and has acted. When the
/// active general ends, the turn does; no side is short of generals.
inline Battlefield last_act(const Battlefield::Statements& statements, const Options& options = {}) {
    Battlefield::Statements all;
    int rank = 31;
    for (const std::string who : {"toulongeon", "vaudemont", "ladan", "fribourg", "marigny", "antoing",
                                  "barbazan", "baudricourt", "sarrebruck", "bayer", "salm", "linange"}) {
        bool named = false;
        for (const std::string& statement : statements) {
            named = named || statement.starts_with("general " + who + " ");
        }
        if (!named) {
            all.push_back("general " + who + (rank < 37 ? " montigny" : " st-dizier") + " points 1 rank " +
                          std::to_string(rank) + " skill poor activated");
        }
        ++rank;
    }
    all.insert(all.end(), statements.begin(), statements.end());
    return Battlefield(all, options);
}

/// The legal lines that begin with these words, "; " between.
inline std::string lines(const Battlefield& field, std::string_view beginning) {
    return join(legal_from(field.match(), beginning), "; ");
}

/// Why set-up statements after `set empty` are refused, the last of them or all together; "" if they stand.
inline std::string setup_error(const std::vector<std::string>& statements, bool empty = true) {
    Match match = start("lorraine", {});
    if (empty) {
        set_up(match, "empty");
    }
    return setup_refusal(std::move(match), {statements.begin(), statements.end()});
}

} // namespace disfida::test
