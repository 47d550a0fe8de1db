public import CoreGraphics
public import Foundation
import ListLogic
import ObjectiveCRuntime
public import QuartzCore

/// The container of a section or group.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// The size in points, with the insets.
    var contentSize: CGSize { get }
    /// The size in points, less the insets.
    var effectiveContentSize: CGSize { get }
    /// The insets in points. Documented (NSCollectionLayoutContainer): insets under 1 are fractions of the size.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The insets in points, without fractions.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The surroundings in which a compositional layout is computed.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// The container of the section or group.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits of the collection view.
    var traitCollection: UITraitCollection { get }
}

/// A visible cell or supplementary view of a section, whose appearance the section's handler may change.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol, UIDynamicItem {
    /// The opacity in 0…1.
    var alpha: CGFloat { get set }
    /// The order from back to front.
    var zIndex: Int { get set }
    /// Whether the item is hidden.
    var isHidden: Bool { get set }
    /// The center in the content of the collection view, in points.
    var center: CGPoint { get set }
    /// The transform around the center.
    var transform: CGAffineTransform { get set }
    /// The transform around the center, in three dimensions.
    var transform3D: CATransform3D { get set }
    /// The kind of a supplementary view; the name of the category for a cell.
    var name: String { get }
    /// The index path of the item.
    var indexPath: IndexPath { get }
    /// The frame in the content of the collection view, in points.
    var frame: CGRect { get }
    /// The rectangle of the item in its own coordinates.
    var bounds: CGRect { get }
    /// The category of the item.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of a supplementary view; nil for a cell.
    var representedElementKind: String? { get }
}

/// Called in layout passes with the visible items of a section, the scroll offset and the environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    @MainActor (
        _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
        _ layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> Void

/// The area of the view to whose edges the insets of a section are relative.
public enum UIContentInsetsReference: Int, Sendable {
    /// The reference of the layout's configuration, which is ``safeArea`` by default.
    case automatic = 0
    /// The whole view.
    case none
    /// The safe area of the view.
    case safeArea
    /// The area inside of the layout margins.
    case layoutMargins
    /// The area of readable text.
    case readableContent
}

final class CompositionalEnvironment: NSObject, NSCollectionLayoutEnvironment {
    let container: any NSCollectionLayoutContainer
    let traitCollection: UITraitCollection
    let collectionView: Weak

    /// The collection view, whose margins list sections use.
    struct Weak { weak var view: UICollectionView? }

    init(_ container: CompositionalContainer, _ traits: UITraitCollection, _ view: UICollectionView?) {
        self.container = LayoutContainer(container)
        traitCollection = traits
        collectionView = Weak(view: view)
        super.init()
    }

    private final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
        let value: CompositionalContainer
        init(_ value: CompositionalContainer) {
            self.value = value
            super.init()
        }
        var contentSize: CGSize { value.contentSize }
        var effectiveContentSize: CGSize { value.effectiveContentSize }
        var contentInsets: NSDirectionalEdgeInsets { value.contentInsets.directional }
        var effectiveContentInsets: NSDirectionalEdgeInsets {
            let insets = value.contentInsets, size = value.contentSize
            func points(_ inset: CGFloat, _ length: CGFloat) -> CGFloat { inset < 1 ? inset * length : inset }
            return NSDirectionalEdgeInsets(
                top: points(insets.top, size.height), leading: points(insets.leading, size.width),
                bottom: points(insets.bottom, size.height), trailing: points(insets.trailing, size.width))
        }
    }
}

/// The values that a section's handler may change.
struct VisibleItemChanges {
    var alpha: CGFloat?
    var zIndex: Int?
    var isHidden: Bool?
    var center: CGPoint?
    var transform: CATransform3D?

    @MainActor func apply(to attributes: UICollectionViewLayoutAttributes) {
        if let alpha { attributes.alpha = alpha }
        if let zIndex { attributes.zIndex = zIndex }
        if let isHidden { attributes.isHidden = isHidden }
        if let center, center.x.isFinite, center.y.isFinite { attributes.center = center }
        if let transform { attributes.transform3D = transform }
    }
}

final class CompositionalVisibleItem: NSObject, NSCollectionLayoutVisibleItem {
    let attributes: UICollectionViewLayoutAttributes
    private(set) var changes: VisibleItemChanges

    init(_ attributes: UICollectionViewLayoutAttributes, _ changes: VisibleItemChanges?) {
        self.attributes = attributes
        self.changes = changes ?? VisibleItemChanges()
        super.init()
    }

    private func change(_ make: (inout VisibleItemChanges) -> Void) {
        make(&changes)
        changes.apply(to: attributes)
    }

    var alpha: CGFloat {
        get { attributes.alpha }
        set { change { $0.alpha = newValue } }
    }
    var zIndex: Int {
        get { attributes.zIndex }
        set { change { $0.zIndex = newValue } }
    }
    var isHidden: Bool {
        get { attributes.isHidden }
        set { change { $0.isHidden = newValue } }
    }
    var center: CGPoint {
        get { attributes.center }
        set { change { $0.center = newValue } }
    }
    var transform3D: CATransform3D {
        get { attributes.transform3D }
        set { change { $0.transform = newValue } }
    }
    var transform: CGAffineTransform {
        get { attributes.transform }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }
    var name: String { attributes.representedElementKind ?? "UICollectionElementKindCell" }
    var indexPath: IndexPath { attributes.indexPath }
    var frame: CGRect { attributes.frame }
    var bounds: CGRect { attributes.bounds }
    var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
    var representedElementKind: String? { attributes.representedElementKind }
}

extension CompositionalInsets {
    var directional: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }
}

extension NSDirectionalEdgeInsets {
    var value: CompositionalInsets {
        CompositionalInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }
}

extension NSRectAlignment {
    var edges: NSDirectionalRectEdge {
        switch self {
        case .none: []
        case .top: .top
        case .topLeading: [.top, .leading]
        case .leading: .leading
        case .bottomLeading: [.bottom, .leading]
        case .bottom: .bottom
        case .bottomTrailing: [.bottom, .trailing]
        case .trailing: .trailing
        case .topTrailing: [.top, .trailing]
        }
    }

    var value: CompositionalAlignment {
        switch self {
        case .none: .none
        case .top: .top
        case .topLeading: .topLeading
        case .leading: .leading
        case .bottomLeading: .bottomLeading
        case .bottom: .bottom
        case .bottomTrailing: .bottomTrailing
        case .trailing: .trailing
        case .topTrailing: .topTrailing
        }
    }
}
