import CoreGraphics
import Foundation
import NavigationLogic
import QuartzCore
import SystemStrings

/// The background of a search bar, and the signs in its field.
extension UISearchBar {
    func backgroundAppearanceChanged() {
        let image = ownBackground(state.position, .default)
        let isBare = state.place != .outside || searchBarStyle == .minimal
        let background = searchParts.background
        background.image = image
        background.isHidden = isBare
        // Chosen, near the classic bar: a gray slightly darker than that of a list.
        let plain = UIColor {
            $0.isDark ? UIColor(white: 0.11, alpha: 1) : UIColor(red: 0.937, green: 0.937, blue: 0.957, alpha: 1)
        }
        let color = barTintColor ?? plain
        background.backgroundColor = image == nil ? (isTranslucent ? color.withAlphaComponent(0.94) : color) : nil
        for line in searchParts.hairlines {
            line.backgroundColor = .separator
            line.isHidden = isBare || image != nil || searchBarStyle != .default
        }
        searchParts.promptLabel.textColor = .secondaryLabel
        setNeedsLayout()
    }

    func setOwnBackground(_ image: UIImage?, _ position: UIBarPosition, _ metrics: UIBarMetrics) {
        searchAppearance.backgrounds[[position.rawValue, metrics.rawValue]] = image
        backgroundAppearanceChanged()
    }

    func ownBackground(_ position: UIBarPosition, _ metrics: UIBarMetrics) -> UIImage? {
        searchAppearance.backgrounds[[position.rawValue, metrics.rawValue]]
            ?? searchAppearance.backgrounds[[UIBarPosition.any.rawValue, metrics.rawValue]]
    }

    func scopeBackgroundChanged() {
        searchParts.scopeBackground.image = scopeBarBackgroundImage
        setNeedsLayout()
    }

    func setFieldBackground(_ image: UIImage?, _ state: UIControl.State) {
        searchAppearance.fieldBackgrounds[state.rawValue] = image
        let field = searchTextField
        field.background = searchAppearance.fieldBackgrounds[0]
        field.disabledBackground = searchAppearance.fieldBackgrounds[UIControl.State.disabled.rawValue]
        field.backgroundColor = field.background == nil ? .tertiarySystemFill : nil
    }

    // MARK: Signs

    private static var standardSigns: [Icon: String] {
        [.search: "magnifyingglass", .bookmark: "book", .resultsList: "list.bullet"]
    }

    private func sign(_ icon: Icon) -> UIImage? {
        let state: UIControl.State = icon == .resultsList && isSearchResultsButtonSelected ? .selected : .normal
        if let own = searchAppearance.signs[SignKey(icon: icon, state: state.rawValue)]
            ?? searchAppearance.signs[SignKey(icon: icon, state: 0)]
        {
            return own
        }
        return Self.standardSigns[icon].flatMap {
            UIImage(systemName: $0, withConfiguration: UIImage.SymbolConfiguration(pointSize: 16))
        }
    }

    func setSign(_ image: UIImage?, _ icon: Icon, _ state: UIControl.State) {
        searchAppearance.signs[SignKey(icon: icon, state: state.rawValue)] = image
        if icon == .clear {
            let own = searchAppearance.signs[SignKey(icon: .clear, state: 0)] ?? UITextField.clearSign
            searchTextField.parts.clearButton.setImage(own, for: .normal)
            searchTextField.parts.clearButton.setImage(
                searchAppearance.signs[SignKey(icon: .clear, state: UIControl.State.highlighted.rawValue)],
                for: .highlighted)
        }
        if icon == .search { searchTextField.leftView = makeSign(.search, nil) }
        signsChanged()
    }

    func setSignOffset(_ offset: UIOffset, _ icon: Icon) {
        searchAppearance.signOffsets[icon] = offset
        if icon == .search { searchTextField.leftView = makeSign(.search, nil) }
        signsChanged()
    }

    private func makeSign(_ icon: Icon, _ tapped: (() -> Void)?) -> SearchSign {
        let sign = SearchSign(sign(icon), tapped)
        sign.offset = searchAppearance.signOffsets[icon] ?? .zero
        return sign
    }

    func signsChanged() {
        let field = searchTextField
        if showsBookmarkButton {
            let sign = makeSign(.bookmark) { [weak self] in
                if let self { self.ownDelegate?.searchBarBookmarkButtonClicked(self) }
            }
            sign.accessibilityLabel = SystemString.bookmarks.localized
            field.rightView = sign
        } else if showsSearchResultsButton {
            let sign = makeSign(.resultsList) { [weak self] in
                if let self { self.ownDelegate?.searchBarResultsListButtonClicked(self) }
            }
            sign.image.tintColor = isSearchResultsButtonSelected ? tintColor : .secondaryLabel
            sign.accessibilityLabel = SystemString.search.localized
            field.rightView = sign
        } else {
            field.rightView = nil
        }
        field.rightView?.accessibilityTraits = .button
        field.rightView?.isAccessibilityElement = true
    }

    /// Calls the delegate for the bar's position again.
    func positionMayHaveChanged() {
        guard window != nil, let delegate = ownDelegate else { return }
        state.position = delegate.position(for: self)
        backgroundAppearanceChanged()
    }
}
