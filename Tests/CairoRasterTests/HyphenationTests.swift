import CoreGraphics
import Foundation
import HostInterface
import SeededNumbers
import Testing

@testable import CairoRaster

/// Words that the installed dictionaries of English and German divide.
@MainActor struct HyphenationTests {
    let shaper = PangoShaper()

    private func block(
        _ text: String, _ factor: CGFloat = 1, language: String = "en", lines: Int = 0,
        alignment: TextAlignment = .left, lineBreak: TextLineBreak = .wordWrap
    ) -> TextBlock {
        var shape = ParagraphShape()
        if factor > 0 { shape.hyphenation = Hyphenation(factor: factor, language: language) }
        return TextBlock(
            runs: [TextRun(text: text, font: FontRequest(size: 17), color: .black)], alignment: alignment,
            lineBreak: lineBreak, maximumLines: lines, paragraph: shape)
    }

    private func lines(_ block: TextBlock, _ width: CGFloat) -> [String] {
        let units = Array(block.string.utf16)
        return shaper.lines(of: block, width: width).map { String(decoding: units[$0.range], as: UTF16.self) }
    }

    private var dictionaries: HyphenationDictionaries { HyphenationDictionaries() }

    @Test("a long word at the end of a line is divided where the dictionary of the language allows")
    func divides() throws {
        try #require(dictionaries.dictionary(for: "en") != nil)
        let text = "An extraordinarily representative paragraph"
        #expect(lines(block(text, 0), 130) == ["An ", "extraordinarily ", "representative ", "paragraph"])
        let divided = lines(block(text), 130)
        #expect(divided.joined() == text)
        #expect(divided.first?.hasPrefix("An ex") == true)
        #expect(shaper.lines(of: block(text), width: 130).allSatisfy { $0.frame.width <= 130.1 })
    }

    @Test("a line that is full enough without the word keeps its words whole")
    func threshold() throws {
        try #require(dictionaries.dictionary(for: "en") != nil)
        let text = "Several words before an extraordinarily long word"
        let whole = shaper.lines(of: block(text, 0), width: 215)
        let share = whole[0].frame.width / 215
        #expect(lines(block(text, share - 0.02), 215).first == lines(block(text, 0), 215).first)
        #expect(lines(block(text, share + 0.02), 215).first != lines(block(text, 0), 215).first)
    }

    @Test("the language of the text is before the language of the paragraph")
    func languages() throws {
        try #require(dictionaries.dictionary(for: "de") != nil)
        let word = "Donaudampfschifffahrtsgesellschaft"
        let german = lines(block(word, language: "de-AT"), 150)
        #expect(german.count > 1 && german.joined() == word)
        var marks = TextMarks()
        marks.language = "xx"
        var run = TextRun(text: "an extraordinarily", font: FontRequest(size: 17), color: .black)
        run.marks = marks
        var shape = ParagraphShape()
        shape.hyphenation = Hyphenation(factor: 1, language: "en")
        let mixed = TextBlock(runs: [run], alignment: .left, lineBreak: .wordWrap, maximumLines: 0, paragraph: shape)
        #expect(lines(mixed, 120) == ["an ", "extraordinarily"])
    }

    @Test("offsets, carets and selections are those of the text without inserted hyphens", arguments: [70, 110, 160])
    func offsets(width: CGFloat) throws {
        try #require(dictionaries.dictionary(for: "en") != nil)
        let text =
            "👍 Understanding internationalization considerations, extraordinarily representative paragraphs follow."
        let block = block(text)
        let found = shaper.lines(of: block, width: width)
        #expect(found.first?.range.lowerBound == 0)
        #expect(found.last?.range.upperBound == text.utf16.count)
        for (a, b) in zip(found, found.dropFirst()) { #expect(a.range.upperBound == b.range.lowerBound) }
        for (number, line) in found.enumerated() {
            #expect(abs(shaper.caret(in: block, width: width, line: number, offset: line.range.lowerBound)) < 0.1)
            for offset in line.range.dropFirst() where Array(text.utf16)[offset] & 0xFC00 != 0xDC00 {
                let x = shaper.caret(in: block, width: width, line: number, offset: offset)
                #expect(shaper.offset(in: block, width: width, line: number, at: x) == offset)
            }
            let stretch = shaper.stretches(in: block, width: width, line: number, of: line.range)
            #expect(stretch.count == 1)
        }
    }

    @Test("addresses, numbers and short words stay whole")
    func whole() {
        for text in ["see https://representative.example/international", "of a1b2c3d4e5f6g7h8i9", "on ants"] {
            let found = lines(block(text), 60).joined()
            #expect(found == text)
            #expect(lines(block(text), 60) == lines(block(text, 0), 60))
        }
    }

    @Test("the last line before a truncation is not divided")
    func truncated() {
        let text = "An extraordinarily representative paragraph with internationalization"
        let metrics = shaper.metrics(of: block(text, lines: 2, lineBreak: .truncateTail), width: 130)
        #expect(metrics.lineCount == 2)
        #expect(metrics.isTruncated)
    }

    @Test("odd texts lose no characters", arguments: 0..<20 as Range<UInt64>)
    func oddTexts(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        let parts = [
            "international", " ", "\n", "e\u{301}tude", "👍🏽", "שלום", "\u{2028}", "extra\u{AD}ordinary", "\r\n",
            "(under",
            "standing)", "漢字", "İstanbul", "\t",
        ]
        let text = (0..<40).map { _ in parts.randomElement(using: &numbers) ?? "" }.joined()
        let width = CGFloat.random(in: 1...200, using: &numbers)
        #expect(lines(block(text), width).joined() == text)
        #expect(lines(block(text, alignment: .justified), width).joined() == text)
    }

    @Test("a word of a million letters stays whole, and takes no long time")
    func enormousWord() {
        let text = String(repeating: "international", count: 80_000)
        #expect(shaper.metrics(of: block(text, lines: 3, lineBreak: .truncateTail), width: 200).lineCount == 3)
    }

    @Test(
        "damaged dictionaries are read without their damaged lines, or not at all", arguments: 0..<30 as Range<UInt64>)
    func damaged(seed: UInt64) throws {
        var numbers = SeededNumbers(seed: seed)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("hyphenation-\(seed)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let good = ["LEFTHYPHENMIN 2", "1na", "n1t", "a2l", ".in1", "NEXTLEVEL", "t1e", "schif1f/ff=f,5,2", "r9n"]
        let bad = [
            String(repeating: "a", count: 5_000), "1/2,3,4", "NEXTLEVEL", "\0\0", "999", "...", "LEFTHYPHENMIN -77",
            "NOHYPHEN", "x/y/z,-100,2000", "%", "1\u{301}",
        ]
        var text = ["UTF-8", "ISO8859-1", "?", ""].randomElement(using: &numbers) ?? ""
        for _ in 0..<30 { text += "\n" + ((good + bad).randomElement(using: &numbers) ?? "") }
        var data = Data((text + "\n").utf8)
        for _ in 0..<Int.random(in: 0...10, using: &numbers) {
            data[Int.random(in: 0..<data.count, using: &numbers)] = UInt8.random(in: 0...255, using: &numbers)
        }
        try data.write(to: folder.appendingPathComponent("hyph_qq.dic"))
        guard let dictionary = HyphenationDictionaries(folders: [folder.path]).dictionary(for: "qq") else { return }
        for word in ["international", "schiffahrt", "étéétéété", "İİİİİİ", String(repeating: "na", count: 32)] {
            let places = dictionary.places(in: word)
            #expect(places.allSatisfy { (2...word.unicodeScalars.count - 2).contains($0) })
        }
    }

    @Test("a name that is no language finds no file")
    func names() {
        for name in ["", "../../etc/passwd", "e", "en/../en", String(repeating: "en-", count: 5_000)] {
            _ = dictionaries.dictionary(for: name)
        }
        #expect(HyphenationDictionaries(folders: ["/nowhere"]).dictionary(for: "en") == nil)
    }
}
