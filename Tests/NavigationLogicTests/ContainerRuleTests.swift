import NavigationLogic
import Testing

struct TabBarLayoutTests {
    @Test("five tabs fit a phone; more end in one for the rest")
    func capacity() {
        let table: [(Int, Bool, Int)] = [
            (0, false, 0), (5, false, 5), (6, false, 4), (20, false, 4), (6, true, 6), (8, true, 8), (9, true, 7),
        ]
        for (count, isWide, own) in table { #expect(TabBarLayout.ownTabs(of: count, isWide: isWide) == own) }
    }

    @Test("height and form follow the size classes")
    func forms() {
        #expect(TabBarLayout.form(isWide: false, isLow: false) == .stacked)
        #expect(TabBarLayout.form(isWide: false, isLow: true) == .compactInline)
        // Measured: bars of large phones in landscape are low.
        #expect(TabBarLayout.form(isWide: true, isLow: true) == .compactInline)
        #expect(TabBarLayout.form(isWide: true, isLow: false) == .inline)
        #expect(TabBarLayout.height(.stacked, isPad: false) == 49)
        #expect(TabBarLayout.height(.compactInline, isPad: false) == 32)
        #expect(TabBarLayout.height(.inline, isPad: true) == 50)
    }

    @Test("tabs fill a narrow bar with small gaps, and are centered in a wide bar")
    func spans() {
        // Measured.
        #expect(TabBarLayout.spans(count: 6, width: 393).map(\.start) == [2, 68, 133, 199, 264, 330])
        let narrow = TabBarLayout.spans(count: 3, width: 390)
        #expect(narrow.map(\.start) == [2, 132, 262])
        #expect(narrow.map(\.length) == [126, 126, 126])
        let wide = TabBarLayout.spans(count: 2, width: 1000, form: .inline)
        #expect(wide.map(\.start) == [348, 500])
        let custom = TabBarLayout.spans(count: 2, width: 500, positioning: .centered, itemWidth: 100, spacing: 20)
        #expect(custom.map(\.start) == [140, 260])
        for count in 1...8 {
            for width in [100.0, 320, 390, 736, 1024] {
                for form in TabBarLayout.Form.allCases {
                    let spans = TabBarLayout.spans(count: count, width: width, insets: (20, 10), form: form)
                    #expect(
                        spans.allSatisfy { $0.start >= 19.5 && $0.start + $0.length <= width - 9.5 && $0.length > 0 })
                    #expect(zip(spans, spans.dropFirst()).allSatisfy { $0.start + $0.length <= $1.start + 0.001 })
                }
            }
        }
    }
}

struct SplitLayoutTests {
    @Test("a behavior knows its modes; others count as the nearest")
    func modes() {
        typealias Row = (SplitLayout.Style, SplitLayout.Behavior, SplitLayout.Mode, Double, SplitLayout.Mode)
        let table: [Row] = [
            (.double, .tile, .automatic, 1024, .oneBeside), (.double, .overlay, .automatic, 768, .secondaryOnly),
            (.double, .overlay, .twoBeside, 768, .oneOver), (.double, .tile, .oneOver, 1024, .oneBeside),
            (.triple, .tile, .automatic, 1024, .oneBeside), (.triple, .tile, .automatic, 1366, .twoBeside),
            (.triple, .overlay, .automatic, 768, .secondaryOnly), (.triple, .overlay, .twoBeside, 1024, .twoOver),
            (.triple, .displace, .twoBeside, 1024, .twoDisplace), (.triple, .displace, .oneOver, 1024, .oneBeside),
            (.triple, .tile, .secondaryOnly, 1366, .secondaryOnly),
        ]
        for (style, behavior, preferred, width, mode) in table {
            #expect(
                SplitLayout.mode(style, behavior, preferred: preferred, width: width) == mode,
                "\(style) \(behavior) \(preferred) \(width)")
        }
    }

    @Test("automatic behavior depends on the width, and on a mode that requires a behavior")
    func behaviors() {
        #expect(SplitLayout.behavior(.double, preferred: .automatic, mode: .automatic, width: 1024) == .tile)
        #expect(SplitLayout.behavior(.double, preferred: .automatic, mode: .automatic, width: 800) == .overlay)
        #expect(SplitLayout.behavior(.double, preferred: .automatic, mode: .oneBeside, width: 800) == .tile)
        #expect(SplitLayout.behavior(.double, preferred: .displace, mode: .automatic, width: 800) == .overlay)
        #expect(SplitLayout.behavior(.triple, preferred: .automatic, mode: .twoDisplace, width: 800) == .displace)
    }

    @Test("columns beside each other fill the width; columns over it cover it", arguments: SplitLayout.Style.allCases)
    func columns(style: SplitLayout.Style) {
        for mode in SplitLayout.Mode.allCases {
            for width in [736.0, 1024, 1366] {
                let layout = SplitLayout(style, mode, width: width, primary: 300, supplementary: 320)
                let visible = [layout.primary, layout.supplementary, layout.secondary].filter(\.isVisible)
                #expect(layout.secondary.isVisible)
                #expect(visible.allSatisfy { $0.start >= 0 })
                if mode == .oneBeside || mode == .twoBeside { #expect(visible.map(\.width).reduce(0, +) == width) }
                if mode == .oneOver || mode == .twoOver { #expect(layout.secondary.width == width && layout.dims) }
                for hidden in [layout.primary, layout.supplementary] where !hidden.isVisible {
                    #expect(hidden.start + hidden.width <= 0)
                }
            }
        }
    }

    @Test("widths: 320 points, a fraction up to that, or the preferred width between the bounds")
    func widths() {
        #expect(SplitLayout.primaryWidth(.init(), total: 1024) == 320)
        #expect(SplitLayout.primaryWidth(.init(), total: 740) == 296)
        #expect(SplitLayout.primaryWidth(.init(fraction: 0.5), total: 1024) == 320)
        #expect(SplitLayout.primaryWidth(.init(fraction: 0.5, maximum: 600), total: 1024) == 512)
        #expect(SplitLayout.primaryWidth(.init(points: 400), total: 1024) == 400)
        #expect(SplitLayout.primaryWidth(.init(points: 100, minimum: 250), total: 1024) == 250)
        #expect(SplitLayout.primaryWidth(.init(points: 5000), total: 1024) == 924)
        #expect(SplitLayout.supplementaryWidth(.init(), total: 1366) == 375)
    }

    @Test("the button leads through every mode and never stays", arguments: SplitLayout.Style.allCases)
    func button(style: SplitLayout.Style) {
        for behavior in [SplitLayout.Behavior.tile, .overlay] + (style == .triple ? [.displace] : []) {
            var mode = SplitLayout.Mode.secondaryOnly
            for _ in 0..<5 {
                let next = SplitLayout.next(style, behavior, from: mode)
                #expect(next != mode)
                #expect(SplitLayout.mode(style, behavior, preferred: next, width: 1024) == next)
                mode = next
            }
        }
    }

    @Test("stacks become one up to the column on top, and columns again")
    func stacks() {
        let stacks = SplitStacks([[1, 2], [10], [20, 21]])
        #expect(stacks.collapsed(top: 2) == [1, 2, 10, 20, 21])
        #expect(stacks.collapsed(top: 0) == [1, 2])
        #expect(stacks.expanded(from: [1, 2, 10, 20, 21, 22]).columns == [[1, 2], [10], [20, 21, 22]])
        #expect(stacks.expanded(from: [1]).columns == [[1], [10], [20, 21]])
        #expect(stacks.expanded(from: [1, 3, 10]).columns == [[1, 3], [10], [20, 21]])
        #expect(stacks.expanded(from: [5]).columns == [[5], [10], [20, 21]])
        #expect(stacks.kept(beside: [1, 2, 10]).columns == [[1], [10], [20, 21]])
        #expect(stacks.expanded(from: [20, 3, 1, 10]).columns == [[1], [10], [20, 3]])
        #expect(SplitStacks([[], [10], [20]]).expanded(from: [10, 20]).columns == [[], [10], [20]])
    }
}
