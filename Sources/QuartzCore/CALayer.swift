public import CoreGraphics
import Diagnostics
public import Foundation
import FrameTime
package import LayerScene

/// A rectangle with a background, contents and sublayers.
///
/// Changes take effect with the next frame. An animatable property moves to its new value by the layer's default
/// animation, unless a view owns the layer or actions are disabled.
///
/// A layer that is in no window can be created and changed on any thread, by one thread at a time, together with its
/// sublayers. A layer in a window belongs to the main thread: a change on another thread stops the program with a
/// message. Layout and drawing of a layer with a delegate also belong to the main thread.
open class CALayer: NSObject {
    final package let id: LayerID
    final package var modelValues = LayerModel()
    final package var tree = LayerTreeState()
    final package var pending = LayerPendingWork()
    final var animations = LayerAnimations()
    /// Nil for most layers.
    private final var extras: LayerExtras?
    /// Values that the app stores in the layer under its own names.
    final var ownValues: [String: Any]? {
        get { extras?.ownValues }
        set { changeExtras(newValue == nil) { $0.ownValues = newValue } }
    }

    public required override init() {
        id = LayerID.next()
        super.init()
    }

    /// Creates a presentation layer with the displayed values of `layer`.
    public required init(layer: Any) {
        id = LayerID.next()
        super.init()
        if let other = layer as? CALayer { modelValues = other.modelValues }
    }

    /// Creates a new layer. - Coverage: the archive is not read (layers are not archived)
    public required init?(coder: NSCoder) {
        id = LayerID.next()
        super.init()
    }

    /// The delegate for layout, drawing and actions. A view is the delegate of the layer that the view owns.
    open var delegate: (any CALayerDelegate)? {
        get { owner ?? extras?.delegate }
        set {
            owner = nil
            changeExtras(newValue == nil) { $0.delegate = newValue }
        }
    }
    /// The view that owns the layer. The view clears this reference when it is freed. A weak reference would slow down
    /// every use of every view.
    final package unowned(unsafe) var owner: (any CALayerDelegate)?

    deinit { releaseSublayers() }

    /// Called after each change of a property of a layer. Nil if unused.
    package nonisolated(unsafe) static var modelChanged: ((CALayer) -> Void)?

    /// A name for the app. Nil by default.
    open var name: String? {
        get { extras?.name }
        set { changeExtras(newValue == nil) { $0.name = newValue } }
    }

    private final func changeExtras(_ clears: Bool, _ change: (LayerExtras) -> Void) {
        guard !clears || extras != nil else { return }
        let changed = extras ?? LayerExtras()
        extras = changed
        change(changed)
    }

    // MARK: Geometry

    /// The position of the anchor point in the superlayer, in points. Animatable.
    open var position: CGPoint {
        get { modelValues.position }
        set { change(\.position, to: newValue.finite(or: modelValues.position, "position"), key: "position") }
    }
    /// The layer's rectangle in its own coordinates, in points. Animatable.
    open var bounds: CGRect {
        get { modelValues.bounds }
        set { changeBounds(to: newValue) }
    }
    /// The anchor point as a fraction of the bounds, in `0 ... 1`. (0.5, 0.5) by default. Animatable.
    open var anchorPoint: CGPoint {
        get { modelValues.anchorPoint }
        set {
            change(\.anchorPoint, to: newValue.finite(or: modelValues.anchorPoint, "anchorPoint"), key: "anchorPoint")
        }
    }
    /// The order among siblings. Layers with equal values are in the order of `sublayers`.
    open var zPosition: CGFloat {
        get { modelValues.zPosition }
        set { change(\.zPosition, to: newValue.finite(or: modelValues.zPosition, "zPosition"), key: "zPosition") }
    }
    /// The transform of the layer around its anchor point. Animatable.
    open var transform: CATransform3D {
        get { modelValues.transform }
        set {
            if newValue.showsPerspective {
                Log.once("CALayer.transform: perspective is not drawn; the layer is turned without it")
            }
            change(\.transform, to: newValue, key: "transform")
        }
    }
    /// The transform of the sublayers around the anchor point. Animatable.
    open var sublayerTransform: CATransform3D {
        get { modelValues.sublayerTransform }
        set {
            if newValue.showsPerspective || newValue.m34 != 0 {
                Log.once("CALayer.sublayerTransform: perspective is not drawn")
            }
            change(\.sublayerTransform, to: newValue, key: "sublayerTransform")
        }
    }
    /// The frame in the superlayer's coordinates, in points. Setting it changes `position` and the size of `bounds`.
    open var frame: CGRect {
        get { bounds.applying(modelValues.geometry.toParent) }
        set { setFrame(newValue) }
    }
    /// The two-dimensional part of ``transform``.
    open func affineTransform() -> CGAffineTransform { modelValues.transform.affine }
    /// Sets ``transform`` to a two-dimensional transform.
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3D(m) }

    // MARK: Appearance

    /// Whether the layer and its sublayers are hidden. False by default.
    open var isHidden: Bool {
        get { modelValues.isHidden }
        set { change(\.isHidden, to: newValue, key: "hidden") }
    }
    /// The opacity, in `0 ... 1`. 1 by default. Animatable.
    open var opacity: Float {
        get { modelValues.opacity }
        set { change(\.opacity, to: newValue.finite(or: modelValues.opacity, "opacity"), key: "opacity") }
    }
    /// The background color. Nil by default. Animatable.
    open var backgroundColor: CGColor? {
        get { modelValues.backgroundColor }
        set { change(\.backgroundColor, to: newValue, key: "backgroundColor") }
    }
    /// The corner radius in points. 0 by default. Animatable.
    open var cornerRadius: CGFloat {
        get { modelValues.cornerRadius }
        set {
            change(
                \.cornerRadius, to: newValue.finite(or: modelValues.cornerRadius, "cornerRadius"), key: "cornerRadius")
        }
    }
    /// The curve of rounded corners.
    /// - Coverage: inert (corners are drawn as circles)
    open var cornerCurve: CALayerCornerCurve {
        get { extras?.cornerCurve ?? .circular }
        set {
            if newValue == .continuous { Log.once("CALayer.cornerCurve: .continuous is drawn as .circular") }
            changeExtras(newValue == .circular) { $0.cornerCurve = newValue }
        }
    }
    /// The ratio between the size of a corner with this curve and its radius. Chosen: 1, because both curves are drawn
    /// as circles.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat { 1 }
    /// The corners that `cornerRadius` rounds. All by default.
    open var maskedCorners: CACornerMask {
        get { CACornerMask(rawValue: modelValues.maskedCorners.rawValue) }
        set { change(\.maskedCorners, to: SceneCorners(rawValue: newValue.rawValue), key: "maskedCorners") }
    }
    /// Whether sublayers and contents are clipped to the bounds and rounded corners. False by default.
    open var masksToBounds: Bool {
        get { modelValues.masksToBounds }
        set { change(\.masksToBounds, to: newValue, key: "masksToBounds") }
    }
    /// The width of the border in points. The border is drawn inside the bounds and above the sublayers. 0 by default.
    /// Animatable.
    open var borderWidth: CGFloat {
        get { modelValues.borderWidth }
        set {
            change(\.borderWidth, to: newValue.finite(or: modelValues.borderWidth, "borderWidth"), key: "borderWidth")
        }
    }
    /// The border color. Animatable.
    open var borderColor: CGColor? {
        get { modelValues.borderColor }
        set { change(\.borderColor, to: newValue, key: "borderColor") }
    }
    /// The shadow color. Animatable.
    open var shadowColor: CGColor? {
        get { modelValues.shadowColor }
        set { change(\.shadowColor, to: newValue, key: "shadowColor") }
    }
    /// The opacity of the shadow, in `0 ... 1`. 0 draws no shadow. Animatable.
    open var shadowOpacity: Float {
        get { modelValues.shadowOpacity }
        set {
            change(
                \.shadowOpacity, to: newValue.finite(or: modelValues.shadowOpacity, "shadowOpacity"),
                key: "shadowOpacity")
        }
    }
    /// The offset of the shadow in points; positive heights are downward. Animatable.
    open var shadowOffset: CGSize {
        get { modelValues.shadowOffset }
        set { change(\.shadowOffset, to: newValue, key: "shadowOffset") }
    }
    /// The standard deviation of the shadow's blur, in points. Animatable.
    open var shadowRadius: CGFloat {
        get { modelValues.shadowRadius }
        set {
            change(
                \.shadowRadius, to: newValue.finite(or: modelValues.shadowRadius, "shadowRadius"), key: "shadowRadius")
        }
    }
    /// The outline of the shadow in the layer's own coordinates. Nil uses the layer's visible content.
    open var shadowPath: CGPath? {
        get { modelValues.shadowPath }
        set { change(\.shadowPath, to: newValue?.immutable, key: "shadowPath") }
    }
    /// Whether the layer's drawing fills its bounds without transparency.
    open var isOpaque = false
    /// The number of pixels of ``contents`` per point, for a ``contentsGravity`` that does not resize. 1 by default.
    /// Drawing by ``draw(in:)`` is recorded and sharp at every scale.
    open var contentsScale: CGFloat = 1 {
        didSet { if contentsScale != oldValue, pending.imagePlacement != nil { setNeedsNode() } }
    }

    /// - Coverage: inert (a layer's time has no end; only an animation's ``CAAnimation/fillMode`` has an effect)
    open var fillMode: CAMediaTimingFillMode {
        get { ownValues?["fillMode"] as? CAMediaTimingFillMode ?? .removed }
        set { keepInert(newValue, "fillMode") }
    }
    /// - Coverage: inert (layers are cached whenever this saves work)
    open var shouldRasterize: Bool {
        get { ownValues?["shouldRasterize"] as? Bool ?? false }
        set { keepInert(newValue, "shouldRasterize") }
    }
    /// - Coverage: inert (cached layers have the scale of the display)
    open var rasterizationScale: CGFloat {
        get { ownValues?["rasterizationScale"] as? CGFloat ?? 1 }
        set { keepInert(newValue, "rasterizationScale") }
    }

    /// The visible part of ``contents`` as a fraction of its size, in `0 ... 1`. The whole contents by default. Changes
    /// are not animated.
    open var contentsRect: CGRect {
        get { pending.imagePlacement?.part ?? Self.wholeImage }
        set { setContentsRect(newValue) }
    }
    /// - Coverage: inert (Core Image filters are not supported)
    open var filters: [Any]? {
        get { ownValues?["filters"] as? [Any] }
        set { keepInert(newValue, "filters") }
    }
    /// - Coverage: inert (Core Image filters are not supported)
    open var backgroundFilters: [Any]? {
        get { ownValues?["backgroundFilters"] as? [Any] }
        set { keepInert(newValue, "backgroundFilters") }
    }
    /// - Coverage: inert (Core Image filters are not supported)
    open var compositingFilter: Any? {
        get { ownValues?["compositingFilter"] }
        set { keepInert(newValue, "compositingFilter") }
    }
    /// The filter for an image that is drawn with fewer pixels than it has, at ``contentsScale``. Linear by default.
    /// Linear and trilinear images are halved until they are less than twice as large, and then mixed.
    open var minificationFilter: CALayerContentsFilter {
        get { ownValues?["minificationFilter"] as? CALayerContentsFilter ?? .linear }
        set { setFilter(newValue, "minificationFilter") }
    }
    /// The filter for an image that is drawn with more pixels than it has, at ``contentsScale``. Linear by default;
    /// trilinear is the same. An image with a ``contentsCenter``, and an image that is larger than the layer, are
    /// always linear.
    open var magnificationFilter: CALayerContentsFilter {
        get { ownValues?["magnificationFilter"] as? CALayerContentsFilter ?? .linear }
        set { setFilter(newValue, "magnificationFilter") }
    }
    /// The bias of the level of detail of ``minificationFilter``. 0 by default.
    /// - Coverage: inert (the rasterizer chooses its own filter)
    open var minificationFilterBias: Float {
        get { ownValues?["minificationFilterBias"] as? Float ?? 0 }
        set { keepInert(newValue, "minificationFilterBias") }
    }
    /// Whether the layer is visible from the back. True by default.
    /// - Coverage: inert (the back of a layer is always visible)
    open var isDoubleSided: Bool {
        get { ownValues?["isDoubleSided"] as? Bool ?? true }
        set { keepInert(newValue, "isDoubleSided") }
    }
    /// Whether the opacity applies to the layer and its sublayers as a group. True by default.
    /// - Coverage: inert (a layer with an opacity is always drawn as a group)
    open var allowsGroupOpacity: Bool {
        get { ownValues?["allowsGroupOpacity"] as? Bool ?? true }
        set { keepInert(newValue, "allowsGroupOpacity") }
    }
    /// Whether edges are smoothed. True by default.
    /// - Coverage: inert (edges are always smooth)
    open var allowsEdgeAntialiasing: Bool {
        get { ownValues?["allowsEdgeAntialiasing"] as? Bool ?? true }
        set { keepInert(newValue, "allowsEdgeAntialiasing") }
    }
    /// Whether drawing happens in the background. False by default.
    /// - Coverage: inert (drawing is recorded, and performed with the frame)
    open var drawsAsynchronously: Bool {
        get { ownValues?["drawsAsynchronously"] as? Bool ?? false }
        set { keepInert(newValue, "drawsAsynchronously") }
    }
    /// The contents: a `CGImage`, or nil. ``contentsGravity`` decides the position in the bounds.
    open var contents: Any? {
        get {
            if pending.isDisplayedByView { displayIfNeeded() }
            return if case .image(let image, _, _, _) = modelValues.contents { image } else { nil }
        }
        set { setContents(newValue) }
    }
    /// The position of ``contents`` in the bounds. `resize` by default. Changes are not animated. Has no effect on the
    /// drawing of a view.
    open var contentsGravity: CALayerContentsGravity {
        get { pending.imagePlacement?.gravity ?? .resize }
        set { setContentsGravity(newValue) }
    }
    /// The part of ``contents`` that stretches, as a fraction of its size in `0 ... 1`. The whole contents by default.
    /// Changes are not animated.
    open var contentsCenter: CGRect {
        get { pending.imagePlacement?.center ?? Self.wholeImage }
        set { setContentsCenter(newValue) }
    }
    /// Whether ``display()`` is called after the size of the bounds changes. False by default.
    open var needsDisplayOnBoundsChange: Bool {
        get { pending.redrawsOnResize }
        set { pending.redrawsOnResize = newValue }
    }
    /// The size that the superlayer should give the layer. Documented (CALayer.preferredFrameSize): the size of the
    /// bounds. Derived: a text layer returns the size of its text.
    open func preferredFrameSize() -> CGSize { bounds.size }

    // MARK: Tree

    /// The layer that contains this layer; nil for the topmost layer.
    open var superlayer: CALayer? { tree.superlayer }
    /// The sublayers from back to front; nil if there are none. Setting removes the former sublayers.
    open var sublayers: [CALayer]? {
        get { tree.sublayers.isEmpty ? nil : tree.sublayers }
        set { replaceSublayers(with: newValue ?? []) }
    }
    /// A layer whose alpha channel masks this layer.
    open var mask: CALayer? {
        get { tree.mask }
        set { setMask(newValue) }
    }
    /// Adds a layer in front of the other sublayers. Removes the layer from its former superlayer.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: tree.sublayers.count) }
    /// Inserts a layer at an index of `sublayers`. Removes the layer from its former superlayer.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
    /// Inserts a layer behind a sublayer; behind all sublayers if `sibling` is nil. Removes the layer from its former
    /// superlayer.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, beside: sibling, offset: 0) }
    /// Inserts a layer in front of a sublayer; in front of all sublayers if `sibling` is nil. Removes the layer from
    /// its former superlayer.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, beside: sibling, offset: 1) }
    /// Replaces a sublayer with another layer. Does nothing if `oldLayer` is not a sublayer of this layer.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard let index = tree.sublayers.firstIndex(where: { $0 === oldLayer }), oldLayer !== newLayer else { return }
        oldLayer.removeFromSuperlayer()
        insert(newLayer, at: min(index, tree.sublayers.count))
    }
    /// Removes the layer from its superlayer. Does nothing for the topmost layer.
    open func removeFromSuperlayer() { detach() }

    // MARK: Layout and drawing

    /// Requests a call of ``layoutSublayers()`` before the next frame.
    open func setNeedsLayout() { markNeedsLayout() }
    /// Performs pending layout of this layer and its sublayers now.
    open func layoutIfNeeded() { layoutTree() }
    /// Sets the frames of the sublayers. The default implementation calls the delegate. Called before a frame after
    /// ``setNeedsLayout()``.
    open func layoutSublayers() { if hasDelegate { MainCalls.layout(self) } }
    /// Requests a call of ``display()`` before the next frame.
    open func setNeedsDisplay() { markNeedsDisplay() }
    /// Requests a call of ``display()`` before the next frame. The whole layer is drawn; the rectangle is ignored.
    open func setNeedsDisplay(_ rect: CGRect) { markNeedsDisplay() }
    /// Whether ``display()`` is called before the next frame.
    open func needsDisplay() -> Bool { pending.needsDisplay }
    /// Whether a change of a property redraws the layer. Only called for the properties of this class; a property of a
    /// subclass calls ``setNeedsDisplay()`` itself.
    open class func needsDisplay(forKey key: String) -> Bool { false }
    /// Whether ``layoutSublayers()`` is called before the next frame.
    open func needsLayout() -> Bool { pending.needsLayout }
    /// Calls ``display()`` now if the layer needs display.
    open func displayIfNeeded() { if pending.needsDisplay { recordDisplay() } }
    /// Records the layer's drawing with ``draw(in:)``. The delegate's `display(_:)` is called for image views alone.
    open func display() { recordDrawing() }
    /// Draws the layer. The default implementation calls the delegate.
    open func draw(in ctx: CGContext) { if hasDelegate { MainCalls.draw(self, ctx) } }

    /// The contents that the class itself draws in addition to recorded drawing. Shape and gradient layers override
    /// this.
    package func makeContents(_ model: LayerModel) -> SceneContents? { shownContents(model) }
    /// The nodes between the layer's contents and its border. A replicator returns several nodes for each sublayer.
    func makeChildren(_ model: LayerModel) -> [SceneNode] { sublayerNodes() }
    /// Whether sublayers keep their depth and the layer itself draws nothing.
    var keepsDepth: Bool { false }

    // MARK: Animation

    /// Adds a copy of an animation, which replaces an animation with the same key. Later changes of `anim` have no
    /// effect on the layer. The delegate gets the copy.
    ///
    /// Documented (CALayer.add(_:forKey:)): the render tree copies the object.
    open func add(_ anim: CAAnimation, forKey key: String?) { start(anim.copy() as? CAAnimation ?? anim, key: key) }
    /// Removes the animation with this key. The layer displays its own value again.
    open func removeAnimation(forKey key: String) { stopAnimation(key: key) }
    /// Removes all animations. The layer displays its own values again.
    open func removeAllAnimations() { animations.list.map(\.key).forEach { stopAnimation(key: $0) } }
    /// The animation that was added with a key; nil if there is none.
    open func animation(forKey key: String) -> CAAnimation? { animations.list.first { $0.key == key }?.animation }
    /// The keys of all animations in the order of their addition; nil if there are none.
    open func animationKeys() -> [String]? { animations.list.isEmpty ? nil : animations.list.map(\.key) }
    /// The actions for changes of properties, by key. `NSNull()` disables the action. Keys without an entry run the
    /// default animation.
    open var actions: [String: any CAAction]? {
        get { extras?.actions }
        set { keeping(extras?.actions) { changeExtras(newValue == nil) { $0.actions = newValue } } }
    }
    /// The action for a change of a property. Documented (CALayer.action(forKey:)): searches the delegate, then
    /// `actions`, then ``defaultAction(forKey:)``.
    open func action(forKey event: String) -> (any CAAction)? {
        (hasDelegate ? MainCalls.action(self, event) : nil) ?? actions?[event]
            ?? type(of: self).defaultAction(forKey: event)
    }
    /// The default action of a subclass for a change of a property.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    /// A copy of the layer with the currently displayed values; nil if the layer is not in a window.
    open func presentation() -> Self? { presentationCopy() }
    /// The layer whose values ``presentation()`` copied; the layer itself if it is no such copy.
    open func model() -> Self { animations.source as? Self ?? self }

    // MARK: Time

    /// The rate of time for the animations of this layer and its sublayers. 0 pauses, 2 doubles the speed.
    open var speed: Float {
        get { animations.time?.speed ?? 1 }
        set { changeTime { $0.speed = newValue.isFinite ? newValue : 1 } }
    }
    /// The offset of the layer's time, in seconds.
    open var timeOffset: CFTimeInterval {
        get { animations.time?.timeOffset ?? 0 }
        set { changeTime { $0.timeOffset = newValue.isFinite ? newValue : 0 } }
    }
    /// The superlayer's time in seconds at which this layer's time is ``timeOffset``.
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

    /// Converts a point from another layer's coordinates; nil is the topmost layer. Ignores animations.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying(transform(from: l)) }
    /// Converts a point to another layer's coordinates; nil is the topmost layer. Ignores animations.
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(transform(from: l).inverted()) }
    /// Converts a rectangle from another layer's coordinates. Returns the bounding box of a rotated rectangle.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(transform(from: l)) }
    /// Converts a rectangle to another layer's coordinates. Returns the bounding box of a rotated rectangle.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(transform(from: l).inverted()) }
    /// Whether a point in the layer's coordinates is inside its bounds.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
    /// The frontmost layer in this tree that contains a point in the superlayer's coordinates; nil if there is none.
    /// Ignores hidden layers.
    open func hitTest(_ p: CGPoint) -> CALayer? { layerHit(by: p) }

    // MARK: Values by key

    /// The value of a property, or a value that ``setValue(_:forKey:)`` has stored; nil if there is none.
    open func value(forKey key: String) -> Any? { layerValue(forKeyPath: key) }
    /// Sets a property and runs its action, or stores a value under a name of the app.
    open func setValue(_ value: Any?, forKey key: String) { setLayerValue(value, forKeyPath: key) }
    /// The value of a property or of a part of a property, such as `transform.scale.x`; nil for an unknown key path.
    open func value(forKeyPath keyPath: String) -> Any? { layerValue(forKeyPath: keyPath) }
    /// Sets a property or a part of a property, such as `position.x`, and runs the property's action.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setLayerValue(value, forKeyPath: keyPath) }
}
