import Testing

@testable import RichDocuments

@Suite("Documents of RTF")
struct RTFReaderTests {
    private func read(_ body: String) throws -> RichText { try RichText(rtf: Array("{\\rtf1\\ansi \(body)}".utf8)) }

    @Test(
        "text with control words and symbols",
        arguments: [
            (#"Hello\par World"#, "Hello\nWorld"), (#"a\line b\tab c"#, "a\u{2028}b\tc"),
            (#"a\~b\_c\-d"#, "a\u{A0}b\u{2011}c\u{AD}d"),
            (#"\emdash\endash\bullet\lquote x\rquote"#, "—–•‘x’"), (#"\{\}\\"#, #"{}\"#), (#"\'e9\'80"#, "é€"),
            (#"\u8364?\u-10179?\u-8704?x"#, "€😀x"), (#"\uc0\u8364 x"#, "€x"), (#"\uc2\u8364\'80\'80x"#, "€x"),
            (#"a{\*\unknown b {c}}d"#, "ad"), (#"{\stylesheet{a;}}b"#, "b"), ("a\\\nb", "a\nb"), ("a\r\nb", "ab"),
            (#"{\v hidden}a"#, "a"), (#"\bin3 }}}a"#, "a"), (#"{\pict\bin3 }}}}a"#, "a"),
            (#"a\cell b\cell\row c\cell\row"#, "a\tb\nc\n"), (#"{\listtext\tab\u8226 ?\tab}a"#, "\t•\ta"),
            (#"\unknownword5 a"#, "a"), (#"}}a"#, ""),
        ])
    func texts(body: String, text: String) throws {
        if body == "}}a" { return #expect(try read(body).text == "a") }
        #expect(try read(body).text == text)
    }

    @Test("styles of characters last to the end of their group")
    func characters() throws {
        let text = try read(
            #"""
            {\fonttbl{\f0\fswiss\fcharset0 Helvetica;}{\f1\fmodern{\*\falt X} Courier New;}}
            {\colortbl;\red255\green0\blue0;}
            {\f0\fs48\b\i\ul\strike\cf1\highlight1\up6\expndtw20 a}{\f1 b}{\b c\b0 d}\plain e
            """#)
        var style = CharacterStyle()
        (style.fontFamily, style.fontSize, style.weight, style.isItalic) = ("Helvetica", 24, 700, true)
        (style.underline, style.strikethrough, style.baselineOffset, style.letterSpacing) = (true, true, 3, 1)
        (style.color, style.background) = (RichColor(rgb: 0xFF0000), RichColor(rgb: 0xFF0000))
        #expect(text.style(of: "a") == style)
        #expect(text.style(of: "b")?.isMonospaced == true && text.style(of: "b")?.fontFamily == "Courier New")
        #expect(text.style(of: "c")?.weight == 700)
        #expect(text.style(of: "d") == CharacterStyle() && text.style(of: "e") == CharacterStyle())
    }

    @Test("all text of a paragraph has the style at the end of the paragraph")
    func paragraphs() throws {
        let text = try read(#"a\qc\li200\fi-100\ri40\sb20\sa60\sl480\slmult1\tx100\tx300\rtlpar b\par\pard c"#)
        var style = ParagraphStyle()
        (style.alignment, style.headIndent, style.firstLineIndent, style.tailIndent) = (.center, 10, 5, -2)
        (style.spacingBefore, style.spacing, style.lineHeightMultiple) = (1, 3, 2)
        (style.tabStops, style.direction) = ([5, 15], .rightToLeft)
        #expect(text.runs.map(\.text) == ["ab\n", "c"])
        #expect(text.runs[0].paragraph == style && text.runs[1].paragraph == ParagraphStyle())
    }

    @Test("a field with an address is a link, and the information has the title")
    func linksAndTitle() throws {
        let text = try read(
            #"{\info{\author A}{\title T\u228 ?}}a{\field{\*\fldinst{HYPERLINK "x:y"}}{\fldrslt{\ul b}}}c"#)
        #expect(text.text == "abc" && text.title == "Tä")
        #expect(text.style(of: "b")?.link == "x:y" && text.style(of: "c")?.link == nil)
    }

    @Test("a picture of PNG is an attachment")
    func pictures() throws {
        let text = try read(#"{\pict\pngblip\picwgoal200\pichgoal100 0102 0A}{\pict\wmetafile8 01}"#)
        #expect(text.text == "\u{FFFC}")
        #expect(
            text.runs[0].character.attachment
                == RichImage(bytes: [1, 2, 10], mediaType: "image/png", width: 10, height: 5))
    }

    @Test("bytes are in the code page of the document or of the font")
    func codePages() throws {
        #expect(try RichText(rtf: Array(#"{\rtf1\ansi\ansicpg1251 \'e9}"#.utf8)).text == "й")
        #expect(try read(#"{\fonttbl{\f0\fcharset204 A;}}{\f0 \'e9}\'e9"#).text == "йé")
        #expect(try read(#"{\fonttbl{\f0\fcharset128 A;}}\f0\'82\'a0"#).text == "あ")
    }

    @Test("bytes without the header are refused")
    func headers() {
        for text in ["", "abc", "{\\rt", "{}"] {
            #expect(throws: DocumentError.missingHeader) { try RichText(rtf: Array(text.utf8)) }
        }
    }
}
