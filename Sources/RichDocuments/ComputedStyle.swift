import NumberConversion

/// The style of an element after the cascade.
struct ComputedStyle {
    enum Whitespace {
        case collapses, isKept
    }

    var character = CharacterStyle()
    /// The style of the paragraphs of the nearest block.
    var paragraph = ParagraphStyle()
    /// The alignment, direction and line heights that inner blocks inherit, also from elements that are no blocks.
    var flow = ParagraphStyle()
    /// The lists around the element, the outermost list first.
    var lists: [ListStyle] = []
    var leftIndent = 0.0
    var rightIndent = 0.0
    var textIndent = 0.0
    /// The indent of the outermost list.
    var listIndent: Double?
    var marker: ListStyle.Marker?
    var whitespace = Whitespace.collapses
    var isHidden = false
    var isBlock = false
    /// Whether the element is a list.
    var isList = false
    /// Whether the element is an item of a list.
    var isItem = false
    /// Whether the element is a cell or inside of one. Cells have the paragraph style of their row.
    var isInCell = false

    init() {}
}

extension ComputedStyle {
    /// The style of a child before its own declarations.
    func child(isBlock: Bool) -> ComputedStyle {
        var child = self
        (child.isBlock, child.isList, child.isItem) = (isBlock, false, false)
        return child
    }

    /// The largest font size, which limits factors of factors.
    static let largestFont = 10_000.0

    /// Applies declarations, the weakest first.
    mutating func apply(_ declarations: some Sequence<CSSDeclaration>, parent: ComputedStyle) {
        var values: [CSSProperty: CSSValue] = [:]
        for declaration in declarations { values[declaration.property] = declaration.value }
        apply(values, parent: parent)
    }

    private mutating func apply(_ values: [CSSProperty: CSSValue], parent: ComputedStyle) {
        if let value = values[.fontSize] { applyFontSize(value, parent: parent.character) }
        if case .keyword(let display) = values[.display] {
            isHidden = isHidden || display == "none"
            if ["block", "inline", "inline-block"].contains(display) { isBlock = display == "block" }
        }
        let em = character.fontSize
        for (property, value) in values { applyCharacter(property, value, em: em, parent: parent) }
        applyFlow(values, em: em)
        if isBlock, !isInCell { applyBlock(values, em: em) }
    }

    private mutating func applyFontSize(_ value: CSSValue, parent: CharacterStyle) {
        let size =
            switch value {
            case .initial: 12.0
            // Chosen: a factor of 1.2, as between the steps around "medium".
            case .keyword("smaller"): parent.fontSize / 1.2
            case .keyword("larger"): parent.fontSize * 1.2
            case .keyword(let name): CSSShorthand.fontSizes[name] ?? parent.fontSize
            case .length(let length): length.points(em: parent.fontSize)
            default: parent.fontSize
            }
        character.fontSize = min(size, Self.largestFont)
    }

    private mutating func applyCharacter(
        _ property: CSSProperty, _ value: CSSValue, em: Double, parent: ComputedStyle
    ) {
        let inherited = parent.character
        switch (property, value) {
        case (.color, .color(let color)): character.color = color
        case (.color, .initial): character.color = nil
        case (.color, _): character.color = inherited.color
        case (.backgroundColor, .color(let color)) where color.alpha > 0: character.background = color
        case (.fontFamily, .family(let name, let isMonospaced)):
            (character.fontFamily, character.isMonospaced) = (name, isMonospaced)
        case (.fontFamily, .initial): (character.fontFamily, character.isMonospaced) = (nil, false)
        case (.fontStyle, .keyword(let style)): character.isItalic = style == "italic"
        case (.fontStyle, .initial): character.isItalic = false
        case (.fontWeight, .number(let weight)): character.weight = min(max(Int(saturating: weight), 100), 900)
        case (.fontWeight, .keyword("bolder")):
            character.weight = inherited.weight < 350 ? 400 : inherited.weight < 550 ? 700 : 900
        case (.fontWeight, .keyword("lighter")):
            character.weight = inherited.weight < 550 ? 100 : inherited.weight < 750 ? 400 : 700
        case (.fontWeight, .initial): character.weight = 400
        case (.fontWeight, _): character.weight = inherited.weight
        case (.letterSpacing, .length(let length)): character.letterSpacing = length.points(em: em)
        case (.letterSpacing, .initial): character.letterSpacing = nil
        case (.textDecorationLine, .decoration(let underline, let strikethrough)):
            // The lines of the parent continue through its children.
            character.underline = inherited.underline || underline
            character.strikethrough = inherited.strikethrough || strikethrough
        case (.verticalAlign, .keyword("super")):
            // Chosen: a third of the font size up or a fifth down, and one point.
            character.baselineOffset = inherited.baselineOffset + inherited.fontSize / 3 + 1
        case (.verticalAlign, .keyword("sub")):
            character.baselineOffset = inherited.baselineOffset - inherited.fontSize / 5 - 1
        case (.verticalAlign, .length(let length)):
            character.baselineOffset = inherited.baselineOffset + length.points(em: em)
        default: break
        }
    }

    private mutating func applyFlow(_ values: [CSSProperty: CSSValue], em: Double) {
        if case .keyword(let space) = values[.whiteSpace] {
            whitespace = ["pre", "pre-wrap", "break-spaces"].contains(space) ? .isKept : .collapses
        }
        if case .keyword(let name) = values[.listStyleType] { marker = ListStyle.Marker(rawValue: name) }
        if case .length(let length) = values[.textIndent] { textIndent = length.points(em: em) }
        if isList || isItem, let marker, !lists.isEmpty { lists[lists.count - 1].marker = marker }
        switch values[.textAlign] {
        case .keyword(let name):
            let alignments: [String: RichAlignment] = [
                "left": .left, "right": .right, "center": .center, "justify": .justified,
            ]
            flow.alignment = alignments[name] ?? .natural
        case .initial: flow.alignment = .natural
        default: break
        }
        if case .keyword(let name) = values[.direction] {
            flow.direction = name == "rtl" ? .rightToLeft : .leftToRight
        }
        switch values[.lineHeight] {
        case .number(let factor): (flow.lineHeightMultiple, flow.minimumLineHeight) = (factor, 0)
        case .length(let length):
            (flow.lineHeightMultiple, flow.minimumLineHeight) = (0, length.points(em: em))
        case .initial: (flow.lineHeightMultiple, flow.minimumLineHeight) = (0, 0)
        default: break
        }
    }

    private mutating func applyBlock(_ values: [CSSProperty: CSSValue], em: Double) {
        func points(_ property: CSSProperty) -> Double? {
            guard case .length(let length) = values[property] else { return nil }
            return length.points(em: em)
        }
        (paragraph.alignment, paragraph.direction, paragraph.lists) = (flow.alignment, flow.direction, lists)
        (paragraph.lineHeightMultiple, paragraph.minimumLineHeight) = (flow.lineHeightMultiple, flow.minimumLineHeight)
        leftIndent += (points(.marginLeft) ?? 0) + (points(.paddingLeft) ?? 0)
        rightIndent += (points(.marginRight) ?? 0) + (points(.paddingRight) ?? 0)
        (paragraph.headIndent, paragraph.firstLineIndent) = (leftIndent, leftIndent + textIndent)
        if isItem, let listIndent, marker != ListStyle.Marker.none {
            paragraph.setMarkerIndents(listIndent: listIndent)
        }
        if let indent = points(.headIndent) { paragraph.headIndent = indent }
        if let indent = points(.firstLineIndent) { paragraph.firstLineIndent = indent }
        paragraph.tailIndent = points(.tailIndent) ?? (0 - rightIndent)
        paragraph.spacingBefore = points(.marginTop) ?? 0
        paragraph.spacing = points(.marginBottom) ?? 0
        if let height = points(.minimumLineHeight) { paragraph.minimumLineHeight = height }
        if let height = points(.maximumLineHeight) { paragraph.maximumLineHeight = height }
        if case .number(let level) = values[.headingLevel] { paragraph.headingLevel = Int(saturating: level) }
        if case .numbers(let stops) = values[.tabStops] { paragraph.tabStops = stops }
    }
}

extension ParagraphStyle {
    /// Sets indents and tab stops of an item of a list whose text starts at `headIndent`.
    ///
    /// Derived: UIKit shows markers 11 points and texts 36 points behind the margin, and each inner list 36 points
    /// behind the outer list.
    mutating func setMarkerIndents(listIndent: Double) {
        firstLineIndent = listIndent
        tabStops = [headIndent - 25, headIndent]
    }
}
