import CairoRaster
import CoreGraphics
import Foundation
import HostInterface
import LayerScene
import Testing

/// Rare text attributes: backgrounds, outlines, lines, images, and lines with other heights and indents.
@MainActor struct TextMarksTests {
    let shaper = PangoShaper()
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

    func block(
        _ text: String, lines: Int = 0, alignment: TextAlignment = .left,
        _ change: (inout ParagraphShape, inout TextMarks) -> Void
    ) -> TextBlock {
        var (shape, marks) = (ParagraphShape(), TextMarks())
        change(&shape, &marks)
        var run = TextRun(text: text, font: FontRequest(size: 17), color: .black)
        run.marks = marks
        return TextBlock(runs: [run], alignment: alignment, lineBreak: .wordWrap, maximumLines: lines, paragraph: shape)
    }

    func size(_ block: TextBlock, width: CGFloat = .infinity) -> TextMetrics { shaper.metrics(of: block, width: width) }

    func isReddish(_ color: UInt32) -> Bool { Int(color >> 16 & 0xFF) > Int(color & 0xFF) + 40 }

    /// The drawn points of the text's picture with their colors.
    func drawn(_ block: TextBlock, in size: CGSize = CGSize(width: 120, height: 60)) -> [(
        x: Int, y: Int, color: UInt32
    )] {
        let record = DrawingRecord([.text(block, CGRect(origin: .zero, size: size))])
        let node = SceneNode(
            id: LayerID(1), geometry: SceneGeometry(frame: CGRect(origin: .zero, size: size)), style: .init(),
            contents: .record(record))
        let image = picture(node, size: size, scale: 1)
        return (0..<Int(size.height)).flatMap { y in
            (0..<Int(size.width)).compactMap { x in
                let color = pixel(image, x, y)
                return color == 0xFFFF_FFFF ? nil : (x, y, color)
            }
        }
    }

    @Test("A line's height has a factor, a least and a greatest one, and what is added is above the letters")
    func heights() {
        let plain = size(block("One\nTwo") { _, _ in })
        let line = plain.size.height / 2
        let double = size(block("One\nTwo") { shape, _ in shape.lineHeightMultiple = 2 })
        #expect(abs(double.size.height - 4 * line) < 0.001)
        #expect(abs(double.firstBaseline - plain.firstBaseline - line) < 0.001)
        #expect(size(block("One\nTwo") { shape, _ in shape.minimumLineHeight = 30 }).size.height == 60)
        #expect(
            size(block("One\nTwo") { shape, _ in (shape.minimumLineHeight, shape.maximumLineHeight) = (30, 12) }).size
                .height == 24)
    }

    @Test("Paragraphs have space before and behind them, lines of one paragraph have not")
    func paragraphs() {
        let plain = size(block("One\u{2028}Two\r\nThree\nFour") { _, _ in }).size.height
        let spaced = size(
            block("One\u{2028}Two\r\nThree\nFour") { shape, _ in (shape.spacing, shape.spacingBefore) = (10, 1) })
        #expect(abs(spaced.size.height - plain - 2 * 10 - 3 * 1) < 0.001)
        #expect(spaced.lineCount == 4)
    }

    @Test("Lines keep their indents, and the first one of each paragraph has its own")
    func indents() throws {
        func left(_ lines: ClosedRange<Int>, _ block: TextBlock) throws -> Int {
            try #require(drawn(block).filter { lines.contains($0.y) }.map(\.x).min())
        }
        let hanging = block("|\n|") { shape, _ in (shape.firstLineHeadIndent, shape.headIndent) = (10, 30) }
        #expect(try (10...13).contains(left(2...18, hanging)))
        #expect(try (10...13).contains(left(23...39, hanging)))
        let wrapped = block("mmm mmm") { shape, _ in (shape.firstLineHeadIndent, shape.headIndent) = (40, 60) }
        #expect(try left(2...18, wrapped) >= 40)
        #expect(try left(23...39, wrapped) >= 60)
        #expect(size(wrapped, width: 120).lineCount == 2)
        // 120 points fit both words without indents.
        #expect(size(block("mmm mmm") { _, _ in }, width: 120).lineCount == 1)
        let right = block("|", alignment: .right) { shape, _ in shape.tailIndent = -20 }
        #expect(try #require(drawn(right).map(\.x).max()) < 100)
        #expect(abs(size(right).size.width - size(block("|") { _, _ in }).size.width - 20) < 0.001)
    }

    @Test("A color behind the text is as high as its line")
    func background() {
        let points = drawn(block("Hi") { _, marks in marks.background = red }).filter { isReddish($0.color) }
        #expect(points.map(\.y).min() == 0)
        // 20.287 points, the last row partially.
        #expect(points.map(\.y).max() == 20)
    }

    @Test("Rules under and through text have their own colors, and may be double")
    func rules() {
        func rows(_ change: (inout TextMarks.Rule) -> Void) -> Set<Int> {
            var run = TextRun(text: "nnnn", font: FontRequest(size: 30), color: .black, isUnderlined: true)
            var marks = TextMarks()
            var rule = TextMarks.Rule()
            rule.color = red
            change(&rule)
            marks.underline = rule
            run.marks = marks
            return Set(drawn(TextBlock(runs: [run])).filter { isReddish($0.color) }.map(\.y))
        }
        let single = rows { _ in }
        #expect(!single.isEmpty)
        let double = rows { $0.isDouble = true }
        let thick = rows { $0.isThick = true }
        let black = rows { $0.color = .black }
        let dashed = rows { $0.pattern = .dashes }
        #expect(double.count > single.count)
        #expect(thick.count > single.count)
        #expect(black.isEmpty)
        #expect(dashed == single)
    }

    @Test("An outline may be all that is drawn, letters lean, and a raised text makes its line higher")
    func letters() throws {
        let filled = drawn(block("I") { _, marks in marks.background = nil }).filter { $0.color == 0xFF00_0000 }.count
        let hollow = drawn(
            block("O") { _, marks in (marks.strokeWidth, marks.isFilled, marks.strokeColor) = (0.5, false, red) })
        #expect(filled > 0)
        #expect(!hollow.isEmpty)
        #expect(hollow.allSatisfy { $0.color >> 16 & 0xFF == 0xFF })
        let upright = try #require(drawn(block("|") { _, _ in }).map(\.x).max())
        let leaning = try #require(drawn(block("|") { _, marks in marks.slant = 0.5 }).map(\.x).max())
        #expect(leaning > upright + 3)
        let plain = size(block("a") { _, _ in })
        let raised = size(block("a") { _, marks in marks.rise = 6 })
        #expect(abs(raised.size.height - plain.size.height - 6) < 0.001)
        #expect(abs(raised.firstBaseline - plain.firstBaseline - 6) < 0.001)
    }

    @Test("A picture takes its place in the line, and is drawn there")
    func pictures() throws {
        let image = try #require(CGImage(width: 1, height: 1, bytesPerRow: 4, pixels: [0, 0, 255, 255]))
        let block = block("\u{FFFC}") { _, marks in
            marks.picture = TextMarks.Picture(image: image, size: CGSize(width: 24, height: 40), rise: -5)
        }
        let metrics = size(block)
        #expect(abs(metrics.size.width - 24) < 0.5)
        #expect(metrics.firstBaseline == 35)
        #expect(metrics.size.height >= 40)
        let points = drawn(block)
        #expect(points.count == 24 * 40)
        #expect(points.allSatisfy { $0.color & 0xFFFFFF == 0xFF0000 })
    }
}
