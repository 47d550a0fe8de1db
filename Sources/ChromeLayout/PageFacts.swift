package import Foundation
import NavigationLogic

/// The facts of a page that place the page and the bars around it.
package struct PageFacts: Hashable, Sendable {
    package var edges: PageEdges
    /// The heights of the navigation bar while it displays the page's item.
    package var bar: BarHeights
    /// Whether the page hides the tab bar of an outer container.
    package var hidesTabBar: Bool

    package init(edges: PageEdges = PageEdges(), bar: BarHeights, hidesTabBar: Bool = false) {
        self.edges = edges
        self.bar = bar
        self.hidesTabBar = hidesTabBar
    }
}

/// The position of the content that scrolls below a bar.
package struct ScrollFacts: Hashable, Sendable {
    /// The distance in points by which the content has scrolled from its top.
    package var scrolled: CGFloat
    /// The height in points of the content that continues below the bottom inset; negative at the end of the content.
    package var remaining: CGFloat

    package init(scrolled: CGFloat = 0, remaining: CGFloat = 0) {
        self.scrolled = scrolled
        self.remaining = remaining
    }

    /// The distance in points over which the appearance of a bar fades. Chosen.
    package static let fade: CGFloat = 12

    /// The fraction of the overlap of a navigation bar and the content, in `0 ... 1`. Content overlaps the bar when all
    /// zones of the bar have collapsed.
    package func overlapAtTop(_ heights: BarHeights) -> CGFloat {
        Self.unit((scrolled - CGFloat(heights.zones.collapsible)) / Self.fade)
    }

    /// The fraction of the overlap of a bar at the bottom and the content, in `0 ... 1`.
    package var overlapAtBottom: CGFloat { Self.unit(remaining / Self.fade) }

    private static func unit(_ value: CGFloat) -> CGFloat { min(max(value, 0), 1) }
}
