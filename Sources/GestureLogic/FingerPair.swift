import Foundation

/// How far apart two fingers are and which way they lie, whichever fingers these are: one that is exchanged for another
/// changes neither. Of more than two fingers the first two count.
struct FingerPair: Sendable {
    /// How many times farther apart than at first.
    private(set) var scale: CGFloat = 1
    /// By how much turned since the first moment, in radians, clockwise; more than one whole turn counts on.
    private(set) var angle: CGFloat = 0
    /// Points between the fingers; nil while there are not two.
    private(set) var distance: CGFloat?

    private var direction: CGFloat = 0
    private var base: (scale: CGFloat, distance: CGFloat) = (1, 1)

    /// Other fingers: what they do from here on counts.
    mutating func rebase(_ touches: TouchSet) {
        guard let way = Self.way(touches) else { distance = nil; return }
        let length = Self.length(way)
        distance = length
        base = (scale, length)
        direction = atan2(way.y, way.x)
    }

    mutating func update(_ touches: TouchSet) {
        guard let way = Self.way(touches), distance != nil else { return }
        let length = Self.length(way)
        distance = length
        scale = base.scale * length / base.distance
        let now = atan2(way.y, way.x)
        // The shorter way round.
        angle += (now - direction).remainder(dividingBy: 2 * .pi)
        direction = now
    }

    private static func way(_ touches: TouchSet) -> CGPoint? {
        guard touches.count >= 2 else { return nil }
        return touches.locations[1].offset(from: touches.locations[0])
    }

    /// Never nothing, so that it can be divided by.
    private static func length(_ way: CGPoint) -> CGFloat { max(way.length, 1) }
}
