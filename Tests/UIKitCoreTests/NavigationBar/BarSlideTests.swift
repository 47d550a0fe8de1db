import Testing
import UIKit
import UIKitTesting

/// Bars that slide out and in.
@MainActor
struct BarSlideTests {
    /// A page that hides the bar.
    private final class Bare: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            navigationController?.setNavigationBarHidden(true, animated: animated)
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            navigationController?.setNavigationBarHidden(false, animated: animated)
        }
    }

    @Test("a bar that only the old screen has slides out sideways with the push, and returns with the pop")
    func sideways() {
        let root = UIViewController()
        root.title = "Root"
        let navigation = UINavigationController(rootViewController: root)
        let app = TestApp(navigation)
        let bar = navigation.navigationBar
        #expect(app.presentedFrame(of: bar) == CGRect(x: 0, y: 47, width: 390, height: 44))
        navigation.pushViewController(Bare(), animated: true)
        app.advance(frames: 6)
        let moving = app.presentedFrame(of: bar)
        #expect(moving?.minY == 47)
        #expect((moving?.minX ?? 0) < -50)
        app.settle()
        #expect(app.presentedFrame(of: bar).map { $0.maxY <= 0 } == true)
        navigation.popViewController(animated: true)
        app.advance(frames: 6)
        #expect(app.presentedFrame(of: bar)?.minY == 47)
        #expect((app.presentedFrame(of: bar)?.minX ?? 0) < 0)
        app.settle()
        #expect(app.presentedFrame(of: bar) == CGRect(x: 0, y: 47, width: 390, height: 44))
    }

    @Test(
        "hidden outside a transition, the bar slides up within 0.2 seconds and the content extends to its area"
    )
    func upwards() {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        let app = TestApp(navigation)
        #expect(root.view.safeAreaInsets.top == 91)
        navigation.setNavigationBarHidden(true, animated: true)
        app.turn()
        app.advance(frames: 6)
        let moving = app.presentedFrame(of: navigation.navigationBar)
        #expect(moving?.minX == 0)
        #expect((moving?.minY ?? 47) < 40)
        app.advance(frames: 8)
        #expect(app.presentedFrame(of: navigation.navigationBar).map { $0.maxY <= 0 } == true)
        #expect(root.view.safeAreaInsets.top == 47)
    }
}
