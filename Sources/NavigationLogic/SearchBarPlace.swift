/// What decides where a search bar stands.
package struct SearchBarSituation: Hashable, Sendable {
    /// Raw values as UINavigationItem.SearchBarPlacement.
    package enum Preference: Int, CaseIterable, Hashable, Sendable {
        case automatic = 0, inline, stacked, integratedCentered, integratedButton
    }

    /// The bar's horizontal size class.
    package enum Width: CaseIterable, Hashable, Sendable { case unspecified, compact, regular }

    package var preference = Preference.automatic
    package var isPad = false
    package var width = Width.unspecified
    /// The window is narrow, and the screen's toolbar shows, with the search bar's item among its own, and the app lets
    /// it stand there.
    package var toolbarHasRoom = false
    /// The app lets content take the row away. Documented: true unless set.
    package var hidesWhenScrolling = true
    package var isActive = false
    /// The app lets an active search hide the bar's own row. Documented: true unless set.
    package var hidesBarWhileActive = true

    package init() {}
}

/// Where a search bar stands: this decides its form and height, and what is left of the bar around it.
///
/// ```
///                          toolbar with its item      a pad's wide window     else
///   stacked                row                        row                     row
///   anything else, narrow  toolbar                                            row
///   anything else, wide                               line                    row
/// ```
package enum SearchBarPlace: Hashable, Sendable {
    /// What becomes of the row.
    package enum Row: CaseIterable, Hashable, Sendable {
        /// Content takes it away.
        case scrollsAway
        case stays
        /// The search is active, and has hidden the bar's own row above.
        case alone
    }

    /// In no bar: in a view of the app's, or nowhere.
    case outside
    /// Below the title, with the bar as its background.
    case row(Row)
    /// In a navigation bar's own line, with the scopes below.
    case line
    /// In the toolbar, without scopes.
    case toolbar

    /// Measured since iPadOS 16: the bar's own line where the screen is a pad's and wide, unless the app asks for a
    /// row; else a row.
    package init(_ situation: SearchBarSituation) {
        let isStacked = situation.preference == .stacked
        if !isStacked, situation.toolbarHasRoom, situation.width == .compact {
            self = .toolbar
        } else if !isStacked, situation.isPad, situation.width == .regular {
            self = .line
        } else if situation.isActive {
            self = .row(situation.hidesBarWhileActive ? .alone : .stays)
        } else {
            self = .row(situation.hidesWhenScrolling ? .scrollsAway : .stays)
        }
    }

    package var isRow: Bool { if case .row = self { true } else { false } }
    /// Among the items of a bar: as wide as they leave it, without a margin or a background of its own.
    package var isAmongItems: Bool { self == .line || self == .toolbar }
}

/// What of a search bar is in a toolbar.
package enum SearchToolbarForm: Hashable, Sendable {
    case field, magnifier

    /// Chosen: a field narrower than this is of little use, and a magnifier is in its place.
    package static let leastField = 120.0

    /// - Parameter free: the points that the toolbar's other items leave.
    package init(_ preference: SearchBarSituation.Preference, isActive: Bool, free: Double) {
        self = isActive || (free >= Self.leastField && preference != .integratedButton) ? .field : .magnifier
    }
}
