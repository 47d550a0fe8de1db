import CoreGraphics
public import Foundation
import HostInterface
import QuartzCore
import TextLogic

/// One line of text that the user types, changes and copies.
///
/// While it is the first responder, keys and input methods write into it. Setting `text` in code calls no delegate and
/// no target.
@preconcurrency @MainActor
open class UITextField: UIControl, UIKeyInput {
    final var field = FieldState()
    final let canvas = FieldCanvas()
    final let parts = FieldParts()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareField()
    }

    /// Of an archive the properties of any view are read; an element of a storyboard has all its attributes when this
    /// returns.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareField()
        coder.fill(self, as: UITextField.self)
    }

    /// Consulted before and told after what the user does.
    open weak var delegate: (any UITextFieldDelegate)? {
        get { ownDelegate }
        set { ownDelegate = newValue }
    }
    /// What `delegate` was set to here. A subclass that overrides `delegate`, and sets another one here, is asked
    /// through this.
    weak var ownDelegate: (any UITextFieldDelegate)?

    // MARK: Text

    /// Never nil to read, as in UIKit.
    open var text: String? {
        get { field.editing.text }
        set {
            setText(newValue ?? "", attributed: nil)
            valuesChanged()
        }
    }
    /// Attributes win over the field's own font and color; what is typed takes those of its neighbor.
    open var attributedText: NSAttributedString? {
        get { shownAttributedText }
        set { setText(newValue?.string ?? "", attributed: newValue) }
    }
    /// Shown dimmed while there is no text.
    open var placeholder: String? {
        get { parts.placeholder.text }
        set { setPlaceholder(newValue) }
    }
    /// The placeholder with attributes; nil without one.
    open var attributedPlaceholder: NSAttributedString? {
        get { parts.placeholder.attributedText }
        set { setPlaceholder(newValue) }
    }
    /// Documented: the system font of 17 points until set; nil brings it back.
    open var font: UIFont? {
        get { field.font }
        set { setFont(newValue) }
    }
    /// The color of the text; nil sets the label color.
    open var textColor: UIColor? {
        get { field.color }
        set { setTextColor(newValue) }
    }
    /// Natural is the interface's direction.
    open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { alignmentChanged() } } }
    /// What text without attributes of its own looks like.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { field.baseAttributes }
        set { setDefaultAttributes(newValue) }
    }
    /// Makes text smaller before it scrolls, down to `minimumFontSize`.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { textLookChanged() } }
    }
    /// Points; 0 sets no limit.
    open var minimumFontSize: CGFloat = 0 { didSet { if minimumFontSize != oldValue { textLookChanged() } } }
    /// Fonts of text styles follow changes of the reader's text size.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory != oldValue { textLookChanged() } }
    }

    // MARK: Look

    /// How the field is framed. None by default.
    open var borderStyle = BorderStyle.none { didSet { if borderStyle != oldValue { borderChanged() } } }
    /// Shown stretched instead of the border, except with the rounded one.
    open var background: UIImage? { didSet { borderChanged() } }
    /// Instead of `background` while the field is disabled.
    open var disabledBackground: UIImage? { didSet { borderChanged() } }
    /// When a button that empties the field shows at the trailing end. Never by default.
    open var clearButtonMode = ViewMode.never { didSet { if clearButtonMode != oldValue { setNeedsLayout() } } }
    /// At the leading edge, by its own size.
    open var leftView: UIView? { didSet { sideViewChanged(from: oldValue) } }
    /// When ``leftView`` shows. Never by default.
    open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
    /// At the trailing edge, by its own size; it and a clear button do not show together.
    open var rightView: UIView? { didSet { sideViewChanged(from: oldValue) } }
    /// When ``rightView`` shows. Never by default.
    open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }

    // MARK: Editing

    /// Whether the user edits the text: the field is the first responder.
    open var isEditing: Bool { field.isEditing }
    /// Empties the field when editing begins, if the delegate lets it.
    open var clearsOnBeginEditing = false
    /// Selects all when editing begins, so that typing replaces it.
    open var clearsOnInsertion = false
    /// - Coverage: inert (there is no software keyboard to replace)
    override open var inputView: UIView? {
        get { field.keyboardViews.whole }
        set {
            keeping(field.keyboardViews.whole) { field.keyboardViews.whole = newValue }
            if newValue != nil { FieldState.noteHint() }
        }
    }
    /// - Coverage: inert (there is no software keyboard to stand on)
    override open var inputAccessoryView: UIView? {
        get { field.keyboardViews.accessory }
        set {
            keeping(field.keyboardViews.accessory) { field.keyboardViews.accessory = newValue }
            if newValue != nil { FieldState.noteHint() }
        }
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

    /// Whether there is a character.
    open var hasText: Bool { field.editing.length > 0 }
    /// Puts text in the place of what is selected, without asking the delegate.
    open func insertText(_ text: String) { insertUnasked(text) }
    /// Deletes what is selected, or the character before the caret, without asking the delegate.
    open func deleteBackward() { deleteUnasked() }
    /// Puts what is selected on the pasteboard and deletes it.
    open func cut(_ sender: Any?) { cutSelection() }
    /// Puts what is selected on the pasteboard.
    open func copy(_ sender: Any?) { copySelection() }
    /// Puts the pasteboard's text in the place of what is selected.
    open func paste(_ sender: Any?) { pasteText() }
    /// Selects the word at the caret.
    open func select(_ sender: Any?) { selectWordAtCaret() }
    /// Selects the whole text.
    open func selectAll(_ sender: Any?) { selectEverything() }
    /// Deletes what is selected.
    open func delete(_ sender: Any?) { deleteSelection() }

    package override func receive(text: String) -> Bool { typed(text) }
    package override func receive(composition: String, selected: Range<Int>) -> Bool { composed(composition, selected) }
    package override func performCancel() -> Bool { cancelled() || super.performCancel() }
    override var textInputRect: CGRect? { field.isEditing ? caretRectInWindow : nil }
    override open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !pressed(presses) { super.pressesBegan(presses, with: event) }
    }

    // MARK: Traits

    /// Whether dots are shown in place of the text. False by default.
    open var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { textLookChanged() } } }
    /// Whether Return does nothing while the field is empty. False by default.
    open var enablesReturnKeyAutomatically = false
    /// Sentences by default.
    /// - Coverage: inert (text comes from a keyboard of keys)
    open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { FieldState.noteHint() } }
    /// - Coverage: inert (text comes from a keyboard of keys)
    open var autocorrectionType = UITextAutocorrectionType.default { didSet { FieldState.noteHint() } }
    /// - Coverage: inert (nothing checks spelling)
    open var spellCheckingType = UITextSpellCheckingType.default { didSet { FieldState.noteHint() } }
    /// - Coverage: inert (text comes from a keyboard of keys)
    open var keyboardType = UIKeyboardType.default { didSet { FieldState.noteHint() } }
    /// - Coverage: inert (text comes from a keyboard of keys)
    open var keyboardAppearance = UIKeyboardAppearance.default { didSet { FieldState.noteHint() } }
    /// - Coverage: inert (text comes from a keyboard of keys)
    open var returnKeyType = UIReturnKeyType.default { didSet { FieldState.noteHint() } }
    /// Nil by default.
    /// - Coverage: inert (nothing fills texts in by itself)
    open var textContentType: UITextContentType! { didSet { FieldState.noteHint() } }

    // MARK: Places

    /// Where the border is drawn.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Where text shows; what stands beside it is left out.
    open func textRect(forBounds bounds: CGRect) -> CGRect { textPlace(bounds) }
    /// Where the placeholder shows; that of the text unless overridden.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Where text stands while it is edited. Measured: UIKit's own answer does not ask an override of
    /// ``textRect(forBounds:)``.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textPlace(bounds) }
    /// Where the clear button is, also while it does not show.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearButtonPlace(bounds) }
    /// Where ``leftView`` is: at the leading side.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideViewPlace(leftView, bounds, isLeading: true) }
    /// Where ``rightView`` is: at the trailing side.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideViewPlace(rightView, bounds, isLeading: false) }
    /// Draws the text; `rect` is the whole place for it.
    open func drawText(in rect: CGRect) { drawFieldText(in: rect) }
    /// Draws the placeholder into the whole place for it. Called when a field without text shows a placeholder.
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
    override open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { touchCame(touch) }
    override open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { touchMoved(touch) }
    override open func endTracking(_ touch: UITouch?, with event: UIEvent?) { touchLeft(touch) }
    override open func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        field.touch = nil
    }

    override func menuWasAsked(at point: CGPoint) -> Bool { menuCame(at: point) }

    // MARK: Changes around it

    override func stateChanged() {
        super.stateChanged()
        borderChanged()
        textLookChanged()
    }
    override func windowChanged() {
        super.windowChanged()
        leftWindow()
    }
    override func editingWasEnded() { didEndEditing() }
    override func directionFlipped() { textLookChanged() }
    override func colorAppearanceChanged() {
        super.colorAppearanceChanged()
        borderChanged()
        textLookChanged()
    }
    override open func tintColorDidChange() {
        super.tintColorDidChange()
        textLookChanged()
    }
    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
            textLookChanged()
        }
    }

    // MARK: What may stand before the text

    /// How many tokens stand before the text; each is a place of its own, with a negative offset.
    var tokenPlaces: Int { 0 }
    /// The chosen tokens as offsets, below zero; empty for none.
    var chosenPlaces: Range<Int> {
        get { 0..<0 }
        set {}
    }
    /// All tokens go: the user clears the field.
    func clearTokens() {}

    override var defaultAccessibilityLabel: String? { placeholder }
    override var defaultAccessibilityValue: String? { isSecureTextEntry ? shownText : text }
}

extension UITextField {
    /// How a field is framed.
    public enum BorderStyle: Int, Sendable { case none = 0, line, bezel, roundedRect }
    /// When something beside the text shows.
    public enum ViewMode: Int, Sendable { case never = 0, whileEditing, unlessEditing, always }

    /// Posted with the field as the object.
    nonisolated public static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// Posted by a field after the user changed its text.
    nonisolated public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
    /// Posted by a field after editing has ended.
    nonisolated public static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
    /// In the notification of the end: the raw value of the reason.
    nonisolated public static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"
}
