import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Drags along the round marks of list cells.
@MainActor
struct ListMarkTests {
    private final class Rows: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var lines: [String] = []
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
            guard let row = cell as? UICollectionViewListCell else { return cell }
            var content = row.defaultContentConfiguration()
            content.text = "Row \(indexPath.item)"
            row.contentConfiguration = content
            row.accessories = [.multiselect()]
            return row
        }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            lines.append("select \(indexPath.item)")
        }
    }

    private let rows = Rows()

    private func show() -> (TestApp, UICollectionView) {
        let page = UIViewController(), app = TestApp(page, draws: false)
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 100, width: 390, height: 440), collectionViewLayout: layout)
        view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
        view.allowsMultipleSelectionDuringEditing = true
        view.dataSource = rows
        view.delegate = rows
        page.view.addSubview(view)
        app.settle()
        return (app, view)
    }

    private func point(_ row: Int, x: CGFloat) -> CGPoint { CGPoint(x: x, y: 100 + CGFloat(row) * 44 + 22) }

    @Test("one finger selects items along the marks of an edited list, and scrolls beside them")
    func marks() {
        let (app, view) = show()
        app.drag(from: point(4, x: 28), to: point(1, x: 28), frames: 20)
        app.settle()
        #expect(rows.lines == [])
        view.contentOffset.y = 0
        view.isEditing = true
        app.settle()
        app.drag(from: point(1, x: 28), to: point(4, x: 28), frames: 20)
        app.settle()
        #expect(rows.lines == ["select 1", "select 2", "select 3", "select 4"])
        #expect(view.contentOffset.y == 0)
        app.drag(from: point(6, x: 200), to: point(2, x: 200), frames: 20)
        app.settle()
        #expect(view.contentOffset.y > 0)
        #expect(rows.lines.count == 4)
    }
}
