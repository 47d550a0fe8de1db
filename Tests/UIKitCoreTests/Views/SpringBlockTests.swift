import Testing
import UIKit
import UIKitTesting

/// Animations by a spring with a duration and a bounce.
@MainActor
struct SpringBlockTests {
    private func highest(_ bounce: CGFloat) -> (CGFloat, Bool) {
        let page = UIViewController()
        let app = TestApp(page, draws: false)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        page.view.addSubview(view)
        app.settle()
        var isOver = false
        UIView.animate(springDuration: 0.4, bounce: bounce) {
            view.center.x = 100
        } completion: {
            isOver = $0
        }
        #expect(view.center.x == 100)
        var most: CGFloat = 0
        for _ in 0..<120 {
            app.advance(seconds: 1.0 / 60)
            most = max(most, view.layer.presentation()?.position.x ?? 0)
        }
        return (most, isOver)
    }

    @Test("a spring without bounce does not pass its goal, and one with bounce does")
    func bounce() {
        let calm = highest(0)
        #expect(calm.0 < 100.5 && calm.0 > 99)
        #expect(calm.1)
        let lively = highest(0.5)
        #expect(lively.0 > 105)
        #expect(lively.1)
    }
}
