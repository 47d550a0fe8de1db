import CoreGraphics
import Foundation
import FoundationAdditions
import HostInterface
import QuartzCore
import TextLogic

/// The content of a text view, and its layout.
@MainActor
struct TextViewContent {
    /// The input view and the input accessory view of the app.
    var inputViews: (input: UIView?, accessory: UIView?)
    var editing = TextEditing()
    var styles = TextStyles()
    /// The whole text, created on first use; nil after an edit.
    var knownText: String?
    var font = UIFont.systemFont(ofSize: 12)
    /// Whether the app has set a font.
    var hasOwnFont = false
    var color = UIColor.label
    /// Nil for the tint color.
    var linkAttributes: [NSAttributedString.Key: Any]?
    /// The links that a screen reader has seen.
    var linkElements: [TextLinkElement] = []

    // MARK: Layout

    /// The paragraphs with their heights; nil before the first layout and after a change of the whole text.
    var column: ParagraphColumn?
    /// The layout width of the column; nil without a width.
    var width: CGFloat?
    /// The lines of paragraphs beside exclusion paths.
    var fragments = FragmentCache()
    /// The visible paragraphs by number.
    var shown: [Int: TextPartView] = [:]
    /// Measures paragraphs that are not visible, some per turn.
    var measuring: ScheduledWork?
    /// The number of paragraphs that were measured, for tests.
    var measuredCount = 0
    /// The lines that remain for each paragraph, if their number is limited.
    var budget = LineBudget()
    /// The storage and the layout manager; nil until the app uses one of them.
    var kit: TextKit?
    /// Whether the next layout scrolls to the caret.
    var revealsCaret = false
    var attachments = AttachmentViews()
    /// The results of a search.
    var found = FoundMarks()
    /// The view behind the results; nil without results.
    var foundView: FoundMarksView?

    // MARK: Editing

    var isEditing = false
    var clearsOnInsertion = false
    var caretIsOn = true
    var blink: ScheduledWork?
    /// The time of the last key or touch.
    var lastTouched = 0.0
    var touch: TextTouch?
    /// Whether the last touch was a finger's, so that a selection has handles.
    var usesFinger = false
    /// The manager that has the steps of the text.
    weak var stepManager: UndoManager?
    /// Created on first use.
    var handles: SelectionHandles?
    /// The interactions of drags and drops, created on first use.
    var dragWork: (any TextDragWork)?
}

extension TextViewContent {
    /// The movable end of the selection.
    var head: Int { editing.selection.head }
    /// Whether all heights are measured.
    var isMeasured: Bool { column?.isMeasured == true }
    /// The caret after the last character.
    var end: Range<Int> { editing.length..<editing.length }

    /// The part of an app's range inside the text. `NSNotFound` and negative locations are the end and the start.
    func range(_ range: NSRange) -> Range<Int> {
        guard range.location != NSNotFound else { return end }
        let low = min(max(range.location, 0), editing.length)
        return low..<low + min(max(range.length, 0), editing.length - low)
    }

    func offset(_ position: UITextPosition) -> Int { position.offset(in: 0...editing.length) }

    /// The part of a range inside the text; empty for a range of another text.
    func range(_ range: UITextRange) -> Range<Int> { range.offsets(in: 0...editing.length) }

    func position(_ position: UITextPosition, _ distance: Int) -> UITextPosition? {
        let (target, overflow) = offset(position).addingReportingOverflow(distance)
        return !overflow && (0...editing.length).contains(target) ? OffsetPosition(target) : nil
    }

    mutating func endTouch() {
        touch?.menu?.cancel()
        touch = nil
    }
}

extension UITextView {
    func prepareText() {
        textContainer.textView = self
        textContainer.changed = { [weak self] in self?.textChanged() }
        alwaysBounceVertical = false
        // Chosen: as the background of a text view that is created in code on iOS.
        backgroundColor = .systemBackground
        highlight.isUserInteractionEnabled = false
        addSubview(highlight)
        caret.layer.cornerRadius = 1
        caret.isHidden = true
        caret.isUserInteractionEnabled = false
        addSubview(caret)
    }

    // MARK: Text

    var wholeText: String {
        if let storage = content.kit?.storage { return storage.string }
        if let known = content.knownText { return known }
        let text = content.editing.text
        content.knownText = text
        return text
    }

    var wholeAttributedText: NSAttributedString {
        guard let storage = content.kit?.storage else { return attributedPart(0..<content.editing.length) }
        return storage.attributedSubstring(from: NSRange(location: 0, length: storage.length))
    }

    func setText(_ text: String) { replaceAll(with: EditedText(text), TextStyles()) }

    func setAttributedText(_ text: NSAttributedString?) {
        let source = StyledText(text ?? NSAttributedString())
        var styles = TextStyles()
        let runs = source.pieces.map { piece in
            let number = styles.number(of: piece.attributes) ?? styles.add(piece.attributes)
            return StyleRun(length: piece.text.utf16.count, style: number)
        }
        replaceAll(with: EditedText(source.pieces.map(\.text).joined(), styles: runs), styles)
    }

    private func replaceAll(with text: EditedText, _ styles: TextStyles) {
        inputDelegate?.textWillChange(self)
        let former = content.editing.selection, record = undoRecord
        let change = TextEditing.Change(range: 0..<content.editing.length, length: text.length)
        content.editing = TextEditing(text)
        removeSteps(record)
        updateMarks()
        // Former attributes may be an app's objects, which are released after the change.
        keeping(content.styles) { content.styles = styles }
        forgetAttachments()
        content.clearsOnInsertion = false
        textChanged()
        changeStorage(change)
        content.revealsCaret = content.isEditing
        inputDelegate?.textDidChange(self)
        if former != content.editing.selection { ownDelegate?.textViewDidChangeSelection(self) }
    }

    // MARK: Styles

    /// The number of the style with these attributes. The app's objects are compared outside of changes of the content.
    func styleNumber(of attributes: TextStyles.Attributes) -> Int {
        if let known = knownNumber(of: attributes) { return known }
        return content.styles.add(attributes)
    }

    private func knownNumber(of attributes: TextStyles.Attributes) -> Int? {
        let styles = content.styles
        return styles.number(of: attributes)
    }

    /// All attributes of a style, with the view's own font and color.
    func attributes(ofStyle number: Int) -> [NSAttributedString.Key: Any] {
        content.styles[number].merging([.font: content.font, .foregroundColor: content.color]) { own, _ in own }
    }

    func firstAttribute(_ key: NSAttributedString.Key) -> Any? {
        hasText ? content.styles[content.editing.content.style(at: 0)][key] : nil
    }

    func attributedPart(_ range: Range<Int>) -> NSAttributedString {
        let text = content.editing.content
        let result = NSMutableAttributedString()
        var start = range.lowerBound
        for run in text.styles(range) {
            let part = text.string(start..<start + run.length)
            result.append(NSAttributedString(string: part, attributes: attributes(ofStyle: run.style)))
            start += run.length
        }
        return result
    }

    func setFont(_ font: UIFont?) {
        content.font = font ?? UIFont.systemFont(ofSize: 12)
        content.hasOwnFont = font != nil
        keeping(content.styles) { content.styles.spread(.font, content.font) }
        textChanged()
        changeStorage(.font, content.font)
    }

    func setTextColor(_ color: UIColor?) {
        content.color = color ?? .label
        keeping(content.styles) { content.styles.spread(.foregroundColor, content.color) }
        colorsChanged()
        changeStorage(.foregroundColor, content.color)
    }

    // MARK: Changes

    /// Called after a change of the whole text or of its layout.
    func textChanged() {
        content.knownText = nil
        content.width = nil
        content.column = nil
        content.budget = LineBudget()
        content.measuring?.cancel()
        content.measuring = nil
        removeShown()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Called after an edit. Only the paragraphs of the edit are laid out again.
    func textEdited() {
        // More lines of one paragraph leave fewer lines for the paragraphs below.
        if textContainer.maximumNumberOfLines > 0 { return textChanged() }
        content.knownText = nil
        let (font, width, editing) = (content.font, content.width ?? 0, content.editing)
        let bottom = flow?.bottom ?? -.infinity
        content.column?.apply(editing.lastChange, to: editing.content, reopeningAbove: bottom) {
            Self.estimate($0, font, width)
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func colorsChanged() {
        guard let column = content.column else { return }
        let top = bounds.minY - bounds.height, bottom = bounds.maxY + bounds.height
        for index in column.indices(from: top, to: bottom) {
            guard let view = content.shown[column[index].id] else { continue }
            display(column[index], block(of: column[index]), in: view)
        }
        setNeedsLayout()
    }
}
