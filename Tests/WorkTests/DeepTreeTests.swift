import Dispatch
import Foundation
import Testing
import UIKit
import UIKitTesting
import WorkGrowth

/// Trees of thousands of levels: each level takes the same time, and no thread's stack overflows.
@MainActor @Suite(.serialized) struct DeepTreeTests {
    private static let frame = CGRect(x: 0, y: 0, width: 300, height: 300)

    /// A chain of nested views, and the last of them.
    private func chain(_ count: Int) -> (top: UIView, last: UIView) {
        let top = UIView(frame: Self.frame)
        var last = top
        for _ in 0..<count {
            let view = UIView(frame: Self.frame)
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            last.addSubview(view)
            last = view
        }
        last.backgroundColor = .red
        return (top, last)
    }

    @Test("Five thousand views in one another are shown, touched, resized and removed")
    func views() {
        let page = UIViewController()
        let app = TestApp(page, scale: 1)
        app.turn()
        weak var end: UIView?
        do {
            let (top, last) = chain(5_000)
            end = last
            page.view.addSubview(top)
            app.turn()
            #expect(app.window.hitTest(CGPoint(x: 100, y: 100), with: nil) === last)
            app.tap(at: CGPoint(x: 100, y: 100))
            app.isDark.toggle()
            app.turn()
            #expect(last.traitCollection.userInterfaceStyle == .dark)
            page.additionalSafeAreaInsets.top = 20
            app.turn()
            #expect(last.safeAreaInsets.top == top.safeAreaInsets.top)
            top.frame.size.width = 200
            app.turn()
            #expect(last.frame.width == 200)
            #expect(app.spokenText.isEmpty)
            top.removeFromSuperview()
            app.turn()
            #expect(last.window == nil)
        }
        #expect(end == nil)
    }

    @Test("Five thousand controllers in one another appear, turn and disappear")
    func controllers() {
        let page = UIViewController()
        let app = TestApp(page, draws: false)
        app.turn()
        weak var end: UIViewController?
        do {
            let top = UIViewController()
            var last = top
            for _ in 0..<5_000 {
                let child = UIViewController()
                last.addChild(child)
                last.view.addSubview(child.view)
                child.didMove(toParent: last)
                last = child
            }
            end = last
            let calls = app.recordCalls()
            page.addChild(top)
            page.view.addSubview(top.view)
            top.didMove(toParent: page)
            app.turn()
            #expect(calls.take().filter { $0.contains("viewDidAppear") }.count >= 5_000)
            app.isDark.toggle()
            app.resize(to: CGSize(width: 700, height: 400))
            app.turn()
            #expect(last.traitCollection.userInterfaceStyle == .dark)
            top.willMove(toParent: nil)
            top.view.removeFromSuperview()
            top.removeFromParent()
            app.turn()
        }
        #expect(end == nil)
    }

    @Test("Two thousand stack views in one another are laid out")
    func stacks() {
        let page = UIViewController()
        let app = TestApp(page, draws: false)
        let top = UIStackView(frame: Self.frame)
        var last = top
        for _ in 0..<2_000 {
            let stack = UIStackView()
            last.addArrangedSubview(stack)
            last = stack
        }
        page.view.addSubview(top)
        app.turn()
        #expect(last.frame.size == Self.frame.size)
    }

    @Test("A touch finds its view in time in proportion to the depth")
    func hitTest() {
        let app = TestApp(UIViewController(), draws: false)
        let chains = [200, 3_200].map(chain)
        let growth = WorkGrowth(to: 3_200) { count in
            let (top, last) = chains[count == 200 ? 0 : 1]
            #expect(top.hitTest(CGPoint(x: 50, y: 50), with: nil) === last)
        }
        #expect(growth < .linear)
        withExtendedLifetime(app) {}
    }

    @Test("Layers thirty thousand levels deep end on a thread with a stack of 512 KB")
    func end() {
        let ended = DispatchSemaphore(value: 0)
        let thread = Thread {
            var layer = CALayer()
            for _ in 0..<30_000 {
                let outer = CALayer()
                outer.addSublayer(layer)
                layer = outer
            }
            layer = CALayer()
            ended.signal()
        }
        thread.stackSize = 512 << 10
        thread.start()
        ended.wait()
        #expect(thread.stackSize == 512 << 10)
    }
}
