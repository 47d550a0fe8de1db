import CoreGraphics
import Foundation
import HostInterface
import TextLogic

/// The work of `UITextInput`, whose members are in the body of the class, so that subclasses can override them.
extension UITextField {
    func textPosition(at offset: Int) -> UITextPosition {
        OffsetPosition(field.editing.bounds.snapped(offset))
    }
    func offset(_ position: UITextPosition) -> Int {
        position.offset(in: -tokenPlaces...field.editing.length)
    }
    /// The part of a range that is inside the text.
    func range(_ range: UITextRange) -> Range<Int> { range.offsets(in: 0...field.editing.length) }
    /// The part of a range that is before the text, where tokens are.
    func places(_ range: UITextRange) -> Range<Int> { range.offsets(in: -tokenPlaces...0) }
    var selectedText: String { field.editing.selectedText }

    // MARK: Text

    func replaceText(_ range: UITextRange, by text: String) {
        make(TextEditing.Edit(self.range(range), FieldState.oneLine(text)))
    }
    var chosenRange: UITextRange {
        let text = field.editing.selection.range, tokens = chosenPlaces
        if tokens.isEmpty { return OffsetRange(text) }
        let isContiguous = tokens.upperBound == 0 && text.lowerBound == 0
        return OffsetRange(tokens.lowerBound..<(isContiguous ? text.upperBound : tokens.upperBound))
    }
    func choose(_ newValue: UITextRange?) {
        field.inputDelegate?.selectionWillChange(self)
        chosenPlaces = newValue.map { places($0) } ?? 0..<0
        field.editing.select(newValue.map { range($0) } ?? field.editing.length..<field.editing.length)
        selectionChanged()
        field.inputDelegate?.selectionDidChange(self)
    }
    func mark(_ text: String, _ selected: NSRange) {
        let low = max(0, selected.location == NSNotFound ? 0 : selected.location)
        let (high, overflow) = low.addingReportingOverflow(max(0, selected.length))
        _ = composed(text, low..<(overflow ? .max : high))
    }
    func endMarking() {
        field.editing.endComposing()
        selectionChanged()
    }

    // MARK: Places

    func span(_ a: Int, _ b: Int) -> UITextRange { OffsetRange(min(a, b)..<max(a, b)) }
    func moved(_ place: Int, by offset: Int) -> UITextPosition? {
        let (target, overflow) = place.addingReportingOverflow(offset)
        return !overflow && (-tokenPlaces...field.editing.length).contains(target) ? OffsetPosition(target) : nil
    }
    func moved(_ start: Int, _ direction: UITextLayoutDirection, by count: Int) -> UITextPosition? {
        let bounds = field.editing.bounds
        let isForward = isForward(direction)
        var place = start
        for _ in 0..<max(0, count) {
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
    func isForward(_ direction: UITextLayoutDirection) -> Bool {
        switch direction {
        case .right: !textIsRightToLeft
        case .left: textIsRightToLeft
        case .up: false
        case .down: true
        }
    }
    func rest(from place: Int, isForward: Bool) -> UITextRange {
        OffsetRange(isForward ? place..<field.editing.length : -tokenPlaces..<place)
    }
    func loadTokenizer() -> any UITextInputTokenizer {
        if let known = field.tokenizer { return known }
        let made = UITextInputStringTokenizer(textInput: self)
        field.tokenizer = made
        return made
    }

    // MARK: Rectangles

    /// In the coordinates of the field.
    func caretFrame(_ place: Int) -> CGRect {
        layoutIfNeeded()
        return canvas.convert(caretPlace(max(0, place)), to: self)
    }
    func rects(_ range: Range<Int>) -> [UITextSelectionRect] {
        layoutIfNeeded()
        let parts = stretches(range)
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
    func nearest(to point: CGPoint) -> Int {
        layoutIfNeeded()
        return offset(atX: convert(point, to: canvas).x - field.origin)
    }
    func character(at place: Int) -> UITextRange {
        let bounds = field.editing.bounds
        return OffsetRange(
            place < field.editing.length
                ? place..<bounds.characterEnd(after: place) : bounds.characterStart(before: place)..<place)
    }
}
