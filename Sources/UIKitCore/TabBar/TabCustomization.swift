import CoreGraphics
import Diagnostics
import Foundation
import NavigationLogic
import QuartzCore

/// An event of a bar's customization, for its controller.
enum TabCustomizationStep { case willBegin, didBegin, willEnd, didEnd }

extension UITabBar {
    /// Opens the panel from which the user drags icons onto tabs.
    /// - Parameter offered: the items in the panel. Tabs that are not in the panel keep their position.
    func startCustomizing(_ offered: [UITabBarItem]) {
        guard tabs.customization == nil else { return }
        guard window != nil else {
            return Log.once("UITabBar.beginCustomizingItems: the bar is in no window; add it to one first")
        }
        notifyDelegate(.willBegin, offered, changed: false)
        // Unless the delegate has started customization itself, or removed the bar.
        guard tabs.customization == nil, let window else { return }
        let stage = TabCustomizationStage(
            self, TabArrangement(bar: tabs.items, offered: offered.isEmpty ? tabs.items : offered))
        tabs.customization = stage
        stage.appear(in: window) { [weak self, weak stage] in
            if let self, let stage, self.tabs.customization === stage { self.began(stage) }
        }
    }

    private func began(_ stage: TabCustomizationStage) {
        guard !stage.hasBegun else { return }
        stage.hasBegun = true
        notifyDelegate(.didBegin, stage.arrangement.offered, changed: false)
    }

    /// - Returns: whether the tabs in the bar, or their order, have changed.
    func finishCustomizing(animated: Bool) -> Bool {
        guard let stage = tabs.customization else { return false }
        // The delegate gets all callbacks of the beginning before those of the end.
        began(stage)
        guard tabs.customization === stage else { return stage.arrangement.isChanged }
        tabs.customization = nil
        let (items, changed) = (stage.arrangement.bar, stage.arrangement.isChanged)
        notifyDelegate(.willEnd, items, changed: changed)
        stage.dismiss(animated: animated && window != nil) { self.notifyDelegate(.didEnd, items, changed: changed) }
        return changed
    }

    private func notifyDelegate(_ step: TabCustomizationStep, _ items: [UITabBarItem], changed: Bool) {
        tabs.customizes?(step, items, changed)
        guard let delegate = tabs.delegate else { return }
        switch step {
        case .willBegin: delegate.tabBar(self, willBeginCustomizing: items)
        case .didBegin: delegate.tabBar(self, didBeginCustomizing: items)
        case .willEnd: delegate.tabBar(self, willEndCustomizing: items, changed: changed)
        case .didEnd: delegate.tabBar(self, didEndCustomizing: items, changed: changed)
        }
    }

    /// The tab at a point of the bar.
    func tabIndex(at point: CGPoint) -> Int? {
        tabs.buttons.firstIndex { $0.frame.minX <= point.x && point.x < $0.frame.maxX }
    }
}
