import CoreGraphics
import Foundation
import QuartzCore

/// Drags of the selection of a text, and drops on the text.
@MainActor
final class TextDrag: NSObject, TextDragWork {
    typealias Text = DraggableText & UITextDraggable & UITextDroppable

    private weak var text: (any Text)?
    private(set) lazy var dragInteraction = UIDragInteraction(delegate: self)
    private(set) lazy var dropInteraction = UIDropInteraction(delegate: self)
    /// The part of the text that the user drags.
    private var dragged: Range<Int>?
    /// The drag over the text, or the drop in progress.
    private weak var activeDrop: (any UIDropSession)?
    /// The caret at the location of a drop.
    private let caret = UIView()
    private var proposal: UITextDropProposal?
    /// The drop that the text accepts although the text cannot be edited.
    private weak var acceptedDrop: (any UIDropSession)?

    init(_ text: any Text) {
        self.text = text
        super.init()
        caret.isUserInteractionEnabled = false
        caret.layer.cornerRadius = 1
    }

    var isDropping: Bool { activeDrop != nil }
    var drag: any UIInteraction { dragInteraction }
    var drop: any UIInteraction { dropInteraction }
    var allowsDrags: Bool { dragInteraction.isEnabled }
    var isDragging: Bool { dragged != nil }

    private func position(at offset: Int) -> UITextPosition? {
        guard let text else { return nil }
        return text.position(from: text.beginningOfDocument, offset: offset) ?? text.endOfDocument
    }
}

extension TextDrag: UIDragInteractionDelegate {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
        -> [UIDragItem]
    {
        guard let text, text.allowsDrag, text.touchMayDrag, let range = text.selectedTextRange else { return [] }
        let offsets = text.selectedOffsets
        let content = text.attributedText(in: offsets)
        let item = UIDragItem(itemProvider: NSItemProvider(object: content.string as NSString))
        item.localObject = content
        let suggested = [item]
        let items =
            text.textDragDelegate?.textDraggableView(
                text, itemsForDrag: TextDragRequest(range, suggested, session)) ?? suggested
        dragged = items.isEmpty ? nil : offsets
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let text else { return nil }
        if let own = text.textDragDelegate?.textDraggableView(
            text, dragPreviewForLiftingItem: item, session: session)
        {
            return own
        }
        guard let dragged, let start = position(at: dragged.lowerBound), let end = position(at: dragged.upperBound),
            let range = text.textRange(from: start, to: end)
        else { return nil }
        let rects = text.selectionRects(for: range).map { $0.rect.intersection(text.bounds) }.filter { !$0.isEmpty }
        guard let first = rects.first else { return nil }
        let area = rects.dropFirst().reduce(first) { $0.union($1) }
        let label = UILabel(frame: CGRect(origin: .zero, size: area.insetBy(dx: -4, dy: -2).size))
        label.numberOfLines = 0
        label.textAlignment = .center
        label.attributedText = previewText(text.attributedText(in: dragged), of: text)
        label.backgroundColor = .systemBackground
        return UITargetedDragPreview(
            view: label, parameters: UIDragPreviewParameters(),
            target: UIDragPreviewTarget(container: text, center: CGPoint(x: area.midX, y: area.midY)))
    }

    private func previewText(_ content: NSAttributedString, of text: any Text) -> NSAttributedString {
        // Chosen: a preview has at most as much text as a page.
        let part = content.attributedSubstring(from: NSRange(location: 0, length: min(content.length, 2_000)))
        guard text.textDragOptions.contains(.stripTextColorFromPreviews) else { return part }
        let plain = NSMutableAttributedString(attributedString: part)
        plain.removeAttribute(.foregroundColor, range: NSRange(location: 0, length: plain.length))
        return plain
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {
        guard let text else { return }
        text.textDragDelegate?.textDraggableView(text, willAnimateLiftWith: animator, session: session)
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        guard let text else { return }
        text.textDragDelegate?.textDraggableView(text, dragSessionWillBegin: session)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        dragged = nil
        guard let text else { return }
        text.textDragDelegate?.textDraggableView(text, dragSessionDidEnd: session, with: operation)
    }
}

extension TextDrag: UIDropInteractionDelegate {
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        guard let text, session.canLoadObjects(ofClass: NSString.self) else { return false }
        if text.allowsDrop { return true }
        guard let delegate = text.textDropDelegate else { return false }
        let answer = delegate.textDroppableView(text, willBecomeEditableForDrop: request(session, in: text))
        if answer == .yes { (text as? UITextView)?.isEditable = true }
        acceptedDrop = answer == .temporary ? session : nil
        return answer != .no
    }

    /// The place of the drag in the text.
    private func request(_ session: any UIDropSession, in text: any Text) -> TextDropRequest {
        let position = text.closestPosition(to: session.location(in: text)) ?? text.endOfDocument
        let isSameView = dragged != nil
        let isMove = isSameView && session.allowsMoveOperation
        // The selection cannot be moved into itself.
        let isInside = dragged.map { $0.contains(text.offset(from: text.beginningOfDocument, to: position)) } ?? false
        return TextDropRequest(
            position, UITextDropProposal(operation: isInside ? .cancel : isMove ? .move : .copy),
            isSameView: isSameView, session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        activeDrop = session
        guard let text else { return }
        text.textDropDelegate?.textDroppableView(text, dropSessionDidEnter: session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
        -> UIDropProposal
    {
        guard let text else { return UIDropProposal(operation: .cancel) }
        let request = request(session, in: text)
        text.textDropDelegate?.textDroppableView(text, dropSessionDidUpdate: session)
        let proposal =
            text.textDropDelegate?.textDroppableView(text, proposalForDrop: request) ?? request.suggestedProposal
        self.proposal = proposal
        let isAccepted = proposal.operation == .copy || proposal.operation == .move
        if isAccepted, proposal.dropAction == .insert { showCaret(at: request.dropPosition) } else { hideCaret() }
        return proposal
    }

    private func showCaret(at position: UITextPosition) {
        guard let text else { return }
        if caret.superview !== text { text.addSubview(caret) }
        caret.backgroundColor = text.tintColor
        caret.frame = text.caretRect(for: position)
    }

    private func hideCaret() { caret.removeFromSuperview() }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        activeDrop = nil
        hideCaret()
        guard let text else { return }
        text.textDropDelegate?.textDroppableView(text, dropSessionDidExit: session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        hideCaret()
        guard let text, let proposal else { return }
        let request = request(session, in: text)
        let target = text.offset(from: text.beginningOfDocument, to: request.dropPosition)
        text.textDropDelegate?.textDroppableView(text, willPerformDrop: request)
        guard proposal.dropPerformer == .view else { return }
        if let dragged, proposal.operation == .move, proposal.dropAction == .insert {
            return select(text.moveDropped(dragged, to: target))
        }
        // Text of the same app keeps the attributes.
        let local = session.items.compactMap { $0.localObject as? NSAttributedString }
        if local.count == session.items.count {
            let whole = local.reduce(into: NSMutableAttributedString()) { $0.append($1) }
            return insert(whole, at: target, proposal.dropAction)
        }
        _ = session.loadObjects(ofClass: NSString.self) { [weak self] objects in
            let whole = objects.compactMap { ($0 as? NSString) as String? }.joined(separator: "\n")
            self?.insert(NSAttributedString(string: whole), at: target, proposal.dropAction)
        }
    }

    private func insert(_ content: NSAttributedString, at offset: Int, _ action: UITextDropAction) {
        guard let text, content.length > 0, text.allowsDrop || acceptedDrop != nil else { return }
        switch action {
        case .insert: select(text.insertDropped(content, at: offset))
        case .replaceSelection, .replaceAll:
            if action == .replaceAll {
                text.selectedTextRange = text.textRange(from: text.beginningOfDocument, to: text.endOfDocument)
            }
            if let range = text.selectedTextRange { text.replace(range, withText: content.string) }
        }
    }

    /// Selects the text that was dropped, and begins editing.
    private func select(_ range: Range<Int>?) {
        guard let text, let range, text.isFirstResponder || text.becomeFirstResponder(),
            let start = position(at: range.lowerBound), let end = position(at: range.upperBound)
        else { return }
        text.selectedTextRange = text.textRange(from: start, to: end)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        (activeDrop, proposal, acceptedDrop) = (nil, nil, nil)
        hideCaret()
        guard let text else { return }
        text.textDropDelegate?.textDroppableView(text, dropSessionDidEnd: session)
    }
}

extension UITextView {
    func makeTextDragWork() -> any TextDragWork { TextDrag(self) }
}

extension UITextField {
    func makeTextDragWork() -> any TextDragWork { TextDrag(self) }
}
