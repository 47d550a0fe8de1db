import CoreGraphics
import Diagnostics
import Foundation
import ListLogic

/// The drags and drops of a collection view.
@MainActor
struct CollectionDrags {
    weak var dragDelegate: (any UICollectionViewDragDelegate)?
    weak var dropDelegate: (any UICollectionViewDropDelegate)?
    var isEnabled = UIDragInteraction.isEnabledByDefault
    var drag: ListDrag?
    var drop: ListDrop?
    /// The items on screen while they differ from the data.
    var picture: ListPicture?
    var placeholders: [Int: UICollectionViewPlaceholder] = [:]
    /// The placeholder that is about to get a slot.
    var nextPlaceholder: UICollectionViewPlaceholder?

    /// Whether index paths of public members are those on screen.
    var usesShownPaths = false

    init() {}
}

extension UICollectionView {
    func setDragDelegate(_ delegate: (any UICollectionViewDragDelegate)?) {
        collection.drags.dragDelegate = delegate
        guard delegate != nil, collection.drags.drag == nil else { return }
        let drag = ListDrag(self)
        drag.interaction.isEnabled = collection.drags.isEnabled
        collection.drags.drag = drag
        // The collection view accepts its own items if the data source moves them.
        if let drop = collection.drags.drop { removeInteraction(drop.interaction) }
        collection.drags.drop = ListDrop(self, drag)
    }

    func setDropDelegate(_ delegate: (any UICollectionViewDropDelegate)?) {
        collection.drags.dropDelegate = delegate
        if delegate != nil, collection.drags.drop == nil {
            collection.drags.drop = ListDrop(self, collection.drags.drag)
        }
    }

    func setDragEnabled(_ isEnabled: Bool) {
        collection.drags.isEnabled = isEnabled
        collection.drags.drag?.interaction.isEnabled = isEnabled
    }

    func setItemsSpringLoaded(_ isLoaded: Bool) {
        OwnSpring.set(isLoaded, on: self, ItemSprings()) { [weak self] context in
            guard let self, let path = context.targetItem as? IndexPath, let cell = cellForItem(at: path),
                let item = item(of: cell)
            else { return }
            selectByTouch(item)
        }
    }
}

/// Finds the item under dragged items.
private final class ItemSprings: NSObject, UISpringLoadedInteractionBehavior {
    override init() { super.init() }

    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext)
        -> Bool
    {
        guard let view = interaction.view as? UICollectionView,
            let path = view.indexPathForItem(at: context.location(in: view)), let cell = view.cellForItem(at: path)
        else { return false }
        context.targetView = cell
        context.targetItem = path
        return view.delegate?.collectionView(view, shouldSpringLoadItemAt: path, with: context) ?? true
    }
}

extension UICollectionView: UISpringLoadedInteractionSupporting {}

extension UICollectionView: DragList {
    var beginsDrags: Bool {
        collection.drags.isEnabled && collection.drags.dragDelegate != nil && swiping?.row == nil
            && collection.movement == nil
    }
    func dragItems(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
        collection.drags.dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
    }
    func itemsForAdding(_ session: any UIDragSession, at path: IndexPath, _ point: CGPoint) -> [UIDragItem] {
        collection.drags.dragDelegate?.collectionView(self, itemsForAddingTo: session, at: path, point: point) ?? []
    }
    func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        collection.drags.dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: path)
    }
    func dragWillBegin(_ session: any UIDragSession) {
        collection.drags.dragDelegate?.collectionView(self, dragSessionWillBegin: session)
    }
    func dragDidEnd(_ session: any UIDragSession) {
        collection.drags.dragDelegate?.collectionView(self, dragSessionDidEnd: session)
    }
    func dragAllowsMove(_ session: any UIDragSession) -> Bool {
        collection.drags.dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
    }
    func dragIsRestricted(_ session: any UIDragSession) -> Bool {
        collection.drags.dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session)
            ?? false
    }
    func showDragState(_ state: UICellConfigurationState.DragState, at path: IndexPath) {
        guard let cell = cellForItem(at: path) else { return }
        cell.setState(\.dragState, state)
        cell.dragStateDidChange(UICollectionViewCell.DragState(rawValue: state.rawValue) ?? .none)
    }
    func dataPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
    func cellView(at path: IndexPath) -> UIView? { cellForItem(at: path) }
}

extension UICollectionView: DropList {
    var picture: ListPicture? { collection.drags.picture }
    var usesShownPaths: Bool {
        get { collection.drags.usesShownPaths }
        set { collection.drags.usesShownPaths = newValue }
    }
    var dataCounts: [Int] {
        let counts = loadedCounts
        return collection.drags.picture?.counts ?? counts
    }
    /// Chosen, by eye.
    var cadence: Double {
        switch reorderingCadence {
        case .immediate: 0
        case .fast: 0.1
        case .slow: 0.3
        }
    }
    var hasDropDelegate: Bool { collection.drags.dropDelegate != nil }
    func shownPath(at point: CGPoint) -> IndexPath? { item(at: point) }
    /// Chosen: behind the nearest visible item if the point is below it or beside its second half, otherwise before it.
    func openPath(at point: CGPoint) -> IndexPath? {
        prepareLayout()
        guard !collection.counts.isEmpty else { return nil }
        func distance(_ frame: CGRect) -> CGFloat {
            let x = max(frame.minX - point.x, 0, point.x - frame.maxX)
            let y = max(frame.minY - point.y, 0, point.y - frame.maxY)
            // Items of the same line are nearer than items of other lines.
            return x + 4 * y
        }
        let found = elements(in: bounds).filter(\.element.isCell).sorted { $0.element < $1.element }
        guard let nearest = found.min(by: { distance($0.frame) < distance($1.frame) }) else {
            return IndexPath(item: collection.counts[collection.counts.count - 1], section: collection.counts.count - 1)
        }
        let path = nearest.indexPath, frame = nearest.frame
        if withholdsCell(at: path) { return path }
        let isBeside = isRightToLeft ? point.x < frame.midX : point.x > frame.midX
        let isBehind = point.y > frame.maxY || point.y >= frame.minY && isBeside
        return isBehind ? IndexPath(item: path.item + 1, section: path.section) : path
    }
    func slotWillAppear(_ slot: Int) { collection.drags.placeholders[slot] = collection.drags.nextPlaceholder }
    func shownFrame(of path: IndexPath) -> CGRect? { currentAttributes(of: .cell(path))?.frame }
    func shownCell(at path: IndexPath) -> UIView? { collection.cell(at: path) }
    func movesInData(_ path: IndexPath) -> Bool { movesItem(at: path) }
    func moveInData(_ path: IndexPath, to target: IndexPath) {
        dataSource?.collectionView(self, moveItemAt: path, to: target)
    }
    func showTarget(_ isTarget: Bool, at path: IndexPath) {
        guard let cell = cellForItem(at: path) else { return }
        cell.isHighlighted = isTarget
        cell.setState(\.dropState, isTarget ? .targeted : .none)
    }
    func dropCanHandle(_ session: any UIDropSession) -> Bool {
        collection.drags.dropDelegate?.collectionView(self, canHandle: session) ?? false
    }
    func dropEntered(_ session: any UIDropSession) {
        collection.drags.dropDelegate?.collectionView(self, dropSessionDidEnter: session)
    }
    func dropProposal(_ session: any UIDropSession, _ destination: IndexPath?) -> (UIDropProposal, ListDropIntent) {
        guard let delegate = collection.drags.dropDelegate else {
            return (UIDropProposal(operation: .cancel), .unspecified)
        }
        let proposal = delegate.collectionView(
            self, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
        let intent: ListDropIntent =
            switch proposal.intent {
            case .unspecified: .unspecified
            case .insertAtDestinationIndexPath: .insertAt
            case .insertIntoDestinationIndexPath: .insertInto
            }
        return (proposal, intent)
    }
    func dropExited(_ session: any UIDropSession) {
        collection.drags.dropDelegate?.collectionView(self, dropSessionDidExit: session)
    }
    func performDrop(_ request: ListDropRequest) {
        collection.drags.dropDelegate?.collectionView(self, performDropWith: CollectionDropCoordinator(request, self))
    }
    func dropEnded(_ session: any UIDropSession) {
        collection.drags.dropDelegate?.collectionView(self, dropSessionDidEnd: session)
    }
    func dropParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        collection.drags.dropDelegate?.collectionView(self, dropPreviewParametersForItemAt: path)
    }
}
