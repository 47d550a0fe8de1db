import CoreGraphics
import Foundation
import QuartzCore
import TextLogic

/// A paragraph of a text view.
final class TextPartView: UIView {
    /// The drawing by a layout manager of the app's own class.
    private struct Drawing {
        weak var manager: NSLayoutManager?
        var glyphs: NSRange
        /// The top left corner of the container in the text view.
        var origin: CGPoint
    }

    /// A part of a line beside an exclusion path.
    struct Part: Equatable {
        var block: TextBlock
        /// The frame in the paragraph.
        var frame: CGRect

        init(_ drawing: (block: TextBlock, frame: CGRect)) { (block, frame) = drawing }
    }

    /// The parts of the lines of the ``block``; nil if all lines have the width of the block.
    var parts: [Part]? { didSet { if parts != oldValue { setNeedsDisplay() } } }
    var block: TextBlock? { didSet { if block != oldValue { setNeedsDisplay() } } }
    private var drawing: Drawing?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.pending.redrawsOnResize = true
    }

    required init?(coder: NSCoder) { nil }

    /// Places the view.
    /// - Parameters:
    ///   - frame: the frame of the block.
    ///   - other: the layout manager that draws the paragraph, the frame in which it may draw, and the origin of its
    ///     container; nil if the view draws the block.
    func show(
        _ paragraph: ParagraphColumn.Paragraph, in frame: CGRect,
        drawnBy other: (manager: NSLayoutManager, frame: CGRect, origin: CGPoint)?
    ) {
        let new = other.map {
            Drawing(
                manager: $0.manager, glyphs: NSRange(paragraph.range.lowerBound..<paragraph.end), origin: $0.origin)
        }
        let place = other?.frame ?? frame
        // An own class may draw the number of the line, which changes with the text above.
        let isSame =
            drawing?.glyphs == new?.glyphs && drawing?.manager === new?.manager
            && (new == nil || self.frame == place)
        drawing = new
        if self.frame != place { self.frame = place }
        if !isSame { setNeedsDisplay() }
    }

    override func draw(_ rect: CGRect) {
        guard let drawing, let manager = drawing.manager else {
            let context = UIGraphicsGetCurrentContext()
            if let parts {
                for part in parts { context?.draw(part.block, in: part.frame) }
            } else if let block {
                context?.draw(block, in: bounds)
            }
            return
        }
        let origin = CGPoint(x: drawing.origin.x - frame.minX, y: drawing.origin.y - frame.minY)
        manager.drawBackground(forGlyphRange: drawing.glyphs, at: origin)
        manager.drawGlyphs(forGlyphRange: drawing.glyphs, at: origin)
    }
}
