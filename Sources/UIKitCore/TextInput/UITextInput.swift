import CoreGraphics
public import Foundation

/// A place between characters. What it means is known to the object that made it.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
    public override init() { super.init() }
}

/// A stretch of text between two places.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    public override init() { super.init() }
    /// Whether the range has no characters. True unless overridden.
    open var isEmpty: Bool { true }
    /// Where the range begins. A subclass overrides it.
    open var start: UITextPosition { UITextPosition() }
    /// Where the range ends. A subclass overrides it.
    open var end: UITextPosition { UITextPosition() }
}

/// One part of what is selected, as it shows.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
    public override init() { super.init() }
    /// In the coordinates of the text's view. Zero unless overridden.
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

/// A direction along the text as it is stored.
public enum UITextStorageDirection: Int, Sendable { case forward = 0, backward }
/// A direction on the screen.
public enum UITextLayoutDirection: Int, Sendable { case right = 2, left, up, down }

/// Text that can be asked about and changed by places, as input methods and scripts do. Rectangles and points are in
/// the object's own points.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    /// The characters of a range; nil for a range that is not of this text.
    func text(in range: UITextRange) -> String?
    /// Does not ask the delegate.
    func replace(_ range: UITextRange, withText text: String)
    /// What is selected; an empty range is the caret.
    var selectedTextRange: UITextRange? { get set }
    /// What an input method still works on; nil without.
    var markedTextRange: UITextRange? { get }
    /// How marked text is drawn.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    /// Replaces the marked text. The range counts from its beginning, in UTF-16 units.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// The marked text becomes part of the text.
    func unmarkText()
    /// Before the first character.
    var beginningOfDocument: UITextPosition { get }
    /// After the last character.
    var endOfDocument: UITextPosition { get }
    /// The range between two positions.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// The position some UTF-16 units on; nil where it would be outside.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// The position some characters on in a direction; nil where it would be outside.
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
    /// The order of two positions.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// In UTF-16 units.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// The end of a range that lies in a direction.
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    /// The range from a position to the end of the text in a direction.
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
    /// The direction of the text at a position.
    func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
    /// The rectangle of the first line of a range.
    func firstRect(for range: UITextRange) -> CGRect
    /// The caret at a position.
    func caretRect(for position: UITextPosition) -> CGRect
    /// The rectangles that a range covers.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    /// The position next to a point.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    /// The position of a range next to a point.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    /// The character at a point; nil where there is none.
    func characterRange(at point: CGPoint) -> UITextRange?
}
