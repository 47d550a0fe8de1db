import CoreGraphics
import Diagnostics
import Foundation
import QuartzCore
import SystemStrings

extension UICollectionViewListCell {
    func setAccessories(_ new: [UICellAccessory]) {
        var types: Set<UICellAccessory.AccessoryType> = []
        for accessory in new where accessory.accessoryType != .customView {
            guard types.insert(accessory.accessoryType).inserted else {
                misuse(
                    """
                    UICollectionViewListCell.accessories: there are two accessories of the kind \
                    \(accessory.accessoryType); only custom views may occur twice
                    """
                )
            }
        }
        keeping(list.accessories) { list.accessories = new }
        list.needsItems = true
        if configurations.isUpdating {
            accessoryLayoutChanged()
        } else {
            showAccessories(configurationState)
        }
    }

    /// Shows the accessories for a state.
    func showAccessories(_ state: UICellConfigurationState) {
        if list.needsItems || list.itemsEditing != state.isEditing {
            (list.needsItems, list.itemsEditing) = (false, state.isEditing)
            replaceItems(state.isEditing)
        }
        for item in list.items {
            item.isOnTint = state.isFocused && fillsFocus
            switch item.accessory.content {
            case .multiselect: (item.view as? SelectionMark)?.isChosen = state.isSelected
            case .outline:
                item.setDefaultAction { [weak self] in self?.cellParts.togglesOutline?() }
                turn(item.view, state.isExpanded)
                item.view.accessibilityExpandedStatus = state.isExpanded ? .expanded : .collapsed
                // Chosen: another name than that of the row, so that a test that taps by name taps the row.
                item.view.accessibilityLabel =
                    (state.isExpanded ? SystemString.expanded : .collapsed).localized
            case .reorder:
                (item.view as? ReorderHandle)?.moved = { [weak self] press in
                    guard let self else { return }
                    owner?.handleMoved(self, press)
                }
            case .delete: item.setDefaultAction { [weak self] in self?.cellParts.revealsSwipeActions?() }
            default: break
            }
        }
    }

    private func replaceItems(_ isEditing: Bool) {
        var old = list.items
        func item(_ accessory: UICellAccessory) -> AccessoryItem {
            if let index = old.firstIndex(where: { $0.update(accessory) }) { return old.remove(at: index) }
            return AccessoryItem(accessory)
        }
        let leading = UICellAccessory.ordered(list.accessories, isLeading: true, isEditing: isEditing).map(item)
        let trailing = UICellAccessory.ordered(list.accessories, isLeading: false, isEditing: isEditing).map(item)
        let used = Set((leading + trailing).map { ObjectIdentifier($0.view) })
        keeping((list.leading, list.trailing)) { (list.leading, list.trailing) = (leading, trailing) }
        for item in old where !used.contains(ObjectIdentifier(item.view)) { hide(item.view) }
        for item in list.items {
            if item.view.superview !== self {
                insert(item, isLeading: item.accessory.isLeading)
            } else if item.view.alpha == 0 {
                item.view.alpha = 1
            }
        }
        accessoryLayoutChanged()
    }

    private func insert(_ item: AccessoryItem, isLeading: Bool) {
        UIView.performWithoutAnimation {
            addSubview(item.view)
            guard list.leaving != nil else { return }
            // Chosen: the accessory appears from the edge of the cell.
            let size = item.size
            item.view.bounds.size = size
            let isLeft = isLeading != isRightToLeft
            let x = isLeft ? -size.width : bounds.width + size.width
            item.view.center = CGPoint(x: x, y: bounds.midY)
            item.view.alpha = 0
        }
        if list.leaving != nil { item.view.alpha = 1 }
    }

    private func hide(_ view: UIView) {
        guard view.superview === self else { return }
        guard list.leaving != nil else { return view.removeFromSuperview() }
        list.leaving?.append(view)
        view.alpha = 0
    }

    /// Moves the content aside for the accessories of editing.
    func animateEditing() {
        guard window != nil, UIView.areAnimationsEnabled, list.leaving == nil else { return }
        var leaving: [UIView] = []
        list.leaving = []
        // Chosen: 0.3 s, as in tables.
        UIView.animate(withDuration: 0.3) {
            self.setNeedsLayout()
            self.layoutIfNeeded()
            leaving = self.list.leaving ?? []
            self.list.leaving = nil
        } completion: { [weak self] _ in
            for view in leaving where view.superview === self && view.alpha == 0 {
                view.removeFromSuperview()
                view.alpha = 1
            }
        }
    }

    // MARK: Outlines

    /// Measured (collections/outline-chevron): the chevron of an expanded item is turned by a quarter.
    private func turn(_ view: UIView, _ isExpanded: Bool) {
        let angle = isExpanded ? (isRightToLeft ? -CGFloat.pi / 2 : CGFloat.pi / 2) : 0
        let transform = CGAffineTransform(rotationAngle: angle)
        guard view.transform != transform else { return }
        guard window != nil, list.isTurned != nil, list.isTurned != isExpanded, UIView.areAnimationsEnabled else {
            list.isTurned = isExpanded
            return UIView.performWithoutAnimation { view.transform = transform }
        }
        list.isTurned = isExpanded
        UIView.animate(withDuration: 0.3) { view.transform = transform }
    }

    /// The action of a tap on the cell, if the whole cell shows and hides the children of the item.
    var headerToggle: (() -> Void)? {
        guard let item = list.items.first(where: { $0.accessory.accessoryType == .outlineDisclosure }),
            case .outline(let style) = item.accessory.content,
            style == .header || style == .automatic && isHeader
        else { return nil }
        return item.accessory.handler ?? cellParts.togglesOutline
    }
}
