import Testing
import UIKit
import UIKitTesting

/// The order of calls, compared with UIKit's logs on devices.
@MainActor
struct NavigationCallbackTests {
    let recorder = CallRecorder()

    func makeStack() -> (TestApp, UINavigationController, RecordingNavigationDelegate) {
        let navigation = UINavigationController(rootViewController: RecordingViewController("A", recorder))
        let delegate = RecordingNavigationDelegate(recorder)
        navigation.delegate = delegate
        let app = TestApp(navigation)
        return (app, navigation, delegate)
    }

    @Test("the root appears with its container")
    func firstAppearance() {
        _ = makeStack()
        #expect(
            recorder.lines == [
                "A willMove to parent", "A didMove to parent", "A viewDidLoad", "A viewWillAppear", "willShow A",
                "A viewDidAppear", "didShow A",
            ])
    }

    @Test("a push calls the old screen, the new screen and the delegate in UIKit's order")
    func push() {
        let (app, navigation, delegate) = makeStack()
        _ = recorder.take()
        navigation.pushViewController(RecordingViewController("B", recorder), animated: true)
        app.turn()
        #expect(
            recorder.take() == [
                "B willMove to parent", "B viewDidLoad", "A viewWillDisappear animated", "B viewWillAppear animated",
                "willShow B animated",
            ])
        app.settle()
        #expect(
            recorder.take() == [
                "A viewDidDisappear animated", "B viewDidAppear animated", "B didMove to parent", "didShow B animated",
            ])
        _ = delegate
    }

    @Test("a pop calls both screens, and releases the popped screen last")
    func pop() {
        let (app, navigation, delegate) = makeStack()
        navigation.pushViewController(RecordingViewController("B", recorder), animated: false)
        app.turn()
        _ = recorder.take()
        navigation.popViewController(animated: true)
        app.settle()
        #expect(
            recorder.take() == [
                "B willMove to nil", "B viewWillDisappear animated", "A viewWillAppear animated", "willShow A animated",
                "B viewDidDisappear animated", "A viewDidAppear animated", "didShow A animated", "B didMove to nil",
            ])
        _ = delegate
    }

    @Test("a push takes half a second of frames")
    func pushTakesHalfASecond() {
        let (app, navigation, delegate) = makeStack()
        navigation.pushViewController(RecordingViewController("B", recorder), animated: true)
        app.activate()
        _ = recorder.take()
        app.advance(frames: 30)
        #expect(recorder.lines.isEmpty)
        app.advance(frames: 2)
        #expect(recorder.lines.last == "didShow B animated")
        _ = delegate
    }

    @Test("a cancelled swipe reverses every call, and the delegate gets none")
    func cancelledSwipe() {
        let (app, navigation, delegate) = makeStack()
        navigation.pushViewController(RecordingViewController("B", recorder), animated: false)
        app.settle()
        _ = recorder.take()
        app.drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 120, y: 400), frames: 30, lifts: false)
        app.advance(frames: 12)
        #expect(
            recorder.take() == [
                "B willMove to nil", "B viewWillDisappear animated", "A viewWillAppear animated", "willShow A animated",
            ])
        app.lift()
        app.settle()
        #expect(
            recorder.take() == [
                "A viewWillDisappear animated", "A viewDidDisappear animated", "B viewWillAppear animated",
                "B viewDidAppear animated",
                "B didMove to parent",
            ])
        #expect(navigation.viewControllers.map(\.title) == ["A", "B"])
        _ = delegate
    }
}
