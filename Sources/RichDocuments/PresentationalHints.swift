/// Declarations in the place of old attributes. Documented (HTML Living Standard, 15.3 and 15.4).
enum PresentationalHints {
    static func declarations(of tag: HTMLTag) -> [CSSDeclaration] {
        guard !tag.attributes.isEmpty else { return [] }
        var result: [CSSDeclaration] = []
        func add(_ property: CSSProperty, _ value: CSSValue?) {
            if let value { result.append(CSSDeclaration(property: property, value: value)) }
        }
        add(.direction, tag["dir"].flatMap { CSSShorthand.value(.direction, $0.lowercased()) })
        add(.backgroundColor, tag["bgcolor"].flatMap(color).map(CSSValue.color))
        if tag.name == "font" {
            add(.color, tag["color"].flatMap(color).map(CSSValue.color))
            add(.fontSize, tag["size"].flatMap(fontSize))
            add(.fontFamily, tag["face"].flatMap { CSSShorthand.value(.fontFamily, $0) })
        } else if HTMLElements.blocks.contains(tag.name), tag.name != "table" {
            let align = tag["align"]?.lowercased()
            add(.textAlign, align.flatMap { CSSShorthand.value(.textAlign, $0 == "middle" ? "center" : $0) })
        }
        if let type = tag["type"], tag.name == "li" || HTMLElements.lists.contains(tag.name) {
            let markers = [
                "1": "decimal", "a": "lower-alpha", "A": "upper-alpha", "i": "lower-roman", "I": "upper-roman",
            ]
            add(.listStyleType, CSSShorthand.value(.listStyleType, markers[type] ?? type.lowercased()))
        }
        return result
    }

    /// Old attributes also accept hexadecimal digits without a number sign.
    private static func color(_ text: String) -> RichColor? { RichColor(css: text) ?? RichColor(hexDigits: text) }

    /// 1 to 7, or a difference to 3. Documented (HTML Living Standard, 15.3.4).
    private static func fontSize(_ text: String) -> CSSValue? {
        guard let number = CSSNumber.integer(text) else { return nil }
        let isRelative = text.hasPrefix("+") || text.hasPrefix("-")
        let size = min(max(isRelative ? number + 3 : number, 1), 7)
        let names = ["x-small", "small", "medium", "large", "x-large", "xx-large", "xxx-large"]
        return .keyword(names[size - 1])
    }
}
