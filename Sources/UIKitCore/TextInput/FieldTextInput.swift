import CoreGraphics
import Diagnostics
public import Foundation
import HostInterface
import TextLogic

extension UITextField: UITextInput {
    func textPosition(at offset: Int) -> UITextPosition {
        OffsetPosition(field.editing.bounds.snapped(offset))
    }
    private func offset(_ position: UITextPosition) -> Int {
        position.offset(in: -tokenPlaces...field.editing.length)
    }
    /// The part of a range that is inside the text.
    func range(_ range: UITextRange) -> Range<Int> { range.offsets(in: 0...field.editing.length) }
    /// The part of a range that is before the text, where tokens are.
    func places(_ range: UITextRange) -> Range<Int> { range.offsets(in: -tokenPlaces...0) }
    var selectedText: String { field.editing.selectedText }

    // MARK: Text

    /// The characters of a range, which is clamped to the text. Tokens have no characters.
    public func text(in range: UITextRange) -> String? { field.editing.bounds.part(self.range(range)) }
    /// Replaces a range by text on one line, without calling the delegate.
    public func replace(_ range: UITextRange, withText text: String) {
        make(TextEditing.Edit(self.range(range), FieldState.oneLine(text)))
    }
    /// The selection, including tokens before the text; nil sets the caret to the end. Never nil when read.
    public var selectedTextRange: UITextRange? {
        get {
            let text = field.editing.selection.range, tokens = chosenPlaces
            if tokens.isEmpty { return OffsetRange(text) }
            let isContiguous = tokens.upperBound == 0 && text.lowerBound == 0
            return OffsetRange(tokens.lowerBound..<(isContiguous ? text.upperBound : tokens.upperBound))
        }
        set {
            field.inputDelegate?.selectionWillChange(self)
            chosenPlaces = newValue.map { places($0) } ?? 0..<0
            field.editing.select(newValue.map { range($0) } ?? field.editing.length..<field.editing.length)
            selectionChanged()
            field.inputDelegate?.selectionDidChange(self)
        }
    }
    /// The marked text of an input method; nil without marked text.
    public var markedTextRange: UITextRange? { field.editing.marked.map { OffsetRange($0) } }
    /// - Coverage: inert (marked text is always underlined)
    public var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { nil }
        set {
            if newValue != nil { Log.once("UITextField.markedTextStyle has no effect: composed text is underlined") }
        }
    }
    /// Replaces the marked text. The selected range is relative to the marked text, in UTF-16 units.
    public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        let low = max(0, selectedRange.location == NSNotFound ? 0 : selectedRange.location)
        let (high, overflow) = low.addingReportingOverflow(max(0, selectedRange.length))
        _ = composed(markedText ?? "", low..<(overflow ? .max : high))
    }
    /// Makes the marked text a part of the text.
    public func unmarkText() {
        field.editing.endComposing()
        selectionChanged()
    }

    // MARK: Places

    /// The position before the first token.
    public var beginningOfDocument: UITextPosition { OffsetPosition(-tokenPlaces) }
    /// The position after the last character.
    public var endOfDocument: UITextPosition { OffsetPosition(field.editing.length) }
    /// Returns the range between two positions, in either order.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (a, b) = (offset(fromPosition), offset(toPosition))
        return OffsetRange(min(a, b)..<max(a, b))
    }
    /// Returns the position after a number of UTF-16 units or tokens; nil outside of the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (target, overflow) = self.offset(position).addingReportingOverflow(offset)
        return !overflow && (-tokenPlaces...field.editing.length).contains(target) ? OffsetPosition(target) : nil
    }
    /// Returns the position after a number of characters in a direction; nil outside of the text. Up is backward, down
    /// is forward.
    public func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int)
        -> UITextPosition?
    {
        let bounds = field.editing.bounds
        let isForward = isForward(direction)
        var place = self.offset(position)
        for _ in 0..<max(0, offset) {
            let next: Int
            if isForward {
                next = place < 0 ? place + 1 : bounds.characterEnd(after: place)
            } else {
                next = place > 0 ? bounds.characterStart(before: place) : max(place - 1, -tokenPlaces)
            }
            guard next != place else { return nil }
            place = next
        }
        return OffsetPosition(place)
    }
    private func isForward(_ direction: UITextLayoutDirection) -> Bool {
        switch direction {
        case .right: !textIsRightToLeft
        case .left: textIsRightToLeft
        case .up: false
        case .down: true
        }
    }
    /// Returns the order of two positions.
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (a, b) = (offset(position), offset(other))
        return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
    }
    /// Returns the distance between two positions in UTF-16 units, negative backward. Each token counts as 1.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { offset(toPosition) - offset(from) }
    /// Returns the end of a range in a direction.
    public func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        isForward(direction) ? range.end : range.start
    }
    /// Returns the range from a position to the end of the field in a direction.
    public func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection)
        -> UITextRange?
    {
        let place = offset(position)
        return OffsetRange(isForward(direction) ? place..<field.editing.length : -tokenPlaces..<place)
    }
    /// Returns the direction of the whole text.
    public func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection)
        -> NSWritingDirection
    {
        textIsRightToLeft ? .rightToLeft : .leftToRight
    }

    /// Notified of changes that the app makes. Held weakly.
    public var inputDelegate: (any UITextInputDelegate)? {
        get { field.inputDelegate }
        set { field.inputDelegate = newValue }
    }
    /// Finds the boundaries of units of the text.
    public var tokenizer: any UITextInputTokenizer {
        if let known = field.tokenizer { return known }
        let made = UITextInputStringTokenizer(textInput: self)
        field.tokenizer = made
        return made
    }

    // MARK: Rectangles

    /// Returns the rectangle of a range in the field's coordinates; for an empty range that of the caret.
    public func firstRect(for range: UITextRange) -> CGRect {
        selectionRects(for: range).first?.rect ?? caretRect(for: range.start)
    }
    /// Returns the rectangle of the caret at a position, in the field's coordinates.
    public func caretRect(for position: UITextPosition) -> CGRect {
        layoutIfNeeded()
        return canvas.convert(caretPlace(max(0, offset(position))), to: self)
    }
    /// Returns the rectangles of a range in the field's coordinates: several if directions are mixed.
    public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        layoutIfNeeded()
        let parts = stretches(self.range(range))
        let line = caretPlace(0)
        return parts.enumerated().map { index, part in
            let rect = CGRect(
                x: part.lowerBound + field.origin, y: line.minY, width: part.upperBound - part.lowerBound,
                height: line.height)
            return LineSelectionRect(
                canvas.convert(rect, to: self), start: index == 0, end: index == parts.count - 1,
                isRightToLeft: textIsRightToLeft)
        }
    }
    /// Returns the position nearest to a point of the field.
    public func closestPosition(to point: CGPoint) -> UITextPosition? {
        layoutIfNeeded()
        return OffsetPosition(offset(atX: convert(point, to: canvas).x - field.origin))
    }
    /// Returns the position of a range nearest to a point of the field.
    public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        guard let position = closestPosition(to: point) else { return nil }
        let limits = self.range(range)
        return OffsetPosition(min(max(offset(position), limits.lowerBound), limits.upperBound))
    }
    /// Returns the character at a point of the field; the last character beyond the end, nil in an empty field.
    public func characterRange(at point: CGPoint) -> UITextRange? {
        guard hasText, let position = closestPosition(to: point) else { return nil }
        let bounds = field.editing.bounds
        let start = offset(position)
        return OffsetRange(
            start < field.editing.length
                ? start..<bounds.characterEnd(after: start) : bounds.characterStart(before: start)..<start)
    }
}
