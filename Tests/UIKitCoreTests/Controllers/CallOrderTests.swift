import Foundation
import Testing
import UIKit
import UIKitTesting

/// The order of a controller's calls during loading, safe area changes, layout and appearance.
@MainActor
struct CallOrderTests {
    private final class Log { var lines: [String] = [] }

    private final class Page: UIViewController {
        let name: String
        let log: Log
        init(_ name: String, _ log: Log) {
            self.name = name
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        private func note(_ call: String) {
            guard let view = viewIfLoaded else { return log.lines.append("\(name) \(call) without view") }
            let s = view.safeAreaInsets
            log.lines.append(
                """
                \(name) \(call) \(Int(view.frame.width))x\(Int(view.frame.height)) \(Int(s.top)) \(Int(s.bottom)) \
                \(view.window != nil)
                """
            )
        }
        override func viewDidLoad() { note("viewDidLoad") }
        override func viewSafeAreaInsetsDidChange() { note("safeArea") }
        override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
        override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing") }
        override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
        override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
        override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
        override func viewDidLayoutSubviews() { note("layout") }
    }

    private let log = Log()
    private func page(_ name: String) -> Page { Page(name, log) }
    private func take() -> [String] {
        defer { log.lines = [] }
        return log.lines
    }
    private func show(_ root: UIViewController, _ size: CGSize = CGSize(width: 390, height: 844)) -> TestApp {
        let app = TestApp(root, size: size)
        app.settle()
        return app
    }

    @Test("the first screen of a stack loads, appears in its place, is laid out, and did appear")
    func stack() {
        let (first, second) = (page("a"), page("b"))
        let stack = UINavigationController(rootViewController: first)
        let app = show(stack)
        func calls(_ name: String) -> [String] {
            [
                "\(name) viewDidLoad 390x844 0 0 false", "\(name) viewWillAppear 390x844 0 0 false",
                "\(name) safeArea 390x844 91 34 true",
                "\(name) viewIsAppearing 390x844 91 34 true", "\(name) layout 390x844 91 34 true",
                "\(name) viewDidAppear 390x844 91 34 true",
            ]
        }
        #expect(take() == calls("a"))
        stack.pushViewController(second, animated: true)
        app.settle()
        #expect(take().filter { $0.hasPrefix("b") } == calls("b"))
    }

    @Test("a pop does not notify of a safe area that has not changed", arguments: [true, false])
    func pop(animated: Bool) {
        let (first, second) = (page("a"), page("b"))
        let stack = UINavigationController(rootViewController: first)
        let app = show(stack)
        for _ in 0..<2 {
            stack.pushViewController(second, animated: animated)
            app.settle()
            _ = take()
            stack.popViewController(animated: animated)
            app.settle()
            let calls = take()
            #expect(!calls.contains { $0.contains("safeArea") })
            #expect(calls.contains("a viewIsAppearing 390x844 91 34 true"))
        }
    }

    @Test("tabs and columns load before they are notified of a safe area, and are laid out before they did appear")
    func containers() throws {
        let (one, two) = (page("one"), page("two"))
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: one), two]
        let app = show(tabs)
        tabs.selectedIndex = 1
        app.settle()
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(page("primary"), for: .primary)
        split.setViewController(page("secondary"), for: .secondary)
        let wide = show(split, CGSize(width: 1024, height: 768))
        let calls = take()
        for name in ["one", "two", "primary", "secondary"] {
            let own = calls.filter { $0.hasPrefix(name + " ") }.map { $0.split(separator: " ")[1] }
            #expect(own.first == "viewDidLoad")
            #expect(own.filter { $0 == "safeArea" }.count == 1)
            let layout = try #require(own.firstIndex(of: "layout")),
                end = try #require(own.firstIndex(of: "viewDidAppear"))
            #expect(layout < end)
            let appearing = calls.first { $0.hasPrefix("\(name) viewIsAppearing") }?.split(separator: " ").suffix(3)
                .first
            #expect(appearing != "0")
        }
        withExtendedLifetime(wide) {}
    }

    @Test(
        "a child that joins a screen did appear when it has been laid out, with the size that its constraints give it")
    func child() {
        let root = page("root")
        let app = show(root)
        let child = page("child")
        _ = take()
        root.addChild(child)
        root.view.addSubview(child.view)
        child.view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            child.view.widthAnchor.constraint(equalToConstant: 200),
            child.view.heightAnchor.constraint(equalToConstant: 100),
            child.view.centerXAnchor.constraint(equalTo: root.view.centerXAnchor),
            child.view.centerYAnchor.constraint(equalTo: root.view.centerYAnchor),
        ])
        child.didMove(toParent: root)
        #expect(
            take().map { $0.split(separator: " ")[1] } == [
                "viewDidLoad", "viewWillAppear", "safeArea", "viewIsAppearing",
            ])
        app.turn()
        let calls = take()
        #expect(calls.contains("child layout 200x100 0 0 true"))
        #expect(calls.last == "child viewDidAppear 200x100 0 0 true")
        // A page that is removed before its layout has not appeared.
        let other = page("other")
        root.addChild(other)
        root.view.addSubview(other.view)
        other.willMove(toParent: nil)
        other.view.removeFromSuperview()
        other.removeFromParent()
        app.turn()
        #expect(!take().contains { $0.hasPrefix("other viewDidAppear") })
    }

    @Test("a presentation without animation is decided inside the call, and carried out at the end of the turn")
    func unanimatedPresentation() {
        let root = page("root")
        let app = show(root)
        let sheet = page("sheet"), full = page("full")
        full.modalPresentationStyle = .fullScreen
        _ = take()
        root.present(sheet, animated: false) { self.log.lines.append("presented") }
        #expect(root.presentedViewController === sheet)
        #expect(sheet.presentationController != nil)
        #expect(take() == [])
        app.turn()
        #expect(
            take().map {
                $0.split(separator: " ").last { Int($0) == nil && $0 != "true" && $0 != "false" && !$0.contains("x") }
            }.last == "presented")
        #expect(sheet.view.window != nil)
        root.dismiss(animated: false) { self.log.lines.append("dismissed") }
        #expect(root.presentedViewController === sheet)
        #expect(sheet.view.window != nil)
        #expect(take() == [])
        app.turn()
        #expect(root.presentedViewController == nil)
        #expect(sheet.view.window == nil)
        #expect(take().last == "dismissed")
        // A presentation that covers the screen loads its view inside the call.
        root.present(full, animated: false)
        #expect(take() == ["full viewDidLoad 390x844 0 0 false"])
        app.turn()
        #expect(full.view.window != nil)
        // A dismissal and the next presentation in one turn.
        root.dismiss(animated: false)
        root.present(sheet, animated: false)
        #expect(root.presentedViewController === sheet)
        app.turn()
        #expect(root.presentedViewController === sheet)
        #expect(full.view.window == nil)
        #expect(sheet.view.window != nil)
        // A page that is presented in this turn may present another page.
        sheet.dismiss(animated: false)
        app.turn()
        root.present(sheet, animated: false)
        sheet.present(full, animated: false)
        app.turn()
        #expect(full.view.window != nil)
    }

    @Test("of a stack that becomes a visible window's root and is pushed onto in the same turn, only the top loads")
    func coveredFirstPage() {
        let app = show(page("former"))
        let (first, second) = (page("first"), page("second"))
        _ = take()
        let stack = UINavigationController(rootViewController: first)
        app.window.rootViewController = stack
        stack.pushViewController(second, animated: false)
        #expect(stack.view.window === app.window)
        #expect(
            take().map { $0.split(separator: " ").prefix(2).joined(separator: " ") } == [
                "former viewWillDisappear", "former viewDidDisappear",
            ])
        app.settle()
        #expect(!first.isViewLoaded)
        let calls = take().map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
        #expect(
            calls == [
                "second viewDidLoad", "second viewWillAppear", "second safeArea", "second viewIsAppearing",
                "second layout", "second viewDidAppear",
            ])
        // A root that is replaced in the same turn does not appear.
        app.window.rootViewController = page("skipped")
        app.window.rootViewController = page("last")
        app.settle()
        let later = take()
        #expect(!later.contains { $0.hasPrefix("skipped viewWillAppear") })
        #expect(later.contains { $0.hasPrefix("last viewDidAppear") })
    }

    @Test("a window's first root has its size before viewWillAppear, and its safe area after that")
    func firstRoot() {
        let root = page("root")
        let app = show(root)
        #expect(
            take() == [
                "root viewDidLoad 390x844 0 0 false", "root viewWillAppear 390x844 0 0 true",
                "root safeArea 390x844 47 34 true",
                "root viewIsAppearing 390x844 47 34 true", "root layout 390x844 47 34 true",
                "root viewDidAppear 390x844 47 34 true",
            ])
        withExtendedLifetime(app) {}
    }

    @Test("the root of a window is laid out before it did appear")
    func root() {
        let app = show(page("first"))
        #expect(take().map { $0.split(separator: " ")[1] }.suffix(2) == ["layout", "viewDidAppear"])
        app.window.rootViewController = page("next")
        app.settle()
        #expect(
            take().filter { $0.hasPrefix("next") }.map { $0.split(separator: " ")[1] }.suffix(2) == [
                "layout", "viewDidAppear",
            ])
    }
}
