import Foundation

/// What an item keeps beside its content.
@MainActor
struct BarButtonItemState {
    weak var group: UIBarButtonItemGroup?
    /// Whose search bar the item stands for.
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
    /// A target that nothing else keeps.
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
        // A choice among several always has one that is made, as on a button.
        if isPopUp, let menu, menu.selectedElements.isEmpty { menu.firstLeaf?.state = .on }
        changed()
    }

    /// Whether the item shows what was chosen from its menu.
    var isPopUp: Bool { changesSelectionAsPrimaryAction && menu != nil }

    var isSpace: Bool { systemItem?.isSpace == true }

    /// Whether a tap does anything of its own.
    var hasAction: Bool { !isPopUp && (primaryAction != nil || action != nil) }

    /// Whether touching it opens the menu.
    var opensMenuOnTouch: Bool { menu != nil && !hasAction }

    var shownTitle: String? { isPopUp ? menu?.selectedElements.first?.title ?? title : title }

    /// The image in a bar of this height; wins over the title.
    func shownImage(isCompact: Bool) -> (image: UIImage?, insets: UIEdgeInsets) {
        if isCompact, let landscapeImagePhone { return (landscapeImagePhone, landscapeImagePhoneInsets) }
        if isPopUp, let chosen = menu?.selectedElements.first, image == nil || chosen.image != nil {
            return (chosen.image, imageInsets)
        }
        return (image, imageInsets)
    }

    /// Performs a tap. Without a target the action goes up the responder chain from `sender`.
    func perform(from sender: UIView) {
        if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
        if let primaryAction { return primaryAction.performWithSender(self, target: target) }
        guard let action else { return }
        action.send(to: target, from: sender, sender: self)
    }

    /// What a menu shows in the item's place; nil for what no menu can show: spaces, and views without a stand-in.
    /// - Parameter sender: where the search for a target begins, for actions without one.
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

    /// Whether a menu can stand in for it.
    var hasMenuElement: Bool { !isSpace && (menuRepresentation != nil || customView == nil) }
}
