import CoreGraphics
import Foundation

/// A position in a text field or text view, in UTF-16 units from the start of the text.
final class OffsetPosition: UITextPosition {
    let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }

    override func isEqual(_ object: Any?) -> Bool { (object as? OffsetPosition)?.offset == offset }
    override var hash: Int { offset }
}

/// A range of a text field or text view, in UTF-16 units.
final class OffsetRange: UITextRange {
    let range: Range<Int>

    init(_ range: Range<Int>) {
        self.range = range
        super.init()
    }

    override var isEmpty: Bool { range.isEmpty }
    override var start: UITextPosition { OffsetPosition(range.lowerBound) }
    override var end: UITextPosition { OffsetPosition(range.upperBound) }
    override func isEqual(_ object: Any?) -> Bool { (object as? OffsetRange)?.range == range }
    override var hash: Int { range.hashValue }
}

extension UITextRange {
    /// The part of the range inside some offsets; empty at 0 for a range of another text.
    func offsets(in limits: ClosedRange<Int>) -> Range<Int> {
        guard let range = (self as? OffsetRange)?.range else { return 0..<0 }
        let low = min(max(range.lowerBound, limits.lowerBound), limits.upperBound)
        return low..<min(max(range.upperBound, low), limits.upperBound)
    }
}

extension UITextPosition {
    /// The nearest offset inside some offsets; that of 0 for a position of another text.
    func offset(in limits: ClosedRange<Int>) -> Int {
        min(max((self as? OffsetPosition)?.offset ?? 0, limits.lowerBound), limits.upperBound)
    }
}

/// A rectangle of the selection in one line.
final class LineSelectionRect: UITextSelectionRect {
    private let place: CGRect
    private let ends: (start: Bool, end: Bool)
    private let isRightToLeft: Bool

    init(_ place: CGRect, start: Bool, end: Bool, isRightToLeft: Bool) {
        self.place = place
        ends = (start, end)
        self.isRightToLeft = isRightToLeft
        super.init()
    }

    override var rect: CGRect { place }
    override var writingDirection: NSWritingDirection { isRightToLeft ? .rightToLeft : .leftToRight }
    override var containsStart: Bool { ends.start }
    override var containsEnd: Bool { ends.end }
}
