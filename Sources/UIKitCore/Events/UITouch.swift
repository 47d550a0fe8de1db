import CoreGraphics
public import Foundation
package import FrameTime
import HostInterface

/// One finger, or the mouse's button, from its coming down to its going up.
@preconcurrency @MainActor
public final class UITouch: NSObject {
    /// What a touch does in its event.
    public enum Phase: Int, Sendable {
        case began = 0, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }
    /// What touches: a finger, a mouse.
    public enum TouchType: Int, Sendable { case direct = 0, indirect, pencil, indirectPointer }

    /// What the touch does in its event.
    public internal(set) var phase: Phase = .began
    /// Seconds on the frame clock.
    public internal(set) var timestamp: TimeInterval = 0
    /// Taps in quick succession at one place, this one included.
    public internal(set) var tapCount = 1
    /// The window that the touch began in; nil after that is released.
    public internal(set) weak var window: UIWindow?
    /// The view that was hit when the touch began; touches stay with it.
    public internal(set) weak var view: UIView?
    /// Always 0: no display reports how hard a finger presses.
    public var force: CGFloat { 0 }
    /// Always 0: see ``force``.
    public var maximumPossibleForce: CGFloat { 0 }
    /// The recognizers that get the touch; nil where none does.
    public internal(set) var gestureRecognizers: [UIGestureRecognizer]?
    /// What touches: a finger, or a mouse as `indirectPointer`.
    public let type: TouchType
    /// Keys that are held with it.
    var modifierFlags: UIKeyModifierFlags = []
    /// The mouse's button that it is; none for fingers.
    var buttonMask: UIEvent.ButtonMask { type == .indirectPointer ? .primary : [] }

    package let id: Int64
    package internal(set) var instant: FrameInstant
    /// In window points.
    var windowLocation: CGPoint
    var previousWindowLocation: CGPoint

    /// A touch that belongs to no window and no view.
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

    /// In points of `view`; of the window for nil.
    public func location(in view: UIView?) -> CGPoint {
        view.map { $0.convert(windowLocation, from: nil) } ?? windowLocation
    }
    /// Where the touch was in the event before, in points of `view`; of the window for nil.
    public func previousLocation(in view: UIView?) -> CGPoint {
        view.map { $0.convert(previousWindowLocation, from: nil) } ?? previousWindowLocation
    }
}

/// What happened, as responders are told.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// Buttons of a mouse. Documented: the raw values.
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let primary = ButtonMask(rawValue: 1)
        public static let secondary = ButtonMask(rawValue: 2)
        /// The button with this number, from 1.
        public static func button(_ buttonNumber: Int) -> ButtonMask {
            ButtonMask(rawValue: buttonNumber > 0 ? 1 << (buttonNumber - 1) : 0)
        }
    }

    /// What an event is about.
    public enum EventType: Int, Sendable {
        case touches = 0, motion, remoteControl, presses, scroll = 10, hover = 11, transform = 14
    }

    /// What the event is about.
    open var type: EventType { .touches }
    /// Seconds on the frame clock.
    open internal(set) var timestamp: TimeInterval = 0
    var touches: [UITouch] = []

    /// Keys that are held with a touch of the event.
    open var modifierFlags: UIKeyModifierFlags { touches.last?.modifierFlags ?? [] }
    /// Buttons that are down with a touch of the event; none for fingers.
    open var buttonMask: ButtonMask { touches.reduce([]) { $0.union($1.buttonMask) } }

    /// The touches of the event; nil without any.
    open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : Set(touches) }
    /// The touches that began in a view.
    open func touches(for view: UIView) -> Set<UITouch>? { Set(touches.filter { $0.view === view }) }
    /// The touches that began in a window.
    open func touches(for window: UIWindow) -> Set<UITouch>? { Set(touches.filter { $0.window === window }) }
}

/// A key that went down or up.
@preconcurrency @MainActor
public final class UIPress: NSObject {
    /// The key; nil where none is known.
    public internal(set) var key: UIKey?
}

/// An event of keys.
@preconcurrency @MainActor
public final class UIPressesEvent: UIEvent {
    public override var type: EventType { .presses }
}

/// A key of the keyboard.
@preconcurrency @MainActor
public final class UIKey: NSObject {
    /// The characters that the key types with those held with it.
    public let characters: String
    /// The characters that the key types; the held keys count here too.
    public let charactersIgnoringModifiers: String
    /// Keys that were held with it.
    public let modifierFlags: UIKeyModifierFlags
    /// The key by the table of USB keyboards, by what it types: the key with an A on its cap is
    /// ``UIKeyboardHIDUsage/keyboardA``.
    public var keyCode: UIKeyboardHIDUsage { UIKeyboardHIDUsage(key) }
    let key: KeySample.Key
    /// The key is held down, and says so again.
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

/// Keys held with another. Documented: the raw values.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Caps Lock is on.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// Alt.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// The key with the desktop's sign.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// The key is one of the block of numbers.
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
