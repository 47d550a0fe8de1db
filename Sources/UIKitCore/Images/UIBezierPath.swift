public import CoreGraphics
import Diagnostics
public import Foundation

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let topLeft = UIRectCorner(rawValue: 1)
    public static let topRight = UIRectCorner(rawValue: 2)
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All four corners.
    public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// A path of lines and curves with its drawing attributes. Coordinates are points; the y axis points downward.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
    private var path = CGMutablePath()

    public override init() { super.init() }

    /// Decodes the path and its drawing attributes. Points that are not finite end the path.
    public required init?(coder: NSCoder) {
        super.init()
        guard let archive = PathArchive(coder) else { return }
        path = archive.path
        (lineWidth, miterLimit, steps) = (archive.lineWidth, archive.miterLimit, archive.flatness)
        lineCapStyle = archive.cap
        lineJoinStyle = archive.join
        usesEvenOddFillRule = archive.usesEvenOdd
        dash = (archive.dashPhase, archive.dashes)
    }

    /// Encodes the path and its drawing attributes. The format is Chevron's own.
    open func encode(with coder: NSCoder) {
        var archive = PathArchive()
        archive.path.addPath(path)
        (archive.lineWidth, archive.miterLimit, archive.flatness) = (lineWidth, miterLimit, steps)
        (archive.cap, archive.join, archive.usesEvenOdd) = (lineCapStyle, lineJoinStyle, usesEvenOddFillRule)
        (archive.dashPhase, archive.dashes) = dash
        archive.encode(to: coder)
    }

    /// Always true: the class supports secure coding.
    open class var supportsSecureCoding: Bool { true }

    /// Creates a closed rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// Creates the ellipse inside a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// Creates a rectangle with rounded corners. The radius is in points.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        path.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
    }

    /// Creates a rectangle with some rounded corners. The radii are the width and height of a corner, in points.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        addRounded(rect, corners, cornerRadii)
    }

    /// - Parameters:
    ///   - startAngle: the angle from the positive x axis, in radians.
    ///   - clockwise: the direction as seen on screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Creates a path with a copy of a `CGPath`.
    public convenience init(cgPath: CGPath) {
        self.init()
        path.addPath(cgPath)
    }

    /// A copy of the path. Setting it replaces the path and preserves the drawing attributes.
    open var cgPath: CGPath {
        get { path.copy() ?? CGPath(rect: .zero) }
        set {
            path = CGMutablePath()
            path.addPath(newValue)
        }
    }

    // MARK: Building

    /// Begins a new subpath at a point.
    open func move(to point: CGPoint) { path.move(to: point) }
    /// Adds a line from the current point.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// Adds a cubic curve from the current point.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    /// Adds a quadratic curve from the current point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }
    /// - Parameter clockwise: the direction as seen on screen. The underlying path counts it in the opposite sense.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }
    /// Adds a line to the start of the subpath.
    open func close() { path.closeSubpath() }
    /// Adds the subpaths of another path.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
    /// Returns the path with its lines and curves in the opposite direction, and with the same drawing attributes. The
    /// order of its subpaths is reversed, too.
    open func reversing() -> UIBezierPath {
        let copy = UIBezierPath(cgPath: path.reversed())
        copy.copyAttributes(of: self)
        return copy
    }
    /// Returns a path with the same lines, curves and drawing attributes.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(cgPath: path)
        copy.copyAttributes(of: self)
        return copy
    }
    private func copyAttributes(of other: UIBezierPath) {
        (lineWidth, lineCapStyle, lineJoinStyle) = (other.lineWidth, other.lineCapStyle, other.lineJoinStyle)
        (miterLimit, usesEvenOddFillRule, dash) = (other.miterLimit, other.usesEvenOddFillRule, other.dash)
        steps = other.steps
    }
    /// Removes all points and preserves the drawing attributes.
    open func removeAllPoints() { path = CGMutablePath() }
    /// Transforms all points of the path.
    open func apply(_ transform: CGAffineTransform) {
        let moved = CGMutablePath()
        moved.addPath(path, transform: transform)
        path = moved
    }

    // MARK: Facts

    /// Whether the path has no elements.
    open var isEmpty: Bool { path.isEmpty }
    /// The smallest rectangle that contains the path's points and the control points of its curves.
    open var bounds: CGRect { path.boundingBox }
    /// The current end point of the path.
    open var currentPoint: CGPoint { path.currentPoint }
    /// Whether a point is inside, by the path's fill rule.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// The width of a stroke, in points. The default is 1.
    open var lineWidth: CGFloat = 1
    /// The shape of a stroke's ends. The default is `butt`.
    open var lineCapStyle = CGLineCap.butt
    /// The shape of a stroke's corners. The default is `miter`.
    open var lineJoinStyle = CGLineJoin.miter
    /// The largest ratio of a corner's length to the line width. A longer corner is cut off. The default is 10.
    open var miterLimit: CGFloat = 10
    /// Whether overlapping subpaths leave a hole when the path is filled. The default is false.
    open var usesEvenOddFillRule = false
    private var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])
    /// Sets the lengths of dashes and gaps in points, and the start offset. A nil pattern draws a continuous stroke.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = (phase, pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? [])
    }

    /// Stores the dash pattern, the number of its lengths and the start offset at the given addresses, unless they are
    /// nil. The memory at `pattern` has space for all lengths.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        if let pattern { for (index, length) in dash.lengths.enumerated() { pattern[index] = length } }
        count?.pointee = dash.lengths.count
        phase?.pointee = dash.phase
    }
    /// The largest distance in pixels between a curve and its drawing. Documented (UIBezierPath.flatness): 0.6 by
    /// default.
    /// - Coverage: inert (curves are drawn within a tenth of a pixel)
    open var flatness: CGFloat {
        get { steps }
        set {
            steps = newValue
            Log.once("UIBezierPath.flatness has no effect: curves are drawn within a tenth of a pixel")
        }
    }
    private var steps: CGFloat = 0.6

    // MARK: Drawing

    /// Fills the path in the current context, with the fill color.
    open func fill() { fill(with: .normal, alpha: 1) }
    /// Strokes the path in the current context, with the stroke color. Does nothing without a context.
    open func stroke() { stroke(with: .normal, alpha: 1) }
    /// Fills the path in the current context with a blend mode and an opacity from 0 to 1.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        drawing(blendMode, alpha) { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) }
    }
    /// Strokes the path in the current context with a blend mode and an opacity from 0 to 1.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        drawing(blendMode, alpha) { context in
            context.setLineWidth(lineWidth)
            context.setLineCap(lineCapStyle)
            context.setLineJoin(lineJoinStyle)
            context.setMiterLimit(miterLimit)
            context.setLineDash(phase: dash.phase, lengths: dash.lengths)
            context.strokePath()
        }
    }
    /// Clips later drawing in the current context to the inside of the path.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    private func drawing(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        if blendMode != .normal { context.setBlendMode(blendMode) }
        if alpha != 1 { context.setAlpha(alpha) }
        context.beginPath()
        context.addPath(path)
        body(context)
        context.restoreGState()
    }

    private func addRounded(_ rect: CGRect, _ corners: UIRectCorner, _ radii: CGSize) {
        let w = min(max(radii.width, 0), rect.width / 2)
        let h = min(max(radii.height, 0), rect.height / 2)
        // Derived: the control distance of a cubic curve that approximates a quarter circle.
        let k: CGFloat = 0.552_284_749_8
        func corner(_ which: UIRectCorner, at p: CGPoint, from: CGPoint, to: CGPoint) {
            guard corners.contains(which), w > 0, h > 0 else { return isEmpty ? move(to: p) : addLine(to: p) }
            func on(_ v: CGPoint, _ share: CGFloat) -> CGPoint {
                CGPoint(x: p.x + v.x * w * share, y: p.y + v.y * h * share)
            }
            isEmpty ? move(to: on(from, 1)) : addLine(to: on(from, 1))
            addCurve(to: on(to, 1), controlPoint1: on(from, 1 - k), controlPoint2: on(to, 1 - k))
        }
        let (up, down, left, right) = (
            CGPoint(x: 0, y: -1), CGPoint(x: 0, y: 1), CGPoint(x: -1, y: 0), CGPoint(x: 1, y: 0)
        )
        corner(.topLeft, at: CGPoint(x: rect.minX, y: rect.minY), from: down, to: right)
        corner(.topRight, at: CGPoint(x: rect.maxX, y: rect.minY), from: left, to: down)
        corner(.bottomRight, at: CGPoint(x: rect.maxX, y: rect.maxY), from: up, to: left)
        corner(.bottomLeft, at: CGPoint(x: rect.minX, y: rect.maxY), from: right, to: up)
        close()
    }
}
