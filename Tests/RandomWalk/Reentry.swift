import UIKit

/// Performs the waiting acts of a walk in callbacks, nested up to six levels.
@MainActor
package final class Reentry {
    /// The object of the running walk. Objects that are freed after their walk call no other.
    package private(set) static weak var current: Reentry?
    package static let deepest = 6

    private var waiting: [(due: Int?, act: Act)] = []
    private var depth = 0
    /// The number of callbacks so far.
    private var calls = 0
    /// The number of acts that were performed inside callbacks.
    package private(set) var performed = 0
    /// The called callbacks with their counts, for checking the coverage of walks.
    package private(set) var seen: [Hook: Int] = [:]
    var perform: ((Act) -> Void)?
    /// Reads all state that the app can reach.
    var readControllers: () -> Void = {}
    /// Called with each act before it is performed inside a callback.
    var log: ((String) -> Void)?

    init() { Reentry.current = self }

    func add(_ act: Act) {
        if case .call(let number)? = act.spot {
            waiting.append((calls + number, act))
        } else {
            waiting.append((nil, act))
        }
    }

    func forgetAll() { waiting = [] }

    /// Reports a callback of the app's own code.
    package static func call(_ hook: Hook) { current?.call(hook) }

    private func call(_ hook: Hook) {
        calls += 1
        seen[hook, default: 0] += 1
        guard depth < Self.deepest, !waiting.isEmpty else { return }
        depth += 1
        defer { depth -= 1 }
        // At most two acts per callback, like two lines of code.
        for _ in 0..<2 {
            let now = calls
            guard
                let place = waiting.firstIndex(where: {
                    $0.act.spot == .hook(hook) || $0.due.map { $0 <= now } ?? false
                })
            else { return }
            let act = waiting.remove(at: place).act
            performed += 1
            log?("# \(String(repeating: "  ", count: depth))in \(hook.rawValue): \(act)")
            perform?(act)
        }
    }
}

extension Reentry {
    /// Reads the state that an app can reach, as a `deinit` does that reports remaining objects.
    static func readControllers(at controllers: [UIViewController]) {
        for controller in controllers {
            _ = (
                controller.children.count, controller.parent, controller.presentedViewController,
                controller.transitionCoordinator, controller.title
            )
            _ = (
                controller.navigationItem.titleView, controller.navigationItem.rightBarButtonItems?.count,
                controller.toolbarItems?.count
            )
            _ = (
                controller.isMovingFromParent, controller.isBeingDismissed,
                controller.traitCollection.horizontalSizeClass
            )
            if let view = controller.viewIfLoaded {
                _ = (view.subviews.count, view.window, view.safeAreaInsets, view.gestureRecognizers?.count)
            }
            if let stack = controller as? UINavigationController {
                _ = (
                    stack.viewControllers.count, stack.topViewController, stack.visibleViewController,
                    stack.isNavigationBarHidden
                )
                _ = (
                    stack.navigationBar.items?.count, stack.navigationBar.topItem?.title, stack.navigationBar.frame,
                    stack.isToolbarHidden
                )
            }
            if let tabs = controller as? UITabBarController {
                _ = (
                    tabs.viewControllers?.count, tabs.selectedIndex, tabs.selectedViewController,
                    tabs.tabBar.items?.count, tabs.tabBar.selectedItem
                )
            }
            if let split = controller as? UISplitViewController {
                _ = (
                    split.viewControllers.count, split.isCollapsed, split.displayMode,
                    split.viewController(for: .primary),
                    split.viewController(for: .secondary)
                )
            }
        }
    }
}
