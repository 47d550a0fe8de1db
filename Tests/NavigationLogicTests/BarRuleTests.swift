import NavigationLogic
import Testing

@Suite("Back titles")
struct BackTitleTests {
    @Test(
        "Candidates are ordered from the longest label to the chevron alone",
        arguments: [
            (BackTitle(pageTitle: "Inbox"), ["Inbox", "Back", ""]),
            (BackTitle(), ["Back", ""]),
            (BackTitle(pageTitle: ""), ["Back", ""]),
            (BackTitle(backButtonTitle: "Mail", pageTitle: "Inbox"), ["Mail", "Back", ""]),
            (BackTitle(itemTitle: "Item", backButtonTitle: "Mail", pageTitle: "Inbox"), ["Item", "Back", ""]),
            (BackTitle(itemTitle: "", pageTitle: "Inbox"), [""]),
            (BackTitle(backButtonTitle: "", pageTitle: "Inbox"), [""]),
            (BackTitle(itemTitle: "A customised item", itemIsCustomized: true), ["A customised item"]),
            (BackTitle(mode: .generic, backButtonTitle: "Mail", pageTitle: "Inbox"), ["Back", ""]),
            (BackTitle(mode: .generic, itemTitle: "Item"), ["Item", ""]),
            (BackTitle(mode: .minimal, itemTitle: "Item", itemIsCustomized: true), [""]),
        ])
    func candidates(title: BackTitle, expected: [String]) {
        #expect(title.candidates(genericTitle: "Back") == expected)
    }

    @Test("The history menu always lists the full title")
    func menu() {
        #expect(
            BackTitle(mode: .minimal, backButtonTitle: "Mail", pageTitle: "Inbox").menuTitle(genericTitle: "Back")
                == "Mail")
        #expect(BackTitle(mode: .generic, pageTitle: "Inbox").menuTitle(genericTitle: "Back") == "Inbox")
        #expect(BackTitle().menuTitle(genericTitle: "Back") == "Back")
    }
}

@Suite("Title placement")
struct BarTitlePlacementTests {
    typealias Widths = BarTitlePlacement.Widths
    typealias Span = BarTitlePlacement.Span

    func back(_ title: Double, labels: [Double] = [90, 40, 0], trailing: Double = 0) -> Widths {
        Widths(bar: 375, backLabelStart: 30, backLabels: labels, trailingItems: trailing, title: title)
    }

    @Test("A title that fits is centered on the bar, beside the full back label")
    func centered() {
        let placement = BarTitlePlacement(back(101))
        #expect(placement.title == Span(x: 137, width: 101))
        #expect(placement.backLabel == Span(x: 30, width: 90))
    }

    // Measured: eight points between the ink of both texts, of which the letters' own side bearings are 1 1/3.
    @Test("Six points and two thirds beside the label are enough, less shortens the label")
    func boundary() {
        #expect(BarTitlePlacement(back(121.6)).backLabelIndex == 0)
        #expect(BarTitlePlacement(back(121.8)).backLabelIndex == 1)
    }

    @Test("A long title leaves the back button its chevron alone")
    func chevronAlone() {
        let placement = BarTitlePlacement(back(290))
        #expect(placement.backLabelIndex == 2)
        #expect(placement.title == Span(x: 42.5, width: 290))
        #expect(!placement.titleIsTruncated)
    }

    @Test("A title too long for the center starts twelve points after the leading group, then it is truncated")
    func shifted() {
        let shifted = BarTitlePlacement(back(310))
        #expect(shifted.title == Span(x: 42, width: 310))
        #expect(!shifted.titleIsTruncated)
        let truncated = BarTitlePlacement(back(500))
        #expect(truncated.title == Span(x: 42, width: 317))
        #expect(truncated.titleIsTruncated)
    }

    @Test("A wide trailing group pushes the title from the center too")
    func trailing() {
        let placement = BarTitlePlacement(Widths(bar: 375, leadingItems: 60, trailingItems: 150, title: 120))
        #expect(placement.title == Span(x: 72, width: 120))
    }

    @Test("A customised label is not shortened; the title gives way")
    func customisedLabel() {
        let placement = BarTitlePlacement(back(300, labels: [200]))
        #expect(placement.backLabel == Span(x: 30, width: 200))
        #expect(abs(placement.title.x - 236.667) < 0.001)
        #expect(abs(placement.title.end - 359) < 0.001)
        #expect(placement.titleIsTruncated)
    }

    @Test("Where there is no room there is no title")
    func noRoom() {
        let placement = BarTitlePlacement(back(50, labels: [400], trailing: 60))
        #expect(placement.title.width == 0)
        #expect(placement.backLabel == Span(x: 30, width: 285))
    }

    @Test("Without a title the label keeps its length while it fits")
    func noTitle() {
        #expect(BarTitlePlacement(back(0)).backLabelIndex == 0)
        #expect(BarTitlePlacement(back(0, labels: [400, 40, 0])).backLabelIndex == 1)
    }

    @Test("Right to left is the mirror image", arguments: [0, 50, 101, 200, 290, 310, 500])
    func mirrored(title: Double) {
        let left = BarTitlePlacement(back(title, trailing: 44))
        let right = BarTitlePlacement(back(title, trailing: 44), rightToLeft: true)
        #expect(right.title.x == 375 - left.title.x - left.title.width)
        #expect(right.backLabel?.x == left.backLabel.map { 375 - $0.x - $0.width })
        #expect(right.backLabelIndex == left.backLabelIndex)
    }
}

@Suite("Appearance resolution")
struct AppearanceResolutionTests {
    typealias Resolution = AppearanceResolution<String>

    static func choices(_ owner: String, without missing: [String]) -> Resolution.Choices {
        func value(_ name: String) -> String? { missing.contains(name) ? nil : "\(owner).\(name)" }
        return Resolution.Choices(
            standard: value("standard"), compact: value("compact"), scrollEdge: value("scrollEdge"),
            compactScrollEdge: value("compactScrollEdge"))
    }

    @Test(
        "Each situation falls back in the documented order",
        arguments: [
            (false, false, ["item.standard", "bar.standard"]),
            (true, false, ["item.compact", "bar.compact", "item.standard", "bar.standard"]),
            (false, true, ["item.scrollEdge", "bar.scrollEdge", "item.standard", "bar.standard"]),
            (
                true, true,
                [
                    "item.compactScrollEdge", "bar.compactScrollEdge", "item.scrollEdge", "bar.scrollEdge",
                    "item.compact", "bar.compact", "item.standard", "bar.standard",
                ]
            ),
        ])
    func order(compact: Bool, atEdge: Bool, expected: [String]) {
        var missing: [String] = []
        for name in expected {
            func left(_ owner: String) -> [String] {
                missing.filter { $0.hasPrefix(owner) }.map { String($0.dropFirst(owner.count + 1)) }
            }
            let result = Resolution(
                item: Self.choices("item", without: left("item")), bar: Self.choices("bar", without: left("bar")),
                standard: "default", compact: compact, atEdge: atEdge)
            #expect(result.appearance == name)
            #expect(result.dropsBackground == (atEdge && name.hasSuffix(".standard")))
            missing.append(name)
        }
        #expect(Resolution(standard: "default", compact: compact, atEdge: atEdge).appearance == "default")
    }
}
