/// The visibility and layout of the columns of a split view. Lengths are in points, from the edge of the primary
/// column.
package struct SplitLayout: Hashable, Sendable {
    package enum Style: CaseIterable, Hashable, Sendable { case double, triple }
    /// Raw values as `UISplitViewController.DisplayMode`.
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
    /// Has no width in a split view with two columns.
    package var supplementary: Column
    package var secondary: Column
    /// After the secondary column.
    package var inspector: Column
    /// Whether the content under overlapping columns is dimmed.
    package var dims: Bool

    /// Chosen: the width from which columns are tiled automatically. The width of a pad in landscape.
    package static let wide = 1000.0
    /// Chosen: the width from which three columns are tiled automatically.
    package static let veryWide = 1300.0

    /// Resolves an automatic split behavior. A preferred mode that implies a behavior selects it.
    /// - Parameter leavesRoom: whether the secondary column has its minimum width beside the first column.
    package static func behavior(
        _ style: Style, preferred: Behavior, mode: Mode, width: Double, leavesRoom: Bool = true
    ) -> Behavior {
        // Documented (UISplitViewController.SplitBehavior): `displace` requires three columns.
        if preferred != .automatic { return style == .double && preferred == .displace ? .overlay : preferred }
        switch mode {
        case .oneBeside where style == .double: return .tile
        case .twoBeside: return .tile
        case .oneOver, .twoOver: return .overlay
        case .twoDisplace: return style == .double ? .overlay : .displace
        default: return width >= wide && leavesRoom ? .tile : .overlay
        }
    }

    /// Documented (UISplitViewController.preferredDisplayMode): the behavior limits the modes. Any other mode is
    /// replaced with the nearest one.
    package static func mode(_ style: Style, _ behavior: Behavior, preferred: Mode, width: Double) -> Mode {
        switch (style, preferred) {
        case (_, .secondaryOnly): return .secondaryOnly
        case (.double, .automatic): return behavior == .tile ? .oneBeside : .secondaryOnly
        case (.double, _): return behavior == .tile ? .oneBeside : .oneOver
        case (.triple, .automatic):
            return behavior == .tile
                ? (width >= veryWide ? .twoBeside : .oneBeside) : width >= 820 ? .oneBeside : .secondaryOnly
        case (.triple, .oneBeside): return .oneBeside
        case (.triple, .oneOver): return behavior == .overlay ? .oneOver : .oneBeside
        case (.triple, _): return behavior == .tile ? .twoBeside : behavior == .overlay ? .twoOver : .twoDisplace
        }
    }

    /// The next mode for the display mode button, and for showing a hidden column.
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

    /// Whether a column is visible in a mode.
    package static func shows(_ column: SplitColumn, _ style: Style, _ mode: Mode) -> Bool {
        let layout = SplitLayout(style, mode, width: 0, primary: 0, supplementary: 0)
        return switch column {
        case .primary: layout.primary.isVisible
        case .supplementary: layout.supplementary.isVisible
        case .secondary: true
        case .compact, .inspector: false
        }
    }

    package init(
        _ style: Style, _ mode: Mode, width total: Double, primary p: Double, supplementary s: Double,
        inspector i: Double = 0,
        showsInspector: Bool = false
    ) {
        // The inspector reduces the secondary column's width in every mode.
        let width = total - (showsInspector ? i : 0)
        let s = style == .triple ? s : 0
        var primary = Column(start: -p - s, width: p, isVisible: false)
        var supplementary = Column(start: -s, width: s, isVisible: false)
        var secondary = Column(start: 0, width: width, isVisible: true)
        // In two columns "one" is the primary column, in three the supplementary column.
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
        self.inspector = Column(start: secondary.start + secondary.width, width: i, isVisible: showsInspector)
        dims = mode == .oneOver || mode == .twoOver || mode == .twoDisplace
    }
}
