import CoreGraphics
import Diagnostics
public import Foundation
import FrameTime
import GestureLogic
public import ObjectiveCRuntime
import QuartzCore

/// An object that recognizes a gesture in touches: a tap, a drag, a long press.
///
/// Several recognizers may receive the same touches. A recognizer that begins prevents the others from beginning,
/// unless a delegate or a failure requirement decides otherwise.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, AssociatedValues.Owner {
    final nonisolated(unsafe) package var associatedValues: AssociatedValues?
    /// The state of a gesture. A discrete gesture changes from `possible` to `ended` or `failed`. A continuous gesture
    /// also has the states `began` and `changed`.
    public enum State: Int, Sendable {
        case possible = 0, began, changed, ended, cancelled, failed
        /// The state in which a discrete gesture calls its targets.
        public static let recognized = State.ended
    }

    var relations = GestureRelations()
    private var reported = State.possible
    private var handlers: [GestureHandler] = []
    /// The touches of the gesture.
    private(set) var touches: [UITouch] = []
    weak var router: (any GestureRouter)?
    /// The object that interprets the touches for UIKit's own recognizers. It is created with the first touch.
    var tracker: (any GestureTracker)?

    /// Creates a recognizer with a first target and action, or without a target.
    /// - Parameter target: a weak reference.
    public init(target: Any?, action: Selector?) {
        super.init()
        MainThreadDeinit.claim(self)
        if let target, let action { addTarget(target, action: action) }
    }

    public convenience override init() { self.init(target: nil, action: nil) }

    /// Creates a recognizer that calls a closure. Beyond UIKit: on Linux, a method's name alone cannot be called.
    public convenience init(action: @escaping (UIGestureRecognizer) -> Void) {
        self.init(target: nil, action: nil)
        addAction(action)
    }

    /// Adds a closure that is called at every change of state. Beyond UIKit, like ``init(action:)``.
    public func addAction(_ action: @escaping (UIGestureRecognizer) -> Void) { handlers.append(.closure(action)) }

    /// Adds a target, a weak reference, that receives `action` at every change of state. Ignores a target and action
    /// that were already added.
    open func addTarget(_ target: Any, action: Selector) {
        // Documented (UIGestureRecognizer.addTarget(_:action:)): adding the same target and action again has no effect.
        guard !handlers.contains(where: { $0.matches(target as AnyObject, action) }) else { return }
        handlers.append(.message(ActionTarget(target as AnyObject), action))
    }
    /// Removes targets. A nil target means every target; a nil action means every action.
    open func removeTarget(_ target: Any?, action: Selector?) {
        keeping(handlers) { handlers.removeAll { $0.matches(target as AnyObject?, action) } }
    }

    // MARK: State

    /// The state of the gesture. The default is `.possible`. Subclasses set the state. A new state takes effect if no
    /// other gesture prevents it.
    open var state: State {
        get { reported }
        set { propose(newValue) }
    }
    /// The delegate, which decides when the gesture may begin, and with which other gestures. A weak reference; nil by
    /// default.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// Whether the recognizer receives touches. The default is true. Setting it to false cancels the current gesture.
    open var isEnabled = true {
        didSet { if !isEnabled, oldValue { cancel() } }
    }
    /// The view to which the recognizer was added.
    open private(set) weak var view: UIView?
    /// Whether the view's touches are cancelled when the gesture is recognized. The default is true.
    open var cancelsTouchesInView = true
    /// Whether the view receives a touch only after the gesture has failed. The view never receives a recognized touch.
    /// The default is false.
    open var delaysTouchesBegan = false
    /// Whether the view receives the end of a touch only after the gesture has failed. The default is true.
    open var delaysTouchesEnded = true
    /// A name for tests and logs. The default is nil.
    open var name: String?
    /// Raw values of the accepted `UITouch.TouchType`s. Other touches are ignored. The default is all types.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
    /// - Coverage: inert (keys go to responders, never to recognizers)
    open var allowedPressTypes: [NSNumber] = [] {
        didSet {
            if !allowedPressTypes.isEmpty {
                Log.once("UIGestureRecognizer.allowedPressTypes has no effect: keys do not reach recognizers")
            }
        }
    }
    /// Whether touches with another type than the first touch are ignored. The default is true.
    open var requiresExclusiveTouchType = true
    /// The modifier keys that were held during the last touch.
    open var modifierFlags: UIKeyModifierFlags { touches.last?.modifierFlags ?? lastFlags }
    /// The mouse buttons that were pressed during the last touch; empty for fingers.
    open var buttonMask: UIEvent.ButtonMask { touches.last?.buttonMask ?? lastButtons }

    /// Lets this gesture begin only after `otherGestureRecognizer` has failed.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        relations.required.append(WeakRecognizer(otherGestureRecognizer))
    }

    /// Returns the center of the touches in a view's coordinates. Nil means window coordinates.
    open func location(in view: UIView?) -> CGPoint {
        let place = tracker?.location ?? middleOfTouches
        return view.map { $0.convert(place, from: nil) } ?? place
    }
    /// Returns the location of a touch in a view's coordinates. Nil means window coordinates. For an invalid index,
    /// returns the center of the touches.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        touches.indices.contains(touchIndex) ? touches[touchIndex].location(in: view) : location(in: view)
    }
    /// The current number of the gesture's touches.
    open var numberOfTouches: Int { touches.count }

    // MARK: For subclasses

    // UIKit's own recognizers interpret the touches in these methods: overrides call super.

    /// Called when touches began on the view. Overrides in subclasses of UIKit's recognizers call super.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { read(touches) }
    /// Called when touches moved. Overrides in subclasses of UIKit's recognizers call super.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { read(touches) }
    /// Called when touches ended. Overrides in subclasses of UIKit's recognizers call super.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { read(touches) }
    /// Called when touches were cancelled. Overrides in subclasses of UIKit's recognizers call super.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { read(touches) }
    /// Called when all touches have ended, in any state. A subclass resets its state here.
    open func reset() {}
    /// Removes a touch from this gesture.
    open func ignore(_ touch: UITouch, for event: UIEvent) { keeping(touches) { touches.removeAll { $0 === touch } } }
    /// Returns whether this gesture prevents another gesture. The default is true.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Returns whether another gesture prevents this gesture. The default is true.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Returns whether this gesture begins only after the other gesture has failed. The default is false.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Returns whether the other gesture begins only after this gesture has failed. The default is false.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Returns whether the recognizer receives the touch of an event. Called once for each touch that begins. The
    /// default implementation calls the delegate.
    open func shouldReceive(_ event: UIEvent) -> Bool {
        delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
    }

    // MARK: For UIKit's own

    /// Returns a tracker for touches that begin now. Nil for recognizers of an app. A recognizer that cannot begin at
    /// these touches sets its state to failed.
    func makeTracker() -> (any GestureTracker)? { nil }
    /// Returns whether touches with these mouse buttons are accepted.
    func accepts(_ touch: UITouch) -> Bool { true }
    /// The time at which the tracker's state changes without input.
    var deadline: FrameInstant? { tracker?.deadline }
    func timePassed(_ now: FrameInstant) { if let phase = tracker?.receive(now) { state = State(phase) } }
    /// Whether a touched control prevents this gesture of a surrounding view.
    var yieldsToControls: Bool { false }

    private var middleOfTouches: CGPoint {
        guard !touches.isEmpty else { return lastLocation }
        let sum = touches.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.windowLocation.x, y: $0.y + $1.windowLocation.y) }
        return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
    }
    private var lastLocation = CGPoint.zero
    private var lastFlags: UIKeyModifierFlags = []
    private var lastButtons: UIEvent.ButtonMask = []

    private func read(_ touches: Set<UITouch>) {
        if tracker == nil { tracker = makeTracker() }
        for sample in touches.samples { tracker?.step(sample).forEach { state = State($0) } }
    }

    /// Recognizes an event that is not a touch.
    func happen(at point: CGPoint, _ buttons: UIEvent.ButtonMask) {
        guard router == nil else { return }
        (lastLocation, lastButtons, lastFlags) = (point, buttons, [])
        report(.ended)
        reported = .possible
        valuesChanged()
    }

    /// Reports a state that does not result from touches and competes with no other gesture: a pointer over the view.
    func receive(_ state: State, at point: CGPoint) {
        lastLocation = point
        report(state)
        guard state == .ended || state == .cancelled else { return }
        reported = .possible
        valuesChanged()
        reset()
    }

    /// The time of the current frame.
    var now: FrameInstant { (view?.appContext ?? AppContext.current).now }

    /// Returns whether the recognizer accepts a touch.
    func mayReceive(_ touch: UITouch, _ event: UIEvent) -> Bool {
        guard allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }), accepts(touch) else {
            return false
        }
        if requiresExclusiveTouchType, let first = touches.first, first.type != touch.type { return false }
        return shouldReceive(event) && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    }

    func join(_ view: UIView?) {
        if view == nil { cancel() }
        self.view = view
    }

    func watch(_ touch: UITouch) {
        guard !watches(touch) else { return }
        touches.append(touch)
        lastLocation = touch.windowLocation
    }

    func watches(_ touch: UITouch) -> Bool { touches.contains { $0 === touch } }

    func release(_ touch: UITouch) {
        lastLocation = touch.windowLocation
        (lastFlags, lastButtons) = (touch.modifierFlags, touch.buttonMask)
        touches.removeAll { $0 === touch }
    }

    /// Cancels the gesture, like cancelled touches.
    func cancel() { router?.withdraw(self) }

    private func propose(_ state: State) {
        guard let router else { return }
        router.propose(state, for: self)
    }

    /// Sets the state that the router decided, and calls the targets.
    func report(_ state: State) {
        reported = state
        valuesChanged()
        guard state != .failed, state != .possible else { return }
        for handler in handlers { handler.call(self) }
    }

    /// Resets the recognizer after the end of its touches.
    func finish() {
        touches = []
        reported = .possible
        valuesChanged()
        router = nil
        tracker = nil
        reset()
    }
}

/// The object that decides which recognizers of a window begin.
@preconcurrency @MainActor
protocol GestureRouter: AnyObject {
    /// Decides about a state that the recognizer proposes.
    func propose(_ state: UIGestureRecognizer.State, for recognizer: UIGestureRecognizer)
    /// Cancels the gesture of the recognizer.
    func withdraw(_ recognizer: UIGestureRecognizer)
}

extension UIGestureRecognizer: ViewRecognizer {}

struct GestureRelations {
    var required: [WeakRecognizer] = []
}

struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
    init(_ recognizer: UIGestureRecognizer) { self.recognizer = recognizer }
}

/// An object of UIKit with a recognizer's action. It is an ordinary target, so an app may remove it, and may add it to
/// its own recognizer with any action name.
@preconcurrency @MainActor
protocol GestureHandling: AnyObject {
    func gestureChanged(_ recognizer: UIGestureRecognizer)
}

@MainActor
enum GestureHandler {
    case closure((UIGestureRecognizer) -> Void)
    case message(ActionTarget, Selector)

    func call(_ recognizer: UIGestureRecognizer) {
        switch self {
        case .closure(let body): body(recognizer)
        case .message(let target, let action):
            guard let object = target.object, let view = recognizer.view else { return }
            if let own = object as? any GestureHandling { return own.gestureChanged(recognizer) }
            action.send(to: object, from: view, sender: recognizer)
        }
    }

    func matches(_ object: AnyObject?, _ action: Selector?) -> Bool {
        guard case .message(let target, let mine) = self else { return false }
        return (object == nil || target.isSame(as: object)) && (action == nil || mine == action)
    }
}

/// The delegate of a gesture recognizer, which decides when the gesture may begin, and with which other gestures. Every
/// method has a default implementation.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    /// Called before the gesture leaves the state `possible`.
    /// - Returns: false to let the gesture fail. The default is true.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Called for each touch that begins on the view, before the recognizer receives the touch.
    /// - Returns: false to ignore the touch. The default is true.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    /// Called before `gestureRecognizer(_:shouldReceive:)` of a touch, with the event of the touch.
    /// - Returns: false to ignore the touch. The default is true.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
    /// Called when one of two gestures would prevent the other.
    /// - Returns: true to recognize the two gestures simultaneously. The default is false. The other gesture's delegate
    ///   may return true, too.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Returns whether this gesture begins only after the other gesture has failed. The default is false.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Returns whether the other gesture begins only after this gesture has failed. The default is false.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    /// Returns true, by default.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Returns true, by default.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        true
    }
    /// Returns true, by default.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        true
    }
    /// Returns false, by default.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    /// Returns false, by default.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    /// Returns false, by default.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}
