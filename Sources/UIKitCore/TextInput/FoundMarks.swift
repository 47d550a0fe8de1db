import CoreGraphics
import Foundation
import QuartzCore

/// The results of a search that a text view decorates: ascending ranges that do not overlap.
struct FoundMarks {
    private(set) var ranges: [Range<Int>] = []
    private(set) var highlighted: Range<Int>?

    /// The index of the first range that ends after an offset.
    private func index(after offset: Int) -> Int {
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound > offset { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// The decorated ranges in a part of the text.
    func ranges(in part: Range<Int>) -> ArraySlice<Range<Int>> {
        let first = index(after: part.lowerBound)
        return ranges[first...].prefix { $0.lowerBound < part.upperBound }
    }

    /// Decorates a range. The range replaces overlapping decorated ranges.
    mutating func insert(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        let first = index(after: range.lowerBound)
        var end = first
        while end < ranges.count, ranges[end].lowerBound < range.upperBound { end += 1 }
        ranges.replaceSubrange(first..<end, with: CollectionOfOne(range))
        if highlighted == range { highlighted = nil }
    }

    mutating func highlight(_ range: Range<Int>) {
        insert(range)
        highlighted = range
    }

    mutating func remove(_ range: Range<Int>) {
        let first = index(after: range.lowerBound)
        if first < ranges.count, ranges[first] == range { ranges.remove(at: first) }
        if highlighted == range { highlighted = nil }
    }
}

/// The rectangles behind the results of a search in a text view.
final class FoundMarksView: UIView {
    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    /// Displays rectangles in the coordinates of the text view.
    func display(_ marks: [(rect: CGRect, isHighlighted: Bool)]) {
        while subviews.count > marks.count { subviews.last?.removeFromSuperview() }
        for (index, mark) in marks.enumerated() {
            let view = index < subviews.count ? subviews[index] : UIView()
            if view.superview == nil {
                view.layer.cornerRadius = 3
                addSubview(view)
            }
            // Chosen: the text remains readable in light and dark appearance.
            view.backgroundColor =
                mark.isHighlighted
                ? UIColor.systemOrange.withAlphaComponent(0.6)
                : UIColor.systemYellow.withAlphaComponent(0.35)
            if view.frame != mark.rect { view.frame = mark.rect }
        }
    }
}

extension UITextView {
    func removeMarks() {
        guard !content.found.ranges.isEmpty else { return }
        content.found = FoundMarks()
        setNeedsLayout()
    }

    /// Removes the results of a search, whose ranges an edit may have moved. A visible find navigator searches again.
    func updateMarks() {
        removeMarks()
        findPresenter?.textChanged()
    }
}
