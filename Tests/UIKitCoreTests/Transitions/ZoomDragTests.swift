import Testing
import UIKit
import UIKitTesting

/// A drag that dismisses a zoomed page.
@MainActor
struct ZoomDragTests {
    let root = CustomStage.page("Root")
    let page = CustomStage.page("Page")
    let source = UIView(frame: CGRect(x: 40, y: 300, width: 100, height: 50))
    let options = UIViewController.Transition.ZoomOptions()
    let recorder = CallRecorder()

    /// A stack with the zoomed page on top.
    private func stack(rightToLeft: Bool = false) -> (TestApp, UINavigationController) {
        root.view.addSubview(source)
        page.preferredTransition = .zoom(options: options) { [source] _ in source }
        let navigation = UINavigationController(rootViewController: root)
        navigation.pushViewController(page, animated: false)
        let app = TestApp(navigation, rightToLeft: rightToLeft, draws: false)
        app.settle()
        return (app, navigation)
    }

    private static let whole = CGRect(x: 0, y: 0, width: 390, height: 844)

    private func isWhole(_ app: TestApp) -> Bool {
        source.alpha == 1 && page.view.transform.isIdentity && page.view.alpha == 1 && !page.view.clipsToBounds
            && page.view.layer.cornerRadius == 0
            && app.animatedLayers.isEmpty
    }

    @Test("a pull down moves and shrinks the screen with the finger, and the release zooms it into its source")
    func pull() throws {
        let (app, navigation) = stack()
        app.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 215, y: 520), lifts: false)
        let held = try #require(app.presentedFrame(of: page.view))
        #expect(held.width < 360)
        #expect(held.width > 250)
        #expect(held.contains(CGPoint(x: 215, y: 520)))
        // The point of the page under the finger is still under the finger.
        #expect(abs((215 - held.minX) / held.width - 0.5) < 0.06)
        #expect(source.alpha == 0)
        #expect(navigation.viewControllers == [root])
        #expect(navigation.transitionCoordinator?.isInteractive == true)
        app.lift()
        app.advance(frames: 8)
        #expect(try #require(app.presentedFrame(of: page.view)).width < held.width)
        app.settle()
        #expect(navigation.topViewController === root)
        #expect(page.view.window == nil)
        #expect(isWhole(app))
    }

    @Test("a short pull gives the screen back, and every call has its end")
    func cancel() throws {
        let (app, navigation) = stack()
        let recorder = app.recordCalls(of: navigation)
        app.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 370), frames: 30, lifts: false)
        app.advance(seconds: 0.5)
        app.lift()
        app.settle()
        #expect(navigation.viewControllers == [root, page])
        #expect(app.presentedFrame(of: page.view) == Self.whole)
        #expect(isWhole(app))
        let calls = recorder.take()
        #expect(calls.contains { $0.contains("Page viewWillDisappear") })
        #expect(calls.contains { $0.contains("Page viewDidAppear") })
        #expect(!calls.contains { $0.contains("Page viewDidDisappear") })
        // A second drag to the end.
        app.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 700))
        app.settle()
        #expect(navigation.viewControllers == [root])
    }

    @Test("the leading edge takes the screen along too", arguments: [false, true])
    func edge(rightToLeft: Bool) throws {
        let (app, navigation) = stack(rightToLeft: rightToLeft)
        let (start, end) = rightToLeft ? (388.0, 200.0) : (2.0, 190.0)
        app.drag(from: CGPoint(x: start, y: 400), to: CGPoint(x: end, y: 420), lifts: false)
        #expect(try #require(app.presentedFrame(of: page.view)).width < 350)
        app.lift()
        app.settle()
        #expect(navigation.viewControllers == [root])
        #expect(isWhole(app))
    }

    @Test("the app decides whether a drag may begin, and receives UIKit's own decision")
    func rule() {
        var asked: [(CGPoint, CGFloat, Bool)] = []
        var answer = false
        options.interactiveDismissShouldBegin = { context in
            asked.append((context.location, context.velocity.dy, context.willBegin))
            return answer
        }
        let (app, navigation) = stack()
        app.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 700))
        app.settle()
        #expect(navigation.viewControllers == [root, page])
        #expect(asked.count == 1 && asked[0].2 && asked[0].1 > 0 && asked[0].0.x == 195)
        // UIKit ignores an upward pull.
        app.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 300))
        #expect(asked.count == 2 && !asked[1].2)
        answer = true
        app.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 700))
        app.settle()
        #expect(navigation.viewControllers == [root])
    }

    @Test("content that can scroll up keeps the finger, and gives it away at its top")
    func content() {
        let scrolling = ScrollingPage("Scrolling")
        scrolling.preferredTransition = .zoom { [source] _ in source }
        root.view.addSubview(source)
        let navigation = UINavigationController(rootViewController: root)
        navigation.pushViewController(scrolling, animated: false)
        let app = TestApp(navigation, draws: false)
        app.settle()
        app.scroll(by: 300)
        app.settle()
        app.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 400))
        app.settle()
        #expect(navigation.viewControllers.count == 2)
        app.activate()
        scrolling.scrollView.contentOffset.y = -scrolling.scrollView.adjustedContentInset.top
        app.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 700))
        app.settle()
        #expect(navigation.viewControllers == [root])
    }

    @Test("requests in the middle of a pull are carried out, and leave both screens whole", arguments: 0..<5)
    func interrupted(request: Int) {
        let (app, navigation) = stack()
        app.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 450), lifts: false)
        app.activate()
        let other = CustomStage.page("Other")
        switch request {
        case 0: navigation.pushViewController(other, animated: true)
        case 1: navigation.pushViewController(other, animated: false)
        case 2: navigation.setViewControllers([root], animated: false)
        case 3: navigation.popViewController(animated: true)
        default: app.resize(to: CGSize(width: 844, height: 390))
        }
        app.step(to: CGPoint(x: 195, y: 480))
        app.lift()
        app.settle()
        #expect(navigation.topViewController?.view.window != nil)
        #expect(navigation.topViewController?.view.transform.isIdentity == true)
        #expect(navigation.transitionCoordinator == nil)
        #expect(isWhole(app))
        for hidden in navigation.viewControllers.dropLast() { #expect(hidden.viewIfLoaded?.window == nil) }
    }

    @Test("a pull dismisses a presented screen too, and a short pull returns it", arguments: [true, false])
    func presented(completes: Bool) throws {
        root.view.addSubview(source)
        let app = TestApp(root, draws: false)
        page.modalPresentationStyle = .fullScreen
        page.preferredTransition = .zoom(options: options) { [source] _ in source }
        root.present(page, animated: false)
        app.settle()
        app.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: completes ? 560 : 360), frames: 30, lifts: false)
        #expect(try #require(app.presentedFrame(of: page.view)).width < 380)
        app.advance(seconds: 0.5)
        app.lift()
        app.settle()
        #expect((root.presentedViewController == nil) == completes)
        #expect((page.view.window == nil) == completes)
        #expect(app.presentedFrame(of: completes ? root.view : page.view) == Self.whole)
        #expect(isWhole(app))
    }

    @Test("a modal screen stays, and says so")
    func modal() {
        final class Judge: NSObject, UIAdaptivePresentationControllerDelegate {
            var did = 0
            func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { did += 1 }
        }
        root.view.addSubview(source)
        let app = TestApp(root, draws: false)
        let judge = Judge()
        page.modalPresentationStyle = .fullScreen
        page.preferredTransition = .zoom(options: options) { [source] _ in source }
        page.isModalInPresentation = true
        page.presentationController?.delegate = judge
        root.present(page, animated: false)
        app.settle()
        app.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 700))
        app.settle()
        #expect(root.presentedViewController === page)
        #expect(judge.did == 0)
        page.isModalInPresentation = false
        app.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 350), frames: 40)
        app.settle()
        #expect(judge.did == 0)
        app.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 700))
        app.settle()
        #expect(root.presentedViewController == nil)
        #expect(judge.did == 1)
    }
}
