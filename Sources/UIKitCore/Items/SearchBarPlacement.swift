import Diagnostics
import Foundation
import NavigationLogic
import QuartzCore

extension UINavigationItem {
    /// The placement of a search bar in a navigation bar. Documented: UINavigationItem.SearchBarPlacement, the raw
    /// values.
    public enum SearchBarPlacement: Int, Sendable {
        case automatic = 0
        /// In the line of the bar's buttons, at the trailing edge.
        case inline = 1
        /// In a separate row below the title.
        case stacked = 2
        /// The same as `inline`: classic bars do not center the search bar.
        case integratedCentered = 3
        /// The same as `inline`: classic bars do not shrink the search bar to a button.
        case integratedButton = 4
        /// The newer name of `inline`.
        public static var integrated: SearchBarPlacement { .inline }
    }

    /// Whether the search bar can move to the toolbar of a narrow window, if the screen's `toolbarItems` contain
    /// ``searchBarPlacementBarButtonItem``. The default is true.
    public var searchBarPlacementAllowsToolbarIntegration: Bool {
        get { sides.allowsSearchInToolbar }
        set {
            guard newValue != sides.allowsSearchInToolbar else { return }
            sides.allowsSearchInToolbar = newValue
            searchRuleChanged()
        }
    }
    /// - Coverage: inert (a search bar stays in the bar of the search bar's column)
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

    /// An item that represents the search bar among other items. Each call returns the same item.
    ///
    /// If the screen's `toolbarItems` contain the item, a window of compact width shows the search bar in the toolbar.
    /// The field fills the width between the other items. A field without enough space is shown as a magnifier. An
    /// active search fills the toolbar, without its scopes. In a navigation bar the item has no width: the search bar
    /// is outermost at the trailing edge.
    public var searchBarPlacementBarButtonItem: UIBarButtonItem {
        if let known = sides.searchPlace { return known }
        let item = UIBarButtonItem()
        item.isHidden = true
        item.more.searchOwner = self
        keeping(sides.searchPlace) { sides.searchPlace = item }
        return item
    }

    /// The current position of the search bar; outside all bars if there is no search bar.
    var searchBarPlace: SearchBarPlace {
        guard let search: any ItemSearch = searchController else { return .outside }
        let window = (search.barView.window ?? search.barView.appContext.windows.first)?.traitCollection ?? .current
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
        if window.horizontalSizeClass == .compact, sides.allowsSearchInToolbar, let item = sides.searchPlace {
            situation.toolbarHasRoom = sides.toolbarShows?(item) ?? false
        }
        situation.hidesWhenScrolling = hidesSearchBarWhenScrolling
        situation.isActive = search.isActive
        situation.hidesBarWhileActive = search.hidesNavigationBarDuringPresentation
        return SearchBarPlace(situation)
    }

    func searchChanged(from old: (any ItemSearch)?) {
        if old?.item === self { old?.item = nil }
        let search: (any ItemSearch)? = searchController
        search?.item = self
        searchRuleChanged()
    }

    func searchRuleChanged() {
        bar?.itemChanged(self, .height, animated: false)
    }
}

extension UINavigationItem.SearchBarPlacement {
    var preference: SearchBarSituation.Preference { SearchBarSituation.Preference(rawValue: rawValue) ?? .automatic }

    /// Creates the placement of a position. Positions among a bar's items have the same placement.
    init(_ place: SearchBarPlace) {
        switch place {
        case .outside: self = .automatic
        case .row: self = .stacked
        case .line: self = .inline
        case .toolbar: self = .integrated
        }
    }
}

/// The search controller of a navigation item, as the item uses it.
@preconcurrency @MainActor
protocol ItemSearch: AnyObject {
    /// The navigation item that displays the search bar.
    var item: UINavigationItem? { get set }
    /// The search bar.
    var barView: UIView { get }
    var isActive: Bool { get }
    var hidesNavigationBarDuringPresentation: Bool { get }
}
