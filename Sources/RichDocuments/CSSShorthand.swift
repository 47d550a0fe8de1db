/// The values of properties. Documented (CSS 2.2, and CSS Fonts Module Level 3 for `font`).
enum CSSShorthand {
    /// Returns the properties and values that a declaration sets. Empty if the value is not valid.
    static func longhands(_ property: CSSProperty, _ text: String) -> [(CSSProperty, CSSValue)] {
        let lower = text.lowercased()
        if let common = common(lower) { return expanded(property).map { ($0, common) } }
        switch property {
        case .font: return font(text)
        case .margin: return sides(lower, of: [.marginTop, .marginRight, .marginBottom, .marginLeft])
        case .padding: return sides(lower, of: [nil, .paddingRight, nil, .paddingLeft])
        case .background:
            let color = CSSScanner.words(lower).lazy.compactMap { RichColor(css: $0) }.first
            return [(.backgroundColor, color.map(CSSValue.color) ?? .initial)]
        case .listStyle:
            let marker = CSSScanner.words(lower).first { self.marker($0) != nil }
            return marker.flatMap { value(.listStyleType, $0) }.map { [(.listStyleType, $0)] } ?? []
        case .textDecoration: return value(.textDecorationLine, lower).map { [(.textDecorationLine, $0)] } ?? []
        default: return value(property, property == .fontFamily ? text : lower).map { [(property, $0)] } ?? []
        }
    }

    private static func common(_ text: String) -> CSSValue? {
        switch text {
        case "inherit": .inherit
        case "initial", "unset", "revert": .initial
        default: nil
        }
    }

    private static func expanded(_ property: CSSProperty) -> [CSSProperty] {
        switch property {
        case .font: [.fontStyle, .fontWeight, .fontSize, .lineHeight, .fontFamily]
        case .margin: [.marginTop, .marginRight, .marginBottom, .marginLeft]
        case .padding: [.paddingLeft, .paddingRight]
        case .background: [.backgroundColor]
        case .listStyle: [.listStyleType]
        case .textDecoration: [.textDecorationLine]
        default: [property]
        }
    }

    static func value(_ property: CSSProperty, _ text: String) -> CSSValue? {
        switch property {
        case .color, .backgroundColor: RichColor(css: text).map(CSSValue.color)
        case .fontFamily: family(text)
        case .fontSize: fontSizes[text] != nil || ["smaller", "larger"].contains(text) ? .keyword(text) : size(text)
        case .fontStyle: keyword(text.hasPrefix("oblique") ? "italic" : text, of: ["normal", "italic"])
        case .fontWeight: weight(text)
        case .letterSpacing: text == "normal" ? .initial : CSSLength(text).map(CSSValue.length)
        case .lineHeight: lineHeight(text)
        case .listStyleType: marker(text).map { .keyword($0.rawValue) }
        case .marginTop, .marginRight, .marginBottom, .marginLeft, .paddingLeft, .paddingRight, .textIndent:
            text == "auto" ? .length(.points(0)) : CSSLength(text).map(CSSValue.length)
        case .textAlign: keyword(text, of: ["left", "right", "center", "justify", "start", "end"])
        case .textDecorationLine: decoration(text)
        case .verticalAlign:
            keyword(text, of: ["sub", "super", "baseline"]) ?? CSSLength(text).map(CSSValue.length)
        case .whiteSpace: keyword(text, of: ["normal", "nowrap", "pre", "pre-wrap", "pre-line", "break-spaces"])
        case .direction: keyword(text, of: ["ltr", "rtl"])
        case .display: .keyword(text)
        case .firstLineIndent, .headIndent, .tailIndent, .minimumLineHeight, .maximumLineHeight:
            CSSLength(text).map(CSSValue.length)
        case .tabStops: .numbers(CSSScanner.words(text).prefix(64).compactMap { CSSNumber.plain($0) })
        case .headingLevel: CSSNumber.plain(text).flatMap { (0...6).contains($0) ? .number($0) : nil }
        case .font, .margin, .padding, .background, .listStyle, .textDecoration: nil
        }
    }

    private static func keyword(_ text: String, of known: [String]) -> CSSValue? {
        known.contains(text) ? .keyword(text) : nil
    }

    /// Chosen: the steps of CSS (Fonts Module Level 3, 3.5) around 12 points, rounded, and at least 9.
    static let fontSizes: [String: Double] = [
        "xx-small": 9, "x-small": 9, "small": 10, "medium": 12, "large": 14, "x-large": 18, "xx-large": 24,
        "xxx-large": 36,
    ]

    private static func size(_ text: String) -> CSSValue? {
        guard let length = CSSLength(text), length.points(em: 1) >= 0 else { return nil }
        return .length(length)
    }

    private static func weight(_ text: String) -> CSSValue? {
        if text == "normal" { return .number(400) }
        if text == "bold" { return .number(700) }
        if let number = CSSNumber.plain(text), (1...1000).contains(number) { return .number(number) }
        return keyword(text, of: ["bolder", "lighter"])
    }

    private static func lineHeight(_ text: String) -> CSSValue? {
        if text == "normal" { return .initial }
        if let number = CSSNumber.plain(text) { return number >= 0 ? .number(number) : nil }
        return size(text)
    }

    private static func marker(_ text: String) -> ListStyle.Marker? {
        switch text {
        case "lower-latin": .lowerAlpha
        case "upper-latin": .upperAlpha
        case "decimal-leading-zero": .decimal
        default: ListStyle.Marker(rawValue: text)
        }
    }

    private static func decoration(_ text: String) -> CSSValue? {
        let words = CSSScanner.words(text)
        return .decoration(underline: words.contains("underline"), strikethrough: words.contains("line-through"))
    }

    /// The first family of a list.
    private static func family(_ text: String) -> CSSValue? {
        let names = CSSScanner.words(text, separators: [UInt8(ascii: ",")]).map(unquoted)
        guard let words = names.first?.split(whereSeparator: \.isWhitespace) else { return nil }
        let name = words.joined(separator: " ").filter { $0 != "\"" }
        guard !name.isEmpty else { return nil }
        return .family(name, isMonospaced: names.contains { ["monospace", "ui-monospace"].contains($0.lowercased()) })
    }

    private static func unquoted(_ text: String) -> String {
        guard text.utf8.count >= 2, let quote = text.first, quote == "\"" || quote == "'", text.last == quote else {
            return text
        }
        return String(text.dropFirst().dropLast())
    }

    private static func sides(_ text: String, of sides: [CSSProperty?]) -> [(CSSProperty, CSSValue)] {
        let values = CSSScanner.words(text).map { value(.marginTop, $0) }
        guard (1...4).contains(values.count) else { return [] }
        let sources = [[0, 0, 0, 0], [0, 1, 0, 1], [0, 1, 2, 1], [0, 1, 2, 3]][values.count - 1]
        var result: [(CSSProperty, CSSValue)] = []
        for (side, source) in zip(sides, sources) {
            guard let value = values[source] else { return [] }
            if let side { result.append((side, value)) }
        }
        return result
    }

    private static func font(_ text: String) -> [(CSSProperty, CSSValue)] {
        var result: [CSSProperty: CSSValue] = [
            .fontStyle: .keyword("normal"), .fontWeight: .number(400), .lineHeight: .initial,
        ]
        var words = CSSScanner.words(text)[...]
        while let word = words.first?.lowercased() {
            words.removeFirst()
            if word == "normal" || word == "small-caps" { continue }
            if let style = value(.fontStyle, word) {
                result[.fontStyle] = style
            } else if let weight = value(.fontWeight, word) {
                result[.fontWeight] = weight
            } else {
                let parts = word.split(separator: "/", maxSplits: 1)
                guard let size = parts.first.flatMap({ value(.fontSize, String($0)) }) else { return [] }
                result[.fontSize] = size
                if parts.count > 1, let height = lineHeight(String(parts[1])) { result[.lineHeight] = height }
                break
            }
        }
        guard result[.fontSize] != nil, let family = family(words.joined(separator: " ")) else { return [] }
        result[.fontFamily] = family
        return expanded(.font).compactMap { property in result[property].map { (property, $0) } }
    }
}
