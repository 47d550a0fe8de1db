import QuartzCore
import Testing
import UIKit
import UIKitTesting

/// Animations of layers and views.
@MainActor
struct LayerAnimationTests {
    @Test("an animation ends, unfinished, when its view leaves the window")
    func leaving() {
        let root = UIViewController()
        let app = TestApp(root)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        root.view.addSubview(view)
        app.turn()
        var finished: Bool?
        UIView.animate(withDuration: 10) {
            view.center.x = 200
        } completion: {
            finished = $0
        }
        app.advance(frames: 3)
        view.removeFromSuperview()
        #expect(finished == false)
        #expect(app.settle())
    }

    @Test("a view animation shows its way, keeps its goal in the model and completes once")
    func way() {
        let root = UIViewController()
        let app = TestApp(root)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        root.view.addSubview(view)
        app.turn()
        var completions = 0
        UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) {
            view.frame.origin.x = 100
        } completion: { _ in
            completions += 1
        }
        #expect(view.frame.minX == 100)
        app.turn()
        #expect(app.presentedFrame(of: view)?.minX == 0)
        app.advance(frames: 6)
        let middle = app.presentedFrame(of: view)?.minX ?? 0
        #expect(abs(middle - 50) < 0.01)
        app.settle()
        #expect(completions == 1)
        #expect(app.presentedFrame(of: view)?.minX == 100)
    }
}
