public import Foundation

/// How strokes end.
public enum CGLineCap: Int32, Sendable { case butt = 0, round = 1, square = 2 }
/// How strokes meet.
public enum CGLineJoin: Int32, Sendable { case miter = 0, round = 1, bevel = 2 }
/// Which parts of a path are inside.
public enum CGPathFillRule: Int, Sendable { case winding = 0, evenOdd = 1 }
/// What is drawn of a path.
public enum CGPathDrawingMode: Int32, Sendable {
    case fill = 0, eoFill = 1, stroke = 2, fillStroke = 3, eoFillStroke = 4
}

/// How a new color is combined with what is there.
public enum CGBlendMode: Int32, Sendable {
    case normal = 0, multiply = 1, screen = 2, overlay = 3, darken = 4, lighten = 5
    case clear = 16, copy = 17, sourceIn = 18, sourceOut = 19, sourceAtop = 20
    case destinationOver = 21, destinationIn = 22, destinationOut = 23, destinationAtop = 24, xor = 25
    case plusLighter = 27
}

/// Records what is drawn into it. Nothing is rasterized here: the record is data that a host draws at its own scale.
///
/// The space is y-down with points as units, as in `draw(_:)` of a view.
public final class CGContext {
    private struct State {
        var fillColor = CGColor.black
        var strokeColor = CGColor.black
        var stroke = StrokeStyle()
        var isSmooth = true
        var alpha: CGFloat = 1
        var blendMode = CGBlendMode.normal
        var shadow: DrawingShadow?
        var transform = CGAffineTransform.identity
        /// The pictures whose alpha limits what is filled, with their rectangles and the transform that they were set
        /// in.
        var masks: [ClipMask] = []
        /// The upright rectangle around what the clip leaves, in the space without transforms; nil without a clip.
        var clipBox: CGRect?
    }

    private struct ClipMask {
        let image: CGImage
        let rect: CGRect
        let transform: CGAffineTransform
    }

    private var state = State()
    private var saved: [State] = []
    private var allowsAntialiasing = true
    /// Whether the app ever set it, so that what is restored is recorded anew.
    private var changesAntialiasing = false
    /// How many states were saved when each open group began.
    private var groups: [Int] = []
    private var commands: [DrawingCommand] = []
    private var current = CGMutablePath()
    /// The pixels of a bitmap context; nil for any other.
    let bitmap: Bitmap?

    package init() { bitmap = nil }

    /// What is drawn shows in a rectangle.
    package init(showing rect: CGRect) {
        bitmap = nil
        state.clipBox = rect
    }

    /// What is drawn becomes the pixels of a bitmap.
    init(_ bitmap: Bitmap) {
        self.bitmap = bitmap
        state.clipBox = CGRect(x: 0, y: 0, width: bitmap.form.width, height: bitmap.form.height)
    }

    /// How carefully pixels are mixed where an image is drawn in another size.
    /// - Coverage: inert (the rasterizer has a filter of its own)
    public var interpolationQuality = CGInterpolationQuality.default {
        didSet {
            DrawingLog.once("CGContext.interpolationQuality has no effect: the rasterizer has a filter of its own")
        }
    }

    /// What has been drawn so far; open states and groups are closed in the copy.
    package var record: DrawingRecord {
        var closed = commands
        for depth in saved.indices.reversed() {
            closed.append(.restore)
            if groups.contains(depth) { closed.append(.endGroup) }
        }
        return DrawingRecord(closed)
    }

    // MARK: Pixels

    /// Draws what a bitmap still lacks. Without an app that draws, nothing is.
    func flush() {
        guard let bitmap, groups.isEmpty, commands.contains(where: \.paints) else { return }
        bitmap.draw(DrawingRecord(commands))
        commands = commands.openState
    }

    /// An app may read memory of its own at any time.
    private func paint(_ command: DrawingCommand) {
        commands.append(command)
        if let bitmap, bitmap.isForeign { flush() }
    }

    private func narrowClip(to box: CGRect) {
        let placed = box.isNull ? .null : box.applying(state.transform)
        state.clipBox = state.clipBox.map { $0.intersection(placed) } ?? placed
    }

    /// The smallest upright rectangle around what the clip leaves; infinite where nothing was clipped and no size is
    /// known.
    public var boundingBoxOfClipPath: CGRect {
        guard let box = state.clipBox else { return .infinite }
        return box.isNull ? .zero : box.applying(state.transform.inverted())
    }

    // MARK: State

    /// Remembers colors, strokes, transform and clip until ``restoreGState()``.
    public func saveGState() {
        saved.append(state)
        commands.append(.save)
    }

    /// Without a matching ``saveGState()`` in the same transparency layer nothing happens.
    public func restoreGState() {
        guard saved.count > (groups.last.map { $0 + 1 } ?? 0) else { return }
        restoreLast()
    }

    private func restoreLast() {
        guard let last = saved.popLast() else { return }
        state = last
        commands.append(.restore)
        if changesAntialiasing { recordAntialiasing() }
    }

    /// What was concatenated so far.
    public var ctm: CGAffineTransform { state.transform }

    /// Does what the transform does before what is in effect already.
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
        commands.append(.concatenate(transform))
    }

    /// Moves what is drawn later, by points.
    public func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }
    /// Makes what is drawn later larger or smaller.
    public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
    /// Turns what is drawn later, by radians.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// The color of areas; black at first.
    public func setFillColor(_ color: CGColor) { state.fillColor = color }
    /// The color of strokes; black at first.
    public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }
    /// Points of a stroke; 1 at first.
    public func setLineWidth(_ width: CGFloat) { state.stroke.width = width }
    /// How strokes end; flat at first.
    public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap }
    /// How strokes meet; pointed at first.
    public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join }
    /// From which length on, in widths of the stroke, pointed corners are cut off.
    public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = limit }
    /// What everything drawn later is faded by, 0…1.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
    /// How colors mix with those below.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

    /// Whether edges of what is drawn later are smooth; true at first. Letters and pictures are smooth always.
    public func setShouldAntialias(_ shouldAntialias: Bool) {
        state.isSmooth = shouldAntialias
        recordAntialiasing()
    }

    /// Whether ``setShouldAntialias(_:)`` may make edges smooth; true at first. Not part of what ``saveGState()``
    /// remembers.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
        (self.allowsAntialiasing, changesAntialiasing) = (allowsAntialiasing, true)
        recordAntialiasing()
    }

    private func recordAntialiasing() { commands.append(.antialias(state.isSmooth && allowsAntialiasing)) }

    /// Points of strokes and gaps in turn, and how far into them a stroke begins. Empty draws without gaps.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.stroke.dashPhase = phase
        state.stroke.dashLengths = lengths
    }

    /// - Parameter blur: as in the framework this mirrors, twice the standard deviation, in points.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map { DrawingShadow(offset: offset, radius: blur / 2, color: $0) }
    }

    /// A shadow of black at a third below everything drawn later.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }

    // MARK: Path

    /// Adds an arc of a circle that touches two lines to the current path: from the current point to `tangent1End`, and
    /// from there to `tangent2End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        current.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    }

    /// Forgets the current path.
    public func beginPath() { current = CGMutablePath() }
    /// Begins a new part of the path at a point.
    public func move(to point: CGPoint) { current.move(to: point) }
    /// Adds a line from the current point.
    public func addLine(to point: CGPoint) { current.addLine(to: point) }
    /// Adds lines from point to point; the first begins a new part.
    public func addLines(between points: [CGPoint]) { current.addLines(between: points) }
    /// Adds a cubic curve from the current point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        current.addCurve(to: end, control1: control1, control2: control2)
    }
    /// Adds a quadratic curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { current.addQuadCurve(to: end, control: control) }
    /// Adds a closed rectangle.
    public func addRect(_ rect: CGRect) { current.addRect(rect) }
    /// Adds an ellipse inside of a rectangle.
    public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect) }
    /// Adds a part of a circle; angles in radians from the positive x axis.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        current.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
    /// Adds the parts of another path.
    public func addPath(_ path: CGPath) { current.addPath(path) }
    /// Adds a line to where the part began.
    public func closePath() { current.closeSubpath() }
    /// A copy of the current path; nil where there is none.
    public var path: CGPath? { current.isEmpty ? nil : current.copy() }

    private func endPath() -> CGPath {
        defer { current = CGMutablePath() }
        return CGPath(elements: current.elements)
    }

    /// Limits what is drawn later to the inside of the current path, which is gone then.
    public func clip(using rule: CGPathFillRule = .winding) {
        let path = endPath()
        narrowClip(to: path.boundingBox)
        commands.append(.clip(path, rule == .winding ? .winding : .evenOdd))
    }

    /// Limits what is drawn later to a rectangle.
    public func clip(to rect: CGRect) {
        narrowClip(to: rect)
        commands.append(.clip(CGPath(rect: rect), .winding))
    }
    /// Limits what is drawn later to the rectangles.
    public func clip(to rects: [CGRect]) {
        let path = CGMutablePath()
        rects.forEach { path.addRect($0) }
        narrowClip(to: path.boundingBox)
        commands.append(.clip(path, .winding))
    }
    /// Limits what is drawn later to a rectangle, and fills to the alpha of a picture that is stretched into it, as for
    /// pictures of one color.
    /// - Coverage: strokes, pictures, texts and gradients are limited to the rectangle; of several masks the last one
    ///   counts
    public func clip(to rect: CGRect, mask: CGImage) {
        clip(to: rect)
        state.masks.append(ClipMask(image: mask, rect: rect, transform: state.transform))
    }
    /// Replaces the current path by the outline of its stroke, with the width, caps, joins and dashes that are set.
    public func replacePathWithStrokedPath() {
        let style = state.stroke
        var path = endPath()
        if !style.dashLengths.isEmpty {
            path = path.copy(dashingWithPhase: style.dashPhase, lengths: style.dashLengths)
        }
        current.addPath(
            path.copy(
                strokingWithWidth: style.width, lineCap: style.cap, lineJoin: style.join, miterLimit: style.miterLimit))
    }
    /// The smallest rectangle around the current path; null where there is none.
    public var boundingBoxOfPath: CGRect { current.boundingBox }
    /// Whether there is no current path.
    public var isPathEmpty: Bool { current.isEmpty }
    /// The end of the current path; zero where there is none.
    public var currentPointOfPath: CGPoint { current.currentPoint }

    // MARK: Drawing

    private func faded(_ color: CGColor) -> CGColor {
        state.alpha == 1 ? color : color.withAlpha(color.alpha * state.alpha)
    }

    private func fill(_ path: CGPath, _ rule: FillRule) {
        guard !path.isEmpty else { return }
        if let mask = state.masks.last { return fill(path, rule, through: mask) }
        paint(.fill(path, rule, faded(state.fillColor), state.blendMode, state.shadow))
    }

    /// A picture in one color, cut to the path, is that color through the picture's alpha.
    private func fill(_ path: CGPath, _ rule: FillRule, through mask: ClipMask) {
        commands.append(.save)
        commands.append(.clip(path, rule))
        commands.append(.concatenate(mask.transform.concatenating(state.transform.inverted())))
        let color = CGColor(
            red: state.fillColor.red, green: state.fillColor.green, blue: state.fillColor.blue, alpha: 1)
        commands.append(
            .image(mask.image, mask.rect, tint: color, alpha: state.fillColor.alpha * state.alpha, state.blendMode))
        paint(.restore)
    }

    private func stroke(_ path: CGPath) {
        guard !path.isEmpty else { return }
        paint(.stroke(path, state.stroke, faded(state.strokeColor), state.blendMode, state.shadow))
    }

    /// Fills the current path, which is gone then.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(endPath(), rule == .winding ? .winding : .evenOdd)
    }

    /// Strokes the current path, which is gone then.
    public func strokePath() { stroke(endPath()) }

    /// Fills or strokes the current path, which is gone then.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = endPath()
        switch mode {
        case .fill: fill(path, .winding)
        case .eoFill: fill(path, .evenOdd)
        case .stroke: stroke(path)
        case .fillStroke: fill(path, .winding); stroke(path)
        case .eoFillStroke: fill(path, .evenOdd); stroke(path)
        }
    }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { fill(CGPath(rect: rect), .winding) }
    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) { rects.forEach { fill($0) } }
    /// Strokes a rectangle.
    public func stroke(_ rect: CGRect) { stroke(CGPath(rect: rect)) }
    /// Strokes a rectangle with a line of some points.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        var style = state.stroke
        style.width = width
        paint(.stroke(CGPath(rect: rect), style, faded(state.strokeColor), state.blendMode, state.shadow))
    }
    /// Fills the ellipse inside of a rectangle.
    public func fillEllipse(in rect: CGRect) { fill(CGPath(ellipseIn: rect), .winding) }
    /// Strokes the ellipse inside of a rectangle.
    public func strokeEllipse(in rect: CGRect) { stroke(CGPath(ellipseIn: rect)) }
    /// Makes a rectangle transparent.
    public func clear(_ rect: CGRect) { paint(.clear(rect)) }

    /// Draws the image upright: in the y-down space of views and image renderers, and in the y-up space of a bitmap
    /// context.
    public func draw(_ image: CGImage, in rect: CGRect) {
        guard bitmap != nil else { return draw(image, in: rect, tint: nil) }
        saveGState()
        concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
        draw(image, in: rect, tint: nil)
        restoreGState()
    }

    package func draw(
        _ image: CGImage, in rect: CGRect, tint: CGColor?, alpha: CGFloat = 1, blendMode: CGBlendMode? = nil
    ) {
        paint(.image(image, rect, tint: tint, alpha: alpha * state.alpha, blendMode ?? state.blendMode))
    }

    package func draw(_ text: TextBlock, in rect: CGRect) { paint(.text(text, rect)) }

    /// Draws another record as it stands.
    package func draw(_ record: DrawingRecord) {
        commands.append(.save)
        commands.append(contentsOf: record.commands)
        paint(.restore)
    }

    /// Draws colors along a line, as far as the clip goes where the options ask for that.
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        paint(.linearGradient(gradient, start: start, end: end, options))
    }

    /// Draws colors from one circle to another.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        paint(
            .radialGradient(
                gradient, startCenter: startCenter, startRadius: startRadius, endCenter: endCenter,
                endRadius: endRadius, options))
    }

    /// Draws what follows as one group with the opacity set by ``setAlpha(_:)``.
    public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
        commands.append(.beginGroup(alpha: state.alpha))
        groups.append(saved.count)
        saveGState()
        state.alpha = 1
    }

    /// Without a matching ``beginTransparencyLayer(auxiliaryInfo:)`` nothing happens.
    public func endTransparencyLayer() {
        guard let depth = groups.popLast() else { return }
        while saved.count > depth { restoreLast() }
        paint(.endGroup)
    }
}
