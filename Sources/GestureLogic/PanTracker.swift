package import Foundation
package import FrameTime

/// Recognizes a drag: begins when the fingers have moved further than the slop, then tracks their center.
package struct PanTracker: DragTracker {
    /// The distance in points before a pan begins. The reported translation excludes this distance, so that nothing
    /// jumps. Measured (gestures/pan-slop): iOS 26.1.
    package static let slop: CGFloat = 10

    /// The directions in which the pan may begin. The gesture fails if the fingers first move further than the slop in
    /// another direction.
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
    /// The translation since the pan began, in points of the window.
    package var translation: CGPoint { path.offset(from: start) }
    /// The center of the fingers in the window.
    package private(set) var location = CGPoint.zero

    private var touches = TouchSet()
    /// The position of the center if it had not moved since the first touch.
    private var origin = CGPoint.zero
    /// The distance since the first touch, in points.
    private var path = CGPoint.zero
    /// The excluded part of the distance: the slop, and the part that the app has subtracted.
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
            // The finger may have moved since its last sample.
            var arrival = sample
            arrival.phase = .moved
            if touches.receive(arrival) { updateLocation(at: sample.time) }
        }
        guard touches.receive(sample) else { return nil }
        switch sample.phase {
        case .began:
            rebase()
            speed.add(path, at: sample.time)
            return touches.count > mostTouches && phase == .possible ? finish(.failed) : nil
        case .moved:
            updateLocation(at: sample.time)
            return phase == .possible ? tryToBegin() : finish(.changed)
        case .ended:
            guard touches.count == 0 else { rebase(); return nil }
            return finish(phase == .possible ? .failed : .ended)
        case .cancelled:
            return finish(phase == .possible ? .failed : .cancelled)
        }
    }

    /// The velocity in points per second in the window.
    package func velocity(at now: FrameInstant) -> CGPoint { speed.velocity(at: now) }

    /// Sets the translation at the current position, for an app that measures in steps.
    package mutating func setTranslation(_ newTranslation: CGPoint) {
        start = path.offset(from: newTranslation)
    }

    /// Fails for a reason that the pan does not know. Called before the pan begins.
    mutating func fail() -> GesturePhase { finish(.failed) }

    package mutating func reset() {
        self = PanTracker(axes: axes, fewestTouches: fewestTouches, mostTouches: mostTouches)
    }

    private mutating func tryToBegin() -> GesturePhase? {
        guard touches.count >= fewestTouches else { return nil }
        let across = abs(path.x), along = abs(path.y)
        let distance = axes == .both ? path.length : max(across, along)
        guard distance > Self.slop else { return nil }
        guard axes.contains(across >= along ? .horizontal : .vertical) else { return finish(.failed) }
        // The slop is subtracted in the direction of the movement. The rest is the first translation.
        start = path.scaled(by: Self.slop / distance)
        return finish(.began)
    }

    private mutating func updateLocation(at time: FrameInstant) {
        // Movements of too few fingers do not count.
        guard phase.isActive || touches.count >= fewestTouches else { rebase(); return }
        guard let centroid = touches.centroid else { return }
        location = centroid
        path = centroid.offset(from: origin)
        speed.add(path, at: time)
    }

    /// Adding or removing a finger moves the center, but not the dragged content.
    private mutating func rebase() {
        guard let centroid = touches.centroid else { return }
        location = centroid
        origin = centroid.offset(from: path)
    }

    private mutating func finish(_ next: GesturePhase) -> GesturePhase {
        phase = next
        return next
    }
}
