/// The fading of the difference that a change would cause, along the progress of an animation, so that nothing jumps.
package enum DifferenceFade: Hashable, Sendable {
    /// From the start of the animation to its end.
    case over
    /// A page transition had reached this progress when one of its ends changed. No difference remains at either end.
    ///
    /// ```
    ///  1 ┤    ╱●╲
    ///  0 ┤●──╱   ╲──●
    ///     └0───p0────1
    /// ```
    case around(Double)
    /// The same if only the start of the transition has changed. The whole difference remains from this progress on.
    case backFrom(Double)

    /// The remaining fraction at a progress.
    package func left(at progress: Double) -> Double {
        let p = unit(progress)
        switch self {
        case .over: return 1 - p
        case .around(let turn):
            let turn = unit(turn)
            return p < turn ? p / turn : turn < 1 ? (1 - p) / (1 - turn) : 0
        case .backFrom(let turn):
            let turn = unit(turn)
            return p < turn ? p / turn : turn > 0 ? 1 : 0
        }
    }
}
