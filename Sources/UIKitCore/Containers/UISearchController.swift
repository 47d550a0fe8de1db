import CoreGraphics
public import Foundation
import NavigationLogic
import QuartzCore

/// A search: its bar, what is shown while it is active, and whom it asks for results.
///
/// Give it to a `navigationItem`. It becomes active when its bar is touched, and stands over the screen that it searches, below the
/// navigation bar.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    var search = SearchState()
    /// Where the bar was last.
    var placement: UINavigationItem.SearchBarPlacement?
    /// The item that shows the bar.
    weak var item: UINavigationItem?

    /// - Parameter searchResultsController: shown over the searched screen while there is text; nil where that screen shows results itself.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        prepareSearch()
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        searchResultsController = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        prepareSearch()
    }

    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
        prepareSearch()
    }

    /// Asked for results when the text, the scope or the search itself changes.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?
    public let searchResultsController: UIViewController?
    public let searchBar = UISearchBar()

    /// Whether the search stands over its screen. Setting it begins or ends the search with an animation.
    open var isActive: Bool {
        get { search.isActive }
        set { newValue ? activate() : deactivate() }
    }
    open var searchBarPlacement: UINavigationItem.SearchBarPlacement { item?.searchBarPlacement ?? .automatic }

    // MARK: What an active search shows

    /// Whether the searched screen is dimmed until there are results. A tap on it ends the search.
    open var obscuresBackgroundDuringPresentation = true { didSet { if obscuresBackgroundDuringPresentation != oldValue { showWhatBelongs() } } }
    /// The older name of `obscuresBackgroundDuringPresentation`.
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
    /// Whether the bar's title and buttons make room for the search bar.
    open var hidesNavigationBarDuringPresentation = true
    /// Whether results show while there is text, and hide when it is gone.
    open var automaticallyShowsSearchResultsController = true { didSet { showWhatBelongs() } }
    /// Whether results show now. Setting it makes that the app's own business.
    open var showsSearchResultsController: Bool {
        get { search.showsResults }
        set { setShowsResults(newValue) }
    }
    /// Whether the cancel button comes and goes with the search.
    open var automaticallyShowsCancelButton = true
    /// False leaves the scope bar to the app; the older form of `scopeBarActivation`.
    open var automaticallyShowsScopeBar: Bool {
        get { scopeBarActivation != .manual }
        set { scopeBarActivation = newValue ? .automatic : .manual }
    }
    open var scopeBarActivation = ScopeBarActivation.automatic { didSet { if scopeBarActivation != oldValue { showScopes(animated: false) } } }

    // MARK: Suggestions

    /// Shown while the search is active, over what it shows otherwise, until the app sets others, none or nil. A choice goes to the
    /// results updater.
    open var searchSuggestions: [any UISearchSuggestion]? { didSet { keeping(oldValue) { suggestionsChanged() } } }
    /// Whether suggestions show only where the search bar stands in the bar's own line.
    open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false { didSet { showSuggestions() } }

    // MARK: As a controller

    override open func loadView() { view = SearchStageView(self) }
    override var presentsInPlace: Bool { presentation.presenting != nil && search.isActive }
    override func leavePlace(animated: Bool, completion: (() -> Void)?) { deactivate(animated: animated, completion) }
    override var containerInsets: UIEdgeInsets { presentation.presenting?.containerInsets ?? .zero }
    package override func performCancel() -> Bool { searchBarCancelled() || super.performCancel() }
    package override func performBack() -> Bool { searchBarCancelled() || super.performBack() }
}

extension UISearchController {
    /// When the scope bar shows by itself.
    public enum ScopeBarActivation: Int, Sendable {
        /// With the search.
        case automatic = 0
        case manual
        case onTextEntry
        case onSearchActivation
    }
}

/// Hears of a search's beginning and end. Every method has a default.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    func willPresentSearchController(_ searchController: UISearchController)
    /// After the animation.
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    /// After the animation.
    func didDismissSearchController(_ searchController: UISearchController)
    /// Before anything is presented. A delegate that does not present the search itself leaves it to UIKit.
    func presentSearchController(_ searchController: UISearchController)
    func searchController(_ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)
    func searchController(_ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
    public func presentSearchController(_ searchController: UISearchController) {}
    public func searchController(_ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement) {}
    public func searchController(_ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement) {}
}

/// Finds what is searched for.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// The text, the scope or the search itself changed. Read them from `searchController.searchBar`.
    func updateSearchResults(for searchController: UISearchController)
    /// A suggestion was chosen. Take over its words or its token, and the suggestions away.
    func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
    public func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion) {}
}
