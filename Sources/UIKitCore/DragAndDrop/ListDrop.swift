import CoreGraphics
import Foundation
import GestureLogic
import ListLogic
import QuartzCore

/// The drops on a list: the gap, the highlighted item, scrolling at the edges, and the animation of dropped items.
@MainActor
final class ListDrop: NSObject, UIDropInteractionDelegate {
    private(set) weak var list: (any DropList)?
    /// The drags of the same list.
    private weak var drag: ListDrag?
    private(set) lazy var interaction = UIDropInteraction(delegate: self)
    /// The drag that has been over the list, until its end.
    private weak var session: (any UIDropSession)?
    /// Whether a drag is over the list, or its drop is in progress.
    var isActive: Bool { session != nil }
    private var edge: EdgeScrolling?
    /// The destination of a drop at the current location, in the data.
    private var target: (path: IndexPath?, intent: ListDropIntent) = (nil, .unspecified)
    private var proposal = UIDropProposal(operation: .cancel)
    /// The highlighted item, in the data.
    private var highlighted: IndexPath?
    /// A place of the gap that has to wait.
    private var waiting: (picture: ListPicture, work: ScheduledWork)?
    private var request: ListDropRequest?
    /// The cells that are hidden while the previews of their items are shown.
    private var concealed: [(item: UIDragItem, cell: WeakView)] = []
    private var lastSlot = ListPicture.gap

    struct WeakView { weak var view: UIView? }

    init(_ list: any DropList, _ drag: ListDrag?) {
        (self.list, self.drag) = (list, drag)
        super.init()
        list.addInteraction(interaction)
    }

    // MARK: Session

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        guard let list else { return false }
        return list.hasDropDelegate ? list.dropCanHandle(session) : ownMove(session) != nil
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        guard let list else { return }
        self.session = session
        edge = EdgeScrolling(list) { [weak list] _ in list?.appContext.drag?.refresh() }
        list.dropEntered(session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
        -> UIDropProposal
    {
        guard let list else { return UIDropProposal(operation: .cancel) }
        let point = session.location(in: list)
        edge?.move(to: point)
        var place = findPlace(at: point, session, moves: true)
        var (answer, intent) = (UIDropProposal(operation: .move), ListDropIntent.insertAt)
        if list.hasDropDelegate { (answer, intent) = list.dropProposal(session, place?.destination) }
        proposal = answer
        // A copy is another item: the dragged item keeps its place.
        if answer.operation == .copy, place?.picture.moved != nil {
            place = findPlace(at: point, session, moves: false)
        }
        if intent == .automatic { intent = automaticIntent(place?.shown, point) }
        if !DragMachine.Operation(answer.operation).drops { intent = .unspecified }
        apply(intent, place, session)
        return answer
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        leave(animated: true)
        list?.dropExited(session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        leave(animated: true)
        for (_, cell) in concealed { cell.view?.layer.isConcealed = false }
        concealed = []
        self.session = nil
        keeping(request) { request = nil }
        list?.dropEnded(session)
    }

    private func leave(animated: Bool) {
        edge = nil
        highlight(nil)
        closeGap(animated: animated)
        target = (nil, .unspecified)
    }

    // MARK: Places

    /// A place for dropped items.
    private struct Place {
        /// The item on screen under the finger; nil behind the last item.
        var shown: IndexPath?
        /// The items on screen with a gap at the place.
        var picture: ListPicture
        /// The index path of an inserted item, in the data.
        var destination: IndexPath
    }

    /// The single dragged item if it is an item of this list that may move inside of it, in the data.
    private func ownItem(_ session: any UIDropSession) -> IndexPath? {
        guard session.items.count == 1, session.allowsMoveOperation, let item = session.items.first else { return nil }
        return drag?.source(of: item)
    }

    /// The single dragged item if the data source moves it.
    private func ownMove(_ session: any UIDropSession) -> IndexPath? {
        ownItem(session).flatMap { list?.movesInData($0) == true ? $0 : nil }
    }

    /// - Parameter moves: whether a dragged item of the list itself moves, instead of a gap.
    private func findPlace(at point: CGPoint, _ session: any UIDropSession, moves: Bool) -> Place? {
        guard let list else { return nil }
        let shown = list.shownPath(at: point)
        var picture = list.picture ?? ListPicture(counts: list.dataCounts)
        if !moves { picture.endMove() }
        guard var goal = (shown ?? list.openPath(at: point)).flatMap(ListIndexPath.init),
            let count = picture.shownCounts.indices.contains(goal.section) ? picture.shownCounts[goal.section] : nil
        else { return nil }
        let isEnd = goal.item >= count
        if moves, let source = ownItem(session).flatMap(ListIndexPath.init) {
            // A dragged item of the list moves in the list: it takes no second place.
            if isEnd, picture.shownPath(of: source)?.section == goal.section { goal.item -= 1 }
            guard picture.move(source, to: goal), let moved = picture.moved else { return nil }
            return Place(shown: shown, picture: picture, destination: moved.target.indexPath)
        }
        if let gap = picture.path(of: ListPicture.gap) {
            if isEnd, gap.section == goal.section { goal.item -= 1 }
            _ = picture.remove(ListPicture.gap)
        }
        guard picture.insert(ListPicture.gap, at: goal), let path = picture.insertionPath(of: ListPicture.gap) else {
            return nil
        }
        return Place(shown: shown, picture: picture, destination: path.indexPath)
    }

    private func end(of section: Int, _ picture: ListPicture) -> ListIndexPath? {
        guard picture.shownCounts.indices.contains(section) else { return nil }
        return ListIndexPath(section: section, item: picture.shownCounts[section])
    }

    /// Chosen: the middle half of an item takes a drop into the item.
    private func automaticIntent(_ shown: IndexPath?, _ point: CGPoint) -> ListDropIntent {
        guard let shown, list?.picture?.slot(at: shown) == nil, let frame = list?.shownFrame(of: shown) else {
            return .insertAt
        }
        return abs(point.y - frame.midY) <= frame.height / 4 ? .insertInto : .insertAt
    }

    private func apply(_ intent: ListDropIntent, _ place: Place?, _ session: any UIDropSession) {
        guard let list, let place else {
            highlight(nil)
            closeGap(animated: true)
            return target = (nil, intent)
        }
        switch intent {
        case .insertAt, .automatic:
            highlight(nil)
            target = (place.destination, .insertAt)
            open(place.picture)
        case .insertInto, .unspecified:
            let under = place.shown.flatMap { shown in
                list.picture.map { ListIndexPath(shown).flatMap($0.dataPath)?.indexPath } ?? shown
            }
            closeGap(animated: true)
            highlight(intent == .insertInto ? under : nil)
            target = (under ?? (intent == .insertInto ? nil : place.destination), intent)
        }
    }

    private func highlight(_ path: IndexPath?) {
        guard path != highlighted else { return }
        if let highlighted { list?.showTarget(false, at: highlighted) }
        highlighted = path
        if let path { list?.showTarget(true, at: path) }
    }

    // MARK: Gap

    /// Moves items aside for a gap, after the time of the cadence.
    private func open(_ picture: ListPicture) {
        guard let list, picture != list.picture else { return endWaiting() }
        guard waiting?.picture != picture else { return }
        endWaiting()
        guard list.cadence > 0 else { return show(picture) }
        let work = list.appContext.after(list.cadence) { [weak self] in
            self?.waiting = nil
            self?.show(picture)
        }
        waiting = (picture, work)
    }

    private func endWaiting() {
        waiting?.work.cancel()
        waiting = nil
    }

    private func show(_ picture: ListPicture) {
        guard let list else { return }
        let former = list.picture
        if let moved = picture.moved {
            let from = former?.shownPath(of: moved.source) ?? moved.source
            guard let to = picture.shownPath(of: moved.source) else { return }
            conceal(list.shownCell(at: from.indexPath), moved.source.indexPath)
            guard from != to else { return list.show(picture, nil, animated: false) }
            return list.show(picture, .move(from: from.indexPath, to: to.indexPath), animated: true)
        }
        guard let to = picture.path(of: ListPicture.gap) else { return }
        if let from = former?.path(of: ListPicture.gap) {
            list.show(picture, .move(from: from.indexPath, to: to.indexPath), animated: true)
        } else {
            list.show(picture, .insert(to.indexPath), animated: true)
        }
    }

    /// Hides the cell of an item whose preview is shown elsewhere.
    private func conceal(_ cell: UIView?, _ path: IndexPath) {
        guard let cell, let item = list?.appContext.drag?.session.items.first(where: { drag?.source(of: $0) == path })
        else { return }
        conceal(cell, for: item)
    }

    private func conceal(_ cell: UIView, for item: UIDragItem) {
        cell.layer.isConcealed = true
        concealed.append((item, WeakView(view: cell)))
    }

    /// Returns the items to the places that they have in the data.
    func closeGap(animated: Bool) {
        endWaiting()
        guard let list, let former = list.picture else { return }
        var picture = former
        if let moved = former.moved, let from = former.shownPath(of: moved.source) {
            picture.endMove()
            let to = picture.shownPath(of: moved.source) ?? moved.source
            let change: PictureChange? = from == to ? nil : .move(from: from.indexPath, to: to.indexPath)
            list.show(picture.isPlain ? nil : picture, change, animated: animated)
            reveal { _ in true }
        } else if let gap = picture.remove(ListPicture.gap) {
            list.show(picture.isPlain ? nil : picture, .delete(gap.indexPath), animated: animated)
        }
    }

    private func reveal(_ isWanted: (UIDragItem) -> Bool) {
        for (item, cell) in concealed where isWanted(item) { cell.view?.layer.isConcealed = false }
        concealed.removeAll { isWanted($0.item) }
    }

    // MARK: Drop

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        guard let list else { return }
        edge = nil
        highlight(nil)
        if let picture = waiting?.picture { show(picture) }
        endWaiting()
        let entries = session.items.map { item in
            ListDropEntry(
                item: item, source: drag?.source(of: item),
                previewSize: list.appContext.drag?.items.first { $0.item === item }?.platter?.size ?? .zero)
        }
        let request = ListDropRequest(self, entries, target.path, proposal, session)
        self.request = request
        // Chosen: a data source that moves items also does so for a drag inside its list, as in Apple's sample code for
        // tables; the drop delegate performs all other drops.
        if target.intent == .insertAt, proposal.operation == .move, let source = ownMove(session),
            let goal = target.path, let item = session.items.first
        {
            let picture = list.picture
            // The items on screen are those of the data after the move.
            if picture?.moved != nil, picture?.slots.isEmpty == true {
                list.show(nil, nil, animated: false)
            } else {
                closeGap(animated: false)
            }
            _ = request.assign(item, at: goal)
            if source != goal { list.moveInData(source, to: goal) }
            return
        }
        list.performDrop(request)
        // The app inserted no items at the gap.
        closeGap(animated: true)
    }

    /// The place of the cell of an item of the data, which is hidden until the preview arrives.
    func destination(at path: IndexPath, for item: UIDragItem) -> DropDestination {
        guard let list else { return .fade }
        list.layoutIfNeeded()
        let shown =
            list.picture.flatMap { picture in ListIndexPath(path).flatMap(picture.shownPath)?.indexPath } ?? path
        return destination(shown, for: item, list.dropParameters(at: path))
    }

    /// The place of a slot.
    func destination(ofSlot slot: Int, for item: UIDragItem, _ parameters: UIDragPreviewParameters?)
        -> DropDestination
    {
        guard let list, let shown = list.picture?.path(of: slot)?.indexPath else { return .fade }
        list.layoutIfNeeded()
        return destination(shown, for: item, parameters)
    }

    private func destination(_ shown: IndexPath, for item: UIDragItem, _ parameters: UIDragPreviewParameters?)
        -> DropDestination
    {
        guard let list, let frame = list.shownFrame(of: shown) else { return .fade }
        reveal { $0 === item }
        if let cell = list.shownCell(at: shown) { conceal(cell, for: item) }
        let visible = parameters?.visiblePath?.bounds
        return .rect(visible?.offsetBy(dx: frame.minX, dy: frame.minY) ?? frame, in: list)
    }

    // MARK: Placeholders

    /// Shows a slot for an item whose data is loaded later.
    /// - Returns: nil for an index path that does not exist.
    func insertSlot(at data: IndexPath) -> Int? {
        guard let list else { return nil }
        closeGap(animated: false)
        var picture = list.picture ?? ListPicture(counts: list.dataCounts)
        guard let path = ListIndexPath(data) else { return nil }
        let shown = picture.shownPath(of: path) ?? end(of: path.section, picture)
        lastSlot += 1
        guard let shown, picture.insert(lastSlot, at: shown) else { return nil }
        list.slotWillAppear(lastSlot)
        list.show(picture, .insert(shown.indexPath), animated: true)
        return lastSlot
    }

    /// Removes a slot.
    func deleteSlot(_ slot: Int) -> Bool {
        guard let list, var picture = list.picture, let path = picture.remove(slot) else { return false }
        list.show(picture.isPlain ? nil : picture, .delete(path.indexPath), animated: true)
        return true
    }
}

extension ListDrop: DropDestinations {
    func destination(of item: UIDragItem) -> DropDestination { request?.destination(of: item) ?? .back }
    func animator(of item: UIDragItem) -> DragAnimator? { request?.animator(of: item) }
    func arrived(_ item: UIDragItem) { reveal { $0 === item } }
}
