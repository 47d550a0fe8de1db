public import CoreGraphics
import Diagnostics
public import Foundation

/// One kind of particles of an emitter layer.
///
/// An emitter layer copies its cells when the property ``CAEmitterLayer/emitterCells`` is set, and when a value is set
/// by a key path such as `emitterCells.spark.birthRate`. Later changes of a cell have no effect. A range is the
/// distance between the smallest and the largest value; each particle has a random value in this range. Numbers that
/// are not finite count as 0.
open class CAEmitterCell: NSObject {
    /// Creates a cell that emits no particles.
    public override init() { super.init() }

    /// The name of the cell in key paths. Nil by default.
    open var name: String?
    /// Whether the cell creates particles. True by default.
    open var isEnabled = true
    /// The image of a particle: a `CGImage`. Nil, the default, displays nothing, but ``emitterCells`` are emitted.
    open var contents: Any?
    /// The visible part of the image as a fraction of its size, in `0 ... 1`. The whole image by default.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The number of pixels of the image per point. 1 by default.
    open var contentsScale: CGFloat = 1
    /// The cells of the particles that each particle emits. They move with the particle until they are created.
    /// Particles of particles of particles emit nothing.
    open var emitterCells: [CAEmitterCell]?
    /// The color by which the image is multiplied. White by default; nil is white.
    open var color: CGColor? = .white

    /// The number of particles that are created each second. 0 by default.
    open var birthRate: Float = 0
    /// The lifetime of a particle in seconds. 0 by default.
    open var lifetime: Float = 0
    /// The range of lifetimes around ``lifetime``, in seconds. 0 by default.
    open var lifetimeRange: Float = 0
    /// The direction of particles as an angle in radians, from the positive x axis toward the positive y axis. 0 by
    /// default.
    open var emissionLongitude: CGFloat = 0
    /// The range of directions around ``emissionLongitude``, in radians. 0 by default.
    open var emissionRange: CGFloat = 0
    /// The speed of particles at their creation, in points per second. 0 by default.
    open var velocity: CGFloat = 0
    /// The range of speeds around ``velocity``, in points per second. 0 by default.
    open var velocityRange: CGFloat = 0
    /// The acceleration to the right, in points per second squared. 0 by default.
    open var xAcceleration: CGFloat = 0
    /// The acceleration downward, in points per second squared. 0 by default.
    open var yAcceleration: CGFloat = 0
    /// The scale of the image at the creation of a particle. 1 by default.
    open var scale: CGFloat = 1
    /// The range of scales around ``scale``. 0 by default.
    open var scaleRange: CGFloat = 0
    /// The change of the scale each second. 0 by default.
    open var scaleSpeed: CGFloat = 0
    /// The rotation of the image, in radians per second, clockwise. 0 by default.
    open var spin: CGFloat = 0
    /// The range of rotations around ``spin``, in radians per second. 0 by default.
    open var spinRange: CGFloat = 0
    /// The range of the red component around that of ``color``. 0 by default.
    open var redRange: Float = 0
    /// The change of the red component each second. 0 by default.
    open var redSpeed: Float = 0
    /// The range of the green component around that of ``color``. 0 by default.
    open var greenRange: Float = 0
    /// The change of the green component each second. 0 by default.
    open var greenSpeed: Float = 0
    /// The range of the blue component around that of ``color``. 0 by default.
    open var blueRange: Float = 0
    /// The change of the blue component each second. 0 by default.
    open var blueSpeed: Float = 0
    /// The range of the alpha component around that of ``color``. 0 by default.
    open var alphaRange: Float = 0
    /// The change of the alpha component each second. 0 by default.
    open var alphaSpeed: Float = 0
    /// The direction out of the plane, in radians. 0 by default.
    /// - Coverage: inert (layers are drawn in the plane)
    open var emissionLatitude: CGFloat = 0 { didSet { reportDepth() } }
    /// The acceleration out of the plane. 0 by default.
    /// - Coverage: inert (layers are drawn in the plane)
    open var zAcceleration: CGFloat = 0 { didSet { reportDepth() } }

    // MARK: Time

    /// The time at which the cell begins to create particles, in seconds of the layer's time, or since the creation of
    /// the particle that emits the cell. 0 by default.
    open var beginTime: CFTimeInterval = 0
    /// The number of seconds in which the cell creates particles. 0, the default, has no end.
    open var duration: CFTimeInterval = 0

    private func reportDepth() {
        Log.once("CAEmitterCell: emissionLatitude and zAcceleration have no effect; layers are drawn in the plane")
    }

    // MARK: Values by key

    /// Sets a property by its name. Ignores unknown names and values of another type.
    open func setValue(_ value: Any?, forKey key: String) {
        if let property = Self.smallNumbers[key] {
            if let number = Self.number(value) { self[keyPath: property] = Float(number) }
        } else if let property = Self.numbers[key] {
            if let number = Self.number(value) { self[keyPath: property] = number }
        } else {
            switch key {
            case "name": name = value as? String
            case "enabled", "isEnabled": isEnabled = value as? Bool ?? (value as? NSNumber)?.boolValue ?? isEnabled
            case "contents": contents = value
            case "color": color = value as? CGColor
            case "beginTime": beginTime = Self.number(value).map { Double($0) } ?? beginTime
            case "duration": duration = Self.number(value).map { Double($0) } ?? duration
            case "emitterCells": emitterCells = value as? [CAEmitterCell]
            default: Log.once("CAEmitterCell.setValue(_:forKey:): \(key) is no property; the value is ignored")
            }
        }
    }

    /// The value of a property by its name; nil for an unknown name.
    open func value(forKey key: String) -> Any? {
        if let property = Self.smallNumbers[key] { return self[keyPath: property] }
        if let property = Self.numbers[key] { return self[keyPath: property] }
        return switch key {
        case "name": name
        case "enabled", "isEnabled": isEnabled
        case "contents": contents
        case "color": color
        case "beginTime": beginTime
        case "duration": duration
        case "emitterCells": emitterCells
        default: nil
        }
    }

    private static func number(_ value: Any?) -> CGFloat? {
        guard let value, case .number(let number)? = AnimatableValue(value) else { return nil }
        return number
    }

    private static var smallNumbers: [String: ReferenceWritableKeyPath<CAEmitterCell, Float>] {
        [
            "birthRate": \.birthRate,
            "lifetime": \.lifetime,
            "lifetimeRange": \.lifetimeRange,
            "redRange": \.redRange,
            "redSpeed": \.redSpeed,
            "greenRange": \.greenRange,
            "greenSpeed": \.greenSpeed,
            "blueRange": \.blueRange,
            "blueSpeed": \.blueSpeed,
            "alphaRange": \.alphaRange,
            "alphaSpeed": \.alphaSpeed,
        ]
    }

    private static var numbers: [String: ReferenceWritableKeyPath<CAEmitterCell, CGFloat>] {
        [
            "emissionLongitude": \.emissionLongitude,
            "emissionRange": \.emissionRange,
            "velocity": \.velocity,
            "velocityRange": \.velocityRange,
            "xAcceleration": \.xAcceleration,
            "yAcceleration": \.yAcceleration,
            "scale": \.scale,
            "scaleRange": \.scaleRange,
            "scaleSpeed": \.scaleSpeed,
            "spin": \.spin,
            "spinRange": \.spinRange,
            "contentsScale": \.contentsScale,
        ]
    }
}
