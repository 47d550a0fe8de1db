import CoreGraphics
import Diagnostics
import Foundation
import HostInterface
import QuartzCore
import TextLogic

/// The containers and the lines of a layout manager.
extension NSLayoutManager {
    /// The layout of the first container.
    var area: any ParagraphArea { containers.first?.textView ?? ownArea }
    var length: Int { area.areaText.length }
    private var padding: CGFloat { containers.first?.padding ?? 0 }
    private var heightLimit: CGFloat { containers.first?.heightLimit ?? .infinity }

    /// Whether a container is the first one of this layout manager.
    func hasText(_ container: NSTextContainer) -> Bool { containers.first === container }

    /// The part of a range inside of the text. `NSNotFound` and negative locations are the end and the start.
    func clamped(_ range: NSRange) -> Range<Int> {
        let length = length
        guard range.location != NSNotFound else { return length..<length }
        let low = min(max(range.location, 0), length)
        return low..<low + min(max(range.length, 0), length - low)
    }

    func answer(_ range: Range<Int>, _ actual: NSRangePointer?) -> NSRange {
        actual?.pointee = NSRange(range)
        return NSRange(range)
    }

    // MARK: Containers

    func insert(_ container: NSTextContainer, _ index: Int) {
        guard (0...containers.count).contains(index) else {
            misuse(
                "NSLayoutManager.insertTextContainer(_:at:): there are \(containers.count) containers, and the index is"
                    + " \(index); insert at an index in 0 ... textContainers.count")
        }
        guard container.ownManager == nil else {
            misuse(
                "NSLayoutManager.addTextContainer(_:): the container has a layout manager; remove the container from"
                    + " that layout manager first, or create another container")
        }
        containers.insert(container, at: index)
        container.ownManager = self
        container.textView?.layoutManagerReplaced(self)
        firstContainerChanged()
    }

    func remove(at index: Int) {
        guard containers.indices.contains(index) else {
            misuse(
                "NSLayoutManager.removeTextContainer(at:): there are \(containers.count) containers, and the index is"
                    + " \(index); remove at an index in 0 ..< textContainers.count")
        }
        let container = containers[index]
        keeping(containers) { _ = containers.remove(at: index) }
        container.ownManager = nil
        firstContainerChanged()
    }

    /// Another container may have the text now.
    func firstContainerChanged() {
        if ownArea.container !== containers.first {
            ownArea.container = containers.first
            area.storageReplaced(textStorage)
        }
        containerChanged()
    }

    /// The factor for the layout, in `0 ... 1`.
    var ownHyphenation: Float {
        let own = hyphenationFactor.isFinite ? min(max(hyphenationFactor, 0), 1) : 0
        return own > 0 ? own : usesDefaultHyphenation ? 1 : 0
    }

    func hyphenationChanged() {
        containers.first?.changed()
        containerChanged()
    }

    func containerChanged() {
        ownArea.forget()
        delegate?.layoutManagerDidInvalidateLayout(self)
    }

    func textEdited(_ storage: NSTextStorage, _ range: NSRange, _ growth: Int) {
        let low = min(max(range.location, 0), storage.length)
        area.storageEdited(
            storage, low..<low + min(max(range.length, 0), storage.length - low), growth: growth)
        delegate?.layoutManagerDidInvalidateLayout(self)
    }

    func invalidateLayout(_ range: NSRange, _ actual: NSRangePointer?) {
        area.reopen(clamped(range))
        actual?.pointee = NSRange(clamped(range))
        delegate?.layoutManagerDidInvalidateLayout(self)
    }

    // MARK: Layout

    /// Lays out the text up to a paragraph, so that positions are not estimates.
    private func layOut(throughParagraph last: Int) {
        guard !allowsNonContiguousLayout else { return }
        var former = -1
        while let index = area.loadColumn().firstOpen, index <= last, index != former {
            area.measureParagraph(index)
            former = index
        }
    }

    func layOut(upTo offset: Int) {
        let column = area.loadColumn()
        let wasComplete = column.isMeasured
        layOut(throughParagraph: column.index(holding: offset))
        if !wasComplete, area.loadColumn().isMeasured {
            delegate?.layoutManager(self, didCompleteLayoutFor: containers.first, atEnd: true)
        }
    }

    func layOut(downTo y: CGFloat) {
        guard !y.isNaN, !allowsNonContiguousLayout else { return }
        var former = -1
        while let index = area.loadColumn().firstOpen, index != former, area.loadColumn()[index].top <= y {
            area.measureParagraph(index)
            former = index
        }
    }

    func lines(ofParagraph index: Int) -> LaidOutLines? {
        layOut(throughParagraph: index)
        return LaidOutLines(index, in: area, padding: padding, heightLimit: heightLimit)
    }

    private func paragraph(holding offset: Int) -> LaidOutLines? {
        lines(ofParagraph: area.loadColumn().index(holding: offset))
    }

    /// The paragraphs with lines in a range.
    func paragraphs(_ range: Range<Int>) -> Range<Int> {
        let column = area.loadColumn()
        guard !range.isEmpty, column.count > 0 else { return 0..<0 }
        return column.index(holding: range.lowerBound)..<column.index(holding: range.upperBound - 1) + 1
    }

    // MARK: Lines

    func fragment(holding glyph: Int, _ effective: NSRangePointer?) -> LineFragment? {
        guard isValidGlyphIndex(glyph) else { return nil }
        let lines = containers.isEmpty ? nil : paragraph(holding: glyph)
        let found = lines?.fragments.first { $0.range.contains(glyph) }
        // A loop over the lines continues after this range, and ends at the end of the text.
        effective?.pointee = NSRange(found?.range ?? glyph..<length)
        return found
    }

    func origin(ofGlyph glyph: Int) -> CGPoint {
        guard isValidGlyphIndex(glyph), let lines = paragraph(holding: glyph),
            let line = lines.fragments.first(where: { $0.range.contains(glyph) })
        else { return .zero }
        return CGPoint(x: lines.caret(glyph, in: line) - line.frame.minX, y: line.baseline)
    }

    var extraFragment: LineFragment? {
        let column = area.loadColumn()
        guard !containers.isEmpty, column.count > 0 else { return nil }
        let last = column[column.count - 1]
        guard last.range.isEmpty, last.breakLength == 0 else { return nil }
        return lines(ofParagraph: column.count - 1)?.fragments.first
    }

    /// The last paragraph with lines at or above a height, in a container that may be full.
    private func lastLines(at y: CGFloat) -> LaidOutLines? {
        layOut(downTo: y)
        let column = area.loadColumn()
        var index = y.isFinite ? column.index(at: y) : y > 0 ? column.count - 1 : 0
        // Each paragraph has a line.
        let limit = containers.first?.maximumNumberOfLines ?? 0
        if limit > 0 { index = min(index, limit - 1) }
        while index >= 0 {
            if let lines = lines(ofParagraph: index), !lines.fragments.isEmpty { return lines }
            index -= 1
        }
        return nil
    }

    /// The end of the text that fits into the container.
    var fittingEnd: Int {
        let isLimited = heightLimit.isFinite || (containers.first?.maximumNumberOfLines ?? 0) > 0
        guard isLimited else { return length }
        return lastLines(at: heightLimit)?.fragments.last?.range.upperBound ?? 0
    }

    func container(holding glyph: Int, _ effective: NSRangePointer?) -> NSTextContainer? {
        let end = fittingEnd
        guard (0..<end).contains(glyph), let container = containers.first else { return nil }
        effective?.pointee = NSRange(0..<end)
        return container
    }

    var usedRect: CGRect {
        var used = CGRect.null
        layOut(upTo: length)
        for index in 0..<area.loadColumn().count {
            guard let lines = lines(ofParagraph: index), !lines.fragments.isEmpty else { break }
            for line in lines.fragments { used = used.union(line.used) }
        }
        guard !used.isNull else { return .zero }
        // The space above the first line belongs to the text.
        return CGRect(x: used.minX, y: 0, width: used.width, height: used.maxY)
    }

    func enumerateLines(
        _ range: Range<Int>, _ body: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let container = containers.first else { return }
        var stop: ObjCBool = false
        for index in paragraphs(range) {
            for line in lines(ofParagraph: index)?.fragments ?? [] where line.range.overlaps(range) {
                body(line.frame, line.used, container, NSRange(line.range), &stop)
                if stop.boolValue { return }
            }
        }
    }

    // MARK: Places

    func bounds(of range: Range<Int>) -> CGRect {
        var bounds = CGRect.null
        for index in paragraphs(range) {
            guard let lines = lines(ofParagraph: index) else { continue }
            for line in lines.fragments where line.range.overlaps(range) {
                let rects = lines.rects(range, in: line)
                for rect in rects { bounds = bounds.union(rect) }
                guard rects.isEmpty else { continue }
                // A break has a place and no width.
                let x = lines.caret(max(range.lowerBound, line.range.lowerBound), in: line)
                bounds = bounds.union(CGRect(x: x, y: line.frame.minY, width: 0, height: line.frame.height))
            }
        }
        return bounds.isNull ? .zero : bounds
    }

    func glyphs(in rect: CGRect) -> Range<Int> {
        guard rect.minY < .infinity, rect.maxY > 0, !rect.isEmpty else { return 0..<0 }
        layOut(downTo: rect.maxY)
        let column = area.loadColumn()
        let found = column.indices(from: max(rect.minY, 0), to: min(rect.maxY, column.height))
        var result: Range<Int>?
        for index in found {
            for line in lines(ofParagraph: index)?.fragments ?? []
            where line.frame.minY < rect.maxY && line.frame.maxY > rect.minY {
                result = (result?.lowerBound ?? line.range.lowerBound)..<line.range.upperBound
            }
        }
        return result ?? 0..<0
    }

    /// The glyph nearest to a point, and the part of its width before the point.
    func glyph(near point: CGPoint) -> (index: Int, fraction: CGFloat) {
        guard !point.x.isNaN, !point.y.isNaN, let lines = lastLines(at: max(point.y, 0)) else { return (0, 0) }
        let x = min(max(point.x, -1e6), 1e6)
        let line = lines.fragment(at: CGPoint(x: x, y: point.y))
        let bounds = TextBoundaries(area.areaText)
        let near = lines.boundary(near: x, in: line)
        let characters = [bounds.characterStart(before: near)..<near, near..<bounds.characterEnd(after: near)]
        var best: (index: Int, distance: CGFloat, fraction: CGFloat)?
        for character in characters where line.range.contains(character.lowerBound) && !character.isEmpty {
            for rect in lines.rects(character, in: line) {
                let distance = max(rect.minX - x, x - rect.maxX, 0)
                guard distance < best?.distance ?? .infinity else { continue }
                let part = rect.width > 0 ? min(max((x - rect.minX) / rect.width, 0), 1) : 0
                let isBackward = lines.caret(character.lowerBound, in: line) > rect.midX
                best = (character.lowerBound, distance, isBackward ? 1 - part : part)
            }
        }
        guard let best else { return (min(line.range.lowerBound, max(length - 1, 0)), 0) }
        return (best.index, best.fraction)
    }

    func enumerateRects(
        _ range: Range<Int>, isSelection: Bool, _ body: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop: ObjCBool = false
        for index in paragraphs(range) {
            guard let lines = lines(ofParagraph: index) else { continue }
            for line in lines.fragments where line.range.overlaps(range) {
                var rects = lines.rects(range, in: line)
                if isSelection, range.upperBound >= line.range.upperBound, range.upperBound < length {
                    let start = rects.last?.minX ?? lines.caret(max(range.lowerBound, line.range.lowerBound), in: line)
                    let rest = CGRect(
                        x: start, y: line.frame.minY, width: max(line.frame.maxX - start, 0), height: line.frame.height)
                    rects = rects.dropLast() + [rest]
                }
                for rect in rects {
                    body(rect, &stop)
                    if stop.boolValue { return }
                }
            }
        }
    }
}
