import UIKit

/// A compositional layout with three kinds of sections.
final class ShelfViewController: UICollectionViewController {
    private static let header = "header"
    private static let badge = "badge"
    private static let background = "background"

    private let names = ["Pages", "Nested groups", "Badges"]
    private var dataSource: UICollectionViewDiffableDataSource<Int, Int>?

    init() {
        super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout { section, _ in
                switch section {
                case 0: ShelfViewController.pages
                case 1: ShelfViewController.mosaic
                default: ShelfViewController.icons
                }
            })
        collectionViewLayout.register(
            ShelfBackground.self, forDecorationViewOfKind: ShelfViewController.background)
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        let cell = UICollectionView.CellRegistration<ColorCell, Int> { cell, indexPath, item in
            cell.label.text = indexPath.section == 0 ? "Card \(indexPath.item + 1)" : "\(indexPath.item + 1)"
            cell.contentView.backgroundColor = CollectionScreens.colors[item % 8]
        }
        let header = UICollectionView.SupplementaryRegistration<CollectionTextView>(elementKind: Self.header) {
            [names] view, _, indexPath in
            view.label.text = names[indexPath.section]
            view.directionalLayoutMargins = .zero
        }
        let badge = UICollectionView.SupplementaryRegistration<BadgeView>(elementKind: Self.badge) {
            view, _, indexPath in
            view.label.text = "\(indexPath.item * 3 + 1)"
            view.isHidden = !indexPath.item.isMultiple(of: 2)
        }
        let dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
        }
        dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
            kind == ShelfViewController.badge
                ? collectionView.dequeueConfiguredReusableSupplementary(using: badge, for: indexPath)
                : collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        self.dataSource = dataSource
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        for (section, count) in [6, 10, 12].enumerated() {
            snapshot.appendSections([section])
            snapshot.appendItems((0..<count).map { section * 100 + $0 })
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    // MARK: Sections

    private static func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
        -> NSCollectionLayoutSize
    { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    private static func section(of group: NSCollectionLayoutGroup) -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 12
        section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 20, trailing: 16)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .estimated(40)), elementKind: header, alignment: .top)
        ]
        return section
    }

    /// Cards that scroll one by one.
    private static var pages: NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(290), .absolute(120)), subitems: [item])
        let section = section(of: group)
        section.orthogonalScrollingBehavior = .groupPaging
        return section
    }

    /// A large item next to a column of two small items.
    private static var mosaic: NSCollectionLayoutSection {
        let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.6), .fractionalHeight(1)))
        large.contentInsets.trailing = 8
        let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.4), .fractionalHeight(1)), subitem: small, count: 2)
        column.interItemSpacing = .fixed(8)
        return section(
            of: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(140)), subitems: [large, column]))
    }

    /// Squares with badges at their corners, on a rounded background.
    private static var icons: NSCollectionLayoutSection {
        let anchor = NSCollectionLayoutAnchor(edges: [.top, .trailing], absoluteOffset: CGPoint(x: 8, y: -8))
        let mark = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(24), .absolute(24)), elementKind: badge, containerAnchor: anchor)
        let item = NSCollectionLayoutItem(
            layoutSize: size(.absolute(60), .absolute(60)), supplementaryItems: [mark])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item])
        group.interItemSpacing = .fixed(20)
        let section = section(of: group)
        section.interGroupSpacing = 20
        section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 32, bottom: 36, trailing: 32)
        let background = NSCollectionLayoutDecorationItem.background(elementKind: background)
        background.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 16, trailing: 16)
        section.decorationItems = [background]
        return section
    }
}

/// A rounded background of a section.
final class ShelfBackground: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 16
    }

    required init?(coder: NSCoder) { nil }
}

/// A number in a red circle.
final class BadgeView: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .systemFont(ofSize: 12, weight: .bold)
        label.textColor = .white
        label.textAlignment = .center
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
        backgroundColor = .systemRed
        layer.cornerRadius = 12
    }

    required init?(coder: NSCoder) { nil }
}
