public import CoreGraphics
public import Foundation
import FrameTime
package import HeadlessHost
import HostInterface
public import UIKit
package import UIKitCore

/// An app of its own, in memory, on a clock that only the test moves.
///
/// A test makes one, drives it as a person would, and asks what a person sees. Time is counted in frames; nothing waits.
@MainActor
public final class TestApp {
    package let context = AppContext()
    package let host: HeadlessHost
    public let window: UIWindow
    /// Frames since the start, drawn or not.
    public private(set) var frameCount = 0

    /// - Parameters:
    ///   - root: the window's root view controller.
    ///   - size: points.
    ///   - scale: device pixels a point.
    public init(
        _ root: UIViewController? = nil, size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2,
        dark: Bool = false, rightToLeft: Bool = false, language: String = "en", safeArea: UIEdgeInsets? = nil
    ) {
        var settings = HostSettings()
        settings.prefersDark = dark
        settings.isRightToLeft = rightToLeft
        settings.language = language
        // Measured: a phone of 390 by 844 points covers 47 at the top and 34 at the bottom. Other sizes are windows.
        let covered = safeArea ?? (size == CGSize(width: 390, height: 844) ? UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0) : .zero)
        let display = HeadlessDisplay(
            size: size, scale: scale, safeArea: SafeArea(top: covered.top, left: covered.left, bottom: covered.bottom, right: covered.right))
        host = HeadlessHost(settings: settings, display: display)
        context.start(on: host)
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.rootViewController = root
        window.makeKeyAndVisible()
        turn()
    }

    /// Makes this the app that UIKit's classes belong to; every call here does so by itself.
    public func activate() { context.makeCurrent() }

    // MARK: Time

    /// One turn at the present moment: what was asked for is laid out and drawn.
    public func turn() {
        activate()
        host.turn()
    }

    public func advance(frames: Int) {
        activate()
        for _ in 0..<frames {
            frameCount += 1
            host.advanceToNextFrame()
        }
    }

    /// Whole frames, at least as long as `seconds`.
    public func advance(seconds: Double) { advance(frames: Int((seconds / host.frameInterval).rounded(.up))) }

    /// Runs until nothing moves any more.
    /// - Returns: whether it came to rest within ten seconds of frames.
    @discardableResult
    public func settle() -> Bool {
        activate()
        return host.runUntilIdle(limit: 600)
    }

    // MARK: Fingers

    private var nextFinger: Int64 = 1

    /// Puts a finger down, moves it in a straight line frame by frame, and lifts it.
    /// - Parameter lifts: false leaves the finger down; ``lift()`` takes it up.
    public func drag(from start: CGPoint, to end: CGPoint, frames: Int = 10, lifts: Bool = true) {
        touch(.began, at: start)
        for frame in 1...max(frames, 1) {
            let way = CGFloat(frame) / CGFloat(max(frames, 1))
            step(to: CGPoint(x: start.x + (end.x - start.x) * way, y: start.y + (end.y - start.y) * way))
        }
        if lifts { lift() }
    }

    private var fingerPlace = CGPoint.zero

    /// One frame with the finger at `point`.
    public func step(to point: CGPoint) {
        activate()
        host.manualClock.advance(to: host.nextFrameInstant)
        frameCount += 1
        touch(.moved, at: point)
    }

    public func press(at point: CGPoint) { touch(.began, at: point) }
    public func lift() {
        touch(.ended, at: fingerPlace)
        nextFinger += 1
    }

    public func tap(at point: CGPoint) {
        press(at: point)
        advance(frames: 3)
        lift()
    }

    private func touch(_ phase: PointerSample.Phase, at point: CGPoint) {
        activate()
        fingerPlace = point
        host.send([.pointer(PointerSample(id: nextFinger, phase: phase, location: point, time: host.clock.now))])
    }

    /// The mouse's back button.
    public func pressMouseBack() {
        activate()
        host.send([.back])
    }

    /// The wheel over `point`; positive `delta.y` shows what is above.
    public func wheel(by delta: CGPoint, at point: CGPoint) {
        activate()
        host.send([.wheel(WheelSample(location: point, delta: delta, time: host.clock.now))])
    }

    /// The window takes another size, in points.
    public func resize(to size: CGSize) {
        activate()
        var metrics = window.hostMetrics
        metrics.size = size
        host.resize(to: metrics)
    }
}

extension TestApp {
    /// The frame in the window at which a view shows now, in points, also while it moves; nil when it is not in the window.
    public func presentedFrame(of view: UIView?) -> CGRect? {
        activate()
        guard let view, view.window === window, let shown = view.layer.presentation() else { return nil }
        var rect = shown.bounds.applying(CGAffineTransform(translationX: shown.frame.minX - shown.bounds.minX, y: shown.frame.minY - shown.bounds.minY))
        var next = view.layer.superlayer
        while let layer = next {
            let presented = layer.presentation() ?? layer
            rect = rect.offsetBy(dx: presented.frame.minX - presented.bounds.minX, dy: presented.frame.minY - presented.bounds.minY)
            next = layer.superlayer
        }
        return rect
    }
}
