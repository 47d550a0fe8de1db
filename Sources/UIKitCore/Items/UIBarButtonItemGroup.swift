import CoreGraphics
public import Foundation
import QuartzCore

/// A group of related items in a bar, which a narrow bar may replace by one item.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
    /// The changes that the user may make to a group when customizing a bar.
    enum Placement: Equatable {
        case fixed
        case movable(String)
        case optional(String, isDefault: Bool)

        var identifier: String? {
            switch self {
            case .fixed: nil
            case .movable(let identifier), .optional(let identifier, _): identifier
            }
        }
    }

    private(set) var placement = Placement.fixed
    /// Notified when the displayed content of the group changed.
    weak var owner: (any BarGroupOwner)?
    private var showsRepresentative = false

    /// - Parameter representativeItem: the item that replaces the others in a narrow bar, not a member.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init()
        claim(barButtonItems + [representativeItem].compactMap { $0 })
    }

    public convenience override init() { self.init(barButtonItems: [], representativeItem: nil) }

    /// Decodes items, the representative item, placement and flags. Missing or invalid values have the defaults of a
    /// new group.
    public required init?(coder: NSCoder) {
        barButtonItems = coder.object("items") as? [UIBarButtonItem] ?? []
        representativeItem = coder.object("representative") as? UIBarButtonItem
        super.init()
        placement = Self.placement(in: coder)
        alwaysAvailable = coder.bool("alwaysAvailable", default: false)
        isHidden = coder.bool("hidden", default: false)
        claim(barButtonItems + [representativeItem].compactMap { $0 })
    }

    /// Archives the items, the representative item, the placement and the flags. The menu representation is omitted.
    open func encode(with coder: NSCoder) { encodeGroup(coder) }

    /// Returns a group that the user cannot move or remove.
    public class func fixedGroup(representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem])
        -> UIBarButtonItemGroup
    {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }

    /// Returns a group that the user can move.
    /// - Parameter customizationIdentifier: identifies the group within its bar.
    public class func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
        group.placement = .movable(customizationIdentifier)
        return group
    }

    /// Returns a group that the user can move, add and remove.
    public class func optionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true,
        representativeItem: UIBarButtonItem? = nil,
        items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
        group.placement = .optional(customizationIdentifier, isDefault: isInDefaultCustomization)
        return group
    }

    /// Returns a group with one space of no width, which separates the shared backgrounds of its neighbors.
    public class func fixedSpace() -> UIBarButtonItemGroup { fixedGroup(items: [.fixedSpace()]) }

    /// The items in reading order. An item is removed from its previous group. Bars that display the group are updated.
    open var barButtonItems: [UIBarButtonItem] {
        didSet {
            release(oldValue)
            claim(barButtonItems)
            groupChanged()
        }
    }
    /// The item that replaces the items in a narrow bar. An item without an action opens a menu of the group's items.
    /// Nil, the default, moves the items to the overflow menu.
    open var representativeItem: UIBarButtonItem? {
        didSet {
            release([oldValue].compactMap { $0 })
            claim([representativeItem].compactMap { $0 })
            groupChanged()
        }
    }
    /// Whether a bar currently displays the representative item instead of the items.
    open var isDisplayingRepresentativeItem: Bool { showsRepresentative }
    /// Whether the items stay in the overflow menu after the user has removed the group from the bar. The default is
    /// false.
    open var alwaysAvailable = false { didSet { if alwaysAvailable != oldValue { groupChanged() } } }
    /// The element that represents the group in a menu. Nil, the default, creates an element from the items.
    open var menuRepresentation: UIMenuElement? { didSet { keeping(oldValue) { groupChanged() } } }
    /// Whether the group is removed from the bar and its menus. The default is false.
    open var isHidden = false { didSet { if isHidden != oldValue { groupChanged() } } }

    // MARK: Inside

    func groupChanged() { owner?.barGroupChanged() }

    func setShowsRepresentative(_ shows: Bool) { showsRepresentative = shows }

    private func claim(_ items: [UIBarButtonItem]) {
        for item in items where item.more.group !== self {
            let former = item.more.group
            item.more.group = self
            former?.lose(item)
        }
    }

    private func release(_ items: [UIBarButtonItem]) {
        for item in items
        where item.more.group === self && !barButtonItems.contains(item) && representativeItem !== item {
            item.more.group = nil
        }
    }

    /// Removes an item from its former group, since an item belongs to one group.
    private func lose(_ item: UIBarButtonItem) {
        if barButtonItems.contains(where: { $0 === item }) { barButtonItems.removeAll { $0 === item } }
        if representativeItem === item { representativeItem = nil }
    }

    /// Returns the menu element of the group.
    func menuElement(from sender: UIView) -> UIMenuElement? {
        if isHidden { return nil }
        if let menuRepresentation { return menuRepresentation }
        let children = barButtonItems.compactMap { $0.menuElement(from: sender) }
        return children.isEmpty ? nil : UIMenu(options: .displayInline, children: children)
    }

    /// The group's name in the panel for customizing a bar.
    var customizationTitle: String {
        let name = representativeItem?.title ?? representativeItem?.accessibilityLabel
        return name ?? barButtonItems.compactMap(\.accessibilityLabel).joined(separator: ", ")
    }
}

/// Displays groups and observes their changes.
@preconcurrency @MainActor
protocol BarGroupOwner: AnyObject {
    func barGroupChanged()
}
