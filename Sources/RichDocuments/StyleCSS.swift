extension Double {
    /// The number as CSS; 0 for NaN and infinity.
    var cssText: String {
        guard isFinite else { return "0" }
        let text = "\(self)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}

/// The declarations of characters for the writer.
enum CharacterCSS {
    /// Returns declarations for the differences from `base`, without the link and the attachment.
    static func declarations(_ style: CharacterStyle, base: CharacterStyle) -> [String] {
        var result: [String] = []
        if (style.fontFamily, style.isMonospaced) != (base.fontFamily, base.isMonospaced) {
            let names = (style.fontFamily.map { [family($0)] } ?? []) + (style.isMonospaced ? ["monospace"] : [])
            result.append("font-family:" + (names.isEmpty ? "initial" : names.joined(separator: ",")))
        }
        if style.fontSize != base.fontSize { result.append("font-size:\(style.fontSize.cssText)px") }
        if style.weight != base.weight { result.append("font-weight:\(style.weight)") }
        if style.isItalic != base.isItalic { result.append("font-style:" + (style.isItalic ? "italic" : "normal")) }
        if style.color != base.color { result.append("color:" + (style.color?.cssText ?? "initial")) }
        if style.background != base.background, let color = style.background {
            result.append("background-color:" + color.cssText)
        }
        if (style.underline, style.strikethrough) != (base.underline, base.strikethrough) {
            let lines = (style.underline ? ["underline"] : []) + (style.strikethrough ? ["line-through"] : [])
            result.append("text-decoration:" + (lines.isEmpty ? "none" : lines.joined(separator: " ")))
        }
        if style.baselineOffset != base.baselineOffset {
            result.append("vertical-align:\(style.baselineOffset.cssText)px")
        }
        if style.letterSpacing != base.letterSpacing {
            result.append("letter-spacing:" + (style.letterSpacing.map { $0.cssText + "px" } ?? "normal"))
        }
        return result
    }

    /// Whether other runs of an item can have other values if the item itself has this style.
    static func isItemStyle(_ style: CharacterStyle) -> Bool {
        style.link == nil && style.attachment == nil && style.background == nil && !style.underline
            && !style.strikethrough && style.baselineOffset == 0 && !(style.isMonospaced && style.fontFamily == nil)
    }

    private static func family(_ name: String) -> String {
        let isKeyword = ["inherit", "initial", "unset", "revert"].contains(name.lowercased())
        let isIdentifier = name.utf8.allSatisfy { $0.isLetter || $0 == UInt8(ascii: "-") }
        if isIdentifier, !isKeyword, !name.isEmpty { return name }
        let quote = name.contains("\"") ? "'" : "\""
        return quote + name.filter { !quote.contains($0) && !$0.isNewline } + quote
    }
}

/// The declarations of paragraphs for the writer.
enum ParagraphCSS {
    static func declarations(_ style: ParagraphStyle, base: ParagraphStyle, isItem: Bool) -> [String] {
        var result: [String] = []
        func add(_ property: CSSProperty, _ value: Double, if isNeeded: Bool) {
            if isNeeded { result.append("\(property.rawValue):\(value.cssText)px") }
        }
        if style.alignment != base.alignment { result.append("text-align:" + name(style.alignment)) }
        if style.direction != .natural {
            result.append("direction:" + (style.direction == .rightToLeft ? "rtl" : "ltr"))
        }
        add(.marginTop, style.spacingBefore, if: style.spacingBefore != base.spacingBefore)
        add(.marginBottom, style.spacing, if: style.spacing != base.spacing)
        if isItem {
            if style.headingLevel != 0 { result.append("--heading-level:\(style.headingLevel)") }
            add(.headIndent, style.headIndent, if: style.headIndent != base.headIndent)
            add(.firstLineIndent, style.firstLineIndent, if: style.firstLineIndent != base.firstLineIndent)
        } else {
            let indent = style.firstLineIndent - style.headIndent
            add(.marginLeft, style.headIndent, if: style.headIndent != 0)
            add(.textIndent, indent, if: indent != 0)
            add(.firstLineIndent, style.firstLineIndent, if: style.headIndent + indent != style.firstLineIndent)
        }
        add(.marginRight, 0 - style.tailIndent, if: style.tailIndent < 0)
        add(.tailIndent, style.tailIndent, if: style.tailIndent > 0)
        if style.lineHeightMultiple != 0 {
            result.append("line-height:" + style.lineHeightMultiple.cssText)
            add(.minimumLineHeight, style.minimumLineHeight, if: style.minimumLineHeight != 0)
        } else {
            add(.lineHeight, style.minimumLineHeight, if: style.minimumLineHeight != 0)
        }
        add(.maximumLineHeight, style.maximumLineHeight, if: style.maximumLineHeight != 0)
        if style.tabStops != base.tabStops {
            result.append("--tab-stops:" + style.tabStops.map(\.cssText).joined(separator: " "))
        }
        return result
    }

    private static func name(_ alignment: RichAlignment) -> String {
        switch alignment {
        case .natural: "start"
        case .left: "left"
        case .center: "center"
        case .right: "right"
        case .justified: "justify"
        }
    }
}
