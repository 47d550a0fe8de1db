/// Combines horizontal steps of a wheel or trackpad into one decision, because desktops do not report when fingers
/// touch and leave a trackpad.
package struct WheelTurn: Hashable, Sendable {
    /// The distance in points after which the steps go back. Chosen: the length of a short, deliberate swipe.
    package static let length = 60.0
    /// The seconds without a step after which a new gesture begins. Chosen: longer than the gaps of a coasting
    /// trackpad.
    package static let pause = 0.3

    private var way = 0.0
    private var last: Double?
    private var hasGone = false

    package init() {}

    /// Adds a step, positive toward "back", at a time in seconds.
    /// - Returns: true once per gesture, when the gesture is long enough.
    package mutating func goesBack(_ step: Double, at time: Double) -> Bool {
        guard step.isFinite, time.isFinite else { return false }
        if let last, time - last < Self.pause {} else { (way, hasGone) = (0, false) }
        last = time
        // Steps in the other direction reduce the distance.
        way = max(way + step, 0)
        guard way >= Self.length, !hasGone else { return false }
        hasGone = true
        return true
    }
}
