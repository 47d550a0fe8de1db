public import CoreGraphics
public import Foundation
import FrameTime
package import LayerScene

/// A node of the picture: a rectangle with a background, contents and sublayers.
///
/// Changes collect until the end of the turn and show with the next frame. Properties marked animatable move to their
/// new value by the layer's own animation, unless a view owns the layer or actions are off.
///
/// A layer in no window, with all its sublayers, is made and changed on any thread, by one at a time. One in a window
/// belongs to the main thread; a change on another one stops the program with a message. So does laying out or drawing
/// one that has a delegate, which is the main thread's.
open class CALayer: NSObject {
    final package let id: LayerID
    final package var modelValues = LayerModel()
    final package var tree = LayerTreeState()
    final package var pending = LayerPendingWork()
    final var animations = LayerAnimations()
    /// Values that an app keeps at the layer by names of its own.
    final var ownValues: [String: Any]?

    public required override init() {
        id = LayerID.next()
        super.init()
    }

    /// A copy of what `layer` shows, as presentation layers are made.
    public required init(layer: Any) {
        id = LayerID.next()
        super.init()
        if let other = layer as? CALayer { modelValues = other.modelValues }
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
    /// The view whose layer this is. It clears this when it is freed; weak, it would make every use of every view
    /// slower.
    final package unowned(unsafe) var owner: (any CALayerDelegate)?

    deinit { releaseSublayers() }

    /// Called after each change of a property of a layer; nil where nothing listens.
    package nonisolated(unsafe) static var modelChanged: ((CALayer) -> Void)?

    /// A name for the app's own use. Nil by default.
    open var name: String?

    // MARK: Geometry

    /// Place of the anchor point in the superlayer, in points. Animatable.
    open var position: CGPoint {
        get { modelValues.position }
        set { change(\.position, to: newValue.finite(or: modelValues.position, "position"), key: "position") }
    }
    /// Animatable.
    open var bounds: CGRect {
        get { modelValues.bounds }
        set { changeBounds(to: newValue) }
    }
    /// 0…1 of the bounds. Animatable.
    open var anchorPoint: CGPoint {
        get { modelValues.anchorPoint }
        set {
            change(\.anchorPoint, to: newValue.finite(or: modelValues.anchorPoint, "anchorPoint"), key: "anchorPoint")
        }
    }
    /// Order among siblings; equal ones keep the order of `sublayers`.
    open var zPosition: CGFloat {
        get { modelValues.zPosition }
        set { change(\.zPosition, to: newValue.finite(or: modelValues.zPosition, "zPosition"), key: "zPosition") }
    }
    /// Applied around the anchor point. Animatable.
    open var transform: CATransform3D {
        get { modelValues.transform }
        set {
            if newValue.showsPerspective {
                LayerLog.once("CALayer.transform: perspective is not drawn; the layer is turned without it")
            }
            change(\.transform, to: newValue, key: "transform")
        }
    }
    /// Applied to the sublayers around the anchor point. Animatable.
    open var sublayerTransform: CATransform3D {
        get { modelValues.sublayerTransform }
        set {
            if newValue.showsPerspective || newValue.m34 != 0 {
                LayerLog.once("CALayer.sublayerTransform: perspective is not drawn")
            }
            change(\.sublayerTransform, to: newValue, key: "sublayerTransform")
        }
    }
    /// The bounds as they lie in the superlayer. Setting it changes position and bounds size.
    open var frame: CGRect {
        get { bounds.applying(modelValues.geometry.toParent) }
        set { setFrame(newValue) }
    }
    /// What ``transform`` does in the plane.
    public func affineTransform() -> CGAffineTransform { modelValues.transform.affine }
    /// Sets ``transform`` to one in the plane.
    public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3D(m) }

    // MARK: Appearance

    /// A hidden layer hides its sublayers too.
    open var isHidden: Bool {
        get { modelValues.isHidden }
        set { change(\.isHidden, to: newValue, key: "hidden") }
    }
    /// 0…1. Animatable.
    open var opacity: Float {
        get { modelValues.opacity }
        set { change(\.opacity, to: newValue.finite(or: modelValues.opacity, "opacity"), key: "opacity") }
    }
    /// Animatable.
    open var backgroundColor: CGColor? {
        get { modelValues.backgroundColor }
        set { change(\.backgroundColor, to: newValue, key: "backgroundColor") }
    }
    /// Points. Animatable.
    open var cornerRadius: CGFloat {
        get { modelValues.cornerRadius }
        set {
            change(
                \.cornerRadius, to: newValue.finite(or: modelValues.cornerRadius, "cornerRadius"), key: "cornerRadius")
        }
    }
    /// The curve of rounded corners.
    /// - Coverage: inert (corners are drawn as circles)
    open var cornerCurve = CALayerCornerCurve.circular {
        didSet {
            if cornerCurve == .continuous { LayerLog.once("CALayer.cornerCurve: .continuous is drawn as .circular") }
        }
    }
    /// How much larger a corner with this curve is than its radius says. Chosen: 1, as both are circles.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat { 1 }
    /// The corners that `cornerRadius` rounds.
    open var maskedCorners: CACornerMask {
        get { CACornerMask(rawValue: modelValues.maskedCorners.rawValue) }
        set { change(\.maskedCorners, to: SceneCorners(rawValue: newValue.rawValue), key: "maskedCorners") }
    }
    /// Whether sublayers and contents are cut off at the bounds and corners.
    open var masksToBounds: Bool {
        get { modelValues.masksToBounds }
        set { change(\.masksToBounds, to: newValue, key: "masksToBounds") }
    }
    /// Points, drawn inside the bounds and above the sublayers. Animatable.
    open var borderWidth: CGFloat {
        get { modelValues.borderWidth }
        set {
            change(\.borderWidth, to: newValue.finite(or: modelValues.borderWidth, "borderWidth"), key: "borderWidth")
        }
    }
    /// Animatable.
    open var borderColor: CGColor? {
        get { modelValues.borderColor }
        set { change(\.borderColor, to: newValue, key: "borderColor") }
    }
    /// Animatable.
    open var shadowColor: CGColor? {
        get { modelValues.shadowColor }
        set { change(\.shadowColor, to: newValue, key: "shadowColor") }
    }
    /// 0…1; 0 draws no shadow. Animatable.
    open var shadowOpacity: Float {
        get { modelValues.shadowOpacity }
        set {
            change(
                \.shadowOpacity, to: newValue.finite(or: modelValues.shadowOpacity, "shadowOpacity"),
                key: "shadowOpacity")
        }
    }
    /// Points, y downwards. Animatable.
    open var shadowOffset: CGSize {
        get { modelValues.shadowOffset }
        set { change(\.shadowOffset, to: newValue, key: "shadowOffset") }
    }
    /// Points: the blur's standard deviation. Animatable.
    open var shadowRadius: CGFloat {
        get { modelValues.shadowRadius }
        set {
            change(
                \.shadowRadius, to: newValue.finite(or: modelValues.shadowRadius, "shadowRadius"), key: "shadowRadius")
        }
    }
    /// The shadow's outline in the layer's own space; nil casts the shadow of what the layer shows.
    open var shadowPath: CGPath? {
        get { modelValues.shadowPath }
        set { change(\.shadowPath, to: newValue, key: "shadowPath") }
    }
    /// Whether the layer's drawing covers its bounds without transparency.
    open var isOpaque = false
    /// The pixels of ``contents`` in a point, for a ``contentsGravity`` that does not resize. 1 by default. A drawing
    /// is recorded, so that it is sharp at any scale.
    open var contentsScale: CGFloat = 1 {
        didSet { if contentsScale != oldValue, pending.imagePlace != nil { setNeedsNode() } }
    }

    /// - Coverage: inert (a layer's own time has no end; an animation's ``CAAnimation/fillMode`` is the one that
    ///   counts)
    open var fillMode = CAMediaTimingFillMode.removed
    /// - Coverage: inert (pictures of layers are kept wherever that saves work)
    open var shouldRasterize = false
    /// - Coverage: inert (kept pictures have the display's own scale)
    open var rasterizationScale: CGFloat = 1

    /// The part of ``contents`` that is shown, 0…1 of its size. The whole by default. Changes are not animated.
    open var contentsRect: CGRect {
        get { pending.contentsRect ?? Self.wholeImage }
        set { setContentsRect(newValue) }
    }
    /// - Coverage: inert (filters of Core Image are not drawn)
    open var filters: [Any]? {
        get { ownValues?["filters"] as? [Any] }
        set { keepInert(newValue, "filters") }
    }
    /// - Coverage: inert (filters of Core Image are not drawn)
    open var backgroundFilters: [Any]? {
        get { ownValues?["backgroundFilters"] as? [Any] }
        set { keepInert(newValue, "backgroundFilters") }
    }
    /// - Coverage: inert (filters of Core Image are not drawn)
    open var compositingFilter: Any? {
        get { ownValues?["compositingFilter"] }
        set { keepInert(newValue, "compositingFilter") }
    }
    /// How pictures are made smaller. Linear by default.
    /// - Coverage: inert (the rasterizer has a filter of its own)
    open var minificationFilter: CALayerContentsFilter {
        get { ownValues?["minificationFilter"] as? CALayerContentsFilter ?? .linear }
        set { keepInert(newValue, "minificationFilter") }
    }
    /// How pictures are made larger. Linear by default.
    /// - Coverage: inert (the rasterizer has a filter of its own)
    open var magnificationFilter: CALayerContentsFilter {
        get { ownValues?["magnificationFilter"] as? CALayerContentsFilter ?? .linear }
        set { keepInert(newValue, "magnificationFilter") }
    }
    /// Whether the layer shows when its back is in front. True by default.
    /// - Coverage: inert (a layer that is turned shows its back)
    open var isDoubleSided: Bool {
        get { ownValues?["isDoubleSided"] as? Bool ?? true }
        set { keepInert(newValue, "isDoubleSided") }
    }
    /// True by default.
    /// - Coverage: inert (a layer with an opacity is always drawn as a group)
    open var allowsGroupOpacity: Bool {
        get { ownValues?["allowsGroupOpacity"] as? Bool ?? true }
        set { keepInert(newValue, "allowsGroupOpacity") }
    }
    /// True by default.
    /// - Coverage: inert (edges are always smooth)
    open var allowsEdgeAntialiasing: Bool {
        get { ownValues?["allowsEdgeAntialiasing"] as? Bool ?? true }
        set { keepInert(newValue, "allowsEdgeAntialiasing") }
    }
    /// False by default.
    /// - Coverage: inert (drawing is recorded, and drawn in the frame)
    open var drawsAsynchronously: Bool {
        get { ownValues?["drawsAsynchronously"] as? Bool ?? false }
        set { keepInert(newValue, "drawsAsynchronously") }
    }
    /// A `CGImage`, or nil. ``contentsGravity`` says where in the bounds it is.
    open var contents: Any? {
        get { if case .image(let image, _, _, _) = modelValues.contents { image } else { nil } }
        set { setContents(newValue) }
    }
    /// Where ``contents`` is in the bounds. `resize` by default. Changes are not animated. It has no effect on what a
    /// view draws.
    open var contentsGravity: CALayerContentsGravity {
        get { pending.imagePlace?.gravity ?? .resize }
        set { setContentsGravity(newValue) }
    }
    /// The part of ``contents`` that stretches, 0…1 of its size. The whole by default. Changes are not animated.
    open var contentsCenter: CGRect {
        get { pending.imagePlace?.center ?? Self.wholeImage }
        set { setContentsCenter(newValue) }
    }
    /// Whether a change of the size of the bounds has ``display()`` called. False by default.
    open var needsDisplayOnBoundsChange: Bool {
        get { pending.redrawsOnResize }
        set { pending.redrawsOnResize = newValue }
    }
    /// The size that the superlayer should give the layer. Documented: the size of the bounds; a text layer returns
    /// that of its text.
    open func preferredFrameSize() -> CGSize { bounds.size }

    // MARK: Tree

    /// The layer that this one is in; nil at the top.
    open var superlayer: CALayer? { tree.superlayer }
    /// From back to front; nil without any. Setting removes those that are not among the new ones.
    open var sublayers: [CALayer]? {
        get { tree.sublayers.isEmpty ? nil : tree.sublayers }
        set { replaceSublayers(with: newValue ?? []) }
    }
    /// Its alpha cuts out this layer.
    open var mask: CALayer? {
        get { tree.mask }
        set { setMask(newValue) }
    }
    /// In front of all others. A layer that is in another one leaves it.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: tree.sublayers.count) }
    /// At a place among the others, counted from the back. A layer that is in another one leaves it.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
    /// Behind a sublayer; nil behind all. A layer that is in another one leaves it.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, beside: sibling, offset: 0) }
    /// In front of a sublayer; nil in front of all. A layer that is in another one leaves it.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, beside: sibling, offset: 1) }
    /// Puts a layer in the place of a sublayer. Does nothing for a layer that is no sublayer of this one.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard let place = tree.sublayers.firstIndex(where: { $0 === oldLayer }), oldLayer !== newLayer else { return }
        oldLayer.removeFromSuperlayer()
        insert(newLayer, at: min(place, tree.sublayers.count))
    }
    /// Leaves the layer that it is in; does nothing at the top.
    open func removeFromSuperlayer() { detach() }

    // MARK: Layout and drawing

    /// Has ``layoutSublayers()`` called before the next frame.
    open func setNeedsLayout() { markNeedsLayout() }
    /// Lays this layer and those inside out at once, where that is due.
    open func layoutIfNeeded() { layoutTree() }
    /// Sets the frames of sublayers. Calls the delegate; called before a frame after ``setNeedsLayout()``.
    open func layoutSublayers() { if hasDelegate { MainCalls.layout(self) } }
    /// Has ``display()`` called before the next frame.
    open func setNeedsDisplay() { markNeedsDisplay() }
    /// Has ``display()`` called before the next frame; the whole layer is drawn, whatever the rectangle.
    open func setNeedsDisplay(_ rect: CGRect) { markNeedsDisplay() }
    /// Whether ``display()`` is called before the next frame.
    open func needsDisplay() -> Bool { pending.needsDisplay }
    /// Whether a change of one of the layer's own properties draws it again. A subclass's property calls
    /// ``setNeedsDisplay()`` itself.
    open class func needsDisplay(forKey key: String) -> Bool { false }
    /// Whether ``layoutSublayers()`` is called before the next frame.
    open func needsLayout() -> Bool { pending.needsLayout }
    /// Calls ``display()`` at once, where that is due.
    open func displayIfNeeded() { if pending.needsDisplay { recordDisplay() } }
    /// Records the layer's drawing by ``draw(in:)``. The delegate's `display(_:)` is never called.
    open func display() { recordDrawing() }
    /// Draws the layer; calls the delegate unless overridden.
    open func draw(in ctx: CGContext) { if hasDelegate { MainCalls.draw(self, ctx) } }

    /// What the layer draws of its own beside a recorded drawing; shapes and gradients answer here.
    package func makeContents(_ model: LayerModel) -> SceneContents? { shownContents(model) }
    /// What lies between the layer's own drawing and its border; a replicator has several of each sublayer.
    func makeChildren(_ model: LayerModel) -> [SceneNode] { sublayerNodes() }
    /// Whether sublayers are placed with their depth, and the layer itself has no picture.
    var keepsDepth: Bool { false }

    // MARK: Animation

    /// An animation with the key of another replaces it. What is given here is the layer's own from then on.
    open func add(_ anim: CAAnimation, forKey key: String?) { start(anim, key: key) }
    /// Ends an animation; the layer shows its own value.
    open func removeAnimation(forKey key: String) { stopAnimation(key: key) }
    /// Ends all animations; the layer shows its own values.
    open func removeAllAnimations() { animations.list.map(\.key).forEach { stopAnimation(key: $0) } }
    /// The animation that was added with a key; nil without one.
    open func animation(forKey key: String) -> CAAnimation? { animations.list.first { $0.key == key }?.animation }
    /// The keys of all animations in the order in which they were added; nil without any.
    open func animationKeys() -> [String]? { animations.list.isEmpty ? nil : animations.list.map(\.key) }
    /// What the layer does when the property of that key changes; `NSNull()` for nothing. Where there is no entry, it
    /// animates.
    open var actions: [String: any CAAction]?
    /// Documented: the delegate is asked first, then `actions`, then ``defaultAction(forKey:)``.
    open func action(forKey event: String) -> (any CAAction)? {
        (hasDelegate ? MainCalls.action(self, event) : nil) ?? actions?[event]
            ?? type(of: self).defaultAction(forKey: event)
    }
    /// For subclasses that act in a way of their own on changes of a property.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    /// A layer with the values that show now; nil outside a picture.
    open func presentation() -> Self? { presentationCopy() }
    /// The layer whose values ``presentation()`` copied; the layer itself if it is no such copy.
    open func model() -> Self { animations.source as? Self ?? self }

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

    /// - Coverage: inert (a layer's own time does not end)
    open var duration: CFTimeInterval {
        get { ownValues?["duration"] as? CFTimeInterval ?? 0 }
        set { keepInert(newValue, "duration") }
    }
    /// - Coverage: inert (a layer's own time does not end)
    open var repeatCount: Float {
        get { ownValues?["repeatCount"] as? Float ?? 0 }
        set { keepInert(newValue, "repeatCount") }
    }
    /// - Coverage: inert (a layer's own time does not end)
    open var repeatDuration: CFTimeInterval {
        get { ownValues?["repeatDuration"] as? CFTimeInterval ?? 0 }
        set { keepInert(newValue, "repeatDuration") }
    }
    /// - Coverage: inert (a layer's own time does not end)
    open var autoreverses: Bool {
        get { ownValues?["autoreverses"] as? Bool ?? false }
        set { keepInert(newValue, "autoreverses") }
    }

    // MARK: Coordinates

    /// A point of another layer in this one; nil is the topmost layer. Animations do not count.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying(transform(from: l)) }
    /// A point of this layer in another one; nil is the topmost layer. Animations do not count.
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(transform(from: l).inverted()) }
    /// A rectangle of another layer in this one: the upright one around it.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(transform(from: l)) }
    /// A rectangle of this layer in another one: the upright one around it.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(transform(from: l).inverted()) }
    /// Whether a point of the layer is in its bounds.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
    /// The frontmost layer of the tree that a point of the superlayer is in; nil for none. Hidden layers are left out.
    open func hitTest(_ p: CGPoint) -> CALayer? { layerHit(by: p) }

    // MARK: Values by key

    /// The value of a property, or the value that was set with ``setValue(_:forKey:)``; nil without one.
    open func value(forKey key: String) -> Any? { layerValue(forKeyPath: key) }
    /// Sets a property, with its action, or keeps a value under a name of the app's own.
    open func setValue(_ value: Any?, forKey key: String) { setLayerValue(value, forKeyPath: key) }
    /// The value of a property or a part of it, as `transform.scale.x`; nil for an unknown one.
    open func value(forKeyPath keyPath: String) -> Any? { layerValue(forKeyPath: keyPath) }
    /// Sets a property or a part of it, as `position.x`, with the property's action.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setLayerValue(value, forKeyPath: keyPath) }
}
