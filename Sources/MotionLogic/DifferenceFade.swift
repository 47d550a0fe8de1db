/// How a difference that a change would make goes away along a motion's progress, so that what shows does not jump.
package enum DifferenceFade: Hashable, Sendable {
    /// From the motion's start to its end.
    case over
    /// A motion between two pages had gone this far when one of its ends changed: nothing is left at either end.
    ///
    /// ```
    ///  1 ┤    ╱●╲
    ///  0 ┤●──╱   ╲──●
    ///     └0───p0────1
    /// ```
    case around(Double)
    /// The same where only the way back leads to what changed: all is left from there on.
    case backFrom(Double)

    /// The share that is left at a progress.
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
