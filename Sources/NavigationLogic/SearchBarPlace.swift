/// The facts that decide the placement of a search bar.
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
    /// The window is narrow, its toolbar is visible and contains the search bar's item, and the app allows the
    /// placement in the toolbar.
    package var toolbarHasRoom = false
    /// Whether scrolling hides the row. Documented (UINavigationItem.hidesSearchBarWhenScrolling): true by default.
    package var hidesWhenScrolling = true
    package var isActive = false
    /// Whether an active search hides the row of the bar.
    /// Documented (UISearchController.hidesNavigationBarDuringPresentation): true by default.
    package var hidesBarWhileActive = true

    package init() {}
}

/// The placement of a search bar. The placement decides the form and height of the search bar and the layout of the
/// surrounding bar.
///
/// ```
///                          toolbar with its item      a pad's wide window     else
///   stacked                row                        row                     row
///   anything else, narrow  toolbar                                            row
///   anything else, wide                               line                    row
/// ```
package enum SearchBarPlace: Hashable, Sendable {
    /// The state of the row.
    package enum Row: CaseIterable, Hashable, Sendable {
        /// Scrolling hides the row.
        case scrollsAway
        case stays
        /// The search is active and has hidden the row of the bar above.
        case alone
    }

    /// In no bar: in a view of the app, or in no view.
    case outside
    /// Below the title, on the background of the bar.
    case row(Row)
    /// In the row of a navigation bar, with the scopes below.
    case line
    /// In the toolbar, without scopes.
    case toolbar

    /// Folklore (search/wide-bar): the row of the bar if the screen is a wide pad's, unless the app requests a stacked
    /// search bar; else a row below the title.
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
    /// Among the items of a bar: fills the space between the items, without its own margin and background.
    package var isAmongItems: Bool { self == .line || self == .toolbar }
}

/// The form of a search bar in a toolbar.
package enum SearchToolbarForm: Hashable, Sendable {
    case field, magnifier

    /// Chosen: the least width of a field, in points. In less space the toolbar shows a magnifier.
    package static let leastField = 120.0

    /// - Parameter free: the points that the toolbar's other items leave free.
    package init(_ preference: SearchBarSituation.Preference, isActive: Bool, free: Double) {
        self = isActive || (free >= Self.leastField && preference != .integratedButton) ? .field : .magnifier
    }
}
