import Diagnostics
public import Foundation

/// The drawing of letters.
public enum CGTextDrawingMode: Int32, Sendable {
    case fill = 0, stroke = 1, fillStroke = 2, invisible = 3
    case fillClip = 4, strokeClip = 5, fillStrokeClip = 6, clip = 7
}

extension CGContext {
    /// Sets whether letters of later texts are filled, outlined or both, or are not drawn. `fill` by default. Outlines
    /// have the color of the text and the context's line width, unless attributes of the text set an outline.
    /// - Coverage: the modes that clip later drawing do not clip
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) {
        if mode.rawValue >= CGTextDrawingMode.fillClip.rawValue {
            Log.once("CGContext.setTextDrawingMode: letters do not clip later drawing")
        }
        state.textMode = mode
    }

    /// The text in the current drawing mode; nil for an invisible text.
    func shown(_ text: TextBlock) -> TextBlock? {
        switch state.textMode {
        case .fill, .fillClip: return text
        case .invisible, .clip: return nil
        case .stroke, .strokeClip: return outlined(text, isFilled: false)
        case .fillStroke, .fillStrokeClip: return outlined(text, isFilled: true)
        }
    }

    private func outlined(_ text: TextBlock, isFilled: Bool) -> TextBlock {
        let width = state.stroke.width
        guard width.isFinite, width > 0 else { return text }
        return text.with(
            text.runs.map { run in
                var (run, marks) = (run, run.marks ?? TextMarks())
                guard marks.strokeWidth == 0, marks.picture == nil else { return run }
                (marks.strokeWidth, marks.isFilled) = (width, isFilled)
                run.marks = marks
                return run
            })
    }

    /// The transform of the letters that functions for glyphs draw. The identity by default. ``saveGState()`` does not
    /// save the value.
    /// - Coverage: inert (there are no functions for glyphs; texts use the transform of the context)
    public var textMatrix: CGAffineTransform {
        get { letterTransform }
        set {
            if newValue != .identity {
                Log.once("CGContext.textMatrix has no effect: texts use the context's transform")
            }
            letterTransform = newValue
        }
    }

    /// The position of the next letter that a function for glyphs draws: the translation of ``textMatrix``. Zero by
    /// default.
    /// - Coverage: inert (there are no functions for glyphs; draw texts with `draw(at:withAttributes:)`)
    public var textPosition: CGPoint {
        get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
        set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
    }

    /// Sets the additional space between letters.
    /// - Coverage: inert (attributed texts have `kern`)
    public func setCharacterSpacing(_ spacing: CGFloat) {
        Log.once("CGContext.setCharacterSpacing has no effect: use the attribute kern of an attributed text")
    }

    /// Sets whether fonts are smoothed. Fonts are always smooth.
    /// - Coverage: inert (letters have gray edges)
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) { reportSmoothing() }
    /// Sets whether fonts may be smoothed. Fonts are always smooth.
    /// - Coverage: inert (letters have gray edges)
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) { reportSmoothing() }
    /// Sets whether letters are at fractions of pixels. Letters are at quarters of pixels.
    /// - Coverage: inert (letters have their own places)
    public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) { reportSmoothing() }
    /// Sets whether letters may be at fractions of pixels. Letters are at quarters of pixels.
    /// - Coverage: inert (letters have their own places)
    public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) { reportSmoothing() }
    /// Sets whether positions of letters are rounded to parts of pixels. Letters are at quarters of pixels.
    /// - Coverage: inert (letters have their own places)
    public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) { reportSmoothing() }
    /// Sets whether positions of letters may be rounded to parts of pixels. Letters are at quarters of pixels.
    /// - Coverage: inert (letters have their own places)
    public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) { reportSmoothing() }

    private func reportSmoothing() {
        Log.once("CGContext: letters have gray edges and are at quarters of pixels; other settings have no effect")
    }
}
