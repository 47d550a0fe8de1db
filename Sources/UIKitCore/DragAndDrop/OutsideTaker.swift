import CoreGraphics
import DataExchange
import Foundation
import FoundationAdditions
import GestureLogic
import HostInterface
import QuartzCore

/// The program under the pointer, outside the app's windows, as a target of the app's drag. ``OutsideDropMachine``
/// decides.
@MainActor
final class OutsideTaker: DropTaker, TracedOwner {
    private let session: any OutgoingSession
    private weak var stage: DragStage?
    private var machine = OutsideDropMachine()
    /// The activity for which a drop opens a window where no program accepts the items; nil if such a drop is refused.
    ///
    /// Documented (Supporting multiple windows on iPad): the user drags an item to the edge of the screen to open the
    /// item in a window of its own, if the item has an activity. Chosen: a desktop has no such edge, so the user drops
    /// the item outside of all windows that accept it.
    private var activity: NSUserActivity?

    var view: UIView? { nil }

    /// Offers the items of a drag to other programs. Nil if none may be offered, or without such drags.
    init?(_ stage: DragStage) {
        guard let window = stage.window, let host = stage.app.host, let id = window.hostWindow?.id,
            let drags = host.drags,
            let data = ItemSupply.data(stage.items.map { SuppliedItem($0.item.itemProvider) })
        else { return nil }
        var drag = OutgoingDrag(data: data, allowsMove: stage.session.allowsMoveOperation)
        if let (image, size, pointer) = stage.picture() {
            (drag.picture, drag.size, drag.pointer) = (image, size, pointer)
        }
        guard let session = drags.begin(drag, from: id) else { return nil }
        (self.session, self.stage) = (session, stage)
        guard session.isDroppedByApp else { return }
        activity = stage.items.lazy.compactMap { $0.item.itemProvider.activity }.first(
            where: stage.app.windowOpening.canOpenWindow)
    }

    // MARK: Requests and effects

    var tracedApp: AppContext? { stage?.app }

    private func request(_ request: OutsideDropMachine.Request) {
        for effect in machine.handle(request, tracedAs: "outside drop", of: self) {
            switch effect {
            case .refresh: stage?.refresh()
            case .drop: session.drop()
            case .cancel: session.cancel()
            case .openWindow: if let activity { stage?.app.windowOpening.openWindow(for: activity) }
            case .outcome(let operation): stage?.request(.outcome(DragMachine.Operation(operation)))
            case .settle: stage?.request(.settle)
            }
        }
    }

    func receive(_ message: OutgoingDragSample) {
        switch message {
        case .answered(let operation): request(.answer(operation))
        case .ended(let operation): request(.ended(operation))
        }
    }

    /// The previews are at their end. A drop on another program has not ended before that program has the data.
    func landed() { request(.landed) }

    /// Ends the offer of a drag that ended in the app.
    func end() { request(.finish) }

    // MARK: Target

    func canHandle(_ session: any UIDropSession) -> Bool { true }
    func entered(_ session: any UIDropSession) { request(.enter) }

    func updated(_ session: any UIDropSession) -> UIDropProposal {
        guard let stage, let window = stage.window else { return UIDropProposal(operation: .cancel) }
        self.session.move(to: window.layer.convert(stage.session.point, to: nil))
        if opensWindow { return UIDropProposal(operation: .copy) }
        return UIDropProposal(operation: DragMachine.Operation(machine.answer).operation)
    }

    func exited(_ session: any UIDropSession) {
        request(.exit)
        self.session.leave()
    }

    func perform(_ session: any UIDropSession) { request(opensWindow ? .dropInWindow : .drop) }

    /// Whether a drop at the present location opens a window of the app.
    private var opensWindow: Bool { activity != nil && machine.answer == nil }

    func concluded(_ session: any UIDropSession) {}
    func ended(_ session: any UIDropSession) {}
    func destination(of item: UIDragItem, _ standard: UITargetedDragPreview?) -> DropDestination { .fade }
    func willAnimate(_ item: UIDragItem, _ animator: DragAnimator) {}
    func arrived(_ item: UIDragItem) {}
}

/// The windows that a dropped item can open. A higher folder opens windows.
@preconcurrency @MainActor
protocol WindowOpening: AnyObject {
    /// Returns whether the app can open a window for an activity.
    func canOpenWindow(for activity: NSUserActivity) -> Bool
    /// Opens a window for an activity in a later turn.
    func openWindow(for activity: NSUserActivity)
}

extension AppContext {
    fileprivate var windowOpening: any WindowOpening { self }
}

extension DragMachine.Operation {
    /// The operation of another program; `cancel` for none.
    fileprivate init(_ operation: TransferOperation?) {
        self =
            switch operation {
            case .copy: .copy
            case .move: .move
            case nil: .cancel
            }
    }
}

extension DragStage {
    /// The picture of the dragged items, its size in points, and the location of the pointer in the picture.
    fileprivate func picture() -> (CGImage, CGSize, CGPoint)? {
        guard let platter = items.first?.platter, let overlay, let window else { return nil }
        let size = platter.shownSize
        guard size.width > 0, size.height > 0 else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = max(window.traitCollection.displayScale, 1)
        let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            platter.drawHierarchy(in: CGRect(origin: .zero, size: size), afterScreenUpdates: true)
        }
        guard let pixels = image.cgImage else { return nil }
        let pointer = CGPoint(
            x: overlay.point.x - platter.center.x + size.width / 2,
            y: overlay.point.y - platter.center.y + size.height / 2)
        return (pixels, size, pointer)
    }
}
