import Testing
import UIKit
import UIKitTesting

/// Presenting and presented controllers while a dismissal is animated.
@MainActor
struct LeavingPresentationTests {
    private final class Page: UIViewController {
        var seen: [String] = []
        private func note(_ call: String) {
            seen.append("\(call): \(presentingViewController == nil ? "alone" : "presented")")
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            note("will")
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            note("did")
        }
    }

    private let root = UIViewController()

    @Test(
        "A controller is presented until the animation of its dismissal has ended",
        arguments: [UIModalPresentationStyle.pageSheet, .fullScreen])
    func untilTheEnd(style: UIModalPresentationStyle) {
        let app = TestApp(root, draws: false)
        let page = Page()
        page.modalPresentationStyle = style
        root.present(page, animated: false)
        app.settle()
        var atEnd: [UIViewController?] = []
        root.dismiss(animated: true) { atEnd.append(self.root.presentedViewController) }
        app.advance(frames: 5)
        #expect(root.presentedViewController === page)
        #expect(page.presentingViewController === root)
        #expect(page.isBeingDismissed)
        app.settle()
        #expect(root.presentedViewController == nil)
        #expect(page.presentingViewController == nil)
        #expect(page.seen == ["will: presented", "did: alone"])
        #expect(atEnd == [nil])
    }

    @Test("A child of what presents sees the same as that")
    func child() {
        let child = UIViewController()
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        let app = TestApp(root, draws: false)
        let page = UINavigationController(rootViewController: UIViewController())
        root.present(page, animated: false)
        root.dismiss(animated: true)
        app.advance(frames: 5)
        #expect(child.presentedViewController === page)
        #expect(page.topViewController?.presentingViewController === root)
        app.settle()
        #expect(child.presentedViewController == nil)
        #expect(page.topViewController?.presentingViewController == nil)
    }

    @Test("A controller that is presented during another dismissal replaces it immediately and stays")
    func next() {
        let app = TestApp(root, draws: false)
        let (page, late) = (UIViewController(), UIViewController())
        root.present(page, animated: false)
        root.dismiss(animated: true)
        app.advance(frames: 5)
        root.present(late, animated: true)
        #expect(root.presentedViewController === late)
        app.settle()
        #expect(root.presentedViewController === late)
        #expect(late.presentingViewController === root)
        #expect(page.presentingViewController == nil)
    }

    @Test("A controller that is presented again during its dismissal is presented")
    func again() {
        let app = TestApp(root, draws: false)
        let page = UIViewController()
        root.present(page, animated: false)
        root.dismiss(animated: true)
        app.advance(frames: 5)
        root.present(page, animated: true)
        app.settle()
        #expect(root.presentedViewController === page)
        #expect(page.presentingViewController === root)
        root.dismiss(animated: true)
        app.settle()
        #expect(root.presentedViewController == nil)
        #expect(page.presentingViewController == nil)
    }

    @Test("A presenting controller that is freed during the dismissal is not retained")
    func freed() {
        let app = TestApp(root, draws: false)
        var page: UIViewController? = UIViewController()
        weak let gone = page
        root.present(page!, animated: false)
        root.dismiss(animated: true)
        app.advance(frames: 3)
        page = nil
        app.settle()
        #expect(gone == nil)
        #expect(root.presentedViewController == nil)
    }

    /// A controller that may prevent its dismissal by the user.
    private final class Keeper: UIViewController {
        var keeps = true
        override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
            if !keeps { super.dismiss(animated: flag, completion: completion) }
        }
    }

    @Test("A sheet that the app kept when the user flicked it away is dismissed later without the flick's velocity")
    func keptAfterFlick() {
        var tops: [CGFloat] = []
        for flicks in [false, true] {
            let keeper = Keeper()
            let page = UIViewController()
            page.sheetPresentationController?.detents = [.medium()]
            let app = TestApp(keeper, draws: false)
            keeper.present(page, animated: false)
            app.settle()
            if flicks { app.drag(from: CGPoint(x: 195, y: 450), to: CGPoint(x: 195, y: 600), frames: 5) }
            app.settle()
            #expect(keeper.presentedViewController === page)
            keeper.keeps = false
            keeper.dismiss(animated: true)
            app.advance(frames: 6)
            tops.append(app.presentedFrame(of: page.view)?.minY ?? 0)
        }
        #expect(tops[0] == tops[1])
    }
}
