/// Begins the search of a page's search bar for the command Find.
///
/// Chosen: UIKit's own command of a search controller is not documented; programs on Linux search by Control-F.
@MainActor
private final class PageSearch: FindPresenter {
    private let search: any ItemSearch

    init(_ search: any ItemSearch) { self.search = search }

    func canPerform(_ command: FindCommand) -> Bool { command == .find }
    func perform(_ command: FindCommand) { search.barView.becomeFirstResponder() }
    func viewLeftWindow() {}
    func textChanged() {}
}

extension UINavigationController {
    /// The search bar of the top page, for the command Find.
    var pageSearch: (any FindPresenter)? {
        guard presentation.presented == nil else { return nil }
        return topViewController?.chrome.item?.searchController.map { PageSearch($0) }
    }
}
