public import Foundation
import TextLogic

extension UITextView {
    /// Whether the view has a find interaction. False by default.
    public var isFindInteractionEnabled: Bool {
        get { findInteraction != nil }
        set {
            guard newValue != isFindInteractionEnabled else { return }
            if newValue {
                addInteraction(UIFindInteraction(owning: TextViewFinding()))
            } else if let findInteraction {
                removeInteraction(findInteraction)
            }
        }
    }
    /// The find interaction of the view; nil while ``isFindInteractionEnabled`` is false.
    public var findInteraction: UIFindInteraction? {
        interactions.lazy.compactMap { $0 as? UIFindInteraction }.first
    }
}

/// The sessions of a text view that searches in its own text.
private final class TextViewFinding: NSObject, UIFindInteractionDelegate {
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
        (view as? UITextView).map { UITextSearchingFindSession(searchableObject: $0) }
    }
}

extension UITextView: UITextSearching {
    public typealias DocumentIdentifier = AnyHashable?

    /// Whether the text can be edited.
    public var supportsTextReplacement: Bool { isEditable }

    /// Passes the ranges that match to the aggregator before the method returns.
    public func performTextSearch(
        queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<AnyHashable?>
    ) {
        for range in search(queryString, options).ranges(in: wholeText) {
            resultAggregator.foundRange(OffsetRange(range), searchString: queryString, document: nil)
        }
        resultAggregator.finishedSearching()
    }

    private func search(_ query: String, _ options: UITextSearchOptions) -> TextSearch {
        let words: TextSearch.Words =
            switch options.wordMatchMethod {
            case .contains: .contains
            case .startsWith: .startsWith
            case .fullWord: .fullWord
            }
        return TextSearch(query, options: options.stringCompareOptions, words: words)
    }

    public func compare(_ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??) -> ComparisonResult {
        let (a, b) = (content.range(foundRange), content.range(toRange))
        let (first, second) = ((a.lowerBound, a.upperBound), (b.lowerBound, b.upperBound))
        return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
    }

    public func decorate(
        foundTextRange: UITextRange, document: AnyHashable??, usingStyle: UITextSearchFoundTextStyle
    ) {
        mark(content.range(foundTextRange), usingStyle)
    }

    public func clearAllDecoratedFoundText() { removeMarks() }

    public func scrollRangeToVisible(_ range: UITextRange, inDocument: AnyHashable??) {
        scrollRangeToVisible(NSRange(content.range(range)))
    }

    /// Asks the delegate of the view.
    public func shouldReplace(foundTextRange: UITextRange, document: AnyHashable??, withText: String) -> Bool {
        isEditable && allows(TextEditing.Edit(content.range(foundTextRange), withText))
    }

    public func replace(foundTextRange: UITextRange, document: AnyHashable??, withText: String) {
        closeUndoGroup()
        defer { closeUndoGroup() }
        make(TextEditing.Edit(content.range(foundTextRange), withText))
    }

    /// Replaces all results in one edit and one undo step. Asks the delegate of the view for the edit: a range
    /// from the first to the last result.
    public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {
        let ranges = search(queryString, options).ranges(in: wholeText)
        guard isEditable, let first = ranges.first, let last = ranges.last else { return }
        let part = first.lowerBound..<last.upperBound
        var new = "", runs: [StyleRun] = []
        var end = part.lowerBound
        for range in ranges {
            new += content.editing.content.string(end..<range.lowerBound) + withText
            runs += content.editing.content.styles(end..<range.lowerBound)
            let style = content.editing.content.style(at: range.lowerBound)
            runs.append(StyleRun(length: withText.utf16.count, style: style))
            end = range.upperBound
        }
        closeUndoGroup()
        defer { closeUndoGroup() }
        propose(TextEditing.Edit(part, new, styles: runs))
    }

    // MARK: Marks

    private func mark(_ range: Range<Int>, _ style: UITextSearchFoundTextStyle) {
        switch style {
        case .normal: content.found.remove(range)
        case .found: content.found.insert(range)
        case .highlighted: content.found.highlight(range)
        }
        setNeedsLayout()
    }
}
