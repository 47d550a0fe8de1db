import CoreGraphics
import Foundation
import NavigationLogic

/// A change of a search bar that its search, or the bar around it, requests.
enum SearchBarRequest {
    /// The search bar belongs to a search.
    case join(any SearchBarOwner)
    /// A bar shows the search bar in a place. Another state of a row is left to the layout of the row.
    case enter(SearchBarPlace)
    /// The search bar is laid out in a place, or in a state of its row.
    case place(SearchBarPlace)
    /// The scopes are in another view, below the bar's own row.
    case placeScopes(in: UIView, frame: CGRect)
    /// The search bar leaves all bars.
    case leave
    /// The search bar leaves the toolbar, unless another bar has got the search bar.
    case leaveToolbar
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
        case .enter(let place): if !(state.place.isRow && place.isRow) { move(to: place) }
        case .place(let place): move(to: place)
        case .placeScopes(let view, let frame):
            if searchParts.scope.superview !== view { view.addSubview(searchParts.scope) }
            searchParts.scope.frame = frame
        case .leave: leaveBars()
        case .leaveToolbar: if state.place == .toolbar { leaveBars() }
        case .begin: state.owner?.searchBarDidBegin()
        }
    }

    private func move(to place: SearchBarPlace) {
        let former = state.place
        guard place != former else { return }
        state.place = place
        setNeedsLayout()
        guard !(former.isRow && place.isRow) else { return }
        if place != .line, searchParts.scope.superview !== self { addSubview(searchParts.scope) }
        backgroundAppearanceChanged()
        promptChanged()
    }
}
