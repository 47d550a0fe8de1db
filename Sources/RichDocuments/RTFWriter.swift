import NumberConversion

extension RichText {
    /// The text as RTF in ASCII, which `init(rtf:)` reads as an equal text.
    ///
    /// Values are rounded to the units of RTF: half points for font sizes and baseline offsets, twentieths of a point
    /// for other lengths, and 8 bits for components of colors. Weights of 600 and more are bold. Alpha, positive tail
    /// indents, the color behind the document and the structure of lists are lost; the markers of lists are text.
    package var rtf: String {
        var writer = RTFWriter()
        return writer.document(self)
    }
}

struct RTFWriter {
    private struct FontKey: Hashable {
        var name: String?
        var isMonospaced: Bool
    }

    private var fonts: [FontKey] = []
    private var fontNumbers: [FontKey: Int] = [:]
    private var colors: [UInt32] = []
    private var colorNumbers: [UInt32: Int] = [:]

    fileprivate mutating func document(_ document: RichText) -> String {
        var body = ""
        for runs in document.paragraphs {
            guard let first = runs.first else { continue }
            body += paragraph(first.paragraph)
            for run in runs { body += text(of: run) }
        }
        var text = "{\\rtf1\\ansi\\ansicpg1252\\uc1\n{\\fonttbl"
        for (index, font) in fonts.enumerated() {
            let kind = font.isMonospaced ? "fmodern" : "fnil"
            text += "{\\f\(index + 1)\\\(kind)\\fcharset0 \(Self.escaped((font.name ?? "").filter { $0 != ";" }));}"
        }
        text += "}\n{\\colortbl;"
        for color in colors {
            text += "\\red\(color >> 16 & 255)\\green\(color >> 8 & 255)\\blue\(color & 255);"
        }
        text += "}\n"
        if let title = document.title { text += "{\\info{\\title \(Self.escaped(title))}}\n" }
        return text + body + "}\n"
    }

    // MARK: Paragraphs

    private static func twips(_ points: Double) -> Int { Int(Int32(saturating: (points * 20).rounded())) }

    private func paragraph(_ style: ParagraphStyle) -> String {
        var text = "\\pard"
        func add(_ word: String, _ value: Double) {
            if value != 0 { text += "\\\(word)\(Self.twips(value))" }
        }
        let alignments: [RichAlignment: String] = [.left: "ql", .center: "qc", .right: "qr", .justified: "qj"]
        if let word = alignments[style.alignment] { text += "\\" + word }
        if style.direction != .natural { text += style.direction == .rightToLeft ? "\\rtlpar" : "\\ltrpar" }
        add("li", style.headIndent)
        add("fi", style.firstLineIndent - style.headIndent)
        if style.tailIndent < 0 { add("ri", 0 - style.tailIndent) }
        add("sb", style.spacingBefore)
        add("sa", style.spacing)
        if style.lineHeightMultiple > 0 {
            text += "\\sl\(Int32(saturating: (style.lineHeightMultiple * 240).rounded()))\\slmult1"
        } else if style.maximumLineHeight > 0 {
            text += "\\sl\(-Self.twips(style.maximumLineHeight))\\slmult0"
        } else if style.minimumLineHeight > 0 {
            text += "\\sl\(Self.twips(style.minimumLineHeight))\\slmult0"
        }
        if (1...6).contains(style.headingLevel) { text += "\\outlinelevel\(style.headingLevel - 1)" }
        for stop in style.tabStops { text += "\\tx\(Self.twips(stop))" }
        return text + "\n"
    }

    // MARK: Runs

    private mutating func text(of run: RichText.Run) -> String {
        let style = run.character
        var words = "\\plain"
        if style.fontFamily != nil || style.isMonospaced {
            words += "\\f\(fontNumber(FontKey(name: style.fontFamily, isMonospaced: style.isMonospaced)))"
        }
        words += "\\fs\(Int32(saturating: (style.fontSize * 2).rounded()))"
        if style.weight >= 600 { words += "\\b" }
        if style.isItalic { words += "\\i" }
        if style.underline { words += "\\ul" }
        if style.strikethrough { words += "\\strike" }
        if let color = style.color { words += "\\cf\(colorNumber(color))" }
        if let color = style.background { words += "\\cb\(colorNumber(color))" }
        let offset = Int32(saturating: (abs(style.baselineOffset) * 2).rounded())
        if offset != 0 { words += style.baselineOffset > 0 ? "\\up\(offset)" : "\\dn\(offset)" }
        if let spacing = style.letterSpacing { words += "\\expndtw\(Self.twips(spacing))" }
        let content = "{\(words) \(Self.content(run))}"
        guard let link = style.link else { return content }
        let address = Self.escaped(link.filter { $0 != "\"" })
        return "{\\field{\\*\\fldinst{HYPERLINK \"\(address)\"}}{\\fldrslt \(content)}}"
    }

    private mutating func fontNumber(_ font: FontKey) -> Int {
        if let number = fontNumbers[font] { return number }
        fonts.append(font)
        fontNumbers[font] = fonts.count
        return fonts.count
    }

    private mutating func colorNumber(_ color: RichColor) -> Int {
        func component(_ value: Double) -> UInt32 { UInt32(UInt8(saturating: (value * 255).rounded())) }
        let rgb = component(color.red) << 16 | component(color.green) << 8 | component(color.blue)
        if let number = colorNumbers[rgb] { return number }
        colors.append(rgb)
        colorNumbers[rgb] = colors.count
        return colors.count
    }

    private static func content(_ run: RichText.Run) -> String {
        guard let image = run.character.attachment, let kind = blips[image.mediaType] else { return escaped(run.text) }
        var goal = ""
        if let width = image.width { goal += "\\picwgoal\(twips(width))" }
        if let height = image.height { goal += "\\pichgoal\(twips(height))" }
        var text = ""
        for scalar in run.text.unicodeScalars {
            if scalar == RichImage.placeholder {
                text += "{\\pict\\\(kind)\(goal) \(image.bytes.map(\.hexText).joined())}"
            } else {
                text += escaped(String(scalar))
            }
        }
        return text
    }

    private static let blips = ["image/png": "pngblip", "image/jpeg": "jpegblip"]

    /// Text as ASCII. A question mark stands behind each character outside of ASCII for readers without Unicode.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", "{", "}": result += "\\\(scalar)"
            case "\n": result += "\\par\n"
            case "\t": result += "\\tab "
            case "\u{2028}": result += "\\line "
            case " "..."~": result.unicodeScalars.append(scalar)
            default:
                for unit in String(scalar).utf16 { result += "\\u\(Int16(bitPattern: unit))?" }
            }
        }
        return result
    }
}
