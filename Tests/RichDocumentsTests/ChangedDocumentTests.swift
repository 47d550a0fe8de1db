import SeededNumbers
import Testing

@testable import RichDocuments

/// Changes the bytes of documents.
struct Mutation {
    var numbers: SeededNumbers
    /// The byte that starts a tag or a control.
    var sign: UInt8
    var pieces: [String]

    mutating func apply(to document: [UInt8]) -> [UInt8] {
        var bytes = document
        for _ in 0...Int.random(in: 0..<6, using: &numbers) {
            guard bytes.count > 8 else { return bytes }
            let start = Int.random(in: 0..<bytes.count, using: &numbers)
            let end = min(bytes.count, start + Int.random(in: 0..<80, using: &numbers))
            switch Int.random(in: 0..<6, using: &numbers) {
            case 0: bytes[start] = UInt8.random(in: 0...255, using: &numbers)
            case 1: bytes.removeSubrange(start..<end)
            case 2: bytes.insert(contentsOf: bytes[start..<end], at: start)
            case 3: bytes.insert(contentsOf: (pieces.randomElement(using: &numbers) ?? "").utf8, at: start)
            case 4: bytes.removeLast(bytes.count - end)
            default: shuffle(&bytes)
            }
        }
        return bytes
    }

    /// Exchanges two tags with the text behind each.
    private mutating func shuffle(_ bytes: inout [UInt8]) {
        var parts = bytes.split(separator: sign, omittingEmptySubsequences: false)
        guard parts.count > 2 else { return }
        parts.swapAt(
            Int.random(in: 1..<parts.count, using: &numbers), Int.random(in: 1..<parts.count, using: &numbers))
        bytes = Array(parts.joined(separator: [sign]))
    }
}

@Suite("Changed documents")
struct ChangedDocumentTests {
    static let page = """
        <html><head><title>T</title><style>p.a b{color:red;font:bold 20px/2 x}#i,*{margin:1em}</style></head>
        <body dir=rtl>
        <h2 id=i>H</h2><p class="a b">one <b>two <i>three</b> four</i><br>&amp;&#x41;&copy</p>
        <ol start=3><li>a<ul><li>b</ul>
        <li value=9><p>c</ol><table><tr><td>1<td><p>2<p>3</table><pre>\n x\n</pre><a href="u">l</a><img alt=i
        src="data:image/png;base64,AQID"><!-- c --><blockquote style='text-indent:2em;color:hsl(1,2%,3%)'>q</blockquote>
        """

    static let text = #"""
        {\rtf1\ansi\ansicpg1252\deff0{\fonttbl{\f0\fswiss\fcharset0 Helvetica;}{\f1\fmodern\fcharset204 Courier;}}
        {\colortbl;\red255\green0\blue0;}{\info{\title T}}\pard\qc\li200\fi-100\tx100 a\b b\b0{\f1\fs48\cf1 \'e9\u8364?}
        \par
        {\field{\*\fldinst{HYPERLINK "x:y"}}{\fldrslt c}}\cell\row{\pict\pngblip 0102}
        {\*\x y}\bin2 zz\line\sl-200\slmult0 e}
        """#

    @Test("20,000 changed pages are read without a stop, twice with one result", arguments: 0..<4)
    func html(part: Int) throws {
        var mutation = Mutation(
            numbers: SeededNumbers(seed: UInt64(part)), sign: .lessThan,
            pieces: [
                "<b>", "</b>", "<p>", "</p>", "<li>", "<table>", "<tr>", "<td>", "</table>", "<", ">", "\"", "'",
                "<!--",
                "-->", "<style>", "</style>", "{", "}", "&#", "&", "<a>", "<ul>", "</ul>", "<pre>", "<br>", "<div>",
                ";",
                "<script>", "<html>", "<body style=color:red>", "=", "/>", "<h1>", "<sup>", "\0", "data-unterminated",
            ])
        var random = RandomRichText(.html, seed: UInt64(part))
        let sources = [Array(Self.page.utf8), Array(random.document().html.utf8), Array(Self.page.utf8)]
        for index in 0..<5_000 {
            let bytes = mutation.apply(to: sources[index % 3])
            let document = try RichText(html: bytes)
            try #require(document.text.utf8.count <= 8 * bytes.count + 64)
            try #require(RichText(html: bytes) == document)
            guard index % 4 == 0 else { continue }
            let written = document.html
            let difference = firstDifference(try RichText(html: Array(written.utf8)), document)
            try #require(difference == nil, "\(bytes.debugText)\n\(written)")
        }
    }

    @Test("20,000 changed documents of RTF are read without a stop, twice with one result", arguments: 0..<4)
    func rtf(part: Int) throws {
        var mutation = Mutation(
            numbers: SeededNumbers(seed: UInt64(part)), sign: UInt8(ascii: "\\"),
            pieces: [
                "{", "}", "\\", "\\'", "\\u-10179?", "\\u56832?", "\\bin99999999999 ", "\\*", "\\pard", "\\par",
                "\\fonttbl",
                "\\colortbl", "\\pict", "\\fs99999999999", "\\li-2147483648", "\\cell", "\\uc9", "\\sl-1", "\\title",
                "\\v",
            ])
        var random = RandomRichText(.rtf, seed: UInt64(part))
        let sources = [Array(Self.text.utf8), Array(random.document().rtf.utf8), Array(Self.text.utf8)]
        for index in 0..<5_000 {
            let bytes = mutation.apply(to: sources[index % 3])
            guard let document = try? RichText(rtf: bytes) else { continue }
            try #require(document.text.utf8.count <= 3 * bytes.count)
            try #require(RichText(rtf: bytes) == document)
            guard index % 4 == 0 else { continue }
            let written = document.rtf
            try #require(RichText(rtf: Array(written.utf8)).text == document.text, "\(bytes.debugText)\n\(written)")
        }
    }

    @Test("random bytes are read")
    func randomBytes() throws {
        var numbers = SeededNumbers(seed: 1)
        for _ in 0..<300 {
            let bytes = (0..<200).map { _ in UInt8.random(in: 0...255, using: &numbers) }
            _ = try RichText(html: bytes)
            _ = try RichText(html: Array("<p style='".utf8) + bytes)
            _ = try RichText(html: Array("<style>".utf8) + bytes)
            _ = try RichText(rtf: Array("{\\rtf".utf8) + bytes)
        }
    }
}

extension [UInt8] {
    fileprivate var debugText: String { String(decoding: self, as: UTF8.self) }
}
