import NavigationLogic
import SeededNumbers
import Testing

/// The order in which parts of a row shrink, and the layout of the rest.
@Suite("Bar rows")
struct BarRowTests {
    typealias Group = BarRow.Group
    typealias Input = BarRow.Input

    static func button(_ width: Double) -> BarItemSize { BarItemSize(.button, width) }
    static func group(_ widths: Double..., representative: Double? = nil, mayOverflow: Bool = true, yields: Bool = true)
        -> Group
    {
        Group(
            widths.map(button), representative: representative.map(button), mayOverflow: mayOverflow,
            yieldsToTitle: yields)
    }

    let back = BarRow.Back(chevronEnd: 21, labelStart: 27, labels: [90, 40, 0])

    @Test("the outermost items draw at the margins, neighbors sixteen points apart")
    func margins() {
        let row = BarRow(
            Input(width: 390, leading: [Self.group(40)], trailing: [Self.group(30), Self.group(50)], title: 60))
        #expect(row.leading[0].places[0].span == BarSpan(x: 16, width: 40))
        #expect(row.trailing.map { $0.places[0].span } == [BarSpan(x: 278, width: 30), BarSpan(x: 324, width: 50)])
        #expect(row.title == BarSpan(x: 165, width: 60))
    }

    @Test("narrow items are forty-four points from middle to middle, so that each has a finger's width")
    func narrow() {
        let row = BarRow(Input(width: 390, trailing: [Self.group(22, 22, 5)]))
        let places = row.trailing[0].places
        #expect(places.map(\.slot.width) == [44, 44, 44])
        #expect(places[1].span.x + 11 - (places[0].span.x + 11) == 44)
        #expect(places[2].slot.end <= 390)
    }

    @Test("a back label gives way first, then the title leaves the center, then center groups go, the last one first")
    func order() {
        func row(_ title: Double) -> BarRow {
            BarRow(
                Input(
                    width: 800, back: back, center: [Self.group(60), Self.group(60)], trailing: [Self.group(60)],
                    title: title, alignment: .leading))
        }
        #expect(row(100).backLabelIndex == 0)
        #expect(row(470).backLabelIndex > 0)
        #expect(row(470).center.map(\.shows) == [.items, .items])
        let narrow = BarRow(
            Input(
                width: 330, back: back, center: [Self.group(60), Self.group(60)], trailing: [Self.group(60)],
                title: 200, alignment: .leading))
        #expect(
            narrow.center.map(\.shows) == [.items, .overflow] || narrow.center.map(\.shows) == [.overflow, .overflow])
        #expect(narrow.overflow != nil)
        #expect(narrow.trailing[0].shows == .items)
    }

    @Test("groups show their representatives before any of them leaves")
    func representatives() {
        let wide = Input(width: 700, trailing: [Self.group(60, 60, 60, representative: 24)], title: 100)
        #expect(BarRow(wide).trailing[0].shows == .items)
        var narrow = wide
        narrow.width = 330
        narrow.trailing = [Self.group(60, 60, representative: 24), Self.group(60, 60, 60, representative: 24)]
        let row = BarRow(narrow)
        #expect(row.trailing.map(\.shows) == [.representative, .representative])
        #expect(row.overflow == nil)
    }

    @Test("trailing groups leave innermost first; leading ones only after them; a pinned group never does")
    func overflow() {
        var input = Input(
            width: 300, leading: [Self.group(50), Self.group(50)], trailing: [Self.group(50), Self.group(50)],
            pinned: [Self.button(40)], title: 80)
        let row = BarRow(input)
        #expect(row.trailing.map(\.shows) == [.overflow, .overflow])
        #expect(row.leading[0].shows == .items)
        #expect(row.pinned.count == 1)
        #expect(row.overflow.map { $0.span.end <= row.pinned[0].span.x } == true)
        input.width = 150
        let tiny = BarRow(input)
        #expect(tiny.leading.map(\.shows) == [.overflow, .overflow])
        #expect(tiny.pinned[0].span.width > 0)
    }

    @Test("items of the older properties stay beside a title that is cut off for them")
    func older() {
        let row = BarRow(
            Input(
                width: 390,
                trailing: [Self.group(60, yields: false), Self.group(60, mayOverflow: false, yields: false)],
                title: 1000))
        #expect(row.trailing.map(\.shows) == [.items, .items])
        #expect(row.titleIsTruncated)
        #expect(row.title.end <= row.trailing[0].places[0].span.x - 8)
    }

    @Test("a title of a browser starts after the leading groups, and center groups stay in the middle while they can")
    func browser() {
        let row = BarRow(
            Input(
                width: 1024, margin: 20, back: back, leading: [Self.group(22)], center: [Self.group(22, 22, 22)],
                title: 120, alignment: .leading))
        let first = row.leading[0].places[0].span
        #expect(row.title.x == first.end + 12)
        let center = row.center[0].places
        #expect(abs((center[0].slot.x + center[2].slot.end) / 2 - 512) < 0.01)
    }

    @Test("forced overflow shows the button though everything fits")
    func forced() {
        #expect(BarRow(Input(width: 390, needsOverflow: true, title: 50)).overflow?.span == BarSpan(x: 352, width: 22))
        #expect(BarRow(Input(width: 390, title: 50)).overflow == nil)
    }

    @Test("spaces separate their neighbors by their width")
    func spaces() {
        let row = BarRow(
            Input(width: 390, leading: [Group([Self.button(40), BarItemSize(.space, 20), Self.button(40)])]))
        let places = row.leading[0].places
        #expect(places[2].span.x - places[0].span.end == 16 + 20)
    }

    @Test("leading items keep the trailing margin free, also without trailing items")
    func trailingMargin() {
        for last in [BarItemSize(.space, 180), Self.button(180)] {
            let row = BarRow(Input(width: 390, margin: 20, leading: [Group([Self.button(150), last])]))
            let end = row.leading[0].places.last?.span.end ?? 0
            #expect(end <= 370)
        }
    }

    @Test(
        """
        a row of anything, at any width, overlaps nowhere, stays inside and is the same twice; right to left is \
        its mirror
        """,
        arguments: 0..<40)
    func random(seed: Int) {
        var random = SeededNumbers(seed: UInt64(seed) &* 7919 &+ 3)
        for _ in 0..<150 {
            let input = random.input()
            let row = BarRow(input)
            #expect(row == BarRow(input))
            let mirror = BarRow(input, rightToLeft: true)
            #expect(abs(mirror.title.x - (input.width - row.title.end)) < 0.01)
            var spans: [BarSpan] = []
            if let back = row.back {
                spans.append(
                    BarSpan(x: 0, width: min(back.width, row.backLabel.map { $0.width > 0 ? $0.end : 21 } ?? 21)))
            }
            let buttons =
                row.leading.flatMap(\.places) + row.center.flatMap(\.places) + row.trailing.flatMap(\.places)
                + [row.overflow].compactMap { $0 } + row.pinned
            spans += buttons.map(\.span) + [row.title]
            let drawn = spans.filter { $0.width > 0.01 }.sorted { $0.x < $1.x }
            for (a, b) in zip(drawn, drawn.dropFirst()) { #expect(a.end <= b.x + 0.01, "\(input)") }
            for span in drawn.dropFirst(row.back == nil ? 0 : 1) {
                // A back button begins before the margin, and items follow it.
                #expect(
                    row.back != nil || span.x >= min(input.leadingMargin, input.width) - 0.01, "\(span) \(input)")
                #expect(
                    span.end <= max(0, input.width - input.trailingMargin) + 0.01 || span.width < 0.01,
                    "\(span) \(input)")
            }
            let slots = buttons.map(\.slot).filter { $0.width > 0.01 }.sorted { $0.x < $1.x }
            for (a, b) in zip(slots, slots.dropFirst()) { #expect(a.end <= b.x + 0.01) }
        }
    }
}

/// The layout of a toolbar's items.
@Suite("Toolbar rows")
struct ToolbarRowTests {
    let icon = BarItemSize(.button, 22)
    let flexible = BarItemSize(.flexibleSpace)

    @Test("flexible spaces share what is left over equally")
    func flexibleSpaces() {
        let row = ToolbarRow([icon, flexible, icon, flexible, icon], width: 390, leadingMargin: 16, trailingMargin: 16)
        #expect(row.places[0].span.x == 16)
        #expect(row.places[4].span.end == 374)
        #expect(row.places[2].span.x == 184)
        #expect(row.places[1].span.width == row.places[3].span.width)
    }

    @Test(
        "without a flexible space the items stand at the leading end; right to left that is the right one",
        arguments: [false, true])
    func packed(rightToLeft: Bool) {
        let row = ToolbarRow(
            [icon, BarItemSize(.space, 30), icon], width: 390, leadingMargin: 16, trailingMargin: 16,
            rightToLeft: rightToLeft)
        #expect(row.places[0].span.x == (rightToLeft ? 390 - 38 : 16))
        #expect(abs(row.places[2].span.x - row.places[0].span.x) == 44 + 30)
    }

    @Test("a flexible space at one end, and two side by side")
    func ends() {
        #expect(
            ToolbarRow([flexible, icon], width: 390, leadingMargin: 16, trailingMargin: 16).places[1].span.end == 374)
        let two = ToolbarRow([flexible, icon, flexible, flexible], width: 390, leadingMargin: 16, trailingMargin: 16)
            .places
        #expect(abs(two[1].span.x - (16 + 314.0 / 3 + 11)) < 0.001)
    }

    @Test("a toolbar with more items than room keeps its margins, and the items even distances")
    func squeezed() {
        let icons = Array(repeating: BarItemSize(.button, 22), count: 15)
        for width in [655.0, 500, 420] {
            let places = ToolbarRow(icons, width: width, leadingMargin: 16, trailingMargin: 16).places
            #expect(abs(places[0].span.x - 16) < 0.01 && abs(places[14].span.end - (width - 16)) < 0.01)
            let gaps = zip(places, places.dropFirst()).map { $1.span.x - $0.span.end }
            #expect(gaps.allSatisfy { abs($0 - gaps[0]) < 0.01 && $0 > 0 })
        }
    }

    @Test("more items than fit shrink in proportion and do not overlap", arguments: [0, 1, 16, 40, 120, 320])
    func crowded(width: Double) {
        let items = Array(repeating: BarItemSize(.button, 60), count: 9)
        let places = ToolbarRow(items, width: width, leadingMargin: 16, trailingMargin: 16).places
        for (a, b) in zip(places, places.dropFirst()) { #expect(a.span.end <= b.span.x + 0.001) }
        for place in places { #expect(place.span.x >= -0.001 && place.span.end <= width + 0.001) }
    }
}

@Suite("Arranging groups")
struct BarArrangementTests {
    let kinds: [BarArrangement.Kind] = [
        .fixed, .movable("a"), .optional("b", isDefault: true), .fixed, .optional("c", isDefault: false),
    ]

    @Test("before a choice the default groups show in the app's order")
    func defaults() {
        #expect(BarArrangement.order(kinds, chosen: nil) == [0, 1, 2, 3])
    }

    @Test(
        "a choice orders, adds and removes; fixed groups keep their places",
        arguments: [
            (["b", "a"], [0, 2, 1, 3]), (["a"], [0, 1, 3]), ([], [0, 3, 1]), (["c", "b", "a"], [0, 4, 2, 3, 1]),
            (["gone", "b"], [0, 2, 1, 3]),
        ] as [([String], [Int])])
    func chosen(names: [String], expected: [Int]) {
        #expect(Set(BarArrangement.order(kinds, chosen: names)) == Set(expected))
        #expect(
            BarArrangement.order(kinds, chosen: names).filter { kinds[$0] != .fixed }
                == expected.filter { kinds[$0] != .fixed })
    }

    @Test("a group moves one place at a time and stops at the ends")
    func moves() {
        #expect(BarArrangement.moved(["a", "b", "c"], "b", to: 0) == ["b", "a", "c"])
        #expect(BarArrangement.moved(["a", "b", "c"], "a", to: -1) == ["a", "b", "c"])
        #expect(BarArrangement.moved(["a", "b", "c"], "a", to: 9) == ["b", "c", "a"])
        #expect(BarArrangement.moved(["a"], "x", to: 1) == ["a"])
        let palette = BarArrangement.palette(
            [.movable("a"), .fixed, .optional("b", isDefault: false), .optional("c", isDefault: true)], chosen: nil)
        #expect(palette.shown == ["a", "c"])
        #expect(palette.available == ["b"])
    }
}

/// Random rows.
extension SeededNumbers {
    mutating func input() -> BarRow.Input {
        var input = BarRow.Input(
            width: pick([1, 44, 100, 320, 390, 700, 1024, 4000]) + Double.random(in: 0...9, using: &self))
        input.leadingMargin = pick([0, 16, 20, 63])
        input.trailingMargin = pick([0, 16, 20])
        if Bool.random(using: &self) {
            input.back = BarRow.Back(
                chevronEnd: 21, labelStart: 27, labels: pick([[0], [60, 40, 0], [500, 40, 0], [900]]))
        }
        input.leading = groups()
        input.center = groups()
        input.trailing = groups()
        input.pinned = (0..<Int.random(in: 0...2, using: &self)).map { _ in item() }
        input.needsOverflow = Bool.random(using: &self)
        input.title = pick([0, 20, 120, 400, 90_000])
        input.alignment = pick([.center, .leading])
        return input
    }

    private mutating func groups() -> [BarRow.Group] {
        (0..<Int.random(in: 0...3, using: &self)).map { _ in
            BarRow.Group(
                (0..<Int.random(in: 0...3, using: &self)).map { _ in item() },
                representative: Bool.random(using: &self) ? item() : nil,
                mayOverflow: Bool.random(using: &self), yieldsToTitle: Bool.random(using: &self))
        }
    }

    private mutating func item() -> BarItemSize {
        BarItemSize(pick([.button, .button, .view, .space]), pick([0, 5, 22, 60, 180, 3000, .nan, .infinity, -4]))
    }

    private mutating func pick<Value>(_ values: [Value]) -> Value { values[Int(next() % UInt64(values.count))] }
}
