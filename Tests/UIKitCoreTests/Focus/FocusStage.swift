import Foundation
import UIKit
import UIKitTesting

@testable import UIKitCore

/// A table of numbered rows that records the calls of the focus.
@MainActor
final class FocusRows: UITableViewController {
    var rows: [[Int]] = [Array(0..<100)]
    var lines: [String] = []
    var refused: Set<Int> = []
    var stays = false
    var preferred: IndexPath?
    var whenMoved: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 50
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }
    override func numberOfSections(in tableView: UITableView) -> Int { rows.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows[section].count
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = "\(rows[indexPath.section][indexPath.row])"
        cell.contentConfiguration = content
        return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        lines.append("select \(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        !refused.contains(rows[indexPath.section][indexPath.row])
    }
    override func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext)
        -> Bool
    {
        lines.append("should \(text(context))")
        return !stays
    }
    override func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        lines.append("did \(text(context))")
        whenMoved?()
    }
    override func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { preferred }

    private func text(_ context: UITableViewFocusUpdateContext) -> String {
        func text(_ path: IndexPath?) -> String { path.map { "\($0.row)" } ?? "-" }
        return "\(text(context.previouslyFocusedIndexPath)) \(text(context.nextFocusedIndexPath))"
    }
}

extension TestApp {
    /// The text of the focused row, or the title of the focused button.
    var focusedText: String? {
        if let cell = focusedItem as? UITableViewCell {
            return (cell.contentConfiguration as? UIListContentConfiguration)?.text
        }
        if let cell = focusedItem as? UICollectionViewCell, let view = cell.superview {
            var list: UIView? = view
            while let current = list, !(current is UICollectionView) { list = current.superview }
            return (list as? UICollectionView)?.indexPath(for: cell).map { "\($0.section).\($0.item)" }
        }
        return (focusedItem as? UIButton)?.currentTitle ?? focusedItem.map { String(describing: Swift.type(of: $0)) }
    }

    func press(_ keys: [TestKey]) { for key in keys { press(key) } }
}
