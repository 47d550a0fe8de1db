import CoreGraphics
import Foundation
import HostInterface
import QuartzCore
import TextLogic

/// The layout of a text view: one text block for each paragraph.
extension UITextView {
    // MARK: Blocks

    func block(of paragraph: ParagraphColumn.Paragraph) -> TextBlock {
        block(of: paragraph, lines: remainingLines(for: paragraph), width: content.width ?? lineWidth)
    }

    private func block(of paragraph: ParagraphColumn.Paragraph, lines: Int?, width: CGFloat) -> TextBlock {
        var defaults = TextDefaults(font: content.font, color: content.color)
        defaults.alignment = textAlignment
        defaults.lineBreakMode = lines == nil ? .byWordWrapping : textContainer.lineBreakMode
        defaults.maximumLines = lines ?? 0
        defaults.hyphenationFactor = content.kit?.manager.ownHyphenation ?? 0
        defaults.isRightToLeft = isRightToLeft
        defaults.traits = traitCollection
        defaults.followsTextSize = adjustsFontForContentSizeCategory
        defaults.place.container = textContainer
        defaults.place.line.width = width.isFinite ? width : 0
        defaults.place.character = paragraph.range.lowerBound
        let text = content.editing.content
        let range = paragraph.range
        let isLast = range.lowerBound == text.length
        var styled = text.styled(
            range, content.styles,
            emptyStyle: isLast ? content.editing.typingStyle : text.style(at: range.lowerBound))
        styleLinks(&styled, of: range)
        reserveAttachments(in: &styled, of: range, line: CGSize(width: defaults.place.line.width, height: 0))
        if let marked = content.editing.marked?.clamped(to: range), !marked.isEmpty {
            styled.set(
                .underlineStyle, NSUnderlineStyle.single.rawValue, from: marked.lowerBound - range.lowerBound,
                to: marked.upperBound - range.lowerBound)
        }
        return TextBlock(styled, defaults)
    }

    /// The number of lines that a paragraph may have; nil without a limit.
    func remainingLines(for paragraph: ParagraphColumn.Paragraph) -> Int? {
        let limit = textContainer.maximumNumberOfLines
        guard limit > 0 else { return nil }
        let column = loadColumn()
        let index = column.index(holding: paragraph.range.lowerBound)
        var budget = content.budget
        let rest = budget.remaining(before: index, limit: limit) { index, rest in
            let block = block(of: column[index], lines: rest, width: content.width ?? 0)
            guard flow == nil else { return lines(of: column[index], block).rowCount }
            return appContext.shaper?.metrics(of: block, width: content.width ?? 0).lineCount ?? 1
        }
        content.budget = budget
        return rest
    }

    /// The size of a paragraph with the space around it, and the number of its lines.
    /// - Parameters:
    ///   - top: the top of the paragraph in the container.
    ///   - lines: the number of lines that the paragraph may have; nil is no limit.
    private func measure(_ paragraph: ParagraphColumn.Paragraph, _ width: CGFloat, top: CGFloat, lines: Int?)
        -> (size: CGSize, lines: Int)
    {
        guard lines != 0 else { return (.zero, 0) }
        let block = block(of: paragraph, lines: lines, width: width)
        content.measuredCount += 1
        var (size, count) = (CGSize.zero, 1)
        if let flow = ContainerFlow(textContainer, width: width), top < flow.bottom {
            let isKnown = content.width == width && top == paragraph.top
            let laid = isKnown ? self.lines(of: paragraph, block) : fragments(of: paragraph, block, flow, top: top)
            (size, count) = (laid.size, laid.rowCount)
        } else {
            guard let metrics = appContext.shaper?.metrics(of: block, width: width) else { return (.zero, 1) }
            (size, count) = (metrics.size, metrics.lineCount)
        }
        if paragraph.range.lowerBound > 0 { size.height += max(block.paragraph.spacingBefore, 0) }
        if paragraph.breakLength > 0 { size.height += max(block.paragraph.spacing, 0) }
        return (size, count)
    }

    /// Chosen: half an em is the average width of a character.
    static func estimate(_ units: Int, _ font: UIFont, _ width: CGFloat) -> Double {
        let characters = max(1, width / max(font.pointSize * 0.5, 0.1))
        return max((CGFloat(units) / characters).rounded(.up), 1) * max(font.lineHeight, 1)
    }

    private func makeColumn(_ width: CGFloat) -> ParagraphColumn {
        let font = content.font
        return ParagraphColumn(content.editing.content) { Self.estimate($0, font, width) }
    }

    // MARK: Sizes

    private var sides: CGFloat {
        textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
    }

    var lineWidth: CGFloat {
        max(bounds.width - adjustedContentInset.left - adjustedContentInset.right - sides, 1)
    }

    /// The size of the whole text, including insets. The heights of a known column are measured once.
    func textSize(fitting width: CGFloat) -> CGSize {
        let lineWidth = max(width - sides, 1)
        var size = CGSize.zero
        if content.width == lineWidth, content.column != nil {
            while let index = content.column?.firstOpen { measureParagraph(index) }
            size = CGSize(width: lineWidth, height: content.column?.height ?? 0)
        } else {
            let column = ParagraphColumn(content.editing.content) { _ in 0 }
            var rest = textContainer.maximumNumberOfLines > 0 ? textContainer.maximumNumberOfLines : nil
            for index in 0..<column.count where rest != 0 {
                let measured = measure(column[index], lineWidth, top: size.height, lines: rest)
                size = CGSize(
                    width: max(size.width, measured.size.width), height: size.height + measured.size.height)
                rest = rest.map { max($0 - max(measured.lines, 1), 0) }
            }
        }
        let scale = max(traitCollection.displayScale, 1)
        func up(_ value: CGFloat) -> CGFloat { (value * scale - 0.001).rounded(.up) / scale }
        return CGSize(
            width: up(size.width + sides), height: up(size.height + textContainerInset.top + textContainerInset.bottom))
    }

    // MARK: Layout

    /// The paragraphs, created for the current width on first use.
    func loadColumn() -> ParagraphColumn {
        let width = lineWidth
        if let column = content.column, content.width == width { return column }
        let column = makeColumn(width)
        content.width = width
        content.column = column
        removeShown()
        return column
    }

    /// Removes the views of the visible paragraphs.
    func removeShown() {
        content.fragments = FragmentCache()
        let shown = content.shown
        content.shown = [:]
        for id in shown.keys.sorted() { shown[id]?.removeFromSuperview() }
    }

    func layOutText() {
        // Measuring moves the paragraphs below, so the visible paragraphs are searched again until they do not change.
        var visible = visibleParagraphs
        for _ in 0..<8 {
            let column = loadColumn()
            let open = visible.filter { !column[$0].isMeasured }
            guard !open.isEmpty else { break }
            open.forEach { measureParagraph($0) }
            visible = visibleParagraphs
        }
        let size = CGSize(
            width: max(bounds.width - adjustedContentInset.left - adjustedContentInset.right, 0),
            height: loadColumn().height + textContainerInset.top + textContainerInset.bottom)
        if contentSize != size { contentSize = size }
        if content.revealsCaret {
            content.revealsCaret = false
            revealCaret()
            visible = visibleParagraphs
            let column = loadColumn()
            for index in visible where !column[index].isMeasured { measureParagraph(index) }
        }
        show(visible)
        showAttachments(in: visible)
        layOutSelection()
        scheduleMeasuring()
    }

    /// Extended by half a screen on both sides, so that scrolling finds finished drawings.
    var visibleParagraphs: Range<Int> {
        let top = bounds.minY - textContainerInset.top - bounds.height / 2
        return loadColumn().indices(from: top, to: top + bounds.height * 2)
    }

    func measureParagraph(_ index: Int) {
        guard content.column != nil else { return }
        measureAbove(index)
        guard let column = content.column, let width = content.width, index < column.count else { return }
        let paragraph = column[index]
        guard !paragraph.isMeasured else { return }
        let rest = remainingLines(for: paragraph)
        let height = measure(paragraph, width, top: paragraph.top, lines: rest).size.height
        // An override of the container may have changed the text.
        guard let column = content.column, index < column.count, column[index].id == paragraph.id else { return }
        let bottom = flow?.bottom ?? -.infinity
        content.column?.setHeight(height, at: index, reopeningAbove: bottom)
    }

    private func show(_ visible: Range<Int>) {
        let paragraphs = visible.map { loadColumn()[$0] }
        let wanted = Set(paragraphs.map(\.id))
        // The views of paragraphs that are no longer visible show other paragraphs.
        var free: [TextPartView] = []
        for id in content.shown.keys.sorted() where !wanted.contains(id) {
            if let view = content.shown.removeValue(forKey: id) { free.append(view) }
        }
        let manager = drawingManager
        for paragraph in paragraphs where isDrawn(paragraph) {
            let known = content.shown[paragraph.id]
            let view = known ?? free.popLast() ?? TextPartView()
            if known == nil {
                content.shown[paragraph.id] = view
                display(paragraph, block(of: paragraph), in: view)
                if view.superview !== self { insertSubview(view, belowSubview: caret) }
            }
            let before = paragraph.range.lowerBound > 0 ? max(view.block?.paragraph.spacingBefore ?? 0, 0) : 0
            let frame = CGRect(
                x: textOrigin.x, y: textOrigin.y + paragraph.top + before, width: content.width ?? 0,
                height: max(paragraph.height - before, 0))
            view.show(paragraph, in: frame, drawnBy: manager.map { ($0, drawingFrame(frame), containerOrigin) })
        }
        for view in free { view.removeFromSuperview() }
    }

    /// Sets the text of a view.
    func display(_ paragraph: ParagraphColumn.Paragraph, _ block: TextBlock, in view: TextPartView) {
        view.block = block
        let lines = flow == nil ? nil : lines(of: paragraph, block)
        view.parts = lines?.hasFragments == true ? lines?.lines.map { TextPartView.Part($0.drawing) } : nil
    }

    /// The top left corner of the first line.
    var textOrigin: CGPoint {
        CGPoint(x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
    }

    private func scheduleMeasuring() {
        guard content.measuring == nil, window != nil, content.column?.isMeasured == false else { return }
        content.measuring = appContext.after(0.02) { [weak self] in
            guard let self else { return }
            self.content.measuring = nil
            self.measureSome()
        }
    }

    /// Measures some paragraphs. Chosen: some ten thousand characters per turn take a few milliseconds. The visible
    /// paragraph stays in place if the user does not scroll.
    private func measureSome() {
        guard let column = content.column else { return }
        let anchor = column.index(at: max(bounds.minY - textContainerInset.top, 0))
        let before = column.count > 0 ? column[anchor].top : 0
        var rest = 12_000
        while rest > 0, let index = content.column?.firstOpen {
            rest -= 100 + (content.column?[index].range.count ?? 0)
            measureParagraph(index)
        }
        guard let measured = content.column, measured.count > 0 else { return }
        let moved = measured[anchor].top - before
        if moved != 0, !isTracking, !isDecelerating {
            contentSize.height += max(moved, 0)
            contentOffset.y += moved
        }
        setNeedsLayout()
    }

    /// Scrolls to the first line of a range.
    func reveal(_ range: NSRange) {
        guard isScrollEnabled, range.location != NSNotFound, range.location >= 0,
            range.location <= content.editing.length
        else { return }
        layOutText()
        measureParagraph(loadColumn().index(holding: range.location))
        let line = caretPlace(range.location)
        setNeedsLayout()
        layoutIfNeeded()
        let height = content.font.lineHeight
        let place = CGRect(x: 0, y: max(0, line.minY - height), width: 1, height: line.height + height)
        scrollRectToVisible(place, animated: false)
    }
}
