import Testing
import UIKit
import UIKitTesting

@MainActor
struct RefreshTitleTests {
    @Test("a refresh control's title is hidden at rest, shows while it refreshes, and is hidden again")
    func title() throws {
        let list = UITableViewController(style: .plain), app = TestApp(list, draws: false)
        let refresh = UIRefreshControl()
        refresh.attributedTitle = NSAttributedString(string: "Updating")
        list.refreshControl = refresh
        app.settle()
        let label = try #require(refresh.subviews.compactMap { $0 as? UILabel }.first)
        #expect(label.alpha == 0)
        refresh.beginRefreshing()
        list.tableView.contentOffset.y -= 120
        app.advance(seconds: 1)
        #expect(label.alpha == 1)
        refresh.endRefreshing()
        app.advance(seconds: 2)
        list.tableView.contentOffset.y = 0
        app.advance(seconds: 1)
        #expect(label.alpha == 0)
    }
}
