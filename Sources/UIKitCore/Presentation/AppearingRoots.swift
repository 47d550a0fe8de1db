import QuartzCore

/// Root controllers that were set on visible windows in this turn. Each root appears after the code of the turn has
/// run, as in UIKit.
@MainActor
struct AppearingRoots: AppPart {
    struct Entry {
        weak var window: UIWindow?
        weak var root: UIViewController?
    }
    var entries: [Entry] = []
}

extension AppContext {
    /// - Parameter window: nil for all windows.
    package func showRoots(of window: UIWindow? = nil) {
        guard !self[AppearingRoots.self].entries.isEmpty else { return }
        let all = self[AppearingRoots.self].entries
        let due = all.filter { window == nil || $0.window === window }
        self[AppearingRoots.self].entries = all.filter { entry in !due.contains { $0.window === entry.window } }
        for entry in due {
            guard let window = entry.window, let root = entry.root, window.isShown, window.rootViewController === root,
                root.appearance.phase == .hidden
            else { continue }
            root.windowShows()
        }
    }
}

extension UIWindow {
    /// Replaces the old root by the current root.
    func exchangeRoot(_ old: UIViewController?) {
        if isShown { old?.windowHides() }
        // A callback may have set another root, or the old root again.
        if let view = old?.viewIfLoaded, view.superview === self, old !== rootViewController {
            view.removeFromSuperview()
        }
        // Derived: public stack traces show that the root of a hidden window is loaded when the window is shown.
        guard let root = rootViewController, isShown else { return }
        insertRootView()
        guard appContext.host != nil else { return root.windowShows() }
        // Changes of the root in this turn, such as a push, are made before it appears.
        appContext[AppearingRoots.self].entries.append(AppearingRoots.Entry(window: self, root: root))
        setNeedsLayout()
        appContext.environment.requestFrame()
    }
}
