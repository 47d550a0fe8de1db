import NavigationLogic
import Testing

struct TabArrangementTests {
    private func arrangement() -> TabArrangement<String> {
        TabArrangement(bar: ["A", "B", "C", "More"], offered: ["A", "B", "C", "D", "E"])
    }

    @Test(
        "an item from outside takes a tab's place, one in the bar changes places, and a tab that is not offered stays",
        arguments: [
            ("D", 1, ["A", "D", "C", "More"]), ("A", 2, ["C", "B", "A", "More"]), ("D", 3, ["A", "B", "C", "More"]),
            ("A", 0, ["A", "B", "C", "More"]),
            ("X", 0, ["A", "B", "C", "More"]), ("More", 0, ["A", "B", "C", "More"]), ("D", 9, ["A", "B", "C", "More"]),
            ("D", -1, ["A", "B", "C", "More"]),
        ])
    func place(item: String, index: Int, bar: [String]) {
        var now = arrangement()
        let changes = now.assign(item, at: index)
        #expect(now.bar == bar)
        #expect(changes == (bar != ["A", "B", "C", "More"]))
        #expect(now.isChanged == changes)
    }

    @Test("a change that is undone is no change")
    func back() {
        var now = arrangement()
        _ = now.assign("D", at: 0)
        _ = now.assign("A", at: 0)
        #expect(!now.isChanged)
    }

    @Test(
        "steps go from place to place, over tabs that stay, and end at the ends",
        arguments: [
            ("A", true, ["B", "A", "C", "More"]), ("A", false, ["A", "B", "C", "More"]),
            ("C", true, ["A", "B", "C", "More"]),
            ("D", true, ["D", "B", "C", "More"]), ("D", false, ["A", "B", "D", "More"]),
        ])
    func step(item: String, forward: Bool, bar: [String]) {
        var now = arrangement()
        _ = now.step(item, forward: forward)
        #expect(now.bar == bar)
        var fixed = TabArrangement(bar: ["A", "X", "B"], offered: ["A", "B"])
        _ = fixed.step("A", forward: true)
        #expect(fixed.bar == ["B", "X", "A"])
    }

    @Test("the whole order is the bar's, and then the others' as they were")
    func order() {
        var now = arrangement()
        _ = now.assign("E", at: 0)
        #expect(TabArrangement.order(now.bar, of: ["A", "B", "C", "D", "E"]) == ["E", "B", "C", "A", "D"])
    }
}
