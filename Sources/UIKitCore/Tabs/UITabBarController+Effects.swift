import CoreGraphics
import Decisions
import Foundation
import NavigationLogic
import ObjectiveCRuntime
import QuartzCore

/// Performs the effects of the tab machine in order.
extension UITabBarController {
    /// The single entry point for changes. The machine contains no app code; its effects are performed after the
    /// effects of earlier requests.
    func request(_ request: TabRequest<UIViewController>) {
        state.runner.add(decide(request))
        guard !state.runner.isBusy else { return }
        state.runner.run(tracedAs: "tabs", of: self) { perform($0) }
        valuesChanged()
    }

    /// A request that results from the effect in progress; its effects are performed next.
    func answer(_ request: TabRequest<UIViewController>) { state.runner.add(decide(request), .next) }

    private func decide(_ request: TabRequest<UIViewController>) -> [TabEffect<UIViewController>] {
        keeping(state.machine) { state.machine.handle(request, tracedAs: "tabs", of: self) }
    }

    // MARK: Effects

    private func perform(_ effect: TabEffect<UIViewController>) {
        switch effect {
        case .exchange(let animated): answer(.exchange(animated: animated))
        case .arrange(let animated, let mayMove): arrange(animated: animated, mayMove: mayMove)
        case .ask(let change): findAnimator(for: change)
        case .interrupt: interrupt()
        case .conclude(let number, let completed): conclude(number, completed: completed)
        case .release: answer(.release)
        case .begin: if let motion = state.motion { begin(motion) }
        case .close(_, let completed): if let motion = state.asked { close(motion, completed: completed) }
        case .finish(_, let completed): if let motion = state.asked { finish(motion, completed: completed) }
        case .items: updateItems()
        case .returnBar: returnBar()
        case .updateBar: if isViewLoaded { updateBar() } else { updateBarWithoutView() }
        case .updateOverlap: updateOverlap()
        case .restoreBar: handleMinimizing(.restore(animated: false))
        case .valuesChanged: valuesChanged()
        case .returnPages: state.more?.returnSelection(keeping: nil)
        case .willLeave, .leave, .attach, .didMove: performMove(effect)
        case .load, .willAppear, .willDisappear, .didAppear, .didDisappear, .install, .remove:
            if isViewLoaded { performChild(effect) }
        }
    }

    private func performMove(_ effect: TabEffect<UIViewController>) {
        switch effect {
        case .willLeave(let child):
            // A controller that was set again in the meantime stays.
            guard child.parent === self, !isTab(child) else { return }
            child.notifyCallListener("willMove to nil")
            child.willMove(toParent: nil)
        case .leave(let child): if child.parent === self { child.leaveParent() }
        case .attach(let child): if child.parent !== self { attachChild(child) }
        case .didMove(let child):
            guard child.parent === self else { return }
            child.notifyCallListener("didMove to parent")
            child.didMove(toParent: self)
        default: break
        }
    }

    private func performChild(_ effect: TabEffect<UIViewController>) {
        switch effect {
        case .load(let child):
            child.loading.initialFrame = view.bounds
            child.loadViewIfNeeded()
        case .willAppear(let child, let animated):
            if isOnScreen || child.appearance.phase != .hidden { child.beginAppearance(true, animated) }
        case .willDisappear(let child, let animated): child.beginAppearance(false, animated)
        case .didAppear(let child):
            guard appearance.phase != .appearing else { return }
            child.layOutBeforeAppearing()
            child.endAppearance()
        case .didDisappear(let child): child.endAppearance()
        case .install(let child): install(child)
        case .remove(let child):
            child.viewIfLoaded?.removeFromSuperview()
            if state.motion == nil { state.asked?.driver.context?.containerView.removeFromSuperview() }
        default: break
        }
    }
}
