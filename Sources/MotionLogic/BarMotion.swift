/// The opacity and position of one element of a bar during a push. A pop runs the same track in reverse.
package struct BarTrack: Hashable, Sendable {
    package enum Fade: Hashable, Sendable {
        /// Opaque during the whole transition.
        case hold
        /// Hidden during the whole transition.
        case hidden
        /// From opaque at the start to transparent at this progress.
        case out(by: Double)
        /// From transparent at this progress to opaque at the end.
        case `in`(from: Double)
    }

    /// The path of an element. An outgoing element moves away from its resting position, an incoming element moves to
    /// it.
    package enum Path: Hashable, Sendable {
        case still
        /// A displacement by a fraction of the bar's width, positive toward the trailing side.
        case barWidths(Double)
        /// A displacement by a multiple of the chevron's width.
        case chevronWidths(Double)
        /// Between the position of a title and the position of the back label. Aligned at the leading edge; the text
        /// style is interpolated.
        case titleToBackLabel
        /// From the trailing edge of the bar to its center. Aligned at the element's center.
        case trailingEdgeToCenter
    }

    package var fade: Fade
    package var path: Path

    package init(_ fade: Fade, _ path: Path = .still) {
        self.fade = fade
        self.path = path
    }

    /// The opacity at the push progress `p`.
    package func alpha(at p: Double) -> Double {
        let p = unit(p)
        switch fade {
        case .hold: return 1
        case .hidden: return 0
        case .out(let by): return by > 0 ? 1 - unit(p / by) : 0
        case .in(let from): return from < 1 ? unit((p - from) / (1 - from)) : (p < 1 ? 0 : 1)
        }
    }

    /// The position on the path at the push progress `p`: 0 before the push, 1 after it.
    package func position(at p: Double) -> Double { unit(p) }

    /// The displacement from the resting position in points, positive toward greater x, at the push progress `p`. 0 for
    /// paths whose ends depend on the layout.
    package func offset(
        at p: Double, side: BarMotion.Side, barWidth: Double, chevronWidth: Double = 0,
        direction: MotionDirection = .leftToRight
    ) -> Double {
        let far: Double
        switch path {
        case .barWidths(let share): far = share * barWidth
        case .chevronWidths(let count): far = count * chevronWidth
        case .still, .titleToBackLabel, .trailingEdgeToCenter: far = 0
        }
        let away = side == .outgoing ? position(at: p) : 1 - position(at: p)
        return far == 0 ? 0 : direction.sign * far * away
    }
}

/// The animation of a bar's elements during a push. Chosen: values that a reimplementation found by eye; Apple
/// publishes none.
package enum BarMotion {
    /// Outgoing elements belong to the item that the push covers, incoming elements to the item that it shows.
    package enum Side: Hashable, Sendable { case outgoing, incoming }

    /// The duration in seconds of hiding or showing a bar. Chosen: 0.2, as reimplementations use.
    package static let hideShowDuration = 0.2

    package static let outgoingLeadingItems = BarTrack(.out(by: 0.4))
    package static let incomingLeadingItems = BarTrack(.in(from: 0.6))
    package static let outgoingTrailingItems = BarTrack(.out(by: 0.6))
    package static let incomingTrailingItems = BarTrack(.in(from: 0.4))
    package static let outgoingBackLabel = BarTrack(.out(by: 0.2), .barWidths(-0.5))

    /// A chevron that the next bar also has stays visible.
    package static func outgoingChevron(incomingHasChevron: Bool) -> BarTrack {
        BarTrack(incomingHasChevron ? .hold : .out(by: 0.6))
    }

    /// A first chevron moves in from the trailing side; a chevron that replaces another one fades in at its position.
    package static func incomingChevron(outgoingHasChevron: Bool) -> BarTrack {
        outgoingHasChevron ? BarTrack(.in(from: 0.4)) : BarTrack(.in(from: 0.7), .chevronWidths(2))
    }

    /// The new back label moves along the path of the old title. A label with another text appears after the title is
    /// gone, because the two texts would overlap.
    package static func incomingBackLabel(outgoingIsLarge: Bool, saysTheTitle: Bool = true) -> BarTrack {
        guard saysTheTitle else { return BarTrack(.in(from: textChange), .titleToBackLabel) }
        return BarTrack(.in(from: outgoingIsLarge ? 0.4 : 0.3), .titleToBackLabel)
    }

    package static func outgoingInlineTitle(isCustomView: Bool, bothLarge: Bool, becomesLabel: Bool = true) -> BarTrack
    {
        if bothLarge { return BarTrack(.hidden) }
        return BarTrack(.out(by: isCustomView ? 0.4 : becomesLabel ? 0.7 : textChange), .titleToBackLabel)
    }

    /// The progress at which a title is gone and a back label with another text begins to appear.
    private static let textChange = 0.55

    package static func incomingInlineTitle(bothLarge: Bool) -> BarTrack {
        bothLarge ? BarTrack(.hidden) : BarTrack(.in(from: 0.25), .trailingEdgeToCenter)
    }

    /// The large title becomes the back label. If items of the next bar use that position, the title moves aside
    /// instead.
    package static func outgoingLargeTitle(incomingHasLeadingItems: Bool, becomesLabel: Bool = true) -> BarTrack {
        incomingHasLeadingItems
            ? BarTrack(.out(by: 0.4), .barWidths(-0.25))
            : BarTrack(.out(by: becomesLabel ? 0.6 : textChange), .titleToBackLabel)
    }

    package static let incomingLargeTitle = BarTrack(.in(from: 0.3), .barWidths(1))
}
