import Testing
import UIKit
import UIKitTesting

/// Animations that are not visible.
@MainActor
struct HiddenAnimationTests {
    @Test(
        "an animation of a hidden view ends like any other, and then no frame is asked for",
        arguments: ["hidden", "transparent", "in a hidden view", "outside"])
    func ends(place: String) {
        let root = UIViewController()
        let app = TestApp(root)
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        root.view.addSubview(outer)
        outer.addSubview(view)
        switch place {
        case "hidden": view.isHidden = true
        case "transparent": view.alpha = 0
        case "outside": outer.frame.origin.x = 5000
        default: outer.isHidden = true
        }
        app.settle()
        var ended = false
        UIView.animate(
            withDuration: 0.2, animations: { view.backgroundColor = .red }, completion: { _ in ended = true })
        app.advance(frames: 10)
        #expect(!ended)
        app.advance(frames: 5)
        #expect(ended)
        #expect(!app.isMoving)
    }
}
