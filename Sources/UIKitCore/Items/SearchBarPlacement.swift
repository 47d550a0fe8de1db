import Foundation
import NavigationLogic
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

    /// Whether the search bar may be in the toolbar of a narrow window, where the screen has
    /// ``searchBarPlacementBarButtonItem`` in its `toolbarItems`. True unless set.
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
        set {
            if newValue {
                Log.once(
                    """
                    UINavigationItem.searchBarPlacementAllowsExternalIntegration has no effect: a search bar \
                    stays in its own bar
                    """
                )
            }
        }
    }

    /// The place of the search bar among other items; the same item each time.
    ///
    /// Among a screen's `toolbarItems` it puts the search bar there, in a window of compact width: the field gets the
    /// width that the other items leave, or is a magnifier where that is little. An active search fills the toolbar,
    /// without its scopes. In a navigation bar it has no width: the search bar is outermost at the trailing side.
    public var searchBarPlacementBarButtonItem: UIBarButtonItem {
        if let known = sides.searchPlace { return known }
        let item = UIBarButtonItem()
        item.isHidden = true
        item.more.searchOwner = self
        keeping(sides.searchPlace) { sides.searchPlace = item }
        return item
    }

    /// Where the search bar stands by what is known now; outside of all bars where there is none.
    var searchBarPlace: SearchBarPlace {
        guard let search = searchController else { return .outside }
        let window = (search.searchBar.window ?? search.searchBar.appContext.windows.first)?.traitCollection ?? .current
        // A column of a split view is narrow in a wide window.
        let traits = (bar as? UIView)?.traitCollection ?? window
        var situation = SearchBarSituation()
        situation.preference = preferredSearchBarPlacement.preference
        situation.isPad = traits.userInterfaceIdiom == .pad
        switch traits.horizontalSizeClass {
        case .compact: situation.width = .compact
        case .regular: situation.width = .regular
        default: situation.width = .unspecified
        }
        if window.horizontalSizeClass == .compact, sides.searchMayStandInToolbar, let item = sides.searchPlace {
            situation.toolbarHasRoom = sides.toolbarShows?(item) ?? false
        }
        situation.hidesWhenScrolling = hidesSearchBarWhenScrolling
        situation.isActive = search.isActive
        situation.hidesBarWhileActive = search.hidesNavigationBarDuringPresentation
        return SearchBarPlace(situation)
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

extension UINavigationItem.SearchBarPlacement {
    var preference: SearchBarSituation.Preference { SearchBarSituation.Preference(rawValue: rawValue) ?? .automatic }

    /// The name of a place; those among a bar's items have the same.
    init(_ place: SearchBarPlace) {
        switch place {
        case .outside: self = .automatic
        case .row: self = .stacked
        case .line: self = .inline
        case .toolbar: self = .integrated
        }
    }
}
