import CoreGraphics
import Testing
import UIKit
import UIKitTesting

/// Orders of calls that were observed on iOS, and layouts that iOS does not perform.
@MainActor
struct MeasuredOrderTests {
    private final class Log {
        var lines: [String] = []
        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    private final class Page: UIViewController {
        let log: Log
        init(_ name: String, _ log: Log, _ style: UIModalPresentationStyle = .automatic) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
            title = name
            modalPresentationStyle = style
        }
        required init?(coder: NSCoder) { nil }
        private func note(_ line: String) { log.lines.append("\(title ?? "") \(line)") }
        override func viewDidLoad() { note("loads") }
        override func viewWillAppear(_ animated: Bool) { note("will appear") }
        override func viewDidAppear(_ animated: Bool) { note("did appear") }
        override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
        override func viewDidLayoutSubviews() {
            note(
                """
                lays out \(Int(view.bounds.width)) \
                \(traitCollection.horizontalSizeClass == .compact ? "compact" : "regular")
                """
            )
        }
    }

    private let log = Log()

    @Test(
        """
        a chain of full screens that is dismissed from below moves the top screen down, and those between go \
        without calls of their own
        """
    )
    func chain() throws {
        let root = Page("Root", log)
        let app = TestApp(root, draws: false)
        app.settle()
        var chain: [Page] = [root]
        for name in ["First", "Second", "Third"] {
            let next = Page(name, log, .fullScreen)
            chain[chain.count - 1].present(next, animated: false)
            app.settle()
            chain.append(next)
        }
        _ = log.take()
        root.dismiss(animated: true)
        app.advance(frames: 8)
        let top = try #require(app.presentedFrame(of: chain[3].view))
        #expect(top.minY > 60 && chain[3].view.window != nil)
        // The presenter is already below, and the pages between are in no window.
        #expect(chain[0].view.window != nil && chain[1].view.window == nil && chain[2].view.window == nil)
        app.settle()
        let lines = log.take().filter { $0.hasSuffix("appear") }
        #expect(lines.filter { $0.hasPrefix("First") || $0.hasPrefix("Second") } == [])
        #expect(lines.filter { $0.hasPrefix("Third") } == ["Third will disappear", "Third did disappear"])
        #expect(root.presentedViewController == nil)
        #expect(chain.dropFirst().allSatisfy { $0.view.window == nil && $0.presentingViewController == nil })
    }

    @Test(
        """
        a finger that pulls a full screen down has the presenter's view in the window, and it leaves again where \
        the finger takes it back
        """
    )
    func interactive() throws {
        final class Pull: NSObject, UIViewControllerTransitioningDelegate {
            final class Down: NSObject, UIViewControllerAnimatedTransitioning {
                func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
                    -> TimeInterval
                { 0.4 }
                func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
                    guard let view = transitionContext.view(forKey: .from) else {
                        return transitionContext.completeTransition(false)
                    }
                    if let below = transitionContext.view(forKey: .to) {
                        transitionContext.containerView.insertSubview(below, belowSubview: view)
                    }
                    UIView.animate(withDuration: 0.4) {
                        view.frame.origin.y += view.bounds.height
                    } completion: { _ in
                        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
                    }
                }
            }
            let drive = UIPercentDrivenInteractiveTransition()
            func animationController(forDismissed dismissed: UIViewController) -> (
                any UIViewControllerAnimatedTransitioning
            )? { Down() }
            func interactionControllerForDismissal(
                using animator: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)? { drive }
        }
        let root = Page("Root", log), full = Page("Full", log, .fullScreen), pull = Pull()
        let app = TestApp(root, draws: false)
        full.transitioningDelegate = pull
        root.present(full, animated: false)
        app.settle()
        #expect(root.view.window == nil)
        root.dismiss(animated: true)
        app.turn()
        pull.drive.update(0.4)
        app.advance(frames: 4)
        #expect(root.view.window === app.window)
        pull.drive.cancel()
        app.settle()
        #expect(root.view.window == nil)
        #expect(full.view.window === app.window)
        root.dismiss(animated: true)
        app.turn()
        pull.drive.update(0.5)
        pull.drive.finish()
        app.settle()
        #expect(root.view.window === app.window)
        #expect(full.view.window == nil)
    }

    @Test(
        """
        a split view that collapses makes its layouts with the new traits: no column is laid out in a part of the \
        new width
        """
    )
    func collapse() {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(Page("List", log), for: .primary)
        split.setViewController(Page("Detail", log), for: .secondary)
        let app = TestApp(split, size: CGSize(width: 1024, height: 768), draws: false)
        app.settle()
        _ = log.take()
        app.resize(to: CGSize(width: 390, height: 768))
        app.settle()
        #expect(split.isCollapsed)
        let layouts = log.take().filter { $0.contains("lays out") }
        #expect(!layouts.isEmpty)
        #expect(layouts.allSatisfy { $0.hasSuffix("390 compact") }, "\(layouts)")
    }

    @Test("a page of a window that gets narrow, or wide again, is laid out in the new width with the new traits alone")
    func resize() {
        let navigation = UINavigationController(rootViewController: Page("Page", log))
        let app = TestApp(navigation, size: CGSize(width: 1024, height: 768), draws: false)
        app.settle()
        for (width, traits) in [(390, "compact"), (1024, "regular")] {
            _ = log.take()
            app.resize(to: CGSize(width: width, height: 768))
            app.settle()
            let layouts = log.take().filter { $0.contains("lays out") }
            #expect(!layouts.isEmpty)
            #expect(layouts.allSatisfy { $0.hasSuffix("\(width) \(traits)") }, "\(layouts)")
        }
    }

    @Test("an animated push and an unanimated pop in one turn leave the first screen, with every will its did")
    func pushAndPop() {
        let navigation = UINavigationController(rootViewController: Page("Root", log))
        let app = TestApp(navigation, draws: false)
        app.settle()
        _ = log.take()
        let next = Page("Next", log)
        navigation.pushViewController(next, animated: true)
        navigation.popViewController(animated: false)
        app.settle()
        #expect(navigation.viewControllers.map(\.title) == ["Root"])
        let calls = log.take().filter { !$0.contains("lays out") }
        #expect(calls == [], "\(calls)")
        #expect(next.parent == nil)
        navigation.pushViewController(next, animated: true)
        app.advance(frames: 5)
        navigation.popViewController(animated: false)
        app.settle()
        #expect(navigation.viewControllers.map(\.title) == ["Root"])
        for name in ["Root", "Next"] {
            let own = log.lines.filter { $0.hasPrefix(name) }
            #expect(
                own.filter { $0.hasSuffix("will appear") }.count == own.filter { $0.hasSuffix("did disappear") }.count
                    || name == "Root", "\(own)")
        }
        #expect(log.lines.last { $0.hasPrefix("Root") && $0.hasSuffix("appear") } == "Root did appear")
        #expect(next.viewIfLoaded?.window == nil)
    }
}
