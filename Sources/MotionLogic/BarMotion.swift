/// How one element of a bar behaves during a push: how opaque it is, and where it is on its way. A pop runs it
/// backwards.
package struct BarTrack: Hashable, Sendable {
    package enum Fade: Hashable, Sendable {
        /// Fully shown all along.
        case hold
        /// Not shown at all.
        case hidden
        /// From 1 at the start to 0 at this progress.
        case out(by: Double)
        /// From 0 at this progress to 1 at the end.
        case `in`(from: Double)
    }

    /// The way an element goes. An outgoing element leaves its resting place along it, an incoming one arrives by it.
    package enum Path: Hashable, Sendable {
        case still
        /// Displaced by a share of the bar's width at its far end, positive toward the trailing side.
        case barWidths(Double)
        /// The same, in widths of the chevron.
        case chevronWidths(Double)
        /// Between the place of a title and the slot of the back label, led by the leading edge, its style morphing.
        case titleToBackLabel
        /// From the trailing edge of the bar to its middle, led by the element's center.
        case trailingEdgeToCenter
    }

    package var fade: Fade
    package var path: Path

    package init(_ fade: Fade, _ path: Path = .still) {
        self.fade = fade
        self.path = path
    }

    /// Opacity at push progress `p`.
    package func alpha(at p: Double) -> Double {
        let p = unit(p)
        switch fade {
        case .hold: return 1
        case .hidden: return 0
        case .out(let by): return by > 0 ? 1 - unit(p / by) : 0
        case .in(let from): return from < 1 ? unit((p - from) / (1 - from)) : (p < 1 ? 0 : 1)
        }
    }

    /// Position on the path at push progress `p`: 0 where the element is before the push, 1 where it is after.
    package func position(at p: Double) -> Double { unit(p) }

    /// Displacement from rest in points, toward greater x, at push progress `p`; 0 on paths whose ends only layout
    /// knows.
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

/// The choreography of a bar's elements during a push, as a table.
/// Chosen: the values are a port's reconstruction by eye; Apple publishes none.
package enum BarMotion {
    /// Outgoing elements belong to the item that the push covers, incoming ones to the item that it shows.
    package enum Side: Hashable, Sendable { case outgoing, incoming }

    /// Seconds in which a bar slides away or back when it is hidden or shown. Chosen: 0.2, as reimplementations use.
    package static let hideShowDuration = 0.2

    package static let outgoingLeadingItems = BarTrack(.out(by: 0.4))
    package static let incomingLeadingItems = BarTrack(.in(from: 0.6))
    package static let outgoingTrailingItems = BarTrack(.out(by: 0.6))
    package static let incomingTrailingItems = BarTrack(.in(from: 0.4))
    package static let outgoingBackLabel = BarTrack(.out(by: 0.2), .barWidths(-0.5))

    /// A chevron that the next bar has too simply persists.
    package static func outgoingChevron(incomingHasChevron: Bool) -> BarTrack {
        BarTrack(incomingHasChevron ? .hold : .out(by: 0.6))
    }

    /// A first chevron arrives from the trailing side; one that replaces another appears in its place.
    package static func incomingChevron(outgoingHasChevron: Bool) -> BarTrack {
        outgoingHasChevron ? BarTrack(.in(from: 0.4)) : BarTrack(.in(from: 0.7), .chevronWidths(2))
    }

    /// The new back label comes along the way that the old title goes. Words of another text wait until that is gone:
    /// both go the same way, and would be read over each other.
    package static func incomingBackLabel(outgoingIsLarge: Bool, saysTheTitle: Bool = true) -> BarTrack {
        guard saysTheTitle else { return BarTrack(.in(from: wordsChange), .titleToBackLabel) }
        return BarTrack(.in(from: outgoingIsLarge ? 0.4 : 0.3), .titleToBackLabel)
    }

    package static func outgoingInlineTitle(isCustomView: Bool, bothLarge: Bool, becomesLabel: Bool = true) -> BarTrack
    {
        if bothLarge { return BarTrack(.hidden) }
        return BarTrack(.out(by: isCustomView ? 0.4 : becomesLabel ? 0.7 : wordsChange), .titleToBackLabel)
    }

    /// Where a title has gone and a back label of another text comes.
    private static let wordsChange = 0.55

    package static func incomingInlineTitle(bothLarge: Bool) -> BarTrack {
        bothLarge ? BarTrack(.hidden) : BarTrack(.in(from: 0.25), .trailingEdgeToCenter)
    }

    /// The large title becomes the back label; where items of the next bar take that place, it steps aside instead.
    package static func outgoingLargeTitle(incomingHasLeadingItems: Bool, becomesLabel: Bool = true) -> BarTrack {
        incomingHasLeadingItems
            ? BarTrack(.out(by: 0.4), .barWidths(-0.25))
            : BarTrack(.out(by: becomesLabel ? 0.6 : wordsChange), .titleToBackLabel)
    }

    package static let incomingLargeTitle = BarTrack(.in(from: 0.3), .barWidths(1))
}
