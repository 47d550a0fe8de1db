package import Foundation
package import FrameTime

/// A sample, and the window that it came in through.
package struct WindowSample: Hashable, Sendable {
    /// Nil for what is of no single window: settings, a wish that the whole program ends, keys that the display has no
    /// window for.
    package var window: WindowID?
    package var sample: InputSample

    package init(_ sample: InputSample, in window: WindowID? = nil) {
        self.sample = sample
        self.window = window
    }
}

/// One thing that came in from the outside, with the moment it happened.
package enum InputSample: Hashable, Sendable {
    case pointer(PointerSample)
    /// A pointer that touches nothing; nil when it left the window.
    case hover(CGPoint?)
    case wheel(WheelSample)
    case key(KeySample)
    /// Text that the keyboard or an input method produced.
    case text(String)
    /// What an input method still works on; empty when it has nothing any more. The range is selected within it, in
    /// UTF-16 units.
    case composition(String, selected: Range<Int>)
    /// The mouse's back button.
    case back
    /// The mouse's other button went down.
    case secondaryPress(CGPoint)
    case resized(WindowMetrics)
    case settingsChanged(HostSettings)
    /// The window has the keys, or has them no longer.
    case focus(Bool)
    /// False where the window was minimized or hidden by its display.
    case visible(Bool)
    /// Of a window, or of the whole program.
    case closeRequested
}

package struct PointerSample: Hashable, Sendable {
    package enum Kind: Hashable, Sendable { case finger, mouse, pencil }
    package enum Phase: Hashable, Sendable { case began, moved, ended, cancelled }

    /// One finger or button from its `began` to its `ended`.
    package var id: Int64
    package var kind: Kind
    package var phase: Phase
    /// Points from the window's top left corner.
    package var location: CGPoint
    package var time: FrameInstant
    /// Keys that are held.
    package var modifiers: KeySample.Modifiers

    package init(
        id: Int64 = 0, kind: Kind = .finger, phase: Phase, location: CGPoint, time: FrameInstant,
        modifiers: KeySample.Modifiers = []
    ) {
        self.modifiers = modifiers
        self.id = id
        self.kind = kind
        self.phase = phase
        self.location = location
        self.time = time
    }
}

package struct WheelSample: Hashable, Sendable {
    package var location: CGPoint
    /// Points the content should move: positive y shows what is above.
    package var delta: CGPoint
    package var time: FrameInstant

    package init(location: CGPoint, delta: CGPoint, time: FrameInstant) {
        self.location = location
        self.delta = delta
        self.time = time
    }
}

package struct KeySample: Hashable, Sendable {
    package struct Modifiers: OptionSet, Hashable, Sendable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }
        package static let shift = Modifiers(rawValue: 1)
        package static let control = Modifiers(rawValue: 2)
        package static let alternate = Modifiers(rawValue: 4)
        package static let command = Modifiers(rawValue: 8)
    }

    /// A printable key's character without modifiers, or a named key.
    package enum Key: Hashable, Sendable {
        case character(Character)
        case escape, enter, tab, backspace, delete, left, right, up, down, home, end, pageUp, pageDown, menu, back
        case function(Int)
    }

    package var key: Key
    package var isDown: Bool
    package var isRepeat: Bool
    package var modifiers: Modifiers

    package init(key: Key, isDown: Bool, isRepeat: Bool = false, modifiers: Modifiers = []) {
        self.key = key
        self.isDown = isDown
        self.isRepeat = isRepeat
        self.modifiers = modifiers
    }
}
