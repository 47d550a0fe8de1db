package import Foundation
package import NavigationLogic

/// The frames of the bars and pages of a stack, and the insets of its pages, in the coordinates of the stack's view.
/// Lengths are in points.
package struct StackChrome: Hashable, Sendable {
    package struct Toolbar: Hashable, Sendable {
        package var height: CGFloat
        package var isTranslucent: Bool
        package var isHidden: Bool

        package init(height: CGFloat, isTranslucent: Bool = true, isHidden: Bool = false) {
            self.height = height
            self.isTranslucent = isTranslucent
            self.isHidden = isHidden
        }
    }

    /// The tab bar of an outer container.
    package struct TabBar: Hashable, Sendable {
        /// The height above the bottom safe area of the display; 0 while the bar is hidden for all pages.
        package var height: CGFloat
        package var isTranslucent: Bool
        /// Whether the displayed page hides the bar. The container's safe area then excludes the bar.
        package var isOffScreen: Bool

        package init(height: CGFloat, isTranslucent: Bool = true, isOffScreen: Bool = false) {
            self.height = height
            self.isTranslucent = isTranslucent
            self.isOffScreen = isOffScreen
        }

        /// The height of the bar that the safe area of the container includes.
        package var inset: CGFloat { isOffScreen ? 0 : height }
    }

    package var size: CGSize
    package var safeTop: CGFloat
    package var safeBottom: CGFloat
    /// The top of a visible navigation bar: the end of the safe area, see ``barTop(safeTop:isAtTopOfPhone:scale:)``.
    package var barTop: CGFloat
    package var isRightToLeft = false
    package var isBarHidden = false
    package var isBarTranslucent = true
    package var toolbar = Toolbar(height: 0, isHidden: true)
    /// Nil outside of tab bar controllers.
    package var tabBar: TabBar?

    package init(size: CGSize, safeTop: CGFloat = 0, safeBottom: CGFloat = 0, barTop: CGFloat? = nil) {
        self.size = size
        self.safeTop = safeTop
        self.safeBottom = safeBottom
        self.barTop = barTop ?? safeTop
    }

    /// The top of the bar. Measured (navigation-bar/island): on phones with an island, whose safe area is 59 high, the
    /// bar begins 5 points and one device pixel higher. Chosen: the same for a larger safe area.
    /// - Parameter isAtTopOfPhone: whether the display covers exactly the safe area, on a phone.
    package static func barTop(safeTop: CGFloat, isAtTopOfPhone: Bool, scale: CGFloat) -> CGFloat {
        isAtTopOfPhone && mayHaveIsland(safeTop) ? safeTop - 5 - 1 / max(scale, 1) : safeTop
    }

    package static func mayHaveIsland(_ safeTop: CGFloat) -> Bool { safeTop >= 59 }

    // MARK: Bars

    /// The frame of a visible navigation bar.
    package func shownBar(height: CGFloat) -> CGRect { CGRect(x: 0, y: barTop, width: size.width, height: height) }

    /// The frame of the navigation bar at rest, visible or hidden.
    package func bar(height: CGFloat) -> CGRect {
        var frame = shownBar(height: height)
        // A hidden bar is above the window, including its hairline.
        if isBarHidden { frame.origin.y = -height - 1 }
        return frame
    }

    /// Whether a bar with this frame is hidden at rest.
    package static func isOffScreen(bar frame: CGRect) -> Bool { frame.maxY <= 0 }

    /// Whether a bar with this frame has another visibility than the stack requests: it then moves sideways with a
    /// page.
    package func changesVisibility(bar frame: CGRect) -> Bool { isBarHidden != Self.isOffScreen(bar: frame) }

    /// Whether a point is at the height of a bar with rows of this height, visible or hidden.
    package func isBarArea(y: CGFloat, row: CGFloat) -> Bool { y <= barTop + row || y >= size.height - row }

    /// The frame of the toolbar at rest, visible or hidden. A hidden toolbar is below the window, including its
    /// hairline.
    package var toolbarFrame: CGRect {
        let y = toolbar.isHidden ? size.height + 1 : size.height - safeBottom - toolbar.height
        return CGRect(x: 0, y: y, width: size.width, height: toolbar.height)
    }

    // MARK: Pages

    /// The frame of a page. The page ends at each visible bar below which it does not continue.
    package func frame(of page: PageFacts) -> CGRect {
        var frame = CGRect(origin: .zero, size: size)
        frame.size.height = max(0, frame.height - roomBelow(page))
        guard !isBarHidden, !continuesBelowBar(page) else { return frame }
        let top = barTop + page.bar.expanded
        frame.origin.y = top
        frame.size.height = max(0, frame.height - top)
        return frame
    }

    /// The insets of a page from the bars, in addition to the safe area of the display.
    package func insets(of page: PageFacts) -> LayoutInsets {
        var insets = LayoutInsets()
        if !isBarHidden, continuesBelowBar(page) { insets.top = page.bar.expanded - (safeTop - barTop) }
        let bars = tabBarChange(page) + (toolbar.isHidden ? 0 : toolbar.height), room = roomBelow(page)
        // A page that ends above bars gets only a part of the container's safe area.
        insets.bottom = room > 0 ? max(0, safeBottom + bars - room) - max(0, safeBottom - room) : bars
        return insets
    }

    private func continuesBelowBar(_ page: PageFacts) -> Bool {
        page.edges.continues(below: .top, isTranslucent: isBarTranslucent)
    }

    private func continuesBelowTabBar(_ page: PageFacts) -> Bool {
        tabBar.map { page.edges.continues(below: .bottom, isTranslucent: $0.isTranslucent) } ?? true
    }

    /// The distance from the bottom at which a page ends: above each bar below which the page does not continue.
    private func roomBelow(_ page: PageFacts) -> CGFloat {
        // Without a transition, the toolbar of a page is above the tab bar of the page.
        let covered = safeBottom + tabBarChange(page)
        if !toolbar.isHidden, !page.edges.continues(below: .bottom, isTranslucent: toolbar.isTranslucent) {
            return covered + toolbar.height
        }
        guard let tabBar, tabBar.height > 0, !page.hidesTabBar, !continuesBelowTabBar(page) else { return 0 }
        return covered
    }

    /// The difference between the part of a page that the tab bar covers and the part of the container that the bar
    /// currently covers.
    private func tabBarChange(_ page: PageFacts) -> CGFloat {
        guard let tabBar else { return 0 }
        return (page.hidesTabBar ? 0 : tabBar.height) - tabBar.inset
    }

    /// The size of a stack for a page of this size. Chosen: the heights of the visible bars are added to the preferred
    /// size of the page, which refers to its content.
    package static func size(around content: CGSize, bars: [CGFloat]) -> CGSize {
        guard content != .zero else { return .zero }
        return CGSize(
            width: content.width, height: content.height > 0 ? bars.reduce(content.height, +) : content.height)
    }
}
