import Foundation
import Testing

@testable import RichDocuments

extension RichText {
    /// A page of HTML without limits and errors of encodings.
    init(page: String) {
        var reader = HTMLReader(Array(page.utf8))
        self = reader.read()
    }

    /// The style of the first run that contains `text`.
    func style(of text: String) -> CharacterStyle? { runs.first { $0.text.contains(text) }?.character }

    func paragraph(of text: String) -> ParagraphStyle? { runs.first { $0.text.contains(text) }?.paragraph }
}

@Suite("Pages of HTML")
struct HTMLReaderTests {
    @Test(
        "blocks end with a line feed, and spaces collapse",
        arguments: [
            ("<p>Hello</p>", "Hello\n"), ("<b>Hello</b>", "Hello"), ("Hello<p>World", "Hello\nWorld\n"),
            ("<p>a\n  b </p> <p> c</p>", "a b\nc\n"), ("a <b> b</b>", "a b"), ("<b>a </b> b", "a b"),
            ("<p></p><div> </div>a", "a"), ("<div>a<div>b</div></div>c", "a\nb\nc"),
            ("<pre>\na\n  b\n</pre>", "a\n  b\n"), ("<pre>a</pre>b", "a\nb"), ("a<hr>b", "a\nb"),
            ("<p>a&nbsp; b</p>", "a\u{A0} b\n"), ("", ""), ("  ", ""), ("<p>a<p>b", "a\nb\n"),
            ("<div>a<p>b</div>c", "a\nb\nc"), ("a<!-- b -->c<!-->d", "acd"), ("1 < 2 <3", "1 < 2 <3"),
        ])
    func blocks(html: String, text: String) {
        #expect(RichText(page: html).text == text)
    }

    @Test(
        "a line break is U+2028, and the last break of a block is invisible",
        arguments: [
            ("a<br>b", "a\u{2028}b"), ("<p>a<br></p>", "a\n"), ("<p>a<br><br></p>b", "a\u{2028}\nb"),
            ("<p><br></p>", "\n"), ("<p>a <br> b</p>", "a\u{2028}b\n"), ("a<br/>b</br>c", "a\u{2028}b\u{2028}c"),
        ])
    func lineBreaks(html: String, text: String) {
        #expect(RichText(page: html).text == text)
    }

    @Test(
        "references to characters are replaced",
        arguments: [
            ("&lt;&amp;&gt;&quot;&apos;", "<&>\"'"), ("&copy;&copy 1", "©© 1"), ("&#65;&#x42;&#x1F600;", "AB😀"),
            ("&euro;&#128;", "€€"), ("&unknown; &", "&unknown; &"), ("&#xD800;&#0;", "\u{FFFD}\u{FFFD}"),
            ("&hellip;&Alpha;&hearts;", "…Α♥"), ("&#99999999999;", "\u{FFFD}"),
        ])
    func references(html: String, text: String) {
        #expect(RichText(page: html).text == text)
    }

    @Test("a reference without semicolon in an address is text")
    func referencesInAddresses() {
        let page = RichText(page: "<a href='?a=1&copy=2&amp;b=3'>x</a>")
        #expect(page.runs[0].character.link == "?a=1&copy=2&b=3")
    }

    @Test("scripts, styles, templates and the title are not in the text")
    func hiddenElements() {
        let page = RichText(
            page: """
                <html><head><title> A &amp;  B </title><style>p{color:red}</style></head><body>
                <script>if (a < b) { "</p>" }</script><template>t</template><noscript>n</noscript>
                <p style='display:none'>x</p>c</body></html>
                """)
        #expect(page.text == "c")
        #expect(page.title == "A & B")
    }

    @Test("elements have the styles of browsers")
    func elementStyles() {
        let page = RichText(
            page: """
                <b>b</b><i>i</i><u>u</u><s>s</s><code>c</code><big>B</big><small>S</small><sub>d</sub><sup>p</sup>\
                <mark>m</mark><font color=red face=Georgia size=7>f</font><a href="x:y">a</a><a>n</a>
                """)
        #expect(page.style(of: "b")?.weight == 700)
        #expect(page.style(of: "i")?.isItalic == true)
        #expect(page.style(of: "u")?.underline == true)
        #expect(page.style(of: "s")?.strikethrough == true)
        #expect(page.style(of: "c")?.isMonospaced == true)
        #expect(abs((page.style(of: "B")?.fontSize ?? 0) - 14.4) < 1e-9)
        #expect(page.style(of: "S")?.fontSize == 10)
        #expect(page.style(of: "d")?.baselineOffset ?? 0 < 0)
        #expect(page.style(of: "p")?.baselineOffset ?? 0 > 0)
        #expect(page.style(of: "m")?.background == RichColor(rgb: 0xFFFF00))
        let font = page.style(of: "f")
        #expect(font?.color == RichColor(rgb: 0xFF0000) && font?.fontFamily == "Georgia" && font?.fontSize == 36)
        let link = page.style(of: "a")
        #expect(link?.link == "x:y" && link?.underline == true && link?.color == RichColor(rgb: 0x0000EE))
        #expect(page.style(of: "n") == CharacterStyle())
    }

    @Test(
        "headings are bold, in sizes of browsers, with their level",
        arguments: [(1, 24), (2, 18), (3, 14.04), (4, 12), (5, 9.96), (6, 8.04)])
    func headings(level: Int, size: Double) {
        let page = RichText(page: "<h\(level)>a</h\(level)>b")
        #expect(abs((page.style(of: "a")?.fontSize ?? 0) - size) < 1e-9)
        #expect(page.style(of: "a")?.weight == 700)
        #expect(page.paragraph(of: "a")?.headingLevel == level)
        #expect(page.paragraph(of: "b")?.headingLevel == 0)
    }

    @Test("a paragraph has the spacing of its font size")
    func paragraphSpacing() {
        let page = RichText(page: "<p>a</p><p style='font-size:20px'>b</p><blockquote>c</blockquote>")
        #expect(page.paragraph(of: "a")?.spacing == 12)
        #expect(page.paragraph(of: "b")?.spacing == 20)
        let quote = page.paragraph(of: "c")
        #expect(quote?.headIndent == 40 && quote?.firstLineIndent == 40 && quote?.tailIndent == -40)
    }

    @Test("formatting continues behind blocks and elements that close in another order")
    func misplacedEndTags() {
        let page = RichText(page: "<b>a<i>b</b>c</i>d<p><b>e<p>f</b>g")
        #expect(page.text == "abcd\ne\nfg\n")
        #expect(page.style(of: "b")?.weight == 700 && page.style(of: "b")?.isItalic == true)
        #expect(page.style(of: "c")?.weight == 400 && page.style(of: "c")?.isItalic == true)
        #expect(page.style(of: "d") == CharacterStyle())
        #expect(page.style(of: "f")?.weight == 700)
        #expect(page.style(of: "g")?.weight == 400)
    }

    @Test("cells of a row are separated by tabs, and rows by line feeds")
    func tables() {
        let page = RichText(
            page: """
                <table><tr><th>a</th><td> b <td></td><td><p>c</p><p>d</p></td></tr><tr><td>e<tr><td><td>f</table>g
                """)
        #expect(page.text == "a\tb\t\tc\u{2028}d\ne\n\tf\ng")
        #expect(page.style(of: "a")?.weight == 700)
    }

    @Test("an image of a data address is an attachment, and other images are their text")
    func images() {
        let page = RichText(
            page: "<img src='data:image/png;base64,AQID' width=10 height='20px'><img src='http://a/b' alt='c'>")
        #expect(page.text == "\u{FFFC}c")
        #expect(
            page.runs[0].character.attachment
                == RichImage(bytes: [1, 2, 3], mediaType: "image/png", width: 10, height: 20))
    }

    @Test("direction and alignment are read from attributes and styles")
    func alignment() {
        let page = RichText(
            page: """
                <p dir=rtl align=right>a</p><center>b</center><div style='text-align:justify;direction:ltr'>c</div>d
                """)
        #expect(page.paragraph(of: "a")?.direction == .rightToLeft && page.paragraph(of: "a")?.alignment == .right)
        #expect(page.paragraph(of: "b")?.alignment == .center)
        #expect(page.paragraph(of: "c")?.alignment == .justified && page.paragraph(of: "c")?.direction == .leftToRight)
        #expect(page.paragraph(of: "d") == ParagraphStyle())
    }

    @Test("the encoding is the one that a page names, UTF-8, or Windows-1252")
    func encodings() throws {
        #expect(try RichText(html: Array("é".utf8)).text == "é")
        #expect(try RichText(html: [0xE9, 0x80]).text == "é€")
        #expect(try RichText(html: Array("<meta charset='windows-1251'>".utf8) + [0xE9]).text == "й")
        #expect(try RichText(html: [0xFE, 0xFF, 0, 0x41]).text == "A")
        #expect(try RichText(html: [0xE9], encoding: .windowsCP1251).text == "й")
    }

    @Test("a page of more than eight megabytes is refused")
    func largePages() {
        let size = DocumentError.maximumBytes + 1
        #expect(throws: DocumentError.tooLarge(bytes: size, maximum: size - 1)) {
            try RichText(html: [UInt8](repeating: 97, count: size))
        }
    }
}
