import CoreGraphics
import Foundation
import NavigationLogic

/// A change of a search bar that its search, or the bar around it, requests.
enum SearchBarRequest {
    /// The search bar belongs to a search.
    case join(any SearchBarOwner)
    /// The search bar is in another place, or in another state of its row.
    case place(SearchBarPlace)
    /// The scopes are in another view, below the bar's own row.
    case placeScopes(in: UIView, frame: CGRect)
    /// The search bar leaves all bars.
    case leave
    /// The user has tapped the magnifier that replaces the field.
    case begin
}

extension UISearchBar {
    func perform(_ request: SearchBarRequest) {
        switch request {
        case .join(let owner):
            state.owner = owner
            state.namesItself = true
            speakLanguage()
        case .place(let place): move(to: place)
        case .placeScopes(let view, let frame):
            if searchParts.scope.superview !== view { view.addSubview(searchParts.scope) }
            searchParts.scope.frame = frame
        case .leave: leaveBars()
        case .begin: state.owner?.searchBarDidBegin()
        }
    }

    var place: SearchBarPlace { state.place }

    /// The height that the search bar takes below the row of a navigation bar.
    func extent(at place: SearchBarPlace) -> CGFloat {
        switch place {
        case .row: wantedHeight
        // Beside a field in the bar's own row, scopes have a separate row, which stays.
        case .line: scopeExtent > 0 ? scopeExtent + SearchBarMetrics.scopeGap : 0
        case .toolbar, .outside: 0
        }
    }

    private func move(to place: SearchBarPlace) {
        let former = state.place
        state.place = place
        setNeedsLayout()
        guard !(former.isRow && place.isRow) else { return }
        if place != .line, searchParts.scope.superview !== self { addSubview(searchParts.scope) }
        backgroundAppearanceChanged()
        promptChanged()
    }
}
