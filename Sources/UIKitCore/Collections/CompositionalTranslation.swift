import CoreGraphics
import Foundation
import ListLogic

/// Turns the classes of a compositional layout into values.
///
/// The closures of custom groups are called, so no value of the layout may be in the middle of a change.
@MainActor
struct CompositionalTranslation {
    let viewSize: CGSize
    let pixels: CompositionalPixels
    /// Creates the environment of a custom group.
    let environment: (CompositionalContainer) -> any NSCollectionLayoutEnvironment
    /// The items that were translated before: a group may contain one item several times.
    private var known: [ObjectIdentifier: CompositionalItem] = [:]
    /// Chosen: deeper groups lay out nothing in the solver, so they are not translated.
    private static let depthLimit = 101

    init(
        viewSize: CGSize, pixels: CompositionalPixels,
        environment: @escaping (CompositionalContainer) -> any NSCollectionLayoutEnvironment
    ) { (self.viewSize, self.pixels, self.environment) = (viewSize, pixels, environment) }

    func item(_ item: NSCollectionLayoutItem) -> CompositionalItem {
        var copy = self
        return copy.translated(item, depth: 0)
    }

    private mutating func translated(_ item: NSCollectionLayoutItem, depth: Int) -> CompositionalItem {
        let key = ObjectIdentifier(item)
        if let value = known[key] { return value }
        let value = made(item, depth)
        known[key] = value
        return value
    }

    private mutating func made(_ item: NSCollectionLayoutItem, _ depth: Int) -> CompositionalItem {
        let size = item.layoutSize.value, insets = item.contentInsets.value
        let edges = item.edgeSpacing?.value ?? CompositionalEdgeSpacing()
        let views = item.supplementaryItems.map(\.supplementaryValue)
        let cell = CompositionalItem(
            size: size, contentInsets: insets, edgeSpacing: edges, supplementaryItems: views)
        guard let group = item as? NSCollectionLayoutGroup, depth < Self.depthLimit else { return cell }
        let spacing = group.interItemSpacing?.value ?? .fixed(0)
        let value: CompositionalGroup
        switch group.arrangement {
        case .line(let axis):
            let subitems = group.subitems.map { translated($0, depth: depth + 1) }
            value = .line(axis, size: size, subitems: subitems, interItemSpacing: spacing)
        case .repeated(let axis, let count, let dividesExtent):
            value = .repeated(
                axis, subitem: translated(group.subitems[0], depth: depth + 1), count: count,
                dividesExtent: dividesExtent, interItemSpacing: spacing)
        case .custom(let provider):
            let frames = provider(environment(cell.customContainer(in: viewSize, pixels)))
            value = .custom(frames.map { .init(frame: $0.frame, zIndex: $0.zIndex) })
        }
        return CompositionalItem(
            size: size, group: value, contentInsets: insets, edgeSpacing: edges, supplementaryItems: views)
    }

    func section(
        _ section: NSCollectionLayoutSection, insets: (UIContentInsetsReference) -> NSDirectionalEdgeInsets
    ) -> CompositionalSection {
        var value = CompositionalSection(group: item(section.group))
        value.interGroupSpacing = section.interGroupSpacing
        value.contentInsets = section.contentInsets.value
        value.referenceInsets = insets(section.contentInsetsReference).value
        // Chosen: an automatic reference of boundary views is the reference of the section.
        let reference = section.supplementaryContentInsetsReference
        value.supplementaryReferenceInsets =
            insets(reference == .automatic ? section.contentInsetsReference : reference).value
        value.supplementariesFollowContentInsets = section.supplementariesFollowContentInsets
        value.boundaryItems = section.boundarySupplementaryItems.map(\.boundaryValue)
        value.boundaryPadding = section.list?.headerPadding ?? 0
        value.decorationItems = section.decorationItems.map(\.decorationValue)
        value.orthogonalBehavior = section.orthogonalScrollingBehavior.value
        return value
    }

    /// A section without a group, for a section without items whose definition is missing.
    static var empty: CompositionalSection {
        let size = CompositionalSize(width: .absolute(0), height: .absolute(0))
        return CompositionalSection(group: CompositionalItem(size: size))
    }
}
