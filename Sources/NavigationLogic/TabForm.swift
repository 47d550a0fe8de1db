/// Where tabs are shown, and which of them are in a bar.
package struct TabForm: Hashable, Sendable {
    /// Raw values as UITabBarController.Mode.
    package enum Mode: Int, CaseIterable, Hashable, Sendable { case automatic = 0, tabBar, tabSidebar }
    /// Raw values as UITabBarController.Sidebar.Layout.
    package enum Layout: Int, CaseIterable, Hashable, Sendable { case automatic = 0, overlap, tile }
    /// Raw values as UITab.Placement.
    package enum Placement: Int, CaseIterable, Hashable, Sendable {
        case automatic = 0, standard, optional, movable, pinned, fixed, sidebarOnly
    }

    /// The user may change from the bar to a sidebar and back.
    package var hasSidebar: Bool
    package var showsSidebar: Bool
    /// The content is beside the sidebar, not under it.
    package var tiles: Bool

    /// Documented: a sidebar belongs to regular width. Chosen: and to regular height, so that a phone on its side keeps
    /// its bar. Documented: on a desktop the automatic layout is `tile`.
    package init(_ mode: Mode, _ layout: Layout, isHidden: Bool, isWide: Bool, isLow: Bool) {
        hasSidebar = mode == .tabSidebar && isWide && !isLow
        showsSidebar = hasSidebar && !isHidden
        tiles = layout != .overlap
    }

    /// Folklore (tab-bars/sidebar-width): as wide as the primary column of a split view.
    package static func sidebarWidth(total: Double) -> Double {
        SplitLayout.primaryWidth(SplitLayout.Width(), total: total)
    }

    /// Documented: what `automatic` means.
    package static func placement(_ placement: Placement, isRoot: Bool) -> Placement {
        placement == .automatic ? isRoot ? .standard : .optional : placement
    }

    /// Which tabs are in a bar beside which there is a sidebar for the others, in the bar's order. Documented: fixed
    /// ones at the leading end, pinned ones at the trailing end, optional ones only where the user put them, and this
    /// bar cannot be rearranged.
    /// - Parameter tabs: their placements, none of them automatic.
    package static func bar(_ tabs: [Placement]) -> [Int] {
        func all(_ placements: Set<Placement>) -> [Int] { tabs.indices.filter { placements.contains(tabs[$0]) } }
        return all([.fixed]) + all([.automatic, .standard, .movable]) + all([.pinned])
    }
}
