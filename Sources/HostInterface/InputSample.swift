package import Foundation
package import FrameTime

/// A sample and its window.
package struct WindowSample: Hashable, Sendable {
    /// Nil for samples without a window: settings, a request to end the program, and key presses outside any window.
    package var window: WindowID?
    package var sample: InputSample

    package init(_ sample: InputSample, in window: WindowID? = nil) {
        self.sample = sample
        self.window = window
    }
}

/// One event from the outside world, with its time.
package enum InputSample: Hashable, Sendable {
    case pointer(PointerSample)
    /// The position of a pointer without a pressed button; nil after it left the window.
    case hover(CGPoint?)
    case wheel(WheelSample)
    case key(KeySample)
    /// Text from the keyboard or an input method.
    case text(String)
    /// The marked text of an input method; empty at the end of the composition. The selection is a range of UTF-16
    /// units in the text.
    case composition(String, selected: Range<Int>)
    /// The mouse's back button.
    case back
    /// The secondary mouse button was pressed.
    case secondaryPress(CGPoint)
    /// The middle mouse button was pressed.
    case middlePress(CGPoint)
    case resized(WindowMetrics)
    /// The window has another position on its display.
    case moved
    case settingsChanged(HostSettings)
    /// Whether the window has the keyboard focus.
    case focus(Bool)
    /// False if the window is minimized or hidden.
    case visible(Bool)
    /// Requested for a window, or for the whole program.
    case closeRequested
    /// Another program has replaced the data on the clipboard.
    case clipboardChanged
    /// The drag of another program over a window.
    case incomingDrag(IncomingDragSample)
    /// A message about the app's own drag over another program.
    case outgoingDrag(OutgoingDragSample)
    /// The desktop or a second start of the program requests something of the running app.
    case requested(LaunchRequest)
}

package struct PointerSample: Hashable, Sendable {
    package enum Kind: Hashable, Sendable { case finger, mouse, pencil }
    package enum Phase: Hashable, Sendable { case began, moved, ended, cancelled }

    /// The identifier of one touch or press from `began` to `ended`.
    package var id: Int64
    package var kind: Kind
    package var phase: Phase
    /// In points from the window's top left corner.
    package var location: CGPoint
    package var time: FrameInstant
    /// The pressed modifier keys.
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
    /// The distance in points by which the content should move. Positive y scrolls up.
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

    /// The character of a printable key without modifiers, or a named key.
    package enum Key: Hashable, Sendable {
        case character(Character)
        case escape, enter, tab, backspace, delete, left, right, up, down, home, end, pageUp, pageDown, menu, back
        case function(Int)
        /// A modifier key, left or right. The value has one member.
        case modifier(Modifiers)
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
