import Foundation

/// The distance and direction between two fingers. Replacing one finger with another changes neither. Of more than two
/// fingers, the first two are used.
struct FingerPair: Sendable {
    /// The ratio of the current distance to the distance at the start.
    private(set) var scale: CGFloat = 1
    /// The rotation since the start, clockwise in radians. May exceed a whole turn.
    private(set) var angle: CGFloat = 0
    /// The distance between the fingers in points; nil without two fingers.
    private(set) var distance: CGFloat?

    private var direction: CGFloat = 0
    private var base: (scale: CGFloat, distance: CGFloat) = (1, 1)

    /// Continues with other fingers. Only their later movements have an effect.
    mutating func rebase(_ touches: TouchSet) {
        guard let vector = Self.vector(touches) else { distance = nil; return }
        let length = Self.length(vector)
        distance = length
        base = (scale, length)
        direction = atan2(vector.y, vector.x)
    }

    mutating func update(_ touches: TouchSet) {
        guard let vector = Self.vector(touches), distance != nil else { return }
        let length = Self.length(vector)
        distance = length
        scale = base.scale * length / base.distance
        let now = atan2(vector.y, vector.x)
        // The shorter rotation.
        angle += (now - direction).remainder(dividingBy: 2 * .pi)
        direction = now
    }

    private static func vector(_ touches: TouchSet) -> CGPoint? {
        guard touches.count >= 2 else { return nil }
        return touches.locations[1].offset(from: touches.locations[0])
    }

    /// At least 1, so that the length can be a divisor.
    private static func length(_ vector: CGPoint) -> CGFloat { max(vector.length, 1) }
}
