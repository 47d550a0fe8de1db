/// The kinds of elements and their default styles.
enum HTMLElements {
    static let blocks: Set = [
        "address", "article", "aside", "blockquote", "body", "caption", "center", "dd", "details", "dialog", "dir",
        "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6",
        "header", "hgroup", "hr", "html", "legend", "li", "listing", "main", "menu", "nav", "ol", "p", "plaintext",
        "pre", "section", "summary", "table", "tbody", "tfoot", "thead", "tr", "ul", "xmp",
    ]

    /// Elements without content and end tag. Documented (HTML Living Standard, 13.1.2).
    static let void: Set = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "track", "wbr",
    ]

    /// Elements that continue after the end of a block that contains their start tag.
    /// Documented (HTML Living Standard, 13.2.4.3).
    static let formatting: Set = [
        "a", "b", "big", "code", "em", "font", "i", "nobr", "s", "small", "strike", "strong", "tt", "u",
    ]

    static let lists: Set = ["ul", "ol", "menu", "dir"]
    static let cells: Set = ["td", "th"]
    static let headings = ["h1", "h2", "h3", "h4", "h5", "h6"]

    /// Elements that end tags of their content do not close.
    static let scopes: Set = ["html", "body", "table", "td", "th", "caption", "template"]

    /// Elements whose content is not shown, whatever their style.
    static let hidden: Set = [
        "audio", "canvas", "datalist", "math", "noscript", "object", "select", "svg", "template", "video",
    ]

    /// Start tags that end a paragraph. Documented (HTML Living Standard, 13.1.2.4).
    static let paragraphEnds = blocks.subtracting([
        "body", "caption", "html", "legend", "tbody", "tfoot", "thead", "tr",
    ])

    /// Elements that a start tag closes, and the elements in which the search for them ends.
    static let closedByStart: [String: (closed: Set<String>, scope: Set<String>)] = {
        var table: [String: (closed: Set<String>, scope: Set<String>)] = [
            "li": (["li"], lists.union(scopes)),
            "a": (["a"], scopes),
            "tr": (["tr", "td", "th"], ["table"]),
            "td": (["td", "th"], ["table", "tr"]),
            "th": (["td", "th"], ["table", "tr"]),
        ]
        for name in ["dt", "dd"] { table[name] = (["dt", "dd"], scopes.union(["dl"])) }
        for name in ["thead", "tbody", "tfoot"] {
            table[name] = (["thead", "tbody", "tfoot", "tr", "td", "th", "caption"], ["table"])
        }
        return table
    }()

    /// The default style of an element by its name.
    ///
    /// Documented (HTML Living Standard, 15.3): bold, italic and monospaced elements, sizes of headings. Derived: UIKit
    /// shows one margin between paragraphs, after each.
    static let styles: [String: [CSSDeclaration]] = {
        var (table, scanner): ([String: [CSSDeclaration]], CSSScanner) = ([:], CSSScanner(sheet.utf8))
        let (open, close) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
        while let (names, _) = scanner.part(until: [open]), let (body, _) = scanner.part(until: [close]) {
            let declarations = CSSDeclaration.all(in: body)
            for name in CSSScanner.trimmed(names[...]).split(separator: ",") {
                table[String(name), default: []] += declarations
            }
        }
        return table
    }()

    static let linkStyle = CSSDeclaration.all(in: "color:#0000ee;text-decoration:underline".utf8)

    private static let sheet = """
        p,dl,blockquote,figure { margin-bottom: 1em }
        h1,h2,h3,h4,h5,h6,b,strong,th { font-weight: bold }
        h1 { font-size: 2em; margin-bottom: .67em }
        h2 { font-size: 1.5em; margin-bottom: .83em }
        h3 { font-size: 1.17em; margin-bottom: 1em }
        h4 { font-size: 1em; margin-bottom: 1.33em }
        h5 { font-size: .83em; margin-bottom: 1.67em }
        h6 { font-size: .67em; margin-bottom: 2.33em }
        i,em,cite,var,dfn,address { font-style: italic }
        u,ins { text-decoration: underline }
        s,strike,del { text-decoration: line-through }
        big { font-size: larger }
        small { font-size: smaller }
        sub { vertical-align: sub; font-size: smaller }
        sup { vertical-align: super; font-size: smaller }
        mark { background-color: #ff0; color: #000 }
        blockquote,figure { margin-left: 40px; margin-right: 40px }
        dd { margin-left: 40px }
        ul,ol,menu,dir { padding-left: 36px }
        center { text-align: center }
        pre,listing,xmp,plaintext { white-space: pre; margin-bottom: 1em }
        nobr { white-space: nowrap }
        """

    /// Elements with characters of equal width.
    static let monospaced: Set = ["code", "kbd", "listing", "plaintext", "pre", "samp", "tt", "xmp"]
}
