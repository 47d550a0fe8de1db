import CoreGraphics
import Foundation
import HostInterface
import QuartzCore
import TextLogic

/// A paragraph with its lines. Lines are in the coordinates of the paragraph.
@MainActor
private struct LaidOutParagraph {
    let paragraph: ParagraphColumn.Paragraph
    let block: TextBlock
    let laid: ParagraphLines
    /// The top left corner of the block in the text view.
    let origin: CGPoint

    var lines: [ParagraphLine] { laid.lines }

    /// The line of an offset inside the paragraph.
    func line(holding offset: Int, isAtLineEnd: Bool) -> Int {
        let found = lines.lastIndex { $0.range.lowerBound <= offset } ?? 0
        return isAtLineEnd && found > 0 && lines[found].range.lowerBound == offset ? found - 1 : found
    }

    func local(_ offset: Int) -> Int { min(max(offset - paragraph.range.lowerBound, 0), paragraph.range.count) }
}

/// Places of characters, the caret and the selection, in the coordinates of the text view.
extension UITextView {
    private func laidOut(_ index: Int) -> LaidOutParagraph? {
        guard index < loadColumn().count else { return nil }
        measureParagraph(index)
        guard index < loadColumn().count else { return nil }
        let paragraph = loadColumn()[index]
        let block = content.shown[paragraph.id]?.block ?? block(of: paragraph)
        let before = paragraph.range.lowerBound > 0 ? max(block.paragraph.spacingBefore, 0) : 0
        return LaidOutParagraph(
            paragraph: paragraph, block: block, laid: lines(of: paragraph, block),
            origin: CGPoint(x: textOrigin.x, y: textOrigin.y + paragraph.top + before))
    }

    // MARK: Caret

    var headPlace: CGRect {
        caretPlace(content.editing.selection.head, isAtLineEnd: content.editing.isAtLineEnd)
    }

    /// The place of the caret by `caretRect(for:)`, which a subclass may override.
    private var askedHeadPlace: CGRect {
        let head = content.editing.selection.head
        let asked = caretRect(for: OffsetPosition(head))
        return asked == caretPlace(head) ? headPlace : asked
    }

    var caretRectInWindow: CGRect {
        layoutIfNeeded()
        return convert(headPlace, to: nil)
    }

    /// Measured (text/view-caret): the caret is 2 points wide, and 1 point higher than the line and 1.5 points taller.
    func caretPlace(_ offset: Int, isAtLineEnd: Bool = false) -> CGRect {
        guard let part = laidOut(loadColumn().index(holding: offset)) else { return .zero }
        let local = part.local(offset)
        let number = part.line(holding: local, isAtLineEnd: isAtLineEnd)
        guard part.lines.indices.contains(number) else { return .zero }
        let line = part.lines[number], frame = line.frame
        let x =
            part.paragraph.range.isEmpty
            ? emptyLineCaret(frame, line.span) : line.caret(local, appContext.shaper)
        return CGRect(
            x: part.origin.x + x - FieldMetrics.caretWidth / 2, y: part.origin.y + frame.minY - 1,
            width: FieldMetrics.caretWidth, height: frame.height + 1.5)
    }

    /// The position of the caret in a line without text, whose block is a space: the edge at which the line is aligned,
    /// or the middle.
    private func emptyLineCaret(_ frame: CGRect, _ span: ClosedRange<CGFloat>) -> CGFloat {
        if frame.minX < span.lowerBound + 0.5 { return span.lowerBound }
        return frame.maxX > span.upperBound - 0.5 ? span.upperBound : frame.midX
    }

    func revealCaret() {
        guard isScrollEnabled else { return }
        scrollRectToVisible(headPlace.insetBy(dx: 0, dy: -1), animated: false)
    }

    // MARK: Points

    /// The offset nearest to a point, and whether the offset is the end of the point's line.
    func nearest(to point: CGPoint) -> (offset: Int, isAtLineEnd: Bool) {
        guard point.x.isFinite, point.y.isFinite else { return (content.editing.length, false) }
        let index = loadColumn().index(at: point.y - textOrigin.y)
        guard let part = laidOut(index) else { return (0, false) }
        let local = CGPoint(x: point.x - part.origin.x, y: point.y - part.origin.y)
        return nearest(in: part, line: part.laid.index(at: local), x: point.x)
    }

    private func nearest(in part: LaidOutParagraph, line: Int, x: CGFloat) -> (offset: Int, isAtLineEnd: Bool) {
        let found =
            part.lines.indices.contains(line)
            ? part.lines[line].boundary(at: x - part.origin.x, appContext.shaper) : 0
        let local = min(found, part.paragraph.range.count)
        let isAtEnd = line + 1 < part.lines.count && part.lines[line + 1].range.lowerBound == local
        return (part.paragraph.range.lowerBound + local, isAtEnd)
    }

    func character(at point: CGPoint) -> Range<Int>? {
        guard hasText else { return nil }
        let (offset, bounds) = (nearest(to: point).offset, content.editing.bounds)
        let caret = caretPlace(offset)
        // The nearest boundary may be the end of the character at the point.
        let isBefore = caret.midX > point.x && !isRightToLeft(at: offset) && offset > bounds.lineStart(before: offset)
        let start = isBefore || offset == content.editing.length ? bounds.characterStart(before: offset) : offset
        return start..<bounds.characterEnd(after: start)
    }

    // MARK: Lines

    /// The place one line above or below an offset, near a horizontal position; nil outside of the text.
    func nearest(aLine direction: TextEditing.Direction, from offset: Int, isAtLineEnd: Bool, x: CGFloat)
        -> (offset: Int, isAtLineEnd: Bool)?
    {
        let index = loadColumn().index(holding: offset)
        guard let part = laidOut(index) else { return nil }
        let line = part.line(holding: part.local(offset), isAtLineEnd: isAtLineEnd)
        guard part.lines.indices.contains(line) else { return nil }
        let next = part.lines[line].row + (direction == .backward ? -1 : 1)
        if (0..<part.laid.rowCount).contains(next) {
            return nearest(in: part, line: part.laid.nearest(inRow: next, x: x - part.origin.x), x: x)
        }
        let other = direction == .backward ? index - 1 : index + 1
        guard other >= 0, let neighbor = laidOut(other), !neighbor.lines.isEmpty else { return nil }
        let row = direction == .backward ? neighbor.laid.rowCount - 1 : 0
        return nearest(in: neighbor, line: neighbor.laid.nearest(inRow: row, x: x - neighbor.origin.x), x: x)
    }

    /// The start or end of the displayed line of an offset. Folklore (text/line-end): the end is before the break.
    func lineEdge(_ direction: TextEditing.Direction, from offset: Int, isAtLineEnd: Bool)
        -> (offset: Int, isAtLineEnd: Bool)
    {
        guard let part = laidOut(loadColumn().index(holding: offset)) else { return (offset, false) }
        let number = part.line(holding: part.local(offset), isAtLineEnd: isAtLineEnd)
        guard part.lines.indices.contains(number) else { return (offset, false) }
        let range = part.lines[number].range
        let start = part.paragraph.range.lowerBound
        if direction == .backward { return (start + range.lowerBound, false) }
        let isWrapped = number + 1 < part.lines.count
        var end = min(start + range.upperBound, part.paragraph.range.upperBound)
        // A separator at the end of a line is not a place to wrap.
        if isWrapped, end > start, TextBoundaries.isBreak(content.editing.content[end - 1]) { end -= 1 }
        return (end, isWrapped && end == start + range.upperBound)
    }

    func moved(from offset: Int, _ direction: UITextLayoutDirection, _ count: Int) -> Int? {
        var place = offset
        guard count <= content.editing.length else { return nil }
        for _ in 0..<max(0, count) {
            let next: Int?
            switch direction {
            case .up, .down:
                let step: TextEditing.Direction = direction == .up ? .backward : .forward
                let x = caretPlace(place).midX
                next = self.nearest(aLine: step, from: place, isAtLineEnd: false, x: x)?.offset
            case .left, .right:
                let step: TextEditing.Direction = isForward(direction, at: place) ? .forward : .backward
                next = content.editing.target(from: place, step, .character)
            }
            guard let next, next != place else { return nil }
            place = next
        }
        return place
    }

    // MARK: Direction

    /// The direction of the paragraph at an offset, as it is displayed.
    func isRightToLeft(at offset: Int) -> Bool {
        let column = loadColumn()
        guard column.count > 0 else { return isRightToLeft }
        let range = column[column.index(holding: offset)].range
        return content.editing.bounds.isRightToLeft(in: range) ?? isRightToLeft
    }

    func isForward(_ direction: UITextLayoutDirection, at offset: Int) -> Bool {
        switch direction {
        case .right: !isRightToLeft(at: offset)
        case .left: isRightToLeft(at: offset)
        case .up: false
        case .down: true
        }
    }

    // MARK: Rectangles of a range

    /// The rectangles of the lines of a range in some paragraphs. A line that continues reaches to the edge.
    private func lineRects(_ range: Range<Int>, in indices: Range<Int>) -> [(rect: CGRect, isRightToLeft: Bool)] {
        var result: [(CGRect, Bool)] = []
        for index in indices {
            guard let part = laidOut(index) else { continue }
            let (low, high) = (part.local(range.lowerBound), part.local(range.upperBound))
            let continues = range.upperBound > part.paragraph.range.upperBound
            for (number, line) in part.lines.enumerated() {
                let isLast = number + 1 == part.lines.count
                let end = isLast ? part.paragraph.range.count : line.range.upperBound
                let local = max(low, line.range.lowerBound)..<max(min(high, end), max(low, line.range.lowerBound))
                let reachesEdge = isLast ? continues && low <= end : high > end && low < end
                guard !local.isEmpty || reachesEdge else { continue }
                let shaper = appContext.shaper
                var stretches = line.stretches(local, shaper)
                if reachesEdge {
                    let caret = line.caret(local.lowerBound, shaper)
                    if stretches.isEmpty { stretches = [caret...caret] }
                    let last = stretches.count - 1
                    if line.isRightToLeft {
                        stretches[0] = min(line.span.lowerBound, stretches[0].upperBound)...stretches[0].upperBound
                    } else {
                        let edge = line.span.upperBound
                        stretches[last] = stretches[last].lowerBound...max(edge, stretches[last].lowerBound)
                    }
                }
                for stretch in stretches {
                    let rect = CGRect(
                        x: part.origin.x + stretch.lowerBound, y: part.origin.y + line.frame.minY,
                        width: stretch.upperBound - stretch.lowerBound, height: line.frame.height)
                    result.append((rect, line.isRightToLeft))
                }
            }
        }
        return result
    }

    /// The frame of the picture in place of a character; nil without a picture.
    func attachmentFrame(at offset: Int) -> CGRect? {
        guard let part = laidOut(loadColumn().index(holding: offset)) else { return nil }
        let local = part.local(offset)
        let number = part.line(holding: local, isAtLineEnd: false)
        guard let picture = part.block.picture(at: local), part.lines.indices.contains(number) else { return nil }
        let line = part.lines[number]
        let stretch = line.stretches(local..<local + 1, appContext.shaper).first
        return CGRect(
            x: part.origin.x + (stretch?.lowerBound ?? 0),
            y: part.origin.y + line.frame.minY + line.baseline - picture.rise - picture.size.height,
            width: picture.size.width, height: picture.size.height)
    }

    private func indices(of range: Range<Int>) -> Range<Int> {
        let column = loadColumn()
        let first = column.index(holding: range.lowerBound)
        return first..<max(column.index(holding: range.upperBound), first) + 1
    }

    func rects(_ range: Range<Int>) -> [UITextSelectionRect] {
        guard !range.isEmpty else { return [] }
        let rects = lineRects(range, in: indices(of: range))
        return rects.enumerated().map { index, part in
            LineSelectionRect(
                part.rect, start: index == 0, end: index == rects.count - 1, isRightToLeft: part.isRightToLeft)
        }
    }

    func firstPlace(_ range: Range<Int>) -> CGRect {
        guard !range.isEmpty else { return caretPlace(range.lowerBound) }
        let first = indices(of: range).lowerBound
        let rects = lineRects(range, in: first..<first + 1)
        let top = rects.first?.rect.minY
        return rects.prefix { $0.rect.minY == top }.map(\.rect).reduce(rects.first?.rect ?? .zero) { $0.union($1) }
    }

    // MARK: Views

    /// Places the caret, and the rectangles of the selection in the visible paragraphs.
    func layOutSelection() {
        let selection = content.editing.selection
        caret.isHidden = !content.isEditing || !selection.isEmpty || !content.caretIsOn
        if content.isEditing {
            caret.backgroundColor = tintColor
            let frame = askedHeadPlace
            if caret.frame != frame { caret.frame = frame }
        }
        let visible = visibleParagraphs
        var rects: [CGRect] = []
        if isFirstResponder, !selection.isEmpty, !visible.isEmpty {
            let selected = indices(of: selection.range)
            rects = lineRects(selection.range, in: selected.clamped(to: visible)).map(\.rect)
        }
        while highlight.subviews.count > rects.count { highlight.subviews.last?.removeFromSuperview() }
        // Folklore (text/selection): the tint color at a fifth.
        let color = tintColor.withAlphaComponent(0.2)
        for (index, rect) in rects.enumerated() {
            let view = index < highlight.subviews.count ? highlight.subviews[index] : UIView()
            if view.superview == nil { highlight.addSubview(view) }
            view.backgroundColor = color
            if view.frame != rect { view.frame = rect }
        }
        layOutMarks(in: visible)
        layOutHandles()
        // The interactions must know a touch from its beginning.
        if isFirstResponder, !selection.isEmpty, allowsDrag { _ = loadDragWork() }
    }

    /// Places the rectangles behind the results of a search in the visible paragraphs.
    private func layOutMarks(in visible: Range<Int>) {
        let column = loadColumn()
        var marks: [(rect: CGRect, isHighlighted: Bool)] = []
        for index in visible where index < column.count {
            for range in content.found.ranges(in: column[index].range) {
                let isHighlighted = range == content.found.highlighted
                marks += lineRects(range, in: index..<index + 1).map { ($0.rect, isHighlighted) }
            }
        }
        guard !marks.isEmpty || content.foundView != nil else { return }
        let view = content.foundView ?? FoundMarksView()
        if content.foundView == nil {
            content.foundView = view
            insertSubview(view, belowSubview: highlight)
        }
        view.display(marks)
    }
}
