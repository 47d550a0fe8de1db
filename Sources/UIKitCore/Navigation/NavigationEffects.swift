import CoreGraphics
import Decisions
import Diagnostics
import Foundation
import NavigationLogic
import QuartzCore

extension UINavigationController: ScheduledStack {
    static func checked<Bar: UIView>(_ type: AnyClass?, _ argument: String) -> Bar.Type {
        guard let type else { return Bar.self }
        guard let bar = type as? Bar.Type else {
            misuse(
                "UINavigationController.init: \(argument) is \(type), which is no \(Bar.self); pass a subclass of it")
        }
        return bar
    }

    private func checkMayJoin(_ controller: UIViewController, _ call: String) {
        if controller is UINavigationController {
            misuse(
                """
                UINavigationController.\(call): \(controller) is a navigation controller; present it, or push its \
                root instead
                """
            )
        }
    }

    /// The single entry point for changes of the stack: sends a request to the machine, then performs its effects.
    /// - Returns: the controllers that the request removed from the stack.
    @discardableResult
    func request(_ request: NavigationRequest<UIViewController>, _ call: String) -> [UIViewController] {
        request.joining.forEach { checkMayJoin($0, call) }
        preventRestoringMovedPages()
        let request = UIView.areAnimationsEnabled ? request : request.withoutAnimation
        let decided = machine.handle(request, tracedAs: "stack", of: self)
        if case .reject(let rejection) = decided.first {
            misuse("UINavigationController.\(call): \(rejection.page): \(rejection.remedy)")
        }
        runner.add(decided)
        StackPageClaims.of(self).claim(request, decided, for: self)
        // Released after the effects were added to the queue, because a page that is deallocated here may make requests
        // itself.
        if !machine.retired.isEmpty { keeping(machine.retired) { machine.retired = [] } }
        performEffects()
        var removed: [UIViewController] = []
        for effect in decided {
            if let page = effect.removedPage { removed.append(page) }
        }
        return removed
    }

    /// Pops the top page by a call of the app.
    func popTop(animated: Bool) -> UIViewController? {
        let popped = request(.pop(animated: animated), "popViewController").first
        if let popped { reportPop(of: popped.navigationItem) }
        return popped
    }

    /// Starts the scheduled transition, if any. Called when the container is laid out, or when the work that scheduled
    /// the transition has ended.
    func startScheduled() {
        guard machine.awaitsLayout else { return }
        // The layout may be inside an animation block; the transition is not part of it.
        UIView.outsideBlocks { request(.layout, "layout") }
    }

    private func schedule(from: UIViewController?, to: UIViewController?, animated: Bool) {
        // The coordinator exists from the call that requests the transition, one layout before the start.
        if animated, from != nil, to != nil {
            announce(TransitionPlan(nil), from: from, to: to)
        } else {
            endCoordinator(.completed)
        }
        // Without a window or a host there is no automatic layout.
        guard let view = viewIfLoaded, let app = view.window?.appContext, app.host != nil else {
            return startScheduled()
        }
        app[ScheduledTransitions.self].entries.append(ScheduledTransitions.Entry(stack: self))
        view.setNeedsLayout()
    }

    /// Prevents a cancelled swipe or a reversed animator from restoring a page that the app moved to another container
    /// in the meantime. Pages that were still leaving were removed then; other pages leave no trace in their former
    /// stack.
    func preventRestoringMovedPages() {
        guard machine.transition != nil,
            machine.returnable.contains(where: { !owns($0) || $0.presentation.presenting != nil })
        else { return }
        machine.keepStack()
        keeping(machine.retired) { machine.retired = [] }
    }

    /// The pages, for a container that moves them to another stack. An interactive swipe of a page ends, as with any
    /// call of the app.
    func stackToMove() -> [UIViewController] {
        if case .dragging(let transition, _) = machine.phase, transition.startedByFinger {
            request(.releaseAs(.cancelled, fraction: 0, velocity: 0), "swipe")
        }
        return viewControllers
    }

    /// Changes several stacks before any effect is performed, in the order of the stacks, so that callbacks of a stack
    /// find all stacks changed. Their container is being laid out, so the transitions start without waiting for a
    /// layout.
    static func together(_ stacks: [UINavigationController], _ decide: () -> Void) {
        let held = stacks.filter { !$0.runner.isBusy }
        hold(held[...], decide)
        held.forEach { $0.performEffects() }
        stacks.forEach { $0.startScheduled() }
    }

    private static func hold(_ stacks: ArraySlice<UINavigationController>, _ decide: () -> Void) {
        guard let first = stacks.first else { return decide() }
        first.runner.hold { hold(stacks.dropFirst(), decide) }
    }

    private func performEffects() {
        guard !runner.isBusy else { return }
        let claims = StackPageClaims.of(self)
        claims.begin(self)
        var blocker: UINavigationController?
        let isDone = runner.run(tracedAs: "stack", of: self) { effect in
            guard case .willMoveToParent(let page) = effect else { return false }
            blocker = claims.blocker(of: page, for: self)
            return blocker != nil
        } perform: {
            perform($0)
        }
        claims.end(self)
        if isDone { resumeWaiters() } else { blocker?.waitingStacks.append(self) }
        let waiting = waitingStacks
        keeping(waitingStacks) { waitingStacks = [] }
        for stack in waiting { stack.performEffects() }
    }

    private func perform(_ effect: NavigationEffect<UIViewController>) {
        switch effect {
        case .willMoveToParent(let page):
            guard !StackPageClaims.of(self).hasReturned(page, from: self) else {
                return StackPageClaims.of(self).meet(page, by: self)
            }
            keeping(joining) { joining = page }
            page.appearance.reason = .joined
            page.notifyCallListener("willMove to parent")
            page.willMove(toParent: self)
            claimPage(page)
            keeping(joining) { joining = nil }
            StackPageClaims.of(self).meet(page, by: self)
        case .didMoveToParent(let page):
            guard owns(page) else { return }
            page.notifyCallListener("didMove to parent")
            page.didMove(toParent: self)
        case .willMoveFromParent(let page):
            guard owns(page) else { return }
            page.appearance.reason = .left
            page.notifyCallListener("willMove to nil")
            page.willMove(toParent: nil)
        case .didMoveFromParent(let page):
            guard owns(page) else { return }
            abandon(page)
            page.notifyCallListener("didMove to nil")
            page.didMove(toParent: nil)
        case .stackChanged:
            stackChanged()
        case .loadView(let page):
            load(page)
        case .schedule(let from, let to, let animated):
            schedule(from: from, to: to, animated: animated)
        case .unschedule:
            endCoordinator(.completed)
            if machine.transition == nil { updateForTopPage() }
        case .prepare(let transition):
            announce(plan(of: transition), from: transition.from, to: transition.to)
        case .willAppear(let page, let animated):
            if owns(page) { page.beginAppearanceTransition(true, animated: animated) }
        case .didAppear(let page), .didDisappear(let page):
            if owns(page) { page.endAppearanceTransition() }
        case .willDisappear(let page, let animated):
            if owns(page) { page.beginAppearanceTransition(false, animated: animated) }
        case .willShow(let page, let animated):
            guard owns(page) else { return }
            page.notifyCallListener("willShow", animated)
            ownDelegate?.navigationController(self, willShow: page, animated: animated)
        case .didShow(let page, let animated):
            guard owns(page) else { return }
            page.notifyCallListener("didShow", animated)
            UIAccessibility.post(notification: .screenChanged, argument: nil)
            ownDelegate?.navigationController(self, didShow: page, animated: animated)
        case .begin(let transition):
            begin(transition)
        case .update(let transition, let fraction):
            hold(transition, at: fraction)
        case .settle(let transition, let fraction, let velocity, let outcome):
            settle(transition, from: fraction, velocity: velocity, outcome)
        case .end(let transition, let outcome):
            end(transition, outcome)
        case .reject:
            break
        }
    }

    /// Removes a page from another container, which contains the page or is removing it, because a page has one parent.
    /// The page gets its callbacks once.
    private func claimPage(_ page: UIViewController) {
        guard let other = page.parent, other !== self else { return join(page) }
        if let stack = other as? UINavigationController {
            stack.releasePage(page)
            guard machine.contains(page) || !stack.machine.contains(page) else { return }
        }
        // First, so that the following callbacks find the page in this stack.
        join(page)
        page.beginAppearance(false, false)
        page.endAppearance()
        page.viewIfLoaded?.removeFromSuperview()
    }

    /// Called by another container when it takes a page of the stack, or a page that is still leaving the stack.
    func releasePage(_ page: UIViewController) {
        removeFromStack(page)
        // The page may return before the layout, and would look like a page that never left the screen.
        startScheduled()
        // A callback of the transition returned the page to this stack.
        guard !machine.contains(page) else { return }
        machine.forget(page)
        keeping(machine.retired) { machine.retired = [] }
        abandon(page)
    }

    /// Moves a page to another container. The stack must complete its transition before, because it orders the calls of
    /// its pages.
    func handOverPage(_ page: UIViewController, to container: UIViewController) {
        releasePage(page)
        container.join(page)
        removeView(page)
        guard page.appearance.phase == .disappearing else { return }
        page.endAppearance()
    }

    /// - Returns: whether the page was in the stack. Such a page gets its callbacks for removal.
    @discardableResult
    func removeFromStack(_ page: UIViewController) -> Bool {
        let pages = stackToMove()
        guard machine.contains(page) else { return false }
        setViewControllers(pages.filter { $0 !== page }, animated: false)
        startScheduled()
        return true
    }

    /// Whether this container makes the page's callbacks. A page that is still leaving may already be in another
    /// container.
    func owns(_ page: UIViewController) -> Bool { page.parent == nil || page.parent === self }

    /// The "back" command from a key or the mouse: the same as a tap on the back button, if there is one.
    func performBackCommand() -> Bool {
        guard presentation.presented == nil, let item = topViewController?.navigationItem, !item.hidesBackButton,
            machine.depth > 1 || item.backAction != nil
        else { return false }
        if let action = item.backAction {
            action.performWithSender(navigationBar, target: nil)
        } else {
            barBackTapped()
        }
        return true
    }
}
