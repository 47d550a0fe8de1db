import CoreGraphics
import Foundation
import ListLogic

/// A change of the items on screen that is no change of the data source. Index paths of the list on screen.
enum PictureChange {
    case insert(IndexPath)
    case delete(IndexPath)
    case move(from: IndexPath, to: IndexPath)
}

/// The effect of a drop on the items of a list.
enum ListDropIntent: Hashable {
    case unspecified, insertAt, insertInto
    /// By the location in the item.
    case automatic
}

/// A table or collection view, as drags of its items see it.
@preconcurrency @MainActor
protocol DragList: UIScrollView {
    /// Whether drags may begin.
    var beginsDrags: Bool { get }
    func dragItems(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
    func itemsForAdding(_ session: any UIDragSession, at path: IndexPath, _ point: CGPoint) -> [UIDragItem]
    func dragParameters(at path: IndexPath) -> UIDragPreviewParameters?
    func dragWillBegin(_ session: any UIDragSession)
    func dragDidEnd(_ session: any UIDragSession)
    func dragAllowsMove(_ session: any UIDragSession) -> Bool
    func dragIsRestricted(_ session: any UIDragSession) -> Bool
    /// Shows the state of a drag in the cell of an item.
    func showDragState(_ state: UICellConfigurationState.DragState, at path: IndexPath)
    /// The index path in the data of the item under a point of the content.
    func dataPath(at point: CGPoint) -> IndexPath?
    /// The cell of an item of the data.
    func cellView(at path: IndexPath) -> UIView?
}

/// A table or collection view, as drops on its items see it.
@preconcurrency @MainActor
protocol DropList: DragList, TranslatingList {
    /// The number of items of each section in the data.
    var dataCounts: [Int] { get }
    /// The time in seconds before items move aside.
    var cadence: Double { get }
    /// Whether the app accepts drops.
    var hasDropDelegate: Bool { get }
    /// Shows other items.
    /// - Parameters:
    ///   - change: the difference between the present and the new items; nil changes only index paths, because the same
    ///     items are shown.
    ///   - animated: false leaves the cells where they are until the next layout.
    func show(_ picture: ListPicture?, _ change: PictureChange?, animated: Bool)
    /// The index path on screen of the item under a point of the content.
    func shownPath(at point: CGPoint) -> IndexPath?
    /// The index path on screen of an item that is dropped at a point without an item.
    func openPath(at point: CGPoint) -> IndexPath?
    /// The frame of an item on screen, in the content.
    func shownFrame(of path: IndexPath) -> CGRect?
    /// The cell of an item on screen.
    func shownCell(at path: IndexPath) -> UIView?
    /// Stores the content of a slot, before the slot is shown.
    func slotWillAppear(_ slot: Int)
    /// Whether the data source moves the item in its data.
    func movesInData(_ path: IndexPath) -> Bool
    func moveInData(_ path: IndexPath, to target: IndexPath)
    /// Highlights the cell of an item of the data, as the target of a drop.
    func showTarget(_ isTarget: Bool, at path: IndexPath)

    func dropCanHandle(_ session: any UIDropSession) -> Bool
    func dropEntered(_ session: any UIDropSession)
    func dropProposal(_ session: any UIDropSession, _ destination: IndexPath?) -> (UIDropProposal, ListDropIntent)
    func dropExited(_ session: any UIDropSession)
    func performDrop(_ request: ListDropRequest)
    func dropEnded(_ session: any UIDropSession)
    func dropParameters(at path: IndexPath) -> UIDragPreviewParameters?
}

/// An item of a drop on a list.
@MainActor
struct ListDropEntry {
    let item: UIDragItem
    /// The index path in the data of this list from which the item was dragged; nil for items of other views.
    let source: IndexPath?
    let previewSize: CGSize
}

/// A drop on a list, and the places that the app chose for the items.
@MainActor
final class ListDropRequest {
    let entries: [ListDropEntry]
    let destination: IndexPath?
    let proposal: UIDropProposal
    let session: any UIDropSession
    private(set) weak var drop: ListDrop?
    /// The places of items, each computed when the previews move.
    private var places: [ObjectIdentifier: () -> DropDestination] = [:]
    private var animators: [ObjectIdentifier: DragAnimator] = [:]

    init(
        _ drop: ListDrop, _ entries: [ListDropEntry], _ destination: IndexPath?, _ proposal: UIDropProposal,
        _ session: any UIDropSession
    ) {
        (self.drop, self.entries, self.destination) = (drop, entries, destination)
        (self.proposal, self.session) = (proposal, session)
    }

    /// Animates the preview of an item to a place.
    func assign(
        _ item: UIDragItem, _ animator: DragAnimator = DragAnimator(), at place: @escaping () -> DropDestination
    ) -> DragAnimator {
        places[ObjectIdentifier(item)] = place
        animators[ObjectIdentifier(item)] = animator
        return animator
    }

    /// Animates the preview of an item to the cell of an item of the data.
    func assign(_ item: UIDragItem, at path: IndexPath) -> DragAnimator {
        assign(item) { [weak drop] in drop?.destination(at: path, for: item) ?? .fade }
    }

    /// Animates the preview of an item into a rectangle of the cell of an item.
    func assign(_ item: UIDragItem, into path: IndexPath, _ rect: CGRect) -> DragAnimator {
        assign(item) { [weak drop] in
            guard let cell = drop?.list?.cellView(at: path) else { return .fade }
            return .rect(rect, in: cell)
        }
    }

    /// Animates the preview of an item to a target.
    func assign(_ item: UIDragItem, to target: UIDragPreviewTarget) -> DragAnimator {
        assign(item) {
            let size = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
            return .preview(
                UITargetedDragPreview(view: size, parameters: UIDragPreviewParameters(), target: target))
        }
    }

    func destination(of item: UIDragItem) -> DropDestination { places[ObjectIdentifier(item)]?() ?? .back }
    func animator(of item: UIDragItem) -> DragAnimator? { animators[ObjectIdentifier(item)] }
}

extension ListPicture {
    func slot(at shown: IndexPath) -> Int? { ListIndexPath(shown).flatMap { slot(at: $0) } }
}
