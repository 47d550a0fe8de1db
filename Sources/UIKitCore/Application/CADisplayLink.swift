public import Foundation
import FrameTime
import HostInterface
public import QuartzCore

/// Calls a method with every frame of the display, on the frame's clock.
///
/// The target is kept until ``invalidate()``. The run loop and mode given to ``add(to:forMode:)`` are not looked at:
/// frames come with the main run loop's turns, in all of its modes.
@preconcurrency @MainActor
public final class CADisplayLink: NSObject {
    private var target: AnyObject?
    private let selector: Selector
    private var isAdded = false
    private var isListening = false
    private var lastCall: FrameInstant?
    private let environment = LayerEnvironment.current

    /// - Parameter sel: takes the link, or nothing.
    public init(target: Any, selector sel: Selector) {
        self.target = target as AnyObject
        selector = sel
        super.init()
    }

    /// Starts the calls, from the next frame on.
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard target != nil else { return }
        isAdded = true
        listen()
    }

    /// Ends the calls until ``add(to:forMode:)`` is called again. Run loop and mode are not looked at.
    public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { isAdded = false }

    /// Ends the calls for good and lets go of the target.
    public func invalidate() {
        isAdded = false
        let former = target
        target = nil
        withExtendedLifetime(former) {}
    }

    /// No calls come while it is true.
    public var isPaused = false { didSet { if !isPaused { listen() } } }

    /// Seconds on the clock of `CACurrentMediaTime()`: of the frame that is being made.
    public private(set) var timestamp: CFTimeInterval = 0
    /// Of the next frame.
    public var targetTimestamp: CFTimeInterval { timestamp + duration }
    /// Seconds between two frames of the display.
    public var duration: CFTimeInterval { AppContext.current.keyWindow?.hostMetrics.frameInterval ?? 1.0 / 60 }
    /// Calls a second at most; 0 for the display's own rate.
    public var preferredFramesPerSecond = 0
    /// As ``preferredFramesPerSecond``: its `preferred` rate counts, else its `maximum`.
    public var preferredFrameRateRange = CAFrameRateRange.default

    private var wantedInterval: Double {
        let range = Double(preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum)
        let rate = preferredFramesPerSecond > 0 ? Double(preferredFramesPerSecond) : range
        return rate.isFinite && rate > 0 ? 1 / rate : 0
    }

    private func listen() {
        guard isAdded, !isPaused, !isListening else { return }
        isListening = true
        environment.onEachFrame { [weak self] instant in self?.frameCame(instant) ?? false }
    }

    /// - Returns: whether the next frame is asked for too.
    private func frameCame(_ instant: FrameInstant) -> Bool {
        guard isAdded, !isPaused, let target else {
            isListening = false
            return false
        }
        // Half a frame of tolerance, so that a rate that divides the display's is met.
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

/// Rates at which an app would like frames, a second.
public struct CAFrameRateRange: Hashable, Sendable {
    /// Frames a second at least.
    public var minimum: Float
    /// Frames a second at most; 0 for those of the display.
    public var maximum: Float
    /// Frames a second that suit best; nil takes those of ``maximum``.
    public var preferred: Float?

    /// A range; the rates are not checked.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    /// The display's own rate.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
