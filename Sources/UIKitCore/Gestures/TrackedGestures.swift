import CoreGraphics
public import Foundation
import FrameTime
import GestureLogic

/// Taps with one or more fingers.
@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    private var tracker: TapTracker?

    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1

    override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { feed(touches) }
    override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { feed(touches) }
    override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { feed(touches) }
    override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { feed(touches) }
    override open func reset() { tracker = nil }

    override var deadline: FrameInstant? { tracker?.deadline }
    override var windowLocation: CGPoint? { tracker?.location }
    override var yieldsToControls: Bool { numberOfTapsRequired == 1 }
    override func timePassed(_ now: FrameInstant) { if let phase = tracker?.take(now) { state = State(phase) } }

    private func feed(_ touches: Set<UITouch>) {
        if tracker == nil { tracker = TapTracker(tapsRequired: numberOfTapsRequired, touchesRequired: numberOfTouchesRequired) }
        for sample in touches.samples { tracker?.step(sample).forEach { state = State($0) } }
    }
}

/// Drags with one or more fingers, after they have gone 10 points.
@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    private var tracker: PanTracker?

    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max
    /// Directions in which it may begin.
    var axes = PanTracker.Axes.both

    /// Points since it began, in the directions of `view`.
    open func translation(in view: UIView?) -> CGPoint { turned(windowTranslation, view) }
    open func setTranslation(_ translation: CGPoint, in view: UIView?) { setWindowTranslation(translation) }
    /// Points per second.
    open func velocity(in view: UIView?) -> CGPoint { turned(windowVelocity, view) }

    override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { feed(touches) }
    override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { feed(touches) }
    override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { feed(touches) }
    override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { feed(touches) }
    override open func reset() { tracker = nil }

    override var windowLocation: CGPoint? { tracker?.location }

    var windowTranslation: CGPoint { tracker?.translation ?? .zero }
    var windowVelocity: CGPoint { tracker?.velocity(at: AppContext.current.now) ?? .zero }
    func setWindowTranslation(_ translation: CGPoint) { tracker?.setTranslation(translation) }

    func feed(_ touches: Set<UITouch>) {
        if tracker == nil {
            tracker = PanTracker(axes: axes, fewestTouches: minimumNumberOfTouches, mostTouches: maximumNumberOfTouches)
        }
        for sample in touches.samples { tracker?.step(sample).forEach { state = State($0) } }
    }

    /// A view may be scaled or turned; its points are not the window's.
    private func turned(_ way: CGPoint, _ view: UIView?) -> CGPoint {
        guard let view else { return way }
        let origin = view.convert(CGPoint.zero, from: nil)
        let end = view.convert(way, from: nil)
        return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    }
}

/// A drag that comes in from an edge of the view.
@MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    private var tracker: EdgePanTracker?

    /// The edge to come from; the first of left, right, top, bottom that is set. Without one it never begins.
    open var edges: UIRectEdge = []

    override open func reset() { tracker = nil }
    override var windowLocation: CGPoint? { tracker?.location }
    override var windowTranslation: CGPoint { tracker?.translation ?? .zero }
    override var windowVelocity: CGPoint { tracker?.velocity(at: AppContext.current.now) ?? .zero }
    override func setWindowTranslation(_ translation: CGPoint) { tracker?.setTranslation(translation) }

    override func feed(_ touches: Set<UITouch>) {
        guard let view, let window = view.window, !edges.isEmpty else { return state = .failed }
        if tracker == nil {
            let insets = view.safeAreaInsets
            let (edge, inset): (EdgePanTracker.Edge, CGFloat) =
                edges.contains(.left) ? (.left, insets.left)
                : edges.contains(.right) ? (.right, insets.right) : edges.contains(.top) ? (.top, 0) : (.bottom, 0)
            tracker = EdgePanTracker(edge: edge, bounds: view.convert(view.bounds, to: window), edgeInset: inset)
        }
        for sample in touches.samples { tracker?.step(sample).forEach { state = State($0) } }
    }
}

/// A finger that stays.
@MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    private var tracker: LongPressTracker?

    /// Seconds.
    open var minimumPressDuration: TimeInterval = LongPressTracker.defaultDuration
    /// Points.
    open var allowableMovement: CGFloat = LongPressTracker.defaultMovement
    open var numberOfTouchesRequired = 1

    override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { feed(touches) }
    override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { feed(touches) }
    override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { feed(touches) }
    override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { feed(touches) }
    override open func reset() { tracker = nil }

    override var deadline: FrameInstant? { tracker?.deadline }
    override var windowLocation: CGPoint? { tracker?.location }
    override func timePassed(_ now: FrameInstant) { if let phase = tracker?.take(now) { state = State(phase) } }

    private func feed(_ touches: Set<UITouch>) {
        if tracker == nil { tracker = makeTracker() }
        for sample in touches.samples { tracker?.step(sample).forEach { state = State($0) } }
    }

    private func makeTracker() -> LongPressTracker {
        LongPressTracker(
            duration: minimumPressDuration, allowableMovement: allowableMovement, touchesRequired: numberOfTouchesRequired)
    }
}

extension UIGestureRecognizer.State {
    init(_ phase: GesturePhase) {
        self =
            switch phase {
            case .possible: .possible
            case .began: .began
            case .changed: .changed
            case .ended: .ended
            case .cancelled: .cancelled
            case .failed: .failed
            }
    }

    var phase: GesturePhase {
        switch self {
        case .possible: .possible
        case .began: .began
        case .changed: .changed
        case .ended: .ended
        case .cancelled: .cancelled
        case .failed: .failed
        }
    }
}

@MainActor
extension Set where Element == UITouch {
    /// What the touches say now, in the order of their numbers.
    var samples: [TouchSample] {
        sorted { $0.id < $1.id }.map { touch in
            let phase: TouchSample.Phase =
                switch touch.phase {
                case .began: .began
                case .ended: .ended
                case .cancelled: .cancelled
                default: .moved
                }
            return TouchSample(id: Int(touch.id), phase: phase, location: touch.windowLocation, time: touch.instant)
        }
    }
}
