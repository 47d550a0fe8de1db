import CoreGraphics
public import Foundation

/// A position between two characters. The object that creates the position determines its meaning.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
    public override init() { super.init() }
}

/// A range of text between two positions.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    public override init() { super.init() }
    /// Whether the range has no characters. True unless overridden.
    open var isEmpty: Bool { true }
    /// The start of the range. To be overridden.
    open var start: UITextPosition { UITextPosition() }
    /// The end of the range. To be overridden.
    open var end: UITextPosition { UITextPosition() }
}

/// A rectangle of the displayed selection.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
    public override init() { super.init() }
    /// The rectangle in the coordinates of the text's view. Zero unless overridden.
    open var rect: CGRect { .zero }
    /// The direction of the text in the rectangle. Natural unless overridden.
    open var writingDirection: NSWritingDirection { .natural }
    /// Whether the selection begins in the rectangle. False unless overridden.
    open var containsStart: Bool { false }
    /// Whether the selection ends in the rectangle. False unless overridden.
    open var containsEnd: Bool { false }
    /// Whether lines run from top to bottom. False unless overridden.
    open var isVertical: Bool { false }
}

/// A direction along the stored text.
public enum UITextStorageDirection: Int, Sendable { case forward = 0, backward }
/// A direction on the screen.
public enum UITextLayoutDirection: Int, Sendable { case right = 2, left, up, down }

/// Text that can be read and changed by positions, for input methods and scripts. Rectangles and points are in the
/// object's own coordinates.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    /// Returns the characters of a range; nil for a range of another text.
    func text(in range: UITextRange) -> String?
    /// Replaces a range. Does not call the delegate.
    func replace(_ range: UITextRange, withText text: String)
    /// The selection; an empty range is the caret.
    var selectedTextRange: UITextRange? { get set }
    /// The text that an input method is composing; nil without marked text.
    var markedTextRange: UITextRange? { get }
    /// The attributes of marked text.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    /// Replaces the marked text. The selected range is relative to the marked text, in UTF-16 units.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Makes the marked text a part of the text.
    func unmarkText()
    /// The position before the first character.
    var beginningOfDocument: UITextPosition { get }
    /// The position after the last character.
    var endOfDocument: UITextPosition { get }
    /// Returns the range between two positions.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// Returns the position after a number of UTF-16 units; nil outside of the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// Returns the position after a number of characters in a direction; nil outside of the text.
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
    /// Returns the order of two positions.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// Returns the distance between two positions in UTF-16 units.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// Returns the end of a range in a direction.
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    /// Returns the range from a position to the end of the text in a direction.
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
    /// Returns the direction of the text at a position.
    func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
    /// Returns the rectangle of the first line of a range.
    func firstRect(for range: UITextRange) -> CGRect
    /// Returns the rectangle of the caret at a position.
    func caretRect(for position: UITextPosition) -> CGRect
    /// Returns the rectangles of a range.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    /// Returns the position nearest to a point.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    /// Returns the position of a range nearest to a point.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    /// Returns the character at a point; nil without a character.
    func characterRange(at point: CGPoint) -> UITextRange?
    /// Notified of changes of the text and the selection that the app makes.
    var inputDelegate: (any UITextInputDelegate)? { get set }
    /// Finds the boundaries of characters, words, lines and paragraphs.
    var tokenizer: any UITextInputTokenizer { get }
    /// The view whose coordinates the rectangles have. The object itself by default, if it is a view.
    var textInputView: UIView { get }
    /// The side of the caret at the wrap of a line: forward is the lower line. Forward by default.
    var selectionAffinity: UITextStorageDirection { get set }
    /// Returns whether a change is allowed. True by default.
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
    /// Sets the direction of a range. Does nothing by default.
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
    /// Returns the attributes of the text at a position. Nil by default.
    func textStyling(at position: UITextPosition, in direction: UITextStorageDirection)
        -> [NSAttributedString.Key: Any]?
}

extension UITextInput {
    /// Returns the object itself if it is a view.
    public var textInputView: UIView { self as? UIView ?? UIView() }
    /// Returns `.forward`, by default. The default setter does nothing.
    public var selectionAffinity: UITextStorageDirection {
        get { .forward }
        set {}
    }
    /// Returns true by default.
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
    /// Does nothing by default.
    public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
    /// Returns nil by default.
    public func textStyling(at position: UITextPosition, in direction: UITextStorageDirection)
        -> [NSAttributedString.Key: Any]?
    { nil }
}

/// Notified of changes of a text or selection that do not come from the keyboard.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
    /// Called before the selection changes.
    func selectionWillChange(_ textInput: (any UITextInput)?)
    /// Called after the selection changed.
    func selectionDidChange(_ textInput: (any UITextInput)?)
    /// Called before the text changes.
    func textWillChange(_ textInput: (any UITextInput)?)
    /// Called after the text changed.
    func textDidChange(_ textInput: (any UITextInput)?)
}
