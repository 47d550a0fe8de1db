package import Foundation
package import FrameTime

/// Recognizes a pan from an edge of the screen, such as a swipe back.
package struct EdgePanTracker: DragTracker {
    package enum Edge: Hashable, Sendable {
        case left, right, top, bottom
    }

    /// The width in points of the edge area in which the touch must begin. Chosen: 20, as in several toolkits; Apple's
    /// value is not published.
    package static let edgeWidth: CGFloat = 20

    package let edge: Edge
    /// The bounds of the container in the window. The touch may begin outside the container, beyond the edge.
    package var bounds: CGRect
    /// The larger of ``edgeWidth`` and the safe area inset. Chosen: as above.
    package var edgeInset: CGFloat

    private var pan = PanTracker(mostTouches: 1)
    private var finger: Int?
    private var start = CGPoint.zero

    package init(edge: Edge, bounds: CGRect, edgeInset: CGFloat = 0) {
        self.edge = edge
        self.bounds = bounds
        self.edgeInset = edgeInset
    }

    package var phase: GesturePhase { pan.phase }
    /// The distance since the pan began, in points of the window.
    package var translation: CGPoint { pan.translation }
    package var location: CGPoint { pan.location }
    package func velocity(at now: FrameInstant) -> CGPoint { pan.velocity(at: now) }

    /// The distance from the edge, in points.
    package var inwardTranslation: CGFloat { inward(translation) }
    /// The velocity away from the edge, in points per second.
    package func inwardVelocity(at now: FrameInstant) -> CGFloat { inward(velocity(at: now)) }

    package mutating func receive(_ sample: TouchSample) -> GesturePhase? {
        guard !phase.isOver else { return nil }
        if sample.phase == .began, finger == nil {
            guard distanceFromEdge(sample.location) <= max(Self.edgeWidth, edgeInset) else { return pan.fail() }
            finger = sample.id
            start = sample.location
        }
        // Other recognizers handle a second finger.
        guard sample.id == finger else { return nil }
        if phase == .possible, sample.phase == .moved {
            let movement = sample.location.offset(from: start)
            let inwards = inward(movement)
            let sideways = edge == .left || edge == .right ? abs(movement.y) : abs(movement.x)
            // A movement off the screen or along the edge is not a swipe from the edge.
            if movement.length > PanTracker.slop, inwards <= sideways { return pan.fail() }
        }
        return pan.receive(sample)
    }

    package mutating func setTranslation(_ translation: CGPoint) { pan.setTranslation(translation) }

    package mutating func reset() {
        self = EdgePanTracker(edge: edge, bounds: bounds, edgeInset: edgeInset)
    }

    private func inward(_ offset: CGPoint) -> CGFloat {
        switch edge {
        case .left: offset.x
        case .right: -offset.x
        case .top: offset.y
        case .bottom: -offset.y
        }
    }

    private func distanceFromEdge(_ point: CGPoint) -> CGFloat {
        switch edge {
        case .left: point.x - bounds.minX
        case .right: bounds.maxX - point.x
        case .top: point.y - bounds.minY
        case .bottom: bounds.maxY - point.y
        }
    }
}
