import UIKit

/// The content of a row in a list.
@MainActor
enum EntryRow {
    /// In points.
    static let height: CGFloat = 60

    static func fill(_ cell: UITableViewCell, with entry: Entry, detail: String? = nil) {
        var content = cell.defaultContentConfiguration()
        content.text = entry.name
        content.textProperties.numberOfLines = 1
        content.textProperties.lineBreakMode = .byTruncatingMiddle
        content.secondaryText = detail ?? entry.summary
        content.secondaryTextProperties.numberOfLines = 1
        content.image = UIImage(systemName: entry.symbol)
        cell.contentConfiguration = content
        cell.configurationUpdateHandler = { cell, state in
            guard var content = cell.contentConfiguration as? UIListContentConfiguration else { return }
            // The background of a focused row is the tint color.
            content.secondaryTextProperties.color = state.isFocused ? .white : .secondaryLabel
            cell.contentConfiguration = content
        }
    }

    static func fill(_ cell: UITableViewCell, with location: Location) {
        var content = cell.defaultContentConfiguration()
        content.text = location.name
        content.image = UIImage(systemName: location.symbol)
        cell.contentConfiguration = content
    }
}
