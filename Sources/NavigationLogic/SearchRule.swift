/// What a search shows while it is active.
package struct SearchRule: Hashable, Sendable {
    /// When the scopes show.
    package enum Scopes: Hashable, Sendable {
        /// With the search, where there are scopes. Chosen: what UIKit does since iOS 13.
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

    /// Documented: results show by themselves while there is text, and go when it goes.
    package var showsResults: Bool { isActive && hasText }

    /// Nil leaves the scopes as the app put them.
    package var showsScopes: Bool? {
        guard hasScopes else { return nil }
        switch scopes {
        case .manual: return nil
        case .automatic, .onSearchActivation: return isActive
        case .onTextEntry: return isActive && hasText
        }
    }
}
