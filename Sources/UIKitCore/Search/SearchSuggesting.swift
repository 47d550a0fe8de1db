import CoreGraphics
import Foundation
import HostInterface
import NavigationLogic
import QuartzCore

/// The suggestions of a search, and their selection.
extension UISearchController: ShownSearch {
    /// The visible suggestions: none while the search is inactive.
    private var shownSuggestions: [any UISearchSuggestion] {
        guard search.isActive, search.machine.offersSuggestions else { return [] }
        if searchBarPlacement == .stacked, ignoresSearchSuggestionsForSearchBarPlacementStacked { return [] }
        return searchSuggestions ?? []
    }

    /// Whether results or suggestions are below the bar.
    var coversScreen: Bool { search.showsResults || (viewIfLoaded as? SearchStageView)?.suggestions?.shape == .fills }

    func suggestionsChanged() { request(.offerSuggestions) }

    func updateSuggestions() {
        guard let stage = viewIfLoaded as? SearchStageView else { return }
        let shown = shownSuggestions
        guard !shown.isEmpty else {
            guard let list = stage.suggestions else { return }
            stage.suggestions = nil
            list.removeFromSuperview()
            return barBackgroundChanged()
        }
        let list = stage.suggestions ?? SuggestionList()
        list.onChoose = { [weak self] in self?.choose($0) }
        list.display(shown)
        guard stage.suggestions == nil else {
            list.alpha = 1
            return stage.setNeedsLayout()
        }
        stage.suggestions = list
        UIView.performWithoutAnimation {
            list.alpha = 0
            stage.layoutSuggestions()
            list.layoutIfNeeded()
        }
        // Chosen: the duration of dismissing a menu.
        UIView.animate(withDuration: 0.2) { list.alpha = 1 }
        barBackgroundChanged()
    }

    private func choose(_ suggestion: any UISearchSuggestion) {
        // A selection dismisses a panel, as in menus; a list stays until the app removes it.
        keeping(search.taken) { search.taken = suggestion }
        request(.selectSuggestion(hides: item?.searchBarPlace == .line))
    }

    /// The down and up keys mark a suggestion; Return selects the marked suggestion.
    func searchBarPressed(_ presses: Set<UIPress>) -> Bool {
        guard let list = (viewIfLoaded as? SearchStageView)?.suggestions, let key = presses.first?.key,
            key.modifierFlags.isEmpty
        else { return false }
        switch key.key {
        case .down: list.mark(by: 1)
        case .up: list.mark(by: -1)
        case .enter: return list.chooseMarked()
        default: return false
        }
        return true
    }
}
