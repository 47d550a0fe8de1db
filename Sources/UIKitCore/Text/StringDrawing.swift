import CoreGraphics
import Diagnostics
public import Foundation
import HostInterface
import LayerScene
import NumberConversion

/// Options for drawing and measuring a text.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Draws several lines from the top of the rectangle. Without this option a text is one line with its baseline at
    /// the origin of the rectangle.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    /// - Coverage: inert (the height of lines is always that of their fonts)
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    /// - Coverage: inert (measures are those of the fonts, not of the ink)
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
    /// Truncates the last line that fits with an ellipsis.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// Parameters and results of drawing a text.
public final class NSStringDrawingContext: NSObject {
    /// The smallest factor by which the fonts of a text are scaled so that the text fits, between 0 and 1. With 0, the
    /// default, and with 1 a text keeps its size.
    public var minimumScaleFactor: CGFloat = 0
    /// The factor by which the fonts were scaled in the last drawing or measuring with this context. 1 before.
    public internal(set) var actualScaleFactor: CGFloat = 1
    /// The bounding box of the text that was last drawn or measured with this context.
    public internal(set) var totalBounds = CGRect.zero
    public override init() { super.init() }
}

/// Drawing of texts without a view, on any thread: measured with the same fonts as labels.
extension NSAttributedString {
    /// Returns the size of the text, as wide as its longest line. In fractional points; round up for a view.
    public func size() -> CGSize {
        boundingRect(
            with: CGSize(width: CGFloat.infinity, height: .infinity), options: .usesLineFragmentOrigin, context: nil
        ).size
    }

    /// Draws the text into the current context, with line breaks only where the text has them. Does nothing without a
    /// context.
    public func draw(at point: CGPoint) {
        draw(
            with: CGRect(origin: point, size: CGSize(width: CGFloat.infinity, height: .infinity)),
            options: .usesLineFragmentOrigin, context: nil)
    }

    /// Draws the text, wrapped to the rectangle's width and clipped at its height.
    public func draw(in rect: CGRect) { draw(with: rect, options: .usesLineFragmentOrigin, context: nil) }

    /// Draws the text into the current context. Does nothing without a context.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?) {
        StyledText(self).draw(with: rect, options, context)
    }

    /// Returns the bounding box of the text within `size`, in fractional points. A width or height of 0 or below is no
    /// limit.
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
        let scale = scale(in: rect.size, options, context)
        let block = block(in: rect.size, options, scale: scale)
        guard let measured = metrics(of: block, width: rect.width) else { return }
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
        let scale = scale(in: room, options, context)
        guard
            let measured = metrics(
                of: block(in: room, options, scale: scale), width: isOneLine ? .infinity : room.width)
        else { return .zero }
        let box = CGRect(
            x: 0, y: isOneLine ? -measured.firstBaseline : 0, width: measured.size.width, height: measured.size.height)
        context?.totalBounds = box
        return box
    }

    private func metrics(of block: TextBlock, width: CGFloat) -> TextMetrics? {
        SharedServices.metrics(of: block, width: width)
    }

    /// The largest factor for the fonts with which the text fits, at least the minimum of the context.
    private func scale(
        in size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
    ) -> CGFloat {
        guard let context else { return 1 }
        context.actualScaleFactor = 1
        let least = context.minimumScaleFactor
        guard least > 0, least < 1 else { return 1 }
        let isOneLine = !options.contains(.usesLineFragmentOrigin)
        func fits(_ scale: CGFloat) -> Bool {
            let block = TextBlock(self, defaults(options, scale: scale))
            guard let all = metrics(of: block, width: isOneLine ? .infinity : size.width) else {
                return true
            }
            // A word that is wider than the line is broken, and takes more lines.
            return isOneLine ? all.size.width <= size.width : all.size.height <= size.height
        }
        if fits(1) { return 1 }
        var (low, high) = (least, CGFloat(1))
        // Chosen: a step of 1/256 is smaller than a visible difference.
        while high - low > 1.0 / 256 {
            let middle = (low + high) / 2
            if fits(middle) { low = middle } else { high = middle }
        }
        context.actualScaleFactor = low
        return low
    }

    private func defaults(_ options: NSStringDrawingOptions, scale: CGFloat) -> TextDefaults {
        let traits = UITraitCollection.current
        // Documented (NSAttributedString.Key.font): the default font is Helvetica of 12 points.
        // Documented (NSAttributedString.Key.foregroundColor): the default color is black.
        var defaults = TextDefaults(font: .systemFont(ofSize: 12), color: .black, traits: traits)
        let isOneLine = !options.contains(.usesLineFragmentOrigin)
        defaults.maximumLines = isOneLine ? 1 : 0
        defaults.lineBreakMode = isOneLine ? .byClipping : .byWordWrapping
        defaults.isRightToLeft = traits.layoutDirection == .rightToLeft
        defaults.scale = scale
        return defaults
    }

    private func block(in size: CGSize, _ options: NSStringDrawingOptions, scale: CGFloat) -> TextBlock {
        var defaults = defaults(options, scale: scale)
        let isOneLine = !options.contains(.usesLineFragmentOrigin)
        let block = TextBlock(self, defaults)
        // Lines that do not fit are left out. With the truncation option the last line that fits ends with an ellipsis.
        guard !isOneLine, size.height.isFinite, let all = metrics(of: block, width: size.width) else {
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
    /// Returns the size of the text, as wide as its longest line. In fractional points; round up for a view.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        styled(attributes).size
    }
    /// Draws the text into the current context, with line breaks only where the text has them. Does nothing without a
    /// context.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        styled(attributes).draw(with: CGRect(origin: point, size: StyledText.unlimited), .usesLineFragmentOrigin, nil)
    }
    /// Draws the text, wrapped to the rectangle's width and clipped at its height.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        styled(attributes).draw(with: rect, .usesLineFragmentOrigin, nil)
    }
    /// Draws the text into the current context. Does nothing without a context.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        styled(attributes).draw(with: rect, options, context)
    }
    /// Returns the bounding box of the text within `size`, in fractional points. A width or height of 0 or below is no
    /// limit.
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

/// The members of `NSString` that UIKit adds, which Swift strings have on Apple's systems.
extension String {
    /// Returns the size of the text, as wide as its longest line. In fractional points; round up for a view.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        (self as NSString).size(withAttributes: attributes)
    }
    /// Draws the text into the current context, with line breaks only where the text has them. Does nothing without a
    /// context.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        (self as NSString).draw(at: point, withAttributes: attributes)
    }
    /// Draws the text, wrapped to the rectangle's width and clipped at its height.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        (self as NSString).draw(in: rect, withAttributes: attributes)
    }
    /// Draws the text into the current context. Does nothing without a context.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        (self as NSString).draw(with: rect, options: options, attributes: attributes, context: context)
    }
    /// Returns the bounding box of the text within `size`, in fractional points. A width or height of 0 or below is no
    /// limit.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        (self as NSString).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}
