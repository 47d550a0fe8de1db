import Foundation
import NavigationLogic

/// Pages that go from one stack to another while callbacks of a stack run.
///
/// The stacks change at once, as every stack does. On screen a page comes to its new stack when the old one has performed what it had begun
/// with it, so that each `will` of the old one is answered first. A stack that waits performs nothing; whoever stops performing wakes it.
/// Claims on a page are met in the order in which they were made, so no two stacks wait for each other.
@MainActor
final class StackClaims {
    private var claims: [(page: UIViewController, stack: UINavigationController)] = []
    /// Stacks in the middle of their effects, the innermost last.
    private var performing: [UINavigationController] = []

    /// Those of the running app.
    static var current: StackClaims { AppContext.current.stackClaims }

    func begin(_ stack: UINavigationController) { performing.append(stack) }
    func end(_ stack: UINavigationController) { if let index = performing.lastIndex(where: { $0 === stack }) { performing.remove(at: index) } }

    /// A stack was asked to take pages in.
    /// - Parameter effects: what came of it.
    func claim(_ request: NavigationRequest<UIViewController>, _ effects: [NavigationEffect<UIViewController>], for stack: UINavigationController) {
        guard !performing.isEmpty else { return }
        for case .willMoveToParent(let page) in effects {
            // One that was asked first and has not come to it yet.
            for other in performing where other !== stack && other.machine.contains(page) && page.parent !== other && !isClaimed(page, by: other) {
                claims.append((page, other))
            }
            claims.append((page, stack))
        }
        switch request {
        case .push(let page, _): takeBack(page, for: stack)
        case .set(let pages, _): pages.forEach { takeBack($0, for: stack) }
        default: break
        }
    }

    /// Who was asked last has the page; the others let it go at once.
    private func takeBack(_ page: UIViewController, for stack: UINavigationController) {
        var others = performing + claims.filter { $0.page === page }.map(\.stack)
        // What it stands in lets it go when it is taken over, but that waits: until then it would be in both.
        if stack.effects.isPerforming, let holder = page.parent as? UINavigationController { others.append(holder) }
        for other in others where other !== stack && other.machine.contains(page) {
            other.setViewControllers(other.stackToMove().filter { $0 !== page }, animated: false)
        }
    }

    /// Whether a page that the stack was to take in has gone back to the one that it stands in.
    func wasTakenBack(_ page: UIViewController, from stack: UINavigationController) -> Bool {
        guard let holder = page.parent as? UINavigationController, holder !== stack else { return false }
        return holder.machine.contains(page) && !stack.machine.contains(page)
    }

    private func isClaimed(_ page: UIViewController, by stack: UINavigationController) -> Bool {
        claims.contains { $0.page === page && $0.stack === stack }
    }

    /// Who must come to rest before the stack may take the page.
    func blocker(of page: UIViewController, for stack: UINavigationController) -> UINavigationController? {
        guard performing.count > 1 || !claims.isEmpty else { return nil }
        if let first = claims.first(where: { $0.page === page }), first.stack !== stack { return first.stack }
        if let holder = page.parent as? UINavigationController, holder !== stack, holder.effects.isPerforming { return holder }
        return performing.first { $0 !== stack && $0.effects.joining === page }
    }

    /// The stack has the page.
    func met(_ page: UIViewController, by stack: UINavigationController) {
        guard !claims.isEmpty, let index = claims.firstIndex(where: { $0.page === page && $0.stack === stack }) else { return }
        claims.remove(at: index)
    }
}
