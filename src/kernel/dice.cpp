#include "disfida/dice.hpp"

namespace disfida {

int GivenDice::throw_one(const Roll& roll, int left) {
    if (used_ < dice_.size()) {
        return dice_[used_++];
    }
    if (!missing_) {
        missing_ = MissingDice{roll, left};
    }
    return invented_++ % 6 + 1;
}

int RecordingDice::throw_one(const Roll& roll, int /*left*/) {
    // The source sees single dice; that is the same to every maker but one that counts what is missing,
    // and Match never records from a list that may run out.
    const int face = source_->die(roll);
    taken_.push_back(face);
    return face;
}

} // namespace disfida
