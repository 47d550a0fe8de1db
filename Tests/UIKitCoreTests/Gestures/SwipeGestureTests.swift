import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
struct SwipeGestureTests {
    @Test("a swipe sends its action once, while the finger is still down, and a slow drag sends none")
    func swipe() {
        let page = UIViewController()
        let app = TestApp(page, draws: false)
        var states: [UIGestureRecognizer.State] = []
        let swipe = UISwipeGestureRecognizer { states.append($0.state) }
        swipe.direction = .left
        page.view.addGestureRecognizer(swipe)
        app.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 200, y: 400), frames: 10, lifts: false)
        #expect(states == [.ended])
        app.lift()
        app.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 300, y: 400), frames: 10)
        app.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 250, y: 400), frames: 60)
        #expect(states == [.ended])
    }

    @Test("a swipe on a page wins against a tap on it, and ends the touch there")
    func winsAgainstTap() {
        let page = UIViewController()
        let app = TestApp(page, draws: false)
        var received: [String] = []
        page.view.addGestureRecognizer(UITapGestureRecognizer { _ in received.append("tap") })
        page.view.addGestureRecognizer(UISwipeGestureRecognizer { _ in received.append("swipe") })
        app.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 200, y: 400), frames: 8)
        app.tap(at: CGPoint(x: 100, y: 400))
        app.settle()
        #expect(received == ["swipe", "tap"])
    }
}
