import RandomWalk
import SeededNumbers
import Testing
import UIKit
import UIKitTesting

@MainActor
struct HiddenBottomBarTests {
    @Test("a push of a page that hides the tab bar moves the bar out with the page below, under the new page")
    func push() throws {
        let stage = TabStage(["One", "Two"])
        stage.app.activate()
        let root = stage.stack.topViewController
        let page = stage.page("Deep", hides: true)
        stage.stack.pushViewController(page, animated: true)
        stage.app.advance(frames: 8)
        let bar = try #require(stage.bar)
        let below = try #require(stage.app.presentedFrame(of: root?.view))
        #expect(bar.minX < 0)
        #expect(bar.minX == below.minX)
        #expect(bar.minY == 761)
        #expect(root?.view.safeAreaInsets.bottom == 83, "content of the page that goes does not jump")
        #expect(page.view.safeAreaInsets.bottom == 34)
        stage.app.settle()
        #expect(stage.bar == nil)
        #expect(page.view.safeAreaInsets.bottom == 34)
        #expect(page.scrollView.adjustedContentInset.bottom == 34)
    }

    @Test("a pop brings the tab bar back with the page below")
    func pop() throws {
        let stage = TabStage(["One", "Two"])
        stage.app.activate()
        let root = stage.stack.topViewController
        stage.stack.pushViewController(stage.page("Deep", hides: true), animated: false)
        stage.app.settle()
        #expect(stage.bar == nil)
        stage.stack.popViewController(animated: true)
        stage.app.advance(frames: 6)
        #expect(stage.bar?.minX == stage.app.presentedFrame(of: root?.view)?.minX)
        #expect(root?.view.safeAreaInsets.bottom == 83)
        stage.app.settle()
        #expect(stage.bar == CGRect(x: 0, y: 761, width: 390, height: 83))
        #expect(stage.tabs.tabBar.superview === stage.tabs.view)
    }

    @Test("the tab bar stays hidden on pages above the page that hid it, until that page is popped")
    func above() {
        let stage = TabStage(["One"])
        stage.app.activate()
        stage.stack.pushViewController(stage.page("Hiding", hides: true), animated: true)
        stage.app.settle()
        stage.stack.pushViewController(stage.page("Above"), animated: true)
        stage.app.settle()
        #expect(stage.bar == nil)
        stage.stack.popViewController(animated: true)
        stage.app.settle()
        #expect(stage.bar == nil)
        stage.stack.popToRootViewController(animated: true)
        stage.app.settle()
        #expect(stage.bar?.minY == 761)
    }

    @Test("a swipe shows the bar, and a cancelled swipe hides the bar again without a jump")
    func swipe() throws {
        let stage = TabStage(["One"])
        stage.app.activate()
        let root = stage.stack.topViewController
        let page = stage.page("Deep", hides: true)
        stage.stack.pushViewController(page, animated: false)
        stage.app.settle()
        stage.app.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 100, y: 400), frames: 20, lifts: false)
        stage.app.advance(frames: 1)
        #expect(stage.bar?.minX == stage.app.presentedFrame(of: root?.view)?.minX)
        #expect(page.view.safeAreaInsets.bottom == 34, "the page that goes keeps its room")
        stage.app.advance(frames: 20)
        stage.app.lift()
        stage.app.settle()
        #expect(stage.stack.viewControllers.count == 2)
        #expect(stage.bar == nil)
        #expect(page.view.safeAreaInsets.bottom == 34)
        stage.app.swipe(from: .left)
        stage.app.settle()
        #expect(stage.stack.viewControllers.count == 1)
        #expect(stage.bar == CGRect(x: 0, y: 761, width: 390, height: 83))
        #expect(root?.view.safeAreaInsets.bottom == 83)
    }

    @Test("another tab shows the tab bar that a page of the first tab hid")
    func otherTab() {
        let stage = TabStage(["One", "Two"])
        stage.app.activate()
        stage.stack.pushViewController(stage.page("Deep", hides: true), animated: false)
        stage.app.settle()
        stage.tabs.selectedIndex = 1
        stage.app.settle()
        #expect(stage.bar?.minY == 761)
        #expect(stage.stack.topViewController?.view.safeAreaInsets.bottom == 83)
        stage.tabs.selectedIndex = 0
        stage.app.settle()
        #expect(stage.bar == nil)
        #expect(stage.stack.topViewController?.view.safeAreaInsets.bottom == 34)
    }

    @Test("a new stack shows or hides the tab bar for its top page, animated or not", arguments: [true, false])
    func newStack(animated: Bool) {
        let stage = TabStage(["One"])
        stage.app.activate()
        let root = stage.stack.viewControllers[0]
        stage.stack.setViewControllers(
            [root, stage.page("Hiding", hides: true), stage.page("Top")], animated: animated)
        stage.app.settle()
        #expect(stage.bar == nil)
        stage.stack.setViewControllers([root, stage.page("Other")], animated: animated)
        stage.app.settle()
        #expect(stage.bar?.minY == 761)
        #expect(stage.stack.topViewController?.view.safeAreaInsets.bottom == 83)
    }

    @Test("the window may be rotated while the tab bar moves")
    func resizing() {
        let stage = TabStage(["One"])
        stage.app.activate()
        stage.stack.pushViewController(stage.page("Deep", hides: true), animated: true)
        stage.app.advance(frames: 5)
        stage.app.resize(to: CGSize(width: 700, height: 390))
        stage.app.advance(frames: 2)
        stage.app.settle()
        #expect(stage.bar == nil)
        stage.stack.popViewController(animated: true)
        stage.app.advance(frames: 5)
        stage.app.resize(to: CGSize(width: 390, height: 844))
        stage.app.settle()
        #expect(stage.bar?.width == 390)
        #expect(stage.bar?.maxY == 844)
    }

    final class Fading: NSObject, UIViewControllerAnimatedTransitioning, UINavigationControllerDelegate {
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.3
        }
        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            guard let view = transitionContext.view(forKey: .to) else {
                return transitionContext.completeTransition(false)
            }
            transitionContext.containerView.addSubview(view)
            view.alpha = 0
            UIView.animate(withDuration: 0.3) {
                view.alpha = 1
            } completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        }
        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    }

    @Test("with a custom animator, the tab bar hides and appears with an animation of its own")
    func ownAnimator() throws {
        let stage = TabStage(["One"])
        stage.app.activate()
        let fading = Fading()
        stage.stack.delegate = fading
        let root = stage.stack.topViewController
        let page = stage.page("Deep", hides: true)
        stage.stack.pushViewController(page, animated: true)
        stage.app.advance(frames: 2)
        #expect(root?.view.safeAreaInsets.bottom == 83)
        #expect(page.view.safeAreaInsets.bottom == 34)
        stage.app.settle()
        #expect(stage.bar == nil)
        stage.stack.popViewController(animated: true)
        stage.app.settle()
        #expect(stage.bar == CGRect(x: 0, y: 761, width: 390, height: 83))
        #expect(root?.view.safeAreaInsets.bottom == 83)
    }

    @Test("after random requests the tab bar has the state that the stack requires", arguments: [1, 2, 3])
    func random(seed: UInt64) {
        var random = SeededNumbers(seed: seed)
        let stage = TabStage(["One", "Two", "Three"], rightToLeft: seed == 2)
        var made = 0
        for step in 0..<400 {
            stage.app.activate()
            let animated = Bool.random(using: &random)
            let stack = stage.stack
            made += 1
            switch Int.random(in: 0..<10, using: &random) {
            case 0...2: stack.pushViewController(stage.page("P\(made)", hides: made % 3 == 0), animated: animated)
            case 3, 4: stack.popViewController(animated: animated)
            case 5: stack.popToRootViewController(animated: animated)
            case 6: stage.tabs.selectedIndex = Int.random(in: 0..<3, using: &random)
            case 7:
                let root = stack.viewControllers[0]
                stack.setViewControllers([root, stage.page("Q\(made)", hides: made % 2 == 0)], animated: animated)
            case 8:
                stage.app.resize(
                    to: Bool.random(using: &random) ? CGSize(width: 390, height: 844) : CGSize(width: 1024, height: 768)
                )
            default:
                stage.app.drag(
                    from: CGPoint(x: 2, y: 300), to: CGPoint(x: CGFloat.random(in: 30...300, using: &random), y: 300),
                    frames: 4)
            }
            stage.app.advance(frames: Int.random(in: 0...12, using: &random))
            guard step % 5 == 0 else { continue }
            stage.app.settle()
            let hides = stage.stack.viewControllers.contains { $0.hidesBottomBarWhenPushed }
            #expect(stage.tabs.tabBar.isHidden == hides, "step \(step)")
            #expect(stage.tabs.tabBar.superview === stage.tabs.view)
            #expect(stage.tabs.tabBar.frame.maxY == stage.app.window.bounds.height)
            let top = stage.stack.topViewController
            let display = stage.app.window.safeAreaInsets.bottom
            #expect(top?.view.window != nil)
            #expect(
                top?.view.safeAreaInsets.bottom == display + (hides ? 0 : stage.tabs.tabBar.bounds.height - display),
                "step \(step)")
        }
    }

    @Test("tabs, stacks and the tab bar retain no removed objects")
    func leaks() {
        weak var tabs: UITabBarController?
        weak var page: UIViewController?
        autoreleasepool {
            let stage = TabStage(["A", "B", "C", "D", "E", "F"])
            stage.app.activate()
            stage.tabs.selectedIndex = 5
            let pushed = stage.page("Deep", hides: true)
            (stage.tabs.moreNavigationController).pushViewController(pushed, animated: true)
            page = pushed
            stage.app.settle()
            stage.tabs.selectedIndex = 0
            stage.app.settle()
            tabs = stage.tabs
            stage.app.window.rootViewController = UIViewController()
            stage.app.settle()
        }
        #expect(tabs == nil)
        #expect(page == nil)
    }
}

private func autoreleasepool(_ body: () -> Void) { body() }
