/// The properties that the reader knows. Shorthands are split into these while parsing.
enum CSSProperty: String, Hashable, Sendable {
    case color, direction, display, font, margin, padding, background
    case backgroundColor = "background-color"
    case fontFamily = "font-family"
    case fontSize = "font-size"
    case fontStyle = "font-style"
    case fontWeight = "font-weight"
    case letterSpacing = "letter-spacing"
    case lineHeight = "line-height"
    case listStyle = "list-style"
    case listStyleType = "list-style-type"
    case marginTop = "margin-top"
    case marginRight = "margin-right"
    case marginBottom = "margin-bottom"
    case marginLeft = "margin-left"
    case paddingLeft = "padding-left"
    case paddingRight = "padding-right"
    case textAlign = "text-align"
    case textDecoration = "text-decoration"
    case textDecorationLine = "text-decoration-line"
    case textIndent = "text-indent"
    case verticalAlign = "vertical-align"
    case whiteSpace = "white-space"
    // Chosen: custom properties of the writer for attributes without a property in CSS.
    case firstLineIndent = "--first-line-indent"
    case headIndent = "--head-indent"
    case tailIndent = "--tail-indent"
    case minimumLineHeight = "--minimum-line-height"
    case maximumLineHeight = "--maximum-line-height"
    case tabStops = "--tab-stops"
    case headingLevel = "--heading-level"
}

enum CSSValue: Hashable, Sendable {
    /// The value of the parent, also for properties that children do not inherit.
    case inherit
    case initial
    case keyword(String)
    case color(RichColor)
    case length(CSSLength)
    case number(Double)
    case family(String, isMonospaced: Bool)
    case numbers([Double])
    case decoration(underline: Bool, strikethrough: Bool)
}

struct CSSDeclaration: Hashable, Sendable {
    var property: CSSProperty
    var value: CSSValue
    var isImportant = false

    /// Longer values are ignored, as those of images in `background`.
    static let longestValue = 2_000
    /// Later declarations of a block are ignored.
    static let maximumCount = 256
}

extension CSSDeclaration {
    /// Reads the declarations of a `style` attribute or of a rule. Ignores declarations that are not valid.
    static func all(in text: some Sequence<UInt8>) -> [CSSDeclaration] {
        var declarations: [CSSDeclaration] = []
        var scanner = CSSScanner(text)
        while declarations.count < maximumCount, let (part, end) = scanner.part(until: [.semicolon]) {
            declarations += Self.declarations(part)
            if end == nil { break }
        }
        return declarations
    }

    private static func declarations(_ part: [UInt8]) -> [CSSDeclaration] {
        guard let colon = part.firstIndex(of: UInt8(ascii: ":")), part.count - colon <= longestValue else { return [] }
        let name = CSSScanner.trimmed(part[..<colon]).lowercased()
        guard let property = CSSProperty(rawValue: name) else { return [] }
        var value = CSSScanner.trimmed(part[(colon + 1)...])
        var isImportant = false
        if let sign = value.lastIndex(of: "!"),
            CSSScanner.trimmed(Array(value[value.index(after: sign)...].utf8)[...]).lowercased() == "important"
        {
            isImportant = true
            value = CSSScanner.trimmed(Array(value[..<sign].utf8)[...])
        }
        return CSSShorthand.longhands(property, value).map {
            CSSDeclaration(property: $0.0, value: $0.1, isImportant: isImportant)
        }
    }
}
