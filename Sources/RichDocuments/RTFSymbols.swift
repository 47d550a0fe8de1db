/// Control words and symbols that are characters. Documented (RTF Specification 1.9.1, Special Characters).
enum RTFSymbols {
    static let words: [String: String] = [
        "emdash": "\u{2014}", "endash": "\u{2013}", "emspace": "\u{2003}", "enspace": "\u{2002}", "qmspace": "\u{2005}",
        "bullet": "\u{2022}", "lquote": "\u{2018}", "rquote": "\u{2019}", "ldblquote": "\u{201C}",
        "rdblquote": "\u{201D}", "line": "\u{2028}", "lbr": "\u{2028}", "tab": "\t", "zwj": "\u{200D}",
        "zwnj": "\u{200C}", "ltrmark": "\u{200E}", "rtlmark": "\u{200F}", "page": "\u{C}",
    ]

    static func text(_ symbol: UInt8) -> String? {
        switch symbol {
        case UInt8(ascii: "~"): "\u{A0}"
        case UInt8(ascii: "_"): "\u{2011}"
        case UInt8(ascii: "-"): "\u{AD}"
        case UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "}"): String(UnicodeScalar(symbol))
        case 9: "\t"
        default: nil
        }
    }

    /// Destinations without text of the document.
    static let skipped: Set = [
        "stylesheet", "header", "headerl", "headerr", "headerf", "footer", "footerl", "footerr", "footerf", "footnote",
        "object", "nonshppict", "listtable", "listoverridetable", "filetbl", "revtbl", "rsidtbl", "generator",
        "xe", "tc", "bkmkstart", "bkmkend", "themedata", "colorschememapping", "datastore", "latentstyles",
        "annotation",
        "template", "private", "xmlnstbl", "mmathPr", "pgptbl", "ftnsep", "aftnsep",
    ]

    /// Destinations behind `\*` that the reader does not skip.
    static let optional: Set = ["fldinst", "shppict"]
}
