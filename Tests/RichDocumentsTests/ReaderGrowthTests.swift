import Testing

@testable import RichDocuments

@Suite("Growth of the work of readers")
struct ReaderGrowthTests {
    @Test(
        "the steps for a page are proportional to its size",
        arguments: [
            "<b>", "<div>", "<p><b><i>", "</p>", "<b><p></b>", "<li>", "<ul><li>", "<table><tr><td>", "<td>", "<br>",
            "&",
            "&amp;", "<", "<!--", "<!-- -->", "<style>", "<style>.a .b{color:red}</style><b class='a b'>", "<a href=x>",
            "<p style='color:red'>x</p>", "<font color=red>x", "<script>", "</b>", "<pre>\n", "<h1>x", "\"", "='", " ",
            "a ", "<p>x<p>", "<i><b></i>", "<hr>", "<img alt=x>", "<tr>", "<dd>", "</", "<?", "<b a", "<sup>x",
            "<ol><li value=3888 style=list-style-type:lower-roman>",
        ])
    func pages(piece: String) {
        let (few, many) = (steps(piece, 500), steps(piece, 4_000))
        #expect(many <= 9 * few + 10_000, "\(few) and \(many) steps")
    }

    private func steps(_ piece: String, _ count: Int) -> Int {
        var reader = HTMLReader(Array(String(repeating: piece, count: count).utf8))
        _ = reader.read()
        return reader.steps
    }

    @Test("many attributes, long attributes and long names are read in proportional steps")
    func attributes() {
        for make: (Int) -> String in [
            { "<b " + (0..<$0).map { "a\($0)=1 " }.joined() + ">" },
            { "<b class='" + (0..<$0).map { "a\($0) " }.joined() + "'>x" },
            { "<b style='" + String(repeating: "color:red;", count: $0) + "'>x" },
            { "<b style='font-family:" + String(repeating: "(", count: $0) + "'>x" },
            { "<" + String(repeating: "b", count: $0) + ">x" },
        ] {
            let count: (Int) -> Int = { size in
                var reader = HTMLReader(Array(make(size).utf8))
                _ = reader.read()
                return reader.steps
            }
            #expect(count(4_000) <= 10 * count(500) + 1_000)
        }
    }

    @Test("the work of rules is limited, whatever their number and the number of elements")
    func rules() {
        let rules = String(repeating: ".a .b,.a{color:red}", count: 20_000)
        let page = "<style>\(rules)</style>" + String(repeating: "<b class='a b'>x</b>", count: 3_000)
        var reader = HTMLReader(Array(page.utf8))
        let document = reader.read()
        #expect(document.text.count == 3_000)
        #expect(reader.steps < StyleSheet.maximumMatchingSteps + 20 * page.utf8.count + 1_000_000)
    }

    @Test("100,000 open elements keep their text, and styles to a depth of 256")
    func depth() {
        let page = RichText(
            page: String(repeating: "<big>", count: 100_000) + "x" + String(repeating: "</big>", count: 9))
        #expect(page.text == "x")
        #expect(page.runs[0].character.fontSize <= 10_000)
    }

    @Test("a text with more than 100,000 styles keeps its characters")
    func runs() {
        let page = RichText(page: String(repeating: "a<b>b</b>", count: 60_000))
        #expect(page.text.utf8.count == 120_000)
        #expect(page.runs.count == RichText.maximumRuns)
    }

    @Test(
        "the steps for RTF are proportional to its size",
        arguments: [
            "{", "}", "{}", "\\b", "a", "\\'e9", "\\u8364?", "\\par ", "\\cell", "\\row", "\\tx1", "{\\pict 00}", "\\*",
        ])
    func rtf(piece: String) throws {
        let count: (Int) throws -> Int = { size in
            var reader = try RTFReader(Array(("{\\rtf1 " + String(repeating: piece, count: size)).utf8))
            _ = reader.read()
            return reader.steps
        }
        #expect(try count(4_000) <= 8 * count(500) + 100)
    }
}
