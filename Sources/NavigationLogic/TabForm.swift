/// Whether tabs are in a bar or a sidebar, and which tabs are in the bar.
package struct TabForm: Hashable, Sendable {
    /// Raw values as `UITabBarController.Mode`.
    package enum Mode: Int, CaseIterable, Hashable, Sendable { case automatic = 0, tabBar, tabSidebar }
    /// Raw values as `UITabBarController.Sidebar.Layout`.
    package enum Layout: Int, CaseIterable, Hashable, Sendable { case automatic = 0, overlap, tile }
    /// Raw values as `UITab.Placement`.
    package enum Placement: Int, CaseIterable, Hashable, Sendable {
        case automatic = 0, standard, optional, movable, pinned, fixed, sidebarOnly
    }

    /// Whether the user can switch between the bar and a sidebar.
    package var hasSidebar: Bool
    package var showsSidebar: Bool
    /// Whether the content is beside the sidebar instead of below it.
    package var tiles: Bool

    /// Documented (UITabBarController.Mode): the sidebar requires regular width. Chosen: it also requires regular
    /// height, so that a phone in landscape keeps its bar. Documented (UITabBarController.Sidebar.Layout): on a desktop
    /// the automatic layout is `tile`.
    package init(_ mode: Mode, _ layout: Layout, isHidden: Bool, isWide: Bool, isLow: Bool) {
        hasSidebar = mode == .tabSidebar && isWide && !isLow
        showsSidebar = hasSidebar && !isHidden
        tiles = layout != .overlap
    }

    /// Folklore (tab-bars/sidebar-width): the width of a split view's primary column.
    package static func sidebarWidth(total: Double) -> Double {
        SplitLayout.primaryWidth(SplitLayout.Width(), total: total)
    }

    /// Documented (UITab.Placement): resolves `automatic`.
    package static func placement(_ placement: Placement, isRoot: Bool) -> Placement {
        placement == .automatic ? isRoot ? .standard : .optional : placement
    }

    /// The indices of the tabs in a bar that is accompanied by a sidebar, in the bar's order.
    /// Documented (UITab.Placement): fixed tabs at the leading end, pinned tabs at the trailing end, optional tabs only
    /// where the user placed them. The user cannot rearrange this bar.
    /// - Parameter tabs: the tabs' placements. None is `automatic`.
    package static func bar(_ tabs: [Placement]) -> [Int] {
        func all(_ placements: Set<Placement>) -> [Int] { tabs.indices.filter { placements.contains(tabs[$0]) } }
        return all([.fixed]) + all([.automatic, .standard, .movable]) + all([.pinned])
    }
}
