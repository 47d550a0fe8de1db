/// The control words of destinations and styles. Documented (RTF Specification 1.9.1).
extension RTFReader {
    mutating func apply(_ name: String, _ number: Int?) {
        if RTFSymbols.skipped.contains(name) {
            start(.skipped)
        } else if !applyDestination(name), !applyTable(name, number), !applyCharacter(name, number) {
            applyParagraph(name, number)
        }
    }

    private mutating func applyDestination(_ name: String) -> Bool {
        switch name {
        case "fonttbl": start(.fonts)
        case "colortbl": start(.colors)
        case "info": start(.info)
        case "title": if state.destination == .info { start(.title) }
        case "fldinst": start(.instruction)
        case "pict": start(.picture)
        case "author", "subject", "keywords", "doccomm", "operator", "company", "manager", "category":
            if state.destination == .info { start(.skipped) }
        default: return false
        }
        return true
    }

    /// Words of the header, the tables and pictures.
    private mutating func applyTable(_ name: String, _ number: Int?) -> Bool {
        func component() -> Double { Double(min(max(number ?? 0, 0), 255)) / 255 }
        switch (name, state.destination) {
        case ("f", .fonts):
            currentFont = number ?? 0
            if fonts.count < 4_096 { fonts[currentFont] = Font() }
        case ("fmodern", .fonts): fonts[currentFont]?.isMonospaced = true
        case ("fcharset", .fonts): fonts[currentFont]?.codePage = number.flatMap(CodePage.ofCharacterSet)
        case ("cpg", .fonts): fonts[currentFont]?.codePage = number
        case ("red", .colors): color = (color ?? RichColor(rgb: 0)).with(\.red, component())
        case ("green", .colors): color = (color ?? RichColor(rgb: 0)).with(\.green, component())
        case ("blue", .colors): color = (color ?? RichColor(rgb: 0)).with(\.blue, component())
        case ("pngblip", .picture): picture.mediaType = "image/png"
        case ("jpegblip", .picture): picture.mediaType = "image/jpeg"
        case ("picwgoal", .picture): picture.width = Self.points(number)
        case ("pichgoal", .picture): picture.height = Self.points(number)
        case (_, .fonts), (_, .colors), (_, .picture): break
        case ("ansicpg", _): documentPage = number ?? 1252
        case ("mac", _): documentPage = 10000
        case ("deff", _): defaultFont = number
        default: return false
        }
        return true
    }

    /// The points of a number of twips. A twip is a twentieth of a point.
    private static func points(_ twips: Int?) -> Double { Double(twips ?? 0) / 20 }

    private func color(_ number: Int?) -> RichColor? {
        guard let number, colors.indices.contains(number) else { return nil }
        return colors[number]
    }

    mutating func applyFont(_ number: Int?) {
        let font = number.flatMap { fonts[$0] } ?? Font()
        (state.character.fontFamily, state.character.isMonospaced) = (font.name, font.isMonospaced)
        state.codePage = font.codePage
    }

    private mutating func applyCharacter(_ name: String, _ number: Int?) -> Bool {
        let isOn = number != 0
        switch name {
        case "plain":
            let link = state.character.link
            state.character = CharacterStyle()
            (state.character.link, state.isHidden) = (link, false)
            applyFont(defaultFont)
        case "f": applyFont(number)
        case "fs": state.character.fontSize = Double(min(max(number ?? 24, 0), 20_000)) / 2
        case "b": state.character.weight = isOn ? 700 : 400
        case "i": state.character.isItalic = isOn
        case "ul", "uld", "uldb", "ulw", "uldash", "ulth", "ulwave": state.character.underline = isOn
        case "ulnone": state.character.underline = false
        case "strike", "striked": state.character.strikethrough = isOn
        case "cf": state.character.color = color(number)
        case "cb", "highlight", "chcbpat": state.character.background = color(number)
        case "up": state.character.baselineOffset = Double(number ?? 6) / 2
        case "dn": state.character.baselineOffset = 0 - Double(number ?? 6) / 2
        // Chosen: a third of the font size up or a fifth down, and one point, as in pages.
        case "super": state.character.baselineOffset = state.character.fontSize / 3 + 1
        case "sub": state.character.baselineOffset = 0 - state.character.fontSize / 5 - 1
        case "nosupersub": state.character.baselineOffset = 0
        case "expnd": state.character.letterSpacing = number.map { Double($0) / 4 }
        case "expndtw": state.character.letterSpacing = number.map { Double($0) / 20 }
        case "v": state.isHidden = isOn
        default: return false
        }
        return true
    }

    private mutating func applyParagraph(_ name: String, _ number: Int?) {
        switch name {
        case "pard":
            state.paragraph = ParagraphStyle()
            (state.lineSpacing, state.isLineSpacingFactor) = (0, false)
            (state.leftTwips, state.firstTwips) = (0, 0)
        case "ql": state.paragraph.alignment = .left
        case "qr": state.paragraph.alignment = .right
        case "qc": state.paragraph.alignment = .center
        case "qj": state.paragraph.alignment = .justified
        case "qnatural": state.paragraph.alignment = .natural
        case "li":
            state.leftTwips = number ?? 0
            state.applyIndents()
        case "fi":
            state.firstTwips = number ?? 0
            state.applyIndents()
        case "ri": state.paragraph.tailIndent = 0 - Self.points(number)
        case "sb": state.paragraph.spacingBefore = Self.points(number)
        case "sa": state.paragraph.spacing = Self.points(number)
        case "sl":
            state.lineSpacing = number ?? 0
            state.applyLineSpacing()
        case "slmult":
            state.isLineSpacingFactor = number == 1
            state.applyLineSpacing()
        case "tx":
            if state.paragraph.tabStops.count < Self.maximumTabStops {
                state.paragraph.tabStops.append(Self.points(number))
            }
        case "rtlpar": state.paragraph.direction = .rightToLeft
        case "ltrpar": state.paragraph.direction = .leftToRight
        case "outlinelevel": state.paragraph.headingLevel = number.map { (0...5).contains($0) ? $0 + 1 : 0 } ?? 0
        default: break
        }
    }
}

extension RichColor {
    fileprivate func with(_ component: WritableKeyPath<RichColor, Double>, _ value: Double) -> RichColor {
        var color = self
        color[keyPath: component] = value
        return color
    }
}
