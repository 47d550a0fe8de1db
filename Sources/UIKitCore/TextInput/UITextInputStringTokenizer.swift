public import Foundation
import TextLogic

/// A unit of text.
public enum UITextGranularity: Int, Sendable { case character = 0, word, sentence, paragraph, line, document }

/// A direction in the text or on the screen: the raw value of a ``UITextStorageDirection`` or
/// ``UITextLayoutDirection``.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Creates the direction of the stored text.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
    /// Creates a direction on the screen.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
}

/// Finds the boundaries of units of text.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
    /// Returns the unit at a position; nil between units. At a boundary, the direction chooses the unit.
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange?
    /// Returns whether a position is the end of a unit in a direction.
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool
    /// Returns the next boundary in a direction; nil at the end of the text.
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition?
    /// Returns whether a position is inside a unit.
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}

/// The tokenizer of text fields and text views. It reads the text by positions.
///
/// Chosen: a line is a paragraph, because the tokenizer does not know where lines wrap, and a sentence ends with a
/// period, an exclamation mark or a question mark.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var input: (any UITextInput)?

    /// - Parameter textInput: the text, held weakly.
    public init(textInput: any UIResponder & UITextInput) {
        input = textInput
        super.init()
    }

    /// The text, and the offset of a position in UTF-16 units.
    private func read(_ position: UITextPosition) -> (text: TextBoundaries, offset: Int)? {
        guard let input, let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument) else {
            return nil
        }
        // A text view has a structure in which boundaries are found without reading the whole text.
        let text = (input as? UITextView)?.content.editing.bounds ?? TextBoundaries(input.text(in: whole) ?? "")
        return (text, min(max(input.offset(from: input.beginningOfDocument, to: position), 0), text.length))
    }

    private func isForward(_ direction: UITextDirection) -> Bool {
        switch direction.rawValue {
        case UITextStorageDirection.backward.rawValue, UITextLayoutDirection.left.rawValue,
            UITextLayoutDirection.up.rawValue:
            false
        default: true
        }
    }

    /// The unit that contains the character after an offset; nil between words.
    private func unit(_ granularity: UITextGranularity, at offset: Int, in text: TextBoundaries) -> Range<Int>? {
        guard offset < text.length || granularity == .document else { return nil }
        switch granularity {
        case .character: return text.snapped(offset)..<text.characterEnd(after: offset)
        case .word: return text.wordUnit(at: offset)
        case .sentence: return text.sentence(at: offset)
        case .paragraph: return text.paragraph(at: offset)
        case .line: return text.lineStart(before: offset)..<text.lineEnd(after: offset)
        case .document: return 0..<text.length
        }
    }

    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let input, let (text, offset) = read(position) else { return nil }
        let place = isForward(direction) ? offset : offset - 1
        guard place >= 0, let unit = unit(granularity, at: place, in: text),
            let start = input.position(from: input.beginningOfDocument, offset: unit.lowerBound),
            let end = input.position(from: input.beginningOfDocument, offset: unit.upperBound)
        else { return nil }
        return input.textRange(from: start, to: end)
    }

    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        guard let (text, offset) = read(position) else { return false }
        if isForward(direction) {
            return offset > 0 && unit(granularity, at: offset - 1, in: text)?.upperBound == offset
        }
        return unit(granularity, at: offset, in: text)?.lowerBound == offset
    }

    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard let input, let (text, offset) = read(position) else { return nil }
        let target = isForward(direction) ? end(granularity, offset, text) : start(granularity, offset, text)
        guard target != offset else { return nil }
        return input.position(from: input.beginningOfDocument, offset: target)
    }

    private func end(_ granularity: UITextGranularity, _ offset: Int, _ text: TextBoundaries) -> Int {
        switch granularity {
        case .word: text.wordEnd(after: offset)
        case .line: text.lineEnd(after: offset)
        case .paragraph: text.paragraphEnd(after: offset)
        default: unit(granularity, at: offset, in: text)?.upperBound ?? text.length
        }
    }

    private func start(_ granularity: UITextGranularity, _ offset: Int, _ text: TextBoundaries) -> Int {
        switch granularity {
        case .word: text.wordStart(before: offset)
        case .line: text.lineStart(before: offset)
        case .paragraph: text.paragraphStart(before: offset)
        default: offset > 0 ? unit(granularity, at: offset - 1, in: text)?.lowerBound ?? 0 : 0
        }
    }

    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        guard let (text, offset) = read(position) else { return false }
        let place = isForward(direction) ? offset : offset - 1
        return place >= 0 && unit(granularity, at: place, in: text) != nil
    }
}
