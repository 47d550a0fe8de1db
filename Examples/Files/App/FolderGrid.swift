import UIKit

/// The items of a folder as icons in a grid, with the number of items below.
@MainActor
final class FolderGrid: NSObject {
    private(set) lazy var view = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    private weak var screen: FolderViewController?
    private var entries: [DiskPath: Entry] = [:]
    private var count: String?
    private lazy var source = makeSource()

    init(_ screen: FolderViewController) {
        self.screen = screen
        super.init()
        view.delegate = self
        view.alwaysBounceVertical = true
        view.allowsSelectionDuringEditing = true
        view.allowsMultipleSelectionDuringEditing = true
    }

    /// Shows the items, and the text below the last one.
    func show(_ items: [Entry], count: String?, animated: Bool) {
        entries = Dictionary(items.map { ($0.path, $0) }) { first, _ in first }
        self.count = count
        var snapshot = NSDiffableDataSourceSnapshot<Int, DiskPath>()
        snapshot.appendSections([0])
        snapshot.appendItems(items.map(\.path))
        if animated {
            source.apply(snapshot, animatingDifferences: true)
        } else {
            source.applySnapshotUsingReloadData(snapshot)
        }
        for case let footer as GridFooter in view.visibleSupplementaryViews(
            ofKind: UICollectionView.elementKindSectionFooter)
        { footer.label.text = count }
    }

    /// Shows the marks of selection mode; nil ends the mode.
    func show(marks: Set<DiskPath>?) {
        view.isEditing = marks != nil
        let selected = Set(view.indexPathsForSelectedItems ?? [])
        let wanted = Set((marks ?? []).compactMap { source.indexPath(for: $0) })
        for path in selected.subtracting(wanted) { view.deselectItem(at: path, animated: true) }
        for path in wanted.subtracting(selected).sorted() {
            view.selectItem(at: path, animated: true, scrollPosition: [])
        }
    }

    // MARK: Parts

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, environment in
            let width = environment.container.effectiveContentSize.width
            let metrics = UIFontMetrics(forTextStyle: .footnote)
            // Wider for larger text, so that names keep their length.
            let least = metrics.scaledValue(for: 96, compatibleWith: environment.traitCollection)
            let columns = max(1, Int((max(width - 32, 0) + 12) / (max(least, 1) + 12)))
            // The icons of a line are equally high.
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1 / CGFloat(columns)),
                    heightDimension: .uniformAcrossSiblings(estimate: 130)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .estimated(130)),
                repeatingSubitem: item, count: columns)
            group.interItemSpacing = .fixed(12)
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = 16
            section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 8, trailing: 16)
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .estimated(52)),
                    elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom)
            ]
            return section
        }
    }

    private func makeSource() -> UICollectionViewDiffableDataSource<Int, DiskPath> {
        let icons = UICollectionView.CellRegistration<EntryIconCell, DiskPath> { [weak self] cell, _, path in
            if let entry = self?.entries[path] { cell.show(entry) }
        }
        let footers = UICollectionView.SupplementaryRegistration<GridFooter>(
            elementKind: UICollectionView.elementKindSectionFooter
        ) { [weak self] footer, _, _ in footer.label.text = self?.count }
        let source = UICollectionViewDiffableDataSource<Int, DiskPath>(collectionView: view) { view, index, path in
            view.dequeueConfiguredReusableCell(using: icons, for: index, item: path)
        }
        source.supplementaryViewProvider = { view, _, index in
            view.dequeueConfiguredReusableSupplementary(using: footers, for: index)
        }
        return source
    }

    private func entry(at path: IndexPath) -> Entry? { source.itemIdentifier(for: path).flatMap { entries[$0] } }
}

extension FolderGrid: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        if !collectionView.isEditing { collectionView.deselectItem(at: indexPath, animated: true) }
        if let entry = entry(at: indexPath) { screen?.choose(entry) }
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        if collectionView.isEditing, let entry = entry(at: indexPath) { screen?.choose(entry) }
    }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard indexPaths.count == 1 else { return nil }
        return indexPaths.first.flatMap(entry).flatMap { screen?.menu(of: $0) }
    }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        // Only the icon is lifted, as in Apple's Files.
        (collectionView.cellForItem(at: indexPath) as? EntryIconCell).map { UITargetedPreview(view: $0.icon) }
    }
}

/// The text below the icons.
private final class GridFooter: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: 16),
            label.leadingAnchor.constraint(equalTo: leadingAnchor),
            bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 16),
            trailingAnchor.constraint(equalTo: label.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }
}
