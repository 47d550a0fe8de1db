import Foundation
import QuartzCore

extension UINavigationItem {
    /// Where a search bar is in a navigation bar. Documented: the raw values.
    public enum SearchBarPlacement: Int, Sendable {
        case automatic = 0
        /// In the bar's own line, at the trailing side.
        case inline = 1
        /// In a row of its own below the title.
        case stacked = 2
        /// As `inline`; classic bars do not center it.
        case integratedCentered = 3
        /// As `inline`; classic bars do not shrink it to a button.
        case integratedButton = 4
        /// The newer name of `inline`.
        public static var integrated: SearchBarPlacement { .inline }
    }

    /// Whether the search bar may be in the toolbar of a narrow window, where the screen has ``searchBarPlacementBarButtonItem`` in
    /// its `toolbarItems`. True unless set.
    public var searchBarPlacementAllowsToolbarIntegration: Bool {
        get { sides.searchMayStandInToolbar }
        set {
            guard newValue != sides.searchMayStandInToolbar else { return }
            sides.searchMayStandInToolbar = newValue
            searchRuleChanged()
        }
    }
    /// - Coverage: inert (a search bar stays in the bar of its own column)
    public var searchBarPlacementAllowsExternalIntegration: Bool {
        get { false }
        set { if newValue { Log.once("UINavigationItem.searchBarPlacementAllowsExternalIntegration has no effect: a search bar stays in its own bar") } }
    }

    /// The place of the search bar among other items; the same item each time.
    ///
    /// Among a screen's `toolbarItems` it puts the search bar there, in a window of compact width: the field gets the width that
    /// the other items leave, or is a magnifier where that is little. An active search fills the toolbar, without its scopes. In a
    /// navigation bar it has no width: the search bar is outermost at the trailing side.
    public var searchBarPlacementBarButtonItem: UIBarButtonItem {
        if let known = sides.searchPlace { return known }
        let item = UIBarButtonItem()
        item.isHidden = true
        item.more.searchOwner = self
        keeping(sides.searchPlace) { sides.searchPlace = item }
        return item
    }

    /// Whether the search bar is in the toolbar instead of the navigation bar.
    var searchIsInToolbar: Bool {
        guard searchController != nil, preferredSearchBarPlacement != .stacked, sides.searchMayStandInToolbar, let place = sides.searchPlace,
            searchTraits?.horizontalSizeClass == .compact
        else { return false }
        return sides.toolbarShows?(place) ?? false
    }

    private var searchTraits: UITraitCollection? {
        guard let searchController else { return nil }
        let window = searchController.searchBar.window ?? searchController.searchBar.appContext.windows.first
        return window?.traitCollection ?? .current
    }

    /// Measured since iPadOS 16: the bar's own line where the screen is a pad's and wide, unless the app asks for a row; else a
    /// row.
    var resolvedSearchPlacement: SearchBarPlacement {
        guard let traits = searchTraits else { return .automatic }
        guard preferredSearchBarPlacement != .stacked else { return .stacked }
        if searchIsInToolbar { return .integrated }
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
