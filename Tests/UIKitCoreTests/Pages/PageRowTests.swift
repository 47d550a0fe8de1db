import Testing
import UIKit
import UIKitTesting

@MainActor
final class Pages: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let all: [UIViewController]
    var dots = false
    var lines: [String] = []

    init(_ all: [UIViewController]) { self.all = all }

    private func beside(_ page: UIViewController, _ way: Int) -> UIViewController? {
        guard let index = all.firstIndex(where: { $0 === page }), all.indices.contains(index + way) else { return nil }
        return all[index + way]
    }
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        beside(viewController, -1)
    }
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        beside(viewController, 1)
    }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { dots ? all.count : 0 }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        guard dots, let page = pageViewController.viewControllers?.first else {
            if dots { lines.append("no page") }
            return 0
        }
        return all.firstIndex { $0 === page } ?? 0
    }
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {
        lines.append("will \(pendingViewControllers[0].title ?? "")")
    }
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    ) { lines.append("did \(previousViewControllers[0].title ?? "") \(completed)") }
}

@MainActor
struct PageRowTests {
    func make(
        orientation: UIPageViewController.NavigationOrientation = .horizontal, spacing: CGFloat = 0,
        rightToLeft: Bool = false, dots: Bool = false
    ) -> (TestApp, UIPageViewController, Pages) {
        let pages = Pages(["A", "B", "C"].map { Page($0) })
        pages.dots = dots
        let row = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: orientation, options: [.interPageSpacing: spacing])
        row.dataSource = pages
        row.delegate = pages
        row.setViewControllers([pages.all[0]], direction: .forward, animated: false)
        let app = TestApp(row, rightToLeft: rightToLeft, draws: false)
        app.settle()
        return (app, row, pages)
    }

    @Test("the data source is asked for the dot of the first page when that page is set")
    func firstDot() {
        let pages = Pages(["A", "B", "C"].map { Page($0) })
        pages.dots = true
        let row = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        row.dataSource = pages
        row.setViewControllers([pages.all[1]], direction: .forward, animated: false)
        #expect(pages.lines.isEmpty)
        #expect(row.viewControllers == [pages.all[1]])
    }

    @Test("a finger brings the next page in, and back, with calls in order", arguments: [false, true])
    func drag(rightToLeft: Bool) {
        let (app, row, pages) = make(spacing: 20, rightToLeft: rightToLeft)
        let (near, far) = rightToLeft ? (CGFloat(80), CGFloat(320)) : (320, 80)
        let calls = app.recordCalls()
        app.drag(from: CGPoint(x: near, y: 400), to: CGPoint(x: far, y: 400))
        #expect(pages.lines == ["will B"])
        #expect(row.viewControllers == [pages.all[0]])
        app.settle()
        #expect(pages.lines == ["will B", "did A true"])
        #expect(row.viewControllers == [pages.all[1]])
        #expect(pages.all[1].view.convert(CGPoint.zero, to: nil) == .zero)
        #expect(pages.all[0].view.window == nil)
        #expect(
            calls.take().filter { $0.contains("view") && !$0.contains("IsAppearing") } == [
                "B viewDidLoad", "B viewWillAppear animated", "A viewWillDisappear animated",
                "A viewDidDisappear animated", "B viewDidAppear animated",
            ])
        app.drag(from: CGPoint(x: far, y: 400), to: CGPoint(x: near, y: 400))
        app.settle()
        #expect(row.viewControllers == [pages.all[0]])
    }

    @Test("a cancelled drag ends at the former page, with a did for every will")
    func cancelled() {
        let (app, row, pages) = make()
        app.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 240, y: 400), frames: 10, lifts: false)
        let calls = app.recordCalls()
        app.advance(frames: 20)
        app.lift()
        app.settle()
        #expect(row.viewControllers == [pages.all[0]])
        #expect(pages.lines == ["will B", "did A false"])
        #expect(
            calls.take().filter { $0.contains("view") && !$0.contains("IsAppearing") } == [
                "B viewWillDisappear animated", "A viewWillAppear animated", "B viewDidDisappear animated",
                "A viewDidAppear animated",
            ])
        #expect(pages.all[0].view.convert(CGPoint.zero, to: nil) == .zero)
        #expect(pages.all[1].parent == nil)
    }

    @Test("a call slides, and says when it is done; another call in between ends it at once")
    func calls() {
        let (app, row, pages) = make(orientation: .vertical)
        app.activate()
        var ends: [String] = []
        row.setViewControllers([pages.all[2]], direction: .forward, animated: true) { ends.append("C \($0)") }
        app.advance(frames: 5)
        let y = app.presentedFrame(of: pages.all[2].view)?.minY ?? 0
        #expect(y > 0)
        #expect(y < 844)
        #expect(ends.isEmpty)
        app.settle()
        #expect(ends == ["C true"])
        row.setViewControllers([pages.all[0]], direction: .reverse, animated: true) { ends.append("A \($0)") }
        app.advance(frames: 3)
        row.setViewControllers([pages.all[1]], direction: .forward, animated: false) { ends.append("B \($0)") }
        app.settle()
        #expect(ends == ["C true", "A true", "B true"])
        #expect(row.viewControllers == [pages.all[1]])
        #expect(pages.lines.isEmpty, "calls are not told to the delegate")
    }

    @Test("dots are displayed if the data source counts pages, and a tap beside the current dot turns the page")
    func dots() throws {
        let (app, row, pages) = make(dots: true)
        let control = try #require(app.find(UIPageControl.self))
        #expect(control.numberOfPages == 3)
        #expect(control.currentPage == 0)
        app.tap(at: CGPoint(x: 300, y: control.convert(control.bounds, to: nil).midY))
        app.settle()
        #expect(row.viewControllers == [pages.all[1]])
        #expect(control.currentPage == 1)
        app.drag(from: CGPoint(x: 320, y: 400), to: CGPoint(x: 80, y: 400))
        app.settle()
        #expect(control.currentPage == 2)
    }

    @Test("the swipe from the edge goes back in a stack around the pages, and turns no page")
    func edge() {
        let pages = Pages(["A", "B", "C"].map { Page($0) })
        let row = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        row.dataSource = pages
        row.delegate = pages
        row.setViewControllers([pages.all[1]], direction: .forward, animated: false)
        let navigation = UINavigationController(rootViewController: Page("Root"))
        let app = TestApp(navigation, draws: false)
        navigation.pushViewController(row, animated: false)
        app.settle()
        app.swipe(from: .left)
        app.settle()
        #expect(navigation.viewControllers.count == 1)
        #expect(pages.lines.isEmpty)
    }

    @Test("the window may change its size while a page moves")
    func resizing() {
        let (app, row, pages) = make()
        app.activate()
        row.setViewControllers([pages.all[1]], direction: .forward, animated: true)
        app.advance(frames: 4)
        app.resize(to: CGSize(width: 844, height: 390))
        app.settle()
        #expect(row.viewControllers == [pages.all[1]])
        let view = pages.all[1].view
        #expect(view?.convert(view?.bounds ?? .zero, to: nil) == CGRect(x: 0, y: 0, width: 844, height: 390))
    }

    @Test("pages that went are freed")
    func leaks() {
        weak var gone: UIViewController?
        let row = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let app = TestApp(row, draws: false)
        do {
            let page = Page("A")
            gone = page
            row.setViewControllers([page], direction: .forward, animated: false)
            app.settle()
        }
        row.setViewControllers([Page("B")], direction: .forward, animated: true)
        app.settle()
        #expect(gone == nil)
    }

    @Test("the delegate returns the supported orientations, else every orientation is supported")
    func orientations() {
        final class Judge: NSObject, UIPageViewControllerDelegate {
            func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController)
                -> UIInterfaceOrientationMask
            { .landscape }
            func pageViewControllerPreferredInterfaceOrientationForPresentation(
                _ pageViewController: UIPageViewController
            ) -> UIInterfaceOrientation {
                .landscapeLeft
            }
        }
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        #expect(pages.supportedInterfaceOrientations.contains(.portrait))
        #expect(pages.preferredInterfaceOrientationForPresentation == .portrait)
        let judge = Judge()
        pages.delegate = judge
        #expect(pages.supportedInterfaceOrientations == .landscape)
        #expect(pages.preferredInterfaceOrientationForPresentation == .landscapeLeft)
        #expect(judge.pageViewController(pages, spineLocationFor: .portrait) == .none)
    }
}
