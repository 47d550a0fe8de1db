import CoreGraphics
public import Foundation
import HostInterface
import ObjectiveCRuntime
import QuartzCore
import TextLogic

/// A scroll view with text of many lines that the user reads, selects and edits.
///
/// While the view is the first responder and ``isEditable`` is true, keys and input methods edit the text. Setting
/// ``text`` in code does not call `textView(_:shouldChangeTextIn:replacementText:)` or `textViewDidChange`.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput {
    final var content = TextViewContent()
    final let caret = UIView()
    final let highlight = UIView()
    /// The area of the text.
    public let textContainer: NSTextContainer
    /// The text with attributes, which an app may edit. Characters without a font or a color have those of the view.
    ///
    /// Created on first use. Edits change the view at the end of the outermost group. They do not call
    /// `textView(_:shouldChangeTextIn:replacementText:)` or `textViewDidChange`; an edit of characters clears the undo
    /// history.
    open var textStorage: NSTextStorage { loadStorage().storage }
    /// The layout manager of the view. Created on first use. Its ``NSLayoutManager/allowsNonContiguousLayout`` is true,
    /// unless the app created the layout manager.
    open var layoutManager: NSLayoutManager { loadStorage().manager }
    /// Always nil: there is no TextKit 2.
    open var textLayoutManager: NSTextLayoutManager? { nil }

    public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    /// Creates a text view.
    /// - Parameter textContainer: a container of the app, whose layout manager and storage the view uses and retains;
    ///   nil for a container of the view.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer()
        super.init(frame: frame)
        if textContainer == nil { self.textContainer.widthTracksTextView = true }
        prepareText()
        connectStorage()
    }

    /// Creates a text view with a zero size. The argument is ignored: there is no TextKit 2, and every text view has a
    /// ``layoutManager``.
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }

    /// Decodes the properties of a view from an archive. For an element of a storyboard, all attributes are set when
    /// the initializer returns.
    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer()
        super.init(coder: coder)
        textContainer.widthTracksTextView = true
        prepareText()
        coder.fill(self, as: UITextView.self)
    }

    /// Called before and after edits by the user, and notified of scrolling.
    @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
        get { ownDelegate }
        set { scroll.delegate = newValue }
    }

    // MARK: Text

    /// The text; never nil when read. Setting the text removes attributes, clears the undo history, and moves the caret
    /// to the end.
    open var text: String! {
        get { wholeText }
        set {
            setText(newValue ?? "")
            valuesChanged()
        }
    }
    /// The text with attributes. Attributes have precedence over the view's own font and color. Setting the text clears
    /// the undo history, and moves the caret to the end.
    open var attributedText: NSAttributedString! {
        get { wholeAttributedText }
        set { setAttributedText(newValue) }
    }
    /// The font. Nil until set, or until there is text; text without a font has the system font. Setting the property
    /// changes the whole text. Folklore (text/view-first-attributes): reads the attributes of the first character.
    /// Folklore (text/plain-text-font): of 12 points.
    open var font: UIFont? {
        get { content.hasOwnFont || hasText ? firstAttribute(.font) as? UIFont ?? content.font : nil }
        set { setFont(newValue) }
    }
    /// The color of the text. Setting the property colors the whole text.
    open var textColor: UIColor? {
        get { firstAttribute(.foregroundColor) as? UIColor ?? content.color }
        set { setTextColor(newValue) }
    }
    /// The alignment of the text. Natural by default.
    open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { textChanged() } } }
    /// The insets of the text. Documented (UITextView.textContainerInset): 8 points above and below.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if textContainerInset != oldValue { textChanged() } }
    }
    /// Whether a font of a text style follows the user's text size. False by default.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory != oldValue { textChanged() } }
    }
    /// The attributes of typed text: those of the text before the caret, until set.
    ///
    /// Documented (UITextView.typingAttributes): a change of the selection resets them. Folklore (text/view-emptied):
    /// after all text is deleted, those of the deleted text.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { attributes(ofStyle: content.editing.typingStyle) }
        set { content.editing.typingStyle = styleNumber(of: newValue) }
    }
    /// The attributes of links, which replace those of the text.
    ///
    /// Documented (UITextView.linkTextAttributes): the tint color by default, and after the property is set to nil.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { content.linkAttributes ?? [.foregroundColor: tintColor ?? .systemBlue] }
        set {
            keeping(content.linkAttributes) { content.linkAttributes = newValue }
            textChanged()
        }
    }
    /// The kinds of text that become links while the view is selectable and not editable. None by default.
    ///
    /// URLs with a scheme or `www.`, e-mail addresses and phone numbers are found; other kinds are not. The text keeps
    /// its attributes.
    open var dataDetectorTypes: UIDataDetectorTypes = [] {
        didSet { if dataDetectorTypes != oldValue { textChanged() } }
    }

    // MARK: Editing

    /// Whether the user can edit the text. True by default. Setting false ends editing.
    open var isEditable = true { didSet { if isEditable != oldValue { editableChanged() } } }
    /// Whether the user can select text, also of a view that is not editable. True by default.
    ///
    /// The user can tap links and attachments of a view that is selectable and not editable.
    open var isSelectable = true { didSet { if isSelectable != oldValue { editableChanged() } } }
    /// Whether a paste keeps the attributes of text that was copied in this app, and the user can make text bold
    /// (Control-B), italic (Control-I) and underlined (Control-U). False by default.
    open var allowsEditingTextAttributes = false
    /// Whether typed text replaces the whole text. False by default. Setting true selects the whole text.
    ///
    /// Documented (UITextView.clearsOnInsertion): a change of the selection sets false.
    open var clearsOnInsertion: Bool {
        get { content.clearsOnInsertion }
        set { setClearsOnInsertion(newValue) }
    }
    /// The selection in UTF-16 units; an empty range is the caret. Folklore (text/view-initial-caret): the end of the
    /// text until set. A range outside the text is clamped; `NSNotFound` is the end.
    open var selectedRange: NSRange {
        get { NSRange(content.editing.selection.range) }
        set { selectByApp(content.range(newValue)) }
    }
    /// Scrolls until the range is visible. Documented (UITextView.scrollRangeToVisible): the minimum distance. Does
    /// nothing while ``UIScrollView/isScrollEnabled`` is false.
    open func scrollRangeToVisible(_ range: NSRange) { reveal(range) }

    override open var canBecomeFirstResponder: Bool { window != nil && (isEditable || isSelectable) }
    @discardableResult
    override open func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard canBecomeFirstResponder, mayBeginEditing, super.becomeFirstResponder() else { return false }
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
    /// A view at the bottom of the window during editing; nil by default. A change during editing takes effect with
    /// `reloadInputViews()`.
    override open var inputView: UIView? {
        get { content.inputViews.input }
        set { keeping(content.inputViews.input) { content.inputViews.input = newValue } }
    }
    /// A view above the ``inputView`` during editing; nil by default. A change during editing takes effect with
    /// `reloadInputViews()`.
    override open var inputAccessoryView: UIView? {
        get { content.inputViews.accessory }
        set { keeping(content.inputViews.accessory) { content.inputViews.accessory = newValue } }
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

    // MARK: Typing

    /// Whether the text is not empty.
    open var hasText: Bool { !content.editing.content.isEmpty }
    /// Replaces the selection by text. Called for typed text after the delegate has allowed the change; a call by the
    /// app does not ask the delegate.
    open func insertText(_ text: String) { make(content.editing.insertion(of: text)) }
    /// Deletes the selection, or the character before the caret. Called for the delete key after the delegate has
    /// allowed the change; a call by the app does not ask the delegate.
    open func deleteBackward() { if let edit = content.editing.deletion(.backward) { make(edit) } }
    /// Returns whether the view performs a command of editing with its selection. Shortcuts and the edit menu ask this
    /// method, so that an override can remove a command.
    override open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        performsEditing(action.name) ?? performsStyling(action.name)
            ?? super.canPerformAction(action, withSender: sender)
    }
    /// Copies the selection to the pasteboard and deletes it.
    override open func cut(_ sender: Any?) { cutSelection() }
    /// Copies the selection to the pasteboard.
    override open func copy(_ sender: Any?) { copySelection() }
    /// Replaces the selection by the text of the pasteboard.
    override open func paste(_ sender: Any?) { pasteText() }
    /// Selects the word at the caret.
    override open func select(_ sender: Any?) { selectByUser { $0.selectWord(at: $0.selection.head) } }
    /// Selects the whole text.
    override open func selectAll(_ sender: Any?) { selectByUser { $0.selectAll() } }
    /// Deletes the selection.
    override open func delete(_ sender: Any?) { deleteSelection() }
    // While `allowsEditingTextAttributes` is true, the user can change the style of the selection, or of typed text.
    override open func toggleBoldface(_ sender: Any?) { toggle(.traitBold) }
    override open func toggleItalics(_ sender: Any?) { toggle(.traitItalic) }
    override open func toggleUnderline(_ sender: Any?) { toggleLine() }
    /// Changes the attributes of the selection, or of typed text, in one step that can be undone.
    override open func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) { changeAttributes(conversionHandler) }

    package override func receive(text: String) -> Bool { typed(text) }
    package override func receive(composition: String, selected: Range<Int>) -> Bool { composed(composition, selected) }
    package override func performCancel() -> Bool { cancelled() || super.performCancel() }
    override var textInputRect: CGRect? { content.isEditing ? caretRectInWindow : nil }
    override open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if pressed(presses) { return }
        // The keys of text that cannot be edited do not change the text.
        isFirstResponder && !content.isEditing
            ? next?.pressesBegan(presses, with: event) : super.pressesBegan(presses, with: event)
    }

    // MARK: Traits

    // Hints for a software keyboard.
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
    /// - Coverage: inert (Return inserts a line break)
    open var enablesReturnKeyAutomatically = false { didSet { FieldState.noteHint() } }
    /// - Coverage: inert (as in UIKit, a text view shows its text)
    open var isSecureTextEntry = false
    /// - Coverage: inert (texts are not filled in automatically)
    open var textContentType: UITextContentType! { didSet { FieldState.noteHint() } }

    // MARK: Text input

    /// Returns the characters of a range, which is clamped to the text.
    open func text(in range: UITextRange) -> String? { content.editing.content.string(content.range(range)) }
    /// Replaces a range without asking the delegate.
    open func replace(_ range: UITextRange, withText text: String) { make(.init(content.range(range), text)) }
    /// The selection; nil sets the caret to the end. Never nil when read.
    open var selectedTextRange: UITextRange? {
        get { OffsetRange(content.editing.selection.range) }
        set { selectByApp(newValue.map(content.range) ?? content.end) }
    }
    /// The marked text of an input method; nil without marked text.
    open var markedTextRange: UITextRange? { content.editing.marked.map { OffsetRange($0) } }
    /// - Coverage: inert (marked text is always underlined)
    open var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { nil }
        set { if newValue != nil { noteMarkedStyle() } }
    }
    /// Replaces the marked text. The selected range is relative to the marked text, in UTF-16 units.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { mark(markedText ?? "", selectedRange) }
    /// Makes the marked text a part of the text.
    open func unmarkText() { if content.editing.marked != nil { selectByUser { $0.endComposing() } } }
    /// Notified of changes of the text and the selection that the app makes.
    open weak var inputDelegate: (any UITextInputDelegate)?
    /// Finds the boundaries of units of the text.
    open private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
    /// The side of the caret at the wrap of a line. Forward, the start of the lower line, by default.
    open var selectionAffinity: UITextStorageDirection {
        get { content.editing.isAtLineEnd ? .backward : .forward }
        set { setAffinity(newValue) }
    }
    /// The position before the first character.
    open var beginningOfDocument: UITextPosition { OffsetPosition(0) }
    /// The position after the last character.
    open var endOfDocument: UITextPosition { OffsetPosition(content.editing.length) }
    /// Returns the range between two positions, in either order.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (a, b) = (content.offset(fromPosition), content.offset(toPosition))
        return OffsetRange(min(a, b)..<max(a, b))
    }
    /// Returns the position after a number of UTF-16 units; nil outside of the text.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        content.position(position, offset)
    }
    /// Returns the position after a number of characters or lines in a direction; nil outside of the text.
    open func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int)
        -> UITextPosition?
    { moved(from: content.offset(position), direction, offset).map { OffsetPosition($0) } }
    /// Returns the order of two positions.
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (a, b) = (content.offset(position), content.offset(other))
        return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
    }
    /// Returns the distance between two positions in UTF-16 units, negative backward.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        content.offset(toPosition) - content.offset(from)
    }
    /// Returns the end of a range in a direction.
    open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        isForward(direction, at: content.range(range).lowerBound) ? range.end : range.start
    }
    /// Returns the range from a position to the end of the text in a direction.
    open func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection)
        -> UITextRange?
    {
        let place = content.offset(position)
        return OffsetRange(isForward(direction, at: place) ? place..<content.editing.length : 0..<place)
    }
    /// Returns the direction of the paragraph at a position.
    open func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection)
        -> NSWritingDirection
    { isRightToLeft(at: content.offset(position)) ? .rightToLeft : .leftToRight }
    /// Returns the attributes of the text at a position.
    open func textStyling(at position: UITextPosition, in direction: UITextStorageDirection)
        -> [NSAttributedString.Key: Any]?
    {
        attributes(
            ofStyle: content.editing.content.style(
                at: content.offset(position) - (direction == .backward ? 1 : 0)))
    }
    /// Returns whether the delegate allows a change. True without a delegate.
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        allows(.init(content.range(range), text))
    }
    /// Returns the rectangle of the first line of a range, in the view's coordinates; for an empty range that of the
    /// caret.
    open func firstRect(for range: UITextRange) -> CGRect { firstPlace(content.range(range)) }
    /// Returns the rectangle of the caret at a position, in the view's coordinates. Measured (text/view-caret).
    open func caretRect(for position: UITextPosition) -> CGRect { caretPlace(content.offset(position)) }
    /// Returns the rectangles of a range in the view's coordinates: one for each line, or several if directions are
    /// mixed. Measures all lines of the range.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { rects(content.range(range)) }
    /// Returns the position nearest to a point of the view.
    open func closestPosition(to point: CGPoint) -> UITextPosition? { OffsetPosition(nearest(to: point).offset) }
    /// Returns the position of a range nearest to a point of the view.
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        let limits = content.range(range)
        return OffsetPosition(min(max(nearest(to: point).offset, limits.lowerBound), limits.upperBound))
    }
    /// Returns the character at a point of the view; the nearest character of a line outside of the text, nil without
    /// text.
    open func characterRange(at point: CGPoint) -> UITextRange? { character(at: point).map { OffsetRange($0) } }

    // MARK: Size

    override open var intrinsicContentSize: CGSize {
        isScrollEnabled ? super.intrinsicContentSize : textSize(fitting: CGFloat.infinity)
    }
    package override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat? {
        isScrollEnabled ? nil : textSize(fitting: width).height
    }
    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        let fitted = textSize(fitting: size.width > 0 ? size.width : CGFloat.infinity)
        return CGSize(width: size.width > 0 && size.width.isFinite ? size.width : fitted.width, height: fitted.height)
    }
    override open func layoutSubviews() {
        super.layoutSubviews()
        layOutText()
    }

    // MARK: Touches

    override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !touchBegan(touches) { super.touchesBegan(touches, with: event) }
    }
    override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !touchMoved(touches) { super.touchesMoved(touches, with: event) }
    }
    override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !touchEnded(touches) { super.touchesEnded(touches, with: event) }
    }
    override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        content.endTouch()
        super.touchesCancelled(touches, with: event)
    }
    override open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard super.gestureRecognizerShouldBegin(gestureRecognizer) else { return false }
        return gestureRecognizer !== panGestureRecognizer || content.touch?.selects != true
    }
    override func pointerShape(at point: CGPoint) -> PointerShape? {
        if !isEditable, textItem(at: point) != nil { return .hand }
        return isEditable || isSelectable ? .beam : nil
    }
    override func middlePressed(at point: CGPoint) -> Bool { insertPrimarySelection(at: point) }
    override func secondaryPressed(at point: CGPoint) -> Bool {
        super.secondaryPressed(at: point) || openTextMenu(at: point)
    }

    // MARK: Changes of the environment

    /// True while the text can be edited. Tab then begins editing.
    override open var canBecomeFocused: Bool { isEditable }

    override func windowChanged() {
        super.windowChanged()
        if window == nil {
            didEndEditing()
            findPresenter?.viewLeftWindow()
        }
    }
    override func editingWasEnded() { didEndEditing() }
    override func directionFlipped() { textChanged() }
    override func colorAppearanceChanged() {
        super.colorAppearanceChanged()
        colorsChanged()
    }
    override open func tintColorDidChange() {
        super.tintColorDidChange()
        if content.linkAttributes == nil { colorsChanged() }
        setNeedsLayout()
    }
    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
            textChanged()
        }
    }

    // MARK: Accessibility

    override var isAccessibilityElementByDefault: Bool { true }
    override var isInteractiveElement: Bool { true }
    override var defaultAccessibilityLabel: String? { isEditable ? nil : text }
    override var defaultAccessibilityValue: String? { isEditable ? text : nil }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { isEditable ? .none : .staticText }
}

extension UITextView {
    /// Posted when editing begins; the object is the text view.
    nonisolated public static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    /// Posted after the user changed the text; the object is the text view.
    nonisolated public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
    /// Posted after editing ended; the object is the text view.
    nonisolated public static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")
}
