import CoreGraphics
import Foundation
import NavigationLogic
import QuartzCore
import SystemStrings

/// The subviews of a search bar.
@MainActor
final class SearchBarParts {
    let background = UIImageView(image: nil)
    let hairlines = [UIView(), UIView()]
    let promptLabel = UILabel()
    let field = UISearchTextField()
    let cancel = UIButton(type: .system)
    let scopeBackground = UIImageView(image: nil)
    let scope = UISegmentedControl()
    let relay = SearchFieldRelay()
}

struct SignKey: Hashable {
    var icon: UISearchBar.Icon
    var state: UInt
}

/// The app's settings for the appearance of a search bar.
@MainActor
struct SearchBarAppearance {
    var backgrounds: [[Int]: UIImage] = [:]
    var fieldBackgrounds: [UInt: UIImage] = [:]
    var signs: [SignKey: UIImage] = [:]
    var signOffsets: [UISearchBar.Icon: UIOffset] = [:]
    var fieldOffset = UIOffset.zero
    var textOffset = UIOffset.zero
    var barStyle = UIBarStyle.default
    var style = UISearchBar.Style.default
    var barTint: UIColor?
    var scopeBackground: UIImage?
}

@MainActor
struct SearchBarState {
    var appearance = SearchBarAppearance()
    var showsCancel = false
    var showsScope = false
    var selectedScope = 0
    var position = UIBarPosition.top
    /// The last placement.
    var place = SearchBarPlace.outside
    /// Whether the placeholder is UIKit's own string.
    var namesItself = false
    weak var owner: (any SearchBarOwner)?
}

/// The object that controls a search with the events of a search bar.
@preconcurrency @MainActor
protocol SearchBarOwner: AnyObject {
    func searchBarDidBegin()
    func searchBarTextChanged()
    func searchBarScopeChanged()
    func searchBarReturned()
    /// - Returns: whether there was an active search or text to cancel.
    func searchBarCancelled() -> Bool
    /// Called for a key during editing.
    /// - Returns: whether the search handled the key.
    func searchBarPressed(_ presses: Set<UIPress>) -> Bool
    /// Called when the bar's height in a navigation bar changed.
    func searchBarResized(animated: Bool)
}

/// Observes the field for its bar.
final class SearchFieldRelay: NSObject, UITextFieldDelegate {
    weak var bar: UISearchBar?

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        bar.map { $0.ownDelegate?.searchBarShouldBeginEditing($0) ?? true } ?? true
    }
    func textFieldDidBeginEditing(_ textField: UITextField) {
        guard let bar else { return }
        bar.state.owner?.searchBarDidBegin()
        bar.ownDelegate?.searchBarTextDidBeginEditing(bar)
    }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        bar.map { $0.ownDelegate?.searchBarShouldEndEditing($0) ?? true } ?? true
    }
    func textFieldDidEndEditing(_ textField: UITextField) {
        if let bar { bar.ownDelegate?.searchBarTextDidEndEditing(bar) }
    }
    func textField(
        _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue], replacementString string: String
    ) -> Bool {
        bar.map { $0.ownDelegate?.searchBar($0, shouldChangeTextInRanges: ranges, replacementText: string) ?? true }
            ?? true
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        guard let bar else { return false }
        bar.ownDelegate?.searchBarSearchButtonClicked(bar)
        bar.state.owner?.searchBarReturned()
        return false
    }
}

extension UISearchBar {
    func prepareSearchBar() {
        let parts = searchParts
        parts.relay.bar = self
        parts.field.bar = self
        parts.field.delegate = parts.relay
        parts.field.enablesReturnKeyAutomatically = true
        parts.field.addAction(UIAction { [weak self] _ in self?.fieldChanged() }, for: .editingChanged)
        parts.promptLabel.font = .systemFont(ofSize: 13)
        parts.promptLabel.textAlignment = .center
        parts.promptLabel.isHidden = true
        speakLanguage()
        parts.cancel.titleLabel?.font = .systemFont(ofSize: 17)
        parts.cancel.accessibilityIdentifier = "SearchCancelButton"
        parts.cancel.addAction(UIAction { [weak self] _ in self?.cancelTapped() }, for: .touchUpInside)
        parts.cancel.alpha = 0
        parts.scope.isHidden = true
        parts.scope.addAction(UIAction { [weak self] _ in self?.scopeTapped() }, for: .valueChanged)
        for view in [parts.background, parts.scopeBackground] as [UIView] + parts.hairlines + [
            parts.promptLabel, parts.field, parts.cancel, parts.scope,
        ] {
            addSubview(view)
        }
        parts.background.isUserInteractionEnabled = false
        parts.scopeBackground.isUserInteractionEnabled = false
        backgroundAppearanceChanged()
    }

    /// Updates the strings for the language of the bar's current app.
    func speakLanguage() {
        searchParts.cancel.setTitle(SystemString.cancel.localized, for: .normal)
        if state.namesItself { searchTextField.placeholder = SystemString.search.localized }
    }

    // MARK: Events

    func setSearchText(_ text: String?) {
        guard searchTextField.text != text ?? "" else { return }
        searchTextField.text = text
        state.owner?.searchBarTextChanged()
    }

    private func fieldChanged() {
        ownDelegate?.searchBar(self, textDidChange: searchTextField.text ?? "")
        state.owner?.searchBarTextChanged()
    }

    private func cancelTapped() {
        ownDelegate?.searchBarCancelButtonClicked(self)
        _ = state.owner?.searchBarCancelled()
    }

    /// - Returns: whether there was an active search or text to cancel.
    func cancelByKey() -> Bool {
        guard state.showsCancel || state.owner != nil else { return false }
        guard let owner = state.owner else {
            ownDelegate?.searchBarCancelButtonClicked(self)
            return true
        }
        guard owner.searchBarCancelled() else { return false }
        ownDelegate?.searchBarCancelButtonClicked(self)
        return true
    }

    private func scopeTapped() {
        state.selectedScope = searchParts.scope.selectedSegmentIndex
        ownDelegate?.searchBar(self, selectedScopeButtonIndexDidChange: state.selectedScope)
        state.owner?.searchBarScopeChanged()
    }

    func setSearchEnabled(_ enabled: Bool) {
        searchTextField.isEnabled = enabled
        searchParts.cancel.isEnabled = enabled
        searchParts.scope.isEnabled = enabled
    }

    // MARK: Displayed content

    func promptChanged() {
        searchParts.promptLabel.text = prompt
        searchParts.promptLabel.isHidden = prompt == nil || state.place.isRow
        resized(animated: false)
    }

    func updateCancel(_ shows: Bool, animated: Bool) {
        guard state.showsCancel != shows else { return }
        layoutIfNeeded()
        state.showsCancel = shows
        change(animated) {
            self.layOutSearchBar()
            self.searchTextField.layoutIfNeeded()
        }
    }

    func scopesChanged() {
        let scope = searchParts.scope
        scope.removeAllSegments()
        for (index, title) in (scopeButtonTitles ?? []).enumerated() {
            scope.insertSegment(withTitle: title, at: index, animated: false)
        }
        selectScope(state.selectedScope)
        resized(animated: false)
    }

    func selectScope(_ index: Int) {
        state.selectedScope = index
        searchParts.scope.selectedSegmentIndex = index
    }

    func updateScope(_ shows: Bool, animated: Bool) {
        guard state.showsScope != shows else { return }
        state.showsScope = shows
        resized(animated: animated)
    }

    /// Called when the bar was removed from all bars: it gets the appearance of a bar of the app.
    func leaveBars() {
        guard state.place != .outside else { return }
        state.place = .outside
        if searchParts.scope.superview !== self { addSubview(searchParts.scope) }
        searchParts.promptLabel.isHidden = prompt == nil
        backgroundAppearanceChanged()
        invalidateIntrinsicContentSize()
    }

    private func resized(animated: Bool) {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        state.owner?.searchBarResized(animated: animated)
        if !state.place.isRow { change(animated) { self.layoutIfNeeded() } }
    }

    private func change(_ animated: Bool, _ body: @escaping () -> Void) {
        guard animated, window != nil else { return body() }
        // Chosen: the duration of a bar's own changes.
        UIView.animate(withDuration: 0.25, animations: body)
    }

    // MARK: Places

    var scopeExtent: CGFloat {
        state.showsScope && scopeButtonTitles?.isEmpty == false ? SearchBarMetrics.scopeHeight : 0
    }
    private var promptExtent: CGFloat { prompt == nil || state.place.isRow ? 0 : SearchBarMetrics.promptHeight }
    var wantedHeight: CGFloat {
        if state.place.isAmongItems { return SearchBarMetrics.fieldHeight }
        return (state.place.isRow ? SearchBarMetrics.rowHeight : SearchBarMetrics.ownHeight + promptExtent)
            + scopeExtent
    }

    func layOutSearchBar() {
        let parts = searchParts
        let margin = state.place.isAmongItems ? 0 : state.place.isRow ? sideMargin : SearchBarMetrics.ownMargin
        let safe = safeAreaInsets
        let left = margin + safe.left, right = margin + safe.right
        let top: CGFloat
        var height = SearchBarMetrics.fieldHeight
        if state.place.isRow {
            // In a row that is scrolled out of view, the field shrinks and fades.
            top =
                state.place == .row(.alone)
                ? (SearchBarMetrics.rowHeight - SearchBarMetrics.fieldHeight) / 2 : SearchBarMetrics.rowTop
            height = min(height, max(0, bounds.height - scopeExtent - (SearchBarMetrics.rowHeight - height)))
        } else {
            if state.place == .toolbar { height = min(height, max(0, bounds.height - 4)) }
            top =
                state.place.isAmongItems
                ? (bounds.height - height) / 2 : promptExtent + (SearchBarMetrics.ownHeight - height) / 2
        }
        let preferredWidth = parts.cancel.intrinsicContentSize.width
        let cancelWidth = state.showsCancel ? preferredWidth + SearchBarMetrics.cancelGap : 0
        let inner = CGRect(x: left, y: top, width: max(0, bounds.width - left - right), height: height)
        let field = CGRect(x: inner.minX, y: inner.minY, width: max(0, inner.width - cancelWidth), height: height)
        let cancelX =
            state.showsCancel ? field.maxX + SearchBarMetrics.cancelGap : bounds.width + SearchBarMetrics.cancelGap
        setFrame(parts.cancel, CGRect(x: cancelX, y: top, width: preferredWidth, height: height))
        setFrame(
            parts.field,
            field.offsetBy(dx: searchAppearance.fieldOffset.horizontal, dy: searchAppearance.fieldOffset.vertical))
        // In a low toolbar the field is lower too, but not while it leaves.
        let share = state.place == .toolbar ? 1 : height / SearchBarMetrics.fieldHeight
        parts.field.layer.cornerRadius = min(SearchBarMetrics.cornerRadius, height / 2)
        let fade = CGFloat(BarZones.searchContentAlpha(share: Double(share)))
        for view in [
            parts.field.canvas, parts.field.search.row, parts.field.parts.placeholder, parts.field.leftView,
            parts.field.rightView,
            parts.field.parts.clearButton,
        ] {
            view?.alpha = fade
        }
        parts.field.alpha = min(1, share * 4)
        parts.cancel.alpha = state.showsCancel ? fade : 0
        let isOpen = scopeExtent > 0
        let scopeTop = top + height + SearchBarMetrics.scopeHeight - SearchBarMetrics.segmentHeight
        parts.scope.isHidden = !isOpen || state.place == .toolbar
        parts.scope.alpha = isOpen ? fade : 0
        // In a navigation bar's own row, the scopes are in another view.
        if parts.scope.superview === self {
            parts.scope.frame = CGRect(x: left, y: scopeTop, width: inner.width, height: SearchBarMetrics.segmentHeight)
        }
        parts.scopeBackground.isHidden = !isOpen || state.place.isRow || state.place.isAmongItems
        parts.scopeBackground.frame = CGRect(
            x: 0, y: bounds.height - scopeExtent, width: bounds.width, height: scopeExtent)
        parts.promptLabel.frame = CGRect(x: left, y: 4, width: inner.width, height: SearchBarMetrics.promptHeight)
        parts.background.frame = bounds
        let line = 1 / max(traitCollection.displayScale, 1)
        parts.hairlines[0].frame = CGRect(x: 0, y: 0, width: bounds.width, height: line)
        parts.hairlines[1].frame = CGRect(x: 0, y: bounds.height - line, width: bounds.width, height: line)
    }

    private func setFrame(_ view: UIView, _ rect: CGRect) {
        let frame =
            isRightToLeft
            ? CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
        if view.frame != frame { view.frame = frame }
    }
}
