/// The search of a navigation item, as bars show it.
@preconcurrency @MainActor
protocol ShownSearch: UIViewController {
    var searchBar: UISearchBar { get }
    var isActive: Bool { get }
    /// Whether the results cover the screen.
    var coversScreen: Bool { get }
    /// Moves the bar to a placement. The delegate is notified if the placement is different.
    func placed(at new: UINavigationItem.SearchBarPlacement, _ move: () -> Void)
}

extension UINavigationItem {
    /// The search, as bars show it.
    var shownSearch: (any ShownSearch)? { searchController }
}
