/// A text during editing: the text, the selection, the marked text of an input method, and the undo history. Offsets
/// are in UTF-16 units and between whole characters.
package struct TextEditing: Hashable, Sendable {
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

        package init(_ range: Range<Int>, _ replacement: String) {
            self.range = range
            self.replacement = replacement
        }
    }

    package enum Direction: Hashable, Sendable { case backward, forward }
    package enum Step: Hashable, Sendable { case character, word, line, document }

    /// Consecutive edits of one kind are undone together.
    private enum Kind: Hashable, Sendable { case typing, deleting, other }

    private struct Past: Hashable, Sendable {
        var text: String
        var selection: Selection
    }

    package private(set) var text: String
    package private(set) var selection: Selection
    /// The marked text of an input method, which is provisional.
    package private(set) var marked: Range<Int>?
    private var undos: [Past] = []
    private var redos: [Past] = []
    private var lastKind: Kind?

    /// Chosen: the maximum number of undo steps.
    private static let memory = 100

    package init(_ text: String = "") {
        self.text = text
        selection = Selection(at: text.utf16.count)
    }

    private var bounds: TextBoundaries { TextBoundaries(text) }
    package var length: Int { text.utf16.count }
    package var selectedText: String { bounds.part(selection.range) }
    package var canUndo: Bool { !undos.isEmpty }
    package var canRedo: Bool { !redos.isEmpty }

    // MARK: Programmatic changes

    /// Replaces the text, as an app does. Clears the undo history and moves the caret to the end.
    package mutating func replaceAll(with text: String) {
        self = TextEditing(text)
    }

    package mutating func select(_ range: Range<Int>) {
        let (bounds, length) = (bounds, length)
        selection = Selection(
            anchor: bounds.snapped(min(range.lowerBound, length)), head: bounds.snapped(min(range.upperBound, length)))
        lastKind = nil
    }

    /// Moves the caret to `offset`. If `extending` is true, the anchor of the selection stays.
    package mutating func moveCaret(to offset: Int, extending: Bool) {
        selection.head = bounds.snapped(offset)
        if !extending { selection.anchor = selection.head }
        lastKind = nil
    }

    package mutating func selectWord(at offset: Int) { select(bounds.word(at: offset)) }
    package mutating func selectAll() { select(0..<length) }

    // MARK: Moving

    /// Moves the caret. Without extending, a selection first collapses to its end in that direction.
    package mutating func move(_ direction: Direction, by step: Step, extending: Bool) {
        lastKind = nil
        if !extending, !selection.isEmpty, step == .character {
            selection = Selection(at: direction == .backward ? selection.range.lowerBound : selection.range.upperBound)
            return
        }
        selection.head = target(from: selection.head, direction, step)
        if !extending { selection.anchor = selection.head }
    }

    private func target(from offset: Int, _ direction: Direction, _ step: Step) -> Int {
        switch (step, direction) {
        case (.character, .backward): bounds.characterStart(before: offset)
        case (.character, .forward): bounds.characterEnd(after: offset)
        case (.word, .backward): bounds.wordStart(before: offset)
        case (.word, .forward): bounds.wordEnd(after: offset)
        case (.line, .backward): bounds.lineStart(before: offset)
        case (.line, .forward): bounds.lineEnd(after: offset)
        case (.document, .backward): 0
        case (.document, .forward): length
        }
    }

    // MARK: Edits

    /// The edit for typing `text`: replaces the marked text, else the selection.
    package func insertion(of text: String) -> Edit { Edit(marked ?? selection.range, text) }

    /// The edit of a delete key; nil if there is nothing to delete.
    package func deletion(_ direction: Direction, by step: Step = .character) -> Edit? {
        if let marked { return Edit(marked, "") }
        guard selection.isEmpty else { return Edit(selection.range, "") }
        let other = target(from: selection.head, direction, step)
        let range = min(other, selection.head)..<max(other, selection.head)
        return range.isEmpty ? nil : Edit(range, "")
    }

    /// Applies the edit and places the caret after the new text.
    package mutating func apply(_ edit: Edit) {
        let range = clamped(edit.range)
        let kind: Kind = edit.replacement.isEmpty ? .deleting : edit.replacement.count == 1 ? .typing : .other
        if marked == nil { remember(kind, joins: isNext(range, kind)) }
        replace(range, with: edit.replacement)
        marked = nil
        selection = Selection(at: range.lowerBound + edit.replacement.utf16.count)
        lastKind = kind
    }

    /// Whether the edit continues the last edit of the same kind.
    private func isNext(_ range: Range<Int>, _ kind: Kind) -> Bool {
        guard kind == lastKind, kind != .other, selection.isEmpty else { return false }
        return kind == .typing
            ? range.lowerBound == selection.head
            : range.upperBound == selection.head || range.lowerBound == selection.head
    }

    private func clamped(_ range: Range<Int>) -> Range<Int> {
        let low = min(max(range.lowerBound, 0), length)
        return low..<min(max(range.upperBound, low), length)
    }

    private mutating func replace(_ range: Range<Int>, with new: String) {
        let units = text.utf16
        let start = units.index(units.startIndex, offsetBy: range.lowerBound)
        let end = units.index(units.startIndex, offsetBy: range.upperBound)
        text.replaceSubrange(start..<end, with: new)
    }

    // MARK: Composing

    /// Sets the marked text of an input method, in place of the former marked text or the selection.
    /// - Parameter selected: the selection in the marked text; an empty range is the caret.
    package mutating func compose(_ composed: String, selected: Range<Int>) {
        let range = marked ?? selection.range
        if marked == nil { remember(.other, joins: false) }
        guard !composed.isEmpty || !range.isEmpty else { return forgetLast() }
        replace(range, with: composed)
        let length = composed.utf16.count
        marked = composed.isEmpty ? nil : range.lowerBound..<(range.lowerBound + length)
        let low = min(max(selected.lowerBound, 0), length), high = min(max(selected.upperBound, low), length)
        selection = Selection(anchor: range.lowerBound + low, head: range.lowerBound + high)
        lastKind = .other
    }

    /// Makes the marked text permanent.
    package mutating func endComposing() {
        guard let range = marked else { return }
        marked = nil
        selection = Selection(at: range.upperBound)
    }

    private mutating func forgetLast() {
        if let past = undos.last, past.text == text { undos.removeLast() }
    }

    // MARK: Undo

    private mutating func remember(_ kind: Kind, joins: Bool) {
        redos = []
        guard !joins else { return }
        undos.append(Past(text: text, selection: selection))
        if undos.count > Self.memory { undos.removeFirst() }
    }

    /// - Returns: whether there was an edit to undo.
    @discardableResult
    package mutating func undo() -> Bool { step(from: \.undos, to: \.redos) }

    @discardableResult
    package mutating func redo() -> Bool { step(from: \.redos, to: \.undos) }

    private mutating func step(from: WritableKeyPath<TextEditing, [Past]>, to: WritableKeyPath<TextEditing, [Past]>)
        -> Bool
    {
        guard let past = self[keyPath: from].popLast() else { return false }
        self[keyPath: to].append(Past(text: text, selection: selection))
        text = past.text
        selection = past.selection
        marked = nil
        lastKind = nil
        return true
    }
}
