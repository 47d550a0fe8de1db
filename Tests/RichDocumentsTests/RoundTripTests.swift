import Testing

@testable import RichDocuments

@Suite("Written documents")
struct RoundTripTests {
    @Test("the reader returns the text and the styles that were written to HTML", arguments: 0..<8)
    func html(part: Int) throws {
        for seed in part * 100..<(part + 1) * 100 {
            var random = RandomRichText(.html, seed: UInt64(seed))
            let document = random.document()
            let page = document.html
            let difference = firstDifference(try RichText(html: Array(page.utf8)), document)
            try #require(difference == nil, "seed \(seed): \(page)")
        }
    }

    @Test("the reader returns the text and the styles that were written to RTF", arguments: 0..<8)
    func rtf(part: Int) throws {
        for seed in part * 100..<(part + 1) * 100 {
            var random = RandomRichText(.rtf, seed: UInt64(seed))
            let document = random.document()
            let text = document.rtf
            try #require(text.utf8.allSatisfy { $0 < 128 })
            let difference = firstDifference(try RichText(rtf: Array(text.utf8)), document)
            try #require(difference == nil, "seed \(seed): \(text)")
        }
    }

    @Test("items are written as lists, headings and links as elements")
    func elements() {
        let page = RichText(page: "<h1>T</h1><ul><li>a<ol><li>b<li>c</ol></ul><p><a href=x>d</a>")
        let html = page.html
        for part in [
            "<h1>T</h1>", "<li>a</li>", "<ol style=\"list-style-type:decimal\">\n<li>b</li>\n<li>c</li>\n</ol>",
        ] {
            #expect(html.contains(part), "\(html)")
        }
        #expect(html.contains("<p><a href=\"x\">d</a></p>"), "\(html)")
        #expect(RichText(page: html) == page)
    }

    @Test("signs of the languages are text, and no markup")
    func escapes() throws {
        let text = RichText([RichText.Run("</p><script>&amp; \\par {\\b")], title: "</title><b>")
        #expect(try RichText(html: Array(text.html.utf8)) == text)
        #expect(try RichText(rtf: Array(text.rtf.utf8)) == text)
    }

    @Test("items with the largest and smallest numbers are written")
    func largeNumbers() throws {
        for number in [Int.min, Int.max, 1_000_000, 999_999, 0, -1] {
            for list in [
                ListStyle(.decimal), ListStyle(.decimal, start: number), ListStyle(.lowerAlpha, start: number),
            ] {
                var run = RichText.Run("\t\(list.text(of: number))\ta\n")
                run.paragraph.lists = [list]
                let text = RichText([run, run])
                #expect(try RichText(html: Array(text.html.utf8)).text == text.text)
            }
        }
    }

    @Test("numbers that are not finite are written as 0 or the limit")
    func oddNumbers() throws {
        for number in [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude] {
            var run = RichText.Run("a\n")
            (run.character.fontSize, run.character.baselineOffset, run.character.letterSpacing) = (
                number, number, number
            )
            run.character.color = RichColor(red: number, green: -number, blue: 0.5, alpha: number)
            (run.paragraph.headIndent, run.paragraph.spacing, run.paragraph.lineHeightMultiple) = (
                number, number, number
            )
            (run.paragraph.tabStops, run.paragraph.tailIndent) = ([number], number)
            let text = RichText([run])
            #expect(try RichText(html: Array(text.html.utf8)).text == "a\n")
            #expect(try RichText(rtf: Array(text.rtf.utf8)).text == "a\n")
        }
    }
}
