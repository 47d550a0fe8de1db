package import Foundation
package import FrameTime

/// A finger that lands at an edge and comes in: the start of a swipe back.
package struct EdgePanTracker: DragTracker {
    package enum Edge: Hashable, Sendable {
        case left, right, top, bottom
    }

    /// Width, in points, of the strip in which the finger must land. Chosen: 20, as several toolkits; Apple's is not
    /// published.
    package static let edgeWidth: CGFloat = 20

    package let edge: Edge
    /// The container, in the window. A finger may land outside it, beyond the edge.
    package var bounds: CGRect
    /// Wider than ``edgeWidth`` where the safe area is. Chosen: as above.
    package var edgeInset: CGFloat

    private var pan = PanTracker(mostTouches: 1)
    private var finger: Int?
    private var start = CGPoint.zero
    private var hasFailed = false

    package init(edge: Edge, bounds: CGRect, edgeInset: CGFloat = 0) {
        self.edge = edge
        self.bounds = bounds
        self.edgeInset = edgeInset
    }

    package var phase: GesturePhase { hasFailed ? .failed : pan.phase }
    /// Points traveled since the pan began, in the window.
    package var translation: CGPoint { pan.translation }
    package var location: CGPoint { pan.location }
    package func velocity(at now: FrameInstant) -> CGPoint { pan.velocity(at: now) }

    /// Points traveled away from the edge.
    package var inwardTranslation: CGFloat { inward(translation) }
    /// Points per second away from the edge.
    package func inwardVelocity(at now: FrameInstant) -> CGFloat { inward(velocity(at: now)) }

    package mutating func receive(_ sample: TouchSample) -> GesturePhase? {
        guard !phase.isOver else { return nil }
        if sample.phase == .began, finger == nil {
            guard distanceFromEdge(sample.location) <= max(Self.edgeWidth, edgeInset) else { return fail() }
            finger = sample.id
            start = sample.location
        }
        // A second finger belongs to other recognizers.
        guard sample.id == finger else { return nil }
        if phase == .possible, sample.phase == .moved {
            let way = sample.location.offset(from: start)
            let inwards = inward(way)
            let sideways = edge == .left || edge == .right ? abs(way.y) : abs(way.x)
            // Out of the screen, or along the edge: not a swipe in.
            if way.length > PanTracker.slop, inwards <= sideways { return fail() }
        }
        return pan.receive(sample)
    }

    package mutating func setTranslation(_ translation: CGPoint) { pan.setTranslation(translation) }

    package mutating func reset() {
        self = EdgePanTracker(edge: edge, bounds: bounds, edgeInset: edgeInset)
    }

    private mutating func fail() -> GesturePhase {
        hasFailed = true
        return .failed
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
