import CoreGraphics
import Diagnostics
public import Foundation
import HostInterface
import ObjectiveCRuntime
import QuartzCore
import TextLogic

/// A control with one line of text that the user types, edits and copies.
///
/// While the field is the first responder, keys and input methods edit the text. Setting `text` in code calls neither
/// the delegate nor targets.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput {
    final var field = FieldState()
    final let canvas = FieldCanvas()
    final let parts = FieldParts()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareField()
    }

    /// Decodes the properties of a view from an archive. For an element of a storyboard, all attributes are set when
    /// the initializer returns.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareField()
        coder.fill(self, as: UITextField.self)
    }

    /// Called before and after edits by the user.
    open weak var delegate: (any UITextFieldDelegate)? {
        get { ownDelegate }
        set { ownDelegate = newValue }
    }
    /// The delegate set on this class. If a subclass overrides `delegate` and sets another delegate here, that one is
    /// called through this property.
    weak var ownDelegate: (any UITextFieldDelegate)?

    // MARK: Text

    /// The text. Never nil when read, as in UIKit.
    open var text: String? {
        get { field.editing.text }
        set {
            setText(newValue ?? "", attributed: nil)
            valuesChanged()
        }
    }
    /// The text with attributes. Attributes have precedence over the field's own font and color. Typed text gets the
    /// attributes of the adjacent text.
    open var attributedText: NSAttributedString? {
        get { shownAttributedText }
        set { setText(newValue?.string ?? "", attributed: newValue) }
    }
    /// The dimmed text of an empty field.
    open var placeholder: String? {
        get { parts.placeholder.text }
        set { setPlaceholder(newValue) }
    }
    /// The placeholder with attributes; nil without a placeholder.
    open var attributedPlaceholder: NSAttributedString? {
        get { parts.placeholder.attributedText }
        set { setPlaceholder(newValue) }
    }
    /// The font of the text. Documented (UITextField.font): the body style of the system font until set. Chosen: 17
    /// points, the body size of the usual text size; nil restores the default.
    open var font: UIFont? {
        get { field.font }
        set { setFont(newValue) }
    }
    /// The color of the text; nil is the label color.
    open var textColor: UIColor? {
        get { field.color }
        set { setTextColor(newValue) }
    }
    /// The alignment of the text. Natural is the direction of the interface.
    open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { alignmentChanged() } } }
    /// The attributes of text without its own attributes.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { field.baseAttributes }
        set { setDefaultAttributes(newValue) }
    }
    /// Whether the font size is reduced, down to `minimumFontSize`, before the text scrolls.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { textStyleDidChange() } }
    }
    /// The smallest font size in points; 0 is no limit.
    open var minimumFontSize: CGFloat = 0 { didSet { if minimumFontSize != oldValue { textStyleDidChange() } } }
    /// Whether fonts of text styles follow changes of the user's text size.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory != oldValue { textStyleDidChange() } }
    }

    // MARK: Appearance

    /// The style of the border. None by default.
    open var borderStyle = BorderStyle.none { didSet { if borderStyle != oldValue { borderChanged() } } }
    /// A stretched image that replaces the border, except for the rounded style.
    open var background: UIImage? { didSet { borderChanged() } }
    /// An image that replaces `background` while the field is disabled.
    open var disabledBackground: UIImage? { didSet { borderChanged() } }
    /// The condition under which the clear button is visible at the trailing end. Never by default.
    open var clearButtonMode = ViewMode.never { didSet { if clearButtonMode != oldValue { setNeedsLayout() } } }
    /// A view at the leading edge, with its own size.
    open var leftView: UIView? { didSet { sideViewChanged(from: oldValue) } }
    /// The condition under which ``leftView`` is visible. Never by default.
    open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
    /// A view at the trailing edge, with its own size. Hidden while the clear button is visible.
    open var rightView: UIView? { didSet { sideViewChanged(from: oldValue) } }
    /// The condition under which ``rightView`` is visible. Never by default.
    open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }

    // MARK: Editing

    /// Whether the user is editing the text, that is, whether the field is the first responder.
    open var isEditing: Bool { field.isEditing }
    /// Whether the field is cleared when editing begins, if the delegate allows that.
    open var clearsOnBeginEditing = false
    /// Whether the whole text is selected when editing begins, so that typed text replaces it.
    open var clearsOnInsertion = false
    /// A view at the bottom of the window during editing; nil by default. A change during editing takes effect with
    /// `reloadInputViews()`.
    override open var inputView: UIView? {
        get { field.inputViews.input }
        set { keeping(field.inputViews.input) { field.inputViews.input = newValue } }
    }
    /// A view above the ``inputView`` during editing; nil by default. A change during editing takes effect with
    /// `reloadInputViews()`.
    override open var inputAccessoryView: UIView? {
        get { field.inputViews.accessory }
        set { keeping(field.inputViews.accessory) { field.inputViews.accessory = newValue } }
    }

    override open var canBecomeFirstResponder: Bool { isEnabled && window != nil }
    @discardableResult
    override open func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard mayBeginEditing, super.becomeFirstResponder() else { return false }
        didBeginEditing()
        return true
    }
    @discardableResult
    override open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard mayEndEditing, super.resignFirstResponder() else { return false }
        didEndEditing()
        return true
    }

    // MARK: Typing

    /// Whether the text is not empty.
    open var hasText: Bool { field.editing.length > 0 }
    /// Replaces the selection by text, without calling the delegate.
    open func insertText(_ text: String) { insertUnasked(text) }
    /// Deletes the selection, or the character before the caret, without calling the delegate.
    open func deleteBackward() { deleteUnasked() }
    /// Returns whether the field performs a command of editing with its selection. Shortcuts and the edit menu ask this
    /// method, so that an override can remove a command.
    override open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        performsEditing(action.name) ?? super.canPerformAction(action, withSender: sender)
    }
    /// Copies the selection to the pasteboard and deletes it.
    override open func cut(_ sender: Any?) { cutSelection() }
    /// Copies the selection to the pasteboard.
    override open func copy(_ sender: Any?) { copySelection() }
    /// Replaces the selection by the text of the pasteboard.
    override open func paste(_ sender: Any?) { pasteText() }
    /// Selects the word at the caret.
    override open func select(_ sender: Any?) { selectWordAtCaret() }
    /// Selects the whole text.
    override open func selectAll(_ sender: Any?) { selectEverything() }
    /// Deletes the selection.
    override open func delete(_ sender: Any?) { deleteSelection() }

    package override func receive(text: String) -> Bool { typed(text) }
    package override func receive(composition: String, selected: Range<Int>) -> Bool { composed(composition, selected) }
    package override func performCancel() -> Bool { cancelled() || super.performCancel() }
    override func middlePressed(at point: CGPoint) -> Bool { insertPrimarySelection(at: point) }
    override func pointerShape(at point: CGPoint) -> PointerShape? {
        isEnabled && textRect(forBounds: bounds).contains(point) ? .beam : .arrow
    }
    override open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) || (isEditing && field.handles?.handle(at: point) != nil)
    }
    override var textInputRect: CGRect? { field.isEditing ? caretRectInWindow : nil }
    override open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !pressed(presses) { super.pressesBegan(presses, with: event) }
    }

    // MARK: Text input

    /// The characters of a range, which is clamped to the text. Tokens have no characters.
    open func text(in range: UITextRange) -> String? { field.editing.bounds.part(self.range(range)) }
    /// Replaces a range by text on one line, without calling the delegate.
    open func replace(_ range: UITextRange, withText text: String) { replaceText(range, by: text) }
    /// The selection, including tokens before the text; nil sets the caret to the end. Never nil when read.
    open var selectedTextRange: UITextRange? {
        get { chosenRange }
        set { choose(newValue) }
    }
    /// The marked text of an input method; nil without marked text.
    open var markedTextRange: UITextRange? { field.editing.marked.map { OffsetRange($0) } }
    /// - Coverage: inert (marked text is always underlined)
    open var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { nil }
        set {
            if newValue != nil { Log.once("UITextField.markedTextStyle has no effect: composed text is underlined") }
        }
    }
    /// Replaces the marked text. The selected range is relative to the marked text, in UTF-16 units.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { mark(markedText ?? "", selectedRange) }
    /// Makes the marked text a part of the text.
    open func unmarkText() { endMarking() }
    /// The position before the first token.
    open var beginningOfDocument: UITextPosition { OffsetPosition(-tokenPlaces) }
    /// The position after the last character.
    open var endOfDocument: UITextPosition { OffsetPosition(field.editing.length) }
    /// Returns the range between two positions, in either order.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        span(offset(fromPosition), offset(toPosition))
    }
    /// Returns the position after a number of UTF-16 units or tokens; nil outside of the text.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        moved(self.offset(position), by: offset)
    }
    /// Returns the position after a number of characters in a direction; nil outside of the text. Up is backward, down
    /// is forward.
    open func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int)
        -> UITextPosition?
    { moved(self.offset(position), direction, by: offset) }
    /// Returns the order of two positions.
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (a, b) = (offset(position), offset(other))
        return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
    }
    /// Returns the distance between two positions in UTF-16 units, negative backward. Each token counts as 1.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { offset(toPosition) - offset(from) }
    /// Returns the end of a range in a direction.
    open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        isForward(direction) ? range.end : range.start
    }
    /// Returns the range from a position to the end of the field in a direction.
    open func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection)
        -> UITextRange?
    { rest(from: offset(position), isForward: isForward(direction)) }
    /// Returns the direction of the whole text.
    open func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection)
        -> NSWritingDirection
    { textIsRightToLeft ? .rightToLeft : .leftToRight }
    /// Notified of changes that the app makes. Held weakly.
    open var inputDelegate: (any UITextInputDelegate)? {
        get { field.inputDelegate }
        set { field.inputDelegate = newValue }
    }
    /// Finds the boundaries of units of the text.
    open var tokenizer: any UITextInputTokenizer { loadTokenizer() }
    /// Returns the rectangle of a range in the field's coordinates; for an empty range that of the caret.
    open func firstRect(for range: UITextRange) -> CGRect {
        selectionRects(for: range).first?.rect ?? caretRect(for: range.start)
    }
    /// Returns the rectangle of the caret at a position, in the field's coordinates. The field displays the caret
    /// there, so that an override with an empty rectangle hides the caret.
    open func caretRect(for position: UITextPosition) -> CGRect { caretFrame(offset(position)) }
    /// Returns the rectangles of a range in the field's coordinates: several if directions are mixed. An override
    /// without rectangles hides the background of the selection.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { rects(self.range(range)) }
    /// Returns the position nearest to a point of the field.
    open func closestPosition(to point: CGPoint) -> UITextPosition? { OffsetPosition(nearest(to: point)) }
    /// Returns the position of a range nearest to a point of the field.
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        guard let position = closestPosition(to: point) else { return nil }
        let limits = self.range(range)
        return OffsetPosition(min(max(offset(position), limits.lowerBound), limits.upperBound))
    }
    /// Returns the character at a point of the field; the last character beyond the end, nil in an empty field.
    open func characterRange(at point: CGPoint) -> UITextRange? {
        guard hasText, let position = closestPosition(to: point) else { return nil }
        return character(at: offset(position))
    }

    // MARK: Drag and drop

    /// An object that changes drags of the selection; nil by default.
    open weak var textDragDelegate: (any UITextDragDelegate)?
    /// An object that changes drops on the text; nil by default.
    open weak var textDropDelegate: (any UITextDropDelegate)?
    /// The interaction that lifts the selection: a press of half a second of a finger on selected text, or a movement
    /// of a pressed mouse. Setting `isEnabled` to false prevents drags.
    open var textDragInteraction: UIDragInteraction? { loadDragWork().drag as? UIDragInteraction }
    /// The interaction that accepts dropped text.
    open var textDropInteraction: UIDropInteraction? { loadDragWork().drop as? UIDropInteraction }
    /// Whether the user drags a part of this text.
    open var isTextDragActive: Bool { textDragWork?.isDragging ?? false }
    /// Whether a drag is over the text.
    open var isTextDropActive: Bool { textDragWork?.isDropping ?? false }
    /// Options of the preview of a drag. Empty by default.
    open var textDragOptions: UITextDragOptions = []

    // MARK: Traits

    /// Whether the characters are displayed as dots. False by default.
    open var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { textStyleDidChange() } } }
    /// Whether Return does nothing while the field is empty. False by default.
    open var enablesReturnKeyAutomatically = false
    /// The automatic capitalization. Sentences by default.
    /// - Coverage: inert (text comes from a hardware keyboard)
    open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { FieldState.noteHint() } }
    /// - Coverage: inert (text comes from a hardware keyboard)
    open var autocorrectionType = UITextAutocorrectionType.default { didSet { FieldState.noteHint() } }
    /// - Coverage: inert (spelling is not checked)
    open var spellCheckingType = UITextSpellCheckingType.default { didSet { FieldState.noteHint() } }
    /// - Coverage: inert (text comes from a hardware keyboard)
    open var keyboardType = UIKeyboardType.default { didSet { FieldState.noteHint() } }
    /// - Coverage: inert (text comes from a hardware keyboard)
    open var keyboardAppearance = UIKeyboardAppearance.default { didSet { FieldState.noteHint() } }
    /// - Coverage: inert (text comes from a hardware keyboard)
    open var returnKeyType = UIReturnKeyType.default { didSet { FieldState.noteHint() } }
    /// The semantic content of the text. Nil by default.
    /// - Coverage: inert (texts are not filled in automatically)
    open var textContentType: UITextContentType! { didSet { FieldState.noteHint() } }

    // MARK: Places

    /// Returns the rectangle of the border.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns the rectangle of the text, without the views beside it.
    open func textRect(forBounds bounds: CGRect) -> CGRect { textPlace(bounds) }
    /// Returns the rectangle of the placeholder. That of the text by default.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Returns the rectangle of the text during editing. Folklore (text/editing-rect): UIKit's own implementation does
    /// not call an override of ``textRect(forBounds:)``.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textPlace(bounds) }
    /// Returns the rectangle of the clear button, also while the button is hidden.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearButtonPlace(bounds) }
    /// Returns the rectangle of ``leftView`` at the leading side.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideViewPlace(leftView, bounds, isLeading: true) }
    /// Returns the rectangle of ``rightView`` at the trailing side.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideViewPlace(rightView, bounds, isLeading: false) }
    /// Draws the text. `rect` is the whole area of the text.
    open func drawText(in rect: CGRect) { drawFieldText(in: rect) }
    /// Draws the placeholder. Called for a field with a placeholder and without text.
    open func drawPlaceholder(in rect: CGRect) { parts.placeholder.drawBlock(in: rect) }

    override open var intrinsicContentSize: CGSize { fittingFieldSize }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { fittingFieldSize }
    override open func layoutSubviews() {
        super.layoutSubviews()
        layOutField()
    }
    package override var firstBaselineOffset: CGFloat { textBaseline }
    package override var lastBaselineOffset: CGFloat { bounds.height - textBaseline }

    // MARK: Touches

    override var triggersPrimaryAction: Bool { false }
    override open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { beginFieldTouch(touch) }
    override open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { touchMoved(touch) }
    override open func endTracking(_ touch: UITouch?, with event: UIEvent?) { touchLeft(touch) }
    override open func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        field.touch = nil
    }

    override func menuRequested(at point: CGPoint) -> Bool { openFieldMenu(at: point) }

    // MARK: Changes of the environment

    override func stateChanged() {
        super.stateChanged()
        borderChanged()
        textStyleDidChange()
    }
    override func windowChanged() {
        super.windowChanged()
        leftWindow()
    }
    override func editingWasEnded() { didEndEditing() }
    override func directionFlipped() { textStyleDidChange() }
    override func colorAppearanceChanged() {
        super.colorAppearanceChanged()
        borderChanged()
        textStyleDidChange()
    }
    override open func tintColorDidChange() {
        super.tintColorDidChange()
        textStyleDidChange()
    }
    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
            textStyleDidChange()
        }
    }

    // MARK: Tokens before the text

    /// The number of tokens before the text. Each token has its own, negative offset.
    var tokenPlaces: Int { 0 }
    /// The selected tokens as negative offsets; empty without a selected token.
    var chosenPlaces: Range<Int> {
        get { 0..<0 }
        set {}
    }
    /// Removes all tokens. Called when the user clears the field.
    func clearTokens() {}

    override var defaultAccessibilityLabel: String? { placeholder }
    override var defaultAccessibilityValue: String? { isSecureTextEntry ? shownText : text }
}

extension UITextField {
    /// The style of a field's border.
    public enum BorderStyle: Int, Sendable { case none = 0, line, bezel, roundedRect }
    /// The condition under which a view beside the text is visible.
    public enum ViewMode: Int, Sendable { case never = 0, whileEditing, unlessEditing, always }

    /// Posted when editing begins; the object is the field.
    nonisolated public static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// Posted after the user changed the text; the object is the field.
    nonisolated public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
    /// Posted after editing ended; the object is the field.
    nonisolated public static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
    /// The key of the raw value of the reason, in the notification of the end.
    nonisolated public static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"
}
