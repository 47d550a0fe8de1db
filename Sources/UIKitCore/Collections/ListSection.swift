import CoreGraphics
import Foundation
import ListLogic

/// The place of a cell or supplementary view in a list. Computed by the layout; list cells draw their corners,
/// separators and margins from the place.
struct ListItemPlace: Equatable {
    enum Role { case cell, header, footer }

    var appearance: UICollectionLayoutListConfiguration.Appearance
    var role: Role
    /// Whether the item is the first item of its group of rows. A header item is not part of the group.
    var isFirst: Bool
    /// Whether the item is the last item of its group of rows.
    var isLast: Bool
    /// The separators of the item; nil for an item without separators.
    var separators: UIListSeparatorConfiguration?
    /// The least margins of the content at the sides, in points. The insets at the top and bottom are 0.
    var margins: NSDirectionalEdgeInsets
    /// The radius of the corners of the group of rows, in points.
    var cornerRadius: CGFloat

    static nonisolated func == (a: ListItemPlace, b: ListItemPlace) -> Bool {
        MainActor.assumeIsolated {
            a.appearance == b.appearance && a.role == b.role && a.isFirst == b.isFirst && a.isLast == b.isLast
                && a.separators == b.separators && a.margins == b.margins && a.cornerRadius == b.cornerRadius
        }
    }

    /// Measured (collections/card-radius): 10 points.
    static let cardRadius: CGFloat = 10
}

/// The list of a section.
struct ListSection {
    let configuration: UICollectionLayoutListConfiguration
    /// The least margins of the content of cells at the sides, in points.
    let margins: NSDirectionalEdgeInsets
    /// The space above the boundary views of the section, in points.
    let headerPadding: CGFloat
}

extension NSCollectionLayoutSection {
    /// Measured (collections/list-sections): one item in each group, of an estimated height of 44 points. A header of a
    /// plain list has an estimated height of 28 points and remains visible; other headers have 17.5 points.
    static func listSection(
        _ configuration: UICollectionLayoutListConfiguration, _ environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
        let section = NSCollectionLayoutSection(group: group)
        let appearance = configuration.appearance, hasHeader = configuration.headerMode != .none
        let isPlain = appearance == .plain
        let padding = configuration.headerTopPadding.flatMap { $0.isFinite && $0 > 0 ? $0 : nil } ?? 0
        func boundary(_ kind: String, _ alignment: NSRectAlignment) -> NSCollectionLayoutBoundarySupplementaryItem {
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .estimated(isPlain ? 28 : 17.5))
            return NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: kind, alignment: alignment)
        }
        if configuration.headerMode == .supplementary {
            let header = boundary(UICollectionView.elementKindSectionHeader, .top)
            header.pinToVisibleBounds = isPlain
            header.zIndex = 200
            section.boundarySupplementaryItems.append(header)
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                boundary(UICollectionView.elementKindSectionFooter, .bottom))
        }
        var insets = NSDirectionalEdgeInsets.zero
        if appearance == .grouped || appearance == .insetGrouped {
            // Folklore (collections/card-margin), Measured (collections/card-sections): 17.5 points above the first row
            // without a header, and below the last row without a footer.
            if !hasHeader { insets.top = 17.5 }
            if configuration.footerMode == .none { insets.bottom = 17.5 }
        }
        if configuration.headerMode == .firstItemInSection { insets.top += padding }
        let sides = ListSides(environment)
        switch appearance {
        case .insetGrouped: (insets.leading, insets.trailing) = (sides.leading, sides.trailing)
        // Measured (collections/list-sections): 10 points.
        case .sidebar: (insets.leading, insets.trailing) = (10, 10)
        case .plain, .grouped, .sidebarPlain: break
        }
        section.contentInsets = insets
        // Chosen: rows from edge to edge lie below the covered sides too; their content does not.
        let isWide = appearance == .plain || appearance == .grouped || appearance == .sidebarPlain
        section.contentInsetsReference = isWide ? .none : .automatic
        section.list = ListSection(
            configuration: configuration, margins: isWide ? sides.fromEdge : sides.inside,
            headerPadding: configuration.headerMode == .supplementary ? padding : 0)
        return section
    }
}

/// The side margins of a list. Measured (collections/card-sections): 16 points in a narrow view, and 20 points in a
/// wide view.
@MainActor
private struct ListSides {
    let leading: CGFloat
    let trailing: CGFloat
    /// The margins of content in rows from edge to edge.
    let fromEdge: NSDirectionalEdgeInsets
    /// The margins of content in rows between the margins.
    let inside: NSDirectionalEdgeInsets

    init(_ environment: any NSCollectionLayoutEnvironment) {
        guard let view = (environment as? CompositionalEnvironment)?.collectionView.view else {
            (leading, trailing) = (16, 16)
            fromEdge = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
            inside = fromEdge
            return
        }
        let covered = view.uncoveredSafeArea, left = view.sideMargin(beyond: covered.left)
        let right = view.sideMargin(beyond: covered.right)
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        leading = isRightToLeft ? right : left
        trailing = isRightToLeft ? left : right
        fromEdge = NSDirectionalEdgeInsets(
            top: 0, leading: leading + (isRightToLeft ? covered.right : covered.left), bottom: 0,
            trailing: trailing + (isRightToLeft ? covered.left : covered.right))
        inside = NSDirectionalEdgeInsets(top: 0, leading: leading, bottom: 0, trailing: trailing)
    }
}

extension UICollectionViewCompositionalLayout {
    /// The place of an element in its list; nil outside of lists.
    func listPlace(of element: CollectionElement) -> ListItemPlace? {
        let path = element.path
        guard path.count == 2, let list = compositional.section(path[0])?.list else { return nil }
        let configuration = list.configuration
        let isCard = configuration.appearance == .insetGrouped || configuration.appearance == .sidebar
        var place = ListItemPlace(
            appearance: configuration.appearance, role: .cell, isFirst: false, isLast: false,
            margins: list.margins, cornerRadius: isCard ? ListItemPlace.cardRadius : 0)
        switch element {
        case .cell:
            let hasHeader = configuration.headerMode == .firstItemInSection
            if hasHeader, path[1] == 0 {
                place.role = .header
                return place
            }
            let counts = compositional.solved?.counts ?? []
            place.isFirst = path[1] == (hasHeader ? 1 : 0)
            place.isLast = counts.indices.contains(path[0]) && path[1] == counts[path[0]] - 1
            if configuration.showsSeparators { place.separators = separators(path, configuration) }
            return place
        case .supplementary(UICollectionView.elementKindSectionHeader, _): place.role = .header
        case .supplementary(UICollectionView.elementKindSectionFooter, _): place.role = .footer
        case .supplementary, .decoration: return nil
        }
        return place
    }

    /// The handler is called once for each item of a solution.
    private func separators(_ path: IndexPath, _ configuration: UICollectionLayoutListConfiguration)
        -> UIListSeparatorConfiguration
    {
        guard let handler = configuration.itemSeparatorHandler else { return configuration.separatorConfiguration }
        if let known = compositional.separators[path] { return known }
        let result = handler(path, configuration.separatorConfiguration)
        compositional.separators[path] = result
        return result
    }

    /// Sets the background color of the first list. A color that is set already is not set again, so that the app may
    /// choose another color.
    func applyListBackground() {
        guard let view = owner,
            let list = compositional.sections.lazy.compactMap({ $0?.list }).first
        else { return }
        let color = list.configuration.backgroundColor ?? list.configuration.ownBackground
        guard color != compositional.listBackground else { return }
        compositional.listBackground = color
        if color != .clear { view.backgroundColor = color }
    }
}
