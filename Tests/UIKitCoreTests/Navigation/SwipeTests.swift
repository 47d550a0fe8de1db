import Testing
import UIKit
import UIKitTesting

/// The swipe from the leading edge.
@MainActor
struct SwipeTests {
    private func makeStack(rightToLeft: Bool = false) -> (TestApp, UINavigationController) {
        let root = UIViewController()
        let top = UIViewController()
        root.title = "Root"
        top.title = "Top"
        top.view.accessibilityIdentifier = "top"
        let navigation = UINavigationController(rootViewController: root)
        navigation.pushViewController(top, animated: false)
        return (TestApp(navigation, rightToLeft: rightToLeft), navigation)
    }

    @Test(
        "a swipe past the middle pops, also from a leading edge on the right",
        arguments: [false, true])
    func commits(rightToLeft: Bool) {
        let (app, navigation) = makeStack(rightToLeft: rightToLeft)
        let way: [CGFloat] = rightToLeft ? [386, 60] : [4, 330]
        app.drag(from: CGPoint(x: way[0], y: 400), to: CGPoint(x: way[1], y: 400), frames: 40)
        app.settle()
        #expect(navigation.viewControllers.map(\.title) == ["Root"])
    }

    @Test("a swipe from the trailing edge does nothing", arguments: [false, true])
    func wrongEdge(rightToLeft: Bool) {
        let (app, navigation) = makeStack(rightToLeft: rightToLeft)
        let way: [CGFloat] = rightToLeft ? [4, 330] : [386, 60]
        app.drag(from: CGPoint(x: way[0], y: 400), to: CGPoint(x: way[1], y: 400), frames: 40)
        app.settle()
        #expect(navigation.viewControllers.count == 2)
    }

    @Test("a short fling pops, a long drag thrown back does not")
    func flings() {
        let (app, navigation) = makeStack()
        app.drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 120, y: 400), frames: 4)
        app.settle()
        #expect(navigation.viewControllers.count == 1)
        navigation.pushViewController(UIViewController(), animated: false)
        app.settle()
        app.drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 300, y: 400), frames: 30, lifts: false)
        for x in stride(from: 300, through: 180, by: -30) { app.step(to: CGPoint(x: CGFloat(x), y: 400)) }
        app.lift()
        app.settle()
        #expect(navigation.viewControllers.count == 2)
    }

    @Test("the page follows the finger point by point")
    func tracks() {
        let (app, _) = makeStack()
        app.drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 214, y: 400), frames: 20, lifts: false)
        // The slop is ten points: 210 points of movement move the page by 200.
        let page = app.window.descendants.first { $0.accessibilityIdentifier == "top" }
        #expect(app.presentedFrame(of: page)?.minX == 200)
        app.lift()
        app.settle()
    }

    @Test("a settling page can be caught again, and the pop be cancelled")
    func caught() {
        let (app, navigation) = makeStack()
        app.drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 250, y: 400), frames: 30)
        app.advance(frames: 2)
        #expect(navigation.viewControllers.count == 1)
        app.drag(from: CGPoint(x: 6, y: 400), to: CGPoint(x: 40, y: 400), frames: 8, lifts: false)
        for x in stride(from: 40, through: 0, by: -10) { app.step(to: CGPoint(x: CGFloat(x), y: 400)) }
        for _ in 0..<12 { app.step(to: CGPoint(x: -200, y: 400)) }
        app.lift()
        app.settle()
        #expect(navigation.viewControllers.count == 2)
    }

    @Test(
        "no swipe begins without a back button to stand for", arguments: ["hidden bar", "hidden back", "own left item"])
    func refusals(reason: String) {
        let (app, navigation) = makeStack()
        switch reason {
        case "hidden bar": navigation.setNavigationBarHidden(true, animated: false)
        case "hidden back": navigation.topViewController?.navigationItem.hidesBackButton = true
        default:
            navigation.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem(
                title: "Own", style: .plain, target: nil, action: nil)
        }
        app.turn()
        app.drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 330, y: 400))
        app.settle()
        #expect(navigation.viewControllers.count == 2)
    }
}
