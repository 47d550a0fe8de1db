/// Combines horizontal steps of a wheel or trackpad into one decision, because desktops do not report when fingers
/// touch and leave a trackpad.
package struct WheelTurn: Hashable, Sendable {
    /// The distance in points after which the steps go back. Chosen: the length of a short, deliberate swipe.
    package static let length = 60.0
    /// The seconds without a step after which a new gesture begins. Chosen: longer than the gaps of a coasting
    /// trackpad.
    package static let pause = 0.3

    private var distance = 0.0
    private var last: Double?
    private var isDone = false

    package init() {}

    /// Adds a step, positive toward "back", at a time in seconds.
    /// - Returns: true once per gesture, when the gesture is long enough.
    package mutating func triggersPop(_ step: Double, at time: Double) -> Bool {
        guard step.isFinite, time.isFinite else { return false }
        if let last, time - last < Self.pause {} else { (distance, isDone) = (0, false) }
        last = time
        // Steps in the other direction reduce the distance.
        distance = max(distance + step, 0)
        guard distance >= Self.length, !isDone else { return false }
        isDone = true
        return true
    }
}
