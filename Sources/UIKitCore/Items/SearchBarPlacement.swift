import Foundation

extension UINavigationItem {
    /// Where a search bar is in a navigation bar. Documented: the raw values.
    public enum SearchBarPlacement: Int, Sendable {
        case automatic = 0
        /// In the bar's own line, at the trailing side.
        case inline = 1
        /// In a row of its own below the title.
        case stacked = 2
        /// As `inline`; classic bars do not centre it.
        case integratedCentered = 3
        /// As `inline`; classic bars do not shrink it to a button.
        case integratedButton = 4
        /// The newer name of `inline`.
        public static var integrated: SearchBarPlacement { .inline }
    }

    /// - Coverage: inert (classic bars have the search bar below the title, never in the toolbar)
    public var searchBarPlacementAllowsToolbarIntegration: Bool {
        get { true }
        set { if !newValue { Log.once("UINavigationItem.searchBarPlacementAllowsToolbarIntegration has no effect: search bars are never in toolbars here") } }
    }
    /// - Coverage: inert (a search bar stays in the bar of its own column)
    public var searchBarPlacementAllowsExternalIntegration: Bool {
        get { false }
        set { if newValue { Log.once("UINavigationItem.searchBarPlacementAllowsExternalIntegration has no effect: a search bar stays in its own bar") } }
    }

    /// Stands for the search bar among other items, and takes no room there; the same item each time.
    /// - Coverage: inert (classic bars have the search bar outermost at the trailing side, or in a row of its own)
    public var searchBarPlacementBarButtonItem: UIBarButtonItem {
        Log.once("UINavigationItem.searchBarPlacementBarButtonItem has no effect: the search bar is outermost at the trailing side")
        if let known = sides.searchPlace { return known }
        let item = UIBarButtonItem()
        item.isHidden = true
        sides.searchPlace = item
        return item
    }

    /// Measured since iPadOS 16: the bar's own line where the screen is a pad's and wide, unless the app wants a row; else a row.
    var resolvedSearchPlacement: SearchBarPlacement {
        guard let searchController else { return .automatic }
        guard preferredSearchBarPlacement != .stacked else { return .stacked }
        let window = searchController.searchBar.window ?? AppContext.current.windows.first
        let traits = window?.traitCollection ?? .current
        return traits.userInterfaceIdiom == .pad && traits.horizontalSizeClass == .regular ? .inline : .stacked
    }

    func searchChanged(from old: UISearchController?) {
        if old?.item === self { old?.item = nil }
        searchController?.item = self
        searchRuleChanged()
    }

    func searchRuleChanged() {
        bar?.itemChanged(self, .height, animated: false)
    }
}
