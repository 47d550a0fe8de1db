import Testing
import UIKit
import UIKitTesting

/// Requests inside the calls of a presentation, and views whose owners were freed.
@MainActor
struct PresentationReentryTests {
    final class SelfDismissing: UIViewController {
        var inWill = false
        private var isDone = false
        private func go() {
            guard !isDone else { return }
            isDone = true
            dismiss(animated: true)
        }
        override func viewWillLayoutSubviews() { if inWill { go() } }
        override func viewDidLayoutSubviews() { if !inWill { go() } }
    }

    @Test(
        "a page that is dismissed in its own first layout goes",
        arguments: [
            UIModalPresentationStyle.fullScreen, .pageSheet, .formSheet, .overFullScreen, .popover, .currentContext,
            .custom,
        ], [true, false])
    func firstLayout(style: UIModalPresentationStyle, inWill: Bool) {
        let stack = UINavigationController(rootViewController: UIViewController())
        let app = TestApp(stack, draws: false)
        stack.pushViewController(UIViewController(), animated: false)
        app.settle()
        weak var gone: UIViewController?
        func present() {
            let page = SelfDismissing()
            page.inWill = inWill
            page.modalPresentationStyle = style
            gone = page
            stack.present(page, animated: true)
        }
        present()
        app.settle()
        #expect(stack.presentedViewController == nil)
        #expect(stack.transitionCoordinator == nil)
        #expect(app.window.subviews.count == 1)
        #expect(gone == nil)
        stack.popViewController(animated: true)
        app.settle()
        #expect(stack.viewControllers.count == 1)
    }

    /// Replaces the window's root when it is covered.
    final class Replacing: UIViewController {
        var newRoot: UIViewController?
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            guard let newRoot else { return }
            self.newRoot = nil
            view.window?.rootViewController = newRoot
        }
    }

    @Test(
        "a root that is replaced in its disappearance call ends its presentations as well",
        arguments: [true, false])
    func rootReplaced(animated: Bool) {
        let next = UIViewController()
        weak var old: UIViewController?
        weak var page: UIViewController?
        func make() -> TestApp {
            let root = Replacing()
            let app = TestApp(root, draws: false)
            let made = UIViewController()
            made.modalPresentationStyle = .fullScreen
            (old, page) = (root, made)
            root.newRoot = next
            root.present(made, animated: animated)
            return app
        }
        let app = make()
        app.settle()
        #expect(app.window.rootViewController === next)
        #expect(app.window.subviews == [next.view])
        #expect(old == nil)
        #expect(page == nil)
    }

    @Test("what a dismissal in a completion makes room for is presented at once")
    func exchange() {
        let root = UIViewController()
        let app = TestApp(root, draws: false)
        let (one, two) = (UIViewController(), UIViewController())
        root.present(one, animated: true) {
            root.dismiss(animated: false)
            root.present(two, animated: true)
            #expect(root.presentedViewController === two)
        }
        app.settle()
        #expect(root.presentedViewController === two)
        #expect(two.presentingViewController === root)
        #expect(one.presentingViewController == nil)
        #expect(one.view.window == nil)
        #expect(two.view.window != nil)
    }

    @Test("a presentation in a context disappears and appears with the page that it covers")
    func context() {
        let root = UIViewController()
        let stack = UINavigationController(rootViewController: root)
        root.definesPresentationContext = true
        let app = TestApp(stack, draws: false)
        let page = UIViewController()
        page.title = "Page"
        page.modalPresentationStyle = .currentContext
        root.present(page, animated: false)
        app.settle()
        let recorder = app.recordCalls()
        stack.pushViewController(UIViewController(), animated: true)
        app.settle()
        stack.popViewController(animated: true)
        app.settle()
        #expect(
            recorder.take().filter { $0.hasPrefix("Page") && !$0.contains("IsApp") } == [
                "Page viewWillDisappear animated", "Page viewDidDisappear animated", "Page viewWillAppear animated",
                "Page viewDidAppear animated",
            ])
        #expect(page.view.window != nil)
    }

    @Test(
        "an alert's view shows also where the alert went, in either style",
        arguments: [UIAlertController.Style.alert, .actionSheet])
    func alertWent(style: UIAlertController.Style) {
        let host = UIViewController()
        let app = TestApp(host)
        func add() {
            let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            if style == .alert { alert.addTextField() }
            alert.view.frame = CGRect(x: 20, y: 100, width: 270, height: 200)
            host.view.addSubview(alert.view)
        }
        add()
        app.settle()
        #expect(app.findAll(UILabel.self).contains { $0.text == "Title" })
        // The view stays in the window without behavior.
        app.tap(at: CGPoint(x: 155, y: 280))
        app.resize(to: CGSize(width: 320, height: 480))
        app.settle()
        #expect(host.view.subviews.count == 1)
    }

    @Test("a sheet whose container outlives it takes no finger any more, and nothing stops the app")
    func containerOutlives() throws {
        let root = UIViewController()
        let app = TestApp(root, draws: false)
        let page = UIViewController()
        page.sheetPresentationController?.detents = [.medium(), .large()]
        root.present(page, animated: false)
        app.settle()
        let card = try #require(page.view.superview)
        root.dismiss(animated: false)
        app.settle()
        root.view.addSubview(card)
        app.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 800), frames: 6)
        app.settle()
        #expect(root.presentedViewController == nil)
    }

    @Test(
        "a controller of which only the view is in the window stays as long as it presents, and goes with the dismissal"
    )
    func hostWithoutOwner() {
        let app = TestApp(UIViewController(), draws: false)
        weak var host: UIViewController?
        weak var page: UIViewController?
        func show() {
            let made = (host: UIViewController(), page: UIViewController())
            made.host.view.frame = app.window.bounds
            app.window.addSubview(made.host.view)
            (host, page) = made
            made.host.present(made.page, animated: false)
        }
        show()
        app.settle()
        #expect(page?.presentingViewController != nil)
        page?.dismiss(animated: true)
        app.settle()
        #expect(page == nil)
        #expect(host == nil)
        #expect(app.window.subviews.count == 2)
    }

    @Test("a window that is removed removes its presentations")
    func windowGoes() {
        weak var root: UIViewController?
        weak var page: UIViewController?
        func show() {
            let app = TestApp(UIViewController(), draws: false)
            let made = UIViewController()
            (root, page) = (app.window.rootViewController, made)
            root?.present(made, animated: false)
            app.settle()
            app.window.isHidden = true
        }
        show()
        TestApp(draws: false).settle()
        #expect(root == nil)
        #expect(page == nil)
    }
}
