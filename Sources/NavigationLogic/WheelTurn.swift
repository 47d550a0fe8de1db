/// Combines horizontal steps of a wheel or trackpad into one decision, because desktops do not report when fingers
/// touch and leave a trackpad.
package struct WheelTurn: Hashable, Sendable {
    /// The distance in points after which the steps go back. Chosen: the length of a short, deliberate swipe.
    package static let length = 60.0
    /// The seconds without a step after which a new gesture begins. Chosen: longer than the gaps of a coasting
    /// trackpad.
    package static let pause = 0.3

    private enum Phase: Hashable {
        /// The distance so far, in points.
        case turning(Double)
        /// The gesture was long enough.
        case done
    }

    private var phase = Phase.turning(0)
    private var last: Double?

    package init() {}

    /// Adds a step, positive toward "back", at a time in seconds.
    /// - Returns: true once per gesture, when the gesture is long enough.
    package mutating func triggersPop(_ step: Double, at time: Double) -> Bool {
        guard step.isFinite, time.isFinite else { return false }
        if let last, time - last < Self.pause {} else { phase = .turning(0) }
        last = time
        guard case .turning(let former) = phase else { return false }
        // Steps in the other direction reduce the distance.
        let distance = max(former + step, 0)
        phase = distance >= Self.length ? .done : .turning(distance)
        return phase == .done
    }
}
