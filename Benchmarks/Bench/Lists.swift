import CoreGraphics
import Foundation
import UIKit
import UIKitTesting

/// Grids and tables of many items.
@MainActor
enum Lists {
    static func report() {
        _ = opening()
        _ = scrolling()
        _ = change()
    }

    /// The cell of a grid: a symbol above a text.
    private final class Tile: UICollectionViewCell {
        let label = UILabel()
        let symbol = UIImageView(image: UIImage(systemName: "folder"))

        override init(frame: CGRect) {
            super.init(frame: frame)
            symbol.frame = CGRect(x: 30, y: 10, width: 40, height: 40)
            label.frame = CGRect(x: 0, y: 60, width: 100, height: 20)
            label.textAlignment = .center
            contentView.addSubview(symbol)
            contentView.addSubview(label)
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Grid: UICollectionViewController {
        var count = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(Tile.self, forCellWithReuseIdentifier: "tile")
        }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            count
        }
        override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
            (cell as? Tile)?.label.text = "Item \(indexPath.item)"
            return cell
        }

        static func make(_ count: Int) -> Grid {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 90)
            let grid = Grid(collectionViewLayout: layout)
            grid.count = count
            return grid
        }
    }

    private final class Rows: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.rowHeight = 44
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000_000 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = "Row \(indexPath.row)"
            cell.accessoryType = .disclosureIndicator
            return cell
        }
    }

    /// A grid of 100,000 cells, opened and drawn, divided by a grid of 30 cells.
    static func opening() -> Double {
        func opened(_ count: Int) -> Double {
            let times = (0..<7).map { _ in
                let app = TestApp(UIViewController(), scale: 2)
                app.settle()
                let grid = Grid.make(count)
                return Bench.milliseconds {
                    app.window.rootViewController = grid
                    app.turn()
                }
            }
            return Bench.median(times)
        }
        let (large, small) = (opened(100_000), opened(30))
        print(String(format: "a grid of 100,000 cells: opened in %.2f ms, of 30 cells in %.2f ms", large, small))
        return large / small
    }

    /// A frame of a grid that scrolls by 37 points, divided by a frame of a table that scrolls by as much.
    static func scrolling() -> Double {
        func frame(_ screen: UIViewController, _ list: () -> UIScrollView) -> Double {
            let app = TestApp(screen, scale: 2)
            app.settle()
            let list = list()
            var times: [Double] = []
            for step in 0..<200 {
                times.append(
                    Bench.milliseconds {
                        list.contentOffset.y = CGFloat(step) * 37
                        app.turn()
                    })
            }
            return Bench.median(times)
        }
        let grid = Grid.make(100_000), table = Rows(style: .plain)
        let cells = frame(grid) { grid.collectionView }, rows = frame(table) { table.tableView }
        print(String(format: "a frame of a grid that scrolls: %.2f ms, of a table: %.2f ms", cells, rows))
        return cells / rows
    }

    /// A snapshot of 10,000 items with 1,000 changes, applied without animation, divided by its reload.
    static func change() -> Double {
        let grid = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        let app = TestApp(grid, scale: 2)
        grid.collectionView.register(Tile.self, forCellWithReuseIdentifier: "tile")
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: grid.collectionView) {
            view, path, _ in
            view.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
        }
        func snapshot(_ items: [Int]) -> NSDiffableDataSourceSnapshot<Int, Int> {
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems(items)
            return snapshot
        }
        let plain = snapshot(Array(0..<10_000))
        // Every tenth item is another one.
        let other = snapshot((0..<10_000).map { $0 % 10 == 3 ? $0 + 100_000 : $0 })
        source.apply(plain, animatingDifferences: false)
        app.settle()
        var differences: [Double] = [], reloads: [Double] = []
        for _ in 0..<5 {
            for next in [other, plain] {
                differences.append(
                    Bench.milliseconds {
                        source.apply(next, animatingDifferences: false)
                        app.turn()
                    })
            }
            reloads.append(
                Bench.milliseconds {
                    source.applySnapshotUsingReloadData(plain)
                    app.turn()
                })
        }
        let (difference, reload) = (Bench.median(differences), Bench.median(reloads))
        print(
            String(format: "1,000 changes among 10,000 items: %.2f ms, all reloaded: %.2f ms", difference, reload))
        return difference / reload
    }
}
