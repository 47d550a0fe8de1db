import CoreGraphics
import Foundation

extension UIBackgroundConfiguration {
    /// Returns the background of a cell that adapts to its list.
    public static func listCell() -> UIBackgroundConfiguration { system(.listCell) }
    /// Returns the background of a header that adapts to its list.
    public static func listHeader() -> UIBackgroundConfiguration { system(.listHeader) }
    /// Returns the background of a footer that adapts to its list.
    public static func listFooter() -> UIBackgroundConfiguration { system(.listFooter) }
    /// Returns the background of a cell in a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { system(.plainCell) }
    /// Returns the background of a header or footer in a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { system(.plainHeaderFooter) }
    /// Returns the background of a cell in a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration { system(.groupedCell) }
    /// Returns the background of a header or footer in a grouped list.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { system(.groupedHeaderFooter) }
    /// Returns the background of a header in a sidebar.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { system(.sidebarHeader) }
    /// Returns the background of a cell in a sidebar.
    public static func listSidebarCell() -> UIBackgroundConfiguration { system(.sidebarCell) }
    /// Returns the background of a cell in a list beside a sidebar.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { system(.accompaniedSidebarCell) }

    private static func system(_ kind: Kind) -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration(kind)
        configuration.adapt(nil)
        return configuration
    }

    /// Returns the background for a view in a state. Values that the app has set are the same in all states.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard kind != .none, kind != .clear else { return self }
        var result = self
        result.adapt(ConfigurationFlags(state))
        return result
    }

    /// The kind of an adaptive background in its list.
    private func kind(in environment: ListEnvironment?) -> Kind {
        switch (kind, environment?.appearance ?? .plain) {
        case (.listCell, .plain): .plainCell
        case (.listCell, .grouped), (.listCell, .insetGrouped): .groupedCell
        case (.listCell, .sidebar): .sidebarCell
        case (.listCell, .sidebarPlain): .accompaniedSidebarCell
        case (.listHeader, .plain), (.listFooter, .plain): .plainHeaderFooter
        case (.listHeader, .sidebar), (.listHeader, .sidebarPlain): .sidebarHeader
        case (.listHeader, _), (.listFooter, _): .groupedHeaderFooter
        default: kind
        }
    }

    private mutating func adapt(_ flags: ConfigurationFlags?) {
        let isMarked = flags.map { $0.isHighlighted || $0.isSelected } ?? false
        let kind = kind(in: flags?.environment)
        let isFocused = flags?.isFocused ?? false
        // Measured (collections/list-colors): the gray of highlighted and selected rows.
        switch kind {
        // Chosen: the tint color (nil) behind the white text of focused rows (collections/list-states).
        case .plainCell: setSystemColor(isFocused ? nil : isMarked ? .systemGray4 : .systemBackground)
        case .groupedCell:
            setSystemColor(isFocused ? nil : isMarked ? .systemGray4 : .secondarySystemGroupedBackground)
        // Chosen: a rounded fill behind the selected item, and nothing behind others.
        case .sidebarCell, .accompaniedSidebarCell:
            setSystemColor(isFocused ? nil : isMarked ? .systemFill : .clear)
            setSystemRadius(8)
        // Chosen: a pinned header is drawn over rows, so that a pinned header has a background.
        case .plainHeaderFooter:
            setSystemColor(.clear)
            // Views update their configurations on the main thread.
            let isPinned = flags?.isPinned == true
            setSystemEffect(isPinned ? MainActor.assumeIsolated { UIBlurEffect(style: .systemChromeMaterial) } : nil)
        default: setSystemColor(.clear)
        }
    }
}
