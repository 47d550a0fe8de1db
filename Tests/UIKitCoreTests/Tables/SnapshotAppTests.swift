import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
struct SnapshotAppTests {
    private func snapshot(_ items: [Int]) -> NSDiffableDataSourceSnapshot<Int, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        return snapshot
    }

    @Test("a snapshot of another thread is animated in the app of its table, also while another app is current")
    func otherApp() async {
        let root = UIViewController()
        let first = TestApp(root, draws: false)
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
        root.view.addSubview(table)
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in UITableViewCell() }
        source.apply(snapshot([1, 2, 3, 4, 5]), animatingDifferences: false, completion: nil)
        first.settle()
        let second = TestApp(UIViewController(), draws: false)
        let next = snapshot([1, 3, 5])
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            DispatchQueue.global().async {
                source.apply(next, animatingDifferences: true)
                DispatchQueue.main.async { done.resume() }
            }
        }
        first.settle()
        let cells = table.subviews.filter { $0 is UITableViewCell }
        #expect(cells.count == 3)
        #expect(cells.allSatisfy { $0.alpha == 1 })
        #expect(table.numberOfRows(inSection: 0) == 3)
        withExtendedLifetime(second) {}
    }
}
