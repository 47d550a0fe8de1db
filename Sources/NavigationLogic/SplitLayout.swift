/// Which columns of a split view show, and where. Lengths in points, from the edge where the primary column is.
package struct SplitLayout: Hashable, Sendable {
    package enum Style: CaseIterable, Hashable, Sendable { case double, triple }
    /// Raw values as UISplitViewController.DisplayMode.
    package enum Mode: Int, CaseIterable, Hashable, Sendable {
        case automatic = 0, secondaryOnly, oneBeside, oneOver, twoBeside, twoOver, twoDisplace
    }
    package enum Behavior: Int, CaseIterable, Hashable, Sendable { case automatic = 0, tile, overlay, displace }

    package struct Column: Hashable, Sendable {
        package var start: Double
        package var width: Double
        package var isVisible: Bool
    }

    package var primary: Column
    /// Without a width in two columns.
    package var supplementary: Column
    package var secondary: Column
    /// What lies under columns that cover it is dimmed.
    package var dims: Bool

    /// Chosen: the width of a pad on its side, from which columns are beside each other by themselves.
    package static let wide = 1000.0
    /// Chosen: from here on, three columns are beside each other by themselves.
    package static let veryWide = 1300.0

    /// What "automatic" means. A preferred mode that names a behavior asks for it.
    package static func behavior(_ style: Style, preferred: Behavior, mode: Mode, width: Double) -> Behavior {
        // Documented: two columns know no displacing.
        if preferred != .automatic { return style == .double && preferred == .displace ? .overlay : preferred }
        switch mode {
        case .oneBeside where style == .double: return .tile
        case .twoBeside: return .tile
        case .oneOver, .twoOver: return .overlay
        case .twoDisplace: return style == .double ? .overlay : .displace
        default: return width >= wide ? .tile : .overlay
        }
    }

    /// Documented: the behavior says which modes there are; others count as the nearest of them.
    package static func mode(_ style: Style, _ behavior: Behavior, preferred: Mode, width: Double) -> Mode {
        switch (style, preferred) {
        case (_, .secondaryOnly): return .secondaryOnly
        case (.double, .automatic): return behavior == .tile ? .oneBeside : .secondaryOnly
        case (.double, _): return behavior == .tile ? .oneBeside : .oneOver
        case (.triple, .automatic):
            return behavior == .tile ? (width >= veryWide ? .twoBeside : .oneBeside) : width >= 820 ? .oneBeside : .secondaryOnly
        case (.triple, .oneBeside): return .oneBeside
        case (.triple, .oneOver): return behavior == .overlay ? .oneOver : .oneBeside
        case (.triple, _): return behavior == .tile ? .twoBeside : behavior == .overlay ? .twoOver : .twoDisplace
        }
    }

    /// Where the button leads, and where a column that shall show leads.
    package static func next(_ style: Style, _ behavior: Behavior, from mode: Mode) -> Mode {
        let one: Mode = behavior == .tile ? .oneBeside : .oneOver
        let two: Mode = behavior == .tile ? .twoBeside : behavior == .overlay ? .twoOver : .twoDisplace
        switch (style, mode) {
        case (_, .secondaryOnly), (_, .automatic): return style == .triple && behavior == .displace ? .oneBeside : one
        case (.double, _): return .secondaryOnly
        case (.triple, .oneBeside), (.triple, .oneOver): return two
        case (.triple, _): return behavior == .overlay ? .secondaryOnly : .oneBeside
        }
    }

    /// Whether a column is on screen in a mode.
    package static func shows(_ column: SplitColumn, _ style: Style, _ mode: Mode) -> Bool {
        let layout = SplitLayout(style, mode, width: 0, primary: 0, supplementary: 0)
        return switch column {
        case .primary: layout.primary.isVisible
        case .supplementary: layout.supplementary.isVisible
        case .secondary: true
        case .compact: false
        }
    }

    /// The preferred widths of one column; nil is the system's.
    package struct Width: Hashable, Sendable {
        package var points: Double?
        package var fraction: Double?
        package var minimum: Double?
        package var maximum: Double?

        package init(points: Double? = nil, fraction: Double? = nil, minimum: Double? = nil, maximum: Double? = nil) {
            self.points = points
            self.fraction = fraction
            self.minimum = minimum
            self.maximum = maximum
        }

        /// - Parameters:
        ///   - usual: the system's width.
        ///   - total: of the split view.
        package func resolved(usual: Double, total: Double) -> Double {
            let wanted = points ?? fraction.map { $0 * total } ?? usual
            // Documented: minimum and maximum bound what is preferred; the system's maximum bounds a fraction.
            let top = maximum ?? (points == nil ? max(usual, minimum ?? 0) : total)
            let bounded = min(max(wanted, minimum ?? 0), max(top, minimum ?? 0))
            // Chosen: something of the secondary column always stays.
            return max(0, min(bounded, total - 100)).rounded()
        }
    }

    /// Folklore (presentations/primary-width): 320 points, less in narrow windows.
    package static func primaryWidth(_ wish: Width, total: Double) -> Double { wish.resolved(usual: min(320, total * 0.4), total: total) }
    /// Chosen: up to 375 points, a third of the window.
    package static func supplementaryWidth(_ wish: Width, total: Double) -> Double { wish.resolved(usual: min(375, total / 3), total: total) }

    package init(_ style: Style, _ mode: Mode, width: Double, primary p: Double, supplementary s: Double) {
        let s = style == .triple ? s : 0
        var primary = Column(start: -p - s, width: p, isVisible: false)
        var supplementary = Column(start: -s, width: s, isVisible: false)
        var secondary = Column(start: 0, width: width, isVisible: true)
        // In two columns "one" is the primary, in three the supplementary.
        switch mode {
        case .automatic, .secondaryOnly: break
        case .oneBeside, .oneOver:
            if style == .double {
                primary = Column(start: 0, width: p, isVisible: true)
            } else {
                primary.start = -p
                supplementary = Column(start: 0, width: s, isVisible: true)
            }
            let taken = style == .double ? p : s
            if mode == .oneBeside { secondary = Column(start: taken, width: max(0, width - taken), isVisible: true) }
        case .twoBeside, .twoOver, .twoDisplace:
            primary = Column(start: 0, width: p, isVisible: true)
            if style == .triple { supplementary = Column(start: p, width: s, isVisible: true) }
            if mode == .twoBeside { secondary = Column(start: p + s, width: max(0, width - p - s), isVisible: true) }
            if mode == .twoDisplace { secondary = Column(start: p + s, width: max(0, width - s), isVisible: true) }
        }
        (self.primary, self.supplementary, self.secondary) = (primary, supplementary, secondary)
        dims = mode == .oneOver || mode == .twoOver || mode == .twoDisplace
    }
}

/// The stacks of a split view's columns, and the one stack that they become where there is room for one column.
package struct SplitStacks<Page: Hashable & Sendable>: Hashable, Sendable {
    /// Primary, supplementary, secondary.
    package var columns: [[Page]]

    package init(_ columns: [[Page]]) { self.columns = columns }

    /// The one stack, with everything up to the column that shall be on top.
    package func collapsed(top: Int) -> [Page] { columns.prefix(top + 1).flatMap { $0 } }

    /// What is still to be kept of columns that are in the one stack: their first pages. The others live there alone, so that a page that
    /// leaves the stack is removed.
    package func kept(beside stack: [Page]) -> SplitStacks {
        SplitStacks(columns.map { column in column.first.map { stack.contains($0) ? [$0] : column } ?? [] })
    }

    /// Takes the one stack apart where the columns' first pages are in it. A column whose first page is not there gets the
    /// pages that are kept for it.
    package func expanded(from stack: [Page]) -> SplitStacks {
        var result = SplitStacks(columns.map { $0.filter { !stack.contains($0) } })
        var column: Int?
        var bottom: [Page] = []
        for page in stack {
            // An app may have put first pages into another order: each begins its own column wherever it stands.
            if let next = columns.firstIndex(where: { $0.first == page }) {
                column = next
                result.columns[next] = []
            }
            if let column { result.columns[column].append(page) } else { bottom.append(page) }
        }
        // What is below every known first page belongs to the column above it, or to the first.
        if !bottom.isEmpty {
            let first = stack.dropFirst(bottom.count).first.flatMap { page in columns.firstIndex { $0.first == page } }
            result.columns[first ?? 0] = bottom + (first.map { result.columns[$0] } ?? [])
        }
        return result
    }
}
