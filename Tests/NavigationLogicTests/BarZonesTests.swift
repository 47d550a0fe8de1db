import Testing

@testable import NavigationLogic

struct BarZonesTests {
    private let both = BarZones(title: 52, search: 52)

    @Test(
        "the search row goes first, then the large title",
        arguments: [
            (0.0, 52.0, 52.0), (20, 52, 32), (52, 52, 0), (70, 34, 0), (104, 0, 0), (500, 0, 0), (-30, 82, 52),
        ])
    func collapses(scrolled: Double, title: Double, search: Double) {
        #expect(both.titleExtent(scrolled: scrolled) == title)
        #expect(both.searchExtent(scrolled: scrolled) == search)
    }

    @Test("together they follow the content point by point, until nothing is left")
    func continuous() {
        for scrolled in stride(from: -40.0, through: 140, by: 1) {
            #expect(both.extent(scrolled: scrolled) == max(0, 104 - scrolled))
        }
    }

    @Test(
        "a pinned search row stays, and only the title goes",
        arguments: [(0.0, 52.0), (26, 26), (52, 0), (400, 0), (-10, 62)])
    func pinned(scrolled: Double, title: Double) {
        let zones = BarZones(title: 52, search: 52, searchScrollsAway: false)
        #expect(zones.searchExtent(scrolled: scrolled) == 52)
        #expect(zones.titleExtent(scrolled: scrolled) == title)
        #expect(zones.collapsible == 52)
    }

    @Test(
        "content never rests inside a zone",
        arguments: [
            (-5.0, -5.0), (0, 0), (10, 0), (26, 0), (27, 52), (52, 52), (60, 52), (78, 52), (79, 104), (104, 104),
            (300, 300),
        ])
    func rests(scrolled: Double, rest: Double) {
        #expect(both.restingPosition(scrolled: scrolled) == rest)
    }

    @Test("without a large title the search row alone collapses, rests and is pulled")
    func alone() {
        let zones = BarZones(search: 52)
        #expect(zones.extent(scrolled: 30) == 22)
        #expect(zones.extent(scrolled: -20) == 72)
        #expect(zones.restingPosition(scrolled: 40) == 52)
        #expect(zones.restingPosition(scrolled: 60) == 60)
        #expect(BarZones(search: 52, searchScrollsAway: false).restingPosition(scrolled: 30) == 30)
    }

    @Test("a pull opens a gap for a refresh control instead of growing the zones")
    func refresh() {
        let zones = BarZones(title: 52, search: 52, growsWithPull: false)
        #expect(zones.extent(scrolled: -80) == 104)
        #expect(zones.titleScrolled(scrolled: -80) == 0)
        #expect(zones.extent(scrolled: 80) == 24)
    }

    @Test("without zones nothing happens")
    func none() {
        let zones = BarZones()
        for scrolled in [-50.0, 0, 50] {
            #expect(zones.extent(scrolled: scrolled) == 0)
            #expect(zones.restingPosition(scrolled: scrolled) == scrolled)
        }
    }

    @Test(
        "results and scopes come and go with search and text",
        arguments: [
            (SearchRule(), false, nil as Bool?),
            (SearchRule(isActive: true), false, nil), (SearchRule(isActive: true, hasText: true), true, nil),
            (SearchRule(isActive: false, hasText: true, hasScopes: true), false, false),
            (SearchRule(isActive: true, hasScopes: true), false, true),
            (SearchRule(isActive: true, hasScopes: true, scopes: .onTextEntry), false, false),
            (SearchRule(isActive: true, hasText: true, hasScopes: true, scopes: .onTextEntry), true, true),
            (SearchRule(isActive: true, hasText: true, hasScopes: true, scopes: .manual), true, nil),
            (SearchRule(isActive: true, hasScopes: true, scopes: .onSearchActivation), false, true),
        ])
    func rule(rule: SearchRule, results: Bool, scopes: Bool?) {
        #expect(rule.showsResults == results)
        #expect(rule.showsScopes == scopes)
    }
}
