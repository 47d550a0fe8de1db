import CoreGraphics
import Foundation
import FoundationAdditions
import QuartzCore

/// The suggestions of a search: a list that fills the screen below a bar's row, or a panel below a field in a bar's own
/// row.
final class SuggestionList: UIView, UITableViewDataSource, UITableViewDelegate {
    enum Shape: Equatable {
        case fills
        /// - Parameters:
        ///   - field: in the coordinates of the list.
        ///   - outside: the insets that the display and the bars at the bottom cover.
        case hangs(field: CGRect, outside: UIEdgeInsets)
    }

    private let table = UITableView(frame: .zero, style: .plain)
    private let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private let shadow = UIView()
    private(set) var suggestions: [any UISearchSuggestion] = []
    private var marked: Int?
    var shape = Shape.fills { didSet { if shape != oldValue { shapeChanged() } } }
    var onChoose: (any UISearchSuggestion) -> Void = { _ in }

    /// Chosen: rows have the height of a plain list's rows; the panel is at least as wide as a menu, and its number of
    /// visible rows is limited.
    private static let rowHeight: CGFloat = 44
    private static let panelWidth: CGFloat = 320
    private static let panelRows = 8

    init() {
        super.init(frame: .zero)
        accessibilityIdentifier = "SearchSuggestions"
        table.dataSource = self
        table.delegate = self
        table.rowHeight = Self.rowHeight
        table.register(UITableViewCell.self, forCellReuseIdentifier: "suggestion")
        shadow.layer.shadowColor = .black
        shadow.layer.shadowOpacity = 0.2
        shadow.layer.shadowRadius = 24
        shadow.layer.shadowOffset = CGSize(width: 0, height: 8)
        shadow.layer.cornerRadius = 13
        glass.layer.cornerRadius = 13
        glass.clipsToBounds = true
        shadow.addSubview(glass)
        for view in [shadow, table] as [UIView] { addSubview(view) }
        shapeChanged()
    }

    required init?(coder: NSCoder) { nil }

    func display(_ suggestions: [any UISearchSuggestion]) {
        self.suggestions = suggestions
        marked = nil
        table.reloadData()
        setNeedsLayout()
    }

    private func shapeChanged() {
        let fills = shape == .fills
        shadow.isHidden = fills
        table.backgroundColor = fills ? .systemBackground : .clear
        table.layer.cornerRadius = fills ? 0 : 13
        table.clipsToBounds = true
        table.contentInsetAdjustmentBehavior = fills ? .automatic : .never
        table.reloadData()
        setNeedsLayout()
    }

    // MARK: Keys

    /// Marks the next or the previous suggestion.
    func mark(by step: Int) {
        guard !suggestions.isEmpty else { return }
        let next = marked.map { $0 + step } ?? (step > 0 ? 0 : suggestions.count - 1)
        guard suggestions.indices.contains(next) else { return }
        marked = next
        table.selectRow(at: IndexPath(row: next, section: 0), animated: false, scrollPosition: .none)
    }

    /// - Returns: whether a suggestion was marked with keys.
    func chooseMarked() -> Bool {
        guard let marked, suggestions.indices.contains(marked) else { return false }
        onChoose(suggestions[marked])
        return true
    }

    // MARK: Rows

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { suggestions.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "suggestion", for: indexPath)
        guard suggestions.indices.contains(indexPath.row) else { return cell }
        let suggestion = suggestions[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = suggestion.localizedSuggestion
        content.attributedText = suggestion.localizedAttributedSuggestion
        content.textProperties.numberOfLines = 1
        content.image = suggestion.iconImage.map {
            $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
        }
        content.imageProperties.tintColor = tintColor
        content.imageProperties.reservedLayoutSize = CGSize(width: 24, height: 0)
        cell.contentConfiguration = content
        cell.backgroundColor = shape == .fills ? .systemBackground : .clear
        cell.accessibilityLabel = suggestion.localizedDescription
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if suggestions.indices.contains(indexPath.row) { onChoose(suggestions[indexPath.row]) }
    }

    // MARK: Place

    override func layoutSubviews() {
        super.layoutSubviews()
        switch shape {
        case .fills: table.frame = bounds
        case .hangs(let field, let outside):
            let room = bounds.inset(by: outside).insetAtMost(dx: 8, dy: 8)
            let width = min(max(field.width, Self.panelWidth), room.width)
            let top = max(field.maxY + SearchBarMetrics.suggestionGap, room.minY)
            let height = min(CGFloat(min(suggestions.count, Self.panelRows)) * Self.rowHeight, max(0, room.maxY - top))
            let x = isRightToLeft ? field.minX : field.maxX - width
            table.frame = CGRect(
                x: min(max(x, room.minX), max(room.minX, room.maxX - width)), y: top, width: width, height: height)
            shadow.frame = table.frame
            shadow.layer.shadowPath = CGPath(roundedRect: shadow.bounds, cornerWidth: 13, cornerHeight: 13)
            glass.frame = shadow.bounds
        }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        shape == .fills ? super.point(inside: point, with: event) : table.frame.contains(point)
    }
}
