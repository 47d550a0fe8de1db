import CoreGraphics
public import Foundation
import NavigationLogic
import QuartzCore

/// A search with a search bar, a controller that displays results, and an object that finds the results.
///
/// Set the controller as a `navigationItem`'s `searchController`. The search becomes active when the user touches its
/// bar, and is then displayed above the searched screen, below the navigation bar.
@preconcurrency @MainActor
open class UISearchController: UIViewController, UIViewControllerTransitioningDelegate {
    var search = SearchState()
    /// The last placement of the bar.
    var placement: UINavigationItem.SearchBarPlacement?
    /// The navigation item that displays the bar.
    weak var item: UINavigationItem? { didSet { if item == nil { searchBar.perform(.leave) } } }

    /// - Parameter searchResultsController: displayed above the searched screen while the text is not empty; nil if the
    ///   searched screen displays the results itself.
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

    /// Creates a controller without a results controller: the searched screen displays the results itself.
    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
        prepareSearch()
    }

    /// Called when the text, the scope or the active state changes, to find results. Nil by default, held weakly.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// Notified of presentation and dismissal. Nil by default, held weakly.
    open weak var delegate: (any UISearchControllerDelegate)? {
        get { ownDelegate }
        set { ownDelegate = newValue }
    }
    /// The delegate set on this class. If a subclass overrides `delegate` and sets another delegate here, that one is
    /// called through this property.
    weak var ownDelegate: (any UISearchControllerDelegate)?
    /// The controller that displays results above the searched screen; nil if that screen displays them itself.
    public let searchResultsController: UIViewController?
    /// The search bar. A navigation bar displays the search bar for the item's `searchController`.
    public let searchBar = UISearchBar()

    /// Whether the search is active. False by default. Setting the property presents or dismisses the search with
    /// animation.
    open var isActive: Bool {
        get { search.isActive }
        set { newValue ? activate() : deactivate() }
    }
    /// The placement of the search bar in a navigation bar; `.automatic` outside of navigation bars.
    open var searchBarPlacement: UINavigationItem.SearchBarPlacement { item?.searchBarPlacement ?? .automatic }

    // MARK: Content of an active search

    /// Whether the searched screen is dimmed until there are results; a tap on the dimmed screen dismisses the search.
    /// True by default.
    open var obscuresBackgroundDuringPresentation = true {
        didSet { if obscuresBackgroundDuringPresentation != oldValue { updateParts() } }
    }
    /// The older name of `obscuresBackgroundDuringPresentation`.
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
    /// Whether the bar's title and buttons are hidden while the search is active. True by default.
    open var hidesNavigationBarDuringPresentation = true
    /// Whether results are displayed while the text is not empty, and hidden otherwise. True by default.
    open var automaticallyShowsSearchResultsController = true { didSet { updateParts() } }
    /// Whether results are currently displayed. After the app has set the property, only the app changes it.
    open var showsSearchResultsController: Bool {
        get { search.showsResults }
        set { setShowsResults(newValue) }
    }
    /// Whether the cancel button is displayed while the search is active. True by default.
    open var automaticallyShowsCancelButton = true
    /// The older form of `scopeBarActivation`. If false, the app shows and hides the scope bar.
    open var automaticallyShowsScopeBar: Bool {
        get { scopeBarActivation != .manual }
        set { scopeBarActivation = newValue ? .automatic : .manual }
    }
    /// The condition under which the scope bar is displayed. `.automatic` by default.
    open var scopeBarActivation = ScopeBarActivation.automatic {
        didSet { if scopeBarActivation != oldValue { updateScopes(animated: false) } }
    }

    // MARK: Suggestions

    /// The suggestions that are displayed for an active search; nil by default. They remain until the app sets other
    /// suggestions, an empty array or nil. The results updater is called with a selected suggestion.
    open var searchSuggestions: [any UISearchSuggestion]? { didSet { keeping(oldValue) { suggestionsChanged() } } }
    /// Whether suggestions are displayed only if the search bar is in the bar's own row. False by default.
    open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false { didSet { updateSuggestions() } }

    // MARK: As a controller

    override open func loadView() { view = SearchStageView(self) }
    override var presentsInPlace: Bool { presentation.presenting != nil && search.isActive }
    override func dismissInPlace(animated: Bool, completion: (() -> Void)?) {
        deactivate(animated: animated, completion)
    }
    override var containerInsets: UIEdgeInsets { presentation.presenting?.containerInsets ?? .zero }
    package override func performCancel() -> Bool { searchBarCancelled() || super.performCancel() }
    package override func performBack() -> Bool { searchBarCancelled() || super.performBack() }
}

extension UISearchController: ItemSearch {
    var barView: UIView { searchBar }
}

extension UISearchController {
    /// The condition under which the scope bar is displayed automatically.
    public enum ScopeBarActivation: Int, Sendable {
        /// While the search is active.
        case automatic = 0
        case manual
        case onTextEntry
        case onSearchActivation
    }
}

/// Notified of a search's presentation and dismissal. Every method has a default.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// Called when the search becomes active, before the animation.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Called when the search is active, after the animation.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Called when the search becomes inactive, before the animation.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Called when the search is inactive, after the animation.
    func didDismissSearchController(_ searchController: UISearchController)
    /// Called before the presentation. UIKit presents the search unless the delegate does.
    func presentSearchController(_ searchController: UISearchController)
    /// Called before the search bar moves to another placement.
    func searchController(
        _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)
    /// Called after the search bar has moved to another placement.
    func searchController(
        _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement)
}

extension UISearchControllerDelegate {
    /// Does nothing by default.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing by default.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing by default.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// Does nothing by default.
    public func didDismissSearchController(_ searchController: UISearchController) {}
    /// Does nothing by default.
    public func presentSearchController(_ searchController: UISearchController) {}
    /// Does nothing by default.
    public func searchController(
        _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
    ) {}
    /// Does nothing by default.
    public func searchController(
        _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
    ) {}
}

/// Finds the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Called when the text, the scope or the active state changed: read them from the controller's `searchBar`, and
    /// display results.
    func updateSearchResults(for searchController: UISearchController)
    /// Called when the user selected a suggestion: set its text or its token, and remove the suggestions. Does nothing
    /// by default.
    func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
    /// Does nothing by default.
    public func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {}
}
