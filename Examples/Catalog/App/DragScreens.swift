import UIKit

/// Items that the user drags to another place, or between lists.
@MainActor
enum DragScreens {
    static let entries = [
        CatalogEntry("A grid and a table", "Items move between two lists, and in each of them") {
            DragListsViewController()
        }
        .shooting(
            [.dragItem("3", to: "Second"), .frames(40)], [.lift, .frames(60)],
            [.dragItem("First", to: "6"), .frames(40)], [.lift, .frames(60)],
            [.dragItem("1", to: "8"), .frames(40)], [.lift, .frames(60)]),
        CatalogEntry("A view and a target", "The mark of a copy, a forbidden drop, and a button that items open") {
            DragTargetsViewController()
        }
        .shooting(
            [.dragItem("Drag", to: "Copies")], [.lift, .frames(60), .dragItem("Drag", to: "Refuses")],
            [.lift, .frames(60)]),
    ]
}

/// A grid above a table, or beside it in a wide window.
final class DragListsViewController: UIViewController {
    private struct Entry: Hashable {
        let text: String
        let color: Int
    }

    private let layout = MirroredFlowLayout()
    private lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
    private let table = UITableView(frame: .zero, style: .plain)
    private var squares = (0..<8).map { Entry(text: "\($0 + 1)", color: $0) }
    private var rows = ["First", "Second", "Third", "Fourth"].enumerated().map { Entry(text: $1, color: $0 * 2) }

    init() {
        super.init(nibName: nil, bundle: nil)
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        layout.itemSize = CGSize(width: 82, height: 82)
        layout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 16, right: 16)
        layout.sectionInsetReference = .fromSafeArea
        grid.contentInsetAdjustmentBehavior = .never
        table.contentInsetAdjustmentBehavior = .never
        grid.backgroundColor = .secondarySystemBackground
        grid.register(ColorCell.self, forCellWithReuseIdentifier: "square")
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        (grid.dataSource, grid.dragDelegate, grid.dropDelegate) = (self, self, self)
        (table.dataSource, table.dragDelegate, table.dropDelegate) = (self, self, self)
        view.addSubview(grid)
        view.addSubview(table)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        var area = view.bounds
        area.origin.y = view.safeAreaInsets.top
        area.size.height -= area.minY
        let isWide = area.width > area.height
        let parts = area.divided(
            atDistance: (isWide ? area.width : area.height) / 2, from: isWide ? .minXEdge : .minYEdge)
        (grid.frame, table.frame) = (parts.slice, parts.remainder)
    }

    private func item(_ entry: Entry) -> UIDragItem {
        let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: entry.text)))
        item.localObject = entry
        return item
    }

    /// The color of a row as a symbol.
    private func dot(_ entry: Entry) -> UIImage? {
        UIImage(systemName: "circle.fill")?.withTintColor(
            CollectionScreens.colors[entry.color % 8], renderingMode: .alwaysOriginal)
    }
}

extension DragListsViewController: UICollectionViewDataSource, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate
{
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        squares.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "square", for: indexPath)
        guard let square = cell as? ColorCell else { return cell }
        let entry = squares[indexPath.item]
        square.label.text = entry.text
        square.contentView.backgroundColor = CollectionScreens.colors[entry.color % 8]
        return square
    }

    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [item(squares[indexPath.item])] }

    func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem] { [item(squares[indexPath.item])] }

    func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    {
        let parameters = UIDragPreviewParameters()
        parameters.visiblePath = UIBezierPath(
            roundedRect: CGRect(origin: .zero, size: layout.itemSize), cornerRadius: 12)
        return parameters
    }

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        var target = coordinator.destinationIndexPath ?? IndexPath(item: squares.count, section: 0)
        for item in coordinator.items {
            guard let entry = item.dragItem.localObject as? Entry else { continue }
            collectionView.performBatchUpdates {
                if let source = item.sourceIndexPath {
                    squares.remove(at: source.item)
                    collectionView.deleteItems(at: [source])
                } else {
                    removeRow(entry)
                }
                target.item = min(target.item, squares.count)
                squares.insert(entry, at: target.item)
                collectionView.insertItems(at: [target])
            }
            coordinator.drop(item.dragItem, toItemAt: target)
            target.item += 1
        }
    }

    private func removeRow(_ entry: Entry) {
        guard let index = rows.firstIndex(of: entry) else { return }
        rows.remove(at: index)
        table.deleteRows(at: [IndexPath(row: index, section: 0)], with: .automatic)
    }
}

extension DragListsViewController: UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = rows[indexPath.row].text
        content.image = dot(rows[indexPath.row])
        cell.contentConfiguration = content
        return cell
    }

    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
        -> [UIDragItem]
    { [item(rows[indexPath.row])] }

    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] { [item(rows[indexPath.row])] }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        var target = coordinator.destinationIndexPath ?? IndexPath(row: rows.count, section: 0)
        for item in coordinator.items {
            guard let entry = item.dragItem.localObject as? Entry else { continue }
            tableView.performBatchUpdates {
                if let source = item.sourceIndexPath {
                    rows.remove(at: source.row)
                    tableView.deleteRows(at: [source], with: .automatic)
                } else {
                    removeSquare(entry)
                }
                target.row = min(target.row, rows.count)
                rows.insert(entry, at: target.row)
                tableView.insertRows(at: [target], with: .automatic)
            }
            coordinator.drop(item.dragItem, toRowAt: target)
            target.row += 1
        }
    }

    private func removeSquare(_ entry: Entry) {
        guard let index = squares.firstIndex(of: entry) else { return }
        squares.remove(at: index)
        grid.deleteItems(at: [IndexPath(item: index, section: 0)])
    }
}

/// A view that can be dragged, a target that copies, and a target that refuses.
final class DragTargetsViewController: UIViewController, UIDragInteractionDelegate, UIDropInteractionDelegate {
    private let source = DragTargetsViewController.makeBox("Drag", .systemBlue)
    private let copies = DragTargetsViewController.makeBox("Copies", .systemGreen)
    private let refuses = DragTargetsViewController.makeBox("Refuses", .systemGray)

    init() {
        super.init(nibName: nil, bundle: nil)
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) { nil }

    private static func makeBox(_ text: String, _ color: UIColor) -> UILabel {
        let box = UILabel()
        box.text = text
        box.textAlignment = .center
        box.textColor = .white
        box.font = .preferredFont(forTextStyle: .headline)
        box.adjustsFontForContentSizeCategory = true
        box.backgroundColor = color
        box.isUserInteractionEnabled = true
        box.translatesAutoresizingMaskIntoConstraints = false
        return box
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let button = UIButton(
            configuration: .tinted(),
            primaryAction: UIAction(title: "Rest Here") { [weak self] _ in
                self?.navigationItem.prompt = "The button was pressed"
            })
        button.isSpringLoaded = true
        source.addInteraction(UIDragInteraction(delegate: self))
        for target in [copies, refuses] { target.addInteraction(UIDropInteraction(delegate: self)) }
        let stack = UIStackView(arrangedSubviews: [source, copies, refuses, button])
        stack.axis = .vertical
        stack.spacing = 16
        stack.distribution = .fillEqually
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.widthAnchor.constraint(equalToConstant: 200),
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            stack.bottomAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
            source.heightAnchor.constraint(lessThanOrEqualToConstant: 100),
        ])
    }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
        -> [UIDragItem]
    { [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "Drag")))] }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
        -> UIDropProposal
    { UIDropProposal(operation: interaction.view === copies ? .copy : .forbidden) }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        session.loadObjects(ofClass: String.self) { [weak self] texts in
            self?.copies.text = "Copies: \(texts.joined())"
        }
    }
}
