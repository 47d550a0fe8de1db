import CoreGraphics
public import Foundation
import FrameTime
import GestureLogic
import QuartzCore

/// Recognizes one gesture in touches: a tap, a drag, a long press.
///
/// Several recognizers may read the same touches; one that begins prevents the others from beginning, unless a delegate
/// or a requirement decides otherwise.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, AssociatedValues.Owner {
    final nonisolated(unsafe) var associatedValues: AssociatedValues?
    /// The phase of a gesture. Discrete gestures go from `possible` to `ended` or `failed`; continuous ones through
    /// `began` and `changed`.
    public enum State: Int, Sendable {
        case possible = 0, began, changed, ended, cancelled, failed
        /// The state in which a discrete gesture calls its targets.
        public static let recognized = State.ended
    }

    var relations = GestureRelations()
    private var reported = State.possible
    private var handlers: [GestureHandler] = []
    /// The touches that it watches.
    private(set) var touches: [UITouch] = []
    weak var router: TouchRouter?
    /// What reads the touches, of UIKit's own recognizers; made with the first of them.
    var tracker: (any GestureTracker)?

    /// A recognizer with a first target and action, or without one.
    /// - Parameter target: held weakly.
    public init(target: Any?, action: Selector?) {
        super.init()
        MainThreadDeinit.claim(self)
        if let target, let action { addTarget(target, action: action) }
    }

    public convenience override init() { self.init(target: nil, action: nil) }

    /// A recognizer that calls a closure. Beyond UIKit: on Linux a method's name alone cannot be called.
    public convenience init(action: @escaping (UIGestureRecognizer) -> Void) {
        self.init(target: nil, action: nil)
        addAction(action)
    }

    /// Calls `action` with every change of state. Beyond UIKit, as ``init(action:)``.
    public func addAction(_ action: @escaping (UIGestureRecognizer) -> Void) { handlers.append(.closure(action)) }

    /// Sends `action` to `target` with every change of state. The same target and action count once. The target is held
    /// weakly.
    open func addTarget(_ target: Any, action: Selector) {
        // Documented: the same target and action count once.
        guard !handlers.contains(where: { $0.matches(target as AnyObject, action) }) else { return }
        handlers.append(.message(ActionTarget(target as AnyObject), action))
    }
    /// Removes targets. Nil for either matches every target, or every action.
    open func removeTarget(_ target: Any?, action: Selector?) {
        keeping(handlers) { handlers.removeAll { $0.matches(target as AnyObject?, action) } }
    }

    // MARK: State

    /// The phase of the gesture; `.possible` by default. Subclasses set it; what they set counts when no other gesture
    /// prevents it.
    open var state: State {
        get { reported }
        set { propose(newValue) }
    }
    /// Decides when the gesture may begin, and beside which others. Nil by default, held weakly.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// Whether the recognizer reads touches. True by default; setting it to false cancels a gesture in progress.
    open var isEnabled = true {
        didSet { if !isEnabled, oldValue { cancel() } }
    }
    /// The view that the recognizer was added to.
    open private(set) weak var view: UIView?
    /// Whether the view's touches are cancelled when the gesture is recognized. True by default.
    open var cancelsTouchesInView = true
    /// Whether the view gets a touch only when the gesture has failed; a recognized touch never reaches it. False by
    /// default.
    open var delaysTouchesBegan = false
    /// Whether the view gets the end of a touch only when the gesture has failed. True by default.
    open var delaysTouchesEnded = true
    /// A name for tests and logs; nothing depends on it. Nil by default.
    open var name: String?
    /// Raw values of `UITouch.TouchType`; touches of others are ignored. All by default.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
    /// - Coverage: inert (keys go to responders, never to recognizers)
    open var allowedPressTypes: [NSNumber] = [] {
        didSet {
            if !allowedPressTypes.isEmpty {
                Log.once("UIGestureRecognizer.allowedPressTypes has no effect: keys do not reach recognizers")
            }
        }
    }
    /// Whether touches of another type than the first are ignored. True by default.
    open var requiresExclusiveTouchType = true
    /// The modifier keys that were pressed with the last touch.
    open var modifierFlags: UIKeyModifierFlags { touches.last?.modifierFlags ?? lastFlags }
    /// The buttons of the mouse that were pressed with the last touch; none for fingers.
    open var buttonMask: UIEvent.ButtonMask { touches.last?.buttonMask ?? lastButtons }

    /// This gesture begins only after `otherGestureRecognizer` has failed.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        relations.required.append(WeakRecognizer(otherGestureRecognizer))
    }

    /// The middle of the fingers, in points of `view`; of the window for nil.
    open func location(in view: UIView?) -> CGPoint {
        let place = tracker?.location ?? middleOfTouches
        return view.map { $0.convert(place, from: nil) } ?? place
    }
    /// One finger's location, in points of `view`; of the window for nil. The middle of the fingers where there is no
    /// such touch.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        touches.indices.contains(touchIndex) ? touches[touchIndex].location(in: view) : location(in: view)
    }
    /// The number of fingers that the gesture has now.
    open var numberOfTouches: Int { touches.count }

    // MARK: For subclasses

    // Of UIKit's own recognizers these read the touches: call super.

    /// Fingers came down on the view. For subclasses; overrides of UIKit's recognizers call super.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { read(touches) }
    /// Fingers of the gesture moved. For subclasses; overrides of UIKit's recognizers call super.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { read(touches) }
    /// Fingers of the gesture were lifted. For subclasses; overrides of UIKit's recognizers call super.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { read(touches) }
    /// Fingers of the gesture were cancelled. For subclasses; overrides of UIKit's recognizers call super.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { read(touches) }
    /// Called when all touches have ended, whatever the state: clear what the subclass keeps of them.
    open func reset() {}
    /// The touch no longer counts for this gesture.
    open func ignore(_ touch: UITouch, for event: UIEvent) { keeping(touches) { touches.removeAll { $0 === touch } } }
    /// Whether this gesture prevents another one when it is recognized. True by default; subclasses override it.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether another gesture that is recognized prevents this one. True by default; subclasses override it.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether this gesture waits until the other has failed. False by default; subclasses override it.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Whether the other gesture waits until this one has failed. False by default; subclasses override it.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Whether the recognizer gets the touch that the event brings; called once for each touch that begins. The
    /// delegate decides.
    open func shouldReceive(_ event: UIEvent) -> Bool {
        delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
    }

    // MARK: For UIKit's own

    /// Nil for recognizers of an app's own; else made for touches that come now. One that cannot begin here fails by
    /// it.
    func makeTracker() -> (any GestureTracker)? { nil }
    /// Whether touches with these buttons count.
    func accepts(_ touch: UITouch) -> Bool { true }
    /// The moment at which time alone decides something.
    var deadline: FrameInstant? { tracker?.deadline }
    func timePassed(_ now: FrameInstant) { if let phase = tracker?.receive(now) { state = State(phase) } }
    /// Whether a control under the finger prevents this gesture of a view around it.
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

    /// Recognizes something that is no touch.
    func happen(at point: CGPoint, _ buttons: UIEvent.ButtonMask) {
        guard router == nil else { return }
        (lastLocation, lastButtons, lastFlags) = (point, buttons, [])
        report(.ended)
        reported = .possible
        valuesChanged()
    }

    /// Reports a state that does not come from touches and is in no contest: a pointer over the view.
    func receive(_ state: State, at point: CGPoint) {
        lastLocation = point
        report(state)
        guard state == .ended || state == .cancelled else { return }
        reported = .possible
        valuesChanged()
        reset()
    }

    /// The moment of the frame being made.
    var now: FrameInstant { (view?.appContext ?? AppContext.current).now }

    /// Whether a touch counts at all.
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
        guard !touches.contains(where: { $0 === touch }) else { return }
        touches.append(touch)
        lastLocation = touch.windowLocation
    }

    func release(_ touch: UITouch) {
        lastLocation = touch.windowLocation
        (lastFlags, lastButtons) = (touch.modifierFlags, touch.buttonMask)
        touches.removeAll { $0 === touch }
    }

    /// Cancels the gesture, as if the touches had been cancelled.
    func cancel() { router?.withdraw(self) }

    private func propose(_ state: State) {
        guard let router else { return }
        router.propose(state, for: self)
    }

    /// The router has decided; targets are called.
    func report(_ state: State) {
        reported = state
        valuesChanged()
        guard state != .failed, state != .possible else { return }
        for handler in handlers { handler.call(self) }
    }

    /// The touches are over.
    func finish() {
        touches = []
        reported = .possible
        valuesChanged()
        router = nil
        tracker = nil
        reset()
    }
}

struct GestureRelations {
    var required: [WeakRecognizer] = []
}

struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
    init(_ recognizer: UIGestureRecognizer) { self.recognizer = recognizer }
}

/// An object of UIKit's own that acts on a recognizer. It is a target as any other, so an app may remove it, and may
/// add it, by any name, to a recognizer of its own.
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

/// Decides when a gesture may begin, and beside which others. Every method has a default.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    /// Called when the gesture is about to leave `possible`.
    /// - Returns: false to let it fail. True by default.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Called for each touch that comes down on the view, before the recognizer gets it.
    /// - Returns: false to ignore the touch. True by default.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    /// Called before `gestureRecognizer(_:shouldReceive:)` of the touch, with the event that brings it.
    /// - Returns: false to ignore the touch. True by default.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
    /// Called when one of the two prevents the other.
    /// - Returns: true to let both be recognized. False by default; the other's delegate may allow it too.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Whether this gesture waits until the other has failed. False by default.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Whether the other gesture waits until this one has failed. False by default.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    /// Default: `true`.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Default: `true`.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        true
    }
    /// Default: `true`.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        true
    }
    /// Default: `false`.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    /// Default: `false`.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    /// Default: `false`.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}
