import CoreGraphics
import Foundation

/// What a view decides about its text, where the text does not say otherwise.
struct TextDefaults {
    var font: UIFont
    var color: UIColor
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// 0 means as many as it takes.
    var maximumLines = 1
    var isRightToLeft = false
    var traits = UITraitCollection.current
    /// Factor on every font's size.
    var scale: CGFloat = 1
    /// Replaces every colour of the text.
    var overridingColor: UIColor?
    var alpha: CGFloat = 1
    /// Fonts of text styles follow the traits' text size.
    var followsTextSize = false
}

/// The one place where UIKit's text becomes what shapers measure and rasterizers draw.
extension TextBlock {
    convenience init(_ text: String, _ defaults: TextDefaults) {
        self.init(
            runs: text.isEmpty ? [] : [defaults.run(text, [:])], paragraph: nil, defaults)
    }

    convenience init(_ text: NSAttributedString, _ defaults: TextDefaults) { self.init(StyledText(text), defaults) }

    convenience init(_ text: StyledText, _ defaults: TextDefaults) {
        self.init(
            runs: text.pieces.map { defaults.run($0.text, $0.attributes) },
            paragraph: text.pieces.first?.attributes[.paragraphStyle] as? NSParagraphStyle, defaults)
    }

    private convenience init(runs: [TextRun], paragraph: NSParagraphStyle?, _ defaults: TextDefaults) {
        let direction: TextDirection =
            switch paragraph?.baseWritingDirection ?? .natural {
            case .natural: .natural
            case .leftToRight: .leftToRight
            case .rightToLeft: .rightToLeft
            }
        // A paragraph that leaves wrapping at its default does not take the view's truncation away.
        let ownBreak = paragraph.flatMap { $0.lineBreakMode == .byWordWrapping ? nil : $0.lineBreakMode }
        self.init(
            runs: runs,
            alignment: (paragraph.flatMap { $0.alignment == .natural ? nil : $0.alignment } ?? defaults.alignment)
                .resolved(isRightToLeft: defaults.isRightToLeft),
            lineBreak: (ownBreak ?? defaults.lineBreakMode).rule, direction: direction, maximumLines: defaults.maximumLines,
            lineSpacing: paragraph?.lineSpacing ?? 0)
    }
}

extension TextDefaults {
    fileprivate func run(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> TextRun {
        var chosen = attributes[.font] as? UIFont ?? font
        if followsTextSize { chosen = chosen.adjusted(to: traits) }
        var request = chosen.request
        request.size *= scale
        if traits.legibilityWeight == .bold { request.weight = min(900, request.weight + 200) }
        let color = (overridingColor ?? attributes[.foregroundColor] as? UIColor ?? color).cgColor(in: traits)
        return TextRun(
            text: text, font: request, color: alpha == 1 ? color : color.faded(by: alpha),
            tracking: (Self.number(attributes[.kern]) ?? Self.number(attributes[.tracking]) ?? 0) * scale,
            isUnderlined: (Self.number(attributes[.underlineStyle]) ?? 0) != 0,
            isStruckThrough: (Self.number(attributes[.strikethroughStyle]) ?? 0) != 0,
            shadow: (attributes[.shadow] as? NSShadow).flatMap(drawn))
    }

    private func drawn(_ shadow: NSShadow) -> DrawingShadow? {
        guard let color = shadow.shadowColor as? UIColor else { return nil }
        return DrawingShadow(offset: shadow.shadowOffset, radius: shadow.shadowBlurRadius / 2, color: color.cgColor(in: traits))
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
    /// Measured: labels align by the interface's direction, not by each text's own.
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
