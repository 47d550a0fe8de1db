import Testing
import UIKit
import UIKitTesting

/// Bars and content during changes of size, insets and content length.
@MainActor
struct ContentEndTests {
    nonisolated static let sizes: [(Int, Int)] = [
        (390, 844), (844, 390), (300, 200), (500, 700), (390, 500), (1024, 768),
    ]

    @Test(
        "after a change of size the bar below looks as it does after the next scrolling", arguments: 0..<sizes.count,
        0..<sizes.count)
    func staleBar(from: Int, to: Int) throws {
        guard from != to else { return }
        let (a, b) = (Self.sizes[from], Self.sizes[to])
        let list = RowsPage(), tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: list), UIViewController()]
        let app = TestApp(tabs, size: CGSize(width: a.0, height: a.1), scale: 1)
        app.settle()
        let table = try #require(list.tableView)
        // Indicators fade after the last scrolling, independent of positions.
        table.showsVerticalScrollIndicator = false
        table.contentOffset.y = table.contentSize.height + table.adjustedContentInset.bottom - table.bounds.height
        app.settle()
        app.resize(to: CGSize(width: b.0, height: b.1))
        app.settle()
        let before = try #require(app.picture()), offset = table.contentOffset
        table.contentOffset.y = offset.y - 30
        app.settle()
        table.contentOffset = offset
        app.settle()
        let after = try #require(app.picture())
        let difference = before.compare(with: after)
        #expect(difference == nil, "\(a) to \(b)")
        // Content that was scrolled to its end stays there, unless it became shorter or the bar below became higher.
        if b.1 >= a.1, a.1 > 450 || b.1 <= 450, b.0 <= 500 || a.0 == b.0 {
            let end = table.contentSize.height + table.adjustedContentInset.bottom - table.bounds.height
            #expect(offset.y == max(end, -table.adjustedContentInset.top), "\(a) to \(b)")
        }
    }

    @Test("a list that is pulled to refresh comes back, whenever refreshing ends", arguments: [false, true], 0..<5)
    func refresh(isLarge: Bool, hold: Int) {
        for frames in 5..<15 + 10 {
            let list = RowsPage()
            let navigation = UINavigationController(rootViewController: list)
            navigation.navigationBar.prefersLargeTitles = isLarge
            let app = TestApp(navigation, draws: false)
            app.settle()
            let rest = list.tableView.contentOffset.y, refresh = UIRefreshControl()
            list.tableView.refreshControl = refresh
            app.press(at: CGPoint(x: 200, y: 300))
            for step in 1...10 { app.step(to: CGPoint(x: 200, y: 300 + CGFloat(step) * 40)) }
            app.advance(frames: hold)
            #expect(refresh.isRefreshing)
            app.lift()
            app.advance(frames: frames)
            refresh.endRefreshing()
            app.settle()
            #expect(list.tableView.contentOffset.y == rest, "\(frames) frames after the lift")
        }
    }

    @Test("a stack, tabs and an alert in windows smaller than any margin keep finite rectangles")
    func tinyWindows() {
        let list = RowsPage()
        list.navigationItem.rightBarButtonItems = (0..<3).map {
            UIBarButtonItem(title: "I\($0)", primaryAction: UIAction { _ in })
        }
        let navigation = UINavigationController(rootViewController: list)
        let app = TestApp(navigation, draws: false)
        let alert = UIAlertController(title: "T", message: "M", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        navigation.present(alert, animated: false)
        for size in [(1, 1), (0, 0), (12, 30), (20, 500), (300, 2)] {
            app.resize(to: CGSize(width: size.0, height: size.1))
            app.settle()
            func check(_ view: UIView) {
                #expect(view.frame.minX.isFinite)
                #expect(view.frame.width.isFinite)
                view.subviews.forEach(check)
            }
            check(app.window)
        }
    }
}
