import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// A collection view with a compositional layout that fills a window, and its data source.
@MainActor
final class CompositionalStage: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var counts: [Int]
    /// The heights that cells prefer, by index path; nil for cells that keep the estimate.
    var heights: [IndexPath: CGFloat] = [:]
    var asked: [IndexPath] = []
    let app: TestApp
    let view: UICollectionView

    init(
        _ counts: [Int], _ layout: UICollectionViewCompositionalLayout,
        size: CGSize = CGSize(width: 320, height: 480), rightToLeft: Bool = false, heights: [IndexPath: CGFloat] = [:],
        safeArea: UIEdgeInsets? = nil, _ change: (UICollectionView) -> Void = { _ in }
    ) {
        (self.counts, self.heights) = (counts, heights)
        let controller = UIViewController()
        app = TestApp(controller, size: size, rightToLeft: rightToLeft, draws: false, safeArea: safeArea)
        view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        super.init()
        view.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
        let kinds = [
            UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "badge", "title",
        ]
        for kind in kinds {
            view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
        }
        view.dataSource = self
        view.delegate = self
        change(view)
        controller.view.addSubview(view)
        app.settle()
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        asked.append(indexPath)
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? SizedCell)?.preferred = heights[indexPath]
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }

    /// The frame of a cell's attributes.
    func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
        view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }
    /// The frame of a displayed cell in the window.
    func shown(_ item: Int, _ section: Int = 0) -> CGRect? {
        guard let cell = view.cellForItem(at: IndexPath(item: item, section: section)) else { return nil }
        return cell.convert(cell.bounds, to: nil)
    }
    func header(_ section: Int = 0, _ kind: String = UICollectionView.elementKindSectionHeader) -> CGRect? {
        view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))?.frame
    }
    func scroll(to y: CGFloat) {
        view.contentOffset.y = y
        app.settle()
    }
    var rows: [OrthogonalScrollView] { view.subviews.compactMap { $0 as? OrthogonalScrollView } }
}

/// A cell that prefers a height.
final class SizedCell: UICollectionViewCell {
    var preferred: CGFloat?

    override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        guard let preferred, let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else {
            return layoutAttributes
        }
        copy.size.height = preferred
        return copy
    }
}

extension NSCollectionLayoutSize {
    @MainActor static func fixed(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(height))
    }
    @MainActor static func wide(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
    }
}

extension NSCollectionLayoutSection {
    /// One item in each row.
    @MainActor static func rows(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .wide(height))
        return NSCollectionLayoutSection(group: .vertical(layoutSize: .wide(height), subitems: [item]))
    }
    /// A section that scrolls horizontally, with one item in each group.
    @MainActor static func row(
        _ width: CGFloat, _ height: CGFloat, _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    ) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .fixed(width, height))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: .fixed(width, height), subitems: [item]))
        section.orthogonalScrollingBehavior = behavior
        return section
    }
}
