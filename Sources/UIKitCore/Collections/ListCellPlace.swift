import CoreGraphics
import Foundation

/// The position of a cell in a list, for its background, corners, margins and separators.
struct ListCellPlace: Hashable {
    /// A line between rows.
    struct Separator: Hashable {
        var isVisible = false
        /// The color; nil uses the separator color.
        var color: UIColor?
        /// The effect on the line; nil draws the color only.
        var effect: UIVisualEffect?
        /// The distance between the edges of the cell and the line; nil begins the line at the text.
        var insets: NSDirectionalEdgeInsets?
    }

    var environment = ListEnvironment()
    var isFirst = false
    var isLast = false
    var top = Separator()
    var bottom = Separator()
    /// The distance between the edges of the cell and its content, in points.
    var sideMargin: CGFloat = 16

    /// Whether the cell is a row, and no header or footer.
    var isRow: Bool { !environment.isHeader && !environment.isFooter }
}

extension ListCellPlace {
    /// The position of an item that a list layout computed.
    @MainActor
    init(_ item: ListItemPlace) {
        environment.appearance =
            switch item.appearance {
            case .plain: .plain
            case .grouped: .grouped
            case .insetGrouped: .insetGrouped
            case .sidebar: .sidebar
            case .sidebarPlain: .sidebarPlain
            }
        environment.isHeader = item.role == .header
        environment.isFooter = item.role == .footer
        (isFirst, isLast) = (item.isFirst, item.isLast)
        sideMargin = max(item.margins.leading, item.margins.trailing)
        guard let lines = item.separators else { return }
        // Chosen: as in tables, an automatic separator lies below each row except the last one.
        top = Separator(lines, lines.topSeparatorVisibility == .visible, lines.topSeparatorInsets)
        let isShown =
            switch lines.bottomSeparatorVisibility {
            case .automatic: !item.isLast
            case .visible: true
            case .hidden: false
            }
        bottom = Separator(lines, isShown, lines.bottomSeparatorInsets)
    }
}

extension ListCellPlace.Separator {
    @MainActor
    fileprivate init(_ lines: UIListSeparatorConfiguration, _ isVisible: Bool, _ insets: NSDirectionalEdgeInsets) {
        self.isVisible = isVisible
        color = lines.color
        effect = lines.visualEffect
        // Documented (UIListSeparatorConfiguration.automaticInsets): the line begins at the text.
        self.insets = insets.leading == .greatestFiniteMagnitude ? nil : insets
    }
}
