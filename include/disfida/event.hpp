// What an action brought about, as facts: who, what, numbers, and the rule they come from. Sentences are made
// later.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace disfida {

/// One fact. Its kind and keys are fixed by the game and listed in disfida-engine.7.
class Event {
  public:
    using Value = std::variant<bool, std::int64_t, std::string, std::vector<std::int64_t>>;

    Event(std::string_view kind, std::string_view rule) : kind_(kind), rule_(rule) {}

    /// Adds a key; keys keep the order in which they are added.
    Event& with(std::string_view key, std::string_view text) { return add(key, std::string(text)); }
    Event& with(std::string_view key, const char* text) { return add(key, std::string(text)); }
    Event& with(std::string_view key, std::int64_t number) { return add(key, number); }
    Event& with(std::string_view key, int number) { return add(key, std::int64_t{number}); }
    Event& with(std::string_view key, bool flag) { return add(key, flag); }
    Event& with(std::string_view key, std::vector<std::int64_t> list) { return add(key, std::move(list)); }

    [[nodiscard]] const std::string& kind() const { return kind_; }
    [[nodiscard]] const std::string& rule() const { return rule_; }
    [[nodiscard]] const std::vector<std::pair<std::string, Value>>& fields() const { return fields_; }

    /// The value of a key; 0, "", false or an empty list when it is not there or of another type.
    [[nodiscard]] std::int64_t number(std::string_view key) const;
    [[nodiscard]] const std::string& text(std::string_view key) const;
    [[nodiscard]] bool flag(std::string_view key) const;
    [[nodiscard]] const std::vector<std::int64_t>& list(std::string_view key) const;
    [[nodiscard]] bool has(std::string_view key) const { return find(key) != nullptr; }

  private:
    template <class T> Event& add(std::string_view key, T value) {
        fields_.emplace_back(std::string(key),
                             std::move(value)); // made in place: g++ 12 warns of a moved variant
        return *this;
    }
    [[nodiscard]] const Value* find(std::string_view key) const;

    std::string kind_;
    std::string rule_;
    std::vector<std::pair<std::string, Value>> fields_;
};

/// The event as one line of JSON: kind, rule, then the keys in their order.
std::string to_json(const Event& event);

/// Sinks take what the rules tell. `talks` false compiles the telling away; `note` gives a single fact
/// without words to an enumeration that counts it.
class EventLog {
  public:
    static constexpr bool talks = true;
    void add(Event event) { events_.push_back(std::move(event)); }
    void note(int /*fact*/, int /*who*/) {}
    [[nodiscard]] const std::vector<Event>& events() const { return events_; }
    std::vector<Event> take() { return std::move(events_); }

  private:
    std::vector<Event> events_;
};

/// The sink of a search: nothing is told.
struct NoEvents {
    static constexpr bool talks = false;
    void add(const Event& /*event*/) {}
    void note(int /*fact*/, int /*who*/) {}
};

} // namespace disfida
