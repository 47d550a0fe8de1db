import CoreGraphics
import Foundation
import FrameTime
import Testing

@testable import UIKitCore

/// A data source and delegate of a collection view whose items are strings.
@MainActor
class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var sections: [[String]]
    var asked: [IndexPath] = []
    var lines: [String] = []
    var whenAsked: ((UICollectionView, IndexPath) -> Void)?

    init(_ sections: [[String]]) { self.sections = sections }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        asked.append(indexPath)
        whenAsked?(collectionView, indexPath)
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        if sections.indices.contains(indexPath.section), sections[indexPath.section].indices.contains(indexPath.item) {
            (cell as? TextCell)?.label.text = sections[indexPath.section][indexPath.item]
        }
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }

    /// The moves by hand that the view reported.
    var moves: [String] = []
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        moves.append("\(sourceIndexPath.item) to \(destinationIndexPath.item)")
        let moved = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
        sections[destinationIndexPath.section].insert(moved, at: destinationIndexPath.item)
    }

    private func note(_ text: String, _ path: IndexPath) { lines.append("\(text) \(path.section).\(path.item)") }
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        note("shouldHighlight", indexPath)
        return true
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        note("didHighlight", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        note("didUnhighlight", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        note("shouldSelect", indexPath)
        return true
    }
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        note("shouldDeselect", indexPath)
        return true
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        note("didSelect", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        note("didDeselect", indexPath)
    }
}

/// A cell with a label that constraints keep 8 points from all edges.
final class TextCell: UICollectionViewCell {
    let label = UILabel()
    var reused = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
            contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
            contentView.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
        ])
    }
    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
        super.prepareForReuse()
        reused += 1
    }
}

extension ScrollStage {
    /// A short touch of the cell at a point of the window.
    func tap(_ point: CGPoint) {
        guard let cell = window.hitTest(point, with: nil) else { return }
        let touch = UITouch(id: 1, type: .direct, location: point, instant: .zero)
        cell.touchesBegan([touch], with: nil)
        cell.touchesEnded([touch], with: nil)
    }

    /// A collection view that fills the window.
    func collection(
        _ layout: UICollectionViewLayout, _ items: Items, _ change: (UICollectionView) -> Void = { _ in }
    ) -> UICollectionView {
        let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        view.register(TextCell.self, forCellWithReuseIdentifier: "item")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
        }
        view.dataSource = items
        view.delegate = items
        change(view)
        window.addSubview(view)
        settle()
        return view
    }
}

extension UICollectionView {
    func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
        cellForItem(at: IndexPath(item: item, section: section))?.frame
    }
    func text(_ item: Int, _ section: Int = 0) -> String? {
        (cellForItem(at: IndexPath(item: item, section: section)) as? TextCell)?.label.text
    }
    var texts: [String] { visibleCells.compactMap { ($0 as? TextCell)?.label.text } }
}
