import Diagnostics
import Foundation

/// One effect on an item's symbol.
@MainActor
struct SymbolPlay {
    var kind: ObjectIdentifier
    var motion: SymbolMotion
    var options: SymbolEffectOptions
    /// Whether the effect runs until it is removed. Other effects are removed after their start.
    var lasts: Bool
    var animated: Bool
    /// The number of an effect that runs once, so that a bar starts each effect only once.
    var number: Int
}

// If the user prefers reduced motion or `isSymbolAnimationEnabled` is false, a symbol changes to the final state of an
// effect without animation.
extension UIBarButtonItem {
    /// Adds an effect that lasts until it is removed.
    public func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) {
        add(effect, options, lasts: true, animated)
    }

    /// Adds an effect that runs once.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) {
        add(effect, options, lasts: false, animated)
    }

    /// Adds an effect that runs once unless the options repeat the effect.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true
    ) {
        add(
            effect, options, lasts: options.count == .max || !(effect is BounceSymbolEffect) && options.count == nil,
            animated)
    }

    /// Removes all effects of this type.
    public func removeSymbolEffect(
        ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) {
        remove { $0.kind == ObjectIdentifier(type(of: effect)) }
    }

    /// Removes all effects of this type, including running effects that run once.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) {
        remove { $0.kind == ObjectIdentifier(type(of: effect)) }
    }

    /// Removes all effects of this type.
    public func removeSymbolEffect(
        /// Removes all effects of this type.
        ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true
    ) {
        remove { $0.kind == ObjectIdentifier(type(of: effect)) }
    }

    /// Removes all effects of the item.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        remove { _ in true }
    }

    /// Replaces the image with a transition: the old image shrinks and the new image grows.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default
    ) {
        self.image = image
        let motion = SymbolMotion(keyPath: "transform.scale", values: [0.3, 1.08, 1], duration: 0.35)
        play(
            SymbolPlay(
                kind: ObjectIdentifier(type(of: contentTransition)), motion: motion, options: options, lasts: false,
                animated: true, number: 0))
    }

    private func add(_ effect: some SymbolEffect, _ options: SymbolEffectOptions, lasts: Bool, _ animated: Bool) {
        guard let moving = effect as? any MovingSymbolEffect else {
            Log.once(
                "UIBarButtonItem.addSymbolEffect: \(type(of: effect)) is no effect of this library, and does nothing")
            return
        }
        play(
            SymbolPlay(
                kind: ObjectIdentifier(type(of: effect)), motion: moving.motion, options: options, lasts: lasts,
                animated: animated, number: 0))
    }

    private func play(_ play: SymbolPlay) {
        var play = play
        more.lastPlay += 1
        play.number = more.lastPlay
        more.plays.removeAll { $0.kind == play.kind }
        more.plays.append(play)
        observer?.symbolEffectsChanged()
        more.plays.removeAll { !$0.lasts }
    }

    private func remove(_ matches: (SymbolPlay) -> Bool) {
        more.plays.removeAll(where: matches)
        observer?.symbolEffectsChanged()
    }
}
