import CoreGraphics
import Foundation
import HostInterface
import TextLogic

/// Drawing of a layout manager into the current context.
extension NSLayoutManager {
    func drawBackgrounds(_ range: Range<Int>, _ origin: CGPoint) {
        guard UIGraphicsGetCurrentContext() != nil else { return }
        for index in paragraphs(range) {
            guard let lines = lines(ofParagraph: index) else { continue }
            var start = lines.paragraph.range.lowerBound
            // Runs with the same background are one range.
            var parts: [(range: Range<Int>, color: CGColor)] = []
            for run in lines.block.runs {
                let part = (start..<start + run.text.utf16.count).clamped(to: range)
                start += run.text.utf16.count
                guard let color = run.marks?.background, !part.isEmpty else { continue }
                if let last = parts.last, last.color == color, last.range.upperBound == part.lowerBound {
                    parts[parts.count - 1].range = last.range.lowerBound..<part.upperBound
                } else {
                    parts.append((part, color))
                }
            }
            for part in parts {
                let rects = lines.fragments.flatMap { lines.rects(part.range, in: $0) }
                    .map { $0.offsetBy(dx: origin.x, dy: origin.y) }
                guard !rects.isEmpty else { continue }
                rects.withUnsafeBufferPointer { buffer in
                    guard let first = buffer.baseAddress else { return }
                    fillBackgroundRectArray(
                        first, count: buffer.count, forCharacterRange: NSRange(part.range),
                        color: UIColor(cgColor: part.color))
                }
            }
        }
    }

    func fill(_ rects: UnsafeBufferPointer<CGRect>, _ color: UIColor) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setFillColor(color.cgColor)
        for rect in rects { context.fill(rect) }
        context.restoreGState()
    }

    func drawText(_ range: Range<Int>, _ origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        for index in paragraphs(range) {
            guard let lines = lines(ofParagraph: index), !lines.paragraph.range.isEmpty,
                let last = lines.fragments.last
            else { continue }
            guard !lines.lines.hasFragments else {
                drawFragments(lines, range, origin, context)
                continue
            }
            let width = area.lineWidth.isFinite ? area.lineWidth : max(last.used.width, 1)
            let frame = CGRect(
                x: origin.x + lines.origin.x, y: origin.y + lines.origin.y, width: width,
                height: max(last.frame.maxY - lines.origin.y, 0))
            let block = lines.block.withoutBackgrounds
            let whole = lines.paragraph.range
            let fits = last.range.upperBound >= whole.upperBound
            if fits, range.lowerBound <= whole.lowerBound, range.upperBound >= whole.upperBound {
                context.draw(block, in: frame)
                continue
            }
            let visible = lines.fragments.flatMap { lines.rects(range, in: $0) }
                .map { $0.offsetBy(dx: origin.x, dy: origin.y) }
            guard !visible.isEmpty else { continue }
            context.saveGState()
            context.clip(to: visible)
            context.draw(block, in: frame)
            context.restoreGState()
        }
    }

    /// Draws the parts of lines beside exclusion paths.
    private func drawFragments(_ lines: LaidOutLines, _ range: Range<Int>, _ origin: CGPoint, _ context: CGContext) {
        for fragment in lines.fragments where fragment.range.overlaps(range) {
            let (block, place) = lines.lines.lines[fragment.number].drawing
            let frame = place.offsetBy(dx: origin.x + lines.origin.x, dy: origin.y + lines.origin.y)
            let text = fragment.range.clamped(to: lines.paragraph.range)
            let isWhole = range.lowerBound <= text.lowerBound && range.upperBound >= text.upperBound
            if isWhole {
                context.draw(block.withoutBackgrounds, in: frame)
                continue
            }
            let visible = lines.rects(range, in: fragment).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
            guard !visible.isEmpty else { continue }
            context.saveGState()
            context.clip(to: visible)
            context.draw(block.withoutBackgrounds, in: frame)
            context.restoreGState()
        }
    }
}

extension TextBlock {
    /// The block without the background colors of its runs.
    fileprivate var withoutBackgrounds: TextBlock {
        guard runs.contains(where: { $0.marks?.background != nil }) else { return self }
        return with(
            runs.map { run in
                var run = run
                run.marks?.background = nil
                return run
            })
    }
}
