import SeededNumbers

@testable import RichDocuments

/// Random texts that a kind of document can store without loss.
struct RandomRichText {
    enum Kind {
        case html, rtf
    }

    var kind: Kind
    var numbers: SeededNumbers

    init(_ kind: Kind, seed: UInt64) { (self.kind, numbers) = (kind, SeededNumbers(seed: seed)) }

    private mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &numbers) }
    private mutating func chance(_ one: Int) -> Bool { number(below: one) == 0 }

    /// A multiple of a twentieth, or any fraction in HTML.
    private mutating func length() -> Double {
        let length = Double(number(below: 2_000)) / (kind == .html && chance(3) ? 7 : 20)
        return chance(4) ? -length : length
    }

    private mutating func color() -> RichColor {
        var color = RichColor(rgb: UInt32(number(below: 1 << 24)))
        if kind == .html, chance(3) { color.alpha = Double(1 + number(below: 1_000)) / 1_000 }
        if kind == .html, chance(5) { color.red = Double(number(below: 1_000)) / 999 }
        return color
    }

    mutating func document() -> RichText {
        var document = RichText()
        if chance(2) { document.title = "A <title> & é \(number(below: 10))" }
        if kind == .html, chance(3) { document.backgroundColor = color() }
        let count = number(below: 7)
        for index in 0..<count { addParagraph(to: &document, isLast: index == count - 1) }
        return document
    }

    private mutating func addParagraph(to document: inout RichText, isLast: Bool) {
        let style = chance(2) ? ParagraphStyle() : paragraph()
        var character = self.character()
        var isEmpty = true
        if let list = style.lists.last, list.marker != .none, !chance(4) {
            let marker = "\t" + list.text(of: list.start + number(below: 3)) + "\t"
            character.attachment = nil
            document.append(marker, character: character, paragraph: style)
            isEmpty = false
        }
        for _ in 0..<number(below: 4) {
            if chance(2) { character = self.character() }
            document.append(character.attachment == nil ? text() : "\u{FFFC}", character: character, paragraph: style)
            isEmpty = false
        }
        if chance(5) { character = self.character() }
        character.attachment = nil
        if !isLast || isEmpty || chance(2) { document.append("\n", character: character, paragraph: style) }
    }

    private mutating func text() -> String {
        let pieces = [
            "a", "b ", " ", "  ", "\t", "<", "&amp;", ">", "\"", "é", "😀", "\u{2028}", "\u{A0}", "\r", "{", "}", "\\",
            "\u{1}", "\u{C}", "\u{7F}", "\u{FEFF}", "e\u{301}", "-", "\u{85}", "'",
        ]
        var text = ""
        for _ in 0...number(below: 5) { text += pieces[number(below: pieces.count)] }
        return text
    }

    private mutating func character() -> CharacterStyle {
        var style = CharacterStyle()
        guard !chance(3) else { return style }
        let families = ["Helvetica", "Gill Sans", "sans-serif", "-apple-system", "A'B", "Ä-Font", "Initial"]
        if chance(3) { style.fontFamily = families[number(below: families.count)] }
        if chance(4) { style.isMonospaced = true }
        if chance(2) { style.fontSize = kind == .html ? abs(length()) : Double(number(below: 200)) / 2 }
        if chance(3) { style.weight = kind == .html ? 100 * (1 + number(below: 9)) : 700 }
        style.isItalic = chance(4)
        if chance(3) { style.color = color() }
        if chance(4) { style.background = color() }
        (style.underline, style.strikethrough) = (chance(4), chance(4))
        if chance(5) { style.baselineOffset = kind == .html ? length() : Double(number(below: 40) - 20) / 2 }
        if chance(5) { style.letterSpacing = length() }
        if chance(4) { style.link = "http://example.com/?a=<1>&copy=2 é{}\\" }
        if chance(9) {
            let bytes = (0...number(below: 9)).map { UInt8($0 * 29) }
            let type = ["image/png", "image/jpeg"][number(below: 2)]
            style.attachment = RichImage(bytes: bytes, mediaType: type)
            if chance(2) { style.attachment?.width = abs(length()) }
            if chance(2) { style.attachment?.height = abs(length()) }
        }
        return style
    }

    private mutating func paragraph() -> ParagraphStyle {
        var style = ParagraphStyle()
        style.alignment = RichAlignment.allCases[number(below: 5)]
        style.direction = RichDirection.allCases[number(below: 3)]
        if chance(2) { style.headIndent = length() }
        if chance(2) { style.firstLineIndent = length() }
        if chance(2) { style.tailIndent = kind == .html ? length() : -abs(length()) }
        if chance(2) { style.spacing = length() }
        if chance(3) { style.spacingBefore = length() }
        if chance(3) { style.lineHeightMultiple = Double(1 + number(below: 480)) / 240 }
        if kind == .html ? chance(3) : style.lineHeightMultiple == 0 { style.minimumLineHeight = abs(length()) }
        if kind == .html, chance(4) { style.maximumLineHeight = abs(length()) }
        if kind == .rtf, chance(2) { style.maximumLineHeight = style.minimumLineHeight }
        if chance(3) { style.tabStops = (0..<number(below: 4)).map { _ in length() } }
        if chance(4) { style.headingLevel = number(below: 7) }
        if kind == .html, chance(2) {
            for _ in 0...number(below: 3) {
                let marker = ListStyle.Marker.allCases[number(below: ListStyle.Marker.allCases.count)]
                style.lists.append(ListStyle(marker, start: chance(3) ? number(below: 30) : 1))
            }
            if chance(2) {
                let depth = Double(style.lists.count)
                (style.firstLineIndent, style.headIndent) = (0, 36 * depth)
                style.tabStops = [36 * depth - 25, 36 * depth]
            }
        }
        return style
    }
}
