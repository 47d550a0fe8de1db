import CoreGraphics
public import Foundation
import QuartzCore

/// A layout between two others, which an app drives by ``transitionProgress``.
///
/// Elements of both layouts move from the one to the other; elements of only one fade.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// The layout at a progress of 0.
    public let currentLayout: UICollectionViewLayout
    /// The layout at a progress of 1.
    public let nextLayout: UICollectionViewLayout
    private var ownValues: [String: CGFloat] = [:]

    /// Creates a layout between two others.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        self.currentLayout = currentLayout
        nextLayout = newLayout
        super.init()
    }

    /// Creates no layout: a transition is not archived.
    public required init?(coder: NSCoder) { nil }

    /// The progress in 0…1, in a rubber-band gesture also beyond. Setting the property moves the elements.
    open var transitionProgress: CGFloat = 0 {
        didSet {
            guard transitionProgress.isFinite else { return transitionProgress = oldValue }
            if transitionProgress != oldValue { invalidateLayout() }
        }
    }
    /// Stores a value of the app, for use with the progress. Does not move the elements: a subclass that uses the value
    /// invalidates itself.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { ownValues[key] = value }
    /// The value of the app for a key; 0 without a value.
    open func value(forAnimatedKey key: String) -> CGFloat { ownValues[key] ?? 0 }

    override open func prepare() {
        super.prepare()
        prepareEnds()
    }
    override func prepareOwnValues() { prepareEnds() }
    override open var collectionViewContentSize: CGSize {
        let (a, b) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
        return CGSize(width: between(a.width, b.width), height: between(a.height, b.height))
    }

    /// The elements of both layouts near the rectangle.
    override open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var seen: Set<CollectionElement> = []
        let elements = [currentLayout, nextLayout].flatMap { layout in
            let part = owner?.flipped(rect, by: layout) ?? rect
            return (layout.layoutAttributesForElements(in: part) ?? []).map(\.element)
        }
        return elements.filter { seen.insert($0).inserted }.compactMap(attributesBetween)
    }
    override open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributesBetween(.cell(indexPath))
    }
    override open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { attributesBetween(.supplementary(elementKind, indexPath)) }
    override open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { attributesBetween(.decoration(elementKind, indexPath)) }

    override func measures(_ attributes: UICollectionViewLayoutAttributes) -> Bool { false }
    override func makeDecoration(_ kind: String) -> UICollectionReusableView? {
        currentLayout.decorationMakers[kind] == nil
            ? nextLayout.makeDecoration(kind) : currentLayout.makeDecoration(kind)
    }

    private func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * transitionProgress }

    private func attributesBetween(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        let old = visible(element, in: currentLayout), new = visible(element, in: nextLayout)
        guard let old, let new else {
            // An element of only one layout fades.
            let copy = (old ?? new)?.copy() as? UICollectionViewLayoutAttributes
            copy?.alpha *= min(max(old == nil ? transitionProgress : 1 - transitionProgress, 0), 1)
            return copy
        }
        guard let copy = new.copy() as? UICollectionViewLayoutAttributes else { return new }
        let (a, b) = (old.values.rect, new.values.rect)
        copy.values.rect = CGRect(
            x: between(a.minX, b.minX), y: between(a.minY, b.minY), width: max(0, between(a.width, b.width)),
            height: max(0, between(a.height, b.height)))
        copy.alpha = min(max(between(old.alpha, new.alpha), 0), 1)
        return copy
    }

    private func visible(_ element: CollectionElement, in layout: UICollectionViewLayout)
        -> UICollectionViewLayoutAttributes?
    { owner?.visible(element, in: layout) ?? layout.attributes(of: element) }

    // MARK: Sizes

    /// The measured elements of the two layouts. Sizes do not depend on the progress.
    private var measured: Set<CollectionElement> = []

    /// Whether an element is not measured yet. Each element is measured once.
    func needsMeasurement(of element: CollectionElement) -> Bool { measured.insert(element).inserted }

    override func itemsMoved(_ change: CollectionChange) {
        super.itemsMoved(change)
        measured = []
    }

    // MARK: Ends

    /// The facts at the last preparation of the two layouts.
    private struct Conditions: Equatable {
        var reloads: Int
        var counts: [Int]
        var size: CGSize
    }
    private var conditions: Conditions?

    /// Prepares both layouts again after a change of the data or of the size.
    private func prepareEnds() {
        guard let view = owner else { return }
        let now = Conditions(reloads: view.collection.reloads, counts: view.loadedCounts, size: view.bounds.size)
        guard now != conditions else { return }
        let isFirst = conditions == nil
        conditions = now
        guard !isFirst else { return }
        measured = []
        for layout in [currentLayout, nextLayout] {
            let context = layout.makeInvalidationContext()
            (context.everything, context.counts) = (true, true)
            layout.invalidateLayout(with: context)
            layout.prepare()
        }
    }
}

/// A change of the layout that the app drives.
struct CollectionTransition {
    let layout: UICollectionViewTransitionLayout
    let completion: ((Bool, Bool) -> Void)?
}
