import CoreGraphics
import Foundation
import HostInterface
import TextLogic

/// The layout of a text in one column: a text view, or a container without a view.
@preconcurrency @MainActor
protocol ParagraphArea: AnyObject {
    /// The paragraphs for the current width, created on first use.
    func loadColumn() -> ParagraphColumn
    /// Measures a paragraph whose height is an estimate.
    func measureParagraph(_ index: Int)
    /// The block of a paragraph.
    func block(of paragraph: ParagraphColumn.Paragraph) -> TextBlock
    /// The width of the lines; infinite without a limit.
    var lineWidth: CGFloat { get }
    /// The free parts of lines; nil if all lines have the whole width.
    var flow: ContainerFlow? { get }
    var fragmentCache: FragmentCache { get set }
    /// The text with its styles.
    var areaText: EditedText { get }
    var areaShaper: (any TextShaper)? { get }
    /// Makes the heights of the paragraphs of a range estimates.
    func reopen(_ range: Range<Int>)
    /// Draws the paragraphs of a range again.
    func redisplay(_ range: Range<Int>)
    /// Called after edits of a storage.
    func storageEdited(_ storage: NSTextStorage, _ range: Range<Int>, growth: Int)
    /// Called when the layout manager got or lost a storage.
    func storageReplaced(_ storage: NSTextStorage?)
}

extension EditedText {
    /// The text of a paragraph with attributes. An empty paragraph is a space, which has the height of a line.
    func styled(_ range: Range<Int>, _ styles: TextStyles, emptyStyle: Int) -> StyledText {
        guard !range.isEmpty else { return StyledText(" ", styles[emptyStyle]) }
        var styled = StyledText("", [:])
        var start = range.lowerBound
        for run in self.styles(range) {
            styled.append(string(start..<start + run.length), styles[run.style])
            start += run.length
        }
        return styled
    }

    /// Reads a range of a storage.
    /// - Parameter number: returns the number of some attributes.
    init(_ storage: NSTextStorage, _ range: Range<Int>, number: (TextStyles.Attributes) -> Int) {
        let range = range.clamped(to: 0..<max(storage.length, 0))
        let text = (storage.string as NSString).substring(with: NSRange(range))
        let runs = storage.runs(NSRange(range)).map { StyleRun(length: $0.range.length, style: number($0.attributes)) }
        self.init(text, styles: runs)
    }
}

/// The number of lines that each paragraph may have, if the number of lines of a container is limited.
struct LineBudget {
    /// The number of lines before each paragraph from the first on.
    private var totals = [0]

    /// Returns the number of lines that remain for a paragraph; 0 below the last line.
    /// - Parameter count: returns the number of lines of a paragraph that may have some lines.
    mutating func remaining(before index: Int, limit: Int, count: (_ index: Int, _ rest: Int) -> Int) -> Int {
        // Each paragraph has a line.
        guard index < limit else { return 0 }
        while totals.count <= index {
            let used = totals[totals.count - 1]
            guard used < limit else { return 0 }
            totals.append(used + max(count(totals.count - 1, limit - used), 1))
        }
        return max(limit - totals[index], 0)
    }
}
