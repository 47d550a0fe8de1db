import CoreGraphics
public import Foundation
import ListLogic
import ObjectiveCRuntime

/// Returns the definition of a section. Nil is allowed for a section without items.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (_ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment)
    -> NSCollectionLayoutSection?

/// The properties of a whole compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
    /// The direction in which the layout scrolls. Vertical by default.
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical
    /// The space between sections, in points. 0 by default.
    open var interSectionSpacing: CGFloat = 0
    /// The views at the boundary of the whole content, such as a header above all sections.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The area to whose edges the insets of sections are relative. The safe area by default.
    open var contentInsetsReference: UIContentInsetsReference = .safeArea

    /// Creates the default configuration.
    public override init() { super.init() }

    /// Returns a copy with the same properties.
    open func copy(with zone: NSZone? = nil) -> Any { copied }

    var copied: UICollectionViewCompositionalLayoutConfiguration {
        let copy = UICollectionViewCompositionalLayoutConfiguration()
        copy.scrollDirection = scrollDirection
        copy.interSectionSpacing = interSectionSpacing
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.contentInsetsReference = contentInsetsReference
        return copy
    }
}

/// A layout of sections, which consist of groups of items.
///
/// Measured (collections/elements-in-rectangle): the definition of each section is requested once for each
/// computation of the layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    let compositional: CompositionalState

    /// Creates a layout with one definition for all sections.
    public convenience init(section: NSCollectionLayoutSection) { self.init(section: section, configuration: .init()) }
    /// Creates a layout with one definition for all sections, and the properties of the whole layout.
    public init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        let copy = section.copy() as? NSCollectionLayoutSection ?? section
        compositional = CompositionalState(configuration.copied) { _, _ in copy }
        super.init()
    }
    /// Creates a layout whose sections are defined by a closure.
    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(sectionProvider: sectionProvider, configuration: .init())
    }
    /// Creates a layout whose sections are defined by a closure, and the properties of the whole layout.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        compositional = CompositionalState(configuration.copied, sectionProvider)
        super.init()
    }
    /// Decodes a layout. Chosen: an archive has no sections, so the layout has no elements.
    public required init?(coder: NSCoder) {
        compositional = CompositionalState(.init()) { _, _ in nil }
        super.init(coder: coder)
    }

    /// Returns a layout whose sections look like tables.
    open class func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }

    /// The properties of the whole layout. Documented (UICollectionViewCompositionalLayout.configuration): a changed
    /// configuration has to be assigned again. Setting the property invalidates the layout.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        get { compositional.configuration }
        set {
            compositional.configuration = newValue.copied
            invalidateLayout()
        }
    }

    // MARK: Invalidation

    override open class var invalidationContextClass: AnyClass { CompositionalInvalidationContext.self }
    override open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        invalidated(with: context)
        super.invalidateLayout(with: context)
    }
    /// True for a change of the size, and for a scrolled layout with views that remain visible.
    override open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        isInvalid(for: newBounds)
    }
    override open func invalidationContext(forBoundsChange newBounds: CGRect)
        -> UICollectionViewLayoutInvalidationContext
    { boundsContext(super.invalidationContext(forBoundsChange: newBounds), newBounds) }
    /// True if an estimated width or height differs from the preferred size.
    override open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { measurement(of: originalAttributes, preferredAttributes) != nil }
    override open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        return measuredContext(context, preferredAttributes, originalAttributes)
    }

    // MARK: Geometry

    override open func prepare() {
        super.prepare()
        prepareSections()
    }
    override func prepareOwnValues() { prepareSections() }
    override open var collectionViewContentSize: CGSize { compositional.solution?.contentSize ?? .zero }
    override open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        elements(in: rect)
    }
    override open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        compositional.solution?.cell(at: indexPath).map(attributes)
    }
    override open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { compositional.solution?.supplementary(elementKind, at: indexPath, visible: visibleRect).map(attributes) }
    override open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { compositional.solution?.decoration(elementKind, at: indexPath).map(attributes) }

    // MARK: For UIKit's own subclasses

    override func measures(_ attributes: UICollectionViewLayoutAttributes) -> Bool { attributes.fixedAxes != .both }
    override func itemsMoved(_ change: CollectionChange) { itemsMoved(by: change) }
    override func collectionViewChanged() { forgetView() }
    override func insetsChanged() { surroundingsChanged() }
    override func traitsChanged() { forgetMeasuredSizes() }
    override func container(for attributes: UICollectionViewLayoutAttributes) -> CollectionContainer? {
        rowContainer(of: attributes.element)
    }
    override func elementsShown() { removeHiddenRows() }
    override func rowShift(of element: CollectionElement) -> CGPoint {
        guard let section = rowSection(of: element), let row = compositional.solution?.row(of: section) else {
            return .zero
        }
        // Elements from right to left begin at the right end of the content.
        let offset = rowOffset(section)
        return CGPoint(
            x: row.frame.minX - row.contentFrame.minX - offset.x, y: row.frame.minY - row.contentFrame.minY - offset.y)
    }
    override func scrollRow(
        to frame: CGRect, of path: IndexPath, _ position: UICollectionView.ScrollPosition, animated: Bool
    ) -> Bool { scrollOwnRow(to: frame, of: path, position, animated: animated) }
}

/// A context that also names the preferred size of an element, or a change of the bounds.
final class CompositionalInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// The target and the preferred size of one element.
    var measurement: CompositionalState.Measured?
    /// Whether the bounds moved without another size.
    var isForOffset = false
}
