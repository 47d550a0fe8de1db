import Testing

@testable import RichDocuments

@Suite("Styles of CSS")
struct StyleSheetTests {
    private func style(_ css: String, _ tag: String = "span") -> CharacterStyle {
        RichText(page: "<\(tag) style=\"\(css)\">x</\(tag)>").runs[0].character
    }

    private func paragraph(_ css: String) -> ParagraphStyle {
        RichText(page: "<div style='\(css)'>x").runs[0].paragraph
    }

    @Test(
        "colors in all forms",
        arguments: [
            ("red", UInt32(0xFF0000), 1.0), ("RebeccaPurple", 0x663399, 1), ("#0f0", 0x00FF00, 1),
            ("#12345680", 0x123456, 128.0 / 255),

            ("rgb(1, 2, 3)", 0x010203, 1), ("rgba(255 0 0 / 50%)", 0xFF0000, 0.5), ("hsl(120, 100%, 50%)", 0x00FF00, 1),
            ("hsla(240deg 100% 50% / .25)", 0x0000FF, 0.25), ("rgb(100%,0%,0%)", 0xFF0000, 1),
            ("color(srgb 0 1 0)", 0x00FF00, 1),
        ] as [(String, UInt32, Double)])
    func colors(text: String, rgb: UInt32, alpha: Double) {
        let color = RichColor(css: text)
        let expected = RichColor(rgb: rgb, alpha: alpha)
        #expect(color.map { $0.distance(to: expected) } ?? 1 < 1e-9)
    }

    @Test("there are 148 color names") func colorNames() {
        #expect(ColorNames.rgb.count == 148)
        #expect(
            HTMLEntities.latin.count == 100 && HTMLEntities.latin["yuml"] == "ÿ" && HTMLEntities.latin["times"] == "×")
        #expect(HTMLEntities.scalars.count == 253)
    }

    @Test(
        "text that is no color is ignored",
        arguments: ["#12", "#gggggg", "rgb(1,2)", "rgb(", "url(red)", "", "lab(1 2 3)"])
    func invalidColors(text: String) {
        #expect(RichColor(css: text) == nil)
        #expect(style("color:blue;color:\(text)").color == RichColor(rgb: 0x0000FF))
    }

    @Test(
        "lengths of fonts",
        arguments: [
            ("20px", 20.0), ("12pt", 16), ("1.5em", 18), ("2rem", 24), ("150%", 18), ("large", 14), ("1in", 96),
            ("larger", 14.4), ("xx-small", 9), ("1e1px", 10), ("-4px", 12), ("calc(1px + 2px)", 12),
        ])
    func fontSizes(text: String, size: Double) {
        #expect(abs(style("font-size:\(text)").fontSize - size) < 1e-9)
    }

    @Test("the font shorthand sets style, weight, size, line height and family")
    func fontShorthand() {
        let page = RichText(page: "<p style='font: italic 600 20px/1.5 \"Gill Sans\", monospace'>x</p>")
        let (style, paragraph) = (page.runs[0].character, page.runs[0].paragraph)
        #expect(style.isItalic && style.weight == 600 && style.fontSize == 20 && style.isMonospaced)
        #expect(style.fontFamily == "Gill Sans" && paragraph.lineHeightMultiple == 1.5)
        #expect(self.style("font: 20px") == CharacterStyle())
    }

    @Test("weights are numbers, words or relative to the parent")
    func weights() {
        #expect(style("font-weight:350").weight == 350)
        #expect(style("font-weight:bold").weight == 700)
        #expect(style("font-weight:bolder").weight == 700)
        #expect(style("font-weight:lighter", "b").weight == 100)
        #expect(style("font-weight:normal", "b").weight == 400)
    }

    @Test("an own decoration replaces the default one, and lines of a parent continue")
    func decorations() {
        #expect(!style("text-decoration:none", "u").underline)
        let page = RichText(page: "<u>a<span style='text-decoration: line-through dotted'>b</span></u>")
        #expect(page.style(of: "b")?.underline == true && page.style(of: "b")?.strikethrough == true)
    }

    @Test("offsets from the baseline and spaces between characters")
    func offsets() {
        #expect(style("vertical-align:3px").baselineOffset == 3)
        #expect(style("vertical-align:super").baselineOffset == 5)
        #expect(style("letter-spacing:.1em;font-size:20px").letterSpacing == 2)
    }

    @Test("margins, indents and heights of lines")
    func paragraphs() {
        #expect(paragraph("margin: 1px 2px 3px 4px").spacingBefore == 1)
        #expect(paragraph("margin: 1px 2px 3px 4px").spacing == 3)
        #expect(paragraph("margin: 1px 2px 3px 4px").tailIndent == -2)
        let indented = paragraph("margin-left:30px;text-indent:-10px")
        #expect(indented.headIndent == 30 && indented.firstLineIndent == 20)
        #expect(paragraph("line-height:2").lineHeightMultiple == 2)
        #expect(paragraph("line-height:150%").minimumLineHeight == 18)
    }

    @Test("an element inside of a line does not change the paragraph, but inner blocks inherit its values")
    func inlineParagraphStyles() {
        let page = RichText(
            page: "<p>a<b style='line-height:2;text-align:right'>b</b>c</p><b style='line-height:2'><p>d</p>")
        #expect(page.runs.prefix(3).allSatisfy { $0.paragraph == page.runs[0].paragraph })
        #expect(page.runs[0].paragraph.lineHeightMultiple == 0)
        #expect(page.paragraph(of: "d")?.lineHeightMultiple == 2)
    }

    @Test("rules match by specificity, then by order, and important declarations win")
    func cascade() {
        let page = RichText(
            page: """
                <style>
                #i { color: #000001 } .c { color: #000002; font-size: 5px !important } p.c { color: #000003 }
                p { color: #000004 } div p { background: #000005 url("a;b}c") } /* p.c { color: red } */
                h1, .d .e { color: #000006 } @media print { p { color: red } } a:hover p, p > b { color: red }
                .e { color: #000007 } .e { color: #000008 } * { letter-spacing: 1px }
                </style>
                <p class=c id=i style='font-size:9px'>1</p><p class="x c">2</p><p>3</p><div><p>4</p></div>
                <h1>5</h1><div class=d><p><i class=e>6</i></div><i class=e>7</i>
                """)
        func blue(_ text: String) -> Double? { page.style(of: text)?.color.map { ($0.blue * 255).rounded() } }
        #expect(blue("1") == 1 && page.style(of: "1")?.fontSize == 5)
        #expect(blue("2") == 3 && blue("3") == 4 && blue("5") == 6 && blue("6") == 6 && blue("7") == 8)
        #expect(page.style(of: "4")?.background == RichColor(rgb: 5))
        #expect(page.style(of: "3")?.background == nil)
        #expect(page.style(of: "7")?.letterSpacing == 1)
    }

    @Test("the color behind the page is an attribute of the document")
    func documentBackground() {
        let page = RichText(page: "<style>body{background:red;font-family:system-ui}</style>x")
        #expect(page.backgroundColor == RichColor(rgb: 0xFF0000))
        #expect(page.runs[0].character.background == nil && page.runs[0].character.fontFamily == "system-ui")
        #expect(RichText(page: "<body bgcolor=#00ff00>x").backgroundColor == RichColor(rgb: 0x00FF00))
    }
}

extension RichColor {
    func distance(to other: RichColor) -> Double {
        max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue), abs(alpha - other.alpha))
    }
}
