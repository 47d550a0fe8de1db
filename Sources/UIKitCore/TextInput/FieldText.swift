import CoreGraphics
import Diagnostics
import Foundation
import FoundationAdditions
import HostInterface
import QuartzCore
import TextLogic

/// The state of a text field.
@MainActor
struct FieldState {
    /// The input view and the input accessory view of the app.
    var inputViews: (input: UIView?, accessory: UIView?)
    var editing = TextEditing()
    /// The attributed text; nil for text without its own attributes.
    var attributed: NSAttributedString?
    var font = FieldState.defaultFont
    var color = UIColor.label
    var placeholderColor = UIColor.placeholderText
    /// The attributes of plain text in addition to font and color.
    var extraAttributes: [NSAttributedString.Key: Any] = [:]
    var isEditing = false
    var endReason = UITextField.DidEndEditingReason.committed
    /// The left edge of the text in its area during editing, in points.
    var origin: CGFloat = 0
    /// Created on first use; nil if out of date.
    var block: TextBlock?
    /// The start of the laid out part of a long text, in UTF-16 units.
    var partStart = 0
    var caretIsOn = true
    var blink: ScheduledWork?
    /// The time of the last key or touch.
    var lastTouched = 0.0
    var touch: FieldTouch?
    /// Whether the last touch was a finger's, so that a selection has handles.
    var usesFinger = false
    /// Created on first use.
    var handles: SelectionHandles?
    /// The interactions of drags and drops, created on first use.
    var dragWork: (any TextDragWork)?
    weak var inputDelegate: (any UITextInputDelegate)?
    /// The manager that has the steps of the field.
    weak var stepManager: UndoManager?
    /// Created on first use.
    var tokenizer: (any UITextInputTokenizer)?

    static let defaultFont = UIFont.systemFont(ofSize: 17)

    var baseAttributes: [NSAttributedString.Key: Any] {
        extraAttributes.merging([.font: font, .foregroundColor: color]) { $1 }
    }

    /// Logs one message for all hints, because forms set several hints on each field.
    static func noteHint() {
        Log.once(
            """
            hints for software keyboards, as UITextField.keyboardType, have no effect: text comes from a keyboard \
            of keys
            """
        )
    }
}

extension UITextField {
    // MARK: Properties

    func setText(_ text: String, attributed: NSAttributedString?) {
        let text = FieldState.oneLine(text)
        guard text != field.editing.text || attributed != nil || field.attributed != nil else { return }
        field.inputDelegate?.textWillChange(self)
        let record = undoRecord
        field.editing.replaceAll(with: text)
        removeSteps(record)
        field.attributed = attributed.flatMap { $0.string == text ? $0.immutable : nil }
        textShownChanged()
        field.inputDelegate?.textDidChange(self)
    }

    var shownAttributedText: NSAttributedString {
        field.attributed ?? NSAttributedString(string: field.editing.text, attributes: field.baseAttributes)
    }

    func setFont(_ font: UIFont?) {
        field.font = font ?? FieldState.defaultFont
        spread(.font, field.font)
        parts.placeholder.font = field.font
        textStyleDidChange()
        invalidateIntrinsicContentSize()
    }

    func setTextColor(_ color: UIColor?) {
        field.color = color ?? .label
        spread(.foregroundColor, field.color)
        textStyleDidChange()
    }

    func setDefaultAttributes(_ attributes: [NSAttributedString.Key: Any]) {
        field.extraAttributes = attributes
        if let font = attributes[.font] as? UIFont { setFont(font) }
        if let color = attributes[.foregroundColor] as? UIColor { setTextColor(color) }
        if let style = attributes[.paragraphStyle] as? NSParagraphStyle, style.alignment != .natural {
            textAlignment = style.alignment
        }
        field.attributed = nil
        textStyleDidChange()
    }

    private func spread(_ key: NSAttributedString.Key, _ value: Any) {
        guard let attributed = field.attributed else { return }
        let changed = NSMutableAttributedString(attributedString: attributed)
        changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
        field.attributed = changed
    }

    func setPlaceholder(_ text: String?) {
        guard parts.placeholder.text != text else { return }
        parts.placeholder.text = text
        parts.placeholder.textColor = field.placeholderColor
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    func setPlaceholder(_ text: NSAttributedString?) {
        parts.placeholder.attributedText = text
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    func alignmentChanged() {
        parts.placeholder.textAlignment = textAlignment
        textStyleDidChange()
    }

    func textStyleDidChange() {
        field.block = nil
        canvas.setNeedsDisplay()
        setNeedsLayout()
    }

    /// Called when another text is displayed. The views beside it may appear or disappear.
    func textShownChanged() {
        textStyleDidChange()
        invalidateIntrinsicContentSize()
        ownDelegate?.textFieldDidChangeSelection(self)
    }

    // MARK: The block

    static let dot: Character = "•"

    /// The text, or a dot for each of its characters.
    var shownText: String {
        isSecureTextEntry ? String(repeating: Self.dot, count: field.editing.text.count) : field.editing.text
    }

    private var bounds16: TextBoundaries { field.editing.bounds }

    /// The laid out part of the text during editing, in UTF-16 units: the whole text, or the part around the caret of a
    /// long text.
    var part: Range<Int> {
        let length = field.editing.length
        guard length > FieldPart.longest else { return 0..<length }
        return FieldPart.range(from: field.partStart, in: bounds16)
    }

    /// Lays out another part of a long text if the caret is near an end of the current part. The visible text does not
    /// move.
    func moveToCaret() {
        let head = field.editing.selection.head
        let former = part
        guard let start = FieldPart.start(around: head, leaving: former, length: field.editing.length) else { return }
        let stays = former.contains(head)
        let before = stays ? caretX(head) : 0
        field.partStart = start
        field.block = nil
        field.origin = stays ? field.origin + before - caretX(head) : 0
        canvas.setNeedsDisplay()
    }

    /// Converts an offset of the text to an offset of the laid out part.
    private func shown(_ offset: Int) -> Int {
        let part = part
        let inside = min(max(offset, part.lowerBound), part.upperBound)
        guard isSecureTextEntry else { return inside - part.lowerBound }
        return TextBoundaries(bounds16.part(part)).characterCount(before: inside - part.lowerBound)
    }

    private func given(_ shown: Int) -> Int {
        let part = part
        guard isSecureTextEntry else { return bounds16.snapped(part.lowerBound + shown) }
        return part.lowerBound + TextBoundaries(bounds16.part(part)).start(ofCharacter: shown)
    }

    private var shaper: (any TextShaper)? { appContext.shaper }

    /// The whole text on one line of unlimited width.
    var block: TextBlock {
        if let block = field.block { return block }
        var made = makeBlock(scale: 1, .byClipping)
        if adjustsFontSizeToFitWidth, canvas.bounds.width > 0 {
            let width = shaper?.metrics(of: made, width: .infinity).size.width ?? 0
            let least = minimumFontSize > 0 ? min(1, minimumFontSize / max(field.font.pointSize, 1)) : 0.05
            if width > canvas.bounds.width {
                made = makeBlock(scale: max(least, canvas.bounds.width / width), .byClipping)
            }
        }
        field.block = made
        return made
    }

    func makeBlock(scale: CGFloat, _ lineBreak: NSLineBreakMode) -> TextBlock {
        var text = styledText(lineBreak == .byClipping ? part : FieldPart.range(from: 0, in: bounds16))
        text.set(.paragraphStyle, nil)
        if let marked = field.editing.marked {
            text.set(
                .underlineStyle, NSUnderlineStyle.single.rawValue, from: shown(marked.lowerBound),
                to: shown(marked.upperBound))
        }
        var defaults = TextDefaults(font: field.font, color: field.color)
        defaults.alignment = lineBreak == .byClipping ? .left : textAlignment
        defaults.lineBreakMode = lineBreak
        defaults.isRightToLeft = isRightToLeft
        defaults.traits = traitCollection
        defaults.scale = scale
        defaults.followsTextSize = adjustsFontForContentSizeCategory
        if !isEnabled { defaults.alpha = 0.4 }
        return TextBlock(text, defaults)
    }

    private func styledText(_ part: Range<Int>) -> StyledText {
        let isWhole = part == 0..<field.editing.length
        if !isSecureTextEntry, let attributed = field.attributed {
            return StyledText(isWhole ? attributed : attributed.attributedSubstring(from: NSRange(part)))
        }
        let text = isWhole ? field.editing.text : bounds16.part(part)
        return StyledText(
            isSecureTextEntry ? String(repeating: Self.dot, count: text.count) : text, field.baseAttributes)
    }

    // MARK: Measures, in points from the left edge of the part that is laid out

    var textWidth: CGFloat {
        hasText ? shaper?.metrics(of: block, width: .infinity).size.width ?? 0 : 0
    }

    var textHeight: CGFloat {
        hasText
            ? max(shaper?.metrics(of: block, width: .infinity).size.height ?? 0, field.font.lineHeight)
            : field.font.lineHeight
    }

    func caretX(_ offset: Int) -> CGFloat {
        hasText ? shaper?.caret(in: block, width: .infinity, offset: shown(offset)) ?? 0 : 0
    }

    func offset(atX x: CGFloat) -> Int {
        hasText ? given(shaper?.offset(in: block, width: .infinity, at: x) ?? 0) : 0
    }

    func stretches(_ range: Range<Int>) -> [ClosedRange<CGFloat>] {
        guard hasText, !range.isEmpty else { return [] }
        let part = shown(range.lowerBound)..<shown(range.upperBound)
        return shaper?.stretches(in: block, width: .infinity, of: part) ?? []
    }

    /// Whether the text runs from right to left: its own direction, otherwise that of the interface.
    var textIsRightToLeft: Bool { field.editing.bounds.isRightToLeft ?? isRightToLeft }
}

extension FieldState {
    /// Replaces line breaks by spaces and removes invisible characters.
    nonisolated static func oneLine(_ text: String) -> String {
        guard
            text.unicodeScalars.contains(where: {
                $0.value < 0x20 || $0.value == 0x7F || $0.value == 0x2028 || $0.value == 0x2029 || $0.value == 0x85
            })
        else { return text }
        var result = ""
        for character in text {
            if character.isNewline || character == "\t" {
                result.append(" ")
            } else {
                let scalars = character.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }
                result.unicodeScalars.append(contentsOf: scalars)
            }
        }
        return result
    }
}
