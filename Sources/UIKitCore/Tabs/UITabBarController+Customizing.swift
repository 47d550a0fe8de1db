import Foundation
import NavigationLogic
import QuartzCore

/// The order of tabs that the user edits from the list of "More".
extension UITabBarController {
    /// The controllers in the customization panel, in the order of their tabs.
    var customizable: [UIViewController] {
        let allowed = Set((state.customizable ?? []).map { ObjectIdentifier($0) })
        return state.controllers.filter { allowed.contains(ObjectIdentifier($0)) }
    }

    func setCustomizable(_ controllers: [UIViewController]?) {
        keeping(state.customizable) { state.customizable = controllers }
        state.more?.offersEditing(!customizable.isEmpty)
    }

    func customizeTabs() { tabBar.perform(.specific(.customize(customizable.compactMap(\.tabBarItem)))) }

    /// Ends customization before another change of the bar's tabs.
    func endCustomizing() { if tabBar.isCustomizing { tabBar.perform(.specific(.endCustomizing)) } }

    func customizationChanged(to step: TabCustomizationStep, _ items: [UITabBarItem], _ changed: Bool) {
        switch step {
        case .willBegin: ownDelegate?.tabBarController(self, willBeginCustomizing: customizable)
        case .didBegin: break
        case .willEnd:
            let order = order(of: items)
            ownDelegate?.tabBarController(self, willEndCustomizing: order, changed: changed)
            // Skipped if the delegate has set other controllers.
            guard changed, order.count == state.controllers.count,
                order.allSatisfy({ one in state.controllers.contains { $0 === one } })
            else { return }
            tabList.shown.sort { first, second in order.index(of: first) < order.index(of: second) }
            request(.reorder(order))
        case .didEnd: ownDelegate?.tabBarController(self, didEndCustomizing: state.controllers, changed: changed)
        }
    }

    private func order(of items: [UITabBarItem]) -> [UIViewController] {
        TabArrangement.order(
            items.compactMap { item in state.controllers.first { $0.tabBarItem === item } }, of: state.controllers)
    }

}

extension [UIViewController] {
    @MainActor fileprivate func index(of tab: UITab) -> Int { firstIndex { $0 === tab.viewController } ?? count }
}
