import CoreGraphics
public import Foundation
import NavigationLogic
import QuartzCore

/// A search: its bar, the controller that displays results, and the object that finds them.
///
/// Set it as a `navigationItem`'s `searchController`. It becomes active when the user touches its bar, and is then over
/// the screen that it searches, below the navigation bar.
@preconcurrency @MainActor
open class UISearchController: UIViewController, UIViewControllerTransitioningDelegate {
    var search = SearchState()
    /// Where the bar was last.
    var placement: UINavigationItem.SearchBarPlacement?
    /// The item that shows the bar.
    weak var item: UINavigationItem? { didSet { if item == nil { searchBar.leaveBars() } } }

    /// - Parameter searchResultsController: shown over the searched screen while there is text; nil where that screen
    ///   shows results itself.
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

    /// A controller without a results controller: the content that is searched shows the results itself.
    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
        prepareSearch()
    }

    /// Called when the text, the scope or the active state changes, to find results. Nil by default, held weakly.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// Gets the calls of presentation and dismissal. Nil by default, held weakly.
    open weak var delegate: (any UISearchControllerDelegate)? {
        get { ownDelegate }
        set { ownDelegate = newValue }
    }
    /// What `delegate` was set to here. A subclass that overrides `delegate`, and sets another one here, is asked
    /// through this.
    weak var ownDelegate: (any UISearchControllerDelegate)?
    /// The controller that displays results over the searched screen; nil where that displays them itself.
    public let searchResultsController: UIViewController?
    /// The search bar. A navigation bar displays it for the item's `searchController`.
    public let searchBar = UISearchBar()

    /// Whether the search is active, over its screen. False by default. Setting it presents or dismisses the search
    /// with animation.
    open var isActive: Bool {
        get { search.isActive }
        set { newValue ? activate() : deactivate() }
    }
    /// Where the search bar is in a navigation bar; `.automatic` while it is in none.
    open var searchBarPlacement: UINavigationItem.SearchBarPlacement { item?.searchBarPlacement ?? .automatic }

    // MARK: What an active search shows

    /// Whether the searched screen is dimmed until there are results; a tap on it dismisses the search. True by
    /// default.
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
    /// Whether results are displayed while there is text, and hidden without text. True by default.
    open var automaticallyShowsSearchResultsController = true { didSet { updateParts() } }
    /// Whether results are displayed now. After the app has set it, only the app changes it.
    open var showsSearchResultsController: Bool {
        get { search.showsResults }
        set { setShowsResults(newValue) }
    }
    /// Whether the cancel button is displayed while the search is active. True by default.
    open var automaticallyShowsCancelButton = true
    /// False leaves the scope bar to the app; the older form of `scopeBarActivation`.
    open var automaticallyShowsScopeBar: Bool {
        get { scopeBarActivation != .manual }
        set { scopeBarActivation = newValue ? .automatic : .manual }
    }
    /// When the scope bar is displayed. `.automatic` until set.
    open var scopeBarActivation = ScopeBarActivation.automatic {
        didSet { if scopeBarActivation != oldValue { updateScopes(animated: false) } }
    }

    // MARK: Suggestions

    /// Suggestions that are displayed over an active search; nil by default. They remain until the app sets others,
    /// none or nil. A choice goes to the results updater.
    open var searchSuggestions: [any UISearchSuggestion]? { didSet { keeping(oldValue) { suggestionsChanged() } } }
    /// Whether suggestions are displayed only where the search bar is in the bar's own line. False by default.
    open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false { didSet { updateSuggestions() } }

    // MARK: As a controller

    override open func loadView() { view = SearchStageView(self) }
    override var presentsInPlace: Bool { presentation.presenting != nil && search.isActive }
    override func leavePlace(animated: Bool, completion: (() -> Void)?) { deactivate(animated: animated, completion) }
    override var containerInsets: UIEdgeInsets { presentation.presenting?.containerInsets ?? .zero }
    package override func performCancel() -> Bool { searchBarCancelled() || super.performCancel() }
    package override func performBack() -> Bool { searchBarCancelled() || super.performBack() }
}

extension UISearchController {
    /// When the scope bar is displayed without a call of the app.
    public enum ScopeBarActivation: Int, Sendable {
        /// With the search.
        case automatic = 0
        case manual
        case onTextEntry
        case onSearchActivation
    }
}

/// Gets the calls of a search's presentation and dismissal. Every method has a default.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// The search becomes active, before the animation.
    func willPresentSearchController(_ searchController: UISearchController)
    /// The search is active, after the animation.
    func didPresentSearchController(_ searchController: UISearchController)
    /// The search becomes inactive, before the animation.
    func willDismissSearchController(_ searchController: UISearchController)
    /// The search is inactive, after the animation.
    func didDismissSearchController(_ searchController: UISearchController)
    /// Called before the presentation. A delegate that does not present the search itself leaves that to UIKit.
    func presentSearchController(_ searchController: UISearchController)
    /// The search bar is about to move to another placement.
    func searchController(
        _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)
    /// The search bar has moved to another placement.
    func searchController(
        _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement)
}

extension UISearchControllerDelegate {
    /// Default: nothing is done.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// Default: nothing is done.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// Default: nothing is done.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// Default: nothing is done.
    public func didDismissSearchController(_ searchController: UISearchController) {}
    /// Default: nothing is done.
    public func presentSearchController(_ searchController: UISearchController) {}
    /// Default: nothing is done.
    public func searchController(
        _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
    ) {}
    /// Default: nothing is done.
    public func searchController(
        _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
    ) {}
}

/// Finds the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// The text, the scope or the active state changed: read them from the controller's `searchBar`, and display
    /// results.
    func updateSearchResults(for searchController: UISearchController)
    /// The user chose a suggestion: set its text or its token, and remove the suggestions. The default does nothing.
    func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
    /// Default: nothing is done.
    public func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {}
}
