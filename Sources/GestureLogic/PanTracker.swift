package import Foundation
package import FrameTime

/// Fingers that drag: begins when they have gone further than the slop, and follows their middle.
package struct PanTracker: DragTracker {
    /// Points that fingers travel before a pan begins; what it then reports starts after them, so nothing jumps.
    /// Measured (gestures/pan-slop): iOS 26.1.
    package static let slop: CGFloat = 10

    /// Directions in which the pan may begin. Fingers that cross the slop in another direction first make it fail.
    package struct Axes: OptionSet, Hashable, Sendable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }
        package static let horizontal = Axes(rawValue: 1)
        package static let vertical = Axes(rawValue: 2)
        package static let both: Axes = [.horizontal, .vertical]
    }

    package let axes: Axes
    package let fewestTouches: Int
    package let mostTouches: Int
    package private(set) var phase = GesturePhase.possible
    /// Points traveled since the pan began, in the window.
    package var translation: CGPoint { path.offset(from: start) }
    /// The middle of the fingers, in the window.
    package private(set) var location = CGPoint.zero

    private var touches = TouchSet()
    /// Where the middle would be if it had not moved since the first finger landed.
    private var origin = CGPoint.zero
    /// Points traveled since the first finger landed.
    private var path = CGPoint.zero
    /// The path that does not count: the slop, and what the app has taken off.
    private var start = CGPoint.zero
    private var speed = VelocityTracker()

    package init(axes: Axes = .both, fewestTouches: Int = 1, mostTouches: Int = .max) {
        self.axes = axes
        self.fewestTouches = max(fewestTouches, 1)
        self.mostTouches = max(mostTouches, self.fewestTouches)
    }

    package mutating func receive(_ sample: TouchSample) -> GesturePhase? {
        guard !phase.isOver else { return nil }
        if sample.phase == .ended, phase.isActive {
            // The finger may have gone on since its last report.
            var arrival = sample
            arrival.phase = .moved
            if touches.receive(arrival) { updateLocation(at: sample.time) }
        }
        guard touches.receive(sample) else { return nil }
        switch sample.phase {
        case .began:
            rebase()
            speed.add(path, at: sample.time)
            return touches.count > mostTouches && phase == .possible ? leave(.failed) : nil
        case .moved:
            updateLocation(at: sample.time)
            return phase == .possible ? tryToBegin() : leave(.changed)
        case .ended:
            guard touches.count == 0 else { rebase(); return nil }
            return leave(phase == .possible ? .failed : .ended)
        case .cancelled:
            return leave(phase == .possible ? .failed : .cancelled)
        }
    }

    /// Points per second in the window.
    package func velocity(at now: FrameInstant) -> CGPoint { speed.velocity(at: now) }

    /// Makes the present place count as this far from the start, as an app does that measures in steps.
    package mutating func setTranslation(_ newTranslation: CGPoint) {
        start = path.offset(from: newTranslation)
    }

    package mutating func reset() {
        self = PanTracker(axes: axes, fewestTouches: fewestTouches, mostTouches: mostTouches)
    }

    private mutating func tryToBegin() -> GesturePhase? {
        guard touches.count >= fewestTouches else { return nil }
        let across = abs(path.x), along = abs(path.y)
        let distance = axes == .both ? path.length : max(across, along)
        guard distance > Self.slop else { return nil }
        guard axes.contains(across >= along ? .horizontal : .vertical) else { return leave(.failed) }
        // The slop is taken off in the direction of the travel: what remains is the first translation.
        start = path.scaled(by: Self.slop / distance)
        return leave(.began)
    }

    private mutating func updateLocation(at time: FrameInstant) {
        // What too few fingers do is no part of the way.
        guard phase.isActive || touches.count >= fewestTouches else { rebase(); return }
        guard let centroid = touches.centroid else { return }
        location = centroid
        path = centroid.offset(from: origin)
        speed.add(path, at: time)
    }

    /// A finger more or less moves the middle, but not what is dragged.
    private mutating func rebase() {
        guard let centroid = touches.centroid else { return }
        location = centroid
        origin = centroid.offset(from: path)
    }

    private mutating func leave(_ next: GesturePhase) -> GesturePhase {
        phase = next
        return next
    }
}
