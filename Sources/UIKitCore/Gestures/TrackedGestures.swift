import CoreGraphics
public import Foundation
import FrameTime
import GestureLogic

/// Recognizes taps with one or more fingers.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps in a row; 1 by default.
    open var numberOfTapsRequired = 1
    /// The number of fingers; 1 by default.
    open var numberOfTouchesRequired = 1
    /// The mouse button that taps, `.primary` by default; fingers always do. With `.secondary` a click with the other
    /// button is one tap, at once when the button is pressed, and opens no menu.
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary

    override var yieldsToControls: Bool { numberOfTapsRequired == 1 }
    override func accepts(_ touch: UITouch) -> Bool {
        touch.buttonMask.isEmpty || touch.buttonMask.isSuperset(of: buttonMaskRequired)
    }
    /// - Returns: whether the click of the other button was a tap.
    func handlesSecondaryPress(at point: CGPoint) -> Bool {
        guard isEnabled, buttonMaskRequired == .secondary, numberOfTapsRequired == 1,
            delegate?.gestureRecognizerShouldBegin(self) ?? true
        else { return false }
        happen(at: point, .secondary)
        return true
    }
    override func makeTracker() -> (any GestureTracker)? {
        TapTracker(tapsRequired: numberOfTapsRequired, touchesRequired: numberOfTouchesRequired)
    }
}

/// Recognizes drags with one or more fingers, after they have moved 10 points.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The least number of fingers with which it begins; 1 by default.
    open var minimumNumberOfTouches = 1
    /// The largest number of fingers with which it begins; no limit by default.
    open var maximumNumberOfTouches = Int.max
    /// - Coverage: inert (wheels and trackpads turn what scrolls and go back; recognizers see fingers and buttons)
    open var allowedScrollTypesMask: UIScrollTypeMask = [] {
        didSet {
            if !allowedScrollTypesMask.isEmpty {
                Log.once("UIPanGestureRecognizer.allowedScrollTypesMask has no effect: wheels do not reach recognizers")
            }
        }
    }
    /// Directions in which it may begin.
    var axes = PanTracker.Axes.both

    /// The way of the fingers since it began, in points and in the directions of `view`; of the window for nil.
    open func translation(in view: UIView?) -> CGPoint { turned(drag?.translation ?? .zero, view) }
    /// Sets the translation that counts as the fingers' way until now, as zero after each change to get steps.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard var drag else { return }
        drag.setTranslation(translation)
        tracker = drag
    }
    /// The velocity of the fingers, in points per second and in the directions of `view`.
    open func velocity(in view: UIView?) -> CGPoint { turned(drag?.velocity(at: now) ?? .zero, view) }

    private var drag: (any DragTracker)? { tracker as? any DragTracker }

    override func makeTracker() -> (any GestureTracker)? {
        PanTracker(axes: axes, fewestTouches: minimumNumberOfTouches, mostTouches: maximumNumberOfTouches)
    }

    /// A view may be scaled or turned; its points are not the window's.
    private func turned(_ way: CGPoint, _ view: UIView?) -> CGPoint {
        guard let view else { return way }
        let origin = view.convert(CGPoint.zero, from: nil)
        let end = view.convert(way, from: nil)
        return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    }
}

/// Recognizes drags that begin at an edge of the view.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edge to come from; the first of left, right, top, bottom that is set. Without one it never begins.
    open var edges: UIRectEdge = []

    override func makeTracker() -> (any GestureTracker)? {
        guard let view, let window = view.window, !edges.isEmpty else {
            state = .failed
            return nil
        }
        let insets = view.safeAreaInsets
        let (edge, inset): (EdgePanTracker.Edge, CGFloat) =
            edges.contains(.left)
            ? (.left, insets.left)
            : edges.contains(.right) ? (.right, insets.right) : edges.contains(.top) ? (.top, 0) : (.bottom, 0)
        return EdgePanTracker(edge: edge, bounds: view.convert(view.bounds, to: window), edgeInset: inset)
    }
}

/// Recognizes fingers that rest.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// Seconds until it begins; 0.5 by default.
    open var minimumPressDuration: TimeInterval = LongPressTracker.defaultDuration
    /// Points by which the fingers may move before it begins; 10 by default.
    open var allowableMovement: CGFloat = LongPressTracker.defaultMovement
    /// How many fingers have to rest; 1 by default.
    open var numberOfTouchesRequired = 1
    /// How many taps come before the press; 0 by default.
    open var numberOfTapsRequired = 0

    override func makeTracker() -> (any GestureTracker)? {
        LongPressTracker(
            duration: minimumPressDuration, allowableMovement: allowableMovement,
            touchesRequired: numberOfTouchesRequired,
            tapsRequired: numberOfTapsRequired)
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
    /// The state of the touches now, in the order of their numbers.
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

/// The source of a turn of a wheel: one with notches, or a continuous surface.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Wheels with notches.
    public static let discrete = UIScrollTypeMask(rawValue: 1)
    /// Trackpads and other surfaces without steps.
    public static let continuous = UIScrollTypeMask(rawValue: 2)
    /// Every kind of scrolling.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
