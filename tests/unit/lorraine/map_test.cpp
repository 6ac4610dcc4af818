// L-Map: zones, links and castles as the map has them, and what is not on it.
#include <array>
#include <string>

#include <doctest/doctest.h>

#include "kernel/data.hpp"
#include "kernel/words.hpp"
#include "lorraine/tables.hpp"
#include "support/campaign.hpp"

namespace lorraine = disfida::lorraine;
using disfida::test::Campaign;
using disfida::test::quiet;

namespace {

const lorraine::Tables& tables() {
    static const lorraine::Tables loaded = *lorraine::load_tables(disfida::DataSource());
    return loaded;
}

/// The zones of a kind, by id.
std::string of_kind(lorraine::ZoneKind kind) {
    std::vector<std::string> ids;
    for (const auto& zone : tables().zones) {
        if (zone.kind == kind) {
            ids.push_back(zone.id);
        }
    }
    return disfida::join(ids, " ");
}

struct Links {
    const char* zone;
    int links;
};

} // namespace

TEST_CASE("L-Map 1 43 zones: 15 villages, 2 towns, 4 castles, 22 open country") {
    using lorraine::ZoneKind;
    CHECK(of_kind(ZoneKind::village) == "ancerville apremont bouconville bourmont bulgneville colombey conde "
                                        "domremy foug lamarche montiers neufchateau pierrefitte revigny "
                                        "sandaucourt");
    CHECK(of_kind(ZoneKind::town) == "bar-le-duc saint-mihiel");
    CHECK(of_kind(ZoneKind::castle) == "commercy gondrecourt la-mothe vaucouleurs");
    CHECK(of_kind(ZoneKind::country) ==
          "brixey chaumont darney doulevant grand haye joinville la-reine lafauche liffol ligny montigny "
          "morimond nogent reynel saintois st-dizier toulois treveray val-rognon wassy xaintois");
}

TEST_CASE("L-Map 1 links lead both ways and join the whole map") {
    int links = 0;
    for (std::size_t from = 0; from < lorraine::zone_count; ++from) {
        for (std::size_t to = 0; to < lorraine::zone_count; ++to) {
            const bool there = lorraine::has(tables().zones[from].neighbours, static_cast<std::uint8_t>(to));
            CHECK(there == lorraine::has(tables().zones[to].neighbours, static_cast<std::uint8_t>(from)));
            CHECK(there == (tables().distance[from][to] == 1));
            CHECK(tables().distance[from][to] < lorraine::zone_count);
            links += there ? 1 : 0;
        }
    }
    CHECK(links == 2 * 92);
}

TEST_CASE("L-Map 1 distances from the entry, each link counting one") {
    // The table of distances of the arithmetic of the raid.
    constexpr std::array<Links, 18> from_entry{{
        {"montigny", 0},
        {"bourmont", 1},
        {"montiers", 3},
        {"domremy", 3},
        {"neufchateau", 3},
        {"bulgneville", 3},
        {"colombey", 4},
        {"lamarche", 4},
        {"ancerville", 4},
        {"sandaucourt", 4},
        {"bar-le-duc", 5},
        {"conde", 5},
        {"apremont", 5},
        {"foug", 5},
        {"pierrefitte", 5},
        {"bouconville", 6},
        {"revigny", 6},
        {"saint-mihiel", 5},
    }};
    for (const Links& one : from_entry) {
        CAPTURE(one.zone);
        CHECK(tables().distance[tables().entry][tables().find_zone(one.zone)] == one.links);
    }
}

TEST_CASE("L-Map 2 four castles, all French at the start") {
    const Campaign campaign = Campaign::opening();
    for (const char* castle : {"commercy", "gondrecourt", "la-mothe", "vaucouleurs"}) {
        CHECK(campaign.castle(castle) == "french 0");
    }
    CHECK_FALSE(campaign.match().position().state().find(R"("id":"saint-mihiel","owner")") !=
                std::string::npos);
}

TEST_CASE("L-Map 3 nobody can go to Vaudemont") {
    const Campaign campaign = quiet({"general ladan xaintois points 50 rank 1 skill poor", "active ladan"});
    CHECK(campaign.refusal("move ladan vaudemont").find("no zone is called 'vaudemont'") == 0);
    CHECK(campaign.legal("move") ==
          "move ladan colombey; move ladan darney; move ladan saintois; move ladan sandaucourt");
}

TEST_CASE("L-Map 3 towns have neither walls nor capacity") {
    const Campaign campaign =
        quiet({"general barbazan bar-le-duc points 100 rank 1 skill poor",
               "general salm bar-le-duc points 900 rank 2 skill poor", "active barbazan"});
    CHECK_FALSE(campaign.allows("enter barbazan"));
    CHECK_FALSE(campaign.allows("garrison barbazan 5"));
    const Campaign raider = quiet({"general ladan bar-le-duc points 100 rank 1 skill poor", "active ladan"});
    CHECK_FALSE(raider.allows("siege ladan"));
    CHECK_FALSE(raider.allows("assault ladan"));
    CHECK(raider.allows("ravage ladan"));
}

TEST_CASE("L-Map 4 capacities 25, 40, 50 and 35") {
    const Campaign campaign = Campaign::opening();
    CHECK(campaign.at("/castles/0/id") + campaign.at("/castles/0/capacity") == "commercy25");
    CHECK(campaign.at("/castles/1/id") + campaign.at("/castles/1/capacity") == "gondrecourt40");
    CHECK(campaign.at("/castles/2/id") + campaign.at("/castles/2/capacity") == "la-mothe50");
    CHECK(campaign.at("/castles/3/id") + campaign.at("/castles/3/capacity") == "vaucouleurs35");
}

TEST_CASE("L-Map 4 the entry, the western road and the towns") {
    CHECK(tables().zone(tables().entry).id == "montigny");
    CHECK(tables().zone(tables().west_road).id == "st-dizier");
    CHECK(tables().zone(tables().towns[0]).id == "bar-le-duc");
    CHECK(tables().zone(tables().towns[1]).id == "saint-mihiel");
}
