import Diagnostics
public import Foundation

/// Draws one cell of a pattern. The pointer is the `info` of the pattern.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
/// Called when a pattern is freed, with the `info` of the pattern.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions of a pattern.
public struct CGPatternCallbacks {
    /// Has no effect.
    public var version: UInt32
    /// Draws one cell; nil draws nothing.
    public var drawPattern: CGPatternDrawPatternCallback?
    /// Called when the pattern is freed.
    public var releaseInfo: CGPatternReleaseInfoCallback?

    /// Creates callbacks without functions.
    public init() { (version, drawPattern, releaseInfo) = (0, nil, nil) }
    /// Creates callbacks with the given functions.
    public init(
        version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?
    ) {
        (self.version, self.drawPattern, self.releaseInfo) = (version, drawPattern, releaseInfo)
    }
}

/// The distortion of a pattern whose steps are no whole pixels.
public enum CGPatternTiling: Int32, Sendable {
    case noDistortion = 0, constantSpacingMinimalDistortion = 1, constantSpacing = 2
}

/// A drawing that repeats over filled and stroked areas.
public final class CGPattern {
    private let info: UnsafeMutableRawPointer?
    private let bounds: CGRect
    private let transform: CGAffineTransform
    private let step: CGSize
    let isColored: Bool
    private let callbacks: CGPatternCallbacks
    private var record: DrawingRecord?
    /// Whether the callback is drawing. A pattern inside its own cell draws nothing.
    private var isDrawing = false

    /// Creates a pattern. Returns nil for bounds, steps or a matrix that are not finite, and for a step of 0.
    ///
    /// Cells begin at the corner of the whole drawing, and transforms of the drawing do not move them. A cell of a
    /// colored pattern is recorded once.
    /// - Parameters:
    ///   - info: passed to the callbacks.
    ///   - bounds: the rectangle of one cell, in points. Drawing outside is clipped.
    ///   - matrix: from the coordinates of the cells to those of the whole drawing.
    ///   - xStep: the horizontal distance between two cells, in points.
    ///   - yStep: the vertical distance between two cells, in points.
    ///   - tiling: has no effect.
    ///   - isColored: whether the callback sets the colors. Without, the colors of the callback are ignored.
    ///   - callbacks: copied.
    public init?(
        info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
        tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
    ) {
        self.info = info
        self.bounds = bounds
        transform = matrix
        step = CGSize(width: abs(xStep), height: abs(yStep))
        self.isColored = isColored
        self.callbacks = callbacks.pointee
        let numbers = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty, xStep, yStep]
        guard bounds.isFinite, numbers.allSatisfy(\.isFinite), step.width > 0, step.height > 0 else { return nil }
    }

    deinit { callbacks.releaseInfo?(info) }

    /// - Parameter color: the color of a pattern without own colors; nil for a colored pattern.
    private func draw(in color: CGColor?) -> DrawingRecord {
        let context = CGContext(cell: bounds, color: color)
        context.clip(to: bounds)
        guard !isDrawing else { return context.record }
        isDrawing = true
        callbacks.drawPattern?(info, context)
        isDrawing = false
        return context.record
    }

    /// The pattern as a color.
    func color(_ ink: CGColor?, alpha: CGFloat) -> CGColor {
        let drawn = ink.map { draw(in: $0.withAlpha(1)) } ?? record ?? draw(in: nil)
        if ink == nil { record = drawn }
        let tile = PatternTile(.drawing(drawn, bounds: bounds), size: step, transform: transform)
        return CGColor(tile, mean: ink ?? .black, alpha: alpha)
    }
}

extension CGColor {
    /// Creates a color that draws a pattern. Returns nil for a space that is not a space of patterns, and for a pattern
    /// without own colors in a space without a base space.
    /// - Parameter components: alpha for a colored pattern, otherwise the components of the base space, and alpha.
    public convenience init?(patternSpace: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>) {
        guard patternSpace.model == .pattern, let made = pattern.color(in: patternSpace, components) else { return nil }
        guard let tile = made.tile else { return nil }
        self.init(tile, mean: made, alpha: made.alpha)
    }
}

extension CGPattern {
    fileprivate func color(in space: CGColorSpace, _ components: UnsafePointer<CGFloat>) -> CGColor? {
        if isColored { return color(nil, alpha: components[0]) }
        guard let base = space.baseColorSpace, let ink = CGColor(colorSpace: base, components: components) else {
            return nil
        }
        return color(ink, alpha: ink.alpha)
    }
}

extension CGContext {
    /// Fills later paths with a pattern. Does nothing for a pattern without own colors unless
    /// ``setFillColorSpace(_:)`` has set a space of patterns with a base space.
    /// - Parameter colorComponents: alpha for a colored pattern, otherwise the components of the base space, and alpha.
    public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
        guard let color = pattern.color(in: state.fillSpace, colorComponents) else {
            return Log.once("CGContext.setFillPattern: set a pattern color space with a base space first")
        }
        setFillColor(color)
    }

    /// Strokes later paths with a pattern. Does nothing for a pattern without own colors unless
    /// ``setStrokeColorSpace(_:)`` has set a space of patterns with a base space.
    /// - Parameter colorComponents: alpha for a colored pattern, otherwise the components of the base space, and alpha.
    public func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
        guard let color = pattern.color(in: state.strokeSpace, colorComponents) else {
            return Log.once("CGContext.setStrokePattern: set a pattern color space with a base space first")
        }
        setStrokeColor(color)
    }

    /// Sets the offset of the patterns of later drawing, in points. Zero by default. A size that is not finite draws
    /// patterns without an offset.
    public func setPatternPhase(_ phase: CGSize) { state.patternPhase = phase }
}
