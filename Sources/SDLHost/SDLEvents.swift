import CSDL2
import Foundation
import FrameTime
import HostInterface
import WaylandExchange

/// Converts SDL's events to samples.
@MainActor
struct SDLEvents {
    /// The left button of the mouse.
    private enum Mouse {
        case up
        /// A press stays with its window even over another window.
        case pressed(window: WindowID, point: CGPoint)
        /// A drag on Wayland has taken the pointer. SDL believes that the button is still pressed, so it ignores the
        /// next press, and reports its release.
        case taken
        /// The press that SDL ignores. Its movements and its release are those of the compositor, because SDL may have
        /// reported them before the press is known.
        case ignored(window: WindowID)
    }

    private var mouse = Mouse.up
    /// The position of the pressed button and the window of the press.
    private var press: (window: WindowID, point: CGPoint)? {
        get { if case .pressed(let window, let point) = mouse { (window, point) } else { nil } }
        set { mouse = newValue.map { .pressed(window: $0.window, point: $0.point) } ?? .up }
    }

    /// Chosen: one notch of a wheel scrolls as far as one row of a list.
    static let pointsPerNotch: CGFloat = 44

    var heldWindow: WindowID? { if case .ignored(let window) = mouse { window } else { press?.window } }

    /// A drag has taken the pointer: SDL reports no further event of the press.
    mutating func loseMouse() { mouse = .taken }

    /// The sample of an act during a press that SDL ignores; nil if SDL reports the press.
    mutating func pressAfterLoss(_ act: WaylandPress, in window: WindowID, at point: CGPoint, _ time: FrameInstant)
        -> WindowSample?
    {
        let phase: PointerSample.Phase
        switch (mouse, act) {
        case (.taken, .began): (mouse, phase) = (.ignored(window: window), .began)
        case (.ignored(window), .moved): phase = .moved
        case (.ignored(window), .ended), (.ignored(window), .lost): (mouse, phase) = (.up, .ended)
        default: return nil
        }
        return WindowSample(
            .pointer(PointerSample(kind: .mouse, phase: phase, location: point, time: time, modifiers: .held)),
            in: window)
    }

    // Fingers are numbered from 1; 0 is the mouse.
    private var fingers: [Int64: (number: Int64, window: WindowID)] = [:]

    /// Drops the presses in a closed window, whose release is not reported.
    mutating func forget(_ window: SDLWindow) {
        if heldWindow == window.id { mouse = .up }
        fingers = fingers.filter { $0.value.window != window.id }
    }

    mutating func samples(of event: SDL_Event, window: SDLWindow?, clock: MonotonicClock) -> [WindowSample] {
        let held = press?.window
        return plain(event, window, clock).map { sample in
            // All events of a press belong to one window.
            if case .pointer(let pointer) = sample, pointer.kind == .mouse, pointer.phase != .began {
                return WindowSample(sample, in: held ?? window?.id)
            }
            return WindowSample(sample, in: window?.id)
        }
    }

    private mutating func plain(_ event: SDL_Event, _ window: SDLWindow?, _ clock: MonotonicClock) -> [InputSample] {
        let kind = SDL_EventType(rawValue: event.type)
        switch kind {
        case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: return button(event.button, window, clock)
        case SDL_MOUSEMOTION:
            guard let window, event.motion.which != UInt32.max else { return [] }
            let point = window.point(CGFloat(event.motion.x), CGFloat(event.motion.y))
            if case .ignored = mouse { return [] }
            guard let held = press else { return [.hover(point)] }
            // Points in another window are ignored.
            guard held.window == window.id else { return [] }
            press?.point = point
            let time = Self.time(event.motion.timestamp, clock)
            return [.pointer(PointerSample(kind: .mouse, phase: .moved, location: point, time: time, modifiers: .held))]
        case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: return finger(event.tfinger, kind, window, clock)
        case SDL_MOUSEWHEEL: return wheel(event.wheel, window, clock)
        case SDL_KEYDOWN, SDL_KEYUP: return KeySample(event.key).map { [.key($0)] } ?? []
        case SDL_TEXTINPUT:
            let text = withUnsafeBytes(of: event.text.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
            return text.isEmpty ? [] : [.text(text)]
        case SDL_TEXTEDITING:
            let text = withUnsafeBytes(of: event.edit.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
            return [Self.composition(text, event.edit.start, event.edit.length)]
        case SDL_TEXTEDITING_EXT:
            guard let bytes = event.editExt.text else { return [.composition("", selected: 0..<0)] }
            defer { SDL_free(bytes) }
            return [Self.composition(String(cString: bytes), event.editExt.start, event.editExt.length)]
        case SDL_WINDOWEVENT: return windowEvent(event.window, window, clock)
        case SDL_QUIT: return [.closeRequested]
        default: return []
        }
    }

    /// SDL counts the selection in code points. −1 means that the input method has not set one.
    private static func composition(_ text: String, _ start: Int32, _ length: Int32) -> InputSample {
        let units = text.unicodeScalars.map { $0.value > 0xFFFF ? 2 : 1 }
        let low = start < 0 ? units.count : min(Int(start), units.count)
        let high = min(low + max(Int(length), 0), units.count)
        let first = units.prefix(low).reduce(0, +)
        return .composition(text, selected: first..<(first + units[low..<high].reduce(0, +)))
    }

    /// SDL counts milliseconds since its own start.
    private static func time(_ timestamp: UInt32, _ clock: MonotonicClock) -> FrameInstant {
        let age = min(SDL_GetTicks() &- timestamp, 1_000)
        return FrameInstant(nanoseconds: max(0, clock.running.nanoseconds - Int64(age) * 1_000_000))
    }

    private mutating func button(_ event: SDL_MouseButtonEvent, _ window: SDLWindow?, _ clock: MonotonicClock)
        -> [InputSample]
    {
        guard let window, event.which != UInt32.max else { return [] }
        let isDown = event.type == SDL_MOUSEBUTTONDOWN.rawValue
        switch Int32(event.button) {
        case SDL_BUTTON_LEFT:
            if case .ignored = mouse { return [] }
            guard isDown != (press != nil) else { return [] }
            var point = window.point(CGFloat(event.x), CGFloat(event.y))
            if let press, press.window != window.id { point = press.point }
            press = isDown ? (window.id, point) : nil
            return [
                .pointer(
                    PointerSample(
                        kind: .mouse, phase: isDown ? .began : .ended, location: point,
                        time: Self.time(event.timestamp, clock), modifiers: .held))
            ]
        case SDL_BUTTON_RIGHT: return isDown ? [.secondaryPress(window.point(CGFloat(event.x), CGFloat(event.y)))] : []
        case SDL_BUTTON_MIDDLE: return isDown ? [.middlePress(window.point(CGFloat(event.x), CGFloat(event.y)))] : []
        case SDL_BUTTON_X1: return isDown ? [.back] : []
        default: return []
        }
    }

    private mutating func finger(
        _ event: SDL_TouchFingerEvent, _ kind: SDL_EventType, _ window: SDLWindow?, _ clock: MonotonicClock
    ) -> [InputSample] {
        guard let window else { return [] }
        let phase: PointerSample.Phase
        let id: Int64
        if kind == SDL_FINGERDOWN {
            phase = .began
            id = (1...).first { free in !fingers.values.contains { $0.number == free } } ?? 1
            fingers[event.fingerId] = (id, window.id)
        } else {
            guard let known = fingers[event.fingerId], known.window == window.id || kind == SDL_FINGERUP else {
                return []
            }
            phase = kind == SDL_FINGERUP ? .ended : .moved
            id = known.number
            if kind == SDL_FINGERUP { fingers[event.fingerId] = nil }
        }
        let size = window.metrics.size
        return [
            .pointer(
                PointerSample(
                    id: id, kind: .finger, phase: phase,
                    location: CGPoint(x: CGFloat(event.x) * size.width, y: CGFloat(event.y) * size.height),
                    time: Self.time(event.timestamp, clock), modifiers: .held))
        ]
    }

    private func wheel(_ event: SDL_MouseWheelEvent, _ window: SDLWindow?, _ clock: MonotonicClock) -> [InputSample] {
        guard let window else { return [] }
        let delta = CGPoint(
            x: 0 - CGFloat(event.preciseX) * Self.pointsPerNotch, y: CGFloat(event.preciseY) * Self.pointsPerNotch)
        guard delta != .zero else { return [] }
        return [
            .wheel(
                WheelSample(
                    location: window.point(CGFloat(event.mouseX), CGFloat(event.mouseY)), delta: delta,
                    time: Self.time(event.timestamp, clock)))
        ]
    }

    private func windowEvent(_ event: SDL_WindowEvent, _ window: SDLWindow?, _ clock: MonotonicClock) -> [InputSample] {
        guard let window else { return [] }
        switch SDL_WindowEventID(rawValue: UInt32(event.event)) {
        case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED:
            return window.remeasure() ? [.resized(window.metrics)] : []
        case SDL_WINDOWEVENT_MOVED: return window.canMove ? [.moved] : []
        case SDL_WINDOWEVENT_EXPOSED:
            window.showAgain()
            return []
        case SDL_WINDOWEVENT_LEAVE: return heldWindow != nil ? [] : [.hover(nil)]
        case SDL_WINDOWEVENT_FOCUS_GAINED, SDL_WINDOWEVENT_FOCUS_LOST:
            window.showDecorations()
            return [.focus(UInt32(event.event) == SDL_WINDOWEVENT_FOCUS_GAINED.rawValue)]
        case SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_HIDDEN: return [.visible(false)]
        case SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_MAXIMIZED: return [.visible(true)]
        case SDL_WINDOWEVENT_CLOSE: return [.closeRequested]
        default: return []
        }
    }
}
