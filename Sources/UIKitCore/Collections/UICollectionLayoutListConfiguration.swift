import CoreGraphics
public import Foundation

/// The appearance of a list: a section of a compositional layout that looks like a table.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
    /// The style of a list.
    public enum Appearance: Int, Sendable {
        /// Rows from edge to edge, with headers that remain visible.
        case plain = 0
        /// Rows from edge to edge, in groups.
        case grouped
        /// Rows on rounded cards.
        case insetGrouped
        /// Rows of a sidebar, which are rounded when they are selected.
        case sidebar
        /// Rows of a sidebar, from edge to edge.
        case sidebarPlain
    }
    /// The header of each section.
    public enum HeaderMode: Int, Sendable {
        case none = 0
        /// A supplementary view of the kind ``UICollectionView/elementKindSectionHeader``.
        case supplementary
        /// The first item of the section.
        case firstItemInSection
    }
    /// The footer of each section.
    public enum FooterMode: Int, Sendable {
        case none = 0
        /// A supplementary view of the kind ``UICollectionView/elementKindSectionFooter``.
        case supplementary
    }
    /// Returns the separators of one item, changed from those of the list.
    public typealias ItemSeparatorHandler =
        @MainActor (_ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration)
        -> UIListSeparatorConfiguration
    /// Returns the swipe actions of one side of an item; nil for no actions.
    public typealias SwipeActionsConfigurationProvider =
        @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

    /// The style of the list.
    public let appearance: Appearance
    /// Whether items have separators. True by default, except in sidebars.
    public var showsSeparators: Bool
    /// The separators of all items.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// Called for the separators of an item; nil by default.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// The background color of the collection view. Nil, the default, is the color of the style; a clear color keeps
    /// the color of the collection view.
    public var backgroundColor: UIColor?
    /// Returns the swipe actions at the leading edge of an item.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Returns the swipe actions at the trailing edge of an item.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The headers. None by default.
    public var headerMode: HeaderMode = .none
    /// The footers. None by default.
    public var footerMode: FooterMode = .none
    /// The space above the header of each section, in points. Nil, the default, is automatic. Chosen: no space.
    public var headerTopPadding: CGFloat?

    /// Creates the default configuration of a style.
    public init(appearance: Appearance) {
        self.appearance = appearance
        // Documented (UICollectionLayoutListConfiguration): plain and grouped lists have separators.
        showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }

    /// The background of the style. Measured (collections/card-color): the grouped color behind cards.
    var ownBackground: UIColor {
        switch appearance {
        case .plain: .systemBackground
        case .grouped, .insetGrouped: .systemGroupedBackground
        // Chosen.
        case .sidebar, .sidebarPlain: .secondarySystemBackground
        }
    }
}

/// The separators of the items of a list.
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration: @preconcurrency Hashable {
    /// When a separator is visible.
    public enum Visibility: Int, Sendable {
        /// Between items, and at the edges of plain lists.
        case automatic = 0
        case visible
        case hidden
    }

    /// Insets that the list chooses: separators begin at the text of the item. Chosen: the largest number.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    /// When the separator above an item is visible. Automatic by default.
    public var topSeparatorVisibility: Visibility = .automatic
    /// When the separator below an item is visible. Automatic by default.
    public var bottomSeparatorVisibility: Visibility = .automatic
    /// The insets of the separator above an item. Automatic by default.
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The insets of the separator below an item. Automatic by default.
    public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The color of separators.
    public var color: UIColor = .separator
    /// The color of separators between items that are selected together.
    public var multipleSelectionColor: UIColor = .separator
    /// An effect on the separators, which draws the content behind them. Nil, the default, draws their color only.
    public var visualEffect: UIVisualEffect?

    /// Creates the separators of a style.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
