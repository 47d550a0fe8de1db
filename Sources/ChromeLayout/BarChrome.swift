package import Foundation
import NavigationLogic

/// The frames of the parts of a navigation bar, in the bar's coordinates. Lengths are in points.
package struct BarChrome: Hashable, Sendable {
    package var size: CGSize
    package var heights: BarHeights
    package var surroundings: BarSurroundings
    package var isRightToLeft = false
    /// The margin between the end of the bar, or of its safe area, and the content.
    package var margin: CGFloat = 0
    package var safeLeft: CGFloat = 0
    package var safeRight: CGFloat = 0

    package init(size: CGSize, heights: BarHeights, surroundings: BarSurroundings) {
        self.size = size
        self.heights = heights
        self.surroundings = surroundings
    }

    // MARK: Row and title

    /// The row of the buttons.
    /// - Parameter prompt: the height of the prompt; during a transition it may differ from that of the item.
    package func row(prompt: CGFloat) -> CGRect {
        let offset = heights.searchOffset(prompt: prompt, scrolled: surroundings.scrolled)
        return CGRect(x: 0, y: prompt - offset, width: size.width, height: heights.row)
    }

    /// The area of the large title, between the row and the search row.
    /// - Parameter search: the height of the search row at the bottom of the bar.
    package func zone(below row: CGRect, search: CGFloat) -> CGRect {
        CGRect(x: 0, y: row.maxY, width: size.width, height: max(0, size.height - row.maxY - search))
    }

    /// The distance by which scrolling has moved the large title.
    package var titleScrolled: CGFloat {
        CGFloat(heights.zones.titleScrolled(scrolled: Double(surroundings.scrolled)))
    }

    // MARK: Search

    /// The height of the search row, or of the scopes below a search bar in the bar's own row. An active search fills
    /// the bar.
    package var searchExtent: CGFloat {
        heights.hidesRow
            ? size.height : CGFloat(heights.zones.searchExtent(scrolled: Double(surroundings.scrolled)))
    }

    /// The search row at the bottom of the bar.
    package var searchRow: CGRect { atBottom(searchExtent) }

    package func atBottom(_ height: CGFloat) -> CGRect {
        CGRect(x: 0, y: size.height - height, width: size.width, height: height)
    }

    /// The area of a search bar in the bar's own row, with the scopes below.
    package var inlineSearch: CGRect {
        CGRect(x: 0, y: heights.prompt, width: size.width, height: max(0, size.height - heights.prompt))
    }

    /// The field of a search bar in the bar's own row, in ``inlineSearch``: at the trailing end.
    package var inlineField: CGRect {
        let width = Self.inlineFieldWidth(size.width)
        let end = margin + (isRightToLeft ? safeLeft : safeRight)
        return CGRect(x: isRightToLeft ? end : size.width - end - width, y: 0, width: width, height: heights.row)
    }

    /// The width of that field. Chosen, near an iPad's: 240 points, a third of a narrow bar.
    package static func inlineFieldWidth(_ bar: CGFloat) -> CGFloat { min(240, bar / 3) }

    /// The area of a search, below a search bar that is inside the searched page itself.
    /// - Parameter bottom: the bottom of the search bar in the page.
    package static func searchArea(below bottom: CGFloat, in page: CGSize) -> CGRect {
        CGRect(x: 0, y: max(0, bottom), width: page.width, height: max(0, page.height - bottom))
    }

    // MARK: Background

    /// The frame of the background, which also fills the area above the bar.
    package var background: CGRect { Self.background(size, above: surroundings.topExtension) }

    /// The frame of the background of a bar, in the coordinates of the bar.
    /// - Parameters:
    ///   - above: the height of the area above the bar that the background fills.
    ///   - below: the height of that area below the bar.
    package static func background(_ size: CGSize, above: CGFloat = 0, below: CGFloat = 0) -> CGRect {
        CGRect(x: 0, y: -above, width: size.width, height: size.height + above + below)
    }

    /// The height of the area above a bar without a container that its background fills. Documented (UIBarCommon.h):
    /// the background of a bar that is attached to the top continues up to the top of the screen, and no further than
    /// the status area.
    /// - Parameter y: the top of the bar in its window.
    package static func statusExtension(y: CGFloat, safeTop: CGFloat) -> CGFloat { min(max(0, y), safeTop) }
}
