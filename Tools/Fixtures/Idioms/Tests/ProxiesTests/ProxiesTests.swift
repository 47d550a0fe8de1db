import Proxies
import UIKit
import XCTest

final class ProxiesTests: XCTestCase {
    private final class Zoomer: NSObject, UIScrollViewDelegate {
        let picture = UIView()
        var scrolls = 0
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
        func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
    }

    private final class Heights: NSObject, UITableViewDelegate {
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 70 }
    }

    private class Rows: NSObject, UITableViewDelegate, UITableViewDataSource {
        var selected: [IndexPath] = []
        func numberOfSections(in tableView: UITableView) -> Int { 2 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 20 }
    }

    private final class TitledRows: Rows {
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section \(section)" }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
    }

    @MainActor func testAScrollViewsDelegate() {
        let (scroll, proxy, zoomer) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), ScrollProxy(), Zoomer())
        scroll.contentSize = CGSize(width: 100, height: 1000)
        scroll.delegate = proxy
        XCTAssertNil(proxy.viewForZooming(in: scroll))
        XCTAssertTrue(proxy.scrollViewShouldScrollToTop(scroll))
        proxy.delegate = zoomer
        XCTAssertTrue(proxy.viewForZooming(in: scroll) === zoomer.picture)
        XCTAssertFalse(proxy.scrollViewShouldScrollToTop(scroll))
        scroll.contentOffset.y = 40
        XCTAssertEqual(proxy.offsets, [40])
        XCTAssertEqual(zoomer.scrolls, 1)
    }

    @MainActor func testTheFirstObjectThatImplementsAMethodIsCalled() {
        let (table, proxy, heights, rows) = (UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 400)), TableInterceptor(), Heights(), TitledRows())
        (proxy.primary, proxy.secondary) = (heights, rows)
        (table.delegate, table.dataSource) = (proxy, proxy)
        table.layoutIfNeeded()
        XCTAssertEqual(table.numberOfSections, 2)
        XCTAssertEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).height, 70)
        XCTAssertEqual(table.rectForHeader(inSection: 1).height, 30)
        XCTAssertTrue(proxy.responds(to: #selector(UITableViewDataSource.numberOfSections(in:))))
        XCTAssertFalse(proxy.responds(to: #selector(UITableViewDelegate.tableView(_:didSelectRowAt:))))
        proxy.primary = nil
        table.reloadData()
        table.layoutIfNeeded()
        XCTAssertEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).height, 20)
    }
}
