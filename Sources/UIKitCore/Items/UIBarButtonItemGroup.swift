import CoreGraphics
public import Foundation
import QuartzCore

/// Items that belong together in a bar, and may be shown as one where room is short.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
    /// What the user may do with a group when customizing a bar.
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
    /// Told when what the group shows has changed.
    weak var owner: (any BarGroupOwner)?
    private var showsRepresentative = false

    /// - Parameter representativeItem: shown instead of the items where room is short; not one of them.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init()
        claim(barButtonItems + [representativeItem].compactMap { $0 })
    }

    public convenience override init() { self.init(barButtonItems: [], representativeItem: nil) }

    /// Decodes items, the representative item, placement and flags; what is missing or broken is as in a new group.
    public required init?(coder: NSCoder) {
        barButtonItems = coder.object("items") as? [UIBarButtonItem] ?? []
        representativeItem = coder.object("representative") as? UIBarButtonItem
        super.init()
        placement = Self.placement(in: coder)
        alwaysAvailable = coder.bool("alwaysAvailable", default: false)
        isHidden = coder.bool("hidden", default: false)
        claim(barButtonItems + [representativeItem].compactMap { $0 })
    }

    /// Archives items, the representative and what the user may do with the group. The menu representation is left out.
    open func encode(with coder: NSCoder) { encodeGroup(coder) }

    /// A group that the user cannot move or remove.
    public class func fixedGroup(representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem])
        -> UIBarButtonItemGroup
    {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }

    /// A group that the user can move.
    /// - Parameter customizationIdentifier: identifies the group within its bar.
    public class func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
        group.placement = .movable(customizationIdentifier)
        return group
    }

    /// A group that the user can move, add and remove.
    public class func optionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true,
        representativeItem: UIBarButtonItem? = nil,
        items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
        group.placement = .optional(customizationIdentifier, isDefault: isInDefaultCustomization)
        return group
    }

    /// A group of one space without width, which parts its neighbors where groups share a background.
    public class func fixedSpace() -> UIBarButtonItemGroup { fixedGroup(items: [.fixedSpace()]) }

    /// The items in reading order. An item leaves the group that it was in before; bars that display the group are
    /// updated.
    open var barButtonItems: [UIBarButtonItem] {
        didSet {
            release(oldValue)
            claim(barButtonItems)
            groupChanged()
        }
    }
    /// Displayed in place of the items where there is no room for them; nil, the default, sends them to the overflow
    /// menu. Without an action of its own it opens them as a menu.
    open var representativeItem: UIBarButtonItem? {
        didSet {
            release([oldValue].compactMap { $0 })
            claim([representativeItem].compactMap { $0 })
            groupChanged()
        }
    }
    /// Whether a bar displays the representative in place of the items now.
    open var isDisplayingRepresentativeItem: Bool { showsRepresentative }
    /// Keeps the items in the overflow menu also when the user has removed the group from the bar. False by default.
    open var alwaysAvailable = false { didSet { if alwaysAvailable != oldValue { groupChanged() } } }
    /// The group in a menu; nil, the default, makes an element from the items.
    open var menuRepresentation: UIMenuElement? { didSet { keeping(oldValue) { groupChanged() } } }
    /// A hidden group is neither in the bar nor in its menus. False by default.
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

    /// An item belongs to one group.
    private func lose(_ item: UIBarButtonItem) {
        if barButtonItems.contains(where: { $0 === item }) { barButtonItems.removeAll { $0 === item } }
        if representativeItem === item { representativeItem = nil }
    }

    /// What a menu shows for the group.
    func menuElement(from sender: UIView) -> UIMenuElement? {
        if isHidden { return nil }
        if let menuRepresentation { return menuRepresentation }
        let children = barButtonItems.compactMap { $0.menuElement(from: sender) }
        return children.isEmpty ? nil : UIMenu(options: .displayInline, children: children)
    }

    /// The group's name in the panel that customizes a bar.
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
