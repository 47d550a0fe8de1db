import CoreGraphics
import Foundation
import UIKit
import UIKitCore

/// The content of the first window: sources of drags in a row, a table below, and a collection view below the table.
///
/// The sources have the size 50 by 50 at the height 10: a picture at 10, a file at 70, an object of the app at 130, and
/// a text at 190. A touch beside them is printed at its end. The file is the program's second argument.
final class ListTargets: UIViewController {
    private let sources: [(kind: String, color: UIColor)] = [
        ("picture", .systemRed), ("file", .systemGreen), ("object", .systemBlue), ("text", .systemPurple),
    ]
    private let table = UITableView(frame: CGRect(x: 0, y: 80, width: 300, height: 150), style: .plain)
    private let layout = UICollectionViewFlowLayout()
    private lazy var grid = UICollectionView(
        frame: CGRect(x: 0, y: 250, width: 300, height: 150), collectionViewLayout: layout)
    private var rows = ["one", "two"]
    private var squares = ["one", "two"]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        for (index, source) in sources.enumerated() {
            let square = UIView(frame: CGRect(x: 10 + 60 * index, y: 10, width: 50, height: 50))
            square.backgroundColor = source.color
            square.accessibilityIdentifier = source.kind
            let drag = UIDragInteraction(delegate: self)
            square.addInteraction(drag)
            view.addSubview(square)
        }
        table.rowHeight = 44
        table.contentInsetAdjustmentBehavior = .never
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        (table.dataSource, table.dropDelegate) = (self, self)
        layout.itemSize = CGSize(width: 60, height: 60)
        grid.contentInsetAdjustmentBehavior = .never
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "square")
        (grid.dataSource, grid.dropDelegate) = (self, self)
        view.addSubview(table)
        view.addSubview(grid)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        if touches.first?.view === view { say("touched") }
    }

    /// Loads the dropped file, and calls `insert` with its name.
    private func load(_ item: UIDragItem, _ place: String, _ insert: @escaping @MainActor (String) -> Bool) {
        let provider = item.itemProvider
        let type = provider.registeredTypeIdentifiers.first ?? "none"
        _ = provider.loadFileRepresentation(forTypeIdentifier: type) { address, error in
            let bytes = address.flatMap { try? Data(contentsOf: $0) }
            let name = address?.lastPathComponent ?? "\(error.map { "\($0)" } ?? "nothing")"
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    let isInserted = insert(name)
                    say("\(place) \(type) \(name) \(bytes?.count ?? -1) \(isInserted ? "inserted" : "refused")")
                }
            }
        }
    }
}

extension ListTargets: UIDragInteractionDelegate {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
        -> [UIDragItem]
    {
        let kind = interaction.view?.accessibilityIdentifier ?? ""
        say("drag \(kind)")
        switch kind {
        case "picture":
            let picture = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
            }
            return [UIDragItem(itemProvider: NSItemProvider(object: picture))]
        case "file":
            let address = CommandLine.arguments.dropFirst().first.map { URL(fileURLWithPath: $0) }
            return [address.flatMap { NSItemProvider(contentsOf: $0) }].compactMap { $0 }.map {
                UIDragItem(itemProvider: $0)
            }
        default:
            let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "words")))
            if kind == "object" { item.localObject = "pears" }
            return [item]
        }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { CommandLine.arguments.contains("restricted") }
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { say("ended \(operation.rawValue)") }
}

extension ListTargets: UITableViewDataSource, UITableViewDropDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = rows[indexPath.row]
        return cell
    }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        say("table over \(destinationIndexPath?.row ?? -1)")
        return UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        let place = coordinator.destinationIndexPath ?? IndexPath(row: rows.count, section: 0)
        for item in coordinator.items {
            let placeholder = UITableViewDropPlaceholder(
                insertionIndexPath: place, reuseIdentifier: "row", rowHeight: 44)
            let context = coordinator.drop(item.dragItem, to: placeholder)
            load(item.dragItem, "table \(place.row)") { name in
                context.commitInsertion { self.rows.insert(name, at: $0.row) }
            }
        }
    }
}

extension ListTargets: UICollectionViewDataSource, UICollectionViewDropDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        squares.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "square", for: indexPath)
        cell.contentView.backgroundColor = .systemTeal
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        say("grid over \(destinationIndexPath?.item ?? -1)")
        return UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        let place = coordinator.destinationIndexPath ?? IndexPath(item: squares.count, section: 0)
        for item in coordinator.items {
            let placeholder = UICollectionViewDropPlaceholder(insertionIndexPath: place, reuseIdentifier: "square")
            let context = coordinator.drop(item.dragItem, to: placeholder)
            load(item.dragItem, "grid \(place.item)") { name in
                context.commitInsertion { self.squares.insert(name, at: $0.item) }
            }
        }
    }
}
