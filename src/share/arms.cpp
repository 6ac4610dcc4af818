#include "share/arms.hpp"

#include <array>

#include "kernel/words.hpp"

namespace disfida::share {

namespace {

struct Figure {
    std::string_view name; ///< behind the field's tincture; "per ..." divides the field in two
    std::string_view path;
};

constexpr std::array<Figure, figures> all_figures{{
    {"a pale", "M-4-14h8v28h-8z"},
    {"a chevron", "M0-6l12 11v8l-12-11l-12 11v-8z"},
    {"a bend", "M-12-14h6l18 21v7h-6l-18-21z"},
    {"per fess", "M-12 0h24v14h-24z"},
    {"a cross", "M-3-14h6v9h9v6h-9v13h-6v-13h-9v-6h9z"},
    {"a mullet", "M0-10L2.1-3.8L8.6-3.8L3.3 .1L5.3 6.3L0 2.5L-5.3 6.3L-3.3 .1L-8.6-3.8L-2.1-3.8z"},
    {"a chief", "M-12-14h24v9h-24z"},
    {"two pallets", "M-7-14h4v28h-4zM3-14h4v28h-4z"},
    {"a saltire", "M-12-14h5l7 9l7-9h5v5l-8 9l8 9v5h-5l-7-9l-7 9h-5v-5l8-9l-8-9z"},
    {"a roundel", "M0-9a7 7 0 0 1 0 14a7 7 0 0 1 0-14z"},
    {"quarterly", "M0-14h12v14h-12zM-12 0h12v14h-12z"},
    {"a fess", "M-12-5h24v9h-24z"},
    {"a pile", "M-9-14h18l-9 24z"},
    {"a lozenge", "M0-11l8 10l-8 10l-8-10z"},
    {"two bars", "M-12-9h24v5h-24zM-12 0h24v5h-24z"},
    {"per pale", "M0-14h12v28h-12z"},
    {"a bend sinister", "M12-14h-6l-18 21v7h6l18-21z"},
    {"a crescent", "M-8-5a8 8 0 0 0 16 0a8 4 0 0 1-16 0z"},
    {"a bordure", "M-12-14h24v28h-24zM-8-10h16v12a8 8 0 0 1-16 0z"},
    {"three roundels", "M-6-10a3.5 3.5 0 0 1 0 7a3.5 3.5 0 0 1 0-7zM6-10a3.5 3.5 0 0 1 0 7a3.5 3.5 0 0 1 0-7z"
                       "M0 1a3.5 3.5 0 0 1 0 7a3.5 3.5 0 0 1 0-7z"},
}};

struct Paint {
    std::string_view name;
    std::string_view colour;
};

constexpr std::array<Paint, 7> paints{{{"or", "#f0bf2d"},
                                       {"argent", "#f5f5f0"},
                                       {"gules", "#b8252b"},
                                       {"azure", "#1f4e9e"},
                                       {"vert", "#2c7a3f"},
                                       {"purpure", "#6d3a7d"},
                                       {"sable", "#222226"}}};
constexpr int metals = 2;
constexpr int colours = 5;
constexpr int pairs = metals * colours * 2;
static_assert(pairs * figures == most_arms);

std::string_view name(Tincture tincture) { return paints.at(static_cast<std::size_t>(tincture)).name; }

} // namespace

Blazon blazon(int number) {
    const int turn = number / figures;
    const int pair = (3 * number + turn) % pairs; // neighbours differ in figure and in both tinctures
    const auto metal = static_cast<Tincture>(pair % metals);
    const auto paint = static_cast<Tincture>(metals + pair / metals % colours);
    const bool on_metal = pair >= metals * colours;
    return {on_metal ? metal : paint, on_metal ? paint : metal, number % figures};
}

std::string blazoned(const Blazon& arms) {
    const std::string figure(all_figures.at(static_cast<std::size_t>(arms.figure)).name);
    const std::string field(name(arms.field));
    const std::string charge(name(arms.charge));
    const bool divided = figure.starts_with("per ") || figure == "quarterly";
    return divided ? capital(figure) + " " + field + " and " + charge
                   : capital(field) + ", " + figure + " " + charge;
}

std::string_view colour(Tincture tincture) { return paints.at(static_cast<std::size_t>(tincture)).colour; }

std::string_view figure_path(int figure) { return all_figures.at(static_cast<std::size_t>(figure)).path; }

} // namespace disfida::share
