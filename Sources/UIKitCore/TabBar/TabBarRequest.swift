import CoreGraphics
import Foundation

/// A change that the tab bar controller of a bar requests, in addition to the changes of all bottom bars.
enum TabBarRequest {
    /// The bar gets an owner; nil for a bar on its own.
    case join(TabBarOwner?)
    /// The tabs, and the selected tab.
    case display([UITabBarItem], animated: Bool)
    case select(UITabBarItem?)
    case surround(TabBarSurroundings)
    /// A view above the tabs, on the same background.
    case accessory(UIView?)
    /// Opens the panel from which the user drags icons onto tabs.
    case customize([UITabBarItem])
    case endCustomizing
}

/// The calls of a tab bar to its controller.
struct TabBarOwner {
    weak var delegate: (any UITabBarDelegate)?
    var maySelect: (UITabBarItem) -> Bool
    var didSelect: (UITabBarItem) -> Void
    var customizes: (TabCustomizationStep, [UITabBarItem], Bool) -> Void
}

/// The facts about a tab bar from its controller's layout.
struct TabBarSurroundings {
    /// Whether the tabs are in the bar, and not in a sidebar.
    var showsTabs: Bool
    /// A button before the tabs.
    var leadingButton: UIView?
}

extension UITabBar {
    func performSpecific(_ request: TabBarRequest) {
        switch request {
        case .join(let owner):
            appearances.isManaged = owner != nil
            tabs.delegate = owner?.delegate
            (tabs.maySelect, tabs.didSelect, tabs.customizes) = (owner?.maySelect, owner?.didSelect, owner?.customizes)
        case .display(let items, let animated): display(items, animated: animated)
        case .select(let item): select(item)
        case .surround(let facts):
            showsTabs = facts.showsTabs
            leadingButton = facts.leadingButton
        case .accessory(let view): accessory = view
        case .customize(let items): startCustomizing(items)
        case .endCustomizing: _ = finishCustomizing(animated: false)
        }
    }
}
