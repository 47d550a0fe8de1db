import CoreGraphics
public import Foundation
import ListLogic
import ObjectiveCRuntime

/// The width or height of an item, a group or a supplementary view in a compositional layout.
///
/// Measured (collections/fraction-rounding): a fraction is rounded down to the pixel.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
    private(set) var value = CompositionalDimension.absolute(0)

    override init() { super.init() }

    private static func make(_ value: CompositionalDimension) -> Self {
        let dimension = instanceByClass()
        dimension.value = value
        return dimension
    }

    /// A fraction of the width of the container, also for a height.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { make(.fractionalWidth(fractionalWidth)) }
    /// A fraction of the height of the container, also for a width.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { make(.fractionalHeight(fractionalHeight)) }
    /// An exact length in points.
    open class func absolute(_ absoluteDimension: CGFloat) -> Self { make(.absolute(absoluteDimension)) }
    /// An estimate in points. The preferred size of the view replaces the estimate.
    open class func estimated(_ estimatedDimension: CGFloat) -> Self { make(.estimated(estimatedDimension)) }
    /// An estimate in points. The largest preferred size of all siblings in the same group replaces the estimate.
    open class func uniformAcrossSiblings(estimate: CGFloat) -> Self {
        make(.uniformAcrossSiblings(estimate: estimate))
    }

    /// Whether the dimension is a fraction of the width of the container.
    open var isFractionalWidth: Bool { if case .fractionalWidth = value { true } else { false } }
    /// Whether the dimension is a fraction of the height of the container.
    open var isFractionalHeight: Bool { if case .fractionalHeight = value { true } else { false } }
    /// Whether the dimension is exact.
    open var isAbsolute: Bool { if case .absolute = value { true } else { false } }
    /// Whether the dimension is an estimate for one view.
    open var isEstimated: Bool { if case .estimated = value { true } else { false } }
    /// Whether the dimension is an estimate for all siblings.
    open var isUniformAcrossSiblings: Bool { if case .uniformAcrossSiblings = value { true } else { false } }
    /// The fraction, or the length in points.
    open var dimension: CGFloat {
        switch value {
        case .fractionalWidth(let number), .fractionalHeight(let number), .absolute(let number),
            .estimated(let number), .uniformAcrossSiblings(let number):
            number
        }
    }

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any { Self.make(value) }
}

/// The width and height of an item, a group or a supplementary view in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
    /// The width.
    public let widthDimension: NSCollectionLayoutDimension
    /// The height.
    public let heightDimension: NSCollectionLayoutDimension

    /// Creates a size of two dimensions.
    public init(
        widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
    ) {
        (widthDimension, heightDimension) = (width, height)
        super.init()
    }

    /// Returns the size itself, which cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    var value: CompositionalSize { CompositionalSize(width: widthDimension.value, height: heightDimension.value) }
}

/// A distance between items, or between an item and its surroundings.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
    private(set) var value = CompositionalSpacing.fixed(0)

    override init() { super.init() }

    private static func make(_ value: CompositionalSpacing) -> Self {
        let spacing = instanceByClass()
        spacing.value = value
        return spacing
    }

    /// A minimum distance in points. Flexible distances share the space that is left in a group.
    open class func flexible(_ flexibleSpacing: CGFloat) -> Self { make(.flexible(flexibleSpacing)) }
    /// An exact distance in points.
    open class func fixed(_ fixedSpacing: CGFloat) -> Self { make(.fixed(fixedSpacing)) }

    /// The exact or minimum distance in points.
    open var spacing: CGFloat {
        switch value {
        case .fixed(let number), .flexible(let number): number
        }
    }
    /// Whether the distance is a minimum.
    open var isFlexible: Bool { if case .flexible = value { true } else { false } }
    /// Whether the distance is exact.
    open var isFixed: Bool { !isFlexible }

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any { Self.make(value) }
}

/// The space around an item, outside of the item.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
    /// The space before the item in the reading direction; nil for none.
    public let leading: NSCollectionLayoutSpacing?
    /// The space above the item; nil for none.
    public let top: NSCollectionLayoutSpacing?
    /// The space after the item in the reading direction; nil for none.
    public let trailing: NSCollectionLayoutSpacing?
    /// The space below the item; nil for none.
    public let bottom: NSCollectionLayoutSpacing?

    /// Creates the space of four edges. Nil is no space.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
        super.init()
    }

    /// Returns the spacing itself, which cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    var value: CompositionalEdgeSpacing {
        CompositionalEdgeSpacing(
            leading: leading?.value ?? .fixed(0), top: top?.value ?? .fixed(0), trailing: trailing?.value ?? .fixed(0),
            bottom: bottom?.value ?? .fixed(0))
    }
}

/// A point of an item or supplementary view, and an offset from the point.
///
/// An axis without an edge is centered.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
    /// The edges that name the point.
    public let edges: NSDirectionalRectEdge
    /// The offset in points, or in fractions of the size of the supplementary view.
    public let offset: CGPoint
    /// Whether the offset is in fractions.
    public let isFractionalOffset: Bool
    /// Whether the offset is in points.
    open var isAbsoluteOffset: Bool { !isFractionalOffset }

    private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
        (self.edges, self.offset, isFractionalOffset) = (edges, offset, isFractional)
        super.init()
    }
    /// Creates a point at edges.
    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isFractional: false) }
    /// Creates a point at edges, with an offset in points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, isFractional: false)
    }
    /// Creates a point at edges, with an offset in fractions of the size of the supplementary view.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isFractional: true)
    }

    /// Returns the anchor itself, which cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    var value: CompositionalAnchor {
        let bits = Int(clamping: edges.intersection(.all).rawValue)
        return CompositionalAnchor(
            CompositionalEdges(rawValue: bits), offset: offset, isFractionalOffset: isFractionalOffset)
    }
}
