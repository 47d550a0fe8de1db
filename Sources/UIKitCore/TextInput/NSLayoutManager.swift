import CoreGraphics
import Diagnostics
public import Foundation
import QuartzCore
import TextLogic

/// Lays out the text of an ``NSTextStorage`` in an ``NSTextContainer``, and answers where characters are.
///
/// ```swift
/// let storage = NSTextStorage(attributedString: label.attributedText!)
/// let manager = NSLayoutManager()
/// let container = NSTextContainer(size: label.bounds.size)
/// container.lineFragmentPadding = 0
/// manager.addTextContainer(container)
/// storage.addLayoutManager(manager)
/// let index = manager.characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
/// ```
///
/// A glyph is one UTF-16 unit of the text: the index of a glyph is the index of its character. A ligature and a
/// composed character count as several glyphs, whose rectangles divide the width. Rectangles and points are in the
/// coordinates of the container, in points.
///
/// The first container has the whole text. Text does not continue in further containers.
///
/// The layout manager keeps a copy of the text, which stays after the storage is released.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
    final var containers: [NSTextContainer] = []
    /// The layout without a text view.
    final let ownArea = ContainerLayout()

    public override init() { super.init() }
    /// Creates a layout manager without text. Layout managers are not archived.
    public required init?(coder: NSCoder) { super.init() }

    // MARK: Text and containers

    /// The storage with the text. Set by ``NSTextStorage/addLayoutManager(_:)``. Not retained.
    open weak var textStorage: NSTextStorage? {
        didSet { if textStorage !== oldValue { area.storageReplaced(textStorage) } }
    }
    /// Called when the layout becomes invalid or complete. Not retained.
    open weak var delegate: (any NSLayoutManagerDelegate)?
    /// The containers, which the layout manager retains. The first container has the text.
    open var textContainers: [NSTextContainer] { containers }
    /// Adds a container after the other containers. Stops the program if the container has a layout manager.
    open func addTextContainer(_ container: NSTextContainer) { insert(container, containers.count) }
    /// Inserts a container. Stops the program if the container has a layout manager, or if the index is outside of
    /// `0 ... textContainers.count`.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) { insert(container, index) }
    /// Removes a container. Stops the program if there is no container with the index.
    open func removeTextContainer(at index: Int) { remove(at: index) }
    /// Called after a change of the size, the padding or the lines of a container. Invalidates the layout.
    open func textContainerChangedGeometry(_ container: NSTextContainer) { containerChanged() }

    /// Whether the text below a requested line may have no layout. False by default; true in a text view.
    ///
    /// If it is false, a request lays out the text from the start to the requested line.
    open var allowsNonContiguousLayout = false
    /// Whether the layout has lines whose position is an estimate.
    open var hasNonContiguousLayout: Bool { allowsNonContiguousLayout && !area.loadColumn().isMeasured }
    /// The threshold for dividing words in paragraphs without a ``NSParagraphStyle/hyphenationFactor``, in `0 ... 1`.
    /// 0 by default. Values outside of the range are clamped for the layout.
    open var hyphenationFactor: Float = 0 { didSet { if hyphenationFactor != oldValue { hyphenationChanged() } } }
    /// Whether words are divided where UIKit chooses. False by default. Chosen: as with a ``hyphenationFactor`` of 1.
    open var usesDefaultHyphenation = false {
        didSet { if usesDefaultHyphenation != oldValue { hyphenationChanged() } }
    }
    /// - Coverage: inert (lines have the height of their fonts)
    open var usesFontLeading = true { didSet { logInert("usesFontLeading", "lines have the height of their fonts") } }
    /// - Coverage: inert (spaces and breaks are not drawn)
    open var showsInvisibleCharacters = false {
        didSet { logInert("showsInvisibleCharacters", "spaces and breaks are not drawn") }
    }
    /// - Coverage: inert (control characters are not drawn)
    open var showsControlCharacters = false {
        didSet { logInert("showsControlCharacters", "control characters are not drawn") }
    }

    private func logInert(_ member: String, _ reason: String) {
        Log.once("NSLayoutManager.\(member) has no effect: \(reason)")
    }

    // MARK: Invalidation

    /// Called by the storage after edits. Lays out only the edited paragraphs again. An override calls `super`.
    /// - Parameters:
    ///   - newCharRange: the edited range of the present text, in UTF-16 units.
    ///   - delta: the growth of the text.
    ///   - invalidatedCharRange: the edited range, with the range of fixed attributes.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
        textEdited(textStorage, newCharRange, delta)
    }
    /// Lays out the paragraphs of a range again.
    /// - Parameter actualCharRange: set to the range, if not nil.
    open func invalidateLayout(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
    ) {
        invalidateLayout(charRange, actualCharRange)
    }
    /// Draws the lines of a range again.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) { area.redisplay(clamped(charRange)) }
    /// Draws the lines of a range again.
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { area.redisplay(clamped(glyphRange)) }

    /// Does nothing: glyphs are characters.
    open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
    /// Does nothing: glyphs are characters.
    open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}
    /// Lays out the text up to the end of a range.
    open func ensureLayout(forCharacterRange charRange: NSRange) { layOut(upTo: clamped(charRange).upperBound) }
    /// Lays out the text up to the end of a range.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { layOut(upTo: clamped(glyphRange).upperBound) }
    /// Lays out the text of a container.
    open func ensureLayout(for container: NSTextContainer) { if hasText(container) { layOut(upTo: length) } }
    /// Lays out the text of a container down to the lower edge of a rectangle.
    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
        if hasText(container) { layOut(downTo: bounds.maxY) }
    }

    // MARK: Glyphs and characters

    /// The number of glyphs: the length of the text in UTF-16 units.
    open var numberOfGlyphs: Int { length }
    /// Returns whether there is a glyph with an index.
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<length).contains(glyphIndex) }
    /// Returns the index.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    /// Returns the index.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    /// Returns the range, without the part outside of the text.
    open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) -> NSRange {
        answer(clamped(charRange), actualCharacterRange)
    }
    /// Returns the range, without the part outside of the text.
    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        answer(clamped(glyphRange), actualGlyphRange)
    }
    /// Returns the glyphs that fit into a container.
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        hasText(container) ? NSRange(0..<fittingEnd) : NSRange(location: 0, length: 0)
    }
    /// Returns the container of a glyph; nil if the glyph fits into no container.
    /// - Parameter effectiveGlyphRange: set to the glyphs of the container, if not nil.
    open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?)
        -> NSTextContainer?
    { container(holding: glyphIndex, effectiveGlyphRange) }

    // MARK: Lines

    /// Returns the rectangle around the lines of a container, with their padding.
    ///
    /// Lays out the text. Folklore (text/used-rect): UIKit also answers the rectangle of laid-out text.
    open func usedRect(for container: NSTextContainer) -> CGRect { hasText(container) ? usedRect : .zero }
    /// Returns the rectangle of the line of a glyph, as wide as the container; zero for a glyph that fits into no
    /// container.
    /// - Parameter effectiveGlyphRange: set to the glyphs of the line, if not nil; for a glyph that fits into no
    ///   container, to the rest of the text.
    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?)
        -> CGRect
    { fragment(holding: glyphIndex, effectiveGlyphRange)?.frame ?? .zero }
    /// Returns the part of the line's rectangle with text, and the padding at both sides.
    /// - Parameter effectiveGlyphRange: set to the glyphs of the line, if not nil.
    open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?)
        -> CGRect
    { fragment(holding: glyphIndex, effectiveGlyphRange)?.used ?? .zero }
    /// Returns the start of a glyph on its baseline, from the top left corner of the line's rectangle.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint { origin(ofGlyph: glyphIndex) }
    /// The rectangle of the empty line at the end of the text.
    ///
    /// Documented (NSLayoutManager.extraLineFragmentRect): zero, unless the text is empty or ends with a break.
    open var extraLineFragmentRect: CGRect { extraFragment?.frame ?? .zero }
    /// The rectangle of the insertion point in the empty line at the end of the text, with padding at both sides.
    open var extraLineFragmentUsedRect: CGRect { extraFragment?.used ?? .zero }
    /// The container of the empty line at the end of the text; nil without such a line.
    open var extraLineFragmentTextContainer: NSTextContainer? { extraFragment == nil ? nil : containers.first }
    /// Calls a closure for each line of a range, from top to bottom. A line that is partly in the range is included.
    /// - Parameter block: is called with the rectangle of the line, the rectangle of its text, its container, its
    ///   glyphs, and a flag that ends the enumeration.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { enumerateLines(clamped(glyphRange), block) }

    // MARK: Places

    /// Returns the rectangle around the glyphs of a range, with the height of their lines.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        hasText(container) ? bounds(of: clamped(glyphRange)) : .zero
    }
    /// Returns the glyphs of the lines that a rectangle touches.
    open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        hasText(container) ? NSRange(glyphs(in: bounds)) : NSRange(location: 0, length: 0)
    }
    /// Returns the glyphs of the lines that a rectangle touches.
    open func glyphRange(forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer)
        -> NSRange
    { glyphRange(forBoundingRect: bounds, in: container) }
    /// Returns the glyph nearest to a point; 0 in an empty text.
    /// - Parameter partialFraction: set to the part of the glyph's width before the point, in `0 ... 1`, if not nil.
    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let found: (index: Int, fraction: CGFloat) = hasText(container) ? glyph(near: point) : (0, 0)
        partialFraction?.pointee = found.fraction
        return found.index
    }
    /// Returns the glyph nearest to a point; 0 in an empty text.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
    }
    /// Returns the part of the nearest glyph's width before a point, in `0 ... 1`.
    open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        hasText(container) ? glyph(near: point).fraction : 0
    }
    /// Returns the character nearest to a point; 0 in an empty text.
    ///
    /// The nearest character is also returned for a point beside the text. An app that follows links compares the point
    /// with ``boundingRect(forGlyphRange:in:)``.
    /// - Parameter partialFraction: set to the part of the way from the insertion point before the character to the one
    ///   after it, in `0 ... 1`, if not nil.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
    }
    /// Calls a closure with rectangles that contain the glyphs of a range, one or more for each line.
    /// - Parameter selectedRange: if its location is not `NSNotFound`, a line that the range continues beyond is filled
    ///   to the edge of the container.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard hasText(textContainer) else { return }
        enumerateRects(clamped(glyphRange), isSelection: selectedRange.location != NSNotFound, block)
    }

    // MARK: Drawing

    /// Draws the backgrounds of glyphs into the current context. Called before ``drawGlyphs(forGlyphRange:at:)``.
    ///
    /// A text view with an own class of layout manager calls the methods for each visible paragraph. An override may
    /// draw into the margins of the text.
    /// - Parameter origin: the top left corner of the container in the context.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        drawBackgrounds(clamped(glyphsToShow), origin)
    }
    /// Draws glyphs with their lines and attachments into the current context.
    /// - Parameter origin: the top left corner of the container in the context.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        drawText(clamped(glyphsToShow), origin)
    }
    /// Fills the rectangles behind characters with a background color. Called by
    /// ``drawBackground(forGlyphRange:at:)`` for each range with one color. An override may draw rounded rectangles.
    /// - Parameters:
    ///   - rectArray: the rectangles in the current context, from the first line to the last.
    ///   - rectCount: the number of rectangles.
    open func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
    ) {
        fill(UnsafeBufferPointer(start: rectArray, count: max(rectCount, 0)), color)
    }
}

/// Called by a layout manager. Every method has a default, which does nothing.
@preconcurrency @MainActor
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
    /// Called after the text or a container has changed.
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
    /// Called after a request has laid out the text of the container to its end.
    /// - Parameter layoutFinishedFlag: true: no text remains without layout.
    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool)
}

extension NSLayoutManagerDelegate {
    /// Does nothing by default.
    public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
    /// Does nothing by default.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
    ) {}
}
