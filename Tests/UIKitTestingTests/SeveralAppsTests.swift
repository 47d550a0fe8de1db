import Testing
import UIKit
import UIKitTesting

/// Apps of several tests exist side by side in one process.
@MainActor
struct SeveralAppsTests {
    @Test("what an app does after a wait happens in that app, also where another is driven meanwhile")
    func waits() async throws {
        let (stream, go) = AsyncStream<Void>.makeStream()
        let root = UIViewController()
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        root.view.addSubview(box)
        var isDone = false
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Start",
            primaryAction: UIAction { _ in
                Task {
                    for await _ in stream { break }
                    UIView.animate(
                        withDuration: 0.25, animations: { box.frame.origin.x = 100 }, completion: { _ in isDone = true }
                    )
                }
            })
        let app = TestApp(UINavigationController(rootViewController: root), draws: false)
        try app.tap("Start")
        app.settle()
        let other = TestApp(UIViewController(), draws: false)
        other.settle()
        go.yield()
        while box.frame.minX == 0 {
            other.advance(frames: 1)
            await Task.yield()
        }
        #expect(!other.isMoving)
        #expect(!isDone)
        app.advance(frames: 5)
        #expect((app.presentedFrame(of: box)?.minX ?? 0) < 100)
        app.settle()
        #expect(isDone)
    }

    @Test("after a suspension a test is in its own app, also if another test created an app meanwhile")
    func suspension() async {
        let app = TestApp(UIViewController(), draws: false)
        let other = await Task.detached { @MainActor in TestApp(UIViewController(), draws: false) }.value
        #expect(UIApplication.shared.windows.first === app.window)
        let view = UIView()
        app.window.addSubview(view)
        UIView.animate(withDuration: 1, animations: { view.frame.origin.x = 100 })
        #expect(app.isMoving)
        withExtendedLifetime(other) {}
        app.settle()
        #expect(view.frame.minX == 100)
    }

    @Test("after a suspension an image has the scale of the test's own screen, although another app has another scale")
    func scale() async {
        let app = TestApp(UIViewController(), scale: 2, draws: false)
        let other = await Task.detached { @MainActor in TestApp(UIViewController(), scale: 3, draws: false) }.value
        #expect(UIGraphicsImageRendererFormat().scale == 2)
        withExtendedLifetime((app, other)) {}
    }

    @Test("after a suspension text has the direction of the language of the test's own app")
    func language() async {
        let app = TestApp(UIViewController(), language: "ar", draws: false)
        let other = await Task.detached { @MainActor in TestApp(UIViewController(), draws: false) }.value
        #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: nil) == .rightToLeft)
        withExtendedLifetime((app, other)) {}
    }
}
