import Foundation
import NavigationLogic

extension UINavigationController {
    /// What became of a change that was waited for.
    public enum Outcome: Hashable, Sendable {
        /// The stack is as asked, and so is the screen, unless a later change replaced it.
        case completed
        /// The change was undone: by the user's swipe, by a later change, or because the navigation controller was
        /// deallocated.
        case cancelled
    }

    /// ``pushViewController(_:animated:)`` with animation, done when the screen is there. Beyond UIKit.
    ///
    /// Like all of these it returns at once where nothing is on screen, and always returns: a change that becomes one
    /// transition with later ones ends with that.
    @discardableResult
    public func push(_ viewController: UIViewController) async -> Outcome {
        pushViewController(viewController, animated: true)
        return await wait(for: .arrival(viewController))
    }

    /// ``popViewController(animated:)`` with animation, done when the screen is removed. Cancelled at the root. Beyond
    /// UIKit.
    @discardableResult
    public func pop() async -> Outcome {
        guard let popped = popViewController(animated: true) else { return .cancelled }
        return await wait(for: .departure(popped))
    }

    /// ``popToViewController(_:animated:)`` with animation, done when the screens above it are removed. Beyond UIKit.
    @discardableResult
    public func pop(to viewController: UIViewController) async -> Outcome {
        popToViewController(viewController, animated: true)
        return await wait(for: .arrival(viewController))
    }

    /// ``popToRootViewController(animated:)`` with animation, done when the root has come. Beyond UIKit.
    @discardableResult
    public func popToRoot() async -> Outcome {
        guard let root = viewControllers.first else { return .cancelled }
        return await pop(to: root)
    }

    /// ``setViewControllers(_:animated:)`` with animation, done when the new top has come. Beyond UIKit.
    @discardableResult
    public func replaceStack(with viewControllers: [UIViewController]) async -> Outcome {
        setViewControllers(viewControllers, animated: true)
        guard let top = viewControllers.last else { return .completed }
        return await wait(for: .arrival(top))
    }

    private func wait(for goal: StackWaiters.Goal) async -> Outcome {
        if let outcome = goal.outcome(of: self) { return outcome }
        let waiters = waiters
        return await withCheckedContinuation { continuation in
            waiters.list.append(.init(goal: goal, answer: .resume(continuation)))
        }
    }

    /// Calls back when the page is on screen, or off the stack; at once where that is so. Not any more when the stack
    /// is deallocated.
    func whenThere(_ page: UIViewController, _ call: @escaping @MainActor () -> Void) {
        let goal = StackWaiters.Goal.arrival(page)
        if goal.outcome(of: self) != nil { call() } else { waiters.list.append(.init(goal: goal, answer: .call(call))) }
    }

    /// Called when what was asked has been performed.
    func tellWaiters() {
        guard !waiters.list.isEmpty else { return }
        let waiting = waiters.list
        waiters.list = []
        for waiter in waiting {
            if let outcome = waiter.goal.outcome(of: self) {
                switch waiter.answer {
                case .resume(let continuation): continuation.resume(returning: outcome)
                case .call(let call): call()
                }
            } else {
                waiters.list.append(waiter)
            }
        }
    }
}

/// Who waits for a change of one stack. All continuations resume when the navigation controller is deallocated.
final class StackWaiters {
    @MainActor
    enum Goal {
        case arrival(UIViewController)
        case departure(UIViewController)

        /// Nil while it is open.
        func outcome(of navigation: UINavigationController) -> UINavigationController.Outcome? {
            let isAtRest =
                navigation.machine.transition == nil && navigation.motion == nil && !navigation.awaitsTransition
            switch self {
            case .arrival(let page):
                guard navigation.machine.contains(page) else { return .cancelled }
                return isAtRest || navigation.machine.shown === page && navigation.machine.transition?.to !== page
                    ? .completed : nil
            case .departure(let page):
                let isSeen = !isAtRest && navigation.machine.shown === page
                if isSeen { return nil }
                return navigation.machine.contains(page) ? .cancelled : .completed
            }
        }
    }

    enum Answer {
        case resume(CheckedContinuation<UINavigationController.Outcome, Never>)
        case call(@MainActor () -> Void)
    }

    struct Waiter {
        let goal: Goal
        let answer: Answer
    }

    var list: [Waiter] = []

    deinit {
        for waiter in list {
            if case .resume(let continuation) = waiter.answer { continuation.resume(returning: .cancelled) }
        }
    }
}
