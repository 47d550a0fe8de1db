import Foundation
import MotionLogic

/// One axis of a scroll view as numbers: the resting offsets, and the motion toward them. Contains only decisions;
/// moves no view.
struct ScrollAxis: Hashable {
    /// The lowest resting offset. `high` is the highest.
    var low: Double
    var high: Double
    /// The length of the visible part in points.
    var extent: Double
    /// Whether a drag displays space beyond the limits.
    var bounces: Bool
    /// Whether content rests at multiples of the visible length.
    var pages: Bool
    /// The fraction of the velocity that remains after one millisecond.
    var rate: Double

    /// Chosen: the minimum velocity in points per second with which a release turns the page, regardless of the
    /// distance of the drag.
    static let pageTurnSpeed = 100.0

    func clamped(_ offset: Double) -> Double { min(max(offset, low), max(low, high)) }

    /// The displayed offset for an offset that a drag requests.
    func shown(_ raw: Double) -> Double {
        let inside = clamped(raw)
        guard bounces, raw != inside else { return inside }
        return inside + RubberBand.shown(pull: raw - inside, extent: extent)
    }

    /// The requested offset of a drag for a displayed offset.
    func raw(showing offset: Double) -> Double {
        let inside = clamped(offset)
        guard offset != inside else { return offset }
        return inside + RubberBand.pull(shown: offset - inside, extent: extent)
    }

    /// The resting offset of content that is released at `offset` with a velocity in points per second.
    func landing(from offset: Double, velocity: Double) -> Double {
        if pages, extent > 0 { return page(near: offset, velocity: velocity) }
        return clamped(ScrollDeceleration(start: offset, velocity: velocity, rate: rate).landing)
    }

    private func page(near offset: Double, velocity: Double) -> Double {
        let place = (offset - low) / extent
        let page =
            abs(velocity) < Self.pageTurnSpeed
            ? place.rounded() : velocity > 0 ? place.rounded(.up) : place.rounded(.down)
        return clamped(low + page * extent)
    }

    /// The motion from `offset` to rest. `target` is the resting offset: ``landing(from:velocity:)`` unless the
    /// delegate has changed it.
    func release(from offset: Double, velocity: Double, target: Double? = nil) -> AxisMotion {
        let natural = landing(from: offset, velocity: velocity)
        let goal = clamped(target ?? natural)
        let glide = ScrollDeceleration(start: offset, velocity: velocity, rate: rate)
        if pages || abs(goal - natural) > 0.5 {
            return steered(from: offset, velocity: velocity, to: goal)
        }
        let inside = clamped(offset)
        if offset != inside {
            // The content is thrown back faster than the limit would pull it: the limit has no effect.
            if (velocity > 0) == (inside > offset), clamped(glide.landing) == glide.landing { return .glide(glide) }
            return .settle(BounceBack(displacement: offset - inside, velocity: velocity), at: inside)
        }
        guard abs(velocity) > ScrollDeceleration.stopSpeed else { return .rest(offset) }
        let landing = glide.landing
        guard landing != clamped(landing) else { return .glide(glide) }
        let end = clamped(landing)
        guard let time = glide.time(reaching: end) else { return .rest(end) }
        guard bounces else { return .stop(glide, after: time, at: end) }
        return .bounce(glide, after: time, BounceBack(displacement: 0, velocity: glide.velocity(at: time)), at: end)
    }

    private func steered(from offset: Double, velocity: Double, to goal: Double) -> AxisMotion {
        let distance = goal - offset
        if !pages, abs(velocity) > Self.pageTurnSpeed, distance != 0, (distance > 0) == (velocity > 0) {
            let needed = ScrollDeceleration.velocity(from: offset, to: goal, rate: rate)
            // A velocity that is a little higher or lower still looks like the same throw; a larger difference would
            // not.
            if abs(needed) > abs(velocity) / 4, abs(needed) < abs(velocity) * 4 {
                return .glide(ScrollDeceleration(start: offset, velocity: needed, rate: rate))
            }
        }
        return .settle(BounceBack(displacement: -distance, velocity: velocity), at: goal)
    }
}

extension ScrollAxis {
    /// Whether a motion that was created for other limits ends correctly with these limits.
    func keeps(_ motion: AxisMotion, at time: Double) -> Bool {
        guard clamped(motion.end) == motion.end else { return false }
        // Content that a limit pulls back ends there at any velocity; thrown content may move farther now.
        return motion.isPulledBack(at: time)
            || landing(from: motion.position(at: time), velocity: motion.velocity(at: time)) == motion.end
    }

    /// The remaining motion after a change of the limits.
    func rest(of motion: AxisMotion, at time: Double) -> AxisMotion {
        let offset = motion.position(at: time), velocity = motion.velocity(at: time)
        if case .rest = motion, clamped(offset) == offset { return motion }
        guard motion.isPulledBack(at: time) else { return release(from: offset, velocity: velocity) }
        // The limit that pulls the content has moved. The velocity is that of the spring, not of a throw: the content
        // reaches the limit without overshooting.
        let end = clamped(motion.end)
        let distance = end - offset
        let limit = abs(distance) * BounceBack.omega
        let speed = velocity * distance > 0 ? min(max(velocity, -limit), limit) : velocity
        return .settle(BounceBack(displacement: -distance, velocity: speed), at: end)
    }
}

/// The motion of one axis after the end of a drag, as a function of time in seconds.
enum AxisMotion: Hashable {
    case rest(Double)
    case glide(ScrollDeceleration)
    /// Stops at a limit without bouncing.
    case stop(ScrollDeceleration, after: Double, at: Double)
    case bounce(ScrollDeceleration, after: Double, BounceBack, at: Double)
    case settle(BounceBack, at: Double)
    case ease(from: Double, to: Double, duration: Double)

    func position(at time: Double) -> Double {
        guard time < duration else { return end }
        switch self {
        case .rest(let place): return place
        case .glide(let glide), .stop(let glide, _, _): return glide.position(at: time)
        case .bounce(let glide, let turn, let bounce, let end):
            return time < turn ? glide.position(at: time) : end + bounce.displacement(at: time - turn)
        case .settle(let bounce, let end): return end + bounce.displacement(at: time)
        case .ease(let from, let to, let duration):
            return blend(from, to, CubicCurve.easeInEaseOut.value(at: time / duration))
        }
    }

    func velocity(at time: Double) -> Double {
        guard time < duration else { return 0 }
        switch self {
        case .rest, .ease: return 0
        case .glide(let glide), .stop(let glide, _, _): return glide.velocity(at: time)
        case .bounce(let glide, let turn, let bounce, _):
            return time < turn ? glide.velocity(at: time) : bounce.velocity(at: time - turn)
        case .settle(let bounce, _): return bounce.velocity(at: time)
        }
    }

    /// Whether a spring moves the content to its resting offset, for example from beyond a limit.
    func isPulledBack(at time: Double) -> Bool {
        switch self {
        case .settle: true
        case .bounce(_, let turn, _, _): time >= turn
        case .rest, .glide, .stop, .ease: false
        }
    }

    var end: Double {
        switch self {
        case .rest(let place): place
        case .glide(let glide): glide.landing
        case .stop(_, _, let end), .bounce(_, _, _, let end), .settle(_, let end): end
        case .ease(_, let to, _): to
        }
    }

    var duration: Double {
        switch self {
        case .rest: 0
        case .glide(let glide): glide.duration
        case .stop(_, let time, _): time
        case .bounce(_, let turn, let bounce, _): turn + bounce.duration
        case .settle(let bounce, _): bounce.duration
        case .ease(_, _, let duration): duration
        }
    }
}
