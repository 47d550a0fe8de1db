import Foundation

/// A motion of a symbol.
public protocol SymbolEffect: Sendable {}
/// An effect that happens once.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// An effect that lasts until it is removed.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// An effect with which one symbol takes the place of another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// How fast and how often an effect runs.
public struct SymbolEffectOptions: Hashable, Sendable {
    var speedFactor = 1.0
    /// Nil leaves it to the effect.
    var count: Int?

    /// At the effect's own speed, as often as the effect says.
    public static let `default` = SymbolEffectOptions()
    /// Until the effect is removed.
    public static let repeating = SymbolEffectOptions(count: .max)
    /// Once.
    public static let nonRepeating = SymbolEffectOptions(count: 1)
    /// That many times.
    public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions(count: count) }
    /// 2 runs twice as fast.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(speedFactor: usable(speed)) }

    /// These options, until the effect is removed.
    public var repeating: SymbolEffectOptions { with { $0.count = .max } }
    /// These options, once.
    public var nonRepeating: SymbolEffectOptions { with { $0.count = 1 } }
    /// These options, that many times.
    public func `repeat`(_ count: Int) -> SymbolEffectOptions { with { $0.count = count } }
    /// These options at another speed: 2 runs twice as fast. Kept between 0.01 and 100.
    public func speed(_ speed: Double) -> SymbolEffectOptions { with { $0.speedFactor = Self.usable(speed) } }

    private func with(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
        var copy = self
        change(&copy)
        return copy
    }

    private static func usable(_ speed: Double) -> Double { speed.isFinite ? min(max(speed, 0.01), 100) : 1 }
}

/// What an effect does to the layer of the whole symbol. Chosen: symbols move as one piece, and by these amounts, by
/// eye.
struct SymbolMotion {
    var keyPath: String
    var values: [Double]
    /// Seconds of one run.
    var duration: Double
    /// Where the symbol stays while the effect lasts, instead of running again.
    var rest: Double?
}

/// Effects that this symbol drawing can show.
protocol MovingSymbolEffect: SymbolEffect {
    var motion: SymbolMotion { get }
}

/// A jump.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect {
    var isDown = false
    /// A jump that begins by growing.
    public var up: BounceSymbolEffect { BounceSymbolEffect() }
    /// A jump that begins by shrinking.
    public var down: BounceSymbolEffect { BounceSymbolEffect(isDown: true) }
    var motion: SymbolMotion {
        SymbolMotion(
            keyPath: "transform.scale", values: isDown ? [1, 0.82, 1.06, 1] : [1, 1.22, 0.95, 1], duration: 0.5)
    }
}

/// Fading in and out.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect {
    var motion: SymbolMotion { SymbolMotion(keyPath: "opacity", values: [1, 0.3, 1], duration: 1.2) }
}

/// One layer of a symbol after the other; as symbols are of one piece here, the whole fades.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect {
    /// As the effect is: symbols move as one piece here.
    public var iterative: VariableColorSymbolEffect { self }
    /// As the effect is: symbols move as one piece here.
    public var cumulative: VariableColorSymbolEffect { self }
    /// As the effect is: symbols move as one piece here.
    public var reversing: VariableColorSymbolEffect { self }
    var motion: SymbolMotion { SymbolMotion(keyPath: "opacity", values: [1, 0.4, 1], duration: 1) }
}

/// Larger or smaller while it lasts.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, MovingSymbolEffect {
    var isDown = false
    /// The symbol grows.
    public var up: ScaleSymbolEffect { ScaleSymbolEffect() }
    /// The symbol shrinks.
    public var down: ScaleSymbolEffect { ScaleSymbolEffect(isDown: true) }
    var motion: SymbolMotion {
        let goal = isDown ? 0.8 : 1.25
        return SymbolMotion(keyPath: "transform.scale", values: [1, goal], duration: 0.25, rest: goal)
    }
}

/// From nothing.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, MovingSymbolEffect {
    /// As the effect is, without a direction of its own.
    public var up: AppearSymbolEffect { self }
    /// As the effect is, without a direction of its own.
    public var down: AppearSymbolEffect { self }
    var motion: SymbolMotion { SymbolMotion(keyPath: "opacity", values: [0, 1], duration: 0.25, rest: 1) }
}

/// To nothing, while it lasts.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, MovingSymbolEffect {
    /// As the effect is, without a direction of its own.
    public var up: DisappearSymbolEffect { self }
    /// As the effect is, without a direction of its own.
    public var down: DisappearSymbolEffect { self }
    var motion: SymbolMotion { SymbolMotion(keyPath: "opacity", values: [1, 0], duration: 0.25, rest: 0) }
}

/// Back and forth around the middle.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect {
    var motion: SymbolMotion {
        SymbolMotion(keyPath: "transform.rotation.z", values: [0, -0.2, 0.2, -0.12, 0.12, 0], duration: 0.6)
    }
}

/// Once around.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect {
    var isBackward = false
    /// Turns as the hands of a clock.
    public var clockwise: RotateSymbolEffect { RotateSymbolEffect() }
    /// Turns against the hands of a clock.
    public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(isBackward: true) }
    var motion: SymbolMotion {
        // In quarters, because a whole turn ends where it begins and would not be seen.
        let turn = (isBackward ? -1.0 : 1) * Double.pi / 2
        return SymbolMotion(
            keyPath: "transform.rotation.z", values: [0, turn, 2 * turn, 3 * turn, 4 * turn], duration: 1)
    }
}

/// Slowly larger and smaller.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect {
    var motion: SymbolMotion { SymbolMotion(keyPath: "transform.scale", values: [1, 1.1, 1], duration: 2) }
}

/// The old symbol shrinks away, the new one grows.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
    /// As the effect is, without a direction of its own.
    public var downUp: ReplaceSymbolEffect { self }
    /// As the effect is, without a direction of its own.
    public var upUp: ReplaceSymbolEffect { self }
    /// As the effect is, without a direction of its own.
    public var offUp: ReplaceSymbolEffect { self }
}

/// The usual transition.
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
