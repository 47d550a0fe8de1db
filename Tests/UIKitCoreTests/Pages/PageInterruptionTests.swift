import Testing
import UIKit
import UIKitTesting

/// Requests of the app inside the calls of a turn, and changes in the middle of a turn.
@MainActor
struct PageInterruptionTests {
    final class Delegate: NSObject, UIPageViewControllerDelegate {
        var willTurn: (() -> Void)?
        var lines: [String] = []

        func pageViewController(
            _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
        ) {
            lines.append("will \(pendingViewControllers[0].title ?? "")")
            let act = willTurn
            willTurn = nil
            act?()
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) { lines.append("did \(previousViewControllers[0].title ?? "") \(completed)") }
    }

    private let pages = Pages(["A", "B", "C", "D"].map { Page($0) })
    private let delegate = Delegate()
    private let row = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)

    private func start() -> TestApp {
        row.dataSource = pages
        row.delegate = delegate
        row.setViewControllers([pages.all[0]], direction: .forward, animated: false)
        let app = TestApp(row, draws: false)
        app.settle()
        return app
    }

    /// Only the current page is a child, and is in the window at the origin.
    private func expectRest(at index: Int) {
        #expect(row.viewControllers == [pages.all[index]])
        #expect(row.children == [pages.all[index]])
        #expect(pages.all.filter { $0.viewIfLoaded?.window != nil } == [pages.all[index]])
        #expect(pages.all[index].view.convert(CGPoint.zero, to: nil) == .zero)
    }

    @Test("a data source that is set while the page of a call slides is asked at the end")
    func source() {
        let app = start()
        let others = Pages([pages.all[1], Page("E")])
        var ends: [Bool] = []
        row.setViewControllers([pages.all[1]], direction: .forward, animated: true) { ends.append($0) }
        app.advance(frames: 4)
        row.dataSource = others
        app.settle()
        #expect(ends == [true])
        expectRest(at: 1)
        app.drag(from: CGPoint(x: 320, y: 400), to: CGPoint(x: 80, y: 400))
        app.settle()
        #expect(row.viewControllers == [others.all[1]])
    }

    @Test("a data source that is taken away during a swipe ends later swipes, not this one")
    func noSource() {
        let app = start()
        app.drag(from: CGPoint(x: 320, y: 400), to: CGPoint(x: 80, y: 400), frames: 10, lifts: false)
        row.dataSource = nil
        app.lift()
        app.settle()
        #expect(delegate.lines == ["will B", "did A true"])
        expectRest(at: 1)
        app.drag(from: CGPoint(x: 320, y: 400), to: CGPoint(x: 80, y: 400))
        app.settle()
        expectRest(at: 1)
    }

    @Test("a call inside the completion of an interrupted call is the last call", arguments: [true, false])
    func completion(animated: Bool) {
        let app = start()
        let calls = app.recordCalls()
        var ends: [String] = []
        row.setViewControllers([pages.all[1]], direction: .forward, animated: true) { [row, pages] in
            ends.append("B \($0)")
            row.setViewControllers([pages.all[2]], direction: .forward, animated: animated) { ends.append("C \($0)") }
        }
        app.advance(frames: 4)
        row.setViewControllers([pages.all[3]], direction: .forward, animated: true) { ends.append("D \($0)") }
        app.settle()
        #expect(ends == ["B true", "D true", "C true"])
        expectRest(at: 2)
        for name in ["B", "C", "D"] {
            let own = calls.lines.filter { $0.hasPrefix("\(name) ") }
            #expect(own.filter { $0.contains("viewWillAppear") }.count == 1, "\(own)")
            #expect(own.filter { $0.contains("viewDidAppear") }.count == 1, "\(own)")
        }
    }

    @Test("a call inside the delegate's call about a swipe takes the swiped page back", arguments: [true, false])
    func willTurn(animated: Bool) {
        let app = start()
        delegate.willTurn = { [row, pages] in
            row.setViewControllers([pages.all[2]], direction: .forward, animated: animated)
        }
        app.drag(from: CGPoint(x: 320, y: 400), to: CGPoint(x: 80, y: 400))
        app.settle()
        #expect(delegate.lines == ["will B", "did A false"])
        expectRest(at: 2)
    }

    @Test("a page that is its own neighbor is not turned to")
    func ownNeighbor() {
        final class Circle: NSObject, UIPageViewControllerDataSource {
            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
            ) -> UIViewController? { viewController }
            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
            ) -> UIViewController? { viewController }
        }
        let app = start()
        let circle = Circle()
        row.dataSource = circle
        app.drag(from: CGPoint(x: 320, y: 400), to: CGPoint(x: 80, y: 400))
        app.settle()
        #expect(delegate.lines.isEmpty)
        expectRest(at: 0)
    }
}
