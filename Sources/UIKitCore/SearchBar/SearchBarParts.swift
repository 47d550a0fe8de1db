import ChromeLayout
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

    /// The frames of the parts.
    private var searchChrome: SearchBarChrome {
        var chrome = SearchBarChrome(size: bounds.size, place: state.place, metrics: SearchBarMetrics.chrome)
        chrome.hasPrompt = prompt != nil
        chrome.showsScopes = state.showsScope && scopeButtonTitles?.isEmpty == false
        return chrome
    }

    var wantedHeight: CGFloat { searchChrome.wantedHeight }

    func layOutSearchBar() {
        let (parts, safe) = (searchParts, safeAreaInsets)
        var chrome = searchChrome
        chrome.sideMargin = sideMargin
        (chrome.safeLeft, chrome.safeRight) = (safe.left, safe.right)
        chrome.isRightToLeft = isRightToLeft
        chrome.showsCancel = state.showsCancel
        chrome.cancelWidth = parts.cancel.intrinsicContentSize.width
        let offset = searchAppearance.fieldOffset
        setFrame(parts.cancel, chrome.cancel)
        setFrame(
            parts.field,
            chrome.field.offsetBy(dx: isRightToLeft ? -offset.horizontal : offset.horizontal, dy: offset.vertical))
        parts.field.layer.cornerRadius = chrome.cornerRadius
        let fade = chrome.contentAlpha
        for view in [
            parts.field.canvas, parts.field.search.row, parts.field.parts.placeholder, parts.field.leftView,
            parts.field.rightView,
            parts.field.parts.clearButton,
        ] {
            view?.alpha = fade
        }
        parts.field.alpha = chrome.fieldAlpha
        parts.cancel.alpha = chrome.cancelAlpha
        parts.scope.isHidden = !chrome.showsScopes || state.place == .toolbar
        parts.scope.alpha = chrome.scopeAlpha
        // In a navigation bar's own row, the scopes are in another view.
        if parts.scope.superview === self { parts.scope.frame = chrome.scopes }
        parts.scopeBackground.isHidden = !chrome.showsScopes || state.place.isRow || state.place.isAmongItems
        parts.scopeBackground.frame = chrome.scopeBackground
        parts.promptLabel.frame = chrome.prompt
        parts.background.frame = bounds
        let line = 1 / max(traitCollection.displayScale, 1)
        parts.hairlines[0].frame = CGRect(x: 0, y: 0, width: bounds.width, height: line)
        parts.hairlines[1].frame = CGRect(x: 0, y: bounds.height - line, width: bounds.width, height: line)
    }

    private func setFrame(_ view: UIView, _ frame: CGRect) { if view.frame != frame { view.frame = frame } }
}
