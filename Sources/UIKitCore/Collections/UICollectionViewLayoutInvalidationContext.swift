import CoreGraphics
public import Foundation

/// The parts of a layout that are no longer valid.
///
/// Subclasses add flags. A layout names its class in ``UICollectionViewLayout/invalidationContextClass``.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    private var items: Set<IndexPath> = []
    private var supplementaries: [String: Set<IndexPath>] = [:]
    private var decorations: [String: Set<IndexPath>] = [:]
    var everything = false
    var counts = false
    var previousPaths: [IndexPath]?
    var targetPaths: [IndexPath]?
    var target = CGPoint.zero

    /// Creates a context that marks nothing.
    public override init() { super.init() }

    /// Whether all data is invalid, as after `reloadData()`. False by default.
    open var invalidateEverything: Bool { everything }
    /// Whether the numbers of sections and items changed. False by default.
    open var invalidateDataSourceCounts: Bool { counts }

    /// Marks cells. Index paths are sorted and unique.
    open func invalidateItems(at indexPaths: [IndexPath]) { items.formUnion(indexPaths) }
    /// Marks supplementary views of a kind.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        supplementaries[elementKind, default: []].formUnion(indexPaths)
    }
    /// Marks decoration views of a kind.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        decorations[elementKind, default: []].formUnion(indexPaths)
    }
    /// The marked cells, sorted. Measured (collections/fresh-context): nil without marks.
    open var invalidatedItemIndexPaths: [IndexPath]? { items.isEmpty ? nil : items.sorted() }
    /// The marked supplementary views by kind, sorted; nil without marks.
    open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? {
        supplementaries.isEmpty ? nil : supplementaries.mapValues { $0.sorted() }
    }
    /// The marked decoration views by kind, sorted; nil without marks.
    open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? {
        decorations.isEmpty ? nil : decorations.mapValues { $0.sorted() }
    }

    /// A distance that the collection view adds to its content offset, in points. Zero by default.
    open var contentOffsetAdjustment = CGPoint.zero
    /// A difference that the collection view adds to its content size at once, in points. Zero by default. The size of
    /// the layout replaces the adjusted size when the layout is prepared. Numbers that are not finite are ignored.
    open var contentSizeAdjustment = CGSize.zero

    /// The previous index paths of items that the user moves; nil outside of a move.
    open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { previousPaths }
    /// The index paths that the moved items have now; nil outside of a move.
    open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { targetPaths }
    /// The position of the moved items in the content.
    open var interactiveMovementTarget: CGPoint { target }
}

/// One change of a batch, as a layout sees it.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    /// The kind of a change.
    public enum Action: Int, Sendable { case insert = 0, delete, reload, move, none }

    /// The index path before the change; nil for an insertion. For a section, the item is `NSNotFound`.
    open var indexPathBeforeUpdate: IndexPath? { before }
    /// The index path after the change; nil for a deletion. For a section, the item is `NSNotFound`.
    open var indexPathAfterUpdate: IndexPath? { after }
    /// The kind of the change.
    open var updateAction: Action { action }

    private let before: IndexPath?
    private let after: IndexPath?
    private let action: Action

    /// Creates an item without a change, for subclasses of tests.
    override public init() {
        (action, before, after) = (.none, nil, nil)
        super.init()
    }

    init(_ action: Action, from: IndexPath?, to: IndexPath?) {
        (self.action, before, after) = (action, from, to)
        super.init()
    }
}
