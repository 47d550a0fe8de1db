import CairoRaster
import CoreGraphics
import Foundation
import HeadlessHost
import HostInterface
import LayerScene
import Testing

@MainActor struct TextTests {
    let shaper = PangoShaper()

    func block(
        _ text: String, size: CGFloat = 17, alignment: TextAlignment = .natural,
        lineBreak: TextLineBreak = .truncateTail,
        direction: TextDirection = .natural, lines: Int = 1
    ) -> TextBlock {
        TextBlock(
            runs: [TextRun(text: text, font: FontRequest(size: size), color: .black)], alignment: alignment,
            lineBreak: lineBreak,
            direction: direction, maximumLines: lines)
    }

    @Test(
        "Lines are as tall as the phone's system font makes them",
        arguments: [(17, 20.287), (34, 40.574), (10, 11.934), (12, 14.320)])
    func lineHeights(size: CGFloat, height: CGFloat) {
        let metrics = shaper.metrics(of: block("Settings", size: size), width: .infinity)
        #expect(abs(metrics.size.height - height) < 0.001)
        #expect(abs(metrics.firstBaseline - size * 0.952148) < 0.0001)
        // Other scripts use other fonts, which must not move the line.
        #expect(
            shaper.metrics(of: block("日本語 العربية", size: size), width: .infinity).size.height == metrics.size.height)
    }

    @Test("Text measured at its own width is not cut")
    func measuredWidthFits() {
        for text in ["Settings", "Wi-Fi", "Sounds & Haptics", "אודות", "Général"] {
            for size in stride(from: 10, to: 40, by: 3.5) as StrideTo<CGFloat> {
                let block = block(text, size: size)
                let natural = shaper.metrics(of: block, width: .infinity)
                let again = shaper.metrics(of: block, width: natural.size.width)
                #expect(!again.isTruncated && again.lineCount == 1, "\(text) at \(size)")
            }
        }
    }

    @Test("Too long a text ends in an ellipsis within its width, in one line or in several")
    func truncation() {
        let long = "A title that is much longer than the bar it has to stand in"
        for lines in [1, 2] {
            for lineBreak in [TextLineBreak.truncateTail, .truncateHead, .truncateMiddle] {
                let metrics = shaper.metrics(of: block(long, lineBreak: lineBreak, lines: lines), width: 120)
                #expect(metrics.isTruncated)
                #expect(metrics.lineCount == lines)
                #expect(metrics.size.width <= 120.01)
            }
        }
        #expect(!shaper.metrics(of: block("Short", lines: 1), width: 120).isTruncated)
    }

    @Test("Line breaks count as lines over the whole text")
    func explicitBreaks() {
        let text = "one\ntwo\r\nthree\u{2029}four"
        #expect(shaper.metrics(of: block(text, lineBreak: .wordWrap, lines: 0), width: 300).lineCount == 4)
        let two = shaper.metrics(of: block(text, lines: 2), width: 300)
        #expect(two.lineCount == 2)
        #expect(two.isTruncated)
        #expect(abs(two.size.height - 2 * 17 * 1.193359) < 0.001)
    }

    @Test("Wrapped lines stay within the width, whatever the words")
    func wrapping() {
        let metrics = shaper.metrics(
            of: block("Donaudampfschifffahrtsgesellschaft and other words", lineBreak: .wordWrap, lines: 0), width: 100)
        #expect(metrics.lineCount > 3)
        #expect(metrics.size.width <= 100.01)
    }

    @Test("A text without a width of its own has one line, unless that would be wider than anything that shows")
    func withoutWidth() {
        let words = { String(repeating: "word סלום ", count: $0) }
        #expect(shaper.metrics(of: block(words(600), lineBreak: .wordWrap, lines: 0), width: .infinity).lineCount == 1)
        let long = block(words(6_000), lineBreak: .wordWrap, lines: 0)
        let natural = shaper.metrics(of: long, width: .infinity)
        #expect(natural.lineCount > 1)
        #expect(natural.size.width > 90_000)
        #expect(natural.size.width <= 100_000)
        #expect(!natural.isTruncated)
        #expect(shaper.metrics(of: long, width: 300).size.width <= 300)
        #expect(shaper.metrics(of: block(words(6_000)), width: .infinity).lineCount == 1)
    }

    @Test("Right-to-left text starts at the right, and its caret moves left")
    func bidi() {
        let hebrew = block("שלום עולם")
        let width: CGFloat = 200
        #expect(abs(shaper.caret(in: hebrew, width: width, offset: 0) - width) < 0.01)
        #expect(shaper.caret(in: hebrew, width: width, offset: 4) < shaper.caret(in: hebrew, width: width, offset: 1))
        let latin = block("hello")
        #expect(shaper.caret(in: latin, width: width, offset: 0) == 0)
        #expect(shaper.caret(in: block("hello", alignment: .right), width: width, offset: 5) == width)
        // A neutral text has the given direction.
        #expect(shaper.caret(in: block("123", direction: .rightToLeft), width: width, offset: 0) > 100)
    }

    @Test("The offset at a caret is the caret's offset, also behind characters outside the basic plane")
    func caretRoundTrip() {
        let text = "aé😀b"
        let block = block(text)
        for offset in [0, 1, 2, 4, 5] {
            let x = shaper.caret(in: block, width: 300, offset: offset)
            #expect(shaper.offset(in: block, width: 300, at: x) == offset)
        }
    }

    @Test(
        "Text that is no text is harmless",
        arguments: [
            "", "\0", "a\0b", "\u{E000}\u{FEFF}", "\u{202E}abc", "\u{1F469}\u{200D}", "e\u{301}\u{301}\u{301}",
            "\r\n\r\n",
        ])
    func oddText(text: String) {
        for width in [CGFloat.infinity, 0, -5, .nan, 40] {
            let metrics = shaper.metrics(of: block(text, lineBreak: .wordWrap, lines: 0), width: width)
            #expect(metrics.size.width.isFinite)
            #expect(metrics.size.height.isFinite)
            _ = shaper.caret(in: block(text), width: width, offset: 99)
            _ = shaper.offset(in: block(text), width: width, at: 1e9)
        }
        #expect(shaper.metrics(of: block(text, size: .nan), width: .infinity).size.height.isFinite)
        #expect(shaper.metrics(of: block(text, size: -3), width: .infinity).size.height.isFinite)
    }

    @Test("Bold text is wider, tracking widens, and digits of one width are of one width")
    func styles() {
        func width(_ text: String, weight: Int = 400, tracking: CGFloat = 0, tabular: Bool = false) -> CGFloat {
            let font = FontRequest(size: 17, weight: weight, hasMonospacedDigits: tabular)
            let block = TextBlock(runs: [TextRun(text: text, font: font, color: .black, tracking: tracking)])
            return shaper.metrics(of: block, width: .infinity).size.width
        }
        #expect(width("Settings", weight: 700) > width("Settings"))
        #expect(abs(width("Settings", tracking: 1) - width("Settings") - 8) < 1.1)
        #expect(abs(width("111111", tabular: true) - width("888888", tabular: true)) < 0.01)
    }

    @Test("Text is drawn at its measured position")
    func drawnWhereMeasured() {
        let text = block("HHH", alignment: .right)
        let contents = record { $0.draw(text, in: CGRect(x: 0, y: 0, width: 100, height: 21)) }
        let image = picture(node(1, CGRect(x: 10, y: 10, width: 100, height: 21), contents: .record(contents)))
        show(image, "right-aligned")
        func ink(_ x: ClosedRange<Int>, _ y: ClosedRange<Int>) -> Bool {
            y.contains { row in x.contains { pixel(image, $0, row) & 0xFF < 0x80 } }
        }
        #expect(ink(190...219, 30...50))
        #expect(!ink(0...140, 0...239))
        #expect(!ink(0...239, 54...239))
    }
}
