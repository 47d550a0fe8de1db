import CoreGraphics
import Foundation
import TextLogic

/// A text view or a text field whose selection is dragged, and that accepts dropped text.
@preconcurrency @MainActor
protocol DraggableText: UIView, UITextInput {
    /// Whether the user may drag the selection: text that is not hidden.
    var allowsDrag: Bool { get }
    /// Whether the current touch began on the selection, as a single tap or press.
    var touchMayDrag: Bool { get }
    /// Whether the user may change the text.
    var allowsDrop: Bool { get }
    /// The interactions; nil before the first drag or drop.
    var textDragWork: (any TextDragWork)? { get set }
    /// Creates the interactions. A higher folder implements the method.
    func makeTextDragWork() -> any TextDragWork
    /// Whether a text keeps its attributes when it is dropped.
    var keepsDroppedAttributes: Bool { get }
    func attributedText(in range: Range<Int>) -> NSAttributedString
    /// Inserts text, after the delegate allowed the change. Returns the range of the inserted text.
    func insertDropped(_ text: NSAttributedString, at offset: Int) -> Range<Int>?
    /// Moves a part of the text in one step of the undo history, after the delegate allowed the change.
    func moveDropped(_ range: Range<Int>, to offset: Int) -> Range<Int>?
}

/// The interactions of a text that a higher folder creates.
@preconcurrency @MainActor
protocol TextDragWork: AnyObject {
    var drag: any UIInteraction { get }
    var drop: any UIInteraction { get }
    var allowsDrags: Bool { get }
    var isDragging: Bool { get }
    var isDropping: Bool { get }
}

extension DraggableText {
    /// The interactions, created on first use and added to the view.
    func loadDragWork() -> any TextDragWork {
        if let known = textDragWork { return known }
        let made = makeTextDragWork()
        textDragWork = made
        addInteraction(made.drag)
        addInteraction(made.drop)
        return made
    }

    /// The selection as offsets from the start of the text, in UTF-16 units.
    var selectedOffsets: Range<Int> {
        guard let range = selectedTextRange else { return 0..<0 }
        let start = offset(from: beginningOfDocument, to: range.start)
        return start..<max(offset(from: beginningOfDocument, to: range.end), start)
    }

    /// Whether a point is on the selected text. Chosen: with two points around each line.
    func selectionContains(_ point: CGPoint) -> Bool {
        guard let range = selectedTextRange, !range.isEmpty else { return false }
        return selectionRects(for: range).contains { $0.rect.insetBy(dx: -2, dy: -2).contains(point) }
    }
}

extension TextEditing {
    /// The edit that moves a part of the text to another place, as one replacement of the text between both.
    func move(of range: Range<Int>, to offset: Int) -> (edit: Edit, moved: Range<Int>)? {
        let range = range.clamped(to: 0..<length)
        let target = min(max(offset, 0), length)
        guard !range.isEmpty, target < range.lowerBound || target > range.upperBound else { return nil }
        let isForward = target > range.upperBound
        let between = isForward ? range.upperBound..<target : target..<range.lowerBound
        let order = isForward ? [between, range] : [range, between]
        let whole = min(range.lowerBound, target)..<max(range.upperBound, target)
        let edit = Edit(
            whole, order.map { content.string($0) }.joined(), styles: order.flatMap { content.styles($0) })
        let start = isForward ? whole.upperBound - range.count : whole.lowerBound
        return (edit, start..<start + range.count)
    }
}

extension UITextView: DraggableText {
    var allowsDrag: Bool { isSelectable || isEditable }
    var touchMayDrag: Bool { content.touch?.mayDrag ?? false }
    var allowsDrop: Bool { isEditable }
    var keepsDroppedAttributes: Bool { allowsEditingTextAttributes }
    var textDragWork: (any TextDragWork)? {
        get { content.dragWork }
        set { content.dragWork = newValue }
    }
    func attributedText(in range: Range<Int>) -> NSAttributedString {
        attributedPart(range.clamped(to: 0..<content.editing.length))
    }

    func insertDropped(_ text: NSAttributedString, at offset: Int) -> Range<Int>? {
        let start = min(max(offset, 0), content.editing.length)
        let pieces = StyledText(text).pieces
        let runs =
            keepsDroppedAttributes
            ? pieces.map { StyleRun(length: $0.text.utf16.count, style: styleNumber(of: $0.attributes)) } : []
        let edit = TextEditing.Edit(start..<start, pieces.map(\.text).joined(), styles: runs)
        return proposeDrop(edit) ? start..<min(start + text.length, content.editing.length) : nil
    }

    func moveDropped(_ range: Range<Int>, to offset: Int) -> Range<Int>? {
        guard let (edit, moved) = content.editing.move(of: range, to: offset), proposeDrop(edit) else { return nil }
        return moved.clamped(to: 0..<content.editing.length)
    }

    private func proposeDrop(_ edit: TextEditing.Edit) -> Bool {
        closeUndoGroup()
        defer { closeUndoGroup() }
        return propose(edit)
    }
}

extension UITextField: DraggableText {
    var allowsDrag: Bool { isEnabled && !isSecureTextEntry }
    var touchMayDrag: Bool { field.touch?.mayDrag ?? false }
    var allowsDrop: Bool { isEnabled }
    var keepsDroppedAttributes: Bool { false }
    var textDragWork: (any TextDragWork)? {
        get { field.dragWork }
        set { field.dragWork = newValue }
    }
    func attributedText(in range: Range<Int>) -> NSAttributedString {
        NSAttributedString(string: field.editing.content.string(range.clamped(to: 0..<field.editing.length)))
    }

    func insertDropped(_ text: NSAttributedString, at offset: Int) -> Range<Int>? {
        let start = min(max(offset, 0), field.editing.length)
        let line = FieldState.oneLine(text.string)
        guard propose(TextEditing.Edit(start..<start, line)) else { return nil }
        return start..<min(start + line.utf16.count, field.editing.length)
    }

    func moveDropped(_ range: Range<Int>, to offset: Int) -> Range<Int>? {
        guard let (edit, moved) = field.editing.move(of: range, to: offset), propose(edit) else { return nil }
        return moved.clamped(to: 0..<field.editing.length)
    }
}
