import Foundation
import Testing
import UIKit
import UIKitTesting

/// Drags and clicks that select several items of a collection view.
@MainActor
struct SeveralItemsTests {
    final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var begins = true
        var lines: [String] = []
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
        func collectionView(
            _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool {
            lines.append("should begin \(indexPath.item)")
            return begins
        }
        func collectionView(
            _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) { lines.append("did begin \(indexPath.item), several \(collectionView.allowsMultipleSelection)") }
        func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
            lines.append("did end")
        }
        func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
            indexPath.item != 4
        }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            lines.append("select \(indexPath.item)")
        }
    }

    private let items = Items()

    /// Three items of 100 points in each line.
    private func show(scrollsBoth: Bool = false) -> (TestApp, UICollectionView) {
        let page = UIViewController()
        let app = TestApp(page, draws: false)
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.minimumLineSpacing = 10
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 100, width: 320, height: 440), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = items
        view.delegate = items
        page.view.addSubview(view)
        view.alwaysBounceHorizontal = scrollsBoth
        app.settle()
        return (app, view)
    }

    private func selected(_ view: UICollectionView) -> [Int] {
        (view.indexPathsForSelectedItems ?? []).map(\.item).sorted()
    }
    private func point(_ item: Int) -> CGPoint {
        CGPoint(x: 50 + CGFloat(item % 3) * 110, y: 150 + CGFloat(item / 3) * 110)
    }

    @Test("two fingers select the items from the first to the last that they pass, and several stay allowed")
    func twoFingers() {
        let (app, view) = show()
        app.dragWithTwoFingers(from: point(1), to: point(7), frames: 20, lifts: false)
        #expect(selected(view) == [1, 2, 3, 5, 6, 7])
        #expect(view.contentOffset.y == 0)
        app.liftBothFingers()
        app.settle()
        #expect(rows("begin") == ["should begin 1", "did begin 1, several true"])
        #expect(items.lines.last == "did end")
        #expect(view.allowsMultipleSelection)
        #expect(view.cellForItem(at: IndexPath(item: 6, section: 0))?.isSelected == true)
    }

    private func rows(_ word: String) -> [String] { items.lines.filter { $0.contains(word) } }

    @Test("a content that scrolls on both axes scrolls with two fingers")
    func bothAxes() {
        let (app, view) = show(scrollsBoth: true)
        app.dragWithTwoFingers(from: point(7), to: point(1), frames: 20)
        app.settle()
        #expect(items.lines.isEmpty)
        #expect(view.contentOffset.y > 50)
    }

    @Test("a click with Shift extends from the item that was clicked last")
    func clicks() {
        let (app, view) = show()
        view.allowsMultipleSelection = true
        app.tap(at: point(2))
        app.tap(at: point(6), modifiers: .shift)
        #expect(selected(view) == [2, 3, 5, 6])
        app.tap(at: point(3), modifiers: .control)
        #expect(selected(view) == [2, 5, 6])
        app.settle()
    }
}
