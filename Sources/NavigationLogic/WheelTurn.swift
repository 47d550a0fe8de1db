/// Horizontal steps of a wheel or trackpad, put together to one decision: desktops do not say when fingers come and go.
package struct WheelTurn: Hashable, Sendable {
    /// Points that the steps of one turn make before it goes back. Chosen: the length of a short, deliberate swipe.
    package static let length = 60.0
    /// Seconds without a step after which a new turn begins. Chosen: longer than the gaps of a coasting trackpad.
    package static let pause = 0.3

    private var way = 0.0
    private var last: Double?
    private var hasGone = false

    package init() {}

    /// Takes a step, positive toward "back", at a time in seconds.
    /// - Returns: true once in a turn that is long enough.
    package mutating func goesBack(_ step: Double, at time: Double) -> Bool {
        guard step.isFinite, time.isFinite else { return false }
        if let last, time - last < Self.pause {} else { (way, hasGone) = (0, false) }
        last = time
        // Turning round takes the way back.
        way = max(way + step, 0)
        guard way >= Self.length, !hasGone else { return false }
        hasGone = true
        return true
    }
}
