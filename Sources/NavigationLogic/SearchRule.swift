/// The visible parts of a search while it is active.
package struct SearchRule: Hashable, Sendable {
    /// When the scopes are visible.
    package enum Scopes: Hashable, Sendable {
        /// While the search is active, if there are scopes. Chosen: UIKit's behavior since iOS 13.
        case automatic
        case manual
        case onTextEntry, onSearchActivation
    }

    package var isActive = false
    package var hasText = false
    package var hasScopes = false
    package var scopes = Scopes.automatic

    package init(isActive: Bool = false, hasText: Bool = false, hasScopes: Bool = false, scopes: Scopes = .automatic) {
        self.isActive = isActive
        self.hasText = hasText
        self.hasScopes = hasScopes
        self.scopes = scopes
    }

    /// Documented (UISearchController.automaticallyShowsSearchResultsController): results are visible while there is
    /// text.
    package var showsResults: Bool { isActive && hasText }

    /// Nil: the app's setting stays.
    package var showsScopes: Bool? {
        guard hasScopes else { return nil }
        switch scopes {
        case .manual: return nil
        case .automatic, .onSearchActivation: return isActive
        case .onTextEntry: return isActive && hasText
        }
    }
}
