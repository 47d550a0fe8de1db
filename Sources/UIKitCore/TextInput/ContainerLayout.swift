import CoreGraphics
import Foundation
import HostInterface
import QuartzCore
import TextLogic

/// The layout of the text of a layout manager in a container without a view.
///
/// The text is a copy, so that the layout survives the storage.
@MainActor
final class ContainerLayout: ParagraphArea {
    /// Nil while the layout manager has no container; the text then has no limits.
    weak var container: NSTextContainer?
    private var text = EditedText()
    private var styles = TextStyles()
    private var column: ParagraphColumn?
    private var budget = LineBudget()
    /// The number of paragraphs that were measured, for tests.
    private(set) var measuredCount = 0

    var areaText: EditedText { text }
    var areaShaper: (any TextShaper)? { AppContext.current.shaper }
    var lineWidth: CGFloat { container?.lineWidth ?? .infinity }
    var flow: ContainerFlow? { ContainerFlow(container, width: lineWidth) }
    var fragmentCache = FragmentCache()

    /// Called after a change of the container.
    func forget() {
        column = nil
        budget = LineBudget()
        fragmentCache = FragmentCache()
    }

    // MARK: Text

    func storageReplaced(_ storage: NSTextStorage?) {
        keeping(styles) { styles = TextStyles() }
        let text = storage.map { storage in EditedText(storage, 0..<storage.length) { styleNumber(of: $0) } }
        self.text = text ?? EditedText()
        forget()
    }

    func storageEdited(_ storage: NSTextStorage, _ range: Range<Int>, growth: Int) {
        let former = range.lowerBound..<max(range.upperBound - growth, range.lowerBound)
        guard text.length + growth == storage.length, former.upperBound <= text.length else {
            return storageReplaced(storage)
        }
        let new = EditedText(storage, range) { styleNumber(of: $0) }
        text.replace(former, with: new)
        // More lines of one paragraph leave fewer lines for the paragraphs below.
        if (container?.maximumNumberOfLines ?? 0) > 0 { return forget() }
        let change = TextEditing.Change(range: former, length: new.length)
        let bottom = flow?.bottom ?? -.infinity
        column?.apply(change, to: text, reopeningAbove: bottom) { _ in 0 }
    }

    private func styleNumber(of attributes: TextStyles.Attributes) -> Int {
        if let known = knownNumber(of: attributes) { return known }
        return styles.add(attributes)
    }

    /// The app's objects are compared outside of changes of the styles.
    private func knownNumber(of attributes: TextStyles.Attributes) -> Int? {
        let styles = styles
        return styles.number(of: attributes)
    }

    // MARK: Layout

    func loadColumn() -> ParagraphColumn {
        if let column { return column }
        let made = ParagraphColumn(text) { _ in 0 }
        column = made
        return made
    }

    func measureParagraph(_ index: Int) {
        measureAbove(index)
        let column = loadColumn()
        guard index < column.count, !column[index].isMeasured else { return }
        let paragraph = column[index]
        measuredCount += 1
        guard remainingLines(before: index) != 0 else { return setHeight(0, of: paragraph, index) }
        let block = block(of: paragraph)
        var height =
            flow == nil
            ? areaShaper?.metrics(of: block, width: lineWidth).size.height ?? 0
            : lines(of: paragraph, block).size.height
        if paragraph.range.lowerBound > 0 { height += max(block.paragraph.spacingBefore, 0) }
        if paragraph.breakLength > 0 { height += max(block.paragraph.spacing, 0) }
        setHeight(height, of: paragraph, index)
    }

    private func setHeight(_ height: CGFloat, of paragraph: ParagraphColumn.Paragraph, _ index: Int) {
        // An override of the container may have changed the text.
        guard let column, index < column.count, column[index].id == paragraph.id else { return }
        let bottom = flow?.bottom ?? -.infinity
        self.column?.setHeight(height, at: index, reopeningAbove: bottom)
    }

    func block(of paragraph: ParagraphColumn.Paragraph) -> TextBlock {
        block(of: paragraph, lines: remainingLines(before: loadColumn().index(holding: paragraph.range.lowerBound)))
    }

    private func block(of paragraph: ParagraphColumn.Paragraph, lines: Int?) -> TextBlock {
        // Documented (NSAttributedString.Key.font): the default font is Helvetica of 12 points.
        // Documented (NSAttributedString.Key.foregroundColor): the default color is black.
        let traits = UITraitCollection.current
        var defaults = TextDefaults(font: .systemFont(ofSize: 12), color: .black, traits: traits)
        defaults.maximumLines = lines ?? 0
        defaults.hyphenationFactor = container?.ownManager?.ownHyphenation ?? 0
        defaults.lineBreakMode = container?.lineBreakMode ?? .byWordWrapping
        defaults.place.container = container
        defaults.place.line.width = lineWidth.isFinite ? lineWidth : 0
        defaults.place.character = paragraph.range.lowerBound
        defaults.isRightToLeft = traits.layoutDirection == .rightToLeft
        let style = text.style(at: paragraph.range.lowerBound)
        return TextBlock(text.styled(paragraph.range, styles, emptyStyle: style), defaults)
    }

    /// Nil without a limit.
    private func remainingLines(before index: Int) -> Int? {
        guard let limit = container?.maximumNumberOfLines, limit > 0 else { return nil }
        let column = loadColumn()
        var budget = budget
        let rest = budget.remaining(before: index, limit: limit) { index, rest in
            let block = block(of: column[index], lines: rest)
            guard flow == nil else { return lines(of: column[index], block).rowCount }
            return areaShaper?.metrics(of: block, width: lineWidth).lineCount ?? 1
        }
        self.budget = budget
        return rest
    }

    func reopen(_ range: Range<Int>) {
        guard let column else { return }
        self.column?.reopen(column.index(holding: range.lowerBound)..<column.index(holding: range.upperBound) + 1)
    }

    /// A container without a view is drawn by the app.
    func redisplay(_ range: Range<Int>) {}
}
