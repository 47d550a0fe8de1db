import Foundation

/// The state of an item, apart from its content.
@MainActor
struct BarButtonItemState {
    weak var group: UIBarButtonItemGroup?
    /// The navigation item whose search bar this item represents.
    weak var searchOwner: UINavigationItem?
    var menuOrder = UIContextMenuConfiguration.ElementOrder.automatic
    var menuRepresentation: UIMenuElement?
    var badge: UIBarButtonItem.Badge?
    var identifier: String?
    var animatesSymbol = true
    var plays: [SymbolPlay] = []
    var lastPlay = 0
    var hidesSharedBackground = false
    var sharesBackground = true
    var viewSize = OwnViewSize()
    /// A target that no other object retains.
    var keptTarget: AnyObject?
}

extension UIBarButtonItem {
    func applyPrimaryAction() {
        if let primaryAction, systemItem == nil {
            if !primaryAction.title.isEmpty { title = primaryAction.title }
            if let image = primaryAction.image { self.image = image }
        }
        changed()
    }

    func menuChanged() {
        // A pop-up button always has a selected element, like a `UIButton`.
        if isPopUp, let menu, menu.selectedElements.isEmpty { menu.firstLeaf?.state = .on }
        changed()
    }

    /// Whether the item shows the selected element of its menu.
    var isPopUp: Bool { changesSelectionAsPrimaryAction && menu != nil }

    var isSpace: Bool { systemItem?.isSpace == true }

    /// Whether a tap sends an action.
    var hasAction: Bool { !isPopUp && (primaryAction != nil || action != nil) }

    /// Whether touching it opens the menu.
    var opensMenuOnTouch: Bool { menu != nil && !hasAction }

    var shownTitle: String? { isPopUp ? menu?.selectedElements.first?.title ?? title : title }

    /// Returns the image for a bar with this height. The image takes precedence over the title.
    func shownImage(isCompact: Bool) -> (image: UIImage?, insets: UIEdgeInsets) {
        if isCompact, let landscapeImagePhone { return (landscapeImagePhone, landscapeImagePhoneInsets) }
        if isPopUp, let chosen = menu?.selectedElements.first, image == nil || chosen.image != nil {
            return (chosen.image, imageInsets)
        }
        return (image, imageInsets)
    }

    /// Performs the item's action. Without a target, the action is sent up the responder chain from `sender`.
    func perform(from sender: UIView) {
        if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
        if let primaryAction { return primaryAction.performWithSender(self, target: target) }
        guard let action else { return }
        action.send(to: target, from: sender, sender: self)
    }

    /// Returns the menu element that represents the item. Returns nil for spaces, and for custom views without a menu
    /// representation.
    /// - Parameter sender: the responder from which an action without a target is sent.
    func menuElement(from sender: UIView) -> UIMenuElement? {
        if isHidden || isSpace { return nil }
        if let menuRepresentation { return menuRepresentation }
        guard customView == nil else { return nil }
        let title = shownTitle ?? accessibilityLabel ?? ""
        let image = image ?? systemItem?.symbolName.flatMap { UIImage(systemName: $0) }
        if let menu, !hasAction {
            return UIMenu(
                title: title, image: image, options: isPopUp ? menu.options.union(.singleSelection) : menu.options,
                children: menu.children)
        }
        let element = UIAction(
            title: title, image: image, attributes: isEnabled ? [] : .disabled, state: isSelected ? .on : .off
        ) {
            [weak sender] _ in
            if let sender { self.perform(from: sender) }
        }
        element.accessibilityIdentifier = accessibilityIdentifier
        return element
    }

    /// Whether a menu element can represent the item.
    var hasMenuElement: Bool { !isSpace && (menuRepresentation != nil || customView == nil) }
}
