import CoreGraphics
import DataExchange
import Foundation
import GestureLogic
import HostInterface
import QuartzCore

/// The program under the pointer, outside the app's windows, as a target of the app's drag.
@MainActor
final class OutsideTaker: DropTaker {
    private let session: any OutgoingSession
    private weak var stage: DragStage?
    /// The operation that a drop would perform.
    private var answer: TransferOperation?
    /// Whether the other program has not yet ended the drop.
    private(set) var isDropping = false
    private var isOver = false
    /// Whether the previews are at their end.
    var hasLanded = false

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
    }

    func receive(_ message: OutgoingDragSample) {
        guard let stage, !isOver else { return }
        switch message {
        case .answered(let operation):
            answer = operation
            stage.refresh()
        case .ended(let operation):
            guard isDropping else { return }
            (isDropping, isOver) = (false, true)
            stage.request(.outcome(operation.map { $0 == .move ? .move : .copy } ?? .cancel))
            if hasLanded { stage.request(.settle) }
        }
    }

    /// Ends the offer of a drag that ended in the app.
    func end() {
        guard !isOver, !isDropping else { return }
        isOver = true
        session.cancel()
    }

    func canHandle(_ session: any UIDropSession) -> Bool { true }
    func entered(_ session: any UIDropSession) { answer = nil }

    func updated(_ session: any UIDropSession) -> UIDropProposal {
        guard let stage, let window = stage.window else { return UIDropProposal(operation: .cancel) }
        self.session.move(to: window.layer.convert(stage.session.point, to: nil))
        return UIDropProposal(operation: answer.map { $0 == .move ? .move : .copy } ?? .cancel)
    }

    func exited(_ session: any UIDropSession) {
        answer = nil
        self.session.leave()
    }

    func perform(_ session: any UIDropSession) {
        isDropping = true
        self.session.drop()
    }

    func concluded(_ session: any UIDropSession) {}
    func ended(_ session: any UIDropSession) {}
    func destination(of item: UIDragItem, _ standard: UITargetedDragPreview?) -> DropDestination { .fade }
    func willAnimate(_ item: UIDragItem, _ animator: DragAnimator) {}
    func arrived(_ item: UIDragItem) {}
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
