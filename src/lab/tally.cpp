#include "lab/tally.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace disfida::lab {

void Tally::add(int value, std::uint64_t times) {
    if (times == 0) {
        return;
    }
    if (counts_.empty()) {
        low_ = value;
    } else if (value < low_) {
        counts_.insert(counts_.begin(), static_cast<std::size_t>(low_ - value), 0);
        low_ = value;
    }
    const auto at = static_cast<std::size_t>(value - low_);
    if (at >= counts_.size()) {
        counts_.resize(at + 1, 0);
    }
    counts_[at] += times;
}

void Tally::add(const Tally& other) {
    for (const Entry& entry : other.entries()) {
        add(entry.value, entry.times);
    }
}

std::uint64_t Tally::size() const {
    return std::accumulate(counts_.begin(), counts_.end(), std::uint64_t{0});
}

double Tally::mean() const {
    const std::uint64_t n = size();
    std::int64_t sum = 0;
    for (const Entry& entry : entries()) {
        sum += static_cast<std::int64_t>(entry.times) * entry.value;
    }
    return n == 0 ? 0.0 : static_cast<double>(sum) / static_cast<double>(n);
}

double Tally::deviation() const {
    const std::uint64_t n = size();
    if (n < 2) {
        return 0.0;
    }
    const double middle = mean();
    double sum = 0;
    for (const Entry& entry : entries()) {
        sum += static_cast<double>(entry.times) * (entry.value - middle) * (entry.value - middle);
    }
    return std::sqrt(sum / static_cast<double>(n - 1));
}

int Tally::quantile(double part) const {
    const double wanted = part * static_cast<double>(size());
    std::uint64_t below = 0;
    for (const Entry& entry : entries()) {
        below += entry.times;
        if (static_cast<double>(below) >= wanted) {
            return entry.value;
        }
    }
    return most();
}

std::vector<Tally::Entry> Tally::entries() const {
    std::vector<Entry> out;
    for (std::size_t i = 0; i < counts_.size(); ++i) {
        if (counts_[i] > 0) {
            out.push_back({low_ + static_cast<int>(i), counts_[i]});
        }
    }
    return out;
}

} // namespace disfida::lab
