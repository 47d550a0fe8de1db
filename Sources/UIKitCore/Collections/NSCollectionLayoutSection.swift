import CoreGraphics
public import Foundation
import ListLogic
import ObjectiveCRuntime

/// The scrolling of a section across the scroll direction of the layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// The section scrolls only with the layout.
    case none = 0
    /// The section scrolls with the usual deceleration.
    case continuous
    /// The section comes to rest at the leading edge of a group.
    case continuousGroupLeadingBoundary
    /// The section scrolls by its own width.
    case paging
    /// The section scrolls by one group.
    case groupPaging
    /// The section scrolls by one group, which rests in the center.
    case groupPagingCentered

    var value: CompositionalOrthogonalBehavior {
        switch self {
        case .none: .none
        case .continuous: .continuous
        case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
        case .paging: .paging
        case .groupPaging: .groupPaging
        case .groupPagingCentered: .groupPagingCentered
        }
    }
}

/// The deceleration and the bouncing of a section that scrolls across the layout.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, @preconcurrency NSCopying {
    /// The deceleration after a drag.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// The rate of the behavior: fast for the behaviors that page, otherwise normal. Chosen: the raw value.
        public static let automatic = DecelerationRate(rawValue: -1)
        /// The rate of ``UIScrollView/DecelerationRate/normal``.
        public static let normal = DecelerationRate(rawValue: UIScrollView.DecelerationRate.normal.rawValue)
        /// The rate of ``UIScrollView/DecelerationRate/fast``.
        public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
    }
    /// When a section bounces beyond the ends of its content.
    public enum Bounce: Int, Sendable {
        /// The section bounces if its content does not fit.
        case automatic = 0
        /// The section bounces, also if its content fits.
        case always
        case never
    }

    /// The deceleration. `automatic` by default.
    open var decelerationRate: DecelerationRate = .automatic
    /// The bouncing. `automatic` by default.
    open var bounce: Bounce = .automatic

    /// Creates automatic properties.
    public override init() { super.init() }

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
        copy.decelerationRate = decelerationRate
        copy.bounce = bounce
        return copy
    }
}

/// A section of a compositional layout: one group that is repeated for all items.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
    let group: NSCollectionLayoutGroup
    /// The list that the section is made of; nil for any other section.
    var list: ListSection?

    /// Creates a section that repeats a group.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    /// Returns a section that looks like a table.
    open class func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection { listSection(configuration, layoutEnvironment) }

    /// The insets of the groups from the edges of the section, in points. Zero by default.
    open var contentInsets: NSDirectionalEdgeInsets = .zero
    /// The space between the groups, in points. 0 by default.
    open var interGroupSpacing: CGFloat = 0
    /// The area to whose edges ``contentInsets`` are relative. `automatic` by default: the reference of the layout.
    open var contentInsetsReference: UIContentInsetsReference = .automatic
    /// The area to whose edges boundary views are relative. `automatic` by default: ``contentInsetsReference``.
    open var supplementaryContentInsetsReference: UIContentInsetsReference = .automatic
    /// Whether boundary views lie inside of ``contentInsets``. True by default.
    open var supplementariesFollowContentInsets = true
    /// The scrolling of the section across the layout. `none` by default.
    open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
    /// The deceleration and the bouncing of the section, if ``orthogonalScrollingBehavior`` is not `none`.
    open var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    /// The views at the boundary, such as headers and footers.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The views behind the section.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// Called with the visible items when the layout was computed, and when the scroll offset changed.
    ///
    /// Documented (NSCollectionLayoutSection.visibleItemsInvalidationHandler): the closure may change the opacity, the
    /// transform, the center, the order and the visibility of items.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    /// Returns a copy with the same properties.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutSection(group: group)
        copy.list = list
        copy.contentInsets = contentInsets
        copy.interGroupSpacing = interGroupSpacing
        copy.contentInsetsReference = contentInsetsReference
        copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
        copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
        copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
        copy.orthogonalScrollingProperties = orthogonalScrollingProperties
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.decorationItems = decorationItems
        copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
        return copy
    }
}
