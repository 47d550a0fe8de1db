import Foundation

/// One effect on an item's symbol.
@MainActor
struct SymbolPlay {
    var kind: ObjectIdentifier
    var motion: SymbolMotion
    var options: SymbolEffectOptions
    /// Runs until it is removed; else it is forgotten when it was started.
    var lasts: Bool
    var animated: Bool
    /// Of plays, so that a bar starts each once.
    var number: Int
}

// Not moved while the user asked for less motion, except to where an effect stays, nor while `isSymbolAnimationEnabled`
// is off.
extension UIBarButtonItem {
    /// Runs a lasting effect on the symbol.
    public func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) {
        add(effect, options, lasts: true, animated)
    }

    /// Runs a one-shot effect on the symbol.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) {
        add(effect, options, lasts: false, animated)
    }

    /// Runs an effect that could last once, unless the options repeat it.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true
    ) {
        add(
            effect, options, lasts: options.count == .max || !(effect is BounceSymbolEffect) && options.count == nil,
            animated)
    }

    /// Ends all effects of this type.
    public func removeSymbolEffect(
        ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) {
        remove { $0.kind == ObjectIdentifier(type(of: effect)) }
    }

    /// Ends all effects of this type, also one-shot ones that still run.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) {
        remove { $0.kind == ObjectIdentifier(type(of: effect)) }
    }

    /// Ends all effects of this type.
    public func removeSymbolEffect(
        /// Ends all effects of this type.
        ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true
    ) {
        remove { $0.kind == ObjectIdentifier(type(of: effect)) }
    }

    /// Ends all effects of the item.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        remove { _ in true }
    }

    /// Replaces the image with a transition: the old one shrinks and the new one grows.
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
