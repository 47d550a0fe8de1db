public import CoreGraphics
public import Foundation
import HostInterface
import NumberConversion
public import QuartzCore

/// Where the lines of a text layer begin.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// On the side where the interface's direction starts.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// Both edges are straight but for the last line.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// Where a text layer cuts off a text that does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Without an ellipsis: the bounds cut the text off.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// Draws a plain or attributed text from the top of its bounds, which cut the text off.
open class CATextLayer: CALayer {
    /// A `String` or an `NSAttributedString`. Nil, the default, and other objects show nothing. Attributes win over the
    /// layer's own font, size and
    /// color.
    open var string: Any? { didSet { setNeedsDisplay() } }
    /// A `UIFont`, a `CGFont`, or the name of a font as a `String`. ``fontSize`` is the size, whatever the font's own
    /// is. Chosen: nil, the default, is the
    /// system's font.
    open var font: Any? { didSet { setNeedsDisplay() } }
    /// Points. Documented: 36 by default. An attributed text has sizes of its own.
    open var fontSize: CGFloat = 36 { didSet { if fontSize != oldValue { setNeedsDisplay() } } }
    /// The color of a text without a color of its own. White by default; nil is white too.
    open var foregroundColor: CGColor? = .white { didSet { setNeedsDisplay() } }
    /// Whether lines end at the width of the bounds. False by default: a text has the lines that it is written in.
    open var isWrapped = false { didSet { if isWrapped != oldValue { setNeedsDisplay() } } }
    /// Where a text that does not fit is cut off. `none` by default.
    open var truncationMode = CATextLayerTruncationMode.none {
        didSet { if truncationMode != oldValue { setNeedsDisplay() } }
    }
    /// Where lines begin. `natural` by default.
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

    /// A layer without a text.
    public required init() {
        super.init()
        prepare()
    }

    /// A copy of a text layer's values, for what is shown; of any other layer, of those that all layers have.
    public required init(layer: Any) {
        super.init(layer: layer)
        prepare()
        guard let other = layer as? CATextLayer else { return }
        (string, font, fontSize, foregroundColor) = (other.string, other.font, other.fontSize, other.foregroundColor)
        (isWrapped, truncationMode, alignmentMode) = (other.isWrapped, other.truncationMode, other.alignmentMode)
    }

    /// Of an archive the values of any layer are read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        needsDisplayOnBoundsChange = true
        // The layer of a view draws too.
        pending.drawsItself = true
    }

    /// Documented: the size of the text, without a limit of its width. Rounded up to whole points.
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

    /// - Parameter lines: 0 for as many as the text has.
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

    /// Lines that do not wrap have a place as wide as the longest of them, at the edge that the alignment names.
    private func rect(of whole: TextBlock) -> CGRect {
        guard !isWrapped, truncationMode == .none, let size = SharedServices.metrics(of: whole, width: .infinity)?.size
        else { return bounds }
        // One point more: a line as wide as its place must not break.
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

    /// The text with the lines that the bounds have room for.
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
    /// Colors of Core Text, and Core Graphics' colors in the place of UIKit's, as text layers draw both.
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
