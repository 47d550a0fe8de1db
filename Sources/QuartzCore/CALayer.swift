public import CoreGraphics
public import Foundation
import FrameTime
package import LayerScene

/// A node of the picture: a rectangle with a background, contents and sublayers.
///
/// Changes collect until the end of the turn and show with the next frame. Properties marked animatable move to their new
/// value by the layer's own animation, unless a view owns the layer or actions are off.
///
/// A layer in no window, with all its sublayers, is made and changed on any thread, by one at a time. One in a window belongs to the main
/// thread; a change on another one stops the program with a message. So does laying out or drawing one that has a delegate, which is the main
/// thread's.
open class CALayer: NSObject {
    final package let id: LayerID
    final package var model = LayerModel()
    final package var tree = LayerTreeState()
    final package var pending = LayerPendingWork()
    final var animations = LayerAnimations()

    public required override init() {
        id = LayerID.next()
        super.init()
    }

    /// A copy of what `layer` shows, as presentation layers are made.
    public required init(layer: Any) {
        id = LayerID.next()
        super.init()
        if let other = layer as? CALayer { model = other.model }
    }

    /// A new layer. - Coverage: nothing of it is read (layers are not archived)
    public required init?(coder: NSCoder) {
        id = LayerID.next()
        super.init()
    }

    /// Asked about layout, drawing and actions. A view is the delegate of its own layer.
    open var delegate: (any CALayerDelegate)? {
        get { owner ?? appDelegate }
        set { (owner, appDelegate) = (nil, newValue) }
    }
    private weak var appDelegate: (any CALayerDelegate)?
    /// The view whose layer this is. It clears this when it is freed; weak, it would make every use of every view slower.
    final package unowned(unsafe) var owner: (any CALayerDelegate)?

    deinit { letGoOfSublayers(tree) }

    /// Called after each change of a property of a layer; nil where nothing listens.
    package nonisolated(unsafe) static var modelChanged: ((CALayer) -> Void)?

    open var name: String?

    // MARK: Geometry

    /// Place of the anchor point in the superlayer, in points. Animatable.
    open var position: CGPoint {
        get { model.position }
        set { change(\.position, to: newValue.finite(or: model.position, "position"), key: "position") }
    }
    /// Animatable.
    open var bounds: CGRect {
        get { model.bounds }
        set { changeBounds(to: newValue) }
    }
    /// 0…1 of the bounds. Animatable.
    open var anchorPoint: CGPoint {
        get { model.anchorPoint }
        set { change(\.anchorPoint, to: newValue.finite(or: model.anchorPoint, "anchorPoint"), key: "anchorPoint") }
    }
    /// Order among siblings; equal ones keep the order of `sublayers`.
    open var zPosition: CGFloat {
        get { model.zPosition }
        set { change(\.zPosition, to: newValue.finite(or: model.zPosition, "zPosition"), key: "zPosition") }
    }
    /// Applied around the anchor point. Animatable.
    open var transform: CATransform3D {
        get { model.transform }
        set {
            if newValue.showsPerspective { LayerLog.once("CALayer.transform: perspective is not drawn; the layer is turned without it") }
            change(\.transform, to: newValue, key: "transform")
        }
    }
    /// Applied to the sublayers around the anchor point. Animatable.
    open var sublayerTransform: CATransform3D {
        get { model.sublayerTransform }
        set {
            if newValue.showsPerspective || newValue.m34 != 0 { LayerLog.once("CALayer.sublayerTransform: perspective is not drawn") }
            change(\.sublayerTransform, to: newValue, key: "sublayerTransform")
        }
    }
    /// The bounds as they lie in the superlayer. Setting it changes position and bounds size.
    open var frame: CGRect {
        get { bounds.applying(model.geometry.toParent) }
        set { setFrame(newValue) }
    }
    public func affineTransform() -> CGAffineTransform { model.transform.affine }
    public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3D(m) }

    // MARK: Appearance

    /// A hidden layer hides its sublayers too.
    open var isHidden: Bool {
        get { model.isHidden }
        set { change(\.isHidden, to: newValue, key: "hidden") }
    }
    /// 0…1. Animatable.
    open var opacity: Float {
        get { model.opacity }
        set { change(\.opacity, to: newValue.finite(or: model.opacity, "opacity"), key: "opacity") }
    }
    /// Animatable.
    open var backgroundColor: CGColor? {
        get { model.backgroundColor }
        set { change(\.backgroundColor, to: newValue, key: "backgroundColor") }
    }
    /// Points. Animatable.
    open var cornerRadius: CGFloat {
        get { model.cornerRadius }
        set { change(\.cornerRadius, to: newValue.finite(or: model.cornerRadius, "cornerRadius"), key: "cornerRadius") }
    }
    /// The curve of rounded corners.
    /// - Coverage: inert (corners are drawn as circles)
    open var cornerCurve = CALayerCornerCurve.circular {
        didSet { if cornerCurve == .continuous { LayerLog.once("CALayer.cornerCurve: .continuous is drawn as .circular") } }
    }
    /// How much larger a corner with this curve is than its radius says. Chosen: 1, as both are circles.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat { 1 }
    /// The corners that `cornerRadius` rounds.
    open var maskedCorners: CACornerMask {
        get { CACornerMask(rawValue: model.maskedCorners.rawValue) }
        set { change(\.maskedCorners, to: SceneCorners(rawValue: newValue.rawValue), key: "maskedCorners") }
    }
    /// Whether sublayers and contents are cut off at the bounds and corners.
    open var masksToBounds: Bool {
        get { model.masksToBounds }
        set { change(\.masksToBounds, to: newValue, key: "masksToBounds") }
    }
    /// Points, drawn inside the bounds and above the sublayers. Animatable.
    open var borderWidth: CGFloat {
        get { model.borderWidth }
        set { change(\.borderWidth, to: newValue.finite(or: model.borderWidth, "borderWidth"), key: "borderWidth") }
    }
    /// Animatable.
    open var borderColor: CGColor? {
        get { model.borderColor }
        set { change(\.borderColor, to: newValue, key: "borderColor") }
    }
    /// Animatable.
    open var shadowColor: CGColor? {
        get { model.shadowColor }
        set { change(\.shadowColor, to: newValue, key: "shadowColor") }
    }
    /// 0…1; 0 draws no shadow. Animatable.
    open var shadowOpacity: Float {
        get { model.shadowOpacity }
        set { change(\.shadowOpacity, to: newValue.finite(or: model.shadowOpacity, "shadowOpacity"), key: "shadowOpacity") }
    }
    /// Points, y downwards. Animatable.
    open var shadowOffset: CGSize {
        get { model.shadowOffset }
        set { change(\.shadowOffset, to: newValue, key: "shadowOffset") }
    }
    /// Points: the blur's standard deviation. Animatable.
    open var shadowRadius: CGFloat {
        get { model.shadowRadius }
        set { change(\.shadowRadius, to: newValue.finite(or: model.shadowRadius, "shadowRadius"), key: "shadowRadius") }
    }
    /// The shadow's outline in the layer's own space; nil casts the shadow of what the layer shows.
    open var shadowPath: CGPath? {
        get { model.shadowPath }
        set { change(\.shadowPath, to: newValue, key: "shadowPath") }
    }
    /// Whether the layer's drawing covers its bounds without transparency.
    open var isOpaque = false
    /// Pixels a point of the layer's drawing. The picture is always made at the display's own scale.
    /// - Coverage: inert (drawings are recorded, not rasterized, so any scale draws sharply)
    open var contentsScale: CGFloat = 1

    /// - Coverage: inert (a layer's own time has no end; an animation's ``CAAnimation/fillMode`` is the one that counts)
    open var fillMode = CAMediaTimingFillMode.removed
    /// - Coverage: inert (pictures of layers are kept wherever that saves work)
    open var shouldRasterize = false
    /// - Coverage: inert (kept pictures have the display's own scale)
    open var rasterizationScale: CGFloat = 1

    /// A `CGImage` that fills the bounds, or nil.
    open var contents: Any? {
        get { if case .image(let image, _, _, _) = model.contents { image } else { nil } }
        set { setContents(newValue) }
    }

    // MARK: Tree

    open var superlayer: CALayer? { tree.superlayer }
    open var sublayers: [CALayer]? {
        get { tree.sublayers.isEmpty ? nil : tree.sublayers }
        set { replaceSublayers(with: newValue ?? []) }
    }
    /// Its alpha cuts out this layer.
    open var mask: CALayer? {
        get { tree.mask }
        set { setMask(newValue) }
    }
    open func addSublayer(_ layer: CALayer) { insert(layer, at: tree.sublayers.count) }
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, beside: sibling, offset: 0) }
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, beside: sibling, offset: 1) }
    open func removeFromSuperlayer() { detach() }

    // MARK: Layout and drawing

    open func setNeedsLayout() { markNeedsLayout() }
    open func layoutIfNeeded() { layoutTree() }
    open func layoutSublayers() { if hasDelegate { MainCalls.layout(self) } }
    open func setNeedsDisplay() { markNeedsDisplay() }
    open func setNeedsDisplay(_ rect: CGRect) { markNeedsDisplay() }
    open func needsDisplay() -> Bool { pending.needsDisplay }
    /// Whether a change of one of the layer's own properties draws it again. A subclass's property calls ``setNeedsDisplay()`` itself.
    open class func needsDisplay(forKey key: String) -> Bool { false }
    open func needsLayout() -> Bool { pending.needsLayout }
    open func displayIfNeeded() { if pending.needsDisplay { recordDisplay() } }
    /// Records the layer's drawing; calls the delegate or ``draw(in:)``.
    open func display() { recordDrawing() }
    open func draw(in ctx: CGContext) { if hasDelegate { MainCalls.draw(self, ctx) } }

    /// What the layer draws of its own beside a recorded drawing; shapes and gradients answer here.
    package func makeContents(_ model: LayerModel) -> SceneContents? { model.contents }

    // MARK: Animation

    /// An animation with the key of another replaces it. What is given here is the layer's own from then on.
    open func add(_ anim: CAAnimation, forKey key: String?) { start(anim, key: key) }
    open func removeAnimation(forKey key: String) { stopAnimation(key: key) }
    open func removeAllAnimations() { animations.list.map(\.key).forEach { stopAnimation(key: $0) } }
    open func animation(forKey key: String) -> CAAnimation? { animations.list.first { $0.key == key }?.animation }
    open func animationKeys() -> [String]? { animations.list.isEmpty ? nil : animations.list.map(\.key) }
    /// What the layer does when the property of that key changes; `NSNull()` for nothing. Where there is no entry, it animates.
    open var actions: [String: any CAAction]?
    /// Documented: the delegate is asked first, then `actions`, then ``defaultAction(forKey:)``.
    open func action(forKey event: String) -> (any CAAction)? {
        (hasDelegate ? MainCalls.action(self, event) : nil) ?? actions?[event] ?? type(of: self).defaultAction(forKey: event)
    }
    /// For subclasses that act in a way of their own on changes of a property.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    /// A layer with the values that show now; nil outside a picture.
    open func presentation() -> Self? { presentationCopy() }

    // MARK: Time

    /// 0 stands still, 2 goes twice as fast, for the animations of this layer and of those below it.
    open var speed: Float {
        get { animations.time?.speed ?? 1 }
        set { changeTime { $0.speed = newValue.isFinite ? newValue : 1 } }
    }
    /// Seconds that the layer's time is ahead.
    open var timeOffset: CFTimeInterval {
        get { animations.time?.timeOffset ?? 0 }
        set { changeTime { $0.timeOffset = newValue.isFinite ? newValue : 0 } }
    }
    /// Seconds of the superlayer's time at which this layer's time is ``timeOffset``.
    open var beginTime: CFTimeInterval {
        get { animations.time?.beginTime ?? 0 }
        set { changeTime { $0.beginTime = newValue.isFinite ? newValue : 0 } }
    }

    // MARK: Coordinates

    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying(transform(from: l)) }
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(transform(from: l).inverted()) }
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(transform(from: l)) }
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(transform(from: l).inverted()) }
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
}
