import Foundation
import NavigationLogic
import QuartzCore

/// Displays a navigation item and observes its changes.
@preconcurrency @MainActor
protocol NavigationItemObserver: AnyObject {
    func itemChanged(_ item: UINavigationItem, _ change: UINavigationItem.Change, animated: Bool)
}

@MainActor
struct NavigationItemTexts {
    var titleViewSize = OwnViewSize()
    var attributedTitle: AttributedString?
    var subtitle: String?
    var attributedSubtitle: AttributedString?
    var subtitleView: UIView?
    var largeTitle: String?
    var largeSubtitle: String?
    var largeAttributedSubtitle: AttributedString?
    var largeSubtitleView: UIView?
}

/// The items and groups of the two sides. The older arrays and the groups replace each other.
@MainActor
struct NavigationItemSides {
    /// The item that a container shows before the screen's own leading items.
    var container: UIBarButtonItem?
    var hidesBack = false
    var left: [UIBarButtonItem] = []
    var right: [UIBarButtonItem] = []
    var leading: [UIBarButtonItemGroup] = []
    var center: [UIBarButtonItemGroup] = []
    var trailing: [UIBarButtonItemGroup] = []
    var pinned: UIBarButtonItemGroup?
    var additionalOverflow: UIDeferredMenuElement?
    /// The item that `searchBarPlacementBarButtonItem` returned.
    var searchPlace: UIBarButtonItem?
    var allowsSearchInToolbar = true
    /// Whether the screen's toolbar is visible and contains the item.
    var toolbarShows: ((UIBarButtonItem) -> Bool)?
    /// The item of the overflow button, while a bar shows the button.
    weak var overflowSource: UIBarButtonItem?

    var groups: [UIBarButtonItemGroup] { leading + center + trailing + [pinned].compactMap { $0 } }
}

@MainActor
struct NavigationItemDocument {
    var menuProvider: (([UIMenuElement]) -> UIMenu?)?
    var properties: UIDocumentProperties?
    weak var renameDelegate: (any UINavigationItemRenameDelegate)?

    /// Whether a tap on the title opens a menu.
    var hasMenu: Bool { menuProvider != nil || properties != nil }
}

extension UINavigationItem: AppearanceObserver {
    func appearanceChangedInPlace(_ appearance: AnyObject) { changed(.appearance) }
}

extension UINavigationItem: BarGroupOwner {
    enum Change { case title, middle, buttons, height, appearance, back }

    func changed(_ change: Change, animated: Bool = false) { bar?.itemChanged(self, change, animated: animated) }

    func barGroupChanged() { changed(.buttons) }

    func setLeft(_ items: [UIBarButtonItem], animated: Bool) {
        keeping(sides.leading) { sides.leading = released(sides.leading) }
        keeping(sides.left) { sides.left = items }
        changed(.buttons, animated: animated)
    }

    func setRight(_ items: [UIBarButtonItem], animated: Bool) {
        keeping(sides.trailing) { sides.trailing = released(sides.trailing) }
        keeping(sides.right) { sides.right = items }
        changed(.buttons, animated: animated)
    }

    func setLeading(_ groups: [UIBarButtonItemGroup]) {
        release(sides.leading)
        keeping(sides.leading) { sides.leading = owned(groups) }
        keeping(sides.left) { sides.left = [] }
        changed(.buttons)
    }

    func setCenter(_ groups: [UIBarButtonItemGroup]) {
        release(sides.center)
        keeping(sides.center) { sides.center = owned(groups) }
        changed(.buttons)
    }

    func setTrailing(_ groups: [UIBarButtonItemGroup]) {
        release(sides.trailing)
        keeping(sides.trailing) { sides.trailing = owned(groups) }
        keeping(sides.right) { sides.right = [] }
        changed(.buttons)
    }

    func setPinned(_ group: UIBarButtonItemGroup?) {
        release([sides.pinned].compactMap { $0 })
        keeping(sides.pinned) { sides.pinned = group.flatMap { owned([$0]).first } }
        changed(.buttons)
    }

    private func owned(_ groups: [UIBarButtonItemGroup]) -> [UIBarButtonItemGroup] {
        for group in groups { group.owner = self }
        return groups
    }

    private func release(_ groups: [UIBarButtonItemGroup]) {
        for group in groups where group.owner === self {
            group.owner = nil
            group.setShowsRepresentative(false)
        }
    }

    private func released(_ groups: [UIBarButtonItemGroup]) -> [UIBarButtonItemGroup] {
        release(groups)
        return []
    }

    /// Whether leading items replace the back button.
    var hasLeadingItems: Bool { hasOwnLeadingItems || containerItem != nil }
    /// The container's item before the screen's own leading items, such as the item of a split view.
    var containerItem: UIBarButtonItem? { sides.container }
    private var hasOwnLeadingItems: Bool {
        !sides.left.isEmpty || sides.leading.contains { !$0.isHidden && !$0.barButtonItems.isEmpty }
    }
}
