import UIKit

/// Collection views whose layouts and cells take numbers, each displayed on a page.
@MainActor
final class OddGrid: NSObject, UICollectionViewDataSource {
    private static var kept: [OddGrid] = []

    static func show(_ layout: UICollectionViewLayout, _ page: UIViewController) -> UICollectionView {
        let grid = OddGrid()
        kept = [grid]
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 80, width: 180, height: 200), collectionViewLayout: layout)
        view.register(OddCell.self, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "badge"] {
            view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
        }
        view.dataSource = grid
        page.view.addSubview(view)
        return view
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 7 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }

    static func flow(_ page: UIViewController) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 40, height: 30)
        _ = show(layout, page)
        return layout
    }
    static func list(_ page: UIViewController) -> UICollectionView {
        show(
            UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain)),
            page)
    }
    static func listCell(_ page: UIViewController) -> UICollectionViewListCell {
        let view = list(page)
        view.layoutIfNeeded()
        return view.visibleCells.first as? UICollectionViewListCell ?? UICollectionViewListCell()
    }
    /// A layout between two others, at the half of the way.
    static func transition(_ page: UIViewController) -> UICollectionViewTransitionLayout {
        let view = list(page)
        view.layoutIfNeeded()
        return view.startInteractiveTransition(to: UICollectionViewFlowLayout())
    }
}

private final class OddCell: UICollectionViewListCell {
    override init(frame: CGRect) {
        super.init(frame: frame)
        var content = defaultContentConfiguration()
        content.text = "Text"
        contentConfiguration = content
        accessories = [.disclosureIndicator()]
    }
    required init?(coder: NSCoder) { nil }
}

/// A layout whose attributes have odd values, and whose contexts have odd adjustments.
final class OddLayout: UICollectionViewLayout {
    var changesAttributes: (UICollectionViewLayoutAttributes) -> Void = { _ in }

    override var collectionViewContentSize: CGSize { CGSize(width: 180, height: 800) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<5).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 40, width: 100, height: 36)
        changesAttributes(attributes)
        return attributes
    }
}
