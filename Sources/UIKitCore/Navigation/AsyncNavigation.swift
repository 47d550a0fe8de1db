import Foundation
import NavigationLogic

extension UINavigationController {
    /// The result of an awaited change.
    public enum Outcome: Hashable, Sendable {
        /// The stack was changed as requested, and so was the screen, unless a later change replaced it.
        case completed
        /// The change was reverted: by the user's swipe, by a later change, or because the navigation controller was
        /// deallocated.
        case cancelled
    }

    /// ``pushViewController(_:animated:)`` with animation; returns when the screen has appeared. Not part of UIKit.
    ///
    /// As all of these methods, it returns immediately if the stack is not on screen, and always returns: a change that
    /// is combined with later changes into one transition ends with that transition.
    @discardableResult
    public func push(_ viewController: UIViewController) async -> Outcome {
        pushViewController(viewController, animated: true)
        return await wait(for: .arrival(viewController))
    }

    /// ``popViewController(animated:)`` with animation; returns when the screen was removed. Cancelled at the root. Not
    /// part of UIKit.
    @discardableResult
    public func pop() async -> Outcome {
        guard let popped = popViewController(animated: true) else { return .cancelled }
        return await wait(for: .departure(popped))
    }

    /// ``popToViewController(_:animated:)`` with animation; returns when the screens above were removed. Not part of
    /// UIKit.
    @discardableResult
    public func pop(to viewController: UIViewController) async -> Outcome {
        popToViewController(viewController, animated: true)
        return await wait(for: .arrival(viewController))
    }

    /// ``popToRootViewController(animated:)`` with animation; returns when the root has appeared. Not part of UIKit.
    @discardableResult
    public func popToRoot() async -> Outcome {
        guard let root = viewControllers.first else { return .cancelled }
        return await pop(to: root)
    }

    /// ``setViewControllers(_:animated:)`` with animation; returns when the new top has appeared. Not part of UIKit.
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

    /// Calls the closure when the page is on screen or was removed from the stack; immediately if that is already the
    /// case. Not called after the stack was deallocated.
    func whenThere(_ page: UIViewController, _ call: @escaping @MainActor () -> Void) {
        let goal = StackWaiters.Goal.arrival(page)
        if goal.outcome(of: self) != nil { call() } else { waiters.list.append(.init(goal: goal, answer: .call(call))) }
    }

    /// Called when the effects of a request were performed.
    func resumeWaiters() {
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

/// The continuations that wait for changes of one stack. All continuations resume when the navigation controller is
/// deallocated.
final class StackWaiters {
    @MainActor
    enum Goal {
        case arrival(UIViewController)
        case departure(UIViewController)

        /// The outcome; nil while undecided.
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
