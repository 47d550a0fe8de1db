import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct KeyframeTests {
    @Test("Keyframes follow each other, and the completion comes at the end of the whole")
    func steps() throws {
        let page = UIViewController()
        let view = UIView(frame: CGRect(x: 0, y: 100, width: 20, height: 20))
        view.accessibilityLabel = "Box"
        view.isAccessibilityElement = true
        page.view.addSubview(view)
        let app = TestApp(page)
        app.settle()
        var ended: Bool?
        UIView.animateKeyframes(withDuration: 1, delay: 0, animations: {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.frame.origin.x = 100 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.frame.origin.x = 20 }
        }, completion: { ended = $0 })
        func x() -> CGFloat { app.presentedFrame(of: view)?.minX ?? -1 }
        app.turn()
        app.advance(frames: 15)
        #expect(abs(x() - 50) < 5)
        app.advance(frames: 15)
        #expect(abs(x() - 100) < 5)
        app.advance(frames: 15)
        #expect(abs(x() - 60) < 5)
        #expect(ended == nil)
        app.advance(frames: 20)
        #expect(x() == 20 && ended == true)
    }

    @Test("A keyframe outside of keyframe animations holds at once, and animations without keyframes are over at once")
    func alone() {
        let view = UIView()
        var ended = false
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0.5 }
        UIView.animateKeyframes(withDuration: 1, delay: 0, animations: {}, completion: { ended = $0 })
        #expect(view.alpha == 0.5 && ended)
    }
}
