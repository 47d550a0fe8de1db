import CoreGraphics
import Foundation
import NavigationLogic
import QuartzCore

/// Effects that wait to be performed, in the order they were decided.
struct EffectQueue {
    typealias Effect = NavigationEffect<UIViewController>
    private var waiting: [Effect] = []
    private var next = 0
    var isPerforming = false
    /// The page that is joining just now.
    var joining: UIViewController?
    /// Stacks that continue when this one has no more effects to perform.
    var waitingStacks: [UINavigationController] = []

    mutating func add(_ effects: [Effect]) {
        // A stack of thousands is set by one request, to an empty queue.
        if waiting.isEmpty { waiting = effects } else { waiting += effects }
    }

    var first: Effect? { next < waiting.count ? waiting[next] : nil }

    mutating func removeFirst() { next += 1 }

    /// The queue without what has been performed, where nothing waits any more.
    var rested: EffectQueue {
        var queue = self
        if next == waiting.count { (queue.waiting, queue.next) = ([], 0) }
        return queue
    }
}

/// Stacks whose transition starts with the next layout, in the order of the requests.
@MainActor
struct ScheduledStacks: AppPart {
    struct Entry { weak var stack: UINavigationController? }
    var entries: [Entry] = []
}

extension AppContext {
    /// The app's code of this turn has run: what it scheduled starts, in the order of the requests.
    package func startScheduledTransitions() {
        let waiting = self[ScheduledStacks.self].entries
        guard !waiting.isEmpty else { return }
        self[ScheduledStacks.self].entries = []
        // What callbacks schedule waits for the next layout.
        for entry in waiting { entry.stack?.startScheduled() }
    }
}

extension UINavigationController {
    static func checked<Bar: UIView>(_ type: AnyClass?, _ argument: String) -> Bar.Type {
        guard let type else { return Bar.self }
        guard let bar = type as? Bar.Type else {
            misuse(
                "UINavigationController.init: \(argument) is \(type), which is no \(Bar.self); pass a subclass of it")
        }
        return bar
    }

    func checkMayJoin(_ controller: UIViewController, _ call: String) {
        if controller is UINavigationController {
            misuse(
                """
                UINavigationController.\(call): \(controller) is a navigation controller; present it, or push its \
                root instead
                """
            )
        }
    }

    /// The one way to change the stack: makes a request to the machine, then performs its effects.
    /// - Returns: the controllers that the request took off the stack.
    @discardableResult
    func request(_ request: NavigationRequest<UIViewController>, _ call: String) -> [UIViewController] {
        keepPagesGivenAway()
        let decided = machine.handle(request)
        if case .reject(let rejection) = decided.first {
            misuse("UINavigationController.\(call): \(rejection.page): \(rejection.remedy)")
        }
        effects.add(decided)
        StackClaims.current.claim(request, decided, for: self)
        // Only when the effects are in the queue: a page that is deallocated here may make requests of its own.
        if !machine.retired.isEmpty { keeping(machine.retired) { machine.retired = [] } }
        performEffects()
        var removed: [UIViewController] = []
        for effect in decided {
            if let page = effect.removedPage { removed.append(page) }
        }
        return removed
    }

    /// Starts the scheduled transition, if there is one: the container is laid out, or the work that scheduled it has
    /// ended.
    func startScheduled() {
        guard machine.awaitsLayout else { return }
        // Where the layout is part of an animation block, the transition is not.
        UIView.outsideBlocks { request(.layout, "layout") }
    }

    private func schedule(from: UIViewController?, to: UIViewController?, animated: Bool) {
        coordinateSchedule(from: from, to: to, animated: animated)
        // Without a window or a host there is no layout by itself.
        guard let view = viewIfLoaded, let app = view.window?.appContext, app.host != nil else {
            return startScheduled()
        }
        app[ScheduledStacks.self].entries.append(ScheduledStacks.Entry(stack: self))
        view.setNeedsLayout()
    }

    /// A page that the app moved to another container meanwhile does not return by a cancelled swipe or an animator
    /// that reverses. Pages that were still leaving were dropped at that moment; others leave no trace in the stack
    /// that they left.
    func keepPagesGivenAway() {
        guard machine.transition != nil,
            machine.returnable.contains(where: { !owns($0) || $0.presentation.presenting != nil })
        else { return }
        machine.keepStack()
        keeping(machine.retired) { machine.retired = [] }
    }

    /// The pages, for a container that moves them to another stack. A swipe that drives one of them ends, as with any
    /// call of the app.
    func stackToMove() -> [UIViewController] {
        if case .dragging(let transition, _) = machine.phase, transition.startedByFinger {
            request(.releaseAs(.cancelled, fraction: 0, velocity: 0), "swipe")
        }
        return viewControllers
    }

    /// Decides changes of several stacks before any of them is carried out, in the order of the stacks, so that
    /// callbacks of one find all of them decided. Their container is laid out just now, so they wait for no layout.
    static func together(_ stacks: [UINavigationController], _ decide: () -> Void) {
        let held = stacks.filter { !$0.effects.isPerforming }
        held.forEach { $0.effects.isPerforming = true }
        decide()
        held.forEach { $0.effects.isPerforming = false }
        held.forEach { $0.performEffects() }
        stacks.forEach { $0.startScheduled() }
    }

    private func performEffects() {
        // Requests that callbacks make are decided at once and performed after what is being performed.
        guard !effects.isPerforming else { return }
        effects.isPerforming = true
        let claims = StackClaims.current
        claims.begin(self)
        var blocker: UINavigationController?
        repeat {
            while let effect = effects.first {
                if case .willMoveToParent(let page) = effect {
                    blocker = claims.blocker(of: page, for: self)
                    if blocker != nil { break }
                }
                effects.removeFirst()
                perform(effect)
            }
            // The last reference to a page may be among what has been performed, and its end may ask for more.
            keeping(effects) { effects = effects.rested }
        } while blocker == nil && effects.first != nil
        effects.isPerforming = false
        claims.end(self)
        if let blocker { blocker.effects.waitingStacks.append(self) } else { tellWaiters() }
        let waiting = effects.waitingStacks
        keeping(effects.waitingStacks) { effects.waitingStacks = [] }
        for stack in waiting { stack.performEffects() }
    }

    private func perform(_ effect: EffectQueue.Effect) {
        switch effect {
        case .willMoveToParent(let page):
            guard !StackClaims.current.wasTakenBack(page, from: self) else {
                return StackClaims.current.met(page, by: self)
            }
            keeping(effects.joining) { effects.joining = page }
            page.appearance.reason = .joined
            page.tell("willMove to parent")
            page.willMove(toParent: self)
            claimPage(page)
            keeping(effects.joining) { effects.joining = nil }
            StackClaims.current.met(page, by: self)
        case .didMoveToParent(let page):
            guard owns(page) else { return }
            page.tell("didMove to parent")
            page.didMove(toParent: self)
        case .willMoveFromParent(let page):
            guard owns(page) else { return }
            page.appearance.reason = .left
            page.tell("willMove to nil")
            page.willMove(toParent: nil)
        case .didMoveFromParent(let page):
            guard owns(page) else { return }
            abandon(page)
            page.tell("didMove to nil")
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
            prepare(transition)
        case .willAppear(let page, let animated):
            if owns(page) { page.beginAppearanceTransition(true, animated: animated) }
        case .didAppear(let page), .didDisappear(let page):
            if owns(page) { page.endAppearanceTransition() }
        case .willDisappear(let page, let animated):
            if owns(page) { page.beginAppearanceTransition(false, animated: animated) }
        case .willShow(let page, let animated):
            guard owns(page) else { return }
            page.tell("willShow", animated)
            ownDelegate?.navigationController(self, willShow: page, animated: animated)
        case .didShow(let page, let animated):
            guard owns(page) else { return }
            page.tell("didShow", animated)
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

    /// A page has one parent: it is removed at once from another container that it is in, or still leaves, and gets its
    /// calls once.
    private func claimPage(_ page: UIViewController) {
        guard let other = page.parent, other !== self else { return join(page) }
        if let stack = other as? UINavigationController {
            stack.letGo(page)
            guard machine.contains(page) || !stack.machine.contains(page) else { return }
        }
        // First, so that each of the calls below finds it here.
        join(page)
        page.beginAppearance(false, false)
        page.endAppearance()
        page.viewIfLoaded?.removeFromSuperview()
    }

    /// A page of the stack, or one that still leaves it, moves to another container, which reports that here.
    func letGo(_ page: UIViewController) {
        removeFromStack(page)
        // It may return before the layout, and would be taken for the page that never left the screen.
        startScheduled()
        // A callback of that gave it back.
        guard !machine.contains(page) else { return }
        machine.forget(page)
        keeping(machine.retired) { machine.retired = [] }
        abandon(page)
    }

    /// - Returns: whether it was on the stack; it gets its calls of removal then.
    @discardableResult
    func removeFromStack(_ page: UIViewController) -> Bool {
        let pages = stackToMove()
        guard machine.contains(page) else { return false }
        setViewControllers(pages.filter { $0 !== page }, animated: false)
        startScheduled()
        return true
    }

    /// Whether this container makes the page's calls; a page that still leaves may be in another container by now.
    func owns(_ page: UIViewController) -> Bool { page.parent == nil || page.parent === self }

    /// "Back" from a key or the mouse: as a tap on the back button, where there is one.
    func goBack() -> Bool {
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
