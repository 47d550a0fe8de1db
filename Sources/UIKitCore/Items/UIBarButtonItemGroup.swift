import CoreGraphics
public import Foundation
import QuartzCore

/// Items that belong together in a bar, and may be shown as one where room is short.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
    /// What people may do with a group when they customize a bar.
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
        adopt(barButtonItems + [representativeItem].compactMap { $0 })
    }

    public convenience override init() { self.init(barButtonItems: [], representativeItem: nil) }

    public required init?(coder: NSCoder) {
        barButtonItems = coder.object("items") as? [UIBarButtonItem] ?? []
        representativeItem = coder.object("representative") as? UIBarButtonItem
        super.init()
        placement = Self.placement(in: coder)
        alwaysAvailable = coder.bool("alwaysAvailable", default: false)
        isHidden = coder.bool("hidden", default: false)
        adopt(barButtonItems + [representativeItem].compactMap { $0 })
    }

    open func encode(with coder: NSCoder) { encodeGroup(coder) }

    /// A group that people cannot move or remove.
    public class func fixedGroup(representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }

    /// A group that people can move.
    /// - Parameter customizationIdentifier: names the group within its bar.
    public class func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
        group.placement = .movable(customizationIdentifier)
        return group
    }

    /// A group that people can move, add and remove.
    public class func optionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true, representativeItem: UIBarButtonItem? = nil,
        items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
        group.placement = .optional(customizationIdentifier, isDefault: isInDefaultCustomization)
        return group
    }

    /// A group of one space without width, which parts its neighbours where groups share a background.
    public class func fixedSpace() -> UIBarButtonItemGroup { fixedGroup(items: [.fixedSpace()]) }

    /// In reading order. An item leaves the group that it was in; bars that show the group follow.
    open var barButtonItems: [UIBarButtonItem] {
        didSet {
            release(oldValue)
            adopt(barButtonItems)
            groupChanged()
        }
    }
    /// Shown instead of the items where room is short. Without an action of its own it opens them as a menu.
    open var representativeItem: UIBarButtonItem? {
        didSet {
            release([oldValue].compactMap { $0 })
            adopt([representativeItem].compactMap { $0 })
            groupChanged()
        }
    }
    open var isDisplayingRepresentativeItem: Bool { showsRepresentative }
    /// Keeps the items in the overflow menu also when people have removed the group from the bar.
    open var alwaysAvailable = false { didSet { if alwaysAvailable != oldValue { groupChanged() } } }
    /// Stands for the group in a menu; nil makes one from the items.
    open var menuRepresentation: UIMenuElement? { didSet { keeping(oldValue) { groupChanged() } } }
    /// A hidden group takes no room.
    open var isHidden = false { didSet { if isHidden != oldValue { groupChanged() } } }

    // MARK: Inside

    func groupChanged() { owner?.barGroupChanged() }

    func setShowsRepresentative(_ shows: Bool) { showsRepresentative = shows }

    private func adopt(_ items: [UIBarButtonItem]) {
        for item in items where item.more.group !== self {
            let former = item.more.group
            item.more.group = self
            former?.lose(item)
        }
    }

    private func release(_ items: [UIBarButtonItem]) {
        for item in items where item.more.group === self && !barButtonItems.contains(item) && representativeItem !== item { item.more.group = nil }
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

    /// What people read for the group where they customize a bar.
    var customizationTitle: String {
        let name = representativeItem?.title ?? representativeItem?.accessibilityLabel
        return name ?? barButtonItems.compactMap(\.accessibilityLabel).joined(separator: ", ")
    }
}

/// Shows groups and hears of their changes.
@MainActor
protocol BarGroupOwner: AnyObject {
    func barGroupChanged()
}
