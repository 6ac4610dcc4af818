#include "play/fair_dice.hpp"

#include "kernel/tongue.hpp"

#include <algorithm>

#include <sodium.h>

namespace disfida {

namespace {

constexpr std::size_t hashes_a_kept = 256;
constexpr std::string_view dice_domain = "disfida dice 1";
constexpr unsigned char faces = 6;
constexpr unsigned char fair_bytes =
    252; // the largest multiple of six a byte holds: above it faces are unequal

/// Once, before anything else of the library is used.
void wake_library() {
    static const int ready = ::sodium_init();
    (void)ready; // hashing works without; random bytes abort the program where there are none
}

} // namespace

Link new_secret() {
    wake_library();
    Link out{};
    ::randombytes_buf(out.data(), out.size());
    return out;
}

std::string to_hex(const Link& link) {
    std::string out(link.size() * 2 + 1, '\0');
    ::sodium_bin2hex(out.data(), out.size(), link.data(), link.size());
    out.pop_back();
    return out;
}

std::optional<Link> from_hex(std::string_view hex) {
    Link out{};
    std::size_t length = 0;
    if (hex.size() != out.size() * 2 || hex.find_first_not_of("0123456789abcdef") != std::string_view::npos ||
        ::sodium_hex2bin(out.data(), out.size(), hex.data(), hex.size(), nullptr, &length, nullptr) != 0) {
        return std::nullopt;
    }
    return out;
}

Link hash_of(std::span<const unsigned char> bytes, std::span<const unsigned char> key) {
    wake_library();
    Link out{};
    ::crypto_generichash(out.data(), out.size(), bytes.data(), bytes.size(), key.data(), key.size());
    return out;
}

bool same_text(std::string_view a, std::string_view b) {
    return a.size() == b.size() && ::sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

Chain::Chain(const Link& secret) {
    kept_.reserve(chain_length / hashes_a_kept + 1);
    Link link = secret;
    for (std::size_t i = 0; i < chain_length; ++i) {
        if (i % hashes_a_kept == 0) {
            kept_.push_back(link);
        }
        link = hash_of(link);
    }
    kept_.push_back(link);
}

Link Chain::at(std::size_t hashes) const {
    Link link = kept_[hashes / hashes_a_kept];
    for (std::size_t i = 0; i < hashes % hashes_a_kept; ++i) {
        link = hash_of(link);
    }
    return link;
}

SharedDice::SharedDice(const Link& first, const Link& second) : key_{}, used_(block_.size()) {
    std::vector<unsigned char> bytes(dice_domain.begin(), dice_domain.end());
    bytes.insert(bytes.end(), first.begin(), first.end());
    bytes.insert(bytes.end(), second.begin(), second.end());
    key_ = hash_of(bytes);
}

int SharedDice::throw_one(const Roll& /*roll*/, int /*left*/) {
    while (true) {
        if (used_ == block_.size()) {
            std::vector<unsigned char> bytes(key_.begin(), key_.end());
            for (unsigned shift = 0; shift < 32; shift += 8) {
                bytes.push_back(static_cast<unsigned char>(blocks_ >> shift & 0xffU));
            }
            block_ = hash_of(bytes);
            ++blocks_;
            used_ = 0;
        }
        const unsigned char byte = block_.at(used_++);
        if (byte < fair_bytes) {
            return byte % faces + 1;
        }
    }
}

std::vector<int> shared_dice(const Position& position, std::string_view action, const Link& first,
                             const Link& second) {
    SharedDice shared(first, second);
    RecordingDice recorder(shared);
    EventLog log;
    position.clone()->play(action, recorder, log);
    return recorder.taken();
}

std::size_t rolls_so_far(const Match& match) {
    const auto& plies = match.plies();
    return static_cast<std::size_t>(
        std::count_if(plies.begin(), plies.end(), [](const Ply& ply) { return !ply.dice.empty(); }));
}

namespace {

/// The number of the line on which a side is committed or disclosed.
std::string line_of(const Record& record, Statement::Kind kind, std::string_view side) {
    const auto& statements = record.statements();
    const auto at = std::find_if(statements.begin(), statements.end(), [&](const Statement& statement) {
        return statement.kind == kind && statement.body.starts_with(std::string(side) + " ");
    });
    return std::to_string(at->line);
}

/// The chain of a side's disclosed secret; nothing while it is kept. Refused: it is not the one committed to.
Result<std::optional<Chain>> disclosed(const Record& record, std::string_view side) {
    const auto secret = from_hex(record.revealed(side));
    if (!secret) {
        return std::optional<Chain>();
    }
    Chain chain(*secret);
    if (to_hex(chain.commitment()) == record.committed(side)) {
        return std::optional(std::move(chain));
    }
    return Error{
        fill(tr("{line}: the secret of {side} is not the one it was committed to"),
             {{"line", line_of(record, Statement::Kind::reveal, side)}, {"side", std::string(side)}})};
}

} // namespace

Result<Proof> proof(const Match& match) {
    const Record& record = match.record();
    const auto& sides = match.info().sides;
    if (!record.has(Statement::Kind::commit)) {
        return Proof{};
    }
    Proof out{Proof::Kind::proved, 0, {}};
    for (const std::string_view side : sides) {
        if (record.committed(side).empty()) {
            out.kind = Proof::Kind::one;
            out.missing.push_back(side);
        }
    }
    if (record.committed(sides[0]) == record.committed(sides[1])) {
        return Error{
            fill(tr("{line}: both sides have the same commitment: one has copied it, and whoever knows "
                    "its secret knows all dice"),
                 {{"line", line_of(record, Statement::Kind::commit, sides[1])}})};
    }
    std::vector<Chain> chains;
    for (const std::string_view side : sides) {
        auto chain = disclosed(record, side);
        if (!chain) {
            return chain.error();
        }
        if (*chain) {
            chains.push_back(std::move(**chain));
        } else if (out.kind != Proof::Kind::one) {
            out.kind = Proof::Kind::unrevealed;
            out.missing.push_back(side);
        }
    }
    if (out.kind != Proof::Kind::proved) {
        return out;
    }
    std::size_t rolls = 0;
    for (const Statement& statement : record.statements()) {
        if (statement.kind != Statement::Kind::action || statement.dice.empty()) {
            continue;
        }
        if (++rolls > chain_length) {
            return Error{fill(tr("{line}: more actions with dice than the chains are good for"),
                              {{"line", std::to_string(statement.line)}})};
        }
        SharedDice dice(chains.front().link(rolls), chains.back().link(rolls));
        for (std::size_t i = 0; i < statement.dice.size(); ++i) {
            const int right = dice.die({});
            if (statement.dice[i] != right) {
                return Error{fill(tr("{line}: die {number} is {given}, but the secrets give {right}"),
                                  {{"line", std::to_string(statement.line)},
                                   {"number", std::to_string(i + 1)},
                                   {"given", std::to_string(statement.dice[i])},
                                   {"right", std::to_string(right)}})};
            }
        }
        out.dice += statement.dice.size();
    }
    return out;
}

} // namespace disfida
