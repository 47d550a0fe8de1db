import CoreGraphics
import Foundation
import NavigationLogic

/// The groups of an item by position. Hidden groups and groups that the user removed are left out, and single items are
/// groups of one.
@MainActor
struct BarSections {
    struct Section {
        /// Nil for an item of the older properties.
        var group: UIBarButtonItemGroup?
        /// The items in reading order, without hidden items.
        var items: [UIBarButtonItem]
        var representative: UIBarButtonItem?
        var mayOverflow: Bool

        @MainActor
        init(_ group: UIBarButtonItemGroup) {
            self.group = group
            items = BarItemLimit.shown(group.barButtonItems, in: "UINavigationBar").filter { !$0.isHidden }
            representative = group.representativeItem?.isHidden == false ? group.representativeItem : nil
            mayOverflow = group.menuRepresentation != nil || items.contains(where: \.hasMenuElement)
        }

        @MainActor
        init(_ item: UIBarButtonItem, isOutermost: Bool) {
            items = [item]
            mayOverflow = !isOutermost && (item.isSpace || item.hasMenuElement)
        }

        var all: [UIBarButtonItem] { items + [representative].compactMap { $0 } }
    }

    var leading: [Section]
    var center: [Section] = []
    /// The sections in reading order.
    var trailing: [Section]
    var pinned: [UIBarButtonItem]
    /// Groups that are always in the overflow menu.
    var hidden: [UIBarButtonItemGroup] = []
    /// Single items that are always in the overflow menu.
    var hiddenItems: [UIBarButtonItem] = []
    var isCustomizable = false

    /// - Parameter inRow: whether the large title is in the row. Leading and center groups then reserve space for it.
    init(_ item: UINavigationItem, inRow: Bool) {
        let sides = item.sides
        leading =
            Self.single([item.containerItem].compactMap { $0 })
            + sides.leading.filter { !$0.isHidden }.map { Section($0) } + Self.single(sides.left)
        trailing = sides.trailing.filter { !$0.isHidden }.map { Section($0) } + Self.single(sides.right).reversed()
        pinned = sides.pinned.map { $0.isHidden ? [] : $0.barButtonItems.filter { !$0.isHidden } } ?? []
        let arranged = BarCustomization(item)
        if item.style == .navigator || inRow {
            hidden = arranged.shown.filter { !$0.isHidden }
        } else {
            center = arranged.shown.filter { !$0.isHidden }.map { Section($0) }
            isCustomizable = arranged.isCustomizable
        }
        hidden += arranged.removed.filter { $0.alwaysAvailable && !$0.isHidden }
        if inRow {
            hidden = leading.compactMap(\.group) + hidden
            hiddenItems = leading.filter { $0.group == nil }.flatMap(\.items)
            leading = []
        }
    }

    private static func single(_ items: [UIBarButtonItem]) -> [Section] {
        let shown = BarItemLimit.shown(items, in: "UINavigationBar").filter { !$0.isHidden }
        let outermost = shown.first { !$0.isSpace }
        return shown.map { Section($0, isOutermost: $0 === outermost) }
    }

    /// The items with buttons, including hidden items.
    static func allItems(_ item: UINavigationItem) -> [UIBarButtonItem] {
        let (left, right) = (
            BarItemLimit.shown(item.sides.left, in: "UINavigationBar"),
            BarItemLimit.shown(item.sides.right, in: "UINavigationBar")
        )
        let groups = item.sides.groups.flatMap { BarItemLimit.shown($0.barButtonItems, in: "UINavigationBar") }
        return [item.containerItem].compactMap { $0 } + left + right + groups
    }

    /// Whether the overflow menu has elements even if all groups fit.
    func needsOverflow(_ item: UINavigationItem) -> Bool {
        item.sides.additionalOverflow != nil || isCustomizable
            || hidden.contains {
                $0.menuRepresentation != nil || $0.barButtonItems.contains { !$0.isHidden && $0.hasMenuElement }
            }
            || hiddenItems.contains(where: \.hasMenuElement)
    }
}
