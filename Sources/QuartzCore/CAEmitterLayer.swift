import CoreGraphics
import Diagnostics
public import Foundation
import FrameTime
package import LayerScene

/// A layer that creates and moves images.
///
/// The images move in the layer's time, from the properties of the layer and the cell at their creation, and with
/// random numbers that depend only on ``seed``. An emitter in a window has already emitted since the layer's time 0;
/// set ``CALayer/beginTime`` to `CACurrentMediaTime()` for an emitter that begins now. A layer displays its newest
/// 2,000 images at most. The images are above the background and below the sublayers. Changes are not animated.
open class CAEmitterLayer: CALayer {
    /// The kinds of particles. Setting the property copies the cells. Nil, the default, and an empty array remove all
    /// particles (Chosen).
    open var emitterCells: [CAEmitterCell]? {
        didSet {
            emissionChanged()
            if emitterCells?.isEmpty ?? true { emission.removeAll(at: wasEverDisplayed ? time : 0) }
        }
    }
    /// The factor for the birth rates of all cells. 1 by default. 0 creates no more particles.
    open var birthRate: Float = 1 { didSet { emissionChanged() } }
    /// The factor for the lifetimes of all cells. 1 by default.
    open var lifetime: Float = 1 { didSet { emissionChanged() } }
    /// The center of the shape in the layer's own coordinates, in points. Zero by default.
    open var emitterPosition = CGPoint.zero { didSet { emissionChanged() } }
    /// The size of the shape in points. Zero by default.
    open var emitterSize = CGSize.zero { didSet { emissionChanged() } }
    /// The shape. `point` by default.
    open var emitterShape = CAEmitterLayerEmitterShape.point { didSet { emissionChanged() } }
    /// The part of the shape in which particles are created. `volume` by default.
    open var emitterMode = CAEmitterLayerEmitterMode.volume { didSet { emissionChanged() } }
    /// The order and the blending of particles. `unordered` by default.
    open var renderMode = CAEmitterLayerRenderMode.unordered { didSet { setNeedsNode() } }
    /// The factor for the velocities of all cells. 1 by default.
    open var velocity: Float = 1 { didSet { emissionChanged() } }
    /// The factor for the scales of all cells. 1 by default.
    open var scale: Float = 1 { didSet { emissionChanged() } }
    /// The factor for the rotations of all cells. 1 by default.
    open var spin: Float = 1 { didSet { emissionChanged() } }
    /// The start of the random numbers. 0 by default.
    open var seed: UInt32 = 0 { didSet { emissionChanged() } }
    /// The distance of the shape out of the plane. 0 by default.
    /// - Coverage: inert (layers are drawn in the plane)
    open var emitterZPosition: CGFloat = 0 { didSet { reportDepth() } }
    /// The size of the shape out of the plane. 0 by default.
    /// - Coverage: inert (layers are drawn in the plane)
    open var emitterDepth: CGFloat = 0 { didSet { reportDepth() } }
    /// Whether particles keep their depth. False by default.
    /// - Coverage: inert (layers are drawn in the plane)
    open var preservesDepth = false { didSet { reportDepth() } }

    private var emission = ParticleEmission()
    /// Whether a frame has displayed the current period.
    private var wasDisplayed = false
    private var wasEverDisplayed = false
    private var requestsFrames = false
    /// The images in the last frame that were multiplied by a color.
    private var colored: [ColorProduct.Key: CGImage] = [:]
    private var whiteImages: [CGImage: Bool] = [:]

    /// Creates an emitter without cells.
    public required init() { super.init() }
    /// Creates a presentation layer with the values of an emitter layer. For any other layer, copies the properties
    /// that all layers have.
    public required init(layer: Any) {
        super.init(layer: layer)
        guard let other = layer as? CAEmitterLayer else { return }
        (emitterCells, birthRate, lifetime) = (other.emitterCells, other.birthRate, other.lifetime)
        (emitterPosition, emitterSize) = (other.emitterPosition, other.emitterSize)
        (emitterShape, emitterMode, renderMode) = (other.emitterShape, other.emitterMode, other.renderMode)
        (velocity, scale, spin, seed) = (other.velocity, other.scale, other.spin, other.seed)
        emission = other.emission
    }
    /// Creates an emitter layer. Only the properties that all layers have are read from the archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private func reportDepth() {
        Log.once("CAEmitterLayer: emitterZPosition, emitterDepth and preservesDepth have no effect")
    }

    // MARK: Values by key

    /// Sets a property of the layer, or of a cell by a key path such as `emitterCells.spark.birthRate`.
    override open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        let parts = keyPath.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0] == "emitterCells" else { return setValue(value, forKey: keyPath) }
        guard let cell = emitterCells?.first(where: { $0.name == String(parts[1]) }) else {
            return Log.once("CAEmitterLayer.setValue(_:forKeyPath:): no cell has the name \(parts[1])")
        }
        cell.setValue(value, forKey: String(parts[2]))
        emissionChanged()
    }

    /// The value of a property of the layer, or of a cell by a key path such as `emitterCells.spark.birthRate`.
    override open func value(forKeyPath keyPath: String) -> Any? {
        let parts = keyPath.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0] == "emitterCells" else { return value(forKey: keyPath) }
        return emitterCells?.first { $0.name == String(parts[1]) }?.value(forKey: String(parts[2]))
    }

    /// Sets a property by its name, or stores a value under a name of the app.
    override open func setValue(_ value: Any?, forKey key: String) {
        let number = value.flatMap(AnimatableValue.init)
        switch (key, number) {
        case ("birthRate", .number(let number)): birthRate = Float(number)
        case ("lifetime", .number(let number)): lifetime = Float(number)
        case ("velocity", .number(let number)): velocity = Float(number)
        case ("scale", .number(let number)): scale = Float(number)
        case ("spin", .number(let number)): spin = Float(number)
        case ("emitterPosition", .point(let point)): emitterPosition = point
        case ("emitterSize", .size(let size)): emitterSize = size
        case ("emitterCells", _): emitterCells = value as? [CAEmitterCell]
        default: super.setValue(value, forKey: key)
        }
    }

    // MARK: Emission

    private var time: Double { localTime(LayerEnvironment.nowAnywhere).seconds }

    private func emissionChanged() {
        requireThread()
        var form = EmissionPeriod.Form()
        func finite(_ value: Float) -> Double { value.isFinite ? Double(value) : 0 }
        form.position = CGPoint(
            x: emitterPosition.x.isFinite ? emitterPosition.x : 0, y: emitterPosition.y.isFinite ? emitterPosition.y : 0
        )
        form.size = CGSize(
            width: emitterSize.width.isFinite ? emitterSize.width : 0,
            height: emitterSize.height.isFinite ? emitterSize.height : 0)
        (form.shape, form.mode, form.seed) = (emitterShape, emitterMode, seed)
        (form.birthRate, form.lifetime) = (max(finite(birthRate), 0), max(finite(lifetime), 0))
        (form.velocity, form.scale, form.spin) = (finite(velocity), finite(scale), finite(spin))
        var known: [CGImage: Bool] = [:]
        let cells = (emitterCells ?? []).map { cell in
            ParticleCell(cell) { image in
                let isWhite = known[image] ?? whiteImages[image] ?? image.isWhite
                known[image] = isWhite
                return isWhite
            }
        }
        whiteImages = known
        emission.change(to: form, cells, at: time, wasSeen: wasDisplayed)
        wasDisplayed = false
        setNeedsNode()
    }

    override package func makeContents(_ model: LayerModel) -> SceneContents? {
        // A new period of a displayed layer begins at its time, even if no frame has displayed it yet.
        (wasDisplayed, wasEverDisplayed) = (true, true)
        let now = time
        requestFrames(at: now)
        var particles = emission.particles(at: now)
        if renderMode == .oldestFirst { particles = Self.byAge(particles) }
        if renderMode == .oldestLast { particles = Self.byAge(particles).reversed() }
        var made: [ColorProduct.Key: CGImage] = [:]
        let shown = particles.compactMap { sceneParticle($0, &made) }
        colored = made
        return shown.isEmpty ? nil : .particles(SceneParticles(shown, adds: renderMode == .additive))
    }

    private static func byAge(_ particles: [Particle]) -> [Particle] {
        particles.enumerated().sorted { ($0.element.birth, $0.offset) < ($1.element.birth, $1.offset) }.map(\.element)
    }

    private func sceneParticle(_ particle: Particle, _ made: inout [ColorProduct.Key: CGImage]) -> SceneParticle? {
        guard var image = particle.cell.image else { return nil }
        let color = particle.color.withAlpha(1)
        var tint: CGColor?
        if color != .white {
            if particle.cell.isWhite { tint = color } else { image = product(image, color, &made) }
        }
        let transform = CGAffineTransform(scaleX: particle.scale, y: particle.scale)
            .concatenating(CGAffineTransform(rotationAngle: particle.rotation))
            .concatenating(CGAffineTransform(translationX: particle.position.x, y: particle.position.y))
        return SceneParticle(
            image: image, size: particle.cell.size, transform: transform, tint: tint, alpha: particle.color.alpha)
    }

    /// Chosen: 16 levels of each component, so that particles with similar colors share an image.
    private func product(_ image: CGImage, _ color: CGColor, _ made: inout [ColorProduct.Key: CGImage]) -> CGImage {
        func level(_ value: CGFloat) -> CGFloat { (value * 15).rounded() / 15 }
        let factor = CGColor(
            red: level(color.red), green: level(color.green), blue: level(color.blue), alpha: 1)
        let key = ColorProduct.Key(image: image, factor: factor)
        let product = made[key] ?? colored[key] ?? image.multiplied(by: factor)
        made[key] = product
        return product
    }

    /// Requests frames as long as particles move.
    private func requestFrames(at time: Double) {
        guard !requestsFrames, LayerThread.isMain, emission.isActive(at: time), isInPicture else { return }
        requestsFrames = true
        LayerEnvironment.current.onEachFrame(waits: { [weak self] in self?.isTimePaused ?? true }) { [weak self] _ in
            guard let self else { return false }
            if isVisibleInPicture, emission.isActive(at: self.time) {
                if !isTimePaused { setNeedsNode() }
                return true
            }
            requestsFrames = false
            // The next frame with this layer makes a new node.
            if isInPicture { setNeedsNode() } else { pending.needsNode = true }
            return false
        }
    }

    /// Whether the layer is in a window, and no layer above is hidden.
    private var isVisibleInPicture: Bool {
        var next: CALayer? = self
        while let layer = next {
            if layer.modelValues.isHidden || layer.modelValues.opacity <= 0 { return false }
            if layer.tree.isRoot { return true }
            next = layer.tree.superlayer
        }
        return false
    }
}
