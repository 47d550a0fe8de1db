import Decisions
import Foundation
import NavigationLogic

/// Pages that move from one stack to another during callbacks of a stack.
@MainActor
final class StackPageClaims: AppPart {
    private var claims = PageClaims<UIViewController, UINavigationController>()

    /// The claims of the stack's app.
    static func of(_ stack: UINavigationController) -> StackPageClaims { stack.appContext[StackPageClaims.self] }

    func begin(_ stack: UINavigationController) { claims.begin(stack) }
    func end(_ stack: UINavigationController) { change { $0.end(stack) } }

    /// Called when a request added pages to a stack.
    /// - Parameter effects: the effects of the request.
    func claim(
        _ request: NavigationRequest<UIViewController>, _ effects: [NavigationEffect<UIViewController>],
        for stack: UINavigationController
    ) {
        guard claims.isNeeded else { return }
        for case .willMoveToParent(let page) in effects {
            claims.claim(page, for: stack) { $0.machine.contains(page) && page.parent !== $0 }
        }
        switch request {
        case .push(let page, _): revoke(page, for: stack)
        case .set(let pages, _): pages.forEach { revoke($0, for: stack) }
        default: break
        }
    }

    /// Grants the page to the stack with the last request; the other stacks remove it immediately.
    private func revoke(_ page: UIViewController, for stack: UINavigationController) {
        var others = claims.rivals(for: page)
        // The current container removes the page when it is claimed, but the claim is deferred: until then the page
        // would be in both.
        if stack.runner.isBusy, let holder = page.parent as? UINavigationController { others.append(holder) }
        for other in others where other !== stack && other.machine.contains(page) {
            other.setViewControllers(other.stackToMove().filter { $0 !== page }, animated: false)
        }
    }

    /// Whether a page that the stack was about to get has returned to its current container.
    func hasReturned(_ page: UIViewController, from stack: UINavigationController) -> Bool {
        guard let holder = page.parent as? UINavigationController, holder !== stack else { return false }
        return holder.machine.contains(page) && !stack.machine.contains(page)
    }

    /// The stack that must finish its effects before the stack can get the page.
    func blocker(of page: UIViewController, for stack: UINavigationController) -> UINavigationController? {
        let holder = page.parent as? UINavigationController
        return claims.blocker(of: page, for: stack, holder: holder.flatMap { $0.runner.isBusy ? $0 : nil }) {
            $0.joining === page
        }
    }

    /// Called when the stack has got the page.
    func meet(_ page: UIViewController, by stack: UINavigationController) {
        change { $0.meet(page, by: stack) }
    }

    /// Releases a page or a stack after the change, because this may be the last reference.
    private func change(_ change: (inout PageClaims<UIViewController, UINavigationController>) -> Void) {
        let former = claims
        change(&claims)
        withExtendedLifetime(former) {}
    }
}
