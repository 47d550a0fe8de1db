/// The widths of the columns of a split view.
extension SplitLayout {
    /// The preferred widths of one column. Nil is the system's width.
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
        ///   - total: the width of the split view.
        package func resolved(usual: Double, total: Double) -> Double {
            let wanted = points ?? fraction.map { $0 * total } ?? usual
            // Documented (UISplitViewController): minimum and maximum limit the preferred width; the system's maximum
            // limits a fraction.
            let top = maximum ?? (points == nil ? max(usual, minimum ?? 0) : total)
            let bounded = min(max(wanted, minimum ?? 0), max(top, minimum ?? 0))
            // Chosen: at least 100 points stay free for the secondary column.
            return max(0, min(bounded, total - 100)).rounded()
        }
    }

    /// Folklore (presentations/primary-width): 320 points, less in narrow windows.
    package static func primaryWidth(_ preference: Width, total: Double) -> Double {
        preference.resolved(usual: min(320, total * 0.4), total: total)
    }
    /// Chosen: at most 375 points, or a third of the window.
    package static func supplementaryWidth(_ preference: Width, total: Double) -> Double {
        preference.resolved(usual: min(375, total / 3), total: total)
    }
    /// Chosen: as the primary column.
    package static func inspectorWidth(_ request: Width, total: Double) -> Double {
        request.resolved(usual: min(320, total * 0.4), total: total)
    }

    /// The preferred widths of all columns.
    package struct Widths: Hashable, Sendable {
        package var primary = Width()
        package var supplementary = Width()
        /// Has no maximum, because the secondary column fills the remaining width.
        package var secondary = Width()
        package var inspector = Width()

        package init() {}
    }

    /// Lays out the columns of a mode. The secondary column fills the width between the others; the others shrink for
    /// its preferred or minimum width.
    ///
    /// Chosen: for the preferred width, only columns without a preferred width change, and they grow only up to a
    /// maximum that the app has set. For the minimum width all columns shrink, the inspector first and the primary
    /// last, but none below its own minimum, or 200 points.
    package init(_ style: Style, _ mode: Mode, width: Double, _ widths: Widths, showsInspector: Bool) {
        var sizes = [
            Self.inspectorWidth(widths.inspector, total: width),
            Self.supplementaryWidth(widths.supplementary, total: width),
            Self.primaryWidth(widths.primary, total: width),
        ]
        let requests = [widths.inspector, widths.supplementary, widths.primary]
        let isBeside = [
            showsInspector, style == .triple && [.oneBeside, .twoBeside, .twoDisplace].contains(mode),
            mode == .twoBeside || style == .double && mode == .oneBeside,
        ]
        /// The missing width of the secondary column. Negative if the column is too wide.
        func lack(_ wanted: Double) -> Double {
            wanted - (width - zip(sizes, isBeside).reduce(0) { $0 + ($1.1 ? $1.0 : 0) })
        }
        func resize(for wanted: Double, where isFlexible: (Width) -> Bool) {
            for index in sizes.indices where isBeside[index] && isFlexible(requests[index]) {
                let (size, missing) = (sizes[index], lack(wanted))
                let (least, most) = (
                    min(size, requests[index].minimum ?? 200), max(size, requests[index].maximum ?? size)
                )
                sizes[index] = min(max(size - missing, least), most).rounded()
            }
        }
        if let wanted = widths.secondary.points ?? widths.secondary.fraction.map({ $0 * width }) {
            resize(for: wanted) { $0.points == nil && $0.fraction == nil }
        }
        if let least = widths.secondary.minimum, lack(least) > 0 { resize(for: least) { _ in true } }
        self.init(
            style, mode, width: width, primary: sizes[2], supplementary: sizes[1], inspector: sizes[0],
            showsInspector: showsInspector)
    }

    /// Whether the secondary column has its minimum width beside the first column at the first column's minimum width.
    package static func leavesRoom(_ style: Style, width: Double, _ widths: Widths) -> Bool {
        guard let least = widths.secondary.minimum else { return true }
        let mode = Mode.oneBeside
        return SplitLayout(style, mode, width: width, widths, showsInspector: false).secondary.width >= least
    }
}
