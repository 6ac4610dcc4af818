#include "disfida/event.hpp"

#include <nlohmann/json.hpp>

namespace disfida {

namespace {
template <class T> const T& value_or_empty(const Event::Value* value) {
    static const T empty{};
    const T* held = value != nullptr ? std::get_if<T>(value) : nullptr;
    return held != nullptr ? *held : empty;
}
} // namespace

const Event::Value* Event::find(std::string_view key) const {
    for (const auto& [name, value] : fields_) {
        if (name == key) {
            return &value;
        }
    }
    return nullptr;
}

std::int64_t Event::number(std::string_view key) const { return value_or_empty<std::int64_t>(find(key)); }
const std::string& Event::text(std::string_view key) const { return value_or_empty<std::string>(find(key)); }
bool Event::flag(std::string_view key) const { return value_or_empty<bool>(find(key)); }
const std::vector<std::int64_t>& Event::list(std::string_view key) const {
    return value_or_empty<std::vector<std::int64_t>>(find(key));
}

std::string to_json(const Event& event) {
    nlohmann::ordered_json json;
    json["kind"] = event.kind();
    json["rule"] = event.rule();
    for (const auto& [key, value] : event.fields()) {
        std::visit([&, &name = key](const auto& held) { json[name] = held; }, value);
    }
    return json.dump();
}

} // namespace disfida
