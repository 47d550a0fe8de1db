import CoreGraphics
import Diagnostics
import Foundation
import FoundationAdditions
import NumberConversion

/// The attributes from a view for text without its own attributes.
struct TextDefaults {
    var font: UIFont
    var color: UIColor
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines. 0 is no limit.
    var maximumLines = 1
    var isRightToLeft = false
    var traits = UITraitCollection.current
    /// A factor for every font size.
    var scale: CGFloat = 1
    /// A color that replaces all colors of the text.
    var overridingColor: UIColor?
    var alpha: CGFloat = 1
    /// Whether fonts of text styles follow the text size of the traits.
    var followsTextSize = false
    /// Whether letters come closer before a line is truncated.
    var tightens = false
    /// The container and the lines of the text, for attachments.
    var place = AttachmentPlace()
    /// The threshold for dividing words of a layout manager, for paragraphs without a threshold.
    var hyphenationFactor: Float = 0
}

/// The place of an attachment in a layout.
struct AttachmentPlace {
    /// The text container of a higher folder; nil without a container.
    var container: AnyObject?
    /// The width of the lines, 0 without a limit, and the height of a line.
    var line = CGSize.zero
    /// The attachment's character, in UTF-16 units.
    var character = 0
}

/// The only conversion of UIKit's text to the text blocks that shapers measure and rasterizers draw.
extension TextBlock {
    convenience init(_ text: String, _ defaults: TextDefaults) {
        self.init(
            runs: text.isEmpty ? [] : [defaults.run(text, [:])], paragraph: nil, defaults)
    }

    convenience init(_ text: NSAttributedString, _ defaults: TextDefaults) { self.init(StyledText(text), defaults) }

    convenience init(_ text: StyledText, _ defaults: TextDefaults) {
        self.init(
            runs: defaults.runs(text),
            paragraph: text.pieces.first?.attributes[.paragraphStyle] as? NSParagraphStyle, defaults)
    }

    private convenience init(runs: [TextRun], paragraph: NSParagraphStyle?, _ defaults: TextDefaults) {
        let direction: TextDirection =
            switch paragraph?.baseWritingDirection ?? .natural {
            case .natural: .natural
            case .leftToRight: .leftToRight
            case .rightToLeft: .rightToLeft
            }
        // A paragraph with the default line break mode keeps the view's truncation.
        let ownBreak = paragraph.flatMap { $0.lineBreakMode == .byWordWrapping ? nil : $0.lineBreakMode }
        var shape = (paragraph?.values.layoutShape ?? ParagraphShape()).scaled(by: defaults.scale)
        if defaults.tightens { shape.tightens = true }
        let own = paragraph?.ownHyphenation ?? 0
        let factor = own > 0 ? own : defaults.hyphenationFactor
        if factor > 0 {
            shape.hyphenation = Hyphenation(factor: CGFloat(factor), language: NSParagraphStyle.appLanguage)
        }
        self.init(
            runs: runs,
            alignment: (paragraph.flatMap { $0.alignment == .natural ? nil : $0.alignment } ?? defaults.alignment)
                .resolved(isRightToLeft: defaults.isRightToLeft),
            lineBreak: (ownBreak ?? defaults.lineBreakMode).rule, direction: direction,
            maximumLines: defaults.maximumLines,
            paragraph: shape)
    }
}

extension TextDefaults {
    fileprivate func runs(_ text: StyledText) -> [TextRun] {
        var defaults = self
        return text.pieces.map { piece in
            defer { defaults.place.character += piece.text.utf16.count }
            return defaults.run(piece.text, piece.attributes)
        }
    }

    fileprivate func run(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> TextRun {
        var chosen = attributes[.font] as? UIFont ?? font
        if followsTextSize { chosen = chosen.adjusted(to: traits) }
        var request = chosen.request
        request.size *= scale
        let intent = InlinePresentationIntent(attribute: attributes[.inlinePresentationIntent])
        if let intent { request.apply(intent) }
        if traits.legibilityWeight == .bold { request.weight = min(900, request.weight + 200) }
        let color = (overridingColor ?? attributes[.foregroundColor] as? UIColor ?? color).cgColor(in: traits)
        return TextRun(
            text: text, font: request, color: alpha == 1 ? color : color.faded(by: alpha),
            tracking: (Self.number(attributes[.kern]) ?? Self.number(attributes[.tracking]) ?? 0) * scale,
            isUnderlined: (Self.number(attributes[.underlineStyle]) ?? 0) != 0,
            isStruckThrough: (Self.number(attributes[.strikethroughStyle]) ?? 0) != 0
                || intent?.contains(.strikethrough) == true,
            shadow: (attributes[.shadow] as? NSShadow).flatMap(drawn), marks: marks(attributes, request.size, color))
    }

    private static let inertKeys: [NSAttributedString.Key] = [
        .expansion, .textEffect, .writingDirection, .verticalGlyphForm,
    ]
    private static let markKeys = Set<NSAttributedString.Key>(
        [
            .backgroundColor, .underlineStyle, .underlineColor, .strikethroughStyle, .strikethroughColor,
            .baselineOffset, .strokeWidth, .strokeColor,
            .obliqueness, .ligature, .attachment, .languageIdentifier,
        ] + inertKeys)

    private func marks(_ attributes: [NSAttributedString.Key: Any], _ fontSize: CGFloat, _ textColor: CGColor)
        -> TextMarks?
    {
        func color(_ key: NSAttributedString.Key) -> CGColor? {
            guard let own = attributes[key] as? UIColor else { return nil }
            let color = (overridingColor ?? own).cgColor(in: traits)
            return alpha == 1 ? color : color.faded(by: alpha)
        }
        func rule(_ style: NSAttributedString.Key, _ colorKey: NSAttributedString.Key) -> TextMarks.Rule? {
            let style = NSUnderlineStyle(rawValue: Int(saturating: Self.number(attributes[style]) ?? 0))
            var rule = TextMarks.Rule()
            if style.contains(.byWord) {
                Log.once("NSUnderlineStyle.byWord has no effect here: spaces have a line too")
            }
            rule.isDouble = style.contains(.double)
            rule.isThick = style.contains(.thick)
            switch style.rawValue & 0x700 {
            case 0x100: rule.pattern = .dots
            case 0x200: rule.pattern = .dashes
            case 0x300: rule.pattern = .dashesAndDots
            case 0x400: rule.pattern = .dashesAndTwoDots
            default: break
            }
            rule.color = color(colorKey)
            return rule == TextMarks.Rule() ? nil : rule
        }
        func length(_ key: NSAttributedString.Key) -> CGFloat {
            min(max(Self.number(attributes[key]) ?? 0, -10_000), 10_000)
        }
        guard attributes.keys.contains(where: Self.markKeys.contains) else { return nil }
        for key in Self.inertKeys where attributes[key] != nil {
            Log.once("NSAttributedString.Key \(key.rawValue) has no effect here")
        }
        var marks = TextMarks()
        marks.background = color(.backgroundColor)
        marks.underline = rule(.underlineStyle, .underlineColor)
        marks.strikethrough = rule(.strikethroughStyle, .strikethroughColor)
        marks.rise = length(.baselineOffset) * scale
        let stroke = length(.strokeWidth)
        marks.strokeWidth = abs(stroke) / 100 * fontSize
        marks.isFilled = stroke <= 0
        marks.strokeColor = color(.strokeColor)
        marks.slant = length(.obliqueness)
        marks.language = attributes[.languageIdentifier] as? String
        marks.hasLigatures = Self.number(attributes[.ligature]) != 0
        if let attached = attributes[.attachment] as? any AttachedPicture {
            var place = place
            place.line.height = fontSize * 1.2
            marks.picture = attached.picture(textColor, traits, scale: scale, in: place)
        }
        return marks == TextMarks() ? nil : marks
    }

    private func drawn(_ shadow: NSShadow) -> DrawingShadow? {
        guard let color = shadow.shadowColor as? UIColor else { return nil }
        return DrawingShadow(
            offset: shadow.shadowOffset, radius: shadow.shadowBlurRadius / 2, color: color.cgColor(in: traits))
    }

    private static func number(_ value: Any?) -> CGFloat? {
        let number: CGFloat? =
            switch value {
            case let v as CGFloat: v
            case let v as Double: CGFloat(v)
            case let v as Float: CGFloat(v)
            case let v as Int: CGFloat(v)
            case let v as NSNumber: CGFloat(v.doubleValue)
            case let v as NSUnderlineStyle: CGFloat(v.rawValue)
            default: nil
            }
        return number.flatMap { $0.isFinite ? $0 : nil }
    }
}

extension CGColor {
    func faded(by alpha: CGFloat) -> CGColor { CGColor(red: red, green: green, blue: blue, alpha: self.alpha * alpha) }
}

extension NSTextAlignment {
    /// Folklore (text/label-direction): labels align by the interface's direction, not by each text's own.
    fileprivate func resolved(isRightToLeft: Bool) -> TextAlignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: isRightToLeft ? .right : .left
        }
    }
}

extension NSLineBreakMode {
    fileprivate var rule: TextLineBreak {
        switch self {
        case .byWordWrapping: .wordWrap
        case .byCharWrapping: .characterWrap
        case .byClipping: .clip
        case .byTruncatingHead: .truncateHead
        case .byTruncatingTail: .truncateTail
        case .byTruncatingMiddle: .truncateMiddle
        }
    }
}

extension ParagraphShape {
    /// Returns the shape for text whose fonts are scaled by a factor.
    fileprivate func scaled(by factor: CGFloat) -> ParagraphShape {
        guard factor != 1 else { return self }
        var shape = self
        for path in [\ParagraphShape.lineSpacing, \.minimumLineHeight, \.maximumLineHeight, \.spacing, \.spacingBefore]
        { shape[keyPath: path] *= factor }
        return shape
    }
}

/// The value of the attribute ``NSAttributedString/Key/attachment``, which draws a picture in place of a character.
protocol AttachedPicture {
    /// Returns the picture that the text shows; nil without a picture.
    /// - Parameters:
    ///   - color: the color of the text, for template images.
    ///   - scale: the factor by which the fonts of the text are scaled.
    ///   - place: the place of the attachment.
    func picture(_ color: CGColor, _ traits: UITraitCollection, scale: CGFloat, in place: AttachmentPlace)
        -> TextMarks.Picture?
}
