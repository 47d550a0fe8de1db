package import Foundation

/// A swipe of a row that reveals its actions: the offset of the row, its resting position, and the widths of the action
/// buttons.
///
/// The pull is the distance of the finger, in points toward the open side; the offset is the distance of the row.
package struct RowSwipe: Hashable, Sendable {
    /// The resting position of a released row.
    package enum Rest: Hashable, Sendable {
        case closed, open
        /// Swiped completely: the first action is performed.
        case away
    }

    /// The visible part of one button, in points outward from the edge of the row.
    package struct Slice: Hashable, Sendable {
        package var start: CGFloat
        package var width: CGFloat

        package init(start: CGFloat, width: CGFloat) {
            self.start = start
            self.width = width
        }
    }

    /// The minimum width of a button in points. Measured (scrolling/swipe-button).
    package static let leastButton: CGFloat = 74
    /// The margin on both sides of a button's title in points. Measured (scrolling/swipe-button).
    package static let titleMargin: CGFloat = 15
    /// The part of the row in points that the buttons leave free. Measured (scrolling/swipe-button).
    package static let freeRow: CGFloat = 30
    /// The fraction of the row's width from which a full swipe begins. Measured (scrolling/full-swipe): between 250 and
    /// 260 points of a row of 375.
    package static let farShare: CGFloat = 0.68
    /// The part of a pull beyond the buttons by which a row without a full swipe moves. Measured (scrolling/swipe-end).
    package static let endShare: CGFloat = 0.2
    /// The velocity from which the direction alone decides, in points per second. Chosen: faster than a slow drag.
    package static let flick: CGFloat = 300

    /// The total width of all buttons in points.
    package let buttons: CGFloat
    /// The width of the row in points.
    package let width: CGFloat
    /// Whether a full swipe performs the first action.
    package var performsFirst: Bool

    /// - Parameter widths: the preferred widths of the buttons. They shrink to fit the row.
    package init(widths: [CGFloat], width: CGFloat, performsFirst: Bool) {
        self.width = max(width, 0)
        buttons = min(widths.reduce(0, +), self.width)
        self.performsFirst = performsFirst
    }

    /// The width of a button in points.
    /// - Parameters:
    ///   - title: the width of the title; 0 for an image alone.
    ///   - count: the number of buttons beside each other.
    ///   - row: the width of the row.
    package static func buttonWidth(title: CGFloat, count: Int, row: CGFloat) -> CGFloat {
        let most = max(0, row - freeRow) / CGFloat(max(1, count))
        return min(max(leastButton, title + 2 * titleMargin), most)
    }

    /// The pull from which the first action is performed: beyond the open buttons, and within the row.
    package var far: CGFloat { min(max(width * Self.farShare, buttons + 40), max(width - 20, buttons)) }

    /// Whether releasing the row now performs the first action.
    package func isFar(_ pull: CGFloat) -> Bool { performsFirst && pull >= far }

    /// The offset for a pull. Beyond the buttons, the row tracks the finger if a full swipe has an effect; otherwise it
    /// follows by ``endShare``.
    package func offset(_ pull: CGFloat) -> CGFloat {
        guard pull > 0 else { return 0 }
        guard pull > buttons else { return pull }
        return min(performsFirst ? pull : buttons + (pull - buttons) * Self.endShare, max(width, buttons))
    }

    /// The pull for an offset, for a finger that catches a moving row.
    package func pull(showing offset: CGFloat) -> CGFloat {
        guard offset > buttons, !performsFirst else { return max(offset, 0) }
        return buttons + (offset - buttons) / Self.endShare
    }

    /// - Parameter velocity: in points per second toward the open side.
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

    /// The visible parts of the buttons at an offset. The first button is at the outer edge of the row, and all buttons
    /// grow in proportion. In a full swipe the first button fills the whole width.
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
