package import Foundation

/// The facts about the surroundings of a navigation bar for a layout.
package struct BarSurroundings: Hashable, Sendable {
    /// The distance in points by which the content below has scrolled from its top; 0 without scrolling content.
    package var scrolled: CGFloat = 0
    /// The overlap of the content and the bar, in `0 ... 1`.
    package var overlap: CGFloat = 0
    /// Whether the bar grows with a pull. False while a refresh control is visible in the gap that a pull opens below
    /// the bar.
    package var growsWithPull = true
    /// The height above the bar that its background fills.
    package var topExtension: CGFloat = 0
    /// Whether the stack is in a sheet, where bars are higher.
    package var isInSheet = false

    package init(topExtension: CGFloat = 0, isInSheet: Bool = false) {
        self.topExtension = topExtension
        self.isInSheet = isInSheet
    }

    /// The same content in other surroundings of the stack.
    package func moved(to other: BarSurroundings) -> BarSurroundings {
        var moved = self
        (moved.topExtension, moved.isInSheet) = (other.topExtension, other.isInSheet)
        return moved
    }
}
