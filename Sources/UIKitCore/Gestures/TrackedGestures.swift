import CoreGraphics
import Diagnostics
public import Foundation
import FrameTime
import GestureLogic

/// A recognizer of taps with one or more fingers.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of consecutive taps. The default is 1.
    open var numberOfTapsRequired = 1
    /// The number of fingers. The default is 1.
    open var numberOfTouchesRequired = 1
    /// The mouse button that taps. The default is `.primary`. Fingers are always accepted. With `.secondary`, a press
    /// of the other button is recognized immediately as one tap, and opens no menu.
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary

    override var yieldsToControls: Bool { numberOfTapsRequired == 1 }
    override func accepts(_ touch: UITouch) -> Bool {
        touch.buttonMask.isEmpty || touch.buttonMask.isSuperset(of: buttonMaskRequired)
    }
    /// - Returns: whether the press of the other button was a tap.
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

/// A recognizer of drags with one or more fingers, after a movement of 10 points.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The minimum number of fingers. The default is 1.
    open var minimumNumberOfTouches = 1
    /// The maximum number of fingers. The default is no limit.
    open var maximumNumberOfTouches = Int.max
    /// - Coverage: inert (wheels and trackpads turn what scrolls and go back; recognizers see fingers and buttons)
    open var allowedScrollTypesMask: UIScrollTypeMask = [] {
        didSet {
            if !allowedScrollTypesMask.isEmpty {
                Log.once("UIPanGestureRecognizer.allowedScrollTypesMask has no effect: wheels do not reach recognizers")
            }
        }
    }
    /// The directions in which the gesture may begin.
    var axes = PanTracker.Axes.both

    /// Returns the distance that the fingers moved since the beginning, in a view's coordinates. Nil means window
    /// coordinates.
    open func translation(in view: UIView?) -> CGPoint { turned(drag?.translation ?? .zero, view) }
    /// Sets the current translation. Setting zero after each change gives the steps of the movement.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard var drag else { return }
        drag.setTranslation(turned(translation, view, back: true))
        tracker = drag
    }
    /// Returns the velocity of the fingers, in points per second of a view's coordinates.
    open func velocity(in view: UIView?) -> CGPoint { turned(drag?.velocity(at: now) ?? .zero, view) }

    private var drag: (any DragTracker)? { tracker as? any DragTracker }

    override func makeTracker() -> (any GestureTracker)? {
        PanTracker(axes: axes, fewestTouches: minimumNumberOfTouches, mostTouches: maximumNumberOfTouches)
    }

    /// Converts a distance between the coordinates of the window and of a view, which may be scaled or rotated.
    /// - Parameter back: whether `way` is in the view's coordinates and the result in the window's.
    private func turned(_ vector: CGPoint, _ view: UIView?, back: Bool = false) -> CGPoint {
        guard let view else { return vector }
        let origin = back ? view.convert(CGPoint.zero, to: nil) : view.convert(CGPoint.zero, from: nil)
        let end = back ? view.convert(vector, to: nil) : view.convert(vector, from: nil)
        return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    }
}

/// A recognizer of drags that begin at an edge of the view.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edge at which the drag begins; the first of left, right, top, bottom in the set. The default is no edge,
    /// which disables the gesture.
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

/// A recognizer of fingers that rest on a view.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The duration until the gesture begins, in seconds. The default is 0.5.
    open var minimumPressDuration: TimeInterval = LongPressTracker.defaultDuration
    /// The maximum movement before the gesture begins, in points. The default is 10.
    open var allowableMovement: CGFloat = LongPressTracker.defaultMovement
    /// The number of fingers. The default is 1.
    open var numberOfTouchesRequired = 1
    /// The number of taps before the press. The default is 0.
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
    /// The current samples of the touches, in the order of their numbers.
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

/// The type of a scroll event: a wheel with notches, or a continuous surface.
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
