import InterfaceDocuments
import Testing

struct MarkupReaderTests {
    /// Parses an element of a document.
    private func read(_ text: String, limits: MarkupLimits = MarkupLimits()) throws -> InterfaceElement {
        try InterfaceDocument(bytes: Array(wrapped(text).utf8), name: "Sample.xib", limits: limits).root
    }

    /// Wraps a text in a document element on the same line.
    private func wrapped(_ text: String) -> String {
        #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">"# + text + "</document>"
    }

    private func fault(_ text: String, limits: MarkupLimits = MarkupLimits()) -> String {
        do {
            _ = try InterfaceDocument(bytes: Array(text.utf8), name: "Sample.xib", limits: limits)
            return "none"
        } catch { return error.description }
    }

    @Test("Elements, attributes, text and lines are as they are written")
    func plain() throws {
        let root = try read("\n<a one='1' two = \"2\"  >\n  <b/>\n<c key=\"x\">text</c></a>")
        let a = try #require(root.child("a"))
        #expect(a.line == 2)
        #expect(a["one"] == "1")
        #expect(a["two"] == "2")
        #expect(a["three"] == nil)
        #expect(a.children.map(\.name) == ["b", "c"])
        #expect(a.part("x")?.text == "text")
        #expect(a.part("x")?.line == 4)
        #expect(a.text == "")
    }

    @Test("Characters by name and by number are read, comments and instructions are skipped, CDATA is text")
    func characters() throws {
        let root = try read(
            "<a t='&lt;&gt;&amp;&quot;&apos;&#10;&#x1F600;'/><!-- <no> -- - --><?pi x?><b>1 &lt; 2<![CDATA[ & <3]]></b>"
        )
        #expect(root.child("a")?["t"] == "<>&\"'\n😀")
        #expect(root.child("b")?.text == "1 < 2 & <3")
        #expect(root.children.count == 2)
    }

    @Test("A line end inside a value is a space, and Windows' line ends are line ends")
    func lineEnds() throws {
        let root = try read("<a t='one\ntwo'/>\r\n<b>x\r\ny</b>\r<c/>")
        #expect(root.child("a")?["t"] == "one two")
        #expect(root.child("b")?.text == "x\ny")
        #expect(root.child("c")?.line == 5)
    }

    @Test("A mark at the start and UTF-16 are read")
    func encodings() throws {
        let text = #"<?xml version="1.0" encoding="UTF-16"?>"# + wrapped("<a t='Ä'/>")
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let little = text.utf16.reduce(into: [UInt8]([0xFF, 0xFE])) { $0 += [UInt8($1 & 255), UInt8($1 >> 8)] }
        let big = text.utf16.reduce(into: [UInt8]([0xFE, 0xFF])) { $0 += [UInt8($1 >> 8), UInt8($1 & 255)] }
        for bytes in [mark + Array(text.utf8), little, big] {
            #expect(try InterfaceDocument(bytes: bytes, name: "").root.child("a")?["t"] == "Ä")
        }
    }

    @Test(
        "A text that is not well formed is reported in one sentence with its line",
        arguments: [
            ("", "Sample.xib, line 1: there is no element"),
            ("words", "Sample.xib, line 1: there is text outside of the document's element"),
            ("<a>\n<b>\n</a>", "Sample.xib, line 3: </a> closes <b> of line 2"),
            ("<a>\n", "Sample.xib, line 2: <a> of line 1 is not closed"),
            ("</a>", "Sample.xib, line 1: </a> closes nothing"),
            ("<a/><b/>", "Sample.xib, line 1: there is a second element beside the document's"),
            ("<a b=1/>", "Sample.xib, line 1: the value of b of <a> is not in quotes"),
            ("<a b/>", "Sample.xib, line 1: the attribute b of <a> has no value"),
            ("<a b='1'c='2'/>", "Sample.xib, line 1: no space stands before an attribute of <a>"),
            ("<a b='1' b='2'/>", "Sample.xib, line 1: <a> has the attribute b twice"),
            ("<a b='<'/>", "Sample.xib, line 1: the value of b holds a <"),
            ("<a b='1", "Sample.xib, line 1: the value of b does not end"),
            ("<a", "Sample.xib, line 1: <a> does not end"),
            ("<", "Sample.xib, line 1: a tag has no name"),
            ("<a>&nope;</a>", "Sample.xib, line 1: &nope; is no character; entities of a document's own are not read"),
            ("<a>&#0;</a>", "Sample.xib, line 1: &#0; is no character; entities of a document's own are not read"),
            ("<a>&#+65;</a>", "Sample.xib, line 1: &#+65; is no character; entities of a document's own are not read"),
            ("<a>a & b</a>", "Sample.xib, line 1: an & begins no character"),
            ("<a>\n\n<!-- </a>", "Sample.xib, line 3: a comment does not end"),
            ("<a><![CDATA[ </a>", "Sample.xib, line 1: a CDATA section does not end"),
            (
                "<!DOCTYPE a [<!ENTITY b SYSTEM \"file:///etc/passwd\">]><a>&b;</a>",
                "Sample.xib, line 1: a document type is declared, which is not read"
            ),
            (
                "<?xml version='1.0' encoding='ISO-8859-1'?><a/>",
                "Sample.xib, line 1: the text is said to be in iso-8859-1, and UTF-8 and UTF-16 alone are read"
            ),
            ("<a>\n\u{1}</a>", "Sample.xib, line 2: there is a control character, which XML does not have"),
        ])
    func faults(text: String, sentence: String) { #expect(fault(text) == sentence) }

    @Test("Bytes that are no text are refused")
    func bytes() {
        #expect(throws: InterfaceFault(document: "x", line: 1, what: "the document is not UTF-8 text")) {
            try InterfaceDocument(bytes: [0x3C, 0x61, 0xFF, 0x3E], name: "x")
        }
    }

    @Test("Nesting without end, elements without end and a document without end are refused")
    func limits() {
        let deep = String(repeating: "<a>", count: 1_000_000)
        #expect(fault(deep) == "Sample.xib, line 1: more than 400 elements stand inside each other")
        var limits = MarkupLimits()
        limits.elements = 10
        limits.attributes = 2
        #expect(
            fault("<a>" + String(repeating: "<b/>", count: 20) + "</a>", limits: limits)
                == "Sample.xib, line 1: there are more than 10 elements")
        #expect(fault("<a b='' c='' d=''/>", limits: limits) == "Sample.xib, line 1: <a> has more than 2 attributes")
        limits.bytes = 5
        #expect(
            fault("<a>   </a>", limits: limits)
                == "Sample.xib, line 1: the document has 10 bytes, and no more than 5 are read")
    }
}
