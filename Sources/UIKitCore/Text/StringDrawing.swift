import CoreGraphics
public import Foundation
import HostInterface
import LayerScene
import NumberConversion

/// How a text is laid out when it is drawn or measured.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Many lines, from the top of the rectangle. Without it a text is one line, whose baseline stands at the
    /// rectangle's origin.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    /// - Coverage: inert (lines are always as high as their fonts say)
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    /// - Coverage: inert (measures are those of the fonts, not of the letters' ink)
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
    /// The last line that has room ends with an ellipsis.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// What drawing a text may change, and what it found out.
public final class NSStringDrawingContext: NSObject {
    /// - Coverage: inert (texts are drawn at their own size)
    public var minimumScaleFactor: CGFloat = 0 {
        didSet {
            if minimumScaleFactor != 0 {
                Log.once("NSStringDrawingContext.minimumScaleFactor has no effect: texts are drawn at their own size")
            }
        }
    }
    /// The share of its size that a text was drawn in: always 1 here.
    public var actualScaleFactor: CGFloat { 1 }
    /// The text's box when it was last drawn or measured with this context.
    public internal(set) var totalBounds = CGRect.zero
    public override init() { super.init() }
}

/// Texts drawn without a view, on any thread: measured by the same fonts that labels use.
extension NSAttributedString {
    /// As wide as its longest line. Points, as fractions; round up for a view.
    public func size() -> CGSize {
        boundingRect(
            with: CGSize(width: CGFloat.infinity, height: .infinity), options: .usesLineFragmentOrigin, context: nil
        ).size
    }

    /// Draws into the current context in lines as long as the text has them; does nothing where there is no context.
    public func draw(at point: CGPoint) {
        draw(
            with: CGRect(origin: point, size: CGSize(width: CGFloat.infinity, height: .infinity)),
            options: .usesLineFragmentOrigin, context: nil)
    }

    /// Wrapped to the rectangle's width, and cut at its height.
    public func draw(in rect: CGRect) { draw(with: rect, options: .usesLineFragmentOrigin, context: nil) }

    /// Draws into the current context; does nothing where there is none.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?) {
        StyledText(self).draw(with: rect, options, context)
    }

    /// The box of the text within `size`: points, as fractions. A width or height of 0 or below is no limit.
    public func boundingRect(with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?)
        -> CGRect
    {
        StyledText(self).boundingRect(with: size, options, context)
    }
}

extension StyledText {
    static let unlimited = CGSize(width: CGFloat.infinity, height: .infinity)

    fileprivate var size: CGSize { boundingRect(with: Self.unlimited, .usesLineFragmentOrigin, nil).size }

    fileprivate func draw(with rect: CGRect, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?) {
        guard let target = UIGraphicsGetCurrentContext(), !rect.isNull, !pieces.isEmpty else { return }
        let block = block(in: rect.size, options)
        guard let measured = SharedServices.metrics(of: block, width: rect.width) else { return }
        let isOneLine = !options.contains(.usesLineFragmentOrigin)
        let top = isOneLine ? rect.minY - measured.firstBaseline : rect.minY
        let width = rect.width.isFinite ? rect.width : measured.size.width.rounded(.up)
        target.draw(block, in: CGRect(x: rect.minX, y: top, width: width, height: measured.size.height))
        context?.totalBounds = CGRect(x: rect.minX, y: top, width: measured.size.width, height: measured.size.height)
    }

    fileprivate func boundingRect(
        with size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
    ) -> CGRect {
        let isOneLine = !options.contains(.usesLineFragmentOrigin)
        let room = CGSize(
            width: size.width > 0 ? size.width : .infinity, height: size.height > 0 ? size.height : .infinity)
        guard
            let measured = SharedServices.metrics(
                of: block(in: room, options), width: isOneLine ? .infinity : room.width)
        else { return .zero }
        let box = CGRect(
            x: 0, y: isOneLine ? -measured.firstBaseline : 0, width: measured.size.width, height: measured.size.height)
        context?.totalBounds = box
        return box
    }

    private func block(in size: CGSize, _ options: NSStringDrawingOptions) -> TextBlock {
        let traits = UITraitCollection.current
        // Documented: a text without a font is drawn in Helvetica of 12 points, without a color in black.
        var defaults = TextDefaults(font: .systemFont(ofSize: 12), color: .black, traits: traits)
        let isOneLine = !options.contains(.usesLineFragmentOrigin)
        defaults.maximumLines = isOneLine ? 1 : 0
        defaults.lineBreakMode = isOneLine ? .byClipping : .byWordWrapping
        defaults.isRightToLeft = traits.layoutDirection == .rightToLeft
        let block = TextBlock(self, defaults)
        // Lines that have no room are left out; that is told by the last one where the options say so.
        guard !isOneLine, size.height.isFinite, let all = SharedServices.metrics(of: block, width: size.width) else {
            return block
        }
        guard all.size.height > size.height, all.lineCount > 1 else { return block }
        defaults.maximumLines = max(
            1, Int(saturating: (size.height / (all.size.height / CGFloat(all.lineCount))).rounded(.down)))
        if options.contains(.truncatesLastVisibleLine) { defaults.lineBreakMode = .byTruncatingTail }
        return TextBlock(self, defaults)
    }
}

extension NSString {
    /// As wide as its longest line. Points, as fractions; round up for a view.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        styled(attributes).size
    }
    /// Draws into the current context in lines as long as the text has them; does nothing where there is no context.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        styled(attributes).draw(with: CGRect(origin: point, size: StyledText.unlimited), .usesLineFragmentOrigin, nil)
    }
    /// Wrapped to the rectangle's width, and cut at its height.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        styled(attributes).draw(with: rect, .usesLineFragmentOrigin, nil)
    }
    /// Draws into the current context; does nothing where there is none.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        styled(attributes).draw(with: rect, options, context)
    }
    /// The box of the text within `size`: points, as fractions. A width or height of 0 or below is no limit.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        styled(attributes).boundingRect(with: size, options, context)
    }

    private func styled(_ attributes: [NSAttributedString.Key: Any]?) -> StyledText {
        StyledText(String(self), attributes ?? [:])
    }
}

/// On Apple's systems a Swift string has the members of `NSString` that UIKit adds.
extension String {
    /// As wide as its longest line. Points, as fractions; round up for a view.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        (self as NSString).size(withAttributes: attributes)
    }
    /// Draws into the current context in lines as long as the text has them; does nothing where there is no context.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        (self as NSString).draw(at: point, withAttributes: attributes)
    }
    /// Wrapped to the rectangle's width, and cut at its height.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        (self as NSString).draw(in: rect, withAttributes: attributes)
    }
    /// Draws into the current context; does nothing where there is none.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        (self as NSString).draw(with: rect, options: options, attributes: attributes, context: context)
    }
    /// The box of the text within `size`: points, as fractions. A width or height of 0 or below is no limit.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        (self as NSString).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}
