import CoreGraphics
public import Foundation
package import FrameTime
import GestureLogic
import HostInterface

/// A touch of a finger, or a press of the mouse button, from its beginning to its end.
@preconcurrency @MainActor
public final class UITouch: NSObject {
    /// The phase of a touch.
    public enum Phase: Int, Sendable {
        case began = 0, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }
    /// The type of a touch: a finger, a mouse. Documented (UITouch.TouchType): the values. No touch has the type
    /// `pencil`: the pen of a tablet acts as a mouse.
    public enum TouchType: Int, Sendable {
        case direct = 0, indirect, pencil, indirectPointer
        /// The former name of ``pencil``.
        public static let stylus = TouchType.pencil
    }
    /// Properties of a pencil's touch.
    public struct Properties: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let force = Properties(rawValue: 1 << 0)
        public static let azimuth = Properties(rawValue: 1 << 1)
        public static let altitude = Properties(rawValue: 1 << 2)
        public static let location = Properties(rawValue: 1 << 3)
        public static let roll = Properties(rawValue: 1 << 4)
    }

    /// The current phase of the touch.
    public internal(set) var phase: Phase = .began
    /// The time of the touch, in seconds of the frame clock.
    public internal(set) var timestamp: TimeInterval = 0
    /// The number of taps in quick succession at one location, including this touch.
    public internal(set) var tapCount = 1
    /// The window in which the touch began; nil after the window was released.
    public internal(set) weak var window: UIWindow?
    /// The view in which the touch began. A touch belongs to this view until its end.
    public internal(set) weak var view: UIView?
    /// The force of the touch: 1 while it touches the screen, and 0 after its end. Documented (UITouch.force): 1 is the
    /// force of an average touch. No display reports another force.
    public var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }
    /// The largest value of ``force`` in the scale of an average touch. Chosen: several times an average touch, so that
    /// an app that compares both values sees no firm press.
    public var maximumPossibleForce: CGFloat { 20.0 / 3 }
    /// The radius of the touch in points. Chosen: half the width of a fingertip; half a point for the mouse.
    public var majorRadius: CGFloat { type == .direct ? 20 : 0.5 }
    /// The accuracy of ``majorRadius`` in points. Chosen: a quarter of the radius of a finger; 0 for the mouse.
    public var majorRadiusTolerance: CGFloat { type == .direct ? 5 : 0 }
    /// The angle to the surface in radians: always half of π, upright, because no pencil reports another angle.
    public var altitudeAngle: CGFloat { .pi / 2 }
    /// The rotation of a pencil around its axis in radians: always 0.
    public var rollAngle: CGFloat { 0 }
    /// The properties with estimated values: always none, because no pencil sends later values.
    public var estimatedProperties: Properties { [] }
    /// The properties whose estimated values will be updated: always none.
    public var estimatedPropertiesExpectingUpdates: Properties { [] }
    /// Identifies the update of an estimated touch: always nil.
    public var estimationUpdateIndex: NSNumber? { nil }
    /// The recognizers that receive the touch; nil without recognizers.
    public internal(set) var gestureRecognizers: [UIGestureRecognizer]?
    /// The type of the touch: a finger, or a mouse as `indirectPointer`.
    public let type: TouchType
    /// The modifier keys that were held during the touch.
    var modifierFlags: UIKeyModifierFlags = []
    /// The mouse button of the touch; empty for fingers.
    var buttonMask: UIEvent.ButtonMask { type == .indirectPointer ? .primary : [] }

    package let id: Int64
    package internal(set) var instant: FrameInstant
    /// The location in window coordinates.
    var windowLocation: CGPoint
    var previousWindowLocation: CGPoint
    /// Whether the recognizers have received the current sample.
    var isRead = false
    /// The phases of the touch that the view received.
    var delivery = TouchMachine()

    /// Creates a touch without a window and a view.
    public convenience override init() { self.init(id: 0, type: .direct, location: .zero, instant: .zero) }

    init(id: Int64, type: TouchType, location: CGPoint, instant: FrameInstant) {
        self.id = id
        self.type = type
        self.windowLocation = location
        self.previousWindowLocation = location
        self.instant = instant
        self.timestamp = instant.seconds
        super.init()
    }
}

/// An event that responders receive.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// The buttons of a mouse. Documented: UIEvent.ButtonMask, the raw values.
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let primary = ButtonMask(rawValue: 1)
        public static let secondary = ButtonMask(rawValue: 2)
        /// Returns the button with a number, from 1.
        public static func button(_ buttonNumber: Int) -> ButtonMask {
            ButtonMask(rawValue: buttonNumber > 0 ? 1 << (buttonNumber - 1) : 0)
        }
    }

    /// The type of an event.
    public enum EventType: Int, Sendable {
        case touches = 0, motion, remoteControl, presses, scroll = 10, hover = 11, transform = 14
    }

    /// The kind of a motion or of a remote control's command. Documented: UIEvent.EventSubtype, the raw values.
    public enum EventSubtype: Int, Sendable {
        case none = 0, motionShake
        case remoteControlPlay = 100, remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
        case remoteControlNextTrack, remoteControlPreviousTrack, remoteControlBeginSeekingBackward
        case remoteControlEndSeekingBackward, remoteControlBeginSeekingForward, remoteControlEndSeekingForward
    }

    /// The type of the event.
    open var type: EventType { .touches }
    /// The kind of a motion; `.none` for other events.
    open var subtype: EventSubtype { .none }
    /// The time of the event, in seconds of the frame clock.
    open internal(set) var timestamp: TimeInterval = 0
    var touches: [UITouch] = []

    /// The modifier keys that were held during a touch of the event.
    open var modifierFlags: UIKeyModifierFlags { touches.last?.modifierFlags ?? [] }
    /// The mouse buttons that are pressed during a touch of the event; empty for fingers.
    open var buttonMask: ButtonMask { touches.reduce([]) { $0.union($1.buttonMask) } }

    /// The touches of the event; nil for an event without touches.
    open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : Set(touches) }
    /// Returns the touches that began in a view.
    open func touches(for view: UIView) -> Set<UITouch>? { Set(touches.filter { $0.view === view }) }
    /// Returns the movements of a touch since the last event, with the current one as the last. Each movement of a
    /// display is a separate event: the array has one touch, or none for a touch of another event.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { touches.contains(touch) ? [touch] : nil }
    /// Returns an empty array: movements are not predicted.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { touches.contains(touch) ? [] : nil }
    /// Returns the touches that began in a window.
    open func touches(for window: UIWindow) -> Set<UITouch>? { Set(touches.filter { $0.window === window }) }
}

/// A press or release of a key.
@preconcurrency @MainActor
public final class UIPress: NSObject {
    /// The key; nil for an unknown key.
    public internal(set) var key: UIKey?
}

/// An event of key presses.
@preconcurrency @MainActor
public final class UIPressesEvent: UIEvent {
    public override var type: EventType { .presses }
}

/// A key of the keyboard.
@preconcurrency @MainActor
public final class UIKey: NSObject {
    /// The characters that the key types with its modifiers.
    public let characters: String
    /// The characters that the key types. Modifiers have an effect here, too.
    public let charactersIgnoringModifiers: String
    /// The modifier keys that were held.
    public let modifierFlags: UIKeyModifierFlags
    /// The USB key code of the character that the key types: a key that types A is ``UIKeyboardHIDUsage/keyboardA`` in
    /// every keyboard layout.
    public var keyCode: UIKeyboardHIDUsage { UIKeyboardHIDUsage(key) }
    let key: KeySample.Key
    /// Whether the key is a repetition of a held key.
    let isRepeat: Bool

    init(_ sample: KeySample, characters: String) {
        key = sample.key
        isRepeat = sample.isRepeat
        self.characters = characters
        charactersIgnoringModifiers = characters
        modifierFlags = UIKeyModifierFlags(sample.modifiers)
        super.init()
    }
}

/// The modifier keys. Documented: UIKeyModifierFlags, the raw values.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Caps Lock is on.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// The Alt key.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// The Super key.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// The key belongs to the number pad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

extension UIKeyModifierFlags {
    init(_ modifiers: KeySample.Modifiers) {
        self = []
        if modifiers.contains(.shift) { insert(.shift) }
        if modifiers.contains(.control) { insert(.control) }
        if modifiers.contains(.alternate) { insert(.alternate) }
        if modifiers.contains(.command) { insert(.command) }
    }
}
