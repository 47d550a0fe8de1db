import CoreGraphics
import Foundation
import SeededNumbers
import Testing
import TextLogic

@testable import UIKitCore
@testable import UIKitTesting

@MainActor
struct ExclusionTextViewTests {
    private let words = (0..<80).map { "word\($0)" }.joined(separator: " ")
    private let hole = CGRect(x: 110, y: 0, width: 80, height: 120)

    private func stage(_ text: String? = nil, draws: Bool = false) -> TextStage {
        let stage = TextStage(text ?? words, draws: draws)
        stage.view.textContainer.exclusionPaths = [UIBezierPath(rect: hole)]
        stage.view.layoutIfNeeded()
        stage.app.turn()
        return stage
    }

    @Test("the text is taller beside a path, and fits the measured size")
    func sizes() {
        let stage = stage()
        let plain = TextStage(words)
        #expect(stage.view.contentSize.height > plain.view.contentSize.height)
        let fitting = stage.view.sizeThatFits(CGSize(width: 300, height: CGFloat.infinity))
        #expect(abs(fitting.height - stage.view.contentSize.height) < 1)
        let container = stage.view.textContainer
        let used = stage.view.layoutManager.usedRect(for: container)
        #expect(abs(used.maxY + 16 - stage.view.contentSize.height) < 0.1)
        container.exclusionPaths = []
        stage.app.turn()
        #expect(stage.view.contentSize == plain.view.contentSize)
        #expect(container.isSimpleRectangularTextContainer)
    }

    @Test("the same paths keep the layout")
    func samePaths() {
        let stage = stage()
        let count = stage.view.content.measuredCount
        stage.view.textContainer.exclusionPaths = [UIBezierPath(rect: hole)]
        stage.app.turn()
        #expect(stage.view.content.measuredCount == count)
        #expect(!stage.view.content.shown.isEmpty)
        stage.view.textContainer.exclusionPaths = [UIBezierPath(ovalIn: hole)]
        stage.app.turn()
        #expect(stage.view.content.measuredCount > count)
    }

    @Test("no letter is drawn in the path")
    func drawing() throws {
        let stage = stage(draws: true)
        stage.view.backgroundColor = .white
        stage.view.textColor = .black
        stage.app.turn()
        let picture = try #require(stage.app.picture())
        func ink(_ rect: CGRect) -> Int {
            let place = stage.view.convert(rect, to: nil)
            var count = 0
            for x in Int(place.minX * 2)..<Int(place.maxX * 2) {
                for y in Int(place.minY * 2)..<Int(place.maxY * 2) where picture[x, y]?.green ?? 255 < 100 {
                    count += 1
                }
            }
            return count
        }
        let excluded = hole.offsetBy(dx: 0, dy: 8)
        #expect(ink(excluded) == 0)
        #expect(ink(CGRect(x: 0, y: 8, width: 110, height: 120)) > 500)
        #expect(ink(CGRect(x: 190, y: 8, width: 110, height: 120)) > 500)
    }

    @Test("the caret is beside the path, and a point at the caret finds its position")
    func carets() {
        let stage = stage()
        let view = stage.view
        for offset in 0..<(words as NSString).length {
            let place = OffsetPosition(offset)
            let caret = view.caretRect(for: place)
            #expect(!caret.insetBy(dx: 0, dy: 2).intersects(hole.offsetBy(dx: 0, dy: 8)), "\(offset)")
            let found = view.closestPosition(to: CGPoint(x: caret.midX, y: caret.midY)) as? OffsetPosition
            // The end of one part and the start of the next part are one offset.
            #expect(found?.offset == offset)
        }
        let beside = view.closestPosition(to: CGPoint(x: 140, y: 15)) as? OffsetPosition
        let left = view.closestPosition(to: CGPoint(x: 100, y: 15)) as? OffsetPosition
        // The part at the left is nearer, and ends with the space at its end.
        #expect((beside?.offset ?? 0) - (left?.offset ?? 0) == 1)
    }

    @Test("the selection leaves out the path")
    func selection() {
        let stage = stage()
        stage.begin(at: 0)
        stage.view.selectAll(nil)
        stage.app.turn()
        let rects = stage.view.selectionRects(for: OffsetRange(0..<(words as NSString).length)).map(\.rect)
        #expect(rects.count > 8)
        let inside = hole.offsetBy(dx: 0, dy: 8).insetBy(dx: 0.1, dy: 0.1)
        #expect(rects.allSatisfy { !$0.intersects(inside) })
        #expect(rects.contains { $0.minX >= 190 } && rects.contains { $0.maxX <= 110 })
    }

    @Test("the keys Up and Down stay in the part of the line above and below")
    func upAndDown() {
        let stage = stage()
        let view = stage.view
        let start = view.closestPosition(to: CGPoint(x: 250, y: 15)) as? OffsetPosition
        stage.begin(at: start?.offset)
        stage.app.press(.down)
        let down = view.caretRect(for: OffsetPosition(view.selectedRange.location))
        #expect(down.minX > 190 && down.minY > 20 && down.minY < 60)
        stage.app.press(.up)
        #expect(view.selectedRange.location == start?.offset)
    }

    @Test("typed text moves the paragraphs below to their places", arguments: 0..<6 as Range<UInt64>)
    func typing(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        let stage = stage(words + "\n\n" + words + "\nlast")
        stage.begin(at: 30)
        for _ in 0..<20 {
            let offset = Int.random(in: 0...stage.view.text.utf16.count, using: &numbers)
            stage.view.selectedRange = NSRange(location: offset, length: 0)
            let new = ["x", "\n", "several words ", "\n\n"].randomElement(using: &numbers) ?? ""
            stage.app.type(new)
            if Bool.random(using: &numbers) { stage.app.turn() }
        }
        stage.app.turn()
        let fresh = self.stage(stage.view.text)
        let size = CGSize(width: 300, height: CGFloat.infinity)
        #expect(abs(stage.view.sizeThatFits(size).height - fresh.view.sizeThatFits(size).height) < 0.01)
        for offset in stride(from: 0, to: stage.view.text.utf16.count, by: 7) {
            let (a, b) = (
                stage.view.caretRect(for: OffsetPosition(offset)), fresh.view.caretRect(for: OffsetPosition(offset))
            )
            #expect(abs(a.minX - b.minX) < 0.1 && abs(a.minY - b.minY) < 0.1, "\(offset)")
        }
    }
}
