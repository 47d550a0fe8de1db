import CoreGraphics
import Diagnostics
public import Foundation
import ListLogic

/// A layout in lines: items follow each other in a line until the next item does not fit.
///
/// `FlowGeometry` documents the rules of lines with their sources.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The part of the view from which section insets are measured.
    public enum SectionInsetReference: Int, Sendable { case fromContentInset = 0, fromSafeArea, fromLayoutMargins }

    /// A value of ``estimatedItemSize``: cells compute their sizes, and the layout estimates 50 by 50 points.
    public nonisolated static let automaticSize = CGSize(width: -2, height: -2)

    let flow = FlowState()

    /// Creates a layout with the default values.
    public override init() { super.init() }
    /// Decodes a layout from an archive. For an element of a storyboard, all attributes are set when the initializer
    /// returns.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.fill(self, as: UICollectionViewFlowLayout.self)
    }

    // Measured (collections/flow-defaults): the values below.
    /// The distance of lines in points. 10 by default.
    open var minimumLineSpacing: CGFloat = 10 { didSet { if minimumLineSpacing != oldValue { invalidateLayout() } } }
    /// The smallest distance of the items of a line in points. 10 by default.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }
    /// The size of items. 50 by 50 points by default.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { invalidateLayout() } } }
    /// The estimated size of items that compute their sizes. Zero, the default, lets no cell compute its size.
    open var estimatedItemSize = CGSize.zero {
        didSet {
            guard estimatedItemSize != oldValue else { return }
            flow.measured = MeasuredSizes(estimate: estimate)
            invalidateLayout()
        }
    }
    /// The direction in which the layout scrolls. Vertical by default.
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }
    /// The size of headers. Only the size along the scroll direction counts; zero, the default, is no header.
    open var headerReferenceSize = CGSize.zero { didSet { if headerReferenceSize != oldValue { invalidateLayout() } } }
    /// The size of footers. Only the size along the scroll direction counts; zero, the default, is no footer.
    open var footerReferenceSize = CGSize.zero { didSet { if footerReferenceSize != oldValue { invalidateLayout() } } }
    /// The distances of items from the header, the footer and the sides. Zero by default.
    open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }
    /// The part of the view from which ``sectionInset`` is measured. `fromContentInset` by default.
    open var sectionInsetReference: SectionInsetReference = .fromContentInset {
        didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
    }
    /// Whether headers stay visible as long as their section is visible. False by default.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }
    /// Whether footers stay visible as long as their section is visible. False by default.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    // MARK: Layout

    override open class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    override open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        forget(context)
        super.invalidateLayout(with: context)
    }
    override open func prepare() {
        super.prepare()
        prepareFlow()
    }
    override func prepareOwnValues() { prepareFlow() }
    override open var collectionViewContentSize: CGSize { flow.geometry?.contentSize ?? .zero }
    override open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let geometry = flow.geometry else { return [] }
        return geometry.elements(in: rect, pinning: pinning).map { attributes(of: $0, geometry) }
    }
    override open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let geometry = flow.geometry, indexPath.count == 2,
            let frame = geometry.itemFrame(section: indexPath[0], item: indexPath[1])
        else { return nil }
        return attributes(of: .init(.item(indexPath[1]), section: indexPath[0], frame: frame), geometry)
    }
    override open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        guard let geometry = flow.geometry, indexPath.count == 2, indexPath[1] == 0 else { return nil }
        let isHeader = elementKind == UICollectionView.elementKindSectionHeader
        guard isHeader || elementKind == UICollectionView.elementKindSectionFooter else { return nil }
        let found =
            isHeader
            ? geometry.headerFrame(ofSection: indexPath[0], pinning: pinning)
            : geometry.footerFrame(ofSection: indexPath[0], pinning: pinning)
        return found.map {
            attributes(of: .init(isHeader ? .header : .footer, section: indexPath[0], frame: $0), geometry)
        }
    }

    /// Measured (collections/same-bounds): only another size across the scroll direction invalidates the layout, and
    /// with pinned headers or footers each offset.
    override open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let old = owner?.bounds else { return false }
        if changesLines(from: old, to: newBounds) { return true }
        guard sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds else { return false }
        return old != newBounds
    }
    override open func invalidationContext(forBoundsChange newBounds: CGRect)
        -> UICollectionViewLayoutInvalidationContext
    {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        guard let flowContext = context as? UICollectionViewFlowLayoutInvalidationContext,
            let old = owner?.bounds
        else { return context }
        let changes = changesLines(from: old, to: newBounds)
        flowContext.invalidateFlowLayoutDelegateMetrics = changes
        flowContext.invalidateFlowLayoutAttributes = changes
        return context
    }
    override open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        measures(originalAttributes) && preferredAttributes.size != originalAttributes.size
    }
    override open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        record(preferredAttributes)
        guard let flowContext = context as? UICollectionViewFlowLayoutInvalidationContext else { return context }
        flowContext.invalidateFlowLayoutDelegateMetrics = false
        return context
    }

    override func measures(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        attributes.element.isCell && estimatedItemSize != .zero
    }
    override func itemsMoved(_ change: CollectionChange) { renumber(change) }
    override func insetsChanged() { insetsMayHaveChanged() }
    override func traitsChanged() { forgetMeasuredSizes() }
    override func collectionViewChanged() { flow.forget() }
}

extension UICollectionView {
    /// The direction in which a layout scrolls.
    public enum ScrollDirection: Int, Sendable { case vertical = 0, horizontal }
}

/// The parts of a flow layout that are no longer valid. Measured (collections/fresh-context): both flags are true in a
/// new context.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the layout requests sizes and spacings from the delegate again. True by default.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether frames are computed again. True by default.
    open var invalidateFlowLayoutAttributes = true
}
