import UIKit
import UIKitTesting

/// The conditions at every moment and the conditions at rest, after any acts.
extension Walker {
    /// The broken conditions at any moment.
    func faultsInMotion() -> [String] {
        var wrong: [String] = []
        for navigation in navigations {
            let stack = navigation.viewControllers
            let name = "stack \(Self.names(stack))"
            if navigation.topViewController !== stack.last {
                wrong.append("\(name): top is \(navigation.topViewController?.title ?? "nothing")")
            }
            for (index, page) in stack.enumerated() {
                if stack[..<index].contains(where: { $0 === page }) {
                    wrong.append("\(name): \(page.title ?? "") stands twice")
                }
                if page.parent !== navigation { wrong.append("\(name): the parent of \(page.title ?? "") is another") }
            }
        }
        for page in pages.compactMap(\.page) {
            if let order = page.wrongOrder { wrong.append("\(page.title ?? ""): \(order)") }
        }
        return wrong
    }

    /// Brings the app to rest and checks all conditions.
    func faultsAtRest() -> [String] {
        app.activate()
        calmDown()
        return takeFaults() + faultsInMotion() + faultsOnScreen() + leaks()
    }

    private func faultsOnScreen() -> [String] {
        var wrong: [String] = []
        let all = controllers
        let shown = showing(root)
        for navigation in all.compactMap({ $0 as? UINavigationController }) {
            wrong += faults(of: navigation, isShown: shown.contains { $0 === navigation })
        }
        for page in pages.compactMap(\.page) {
            let name = page.title ?? ""
            let isInWindow = page.viewIfLoaded?.window != nil
            let isCovered = all.contains {
                $0.presentedViewController?.modalPresentationStyle == .fullScreen && Self.contains($0, page)
            }
            if page.phase != (isInWindow && !isCovered ? .shown : .hidden) {
                wrong.append("\(name) is \(page.phase), \(isInWindow ? "in the window" : "away")")
            }
            if shown.contains(where: { $0 === page }), !isInWindow { wrong.append("\(name) should show") }
        }
        wrong += app.animatedLayers.map { "still held: \($0)" } + delegate.columns.faults + delegate.columns.open
        if let tabs = root as? UITabBarController, !isAway, tabs.viewIfLoaded?.window != nil {
            let seen = tabs.children.filter { $0.viewIfLoaded?.superview === tabs.view }
            if seen.count != 1 { wrong.append("\(seen.count) tabs show") }
        }
        return wrong
    }

    /// Pages that exist without being in a container.
    private func leaks() -> [String] {
        func lost() -> [String] {
            let all = controllers
            return pages.compactMap(\.page).filter { page in !all.contains { $0 === page } }.map {
                "\($0.title ?? "") leaks"
            }
        }
        // A collapsed split view keeps the first pages of columns outside its one stack until it expands.
        guard !lost().isEmpty, (root as? UISplitViewController)?.isCollapsed == true else { return lost() }
        // Under a full-screen presentation, the split view expands when it appears again.
        guard root.presentedViewController?.modalPresentationStyle != .fullScreen else { return [] }
        let size = app.window.bounds.size
        app.resize(to: CGSize(width: 900, height: 600))
        app.settle()
        defer {
            app.resize(to: size)
            app.settle()
        }
        return lost()
    }

    private func faults(of navigation: UINavigationController, isShown: Bool) -> [String] {
        var wrong: [String] = []
        let stack = navigation.viewControllers
        let name = "stack \(Self.names(stack))"
        let bar = navigation.navigationBar
        if navigation.children.count != stack.count {
            wrong.append("\(name): children \(Self.names(navigation.children))")
        }
        if navigation.transitionCoordinator != nil { wrong.append("\(name): a coordinator stayed") }
        let items = (bar.items ?? []).map { ObjectIdentifier($0) }
        if items != stack.map({ ObjectIdentifier($0.navigationItem) }) {
            wrong.append("\(name): the bar has \((bar.items ?? []).map { $0.title ?? "-" })")
        }
        for page in stack.dropLast() where page.viewIfLoaded?.window != nil {
            wrong.append("\(name): \(page.title ?? "") is covered, but in the window")
        }
        guard isShown, let top = stack.last else { return wrong }
        if navigation.visibleViewController?.presentingViewController == nil, navigation.visibleViewController !== top,
            navigation.presentedViewController == nil
        {
            wrong.append("\(name): visible is \(navigation.visibleViewController?.title ?? "nothing")")
        }
        if top.view.window == nil { wrong.append("\(name): the top is not in the window") }
        // In the coordinates of its own stack, because a page under a sheet is scaled.
        let frame = navigation.view.bounds
        let topFrame = navigation.view.convert(top.view.bounds, from: top.view)
        if !topFrame.isNear(frame) { wrong.append("\(name): the top stands at \(topFrame) in \(frame)") }
        if top.view.alpha != 1 { wrong.append("\(name): the top's alpha is \(top.view.alpha)") }
        let barFrame = navigation.view.convert(bar.bounds, from: bar)
        if navigation.isNavigationBarHidden {
            if !bar.isHidden, barFrame.maxY > frame.minY + 0.001 {
                wrong.append("\(name): the hidden bar stands at \(barFrame)")
            }
        } else if !barFrame.isNear(CGRect(x: frame.minX, y: barFrame.minY, width: frame.width, height: barFrame.height))
            || bar.isHidden
        {
            wrong.append("\(name): the bar stands at \(barFrame) in \(frame)\(bar.isHidden ? ", hidden" : "")")
        }
        return wrong
    }

    /// The controllers that should be visible at rest; the columns of a split view are not checked.
    private func showing(_ controller: UIViewController) -> [UIViewController] {
        var shown: [UIViewController] = []
        let presented = controller.presentedViewController
        if presented?.modalPresentationStyle != .fullScreen { shown += inside(controller) }
        if let presented { shown += showing(presented) }
        return shown
    }

    private func inside(_ controller: UIViewController) -> [UIViewController] {
        switch controller {
        case let navigation as UINavigationController: [navigation] + (navigation.topViewController.map(inside) ?? [])
        case let tabs as UITabBarController: [tabs] + (tabs.selectedViewController.map(inside) ?? [])
        default: [controller]
        }
    }

    /// Whether a controller is another one or inside it.
    private static func contains(_ container: UIViewController, _ inner: UIViewController) -> Bool {
        sequence(first: inner, next: \.parent).contains { $0 === container }
    }

    /// The broken conditions after the app has removed everything.
    func faultsAtTheEnd() -> [String] {
        app.window.rootViewController = UIViewController()
        if !app.settle() { return ["it never comes to rest without its root"] }
        return pages.compactMap(\.page).filter { $0.phase != .hidden }.map {
            "\($0.title ?? "") is \($0.phase) with the root away"
        }
    }
}

extension CGRect {
    /// Whether both are equal within the rounding errors of a scaled view.
    fileprivate func isNear(_ other: CGRect) -> Bool {
        [minX - other.minX, minY - other.minY, width - other.width, height - other.height].allSatisfy {
            abs($0) < 0.001
        }
    }
}
