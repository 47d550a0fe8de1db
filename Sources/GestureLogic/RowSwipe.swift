package import Foundation
import MotionLogic

/// A row that is pulled aside to show what can be done with it: how far it goes, where it comes to rest, and what shows
/// behind it.
///
/// A pull is how far the finger went, in points toward the open side; the offset is how far the row went.
package struct RowSwipe: Hashable, Sendable {
    /// Where a row that was let go comes to rest.
    package enum Rest: Hashable, Sendable {
        case closed, open
        /// All the way: the first action is performed.
        case away
    }

    /// What one button shows, in points from the row's edge outwards.
    package struct Slice: Hashable, Sendable {
        package var start: CGFloat
        package var width: CGFloat

        package init(start: CGFloat, width: CGFloat) {
            self.start = start
            self.width = width
        }
    }

    /// Points that a button is wide at least. Folklore (scrolling/swipe-button): 74, as the system's have it.
    package static let leastButton: CGFloat = 74
    /// Points at both sides of a button's title. Chosen: by eye.
    package static let titleMargin: CGFloat = 15
    /// The share of the row from which on a pull goes all the way. Chosen: by eye; Apple's is not published.
    package static let farShare: CGFloat = 0.6
    /// From this speed on, in points a second, its direction decides alone. Chosen: a flick, not a slow drag.
    package static let flick: CGFloat = 300

    /// Points of all buttons side by side.
    package let buttons: CGFloat
    /// Points of the row.
    package let width: CGFloat
    /// Whether a long pull performs the first action.
    package var performsFirst: Bool

    /// - Parameter widths: preferred widths of the buttons; reduced to fit the row.
    package init(widths: [CGFloat], width: CGFloat, performsFirst: Bool) {
        self.width = max(width, 0)
        buttons = min(widths.reduce(0, +), self.width)
        self.performsFirst = performsFirst
    }

    /// The width of a button whose title takes `title` points; 0 for a picture alone.
    package static func buttonWidth(title: CGFloat) -> CGFloat { max(leastButton, title + 2 * titleMargin) }

    /// The pull from which on the first action is performed; beyond the open buttons, and within the row.
    package var far: CGFloat { min(max(width * Self.farShare, buttons + 40), max(width - 20, buttons)) }

    /// Whether letting go now performs the first action.
    package func isFar(_ pull: CGFloat) -> Bool { performsFirst && pull >= far }

    /// The offset for a pull. Past its buttons a row follows where that has a meaning, and gives like rubber where it
    /// has none.
    package func offset(_ pull: CGFloat) -> CGFloat {
        guard pull > 0 else { return 0 }
        guard pull > buttons else { return pull }
        return performsFirst
            ? min(pull, width)
            : buttons + CGFloat(RubberBand.shown(pull: Double(pull - buttons), extent: Double(width)))
    }

    /// The pull that shows an offset, for a finger that catches a row on its way.
    package func pull(showing offset: CGFloat) -> CGFloat {
        guard offset > buttons, !performsFirst else { return max(offset, 0) }
        return buttons + CGFloat(RubberBand.pull(shown: Double(offset - buttons), extent: Double(width)))
    }

    /// - Parameter velocity: points a second toward the open side.
    package func rest(pull: CGFloat, velocity: CGFloat) -> Rest {
        if isFar(pull) { return .away }
        guard pull > 0 else { return .closed }
        if abs(velocity) >= Self.flick { return velocity > 0 ? .open : .closed }
        return pull > buttons / 2 ? .open : .closed
    }

    /// The offset at rest.
    package func offset(at rest: Rest) -> CGFloat {
        switch rest {
        case .closed: 0
        case .open: buttons
        case .away: width
        }
    }

    /// What the buttons show at an offset: the first is at the row's outer edge, all grow alike; far out the first has
    /// it all.
    package func slices(_ widths: [CGFloat], offset: CGFloat, isFar: Bool) -> [Slice] {
        let total = widths.reduce(0, +)
        guard total > 0 else { return widths.map { _ in Slice(start: 0, width: 0) } }
        if isFar { return widths.indices.map { Slice(start: 0, width: $0 == 0 ? offset : 0) } }
        var end = offset
        return widths.map { width in
            let share = width / total * offset
            end -= share
            return Slice(start: max(end, 0), width: share)
        }
    }
}
