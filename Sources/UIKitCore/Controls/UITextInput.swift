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

/// Text that can be asked about and changed by places, as input methods and scripts do. Rectangles and points are in the object's
/// own points.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    func text(in range: UITextRange) -> String?
    /// Does not ask the delegate.
    func replace(_ range: UITextRange, withText text: String)
    var selectedTextRange: UITextRange? { get set }
    /// What an input method still works on; nil without.
    var markedTextRange: UITextRange? { get }
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    func unmarkText()
    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// In UTF-16 units.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
    func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
    func firstRect(for range: UITextRange) -> CGRect
    func caretRect(for position: UITextPosition) -> CGRect
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    func closestPosition(to point: CGPoint) -> UITextPosition?
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    func characterRange(at point: CGPoint) -> UITextRange?
}
