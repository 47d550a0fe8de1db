public import CoreGraphics
import Diagnostics
public import Foundation
import HostInterface
import NumberConversion
public import QuartzCore

/// The alignment of the lines of a text layer.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// At the leading side of the interface.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// Both edges are aligned, except for the last line.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// The truncation of a text that does not fit a text layer.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// No ellipsis: the bounds clip the text.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// A layer that draws a plain or attributed text from the top of its bounds. The bounds clip the text.
open class CATextLayer: CALayer {
    /// The text: a `String` or an `NSAttributedString`. Nil, the default, and other objects display no text. Attributes
    /// have precedence over the layer's own font, size and color.
    open var string: Any? {
        didSet {
            if let text = string as? NSAttributedString { string = text.immutable }
            setNeedsDisplay()
        }
    }
    /// The font: a `UIFont`, a `CGFont`, or the name of a font as a `String`. ``fontSize`` is the size; the size of the
    /// font itself is ignored. Chosen: nil, the default, is the system font.
    open var font: Any? { didSet { setNeedsDisplay() } }
    /// The font size in points. Documented (CATextLayer.fontSize): 36 by default. An attributed text has its own sizes.
    open var fontSize: CGFloat = 36 { didSet { if fontSize != oldValue { setNeedsDisplay() } } }
    /// The color of a text without its own color. White by default; nil is white too.
    open var foregroundColor: CGColor? = .white { didSet { setNeedsDisplay() } }
    /// Whether lines wrap at the width of the bounds. False by default: only line breaks in the text start new lines.
    open var isWrapped = false { didSet { if isWrapped != oldValue { setNeedsDisplay() } } }
    /// The truncation of a text that does not fit. `none` by default.
    open var truncationMode = CATextLayerTruncationMode.none {
        didSet { if truncationMode != oldValue { setNeedsDisplay() } }
    }
    /// The alignment of lines. `natural` by default.
    open var alignmentMode = CATextLayerAlignmentMode.natural {
        didSet { if alignmentMode != oldValue { setNeedsDisplay() } }
    }
    /// False by default.
    /// - Coverage: inert (text is drawn with gray edges)
    open var allowsFontSubpixelQuantization = false {
        didSet {
            Log.once("CATextLayer.allowsFontSubpixelQuantization has no effect: letters stand where the text says")
        }
    }

    /// Creates a layer without a text.
    public required init() {
        super.init()
        prepare()
    }

    /// Creates a copy of the values of a text layer, for the presentation layer; for any other layer, of the values of
    /// all layers.
    public required init(layer: Any) {
        super.init(layer: layer)
        prepare()
        guard let other = layer as? CATextLayer else { return }
        (string, font, fontSize, foregroundColor) = (other.string, other.font, other.fontSize, other.foregroundColor)
        (isWrapped, truncationMode, alignmentMode) = (other.isWrapped, other.truncationMode, other.alignmentMode)
    }

    /// Decodes the values of a layer from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        needsDisplayOnBoundsChange = true
        // A text layer also draws as the layer of a view.
        pending.drawsItself = true
    }

    /// The size of the text with unlimited width, rounded up to whole points. Derived: a constraint layout manager
    /// resizes a text layer to fit its text (CATextLayer).
    override open func preferredFrameSize() -> CGSize {
        guard let size = SharedServices.metrics(of: block(lines: 0), width: .infinity)?.size else { return .zero }
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }

    override open func draw(in ctx: CGContext) {
        let whole = block(lines: 0)
        guard !whole.runs.isEmpty, bounds.width > 0, bounds.height > 0 else { return }
        ctx.saveGState()
        ctx.clip(to: bounds)
        ctx.draw(fitting(whole), in: rect(of: whole))
        ctx.restoreGState()
    }

    // MARK: Text

    private var text: StyledText {
        switch string {
        case let text as NSAttributedString: StyledText(text).withCoreTextColors
        case let text as String: StyledText(text, [:])
        case let text as NSString: StyledText(String(describing: text), [:])
        default: StyledText("", [:])
        }
    }

    private var usedFont: UIFont {
        switch font {
        case let font as UIFont: font.withSize(fontSize)
        case let font as CGFont:
            UIFont(name: font.postScriptName.map { String(describing: $0) } ?? "", size: fontSize)
                ?? .systemFont(ofSize: fontSize)
        case let name as String: UIFont(name: name, size: fontSize) ?? .systemFont(ofSize: fontSize)
        case let name as NSString:
            UIFont(name: String(describing: name), size: fontSize) ?? .systemFont(ofSize: fontSize)
        default: .systemFont(ofSize: fontSize)
        }
    }

    /// - Parameter lines: 0 for all lines of the text.
    private func block(lines: Int, cuts: Bool = false) -> TextBlock {
        let traits = UITraitCollection.current
        var defaults = TextDefaults(font: usedFont, color: UIColor(cgColor: foregroundColor ?? .white), traits: traits)
        defaults.isRightToLeft = traits.layoutDirection == .rightToLeft
        defaults.maximumLines = lines
        defaults.lineBreakMode = isWrapped ? .byWordWrapping : .byClipping
        if cuts {
            switch truncationMode {
            case .start: defaults.lineBreakMode = .byTruncatingHead
            case .middle: defaults.lineBreakMode = .byTruncatingMiddle
            case .end: defaults.lineBreakMode = .byTruncatingTail
            default: break
            }
        }
        switch alignmentMode {
        case .left: defaults.alignment = .left
        case .right: defaults.alignment = .right
        case .center: defaults.alignment = .center
        case .justified: defaults.alignment = .justified
        default: break
        }
        return TextBlock(text, defaults)
    }

    /// The rectangle of lines that do not wrap: as wide as the longest line, at the edge of the alignment.
    private func rect(of whole: TextBlock) -> CGRect {
        guard !isWrapped, truncationMode == .none, let size = SharedServices.metrics(of: whole, width: .infinity)?.size
        else { return bounds }
        // One point more, because a line of exactly this width must not wrap.
        let excess = size.width.rounded(.up) + 1 - bounds.width
        guard excess > 0, excess.isFinite else { return bounds }
        let shift: CGFloat =
            switch whole.alignment {
            case .right: excess
            case .center: excess / 2
            default: 0
            }
        return CGRect(x: bounds.minX - shift, y: bounds.minY, width: bounds.width + excess, height: bounds.height)
    }

    /// The text with the lines that fit the bounds.
    private func fitting(_ whole: TextBlock) -> TextBlock {
        guard truncationMode != .none else { return whole }
        guard isWrapped else { return block(lines: 1, cuts: true) }
        guard let all = SharedServices.metrics(of: whole, width: bounds.width), all.size.height > bounds.height,
            all.lineCount > 1
        else { return whole }
        let line = all.size.height / CGFloat(all.lineCount)
        return block(lines: max(1, Int(saturating: (bounds.height / line).rounded(.down))), cuts: true)
    }
}

extension StyledText {
    /// The text with the colors of Core Text, and with Core Graphics colors instead of UIKit's, because text layers
    /// draw both.
    fileprivate var withCoreTextColors: StyledText {
        var text = self
        text.changeAttributes { attributes in
            let name = NSAttributedString.Key(rawValue: "CTForegroundColor")
            guard let color = (attributes[name] ?? attributes[.foregroundColor]) as? CGColor else { return }
            attributes[.foregroundColor] = UIColor(cgColor: color)
        }
        return text
    }
}
