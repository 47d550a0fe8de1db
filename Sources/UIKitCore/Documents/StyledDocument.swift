import CoreGraphics
import Foundation
import NumberConversion
import RichDocuments

/// A rich text with UIKit's attributes.
struct StyledDocument {
    let text: NSAttributedString

    /// - Parameters:
    ///   - family: the font of text that names no font.
    ///   - defaults: attributes for which the document has no value.
    init(_ rich: RichText, family: String, _ defaults: [NSAttributedString.Key: Any]) {
        let result = NSMutableAttributedString()
        var styles: [ParagraphStyle: NSParagraphStyle] = [:]
        for run in rich.runs {
            let style = styles[run.paragraph] ?? NSParagraphStyle.made(from: run.paragraph)
            styles[run.paragraph] = style
            var attributes = defaults
            attributes[.paragraphStyle] = style
            attributes.merge(Self.attributes(run.character, family: family)) { $1 }
            if run.character.fontFamily == nil, let font = defaults[.font] { attributes[.font] = font }
            if let image = run.character.attachment {
                for scalar in run.text.unicodeScalars {
                    var single = attributes
                    if scalar == "\u{FFFC}" { single[.attachment] = NSTextAttachment(image) }
                    result.append(NSAttributedString(string: String(scalar), attributes: single))
                }
            } else {
                result.append(NSAttributedString(string: run.text, attributes: attributes))
            }
        }
        text = result
    }

    private static func attributes(_ style: CharacterStyle, family: String) -> [NSAttributedString.Key: Any] {
        var request = FontRequest(
            family: Self.family(style.fontFamily ?? family), size: UIFont.usable(CGFloat(style.fontSize)),
            weight: min(max(style.weight, 100), 900), isItalic: style.isItalic)
        if style.isMonospaced, style.fontFamily == nil {
            request.family = nil
            request.isMonospaced = true
        }
        var attributes: [NSAttributedString.Key: Any] = [.font: UIFont(request)]
        attributes[.foregroundColor] = style.color.map { UIColor($0) } ?? UIColor.black
        attributes[.backgroundColor] = style.background.map { UIColor($0) }
        if style.underline { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if style.strikethrough { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if style.baselineOffset != 0 { attributes[.baselineOffset] = style.baselineOffset }
        attributes[.kern] = style.letterSpacing
        if let link = style.link { attributes[.link] = URL(string: link) ?? link as Any }
        return attributes
    }

    /// The family of a font name in a document; nil for the system font.
    private static func family(_ name: String) -> String? {
        let systemNames = ["-apple-system", "system-ui", "blinkmacsystemfont", "system", ".sfui-regular"]
        return systemNames.contains(name.lowercased()) ? nil : name
    }
}

extension UIColor {
    convenience init(_ color: RichColor) {
        self.init(
            red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
            alpha: CGFloat(color.alpha))
    }
}

extension NSTextAttachment {
    fileprivate convenience init(_ image: RichImage) {
        self.init(data: Data(image.bytes), ofType: image.mediaType)
        guard let own = self.image?.size, own.width > 0, own.height > 0 else { return }
        let width = image.width.map { CGFloat($0) }, height = image.height.map { CGFloat($0) }
        guard width != nil || height != nil else { return }
        bounds.size = CGSize(
            width: width ?? (height ?? 0) * own.width / own.height,
            height: height ?? (width ?? 0) * own.height / own.width)
    }
}

extension NSParagraphStyle {
    fileprivate static func made(from style: ParagraphStyle) -> NSParagraphStyle {
        let made = NSMutableParagraphStyle()
        switch style.alignment {
        case .natural: made.alignment = .natural
        case .left: made.alignment = .left
        case .center: made.alignment = .center
        case .right: made.alignment = .right
        case .justified: made.alignment = .justified
        }
        switch style.direction {
        case .natural: made.baseWritingDirection = .natural
        case .leftToRight: made.baseWritingDirection = .leftToRight
        case .rightToLeft: made.baseWritingDirection = .rightToLeft
        }
        made.firstLineHeadIndent = CGFloat(style.firstLineIndent)
        made.headIndent = CGFloat(style.headIndent)
        made.tailIndent = CGFloat(style.tailIndent)
        made.paragraphSpacingBefore = CGFloat(style.spacingBefore)
        made.paragraphSpacing = CGFloat(style.spacing)
        made.lineHeightMultiple = CGFloat(style.lineHeightMultiple)
        made.minimumLineHeight = CGFloat(style.minimumLineHeight)
        made.maximumLineHeight = CGFloat(style.maximumLineHeight)
        if !style.tabStops.isEmpty {
            made.tabStops = style.tabStops.map { NSTextTab(textAlignment: .left, location: CGFloat($0)) }
        }
        made.textLists = style.lists.map {
            NSTextList(markerFormat: .init(rawValue: "{\($0.marker.rawValue)}"), startingItemNumber: $0.start)
        }
        return made
    }

    fileprivate var rich: ParagraphStyle {
        var style = ParagraphStyle()
        switch alignment {
        case .natural: style.alignment = .natural
        case .left: style.alignment = .left
        case .center: style.alignment = .center
        case .right: style.alignment = .right
        case .justified: style.alignment = .justified
        }
        switch baseWritingDirection {
        case .natural: style.direction = .natural
        case .leftToRight: style.direction = .leftToRight
        case .rightToLeft: style.direction = .rightToLeft
        }
        style.firstLineIndent = Double(firstLineHeadIndent)
        style.headIndent = Double(headIndent)
        style.tailIndent = Double(tailIndent)
        style.spacingBefore = Double(paragraphSpacingBefore)
        style.spacing = Double(paragraphSpacing)
        style.lineHeightMultiple = Double(lineHeightMultiple)
        style.minimumLineHeight = Double(minimumLineHeight)
        style.maximumLineHeight = Double(maximumLineHeight)
        style.tabStops = values.tabStops?.map { Double($0.location) }.filter(\.isFinite) ?? []
        style.lists = textLists.map { list in
            let name = list.markerFormat.rawValue.trimmingCharacters(in: CharacterSet(charactersIn: "{}"))
            return ListStyle(
                ListStyle.Marker(rawValue: name) ?? (list.isOrdered ? .decimal : .disc), start: list.startingItemNumber)
        }
        return style
    }
}

extension RichText {
    /// The text of an attributed string with the attributes that documents have.
    init(_ text: NSAttributedString, title: String?) {
        self.init([], title: title)
        for piece in StyledText(text).pieces {
            let paragraph = (piece.attributes[.paragraphStyle] as? NSParagraphStyle)?.rich ?? ParagraphStyle()
            runs.append(Run(piece.text, character: CharacterStyle(piece.attributes), paragraph: paragraph))
        }
    }
}

extension CharacterStyle {
    fileprivate init(_ attributes: [NSAttributedString.Key: Any]) {
        self.init()
        let font = attributes[.font] as? UIFont
        let request = font?.request ?? FontRequest(family: "Helvetica", size: 12)
        fontFamily = request.family ?? "-apple-system"
        fontSize = Double(request.size)
        weight = request.weight
        isItalic = request.isItalic
        isMonospaced = request.isMonospaced
        color = (attributes[.foregroundColor] as? UIColor).map { RichColor($0) }
        background = (attributes[.backgroundColor] as? UIColor).map { RichColor($0) }
        underline = Self.number(attributes[.underlineStyle]) ?? 0 != 0
        strikethrough = Self.number(attributes[.strikethroughStyle]) ?? 0 != 0
        baselineOffset = Self.number(attributes[.baselineOffset]) ?? 0
        letterSpacing = Self.number(attributes[.kern])
        link = (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String
        guard let attached = attributes[.attachment] as? NSTextAttachment else { return }
        guard let bytes = attached.contents ?? attached.image?.pngData() else { return }
        let size = attached.bounds.size
        attachment = RichImage(
            bytes: Array(bytes),
            mediaType: attached.fileType?.contains("/") == true ? attached.fileType ?? "" : "image/png",
            width: size.width > 0 ? Double(size.width) : nil, height: size.height > 0 ? Double(size.height) : nil)
    }

    private static func number(_ value: Any?) -> Double? {
        let number =
            (value as? NSNumber)?.doubleValue ?? (value as? CGFloat).map { Double($0) }
            ?? (value as? Int).map { Double($0) }
        return number.flatMap { $0.isFinite ? $0 : nil }
    }
}

extension RichColor {
    fileprivate init(_ color: UIColor) {
        let color = color.cgColor(in: .current)
        self.init(
            red: Double(color.red), green: Double(color.green), blue: Double(color.blue), alpha: Double(color.alpha))
    }
}
