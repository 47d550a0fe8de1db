import CoreGraphics
import Foundation
import Testing

@testable import UIKitCore

/// Changes of a displayed cell that change its size.
@MainActor
struct SelfSizingInvalidationTests {
    final class TallCell: UICollectionViewCell {
        let box = UIView()
        var height: NSLayoutConstraint?

        override init(frame: CGRect) {
            super.init(frame: frame)
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            let height = box.heightAnchor.constraint(equalToConstant: 40)
            self.height = height
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: contentView.topAnchor),
                box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                contentView.bottomAnchor.constraint(equalTo: box.bottomAnchor),
                contentView.trailingAnchor.constraint(equalTo: box.trailingAnchor), height,
            ])
        }
        required init?(coder: NSCoder) { nil }
    }

    private let stage = ScrollStage()
    private let items = Items([["a", "b", "c"]])

    private func show(_ invalidation: UICollectionView.SelfSizingInvalidation) throws -> (UICollectionView, TallCell) {
        let layout = UICollectionViewCompositionalLayout(section: .rows(.estimated(60)))
        let view = stage.collection(layout, items) {
            $0.register(TallCell.self, forCellWithReuseIdentifier: "item")
            $0.selfSizingInvalidation = invalidation
        }
        return (view, try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? TallCell))
    }

    @Test("enabledIncludingConstraints resizes a cell after a constant changed, without a call")
    func constants() throws {
        let (view, cell) = try show(.enabledIncludingConstraints)
        #expect(view.frame(1)?.minY == 40)
        cell.height?.constant = 90
        stage.settle()
        #expect(cell.frame.height == 90)
        #expect(view.frame(1)?.minY == 90)
    }

    @Test("enabledIncludingConstraints resizes a cell after constraints were exchanged")
    func structure() throws {
        let (view, cell) = try show(.enabledIncludingConstraints)
        cell.height?.isActive = false
        cell.box.heightAnchor.constraint(equalToConstant: 70).isActive = true
        stage.settle()
        #expect(view.frame(1)?.minY == 70)
    }

    @Test("enabledIncludingConstraints resizes a cell after the text of a label changed its size")
    func texts() throws {
        let layout = UICollectionViewCompositionalLayout(section: .rows(.estimated(60)))
        let view = stage.collection(layout, items) { $0.selfSizingInvalidation = .enabledIncludingConstraints }
        let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? TextCell)
        let before = cell.frame.height
        cell.label.numberOfLines = 0
        cell.label.text = "one\ntwo\nthree"
        stage.settle()
        #expect(cell.frame.height > before + 10)
        #expect(view.frame(1)?.minY == cell.frame.height)
    }

    @Test("enabled resizes a cell only after a call of invalidateIntrinsicContentSize, disabled never")
    func calls() throws {
        for invalidation in [UICollectionView.SelfSizingInvalidation.enabled, .disabled] {
            let (view, cell) = try show(invalidation)
            cell.height?.constant = 90
            stage.settle()
            #expect(cell.frame.height == 40)
            cell.invalidateIntrinsicContentSize()
            stage.settle()
            #expect(cell.frame.height == (invalidation == .enabled ? 90 : 40))
            view.removeFromSuperview()
        }
    }
}
