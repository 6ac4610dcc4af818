#include "support/environment.hpp"

#include <cstdlib>

namespace disfida::test {

namespace {

void put(const std::string& name, const std::optional<std::string>& value) {
    if (value) {
        ::setenv(name.c_str(), value->c_str(), 1);
    } else {
        ::unsetenv(name.c_str());
    }
}

} // namespace

Variable::Variable(std::string name, const std::optional<std::string>& value) : name_(std::move(name)) {
    if (const char* before = std::getenv(name_.c_str())) {
        before_ = before;
    }
    put(name_, value);
}

Variable::~Variable() { put(name_, before_); }

} // namespace disfida::test
