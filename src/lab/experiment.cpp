#include "lab/experiment.hpp"

namespace disfida::lab {

void Sample::take(const std::vector<int>& first, const std::vector<int>& second) {
    tallies.resize(first.size() + second.size());
    std::size_t at = 0;
    for (const auto* values : {&first, &second}) {
        for (const int value : *values) {
            if (value != unmeasured) {
                tallies[at].add(value);
            }
            ++at;
        }
    }
}

void add_up(Report& report, const std::deque<Sample>& samples) {
    report.tallies.resize(report.measures.size());
    for (const Sample& sample : samples) {
        report.wins.add(sample.wins);
        for (std::size_t i = 0; i < sample.tallies.size(); ++i) {
            report.tallies[i].add(sample.tallies[i]);
        }
    }
}

} // namespace disfida::lab
