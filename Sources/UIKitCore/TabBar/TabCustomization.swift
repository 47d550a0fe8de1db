import CoreGraphics
import Decisions
import Diagnostics
import Foundation
import NavigationLogic
import QuartzCore

/// An event of a bar's customization, for its controller.
enum TabCustomizationStep { case willBegin, didBegin, willEnd, didEnd }

/// The decided customization of a bar, and its panels on screen.
@MainActor
struct TabCustomization {
    var machine = TabCustomizationMachine()
    let runner = EffectRunner<TabCustomizationMachine.Effect>()
    /// The items for the next panel; empty for those of the bar.
    var offered: [UITabBarItem] = []
    /// The panels by their numbers, from the opening until the removal.
    var stages: [Int: TabCustomizationStage] = [:]

    /// The panel with which the user rearranges the tabs now.
    var stage: TabCustomizationStage? {
        switch machine.phase {
        case .closed, .announcing: nil
        case .opening(let number), .open(let number): stages[number]
        }
    }
}

extension UITabBar: TracedOwner {
    var tracedApp: AppContext? { appContext }

    /// Opens the panel from which the user drags icons onto tabs.
    /// - Parameter offered: the items in the panel. Tabs that are not in the panel keep their position.
    func startCustomizing(_ offered: [UITabBarItem]) {
        guard tabs.customization.machine.phase == .closed else { return }
        guard window != nil else {
            return Log.once("UITabBar.beginCustomizingItems: the bar is in no window; add it to one first")
        }
        keeping(tabs.customization.offered) { tabs.customization.offered = offered }
        request(.begin)
    }

    /// - Returns: whether the tabs in the bar, or their order, have changed.
    func finishCustomizing(animated: Bool) -> Bool {
        guard let stage = tabs.customization.stage else { return false }
        request(.finish(animated: animated && window != nil))
        return stage.arrangement.isChanged
    }

    /// The tab at a point of the bar.
    func tabIndex(at point: CGPoint) -> Int? {
        tabs.buttons.firstIndex { $0.frame.minX <= point.x && point.x < $0.frame.maxX }
    }

    // MARK: Requests and effects

    /// The single entry point for changes. The machine contains no app code; its effects are performed after the
    /// effects of earlier requests.
    private func request(_ request: TabCustomizationMachine.Request) {
        let runner = tabs.customization.runner
        runner.add(tabs.customization.machine.handle(request, tracedAs: "customization", of: self))
        runner.run(tracedAs: "customization", of: self) { perform($0) }
    }

    private func perform(_ effect: TabCustomizationMachine.Effect) {
        switch effect {
        case .willBegin: notifyDelegate(.willBegin, tabs.customization.offered, changed: false)
        case .open(let number): open(number)
        case .didBegin(let number):
            if let stage = tabs.customization.stages[number] {
                notifyDelegate(.didBegin, stage.arrangement.offered, changed: false)
            }
        case .willEnd(let number): notifyDelegate(.willEnd, of: tabs.customization.stages[number])
        case .close(let number, let animated):
            tabs.customization.stages[number]?.dismiss(animated: animated) {
                self.request(.removed(number: number))
            }
        case .didEnd(let number):
            let stage = tabs.customization.stages.removeValue(forKey: number)
            notifyDelegate(.didEnd, of: stage)
        }
    }

    private func open(_ number: Int) {
        let offered = tabs.customization.offered
        keeping(offered) { tabs.customization.offered = [] }
        // The delegate was notified: the bar may have left its window.
        guard let window else { return request(.shown(number: number, isInWindow: false)) }
        let stage = TabCustomizationStage(
            self, TabArrangement(bar: tabs.items, offered: offered.isEmpty ? tabs.items : offered))
        tabs.customization.stages[number] = stage
        request(.shown(number: number, isInWindow: true))
        stage.appear(in: window) { [weak self] in self?.request(.opened(number: number)) }
    }

    private func notifyDelegate(_ step: TabCustomizationStep, of stage: TabCustomizationStage?) {
        guard let arrangement = stage?.arrangement else { return }
        notifyDelegate(step, arrangement.bar, changed: arrangement.isChanged)
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
}
