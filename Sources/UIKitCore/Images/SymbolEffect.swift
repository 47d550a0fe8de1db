import Foundation

/// An animation of a symbol.
public protocol SymbolEffect: Sendable {}
/// An effect that runs a limited number of times.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// An effect that continues until the app removes the effect.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// An effect that replaces a symbol by another symbol.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// The speed and the repeat count of an effect.
public struct SymbolEffectOptions: Hashable, Sendable {
    var speedFactor = 1.0
    /// The number of runs; nil for the effect's own count.
    var count: Int?

    /// The effect's own speed and count.
    public static let `default` = SymbolEffectOptions()
    /// Repeats the effect until it is removed.
    public static let repeating = SymbolEffectOptions(count: .max)
    /// Runs the effect once.
    public static let nonRepeating = SymbolEffectOptions(count: 1)
    /// Runs the effect `count` times.
    public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions(count: count) }
    /// Sets the speed: 2 runs twice as fast.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(speedFactor: usable(speed)) }

    /// These options, with repetition until the effect is removed.
    public var repeating: SymbolEffectOptions { with { $0.count = .max } }
    /// These options, with one run.
    public var nonRepeating: SymbolEffectOptions { with { $0.count = 1 } }
    /// Returns these options with `count` runs.
    public func `repeat`(_ count: Int) -> SymbolEffectOptions { with { $0.count = count } }
    /// Returns these options with another speed: 2 runs twice as fast. Clamped to 0.01…100.
    public func speed(_ speed: Double) -> SymbolEffectOptions { with { $0.speedFactor = Self.usable(speed) } }

    private func with(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
        var copy = self
        change(&copy)
        return copy
    }

    private static func usable(_ speed: Double) -> Double { speed.isFinite ? min(max(speed, 0.01), 100) : 1 }
}

/// The animation of the layer of a whole symbol. Chosen: a symbol moves as one piece, by these amounts, by eye.
struct SymbolMotion {
    var keyPath: String
    var values: [Double]
    /// The duration of one run, in seconds.
    var duration: Double
    /// The value that the symbol keeps while the effect lasts; nil for an effect that repeats.
    var rest: Double?
}

/// Effects that Chevron can show.
protocol MovingSymbolEffect: SymbolEffect {
    var motion: SymbolMotion { get }
}

/// An effect that lets a symbol jump.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect {
    var isDown = false
    /// A jump that first enlarges the symbol.
    public var up: BounceSymbolEffect { BounceSymbolEffect() }
    /// A jump that first shrinks the symbol.
    public var down: BounceSymbolEffect { BounceSymbolEffect(isDown: true) }
    var motion: SymbolMotion {
        SymbolMotion(
            keyPath: "transform.scale", values: isDown ? [1, 0.82, 1.06, 1] : [1, 1.22, 0.95, 1], duration: 0.5)
    }
}

/// An effect that fades a symbol out and in.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect {
    var motion: SymbolMotion { SymbolMotion(keyPath: "opacity", values: [1, 0.3, 1], duration: 1.2) }
}

/// An effect that fades a symbol's layers one after the other. Here the whole symbol fades.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect {
    /// The same effect: a symbol moves as one piece here.
    public var iterative: VariableColorSymbolEffect { self }
    /// The same effect: a symbol moves as one piece here.
    public var cumulative: VariableColorSymbolEffect { self }
    /// The same effect: a symbol moves as one piece here.
    public var reversing: VariableColorSymbolEffect { self }
    var motion: SymbolMotion { SymbolMotion(keyPath: "opacity", values: [1, 0.4, 1], duration: 1) }
}

/// An effect that enlarges or shrinks a symbol until it is removed.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, MovingSymbolEffect {
    var isDown = false
    /// Enlarges the symbol.
    public var up: ScaleSymbolEffect { ScaleSymbolEffect() }
    /// Shrinks the symbol.
    public var down: ScaleSymbolEffect { ScaleSymbolEffect(isDown: true) }
    var motion: SymbolMotion {
        let goal = isDown ? 0.8 : 1.25
        return SymbolMotion(keyPath: "transform.scale", values: [1, goal], duration: 0.25, rest: goal)
    }
}

/// An effect that shows a hidden symbol.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, MovingSymbolEffect {
    /// The same effect: Chevron ignores the direction.
    public var up: AppearSymbolEffect { self }
    /// The same effect: Chevron ignores the direction.
    public var down: AppearSymbolEffect { self }
    var motion: SymbolMotion { SymbolMotion(keyPath: "opacity", values: [0, 1], duration: 0.25, rest: 1) }
}

/// An effect that hides a symbol until it is removed.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, MovingSymbolEffect {
    /// The same effect: Chevron ignores the direction.
    public var up: DisappearSymbolEffect { self }
    /// The same effect: Chevron ignores the direction.
    public var down: DisappearSymbolEffect { self }
    var motion: SymbolMotion { SymbolMotion(keyPath: "opacity", values: [1, 0], duration: 0.25, rest: 0) }
}

/// An effect that turns a symbol back and forth about its center.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect {
    var motion: SymbolMotion {
        SymbolMotion(keyPath: "transform.rotation.z", values: [0, -0.2, 0.2, -0.12, 0.12, 0], duration: 0.6)
    }
}

/// An effect that rotates a symbol once.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect {
    var isBackward = false
    /// Rotates clockwise.
    public var clockwise: RotateSymbolEffect { RotateSymbolEffect() }
    /// Rotates counterclockwise.
    public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(isBackward: true) }
    var motion: SymbolMotion {
        // The keyframes are quarters, since a whole turn has equal start and end values.
        let turn = (isBackward ? -1.0 : 1) * Double.pi / 2
        return SymbolMotion(
            keyPath: "transform.rotation.z", values: [0, turn, 2 * turn, 3 * turn, 4 * turn], duration: 1)
    }
}

/// An effect that slowly enlarges and shrinks a symbol.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect {
    var motion: SymbolMotion { SymbolMotion(keyPath: "transform.scale", values: [1, 1.1, 1], duration: 2) }
}

/// An effect that shrinks the old symbol and enlarges the new symbol.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
    /// The same effect: Chevron ignores the direction.
    public var downUp: ReplaceSymbolEffect { self }
    /// The same effect: Chevron ignores the direction.
    public var upUp: ReplaceSymbolEffect { self }
    /// The same effect: Chevron ignores the direction.
    public var offUp: ReplaceSymbolEffect { self }
}

/// The default transition.
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect {}

extension SymbolEffect where Self == BounceSymbolEffect { public static var bounce: BounceSymbolEffect { .init() } }
extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: PulseSymbolEffect { .init() } }
extension SymbolEffect where Self == VariableColorSymbolEffect {
    public static var variableColor: VariableColorSymbolEffect { .init() }
}
extension SymbolEffect where Self == ScaleSymbolEffect { public static var scale: ScaleSymbolEffect { .init() } }
extension SymbolEffect where Self == AppearSymbolEffect { public static var appear: AppearSymbolEffect { .init() } }
extension SymbolEffect where Self == DisappearSymbolEffect {
    public static var disappear: DisappearSymbolEffect { .init() }
}
extension SymbolEffect where Self == WiggleSymbolEffect { public static var wiggle: WiggleSymbolEffect { .init() } }
extension SymbolEffect where Self == RotateSymbolEffect { public static var rotate: RotateSymbolEffect { .init() } }
extension SymbolEffect where Self == BreatheSymbolEffect { public static var breathe: BreatheSymbolEffect { .init() } }
extension SymbolEffect where Self == ReplaceSymbolEffect { public static var replace: ReplaceSymbolEffect { .init() } }
extension SymbolEffect where Self == AutomaticSymbolEffect {
    public static var automatic: AutomaticSymbolEffect { .init() }
}
