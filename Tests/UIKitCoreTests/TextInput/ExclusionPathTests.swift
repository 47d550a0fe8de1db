import CoreGraphics
import Foundation
import SeededNumbers
import Testing
import TextLogic

@testable import UIKitCore
@testable import UIKitTesting

/// A text in a container without a view.
@MainActor
private final class ExclusionStage {
    let app = TestApp(UIViewController(), draws: false)
    let storage: NSTextStorage
    let manager = NSLayoutManager()
    let container: NSTextContainer

    init(
        _ text: String, width: CGFloat = 300, _ paths: [UIBezierPath] = [], style: NSParagraphStyle? = nil,
        container: NSTextContainer? = nil
    ) {
        var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
        attributes[.paragraphStyle] = style
        storage = NSTextStorage(string: text, attributes: attributes)
        self.container = container ?? NSTextContainer()
        self.container.size = CGSize(width: width, height: 0)
        self.container.exclusionPaths = paths
        manager.addTextContainer(self.container)
        storage.addLayoutManager(manager)
    }

    struct Fragment: Equatable {
        var frame: CGRect
        var used: CGRect
        var range: NSRange
    }

    var fragments: [Fragment] {
        var found: [Fragment] = []
        let all = NSRange(location: 0, length: manager.numberOfGlyphs)
        manager.enumerateLineFragments(forGlyphRange: all) { frame, used, _, range, _ in
            found.append(Fragment(frame: frame, used: used, range: range))
        }
        return found
    }

    /// Whether the fragments contain each character once, in the order of the text.
    var isComplete: Bool {
        var end = 0
        for fragment in fragments {
            guard fragment.range.location == end else { return false }
            end += fragment.range.length
        }
        return end == manager.numberOfGlyphs
    }
}

/// A container in the form of a circle.
private final class RoundContainer: NSTextContainer {
    var calls: [Int] = []

    override func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int,
        writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
        calls.append(characterIndex)
        var rect = super.lineFragmentRect(
            forProposedRect: proposedRect, at: characterIndex, writingDirection: baseWritingDirection,
            remaining: remainingRect)
        let radius = size.width / 2
        let far = max(abs(rect.minY - radius), abs(rect.maxY - radius))
        guard far < radius else { return .zero }
        let half = (radius * radius - far * far).squareRoot()
        rect.origin.x = radius - half
        rect.size.width = 2 * half
        return rect
    }
}

@MainActor
struct ExclusionPathTests {
    private let words = (0..<120).map { "word\($0)" }.joined(separator: " ")

    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIBezierPath {
        UIBezierPath(rect: CGRect(x: x, y: y, width: width, height: height))
    }

    @Test("a path at the right makes lines beside it narrower, and lines below are as wide as the container")
    func pathAtSide() throws {
        let stage = ExclusionStage(words, [rect(200, 0, 100, 50)])
        #expect(!stage.container.isSimpleRectangularTextContainer)
        let fragments = stage.fragments
        #expect(stage.isComplete)
        #expect(fragments[0].frame.maxX == 200)
        #expect(fragments[0].used.maxX <= 200)
        let below = try #require(fragments.first { $0.frame.minY > 49 })
        #expect(below.frame == CGRect(x: 0, y: below.frame.minY, width: 300, height: below.frame.height))
        #expect(below.frame.minY < 50 + below.frame.height)
    }

    @Test("a path in the middle divides a line into two parts, which are read one after the other")
    func pathInMiddle() {
        let stage = ExclusionStage(words, [rect(120, 0, 60, 200)])
        let fragments = stage.fragments
        #expect(stage.isComplete)
        #expect(fragments[0].frame.minY == fragments[1].frame.minY)
        #expect((fragments[0].frame.minX, fragments[0].frame.maxX) == (0, 120))
        #expect((fragments[1].frame.minX, fragments[1].frame.maxX) == (180, 300))
        #expect(fragments[2].frame.minY >= fragments[0].frame.maxY)
        let left = stage.manager.boundingRect(forGlyphRange: fragments[0].range, in: stage.container)
        let right = stage.manager.boundingRect(forGlyphRange: fragments[1].range, in: stage.container)
        // The padding is at both ends of each part.
        #expect(abs(left.minX - 5) < 1 && left.maxX <= 115.1)
        #expect(abs(right.minX - 185) < 1 && right.maxX <= 295.1)
        let found = stage.manager.characterIndex(
            for: CGPoint(x: 187, y: 5), in: stage.container, fractionOfDistanceBetweenInsertionPoints: nil)
        #expect(found == fragments[1].range.location)
        var effective = NSRange()
        let frame = stage.manager.lineFragmentRect(forGlyphAt: found, effectiveRange: &effective)
        #expect((frame, effective) == (fragments[1].frame, fragments[1].range))
    }

    @Test("a paragraph from right to left begins at the right of a path")
    func rightToLeft() {
        let text = String(repeating: "שלום עולם ", count: 30)
        let stage = ExclusionStage(text, [rect(120, 0, 60, 400)])
        let fragments = stage.fragments
        #expect(stage.isComplete)
        #expect(fragments[0].frame.minX == 180)
        #expect(fragments[1].frame.maxX == 120)
        #expect(fragments[0].frame.minY == fragments[1].frame.minY)
    }

    @Test("a line without space continues below the path")
    func noSpace() {
        let stage = ExclusionStage("one\ntwo", [rect(-10, 10, 400, 70)])
        #expect(stage.fragments.map { $0.frame.minY }.allSatisfy { $0 >= 80 })
        #expect(stage.isComplete)
        stage.container.exclusionPaths = [rect(-10, 25, 400, 70)]
        #expect(stage.fragments[0].frame.minY == 0)
        #expect(stage.fragments[1].frame.minY == 95)
        #expect(stage.manager.usedRect(for: stage.container).maxY > 110)
    }

    @Test("a path outside of the container changes nothing", arguments: [0, 1, 2, 3])
    func outside(number: Int) {
        let style = NSMutableParagraphStyle()
        style.alignment = [.left, .right, .center, .justified][number]
        style.headIndent = CGFloat(number) * 10
        style.firstLineHeadIndent = CGFloat(number) * 15
        style.tailIndent = CGFloat(number) * -8
        style.lineSpacing = CGFloat(number)
        style.lineHeightMultiple = number == 2 ? 1.5 : 0
        style.paragraphSpacing = CGFloat(number) * 3
        let text =
            "first\(number == 0 ? "\t" : " ")paragraph " + words + "\n\nanother\u{2028}" + words
            + "\nשלום עולם \u{2028}"
        let plain = ExclusionStage(text, style: style).fragments
        let other = ExclusionStage(text, [rect(400, 0, 50, 2_000)], style: style).fragments
        #expect(plain.count == other.count)
        for (a, b) in zip(plain, other) {
            #expect(a.range == b.range)
            #expect(abs(a.frame.minY - b.frame.minY) < 0.01 && abs(a.frame.height - b.frame.height) < 0.01)
            #expect(a.frame.minX == b.frame.minX && abs(a.frame.width - b.frame.width) < 0.01)
            #expect(abs(a.used.minX - b.used.minX) < 0.2 && abs(a.used.width - b.used.width) < 0.2, "\(a) \(b)")
        }
    }

    @Test("no part overlaps a path, and each character is in one part", arguments: 0..<40 as Range<UInt64>)
    func randomPaths(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &numbers) }
        var paths: [UIBezierPath] = []
        for _ in 0...Int.random(in: 0...3, using: &numbers) {
            let frame = CGRect(
                x: number(-50...300), y: number(-20...300), width: number(5...200), height: number(5...200))
            paths.append(Bool.random(using: &numbers) ? UIBezierPath(ovalIn: frame) : UIBezierPath(rect: frame))
        }
        let text = NSMutableAttributedString()
        for _ in 0..<60 {
            let word =
                ["a ", "word ", "longerword ", "\n", "שלום ", "👍🏽 ", "漢字漢字", "e\u{301}\u{2028}", "\tx "]
                .randomElement(using: &numbers) ?? ""
            let font = UIFont.systemFont(ofSize: Bool.random(using: &numbers) ? 17 : number(6...60))
            text.append(NSAttributedString(string: word, attributes: [.font: font]))
        }
        let stage = ExclusionStage("", paths)
        stage.storage.setAttributedString(text)
        #expect(stage.isComplete)
        for fragment in stage.fragments {
            let box = fragment.frame.insetBy(dx: 0.2, dy: 0.1)
            guard box.width > 0, box.height > 0 else { continue }
            for path in paths {
                for step in 0...20 {
                    let x = box.minX + box.width * CGFloat(step) / 20
                    let points = [box.minY, box.midY, box.maxY].map { CGPoint(x: x, y: $0) }
                    #expect(!points.contains { path.contains($0) }, "\(fragment) \(path.bounds)")
                }
            }
        }
    }

    @Test("the same text has the same lines after any edits", arguments: 0..<12 as Range<UInt64>)
    func edits(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        let paths = [
            UIBezierPath(ovalIn: CGRect(x: 100, y: 40, width: 150, height: 150)), rect(-20, 200, 400, 30),
            rect(250, 240, 100, 100),
        ]
        let stage = ExclusionStage(words + "\n" + words, paths)
        for _ in 0..<25 {
            let length = stage.storage.length
            let start = Int.random(in: 0...length, using: &numbers)
            let range = NSRange(
                location: start, length: Int.random(in: 0...min(40, length - start), using: &numbers))
            let new = ["", "\n", "x", "some words ", "\n\n", words].randomElement(using: &numbers) ?? ""
            stage.storage.replaceCharacters(in: range, with: new)
            if Bool.random(using: &numbers) { _ = stage.manager.usedRect(for: stage.container) }
        }
        let fresh = ExclusionStage("", paths)
        fresh.storage.setAttributedString(stage.storage)
        let (a, b) = (stage.fragments, fresh.fragments)
        #expect(a.map(\.range) == b.map(\.range))
        #expect(zip(a, b).allSatisfy { abs($0.frame.minY - $1.frame.minY) < 0.01 && $0.frame.width == $1.frame.width })
        #expect(stage.isComplete)
    }

    @Test("a limit of lines counts the parts beside each other as one line, and truncates the last part")
    func maximumLines() {
        let stage = ExclusionStage(words, [rect(120, 0, 60, 400)])
        stage.container.maximumNumberOfLines = 2
        #expect(stage.fragments.count == 4)
        stage.container.lineBreakMode = .byTruncatingTail
        #expect(stage.fragments.count == 4)
        #expect(stage.isComplete)
        #expect((stage.fragments.last?.used.maxX ?? 0) <= 300)
    }

    @Test("a subclass decides about the parts of its lines")
    func ownClass() {
        let round = RoundContainer()
        let stage = ExclusionStage(words, width: 300, container: round)
        let fragments = stage.fragments
        #expect(stage.isComplete)
        #expect(round.calls.first == 0)
        #expect(fragments.count > 8)
        for fragment in fragments where fragment.frame.maxY < 300 {
            let far = max(abs(fragment.frame.minY - 150), abs(fragment.frame.maxY - 150))
            #expect(fragment.used.width / 2 <= (150 * 150 - far * far).squareRoot() + 0.1)
        }
        #expect(fragments[1].frame.width > fragments[0].frame.width)
    }

    @Test("the first free part of a proposed line, and the rest of the line")
    func lineFragmentRect() {
        let container = NSTextContainer(size: CGSize(width: 200, height: 100))
        container.exclusionPaths = [rect(80, 0, 40, 30)]
        var rest = CGRect.zero
        func ask(_ proposed: CGRect, _ direction: NSWritingDirection = .leftToRight) -> CGRect {
            container.lineFragmentRect(forProposedRect: proposed, at: 0, writingDirection: direction, remaining: &rest)
        }
        let line = CGRect(x: 0, y: 10, width: 200, height: 20)
        #expect(ask(line) == CGRect(x: 0, y: 10, width: 80, height: 20))
        #expect(rest == CGRect(x: 120, y: 10, width: 80, height: 20))
        #expect(ask(rest) == CGRect(x: 120, y: 10, width: 80, height: 20))
        #expect(rest == .zero)
        #expect(ask(line, .rightToLeft) == CGRect(x: 120, y: 10, width: 80, height: 20))
        #expect(rest == CGRect(x: 0, y: 10, width: 80, height: 20))
        #expect(ask(CGRect(x: 85, y: 10, width: 30, height: 20)).minY == 30)
        #expect(ask(CGRect(x: 0, y: 90, width: 200, height: 20)) == .zero)
        #expect(ask(CGRect(x: CGFloat.nan, y: CGFloat.nan, width: -1, height: CGFloat.infinity)).width >= 0)
    }

    @Test("odd paths lose no characters")
    func oddPaths() {
        let stage = ExclusionStage(words)
        let odd = UIBezierPath()
        odd.move(to: CGPoint(x: CGFloat.nan, y: 0))
        odd.addLine(to: CGPoint(x: 10, y: CGFloat.infinity))
        odd.addLine(to: CGPoint(x: -CGFloat.infinity, y: 3))
        let waves = UIBezierPath()
        waves.move(to: .zero)
        for step in 0..<5_000 {
            waves.addLine(to: CGPoint(x: step % 2 == 0 ? 280 : 10, y: CGFloat(step) * 0.37))
        }
        for path in [odd, waves, UIBezierPath(), rect(-1e9, -1e9, 2e9, 2e9), rect(100, 0, 0, 50), rect(0, 0, 300, 0)] {
            stage.container.exclusionPaths = [path]
            #expect(stage.isComplete)
        }
        stage.container.exclusionPaths = (0..<3_000).map { rect(CGFloat($0 % 250), CGFloat($0 / 10), 30, 40) }
        #expect(stage.isComplete)
        stage.container.lineFragmentPadding = 500
        #expect(stage.isComplete)
    }
}
