// A variable of the environment that has another value while a test runs.
#pragma once

#include <optional>
#include <string>

namespace disfida::test {

class Variable {
  public:
    /// Sets it, or takes it away without a value. What it was comes back with the end of this object.
    explicit Variable(std::string name, const std::optional<std::string>& value);
    Variable(const Variable&) = delete;
    Variable& operator=(const Variable&) = delete;
    ~Variable();

  private:
    std::string name_;
    std::optional<std::string> before_;
};

} // namespace disfida::test
