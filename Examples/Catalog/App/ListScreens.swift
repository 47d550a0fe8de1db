import UIKit

/// Lists of collection views, and screens without content.
@MainActor
enum ListScreens {
    static let entries = [
        CatalogEntry("Inset grouped list", "Three kinds of content, and accessories") { KindListViewController() }
            .shooting(
                [.scroll(30), .frames(60), .scroll(400), .frames(60)], [.largeText(true)], [.largeText(false)],
                [.press(.down), .press(.down), .press(.down), .frames(30)]),
        CatalogEntry("Editing a list", "Signs and circles before the content, grips behind it") {
            EditListViewController()
        }
        .shooting(
            [.tapAny(["Edit", "تحرير"]), .frames(40), .tap("Choice 2"), .tap("Choice 3"), .frames(20)],
            [.largeText(true)], [.largeText(false), .tapSign("Entry 2"), .frames(40)]),
        CatalogEntry("Outline", "Items with children, which a tap shows or hides") { OutlineViewController() }
            .shooting(
                [.tapEnd("Places"), .frames(60)], [.tapEnd("Letters"), .frames(60)], [.tap("Library"), .frames(60)],
                [.tap("Library"), .largeText(true)], [.largeText(false)]),
        CatalogEntry("No content", "A picture, a text and a button") {
            UnavailableViewController { screen in
                var content = UIContentUnavailableConfiguration.empty()
                content.image = UIImage(systemName: "folder")
                content.text = "No Documents"
                content.secondaryText = "Documents that you create are displayed here."
                content.button = .filled()
                content.button.title = "Create Document"
                content.secondaryButton.title = "Learn More"
                screen.contentUnavailableConfiguration = content
            }
        }
        .shooting([.largeText(true)], [.largeText(false)]),
        CatalogEntry("Loading content", "An activity indicator and a text") {
            UnavailableViewController {
                $0.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
            }
        }
        .shooting([.largeText(true)], [.largeText(false)]),
        CatalogEntry("No results", "The text of a search that found nothing") {
            UnavailableViewController {
                $0.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
            }
        }
        .shooting([.largeText(true)], [.largeText(false)]),
    ]
}

/// A screen without content.
final class UnavailableViewController: UIViewController {
    init(prepare: (UIViewController) -> Void) {
        super.init(nibName: nil, bundle: nil)
        navigationItem.largeTitleDisplayMode = .never
        prepare(self)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }
}

/// A list with several kinds of content and accessories.
final class KindListViewController: UICollectionViewController {
    private enum Section: String, CaseIterable { case cell = "Cells", subtitle = "Subtitles", value = "Values" }
    private struct Item: Hashable {
        let text: String
        let symbol: String?
        let color: Int
    }

    private var dataSource: UICollectionViewDiffableDataSource<Section, Item>?

    init() {
        var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        list.headerMode = .supplementary
        list.footerMode = .supplementary
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { [weak self] cell, place, item in
            let section = self?.dataSource?.sectionIdentifier(for: place.section) ?? .cell
            var content: UIListContentConfiguration =
                switch section {
                case .cell: .cell()
                case .subtitle: .subtitleCell()
                case .value: .valueCell()
                }
            content.text = item.text
            if section == .subtitle { content.secondaryText = "The subtitle of \(item.text.lowercased())" }
            if section == .value { content.secondaryText = "Value \(place.item + 1)" }
            content.image = item.symbol.flatMap { UIImage(systemName: $0) }
            content.imageProperties.tintColor = CollectionScreens.colors[item.color]
            cell.contentConfiguration = content
            cell.accessories = Self.accessories(of: item.text)
        }
        let texts = Dictionary(
            uniqueKeysWithValues: [
                UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
            ]
            .map { kind in
                let isHeader = kind == UICollectionView.elementKindSectionHeader
                return (
                    kind,
                    UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: kind) {
                        view, _, place in
                        let name = Section.allCases[place.section].rawValue
                        var content: UIListContentConfiguration = isHeader ? .groupedHeader() : .groupedFooter()
                        content.text = isHeader ? name : "A footer below the rows of the section \(name)."
                        view.contentConfiguration = content
                    }
                )
            })
        let dataSource = UICollectionViewDiffableDataSource<Section, Item>(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
        }
        dataSource.supplementaryViewProvider = { collectionView, kind, place in
            texts[kind].map { collectionView.dequeueConfiguredReusableSupplementary(using: $0, for: place) }
        }
        self.dataSource = dataSource
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(
            [
                Item(text: "Disclosure", symbol: "folder.fill", color: 5),
                Item(text: "Check mark", symbol: "star.fill", color: 1),
                Item(text: "Label", symbol: "envelope", color: 3),
                Item(text: "Detail", symbol: "info.circle", color: 4), Item(text: "Switch", symbol: "clock", color: 7),
            ], toSection: .cell)
        snapshot.appendItems(
            [
                Item(text: "Label and disclosure", symbol: "book", color: 0),
                Item(text: "Without an image", symbol: nil, color: 0),
            ], toSection: .subtitle)
        snapshot.appendItems(
            [
                Item(text: "Plain value", symbol: nil, color: 0),
                Item(text: "Value and disclosure", symbol: "house", color: 6),
                Item(text: "A text that is too long for a line with its value", symbol: nil, color: 0),
            ], toSection: .value)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private static func accessories(of text: String) -> [UICellAccessory] {
        switch text {
        case "Disclosure", "Value and disclosure": [.disclosureIndicator()]
        case "Check mark": [.checkmark()]
        case "Label": [.label(text: "12")]
        case "Label and disclosure": [.label(text: "New"), .disclosureIndicator()]
        case "Detail": [.detail {}]
        case "Switch":
            [.customView(configuration: .init(customView: onSwitch(), placement: .trailing(displayed: .always)))]
        default: []
        }
    }

    private static func onSwitch() -> UISwitch {
        let view = UISwitch()
        view.isOn = true
        return view
    }
}

/// A list with the accessories of editing.
final class EditListViewController: UICollectionViewController {
    private var dataSource: UICollectionViewDiffableDataSource<Int, String>?

    init() {
        var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        list.trailingSwipeActionsConfigurationProvider = { place in
            guard place.section == 0 else { return nil }
            return UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
            ])
        }
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItem = editButtonItem
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.allowsMultipleSelectionDuringEditing = true
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, place, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
            let leading: UICellAccessory =
                switch place.section {
                case 0: .delete()
                case 1: .multiselect()
                default: .insert {}
                }
            cell.accessories = [leading, .reorder(), .disclosureIndicator(displayed: .whenNotEditing)]
        }
        let dataSource = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
        }
        dataSource.reorderingHandlers.canReorderItem = { _ in true }
        self.dataSource = dataSource
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0, 1, 2])
        snapshot.appendItems((1...4).map { "Entry \($0)" }, toSection: 0)
        snapshot.appendItems((1...4).map { "Choice \($0)" }, toSection: 1)
        snapshot.appendItems(["New entry"], toSection: 2)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        collectionView.isEditing = editing
    }
}

/// A sidebar with items that have children.
final class OutlineViewController: UICollectionViewController {
    private var dataSource: UICollectionViewDiffableDataSource<Int, String>?

    init() {
        var list = UICollectionLayoutListConfiguration(appearance: .sidebar)
        list.headerMode = .firstItemInSection
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let header = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
            var content = UIListContentConfiguration.sidebarHeader()
            content.text = item
            cell.contentConfiguration = content
            cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
        }
        let parents = ["Letters", "Places"]
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
            var content = UIListContentConfiguration.sidebarCell()
            content.text = item
            content.image = UIImage(systemName: parents.contains(item) ? "folder" : "doc")
            cell.contentConfiguration = content
            cell.accessories = parents.contains(item) ? [.outlineDisclosure(options: .init(style: .cell))] : []
        }
        let dataSource = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) {
            let isHeader = $2 == "Library" || $2 == "Recent"
            return $0.dequeueConfiguredReusableCell(using: isHeader ? header : cell, for: $1, item: $2)
        }
        self.dataSource = dataSource
        var library = NSDiffableDataSourceSectionSnapshot<String>()
        library.append(["Library"])
        library.append(["All", "Letters", "Places", "Songs"], to: "Library")
        library.append(["To Ada", "To Grace", "From Alan"], to: "Letters")
        library.append(["Genoa", "Kyoto", "Quito"], to: "Places")
        library.expand(["Library", "Letters"])
        dataSource.apply(library, to: 0, animatingDifferences: false)
        var recent = NSDiffableDataSourceSectionSnapshot<String>()
        recent.append(["Recent"])
        recent.append(["Yesterday", "Last week"], to: "Recent")
        recent.expand(["Recent"])
        dataSource.apply(recent, to: 1, animatingDifferences: false)
        clearsSelectionOnViewWillAppear = false
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        guard collectionView.indexPathsForSelectedItems?.isEmpty != false else { return }
        collectionView.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    }
}
