package import Foundation
package import NavigationLogic

/// The frames of a tab bar, a sidebar and the selected page in a tab bar controller, and the insets of the page, in the
/// coordinates of the controller's view. Lengths are in points.
package struct TabChrome: Hashable, Sendable {
    package var size: CGSize
    package var safeArea: LayoutInsets
    package var isRightToLeft = false
    package var form: TabForm
    /// The height of the tabs, also of hidden tabs.
    package var tabsHeight: CGFloat
    /// The height of the view above the tabs, which stays while a sidebar replaces the tabs; 0 without such a view.
    package var accessoryHeight: CGFloat
    package var isBarTranslucent = true
    /// Whether the app or a scroll has hidden the bar for all pages.
    package var isBarHidden = false
    /// Whether the displayed page hides the bar.
    package var isBarOffScreen = false

    package init(size: CGSize, safeArea: LayoutInsets, form: TabForm, tabsHeight: CGFloat, accessoryHeight: CGFloat = 0)
    {
        self.size = size
        self.safeArea = safeArea
        self.form = form
        self.tabsHeight = tabsHeight
        self.accessoryHeight = accessoryHeight
    }

    /// The height of the view above the tabs, for the height of its content. Chosen: at least 48, the height of
    /// accessory content in apps.
    package static func accessoryHeight(content: CGFloat) -> CGFloat {
        max(48, content.isFinite ? content.rounded(.up) : 0)
    }

    /// The height of the bar above the bottom safe area, also of a hidden bar.
    package var barHeight: CGFloat { (form.showsSidebar ? 0 : tabsHeight) + accessoryHeight }

    /// Whether the bar is invisible for all pages.
    package var isBarGone: Bool { isBarHidden || (form.showsSidebar && accessoryHeight == 0) }
    /// Whether the view of the bar is hidden. It is visible while the bar moves between a page with the bar and a page
    /// without it.
    /// - Parameter before: whether the former page hides the bar; nil at rest.
    package static func concealsBar(isOffScreen: Bool, before: Bool? = nil) -> Bool {
        isOffScreen && before != false
    }

    /// The bar, for the stacks inside the container.
    package var tabBar: StackChrome.TabBar {
        StackChrome.TabBar(
            height: isBarGone ? 0 : barHeight, isTranslucent: isBarTranslucent, isOffScreen: isBarOffScreen)
    }

    // MARK: Sidebar

    package var sidebarWidth: CGFloat { CGFloat(TabForm.sidebarWidth(total: Double(size.width))) }

    /// The frame of the sidebar. A hidden sidebar is beside the view.
    package var sidebar: CGRect { sidebar(isShown: form.showsSidebar) }

    package func sidebar(isShown: Bool) -> CGRect {
        let start = isShown ? 0 : -sidebarWidth
        return CGRect(
            x: isRightToLeft ? size.width - start - sidebarWidth : start, y: 0, width: sidebarWidth,
            height: size.height)
    }

    /// The area of the pages and of the bar: beside a sidebar that tiles.
    package var content: CGRect {
        var frame = CGRect(origin: .zero, size: size)
        guard form.showsSidebar, form.tiles else { return frame }
        frame.size.width = max(0, frame.width - sidebarWidth)
        if !isRightToLeft { frame.origin.x += sidebarWidth }
        return frame
    }

    /// The part of the pages that a sidebar covers.
    package var coveredSides: LayoutInsets {
        guard form.showsSidebar, !form.tiles else { return LayoutInsets() }
        return isRightToLeft ? LayoutInsets(right: sidebarWidth) : LayoutInsets(left: sidebarWidth)
    }

    // MARK: Bar

    /// The frame of the visible bar at rest.
    package var shownBar: CGRect {
        let height = barHeight + safeArea.bottom
        return CGRect(x: content.minX, y: size.height - height, width: content.width, height: height)
    }

    /// The frame of the bar. A hidden bar is below the view, including its hairline.
    /// - Parameter slidesOffScreen: whether the bar slides out while an animator of the app moves the pages.
    package func bar(slidesOffScreen: Bool) -> CGRect {
        var frame = shownBar
        if isBarGone || slidesOffScreen { frame.origin.y = size.height + 1 }
        return frame
    }

    // MARK: Pages

    /// The frame of a page. Containers continue below the bar; other pages end above it unless they continue below it.
    package func frame(of edges: PageEdges) -> CGRect {
        var frame = content
        if !continuesBelowBar(edges), !isBarGone, !isBarOffScreen { frame.size.height = max(0, shownBar.minY) }
        return frame
    }

    /// The insets of a page, in addition to the safe area of the display.
    /// - Parameter isBarOffScreen: whether the page is displayed without the bar.
    package func insets(of edges: PageEdges, isBarOffScreen: Bool) -> LayoutInsets {
        var insets = coveredSides
        if continuesBelowBar(edges), !isBarOffScreen { insets.bottom = tabBar.height }
        return insets
    }

    private func continuesBelowBar(_ edges: PageEdges) -> Bool {
        edges.isContainer || edges.continues(below: .bottom, isTranslucent: isBarTranslucent)
    }

    /// The area that neither the bar, the sidebar nor the edges of the display cover.
    package var clear: CGRect {
        let (content, covered) = (content, coveredSides)
        let start = content.minX + covered.left
        let left = max(start, safeArea.left)
        let right = min(
            start + max(0, content.width - covered.left - covered.right), size.width - safeArea.right)
        let bottom = isBarGone || isBarOffScreen ? size.height - safeArea.bottom : shownBar.minY
        return CGRect(
            x: left, y: safeArea.top, width: max(0, right - left), height: max(0, bottom - safeArea.top))
    }
}
