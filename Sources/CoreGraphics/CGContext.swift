import Diagnostics
public import Foundation

/// A context that records drawing commands. The host rasterizes the record at its own scale.
///
/// The coordinates are in points, and y points down, as in `draw(_:)` of a view.
public final class CGContext {
    var state = ContextState()
    private var saved: [ContextState] = []
    private var allowsAntialiasing = true
    /// Whether the app called `setAllowsAntialiasing(_:)`. Then a restored state is recorded again.
    private var changesAntialiasing = false
    var letterTransform = CGAffineTransform.identity
    /// The number of saved states at the start of each open group.
    private var groups: [Int] = []
    private(set) var commands: [DrawingCommand] = []
    private var current = CGMutablePath()
    /// The pixels of a bitmap context; nil for any other context.
    let bitmap: Bitmap?
    /// The bounding box of the drawing's own area; nil without one.
    let initialClip: CGRect?
    /// Whether colors are fixed, as for the cell of a pattern without own colors.
    let keepsColors: Bool

    package init() { (bitmap, initialClip, keepsColors) = (nil, nil, false) }

    /// Creates a context for the cell of a pattern. A color fixes the fill and stroke colors.
    init(cell: CGRect, color: CGColor?) {
        (bitmap, initialClip, keepsColors) = (nil, cell, color != nil)
        state.clipBox = cell
        if let color { (state.fillColor, state.strokeColor) = (color, color) }
    }

    /// Creates a context whose drawing is visible in a rectangle.
    package init(showing rect: CGRect) {
        (bitmap, initialClip, keepsColors) = (nil, rect, false)
        state.clipBox = rect
    }

    /// Creates a context that draws the pixels of a bitmap.
    init(_ bitmap: Bitmap) {
        self.bitmap = bitmap
        initialClip = CGRect(x: 0, y: 0, width: bitmap.form.width, height: bitmap.form.height)
        keepsColors = false
        state.clipBox = initialClip
    }

    /// The recorded drawing. Open states and groups are closed in the copy.
    package var record: DrawingRecord {
        var closed = commands
        for depth in saved.indices.reversed() {
            closed.append(.restore)
            if groups.contains(depth) { closed.append(.endGroup) }
        }
        return DrawingRecord(closed)
    }

    // MARK: Pixels

    /// Draws pending commands of a bitmap. Draws nothing before an app has started.
    func flush() {
        guard let bitmap, groups.isEmpty, commands.contains(where: \.paints) else { return }
        bitmap.draw(DrawingRecord(commands))
        commands = commands.openState
    }

    /// Appends a command that changes no pixels.
    func append(_ command: DrawingCommand) { commands.append(command) }

    /// Appends the last command of a drawing. The app may read its own memory at any time, so the bitmap is updated
    /// immediately.
    func paint(_ command: DrawingCommand) {
        commands.append(command)
        if let bitmap, bitmap.isForeign { flush() }
    }

    /// Appends a command that blends by itself, limited by the masks.
    func blend(_ command: (CGBlendMode) -> DrawingCommand) {
        guard !state.masks.isEmpty else { return paint(command(state.blendMode)) }
        commands.append(.beginGroup(alpha: 1, state.blendMode, nil))
        commands.append(command(.normal))
        commands += state.maskCommands
        paint(.endGroup)
    }

    /// Appends commands that do not apply the state's opacity, blend mode, shadow and masks by themselves.
    func compose(_ drawing: [DrawingCommand]) {
        guard state.composes else {
            commands += drawing.dropLast()
            if let last = drawing.last { paint(last) }
            return
        }
        commands.append(.beginGroup(alpha: state.alpha, state.blendMode, state.shadow))
        commands += drawing + state.maskCommands
        paint(.endGroup)
    }

    func narrowClip(to box: CGRect) {
        let placed = box.isNull ? .null : box.applying(state.transform)
        state.clipBox = state.clipBox.map { $0.intersection(placed) } ?? placed
    }

    /// The bounding box of the clip. Infinite without a clip in a context without a size.
    public var boundingBoxOfClipPath: CGRect {
        guard let box = state.clipBox else { return .infinite }
        return box.isNull ? .zero : box.applying(state.transform.inverted())
    }

    // MARK: State

    /// Saves colors, stroke, transform and clip until ``restoreGState()``.
    public func saveGState() {
        saved.append(state)
        commands.append(.save)
    }

    /// Restores the last saved state. Does nothing without a matching ``saveGState()`` in the same transparency layer.
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

    /// The current transform.
    public var ctm: CGAffineTransform { state.transform }

    /// Applies a transform before the current transform.
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
        commands.append(.concatenate(transform))
    }

    /// Translates later drawing by points.
    public func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }
    /// Scales later drawing.
    public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
    /// Rotates later drawing by radians.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// Sets the width of strokes in points. 1 by default.
    public func setLineWidth(_ width: CGFloat) { state.stroke.width = width }
    /// Sets the shape of strokes' ends. `butt` by default.
    public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap }
    /// Sets the shape of strokes' corners. `miter` by default.
    public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join }
    /// Sets the maximum length of mitered corners, in widths of the stroke.
    public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = limit }
    /// Sets the opacity of later drawing, in `0 ... 1`. 1 by default.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
    /// Sets the blend mode of later drawing. `normal` by default.
    public func setBlendMode(_ mode: CGBlendMode) {
        if mode == .plusDarker { Log.once("CGContext.setBlendMode: .plusDarker is drawn as .multiply") }
        state.blendMode = mode
    }

    /// Sets whether edges of later drawing are smooth. True by default. Letters and images are always smooth.
    public func setShouldAntialias(_ shouldAntialias: Bool) {
        state.isSmooth = shouldAntialias
        recordAntialiasing()
    }

    /// Sets whether ``setShouldAntialias(_:)`` has an effect. True by default. ``saveGState()`` does not save the
    /// value.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
        (self.allowsAntialiasing, changesAntialiasing) = (allowsAntialiasing, true)
        recordAntialiasing()
    }

    private func recordAntialiasing() { commands.append(.antialias(state.isSmooth && allowsAntialiasing)) }

    /// Sets the lengths of dashes and gaps in points, and the offset at which a stroke begins. An empty array draws
    /// continuous lines.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.stroke.dashPhase = phase
        state.stroke.dashLengths = lengths
    }

    /// Sets the shadow of later drawing.
    /// - Parameter blur: twice the standard deviation of the blur in points, as in Apple's framework.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map { DrawingShadow(offset: offset, radius: blur / 2, color: $0) }
    }

    /// Sets a black shadow with an opacity of one third for later drawing.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }

    // MARK: Path

    /// Adds an arc of a circle that touches two lines to the current path: from the current point to `tangent1End`, and
    /// from there to `tangent2End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        current.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    }

    /// Clears the current path.
    public func beginPath() { current = CGMutablePath() }
    /// Begins a new subpath at a point.
    public func move(to point: CGPoint) { current.move(to: point) }
    /// Adds a line from the current point.
    public func addLine(to point: CGPoint) { current.addLine(to: point) }
    /// Adds lines between the points. The first point begins a new subpath.
    public func addLines(between points: [CGPoint]) { current.addLines(between: points) }
    /// Adds a cubic curve from the current point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        current.addCurve(to: end, control1: control1, control2: control2)
    }
    /// Adds a quadratic curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { current.addQuadCurve(to: end, control: control) }
    /// Adds a closed rectangle.
    public func addRect(_ rect: CGRect) { current.addRect(rect) }
    /// Adds an ellipse inside a rectangle.
    public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect) }
    /// Adds an arc of a circle. Angles are in radians from the positive x axis.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        current.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
    /// Adds the subpaths of another path.
    public func addPath(_ path: CGPath) { current.addPath(path) }
    /// Adds a line to the start of the current subpath.
    public func closePath() { current.closeSubpath() }
    /// A copy of the current path; nil if the path is empty.
    public var path: CGPath? { current.isEmpty ? nil : current.copy() }

    func endPath() -> CGPath {
        defer { current = CGMutablePath() }
        return CGPath(elements: current.elements)
    }

    /// Clips later drawing to the inside of the current path, and clears the path.
    public func clip(using rule: CGPathFillRule = .winding) {
        let path = endPath()
        narrowClip(to: path.boundingBox)
        commands.append(.clip(path, rule == .winding ? .winding : .evenOdd))
    }

    /// Clips later drawing to a rectangle.
    public func clip(to rect: CGRect) {
        narrowClip(to: rect)
        commands.append(.clip(CGPath(rect: rect), .winding))
    }
    /// Clips later drawing to the rectangles.
    public func clip(to rects: [CGRect]) {
        let path = CGMutablePath()
        rects.forEach { path.addRect($0) }
        narrowClip(to: path.boundingBox)
        commands.append(.clip(path, .winding))
    }
    /// Replaces the current path with the outline of its stroke, using the current width, caps, joins and dashes.
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
    /// The bounding box of the current path, including control points; null for an empty path.
    public var boundingBoxOfPath: CGRect { current.boundingBox }
    /// Whether the current path is empty.
    public var isPathEmpty: Bool { current.isEmpty }
    /// The end of the current path; zero for an empty path.
    public var currentPointOfPath: CGPoint { current.currentPoint }

    // MARK: Drawing

    private func faded(_ color: CGColor) -> CGColor {
        state.alpha == 1 ? color : color.withAlpha(color.alpha * state.alpha)
    }

    private func fill(_ path: CGPath, _ rule: FillRule) {
        guard !path.isEmpty else { return }
        blend { .fill(path, rule, faded(state.shownFillColor), $0, state.shadow) }
    }

    private func stroke(_ path: CGPath, _ style: StrokeStyle) {
        guard !path.isEmpty else { return }
        blend { .stroke(path, style, faded(state.shownStrokeColor), $0, state.shadow) }
    }

    private func stroke(_ path: CGPath) { stroke(path, state.stroke) }

    /// Fills the current path and clears it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(endPath(), rule == .winding ? .winding : .evenOdd)
    }

    /// Strokes the current path and clears it.
    public func strokePath() { stroke(endPath()) }

    /// Fills or strokes the current path and clears it.
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
    /// Strokes a rectangle with a line width in points.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        var style = state.stroke
        style.width = width
        stroke(CGPath(rect: rect), style)
    }
    /// Fills the ellipse inside a rectangle.
    public func fillEllipse(in rect: CGRect) { fill(CGPath(ellipseIn: rect), .winding) }
    /// Strokes the ellipse inside a rectangle.
    public func strokeEllipse(in rect: CGRect) { stroke(CGPath(ellipseIn: rect)) }
    /// Makes a rectangle transparent.
    public func clear(_ rect: CGRect) { paint(.clear(rect)) }

    /// Begins a group. Later drawing is composited as one image, with the current opacity, blend mode and shadow.
    public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
        commands.append(.beginGroup(alpha: state.alpha, state.blendMode, state.shadow))
        groups.append(saved.count)
        saveGState()
        (state.alpha, state.blendMode, state.shadow, state.masks) = (1, .normal, nil, [])
    }

    /// Begins a group that is clipped to a rectangle. The clip ends with the group.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        clip(to: rect)
    }

    /// Ends a group. Does nothing without a matching ``beginTransparencyLayer(auxiliaryInfo:)``.
    public func endTransparencyLayer() {
        guard let depth = groups.popLast() else { return }
        while saved.count > depth { restoreLast() }
        commands += state.maskCommands
        paint(.endGroup)
    }
}
