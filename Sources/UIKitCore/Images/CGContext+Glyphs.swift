public import CoreGraphics
import Diagnostics
public import Foundation

/// The number of a letter's drawing in a font.
public typealias CGGlyph = UInt16

extension CGContext {
    /// Draws glyphs of the context's font.
    /// - Coverage: inert (fonts have no numbers of glyphs; draw texts with `draw(at:withAttributes:)`)
    public func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) { reportGlyphs("showGlyphs") }
    /// Sets the font of ``showGlyphs(_:at:)``.
    /// - Coverage: inert (texts have the font of their attributes)
    public func setFont(_ font: CGFont) { reportGlyphs("setFont") }
    /// Sets the size of the font of ``showGlyphs(_:at:)``, in points.
    /// - Coverage: inert (texts have the font of their attributes)
    public func setFontSize(_ size: CGFloat) { reportGlyphs("setFontSize") }

    private func reportGlyphs(_ call: String) {
        Log.once("CGContext.\(call) has no effect: draw texts with NSAttributedString.draw(at:)")
    }
}
