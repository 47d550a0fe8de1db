import UIKit

/// Collection views with a flow layout or a compositional layout.
@MainActor
enum CollectionScreens {
    static let entries = [
        CatalogEntry("Flow grid", "Equal items, and headers that remain visible") { FlowGridViewController() }
            .shooting([.scroll(30), .frames(60), .scroll(160), .frames(60)], [.largeText(true)], [.largeText(false)]),
        CatalogEntry("Tags", "Items as wide as their texts") { TagViewController() }
            .shooting([.largeText(true)], [.largeText(false), .tap("Rivers"), .frames(20)]),
        CatalogEntry("Compositional layout", "Pages, nested groups, badges and a background") {
            ShelfViewController()
        }
        .shooting(
            [.swipe("Card 1", 200), .lift, .frames(60)],
            [.scroll(30), .frames(60), .scroll(260), .frames(60)], [.largeText(true)], [.largeText(false)]),
    ]

    /// Strong colors, in the order of the rainbow.
    static let colors: [UIColor] = [
        .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue, .systemIndigo, .systemPurple,
    ]
}

/// A text in a view of its size.
final class CollectionTextView: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        label.adjustsFontForContentSizeCategory = true
        label.font = .preferredFont(forTextStyle: .headline)
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

/// A cell with a color and a text.
final class ColorCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.adjustsFontForContentSizeCategory = true
        label.font = .preferredFont(forTextStyle: .headline)
        label.textColor = .white
        label.textAlignment = .center
        label.frame = contentView.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
        contentView.layer.cornerRadius = 12
    }

    required init?(coder: NSCoder) { nil }
}

/// A flow layout that begins at the right in languages that are read from right to left.
final class MirroredFlowLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

/// Equal squares in sections with pinned headers.
final class FlowGridViewController: UICollectionViewController {
    private let names = ["Warm", "Cold", "All"]

    init() {
        let layout = MirroredFlowLayout()
        layout.itemSize = CGSize(width: 82, height: 82)
        layout.headerReferenceSize = CGSize(width: 0, height: 40)
        layout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 16, right: 16)
        layout.sectionInsetReference = .fromSafeArea
        layout.sectionHeadersPinToVisibleBounds = true
        super.init(collectionViewLayout: layout)
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.alwaysBounceVertical = true
        collectionView.register(ColorCell.self, forCellWithReuseIdentifier: "square")
        collectionView.register(
            CollectionTextView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let layout = collectionViewLayout as? UICollectionViewFlowLayout else { return }
        layout.headerReferenceSize.height = UIFontMetrics(forTextStyle: .headline).scaledValue(
            for: 40, compatibleWith: traitCollection)
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { names.count }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        section == 2 ? 40 : 10
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "square", for: indexPath)
        guard let square = cell as? ColorCell else { return cell }
        square.label.text = "\(indexPath.item + 1)"
        let color = indexPath.section == 2 ? indexPath.item % 8 : indexPath.section * 4 + indexPath.item % 4
        square.contentView.backgroundColor = CollectionScreens.colors[color]
        return square
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        (view as? CollectionTextView)?.label.text = names[indexPath.section]
        view.backgroundColor = .secondarySystemBackground
        return view
    }
}

/// A capsule with a text, as wide as the text.
final class TagCell: UICollectionViewCell {
    let label = UILabel()
    /// The collection view of the cell, also before the cell is added to the collection view.
    weak var list: UICollectionView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.adjustsFontForContentSizeCategory = true
        label.font = .preferredFont(forTextStyle: .body)
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 14),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -14),
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) { nil }

    /// A capsule is at most as wide as a line.
    override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        let fitting = super.preferredLayoutAttributesFitting(layoutAttributes)
        guard let list else { return fitting }
        fitting.size.width = min(fitting.size.width, list.safeAreaLayoutGuide.layoutFrame.width - 32)
        return fitting
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = state.isSelected ? tintColor : .secondarySystemFill
        background.cornerRadius = 18
        backgroundConfiguration = background
        label.textColor = state.isSelected ? .white : .label
    }
}

/// Capsules in lines. A tap selects a capsule.
final class TagViewController: UICollectionViewController {
    private let names = [
        "Mountains", "Lakes", "Rivers", "Old towns", "Sea", "Night trains", "Museums of natural history", "Cafés",
        "Islands", "Gardens", "Markets", "Long walks along the coast", "Art", "Bridges", "Birds",
    ]

    init() {
        let layout = MirroredFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        layout.sectionInsetReference = .fromSafeArea
        super.init(collectionViewLayout: layout)
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.allowsMultipleSelection = true
        clearsSelectionOnViewWillAppear = false
        collectionView.register(TagCell.self, forCellWithReuseIdentifier: "tag")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        guard collectionView.indexPathsForSelectedItems?.isEmpty != false else { return }
        collectionView.selectItem(at: IndexPath(item: 3, section: 0), animated: false, scrollPosition: [])
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        names.count
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath)
        guard let cell = cell as? TagCell else { return cell }
        cell.list = collectionView
        cell.label.text = names[indexPath.item]
        return cell
    }
}
