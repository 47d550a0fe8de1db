import CoreGraphics
import Foundation
import HeadlessHost
import Testing

@testable import UIKitCore

/// A text in a container without a view. Boxes replace glyphs: a character is 10 wide, and a line is 24 high.
@MainActor
private final class LayoutStage {
    private let context = AppContext()
    let storage: NSTextStorage
    let manager = NSLayoutManager()
    let container: NSTextContainer

    init(_ text: String, size: CGSize = CGSize(width: 100, height: 0), padding: CGFloat = 0) {
        context.makeCurrent()
        context.attach(HeadlessHost(shaper: BoxShaper()))
        storage = NSTextStorage(string: text, attributes: [.font: UIFont.systemFont(ofSize: 20)])
        container = NSTextContainer(size: size)
        container.lineFragmentPadding = padding
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
    }

    func fragments(_ range: NSRange? = nil) -> [String] {
        var found: [String] = []
        let all = range ?? NSRange(location: 0, length: manager.numberOfGlyphs)
        manager.enumerateLineFragments(forGlyphRange: all) { frame, used, container, glyphs, _ in
            #expect(container === self.container)
            found.append("\(glyphs.location)+\(glyphs.length) \(Int(frame.minY)) \(Int(used.width.rounded()))")
        }
        return found
    }
}

@MainActor
struct LayoutManagerTests {
    private func near(_ a: CGRect, _ b: CGRect) -> Bool {
        abs(a.minX - b.minX) < 0.1 && abs(a.minY - b.minY) < 0.1 && abs(a.width - b.width) < 0.1
            && abs(a.height - b.height) < 0.1
    }

    @Test("the rectangle of the text has the width of the longest line with its padding")
    func usedRect() {
        let stage = LayoutStage("abcd\nab", padding: 5)
        #expect(near(stage.manager.usedRect(for: stage.container), CGRect(x: 0, y: 0, width: 50, height: 48)))
        stage.container.lineFragmentPadding = 0
        #expect(near(stage.manager.usedRect(for: stage.container), CGRect(x: 0, y: 0, width: 40, height: 48)))
        #expect(stage.manager.usedRect(for: NSTextContainer()) == .zero)
    }

    @Test("lines wrap at the width of the container, and contain the break of their paragraph")
    func lines() {
        let stage = LayoutStage("aaaa bbbb cccc\n\nd")
        #expect(stage.fragments() == ["0+10 0 90", "10+5 24 40", "15+1 48 0", "16+1 72 10"])
        stage.container.size = CGSize(width: 55, height: 0)
        #expect(stage.fragments(NSRange(location: 5, length: 2)) == ["5+5 24 40"])
        stage.container.size = .zero
        #expect(stage.fragments().count == 3)
    }

    @Test("a glyph is a UTF-16 unit, and ranges outside of the text are clamped")
    func glyphs() {
        let manager = LayoutStage("aé👍b").manager
        #expect(manager.numberOfGlyphs == 5)
        #expect(manager.characterIndexForGlyph(at: 3) == 3)
        #expect(manager.glyphIndexForCharacter(at: 3) == 3)
        #expect(manager.isValidGlyphIndex(4))
        #expect(!manager.isValidGlyphIndex(5))
        var actual = NSRange()
        let range = NSRange(location: 3, length: Int.max)
        #expect(manager.glyphRange(forCharacterRange: range, actualCharacterRange: &actual).length == 2)
        #expect(actual == NSRange(location: 3, length: 2))
        #expect(
            manager.characterRange(forGlyphRange: NSRange(location: -4, length: -1), actualGlyphRange: nil).length == 0)
    }

    @Test("the rectangle around characters spans their lines")
    func boundingRect() {
        let stage = LayoutStage("aaaa bbbb cccc")
        let manager = stage.manager
        let one = manager.boundingRect(forGlyphRange: NSRange(location: 1, length: 2), in: stage.container)
        #expect(near(one, CGRect(x: 10, y: 0, width: 20, height: 24)))
        let two = manager.boundingRect(forGlyphRange: NSRange(location: 8, length: 3), in: stage.container)
        #expect(two.minY == 0)
        #expect(abs(two.maxY - 48) < 0.1)
        var rects: [CGRect] = []
        manager.enumerateEnclosingRects(
            forGlyphRange: NSRange(location: 8, length: 3),
            withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0), in: stage.container
        ) { rect, _ in rects.append(rect) }
        #expect(rects.count == 2)
        #expect(rects.first.map { $0.minX } == 80)
    }

    @Test("the character at a point is found with its fraction")
    func points() {
        let stage = LayoutStage("abcd\nef", padding: 5)
        var fraction: CGFloat = -1
        func index(_ x: CGFloat, _ y: CGFloat) -> Int {
            stage.manager.characterIndex(
                for: CGPoint(x: x, y: y), in: stage.container, fractionOfDistanceBetweenInsertionPoints: &fraction)
        }
        #expect(index(5 + 12.5, 10) == 1)
        #expect(abs(fraction - 0.25) < 0.01)
        #expect(index(5 + 37, 10) == 3)
        #expect(abs(fraction - 0.7) < 0.01)
        #expect(index(5 + 2, 30) == 5)
        // Beside the text: the nearest character.
        #expect(index(90, 10) == 3)
        #expect(fraction == 1)
        #expect(index(-50, -50) == 0)
        #expect(fraction == 0)
        #expect(index(500, 500) == 6)
        for odd in [CGFloat.nan, .infinity, -.infinity, 1e300] { _ = index(odd, odd) }
        #expect(index(.nan, 0) == 0)
        #expect(LayoutStage("").manager.glyphIndex(for: .zero, in: stage.container) == 0)
    }

    @Test("a composed character is found by its first unit")
    func composed() {
        let stage = LayoutStage("a👨‍👩‍👧b")
        let place = stage.manager.boundingRect(forGlyphRange: NSRange(location: 1, length: 8), in: stage.container)
        #expect(stage.manager.glyphIndex(for: CGPoint(x: place.midX, y: 5), in: stage.container) == 1)
    }

    @Test("the rectangle of a line is as wide as its container, and a glyph is on the baseline")
    func lineRects() {
        let stage = LayoutStage("aaaa bbbb cccc", padding: 0)
        var range = NSRange()
        let frame = stage.manager.lineFragmentRect(forGlyphAt: 11, effectiveRange: &range)
        #expect(near(frame, CGRect(x: 0, y: 24, width: 100, height: 24)))
        #expect(range == NSRange(location: 10, length: 4))
        #expect(
            near(
                stage.manager.lineFragmentUsedRect(forGlyphAt: 11, effectiveRange: nil),
                CGRect(x: 0, y: 24, width: 40, height: 24)))
        let place = stage.manager.location(forGlyphAt: 11)
        #expect(abs(place.x - 10) < 0.1)
        #expect(place.y > 12 && place.y < 24)
        #expect(stage.manager.lineFragmentRect(forGlyphAt: -1, effectiveRange: nil) == .zero)
        #expect(stage.manager.lineFragmentRect(forGlyphAt: 14, effectiveRange: nil) == .zero)
    }

    @Test("an empty text and a text that ends with a break have an extra line")
    func extraLine() {
        let stage = LayoutStage("ab")
        #expect(stage.manager.extraLineFragmentRect == .zero)
        #expect(stage.manager.extraLineFragmentTextContainer == nil)
        stage.storage.append(NSAttributedString(string: "\n", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
        #expect(near(stage.manager.extraLineFragmentRect, CGRect(x: 0, y: 24, width: 100, height: 24)))
        #expect(stage.manager.extraLineFragmentTextContainer === stage.container)
        stage.storage.setAttributedString(NSAttributedString(string: ""))
        #expect(stage.manager.extraLineFragmentRect.minY == 0)
        #expect(stage.manager.extraLineFragmentRect.height > 0)
    }

    @Test("a container with a limit of lines or a height has the text that fits")
    func limits() {
        let stage = LayoutStage("aaaa bbbb cccc\ndddd\neeee")
        #expect(stage.manager.glyphRange(for: stage.container).length == 24)
        stage.container.maximumNumberOfLines = 3
        #expect(stage.manager.glyphRange(for: stage.container) == NSRange(location: 0, length: 20))
        #expect(stage.fragments() == ["0+10 0 90", "10+5 24 40", "15+5 48 40"])
        stage.container.maximumNumberOfLines = 1
        #expect(stage.fragments().count == 1)
        #expect(abs(stage.manager.usedRect(for: stage.container).height - 24) < 0.1)
        stage.container.maximumNumberOfLines = 0
        stage.container.size = CGSize(width: 100, height: 50)
        #expect(stage.manager.glyphRange(for: stage.container) == NSRange(location: 0, length: 15))
        #expect(stage.manager.textContainer(forGlyphAt: 14, effectiveRange: nil) === stage.container)
        #expect(stage.manager.textContainer(forGlyphAt: 15, effectiveRange: nil) == nil)
    }

    @Test("a loop over the lines of a text ends, also where lines do not fit")
    func countedLines() {
        let stage = LayoutStage("aaaa bbbb cccc\ndddd\neeee")
        func count() -> Int {
            var (count, index) = (0, 0)
            while index < stage.manager.numberOfGlyphs, count < 100 {
                var range = NSRange()
                _ = stage.manager.lineFragmentRect(forGlyphAt: index, effectiveRange: &range)
                index = NSMaxRange(range)
                count += 1
            }
            return count
        }
        #expect(count() == 4)
        stage.container.size = CGSize(width: 100, height: 30)
        #expect(count() == 2)
        stage.container.maximumNumberOfLines = 1
        #expect(count() == 2)
        stage.manager.removeTextContainer(at: 0)
        #expect(count() == 1)
    }

    @Test("the layout stays after the storage is released")
    func releasedStorage() {
        let stage = LayoutStage("")
        let manager = NSLayoutManager(), container = NSTextContainer(size: CGSize(width: 100, height: 100))
        manager.addTextContainer(container)
        func fill() {
            let storage = NSTextStorage(string: "abc", attributes: [.font: UIFont.systemFont(ofSize: 20)])
            storage.addLayoutManager(manager)
        }
        fill()
        #expect(manager.textStorage == nil)
        #expect(abs(manager.usedRect(for: container).width - 40) < 0.1)
        withExtendedLifetime(stage) {}
    }

    @Test("odd sizes of a container lay out text")
    func oddSizes() {
        let stage = LayoutStage("some text\nhere")
        for odd in [CGFloat.nan, .infinity, -.infinity, -1, 1e-300, 1e300, .greatestFiniteMagnitude] {
            stage.container.size = CGSize(width: odd, height: odd)
            stage.container.lineFragmentPadding = odd
            _ = stage.manager.usedRect(for: stage.container)
            _ = stage.fragments()
            _ = stage.manager.glyphRange(
                forBoundingRect: CGRect(x: odd, y: odd, width: odd, height: odd), in: stage.container)
        }
        stage.container.maximumNumberOfLines = .max
        _ = stage.manager.usedRect(for: stage.container)
        stage.container.maximumNumberOfLines = .min
        #expect(stage.manager.numberOfGlyphs == 14)
    }

    @Test("an edit of one line in one hundred thousand lays out one paragraph")
    func longText() {
        let stage = LayoutStage((0..<100_000).map { "line \($0)" }.joined(separator: "\n"))
        stage.manager.ensureLayout(for: stage.container)
        let before = stage.manager.ownArea.measuredCount
        #expect(before == 100_000)
        stage.storage.replaceCharacters(in: NSRange(location: 500_000, length: 1), with: "x")
        stage.manager.ensureLayout(for: stage.container)
        #expect(stage.manager.ownArea.measuredCount - before == 1)
    }

    @Test("the delegate is called when the layout becomes invalid and complete")
    func delegate() {
        @MainActor
        final class Recorder: NSObject, NSLayoutManagerDelegate {
            var calls: [String] = []
            func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { calls.append("invalid") }
            func layoutManager(
                _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
                atEnd layoutFinishedFlag: Bool
            ) { calls.append("complete \(layoutFinishedFlag)") }
        }
        let stage = LayoutStage("abc"), recorder = Recorder()
        stage.manager.delegate = recorder
        stage.manager.ensureLayout(for: stage.container)
        stage.storage.append(NSAttributedString(string: "d"))
        stage.manager.ensureLayout(for: stage.container)
        #expect(recorder.calls == ["complete true", "invalid", "complete true"])
    }
}
