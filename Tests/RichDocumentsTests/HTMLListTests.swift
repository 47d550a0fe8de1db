import Testing

@testable import RichDocuments

@Suite("Lists of HTML")
struct HTMLListTests {
    @Test(
        "items have their marker between tabs",
        arguments: [
            ("<ul><li>a<li>b</ul>c", "\t•\ta\n\t•\tb\nc"),
            ("<ol><li>a</li><li>b</li></ol>", "\t1.\ta\n\t2.\tb\n"),
            ("<ol start=3 type=a><li>a<li>b</ol>", "\t c.\ta\n\t d.\tb\n".replacing(" ", with: "")),
            ("<ol type=I><li>a<li value=9>b<li>c</ol>", "\tI.\ta\n\tIX.\tb\n\tX.\tc\n"),
            ("<ul><li>a<ul><li>b<ul><li>c</ul></ul></ul>", "\t•\ta\n\t◦\tb\n\t▪\tc\n"),
            ("<ul><li><p>a</p><p>b</p></ul>", "\t•\ta\nb\n"), ("<ul><li></li><li>b</ul>", "\t•\t\n\t•\tb\n"),
            ("<ul style='list-style-type:none'><li>a</ul>", "a\n"), ("<li>a", "a\n"),
            ("<ul style='list-style:square inside'><li> a </ul>", "\t▪\ta\n"),
            ("<ol><li>a<ol><li>b</ol><li>c</ol>", "\t1.\ta\n\t1.\tb\n\t2.\tc\n"),
            ("<dl><dt>a<dd>b<dt>c</dl>", "a\nb\nc\n"),
        ])
    func markers(html: String, text: String) {
        #expect(RichText(page: html).text == text)
    }

    @Test("each depth is indented by 36 points more, with a tab stop 25 points before the text")
    func indents() {
        let page = RichText(page: "<ul><li>a<ol start=2><li>b</ol></ul><blockquote><ul><li><p>c</ul></blockquote>")
        let (outer, inner, quoted) = (page.paragraph(of: "a"), page.paragraph(of: "b"), page.paragraph(of: "c"))
        #expect(outer?.headIndent == 36 && outer?.firstLineIndent == 0 && outer?.tabStops == [11, 36])
        #expect(inner?.headIndent == 72 && inner?.firstLineIndent == 0 && inner?.tabStops == [47, 72])
        #expect(quoted?.headIndent == 76 && quoted?.firstLineIndent == 40 && quoted?.tabStops == [51, 76])
        #expect(inner?.lists == [ListStyle(.disc), ListStyle(.decimal, start: 2)])
    }

    @Test(
        "markers of numbers",
        arguments: [
            (ListStyle.Marker.lowerAlpha, 1, "a."), (.lowerAlpha, 26, "z."), (.lowerAlpha, 27, "aa."),
            (.upperAlpha, 703, "AAA."), (.lowerRoman, 1994, "mcmxciv."), (.upperRoman, 4000, "4000."),
            (.lowerAlpha, 0, "0."), (.decimal, -3, "-3."), (.disc, 7, "•"),
        ])
    func numbers(marker: ListStyle.Marker, number: Int, text: String) {
        #expect(ListStyle(marker).text(of: number) == text)
    }
}
