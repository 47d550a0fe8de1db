/// A text during editing: the text, its styles, the selection, the marked text of an input method, and the undo
/// history. Offsets are in UTF-16 units and between whole characters. An edit takes time in proportion to the edited
/// part.
package struct TextEditing: Sendable {
    /// The selection from its anchor to its movable end.
    package struct Selection: Hashable, Sendable {
        package var anchor: Int
        package var head: Int

        package init(anchor: Int, head: Int) {
            self.anchor = anchor
            self.head = head
        }

        package init(at offset: Int) { self.init(anchor: offset, head: offset) }

        package var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
        package var isEmpty: Bool { anchor == head }
    }

    /// A planned replacement, so that a delegate can be asked before it is applied.
    package struct Edit: Hashable, Sendable {
        package var range: Range<Int>
        package var replacement: String
        /// The styles of the replacement; empty for the style of typed text.
        package var styles: [StyleRun] = []

        package init(_ range: Range<Int>, _ replacement: String, styles: [StyleRun] = []) {
            self.range = range
            self.replacement = replacement
            self.styles = styles
        }
    }

    /// The place of a change: a range of the former text, and the length of the new text in its place.
    package struct Change: Hashable, Sendable {
        package var range: Range<Int>
        package var length: Int

        package init(range: Range<Int>, length: Int) { (self.range, self.length) = (range, length) }
    }

    package enum Direction: Hashable, Sendable { case backward, forward }
    package enum Step: Hashable, Sendable { case character, word, line, paragraph, document }

    package private(set) var content: EditedText
    package private(set) var selection: Selection
    /// The marked text of an input method, which is provisional.
    package private(set) var marked: Range<Int>?
    /// Whether the caret at a wrap of a line is at the end of the upper line.
    package private(set) var isAtLineEnd = false
    /// The horizontal position at which vertical movements began, in points; nil after another movement.
    package private(set) var goal: Double?
    /// The style of typed text, until the selection changes; nil is the style of the text before the caret.
    package private(set) var ownTypingStyle: Int?
    /// The last change of the text.
    package private(set) var lastChange = Change(range: 0..<0, length: 0)
    /// The number of changes of the text. An edit without an effect does not count.
    package private(set) var changeCount = 0
    private var history = TextHistory()

    package init(_ text: String = "") { self.init(EditedText(text)) }

    package init(_ content: EditedText) {
        self.content = content
        selection = Selection(at: content.length)
    }

    package var bounds: TextBoundaries { TextBoundaries(content) }
    package var text: String { content.string }
    package var length: Int { content.length }
    package var selectedText: String { content.string(selection.range) }
    package var canUndo: Bool { !history.undos.isEmpty }
    package var canRedo: Bool { !history.redos.isEmpty }
    /// The number of the step that ``undo()`` undoes; nil if nothing can be undone. Newer steps have larger numbers.
    package var undoNumber: Int? { history.undos.last?.number }
    /// The number of the step that ``redo()`` redoes; nil if nothing can be redone.
    package var redoNumber: Int? { history.redos.last?.number }
    package var undoCount: Int { history.undos.count }

    // MARK: Programmatic changes

    /// Replaces the text, as an app does. Clears the undo history and moves the caret to the end.
    package mutating func replaceAll(with text: String) { self = TextEditing(text) }

    package mutating func select(_ range: Range<Int>) {
        let bounds = bounds
        selectionMoved()
        selection = Selection(anchor: bounds.snapped(range.lowerBound), head: bounds.snapped(range.upperBound))
    }

    /// Moves the caret to `offset`. If `extending` is true, the anchor of the selection stays.
    /// - Parameters:
    ///   - isAtLineEnd: whether the caret belongs to the upper line where a line wraps.
    ///   - goal: the horizontal position for further vertical movements.
    package mutating func moveCaret(to offset: Int, extending: Bool, isAtLineEnd: Bool = false, goal: Double? = nil) {
        selectionMoved()
        self.isAtLineEnd = isAtLineEnd
        self.goal = goal
        selection.head = bounds.snapped(offset)
        if !extending { selection.anchor = selection.head }
    }

    package mutating func selectWord(at offset: Int) { select(bounds.word(at: offset)) }
    package mutating func selectAll() { select(0..<length) }

    private mutating func selectionMoved() {
        history.openKind = nil
        (isAtLineEnd, goal, ownTypingStyle) = (false, nil, nil)
    }

    // MARK: Styles

    /// The style of typed text. Setting the style holds until the selection changes.
    ///
    /// Documented (UITextView.typingAttributes): a change of the selection resets the attributes to those of the text.
    package var typingStyle: Int {
        get { ownTypingStyle ?? content.style(at: selection.isEmpty ? selection.head - 1 : selection.range.lowerBound) }
        set { ownTypingStyle = newValue }
    }

    package mutating func setStyle(_ style: Int, in range: Range<Int>) { content.setStyle(style, in: range) }

    /// Replaces a part of the text for the app, and moves the selection with the text. Other characters clear the undo
    /// history; new styles of the same characters do not.
    package mutating func replaceForApp(_ range: Range<Int>, with new: EditedText) {
        let range = range.clamped(to: 0..<length)
        let keepsCharacters = new.length == range.count && new.units(0..<new.length) == content.units(range)
        replaceContent(range, with: new)
        guard !keepsCharacters else { return }
        func moved(_ offset: Int) -> Int {
            if offset >= range.upperBound { return offset + new.length - range.count }
            return min(offset, range.lowerBound + new.length)
        }
        history = TextHistory()
        (marked, isAtLineEnd, goal) = (nil, false, nil)
        let bounds = bounds
        selection = Selection(
            anchor: bounds.snapped(moved(selection.anchor)), head: bounds.snapped(moved(selection.head)))
    }

    // MARK: Moving

    /// Moves the caret. Without extending, a selection first collapses to its end in that direction.
    package mutating func move(_ direction: Direction, by step: Step, extending: Bool) {
        if !extending, !selection.isEmpty, step == .character {
            return moveCaret(to: end(of: selection.range, direction), extending: false)
        }
        moveCaret(to: target(from: selection.head, direction, step), extending: extending)
    }

    private func end(of range: Range<Int>, _ direction: Direction) -> Int {
        direction == .backward ? range.lowerBound : range.upperBound
    }

    package func target(from offset: Int, _ direction: Direction, _ step: Step) -> Int {
        let bounds = bounds
        return switch (step, direction) {
        case (.character, .backward): bounds.characterStart(before: offset)
        case (.character, .forward): bounds.characterEnd(after: offset)
        case (.word, .backward): bounds.wordStart(before: offset)
        case (.word, .forward): bounds.wordEnd(after: offset)
        case (.line, .backward): bounds.lineStart(before: offset)
        case (.line, .forward): bounds.lineEnd(after: offset)
        case (.paragraph, .backward): bounds.paragraphStart(before: offset)
        case (.paragraph, .forward): bounds.paragraphEnd(after: offset)
        case (.document, .backward): 0
        case (.document, .forward): length
        }
    }

    // MARK: Edits

    /// The edit for typing `text`: replaces the marked text, else the selection.
    package func insertion(of text: String, styles: [StyleRun] = []) -> Edit {
        Edit(marked ?? selection.range, text, styles: styles)
    }

    /// The edit of a delete key; nil if there is nothing to delete.
    package func deletion(_ direction: Direction, by step: Step = .character) -> Edit? {
        if let marked { return Edit(marked, "") }
        guard selection.isEmpty else { return Edit(selection.range, "") }
        var other = target(from: selection.head, direction, step)
        // At the end of a line, the break is deleted.
        if other == selection.head, step == .line { other = target(from: other, direction, .character) }
        let range = min(other, selection.head)..<max(other, selection.head)
        return range.isEmpty ? nil : Edit(range, "")
    }

    /// Applies the edit and places the caret after the new text.
    package mutating func apply(_ edit: Edit) {
        let range = clamped(edit.range)
        let new = styled(edit, at: range)
        if let marked, marked == range {
            history.setLastLength(new.length)
        } else {
            let kind = kind(of: edit)
            let inverse = TextHistory.Inverse(start: range.lowerBound, length: new.length, former: content.part(range))
            history.record(inverse, kind, joins: marked == nil && isNext(range, kind), from: selection)
        }
        replace(range, with: new)
        marked = nil
        (isAtLineEnd, goal) = (false, nil)
        selection = Selection(at: range.lowerBound + new.length)
    }

    private func kind(of edit: Edit) -> TextHistory.Kind {
        if edit.replacement.isEmpty { return .deleting }
        guard edit.replacement.count == 1 else { return .other }
        // Chosen: each line is undone by itself.
        return edit.replacement.first?.isNewline == true ? .other : .typing
    }

    /// The new text with its styles. Typed text has the style of the text before.
    private func styled(_ edit: Edit, at range: Range<Int>) -> EditedText {
        guard edit.styles.isEmpty else { return EditedText(edit.replacement, styles: edit.styles) }
        let isAtCaret = range == selection.range || range == marked
        let near = range.isEmpty ? content.style(at: range.lowerBound - 1) : content.style(at: range.lowerBound)
        return EditedText(edit.replacement, style: isAtCaret ? ownTypingStyle ?? near : near)
    }

    /// Whether the edit continues the last edit of the same kind.
    private func isNext(_ range: Range<Int>, _ kind: TextHistory.Kind) -> Bool {
        guard kind == history.openKind, kind != .other, selection.isEmpty else { return false }
        return kind == .typing
            ? range == selection.head..<selection.head
            : range.upperBound == selection.head || range.lowerBound == selection.head
    }

    /// The part of a range inside the text, extended to whole scalars.
    private func clamped(_ range: Range<Int>) -> Range<Int> {
        var low = min(max(range.lowerBound, 0), length)
        var high = min(max(range.upperBound, low), length)
        if low > 0, low < length, UTF16.isTrailSurrogate(content[low]) { low -= 1 }
        if high > low, high < length, UTF16.isTrailSurrogate(content[high]) { high += 1 }
        return low..<high
    }

    private mutating func replace(_ range: Range<Int>, with new: EditedText) {
        // Text that replaces all of it keeps the style of its first character.
        if new.isEmpty, range.count == length { ownTypingStyle = ownTypingStyle ?? content.style(at: 0) }
        replaceContent(range, with: new)
    }

    private mutating func replaceContent(_ range: Range<Int>, with new: EditedText) {
        content.replace(range, with: new)
        lastChange = Change(range: range, length: new.length)
        changeCount += 1
    }

    /// Changes the styles of a range in one step that can be undone. The selection does not change.
    /// - Parameter styles: the new styles of the range.
    package mutating func restyle(_ range: Range<Int>, _ styles: [StyleRun]) {
        let range = clamped(range)
        guard !range.isEmpty else { return }
        let former = content.part(range)
        let new = EditedText(former.string, styles: styles)
        guard new.length == range.count, new != former else { return }
        marked = nil
        let inverse = TextHistory.Inverse(start: range.lowerBound, length: new.length, former: former)
        history.record(inverse, .other, joins: false, from: selection)
        ownTypingStyle = nil
        replace(range, with: new)
    }

    // MARK: Composing

    /// Sets the marked text of an input method, in place of the former marked text or the selection.
    /// - Parameter selected: the selection in the marked text; an empty range is the caret.
    package mutating func compose(_ composed: String, selected: Range<Int>) {
        let range = marked ?? selection.range
        guard !composed.isEmpty || !range.isEmpty else { return }
        let new = styled(Edit(range, composed), at: range)
        if marked == nil {
            let inverse = TextHistory.Inverse(start: range.lowerBound, length: new.length, former: content.part(range))
            history.record(inverse, .other, joins: false, from: selection)
        } else {
            history.setLastLength(new.length)
        }
        replace(range, with: new)
        marked = composed.isEmpty ? nil : range.lowerBound..<range.lowerBound + new.length
        let low = min(max(selected.lowerBound, 0), new.length), high = min(max(selected.upperBound, low), new.length)
        (isAtLineEnd, goal) = (false, nil)
        selection = Selection(anchor: range.lowerBound + low, head: range.lowerBound + high)
        history.openKind = .other
    }

    /// Makes the marked text permanent.
    package mutating func endComposing() {
        guard let range = marked else { return }
        marked = nil
        selection = Selection(at: range.upperBound)
    }

    // MARK: Undo

    /// Prevents that the next edit joins the last step.
    package mutating func endStep() { history.openKind = nil }
    /// Removes all steps, so that nothing can be undone or redone.
    package mutating func removeHistory() { history.removeAll() }

    /// - Returns: whether there was an edit to undo.
    @discardableResult
    package mutating func undo() -> Bool { step(isUndo: true) }

    @discardableResult
    package mutating func redo() -> Bool { step(isUndo: false) }

    private mutating func step(isUndo: Bool) -> Bool {
        guard let step = history.removeNewest(isUndo: isUndo) else { return false }
        let inverse = step.inverse
        let range = (inverse.start..<inverse.start + inverse.length).clamped(to: 0..<length)
        let opposite = TextHistory.Inverse(
            start: inverse.start, length: inverse.former.length, former: content.part(range))
        history.put(
            TextHistory.Step(number: step.number, inverse: opposite, selection: selection), afterUndo: isUndo)
        replace(range, with: inverse.former)
        marked = nil
        selectionMoved()
        selection = step.selection
        return true
    }
}
