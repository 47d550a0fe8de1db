import Foundation
import NavigationLogic

/// Pages that move from one stack to another during callbacks of a stack.
///
/// The stacks change immediately, as usual. On screen, a page joins its new stack after the old stack has performed the
/// effects that it had begun, so that each `will` callback of the old stack is followed by its `did` callback. A
/// waiting stack performs no effects; a stack that has finished resumes it. Claims to a page are granted in the order
/// in which they were made, so two stacks never wait for each other.
@MainActor
final class StackClaims: AppPart {
    private var claims: [(page: UIViewController, stack: UINavigationController)] = []
    /// The stacks that are performing effects, the innermost last.
    private var performing: [UINavigationController] = []

    /// The claims of the current app.
    static var current: StackClaims { AppContext.current[StackClaims.self] }

    func begin(_ stack: UINavigationController) { performing.append(stack) }
    func end(_ stack: UINavigationController) {
        if let index = performing.lastIndex(where: { $0 === stack }) { performing.remove(at: index) }
    }

    /// Called when a request added pages to a stack.
    /// - Parameter effects: the effects of the request.
    func claim(
        _ request: NavigationRequest<UIViewController>, _ effects: [NavigationEffect<UIViewController>],
        for stack: UINavigationController
    ) {
        guard !performing.isEmpty else { return }
        for case .willMoveToParent(let page) in effects {
            // Another stack requested the page first, and has not got it yet.
            for other in performing
            where other !== stack && other.machine.contains(page) && page.parent !== other
                && !isClaimed(page, by: other)
            {
                claims.append((page, other))
            }
            claims.append((page, stack))
        }
        switch request {
        case .push(let page, _): revoke(page, for: stack)
        case .set(let pages, _): pages.forEach { revoke($0, for: stack) }
        default: break
        }
    }

    /// Grants the page to the stack with the last request; the other stacks remove it immediately.
    private func revoke(_ page: UIViewController, for stack: UINavigationController) {
        var others = performing + claims.filter { $0.page === page }.map(\.stack)
        // The current container removes the page when it is claimed, but the claim is deferred: until then the page
        // would be in both.
        if stack.effects.isPerforming, let holder = page.parent as? UINavigationController { others.append(holder) }
        for other in others where other !== stack && other.machine.contains(page) {
            other.setViewControllers(other.stackToMove().filter { $0 !== page }, animated: false)
        }
    }

    /// Whether a page that the stack was about to get has returned to its current container.
    func hasReturned(_ page: UIViewController, from stack: UINavigationController) -> Bool {
        guard let holder = page.parent as? UINavigationController, holder !== stack else { return false }
        return holder.machine.contains(page) && !stack.machine.contains(page)
    }

    private func isClaimed(_ page: UIViewController, by stack: UINavigationController) -> Bool {
        claims.contains { $0.page === page && $0.stack === stack }
    }

    /// The stacks that must finish their effects before the stack can get the page.
    func blocker(of page: UIViewController, for stack: UINavigationController) -> UINavigationController? {
        guard performing.count > 1 || !claims.isEmpty else { return nil }
        if let first = claims.first(where: { $0.page === page }), first.stack !== stack { return first.stack }
        if let holder = page.parent as? UINavigationController, holder !== stack, holder.effects.isPerforming {
            return holder
        }
        return performing.first { $0 !== stack && $0.effects.joining === page }
    }

    /// Called when the stack has got the page.
    func met(_ page: UIViewController, by stack: UINavigationController) {
        guard !claims.isEmpty, let index = claims.firstIndex(where: { $0.page === page && $0.stack === stack }) else {
            return
        }
        claims.remove(at: index)
    }
}
