public import Foundation
import FrameTime
import HostInterface
public import ObjectiveCRuntime
public import QuartzCore

/// A timer that calls a method in each frame of the display, with the frame's clock.
///
/// The target is retained until ``invalidate()``. The run loop and mode of ``add(to:forMode:)`` are ignored: frames
/// occur in the turns of the main run loop, in all modes.
@preconcurrency @MainActor
public final class CADisplayLink: NSObject {
    private var target: AnyObject?
    private let selector: Selector
    private var isAdded = false
    private var isListening = false
    private var lastCall: FrameInstant?
    private let environment = LayerEnvironment.current

    /// - Parameter sel: a method with the link as argument, or without arguments.
    public init(target: Any, selector sel: Selector) {
        self.target = target as AnyObject
        selector = sel
        super.init()
    }

    /// Starts the calls with the next frame.
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard target != nil else { return }
        isAdded = true
        listen()
    }

    /// Stops the calls until ``add(to:forMode:)`` is called again. The run loop and mode are ignored.
    public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { isAdded = false }

    /// Stops the calls permanently and releases the target.
    public func invalidate() {
        isAdded = false
        let former = target
        target = nil
        withExtendedLifetime(former) {}
    }

    /// Whether the calls are paused. The default is false.
    public var isPaused = false { didSet { if !isPaused { listen() } } }

    /// The time of the current frame, in seconds of `CACurrentMediaTime()`.
    public private(set) var timestamp: CFTimeInterval = 0
    /// The time of the next frame, in seconds of `CACurrentMediaTime()`.
    public var targetTimestamp: CFTimeInterval { timestamp + duration }
    /// The interval between two frames of the display, in seconds.
    public var duration: CFTimeInterval { AppContext.current.keyWindow?.hostMetrics.frameInterval ?? 1.0 / 60 }
    /// The maximum number of calls per second; 0 for the display's own rate.
    public var preferredFramesPerSecond = 0
    /// The rates of the calls. Its `preferred` rate is used, or else its `maximum`, like ``preferredFramesPerSecond``.
    public var preferredFrameRateRange = CAFrameRateRange.default

    private var wantedInterval: Double {
        let range = Double(preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum)
        let rate = preferredFramesPerSecond > 0 ? Double(preferredFramesPerSecond) : range
        return rate.isFinite && rate > 0 ? 1 / rate : 0
    }

    private func listen() {
        guard isAdded, !isPaused, !isListening else { return }
        isListening = true
        environment.onEachFrame { [weak self] instant in self?.receiveFrame(instant) ?? false }
    }

    /// - Returns: whether another frame is requested.
    private func receiveFrame(_ instant: FrameInstant) -> Bool {
        guard isAdded, !isPaused, let target else {
            isListening = false
            return false
        }
        // A tolerance of half a frame, so that each divisor of the display's rate is matched exactly.
        if let lastCall, instant - lastCall < wantedInterval - duration / 2 { return true }
        lastCall = instant
        timestamp = instant.seconds
        selector.report(selector.call(target, [self]), target)
        guard isAdded, !isPaused else {
            isListening = false
            return false
        }
        return true
    }
}

/// The frame rates that an app prefers, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
    /// The minimum rate.
    public var minimum: Float
    /// The maximum rate; 0 for the display's rate.
    public var maximum: Float
    /// The preferred rate; nil for ``maximum``.
    public var preferred: Float?

    /// Creates a range. The rates are not validated.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    /// The display's own rate.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
