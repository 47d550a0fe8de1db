import CoreGraphics
public import Foundation
import FrameTime
import HeadlessHost
import HostInterface
import UIKit
import UIKitCore

/// The state of a test's finger, and of the second finger of a pinch.
package struct TestFinger {
    var number: Int64 = 1
    var place = CGPoint.zero
    var secondPlace = CGPoint.zero
    var modifiers: TestKey.Modifiers = []
    var isMouse = false
}

/// A key of the keyboard.
public enum TestKey: Hashable, Sendable {
    case escape, enter, tab, backspace, left, right, up, down, home, end, pageUp, pageDown
    /// Forward delete: removes the character after the caret.
    case delete
    case character(Character)
    /// A function key, from 1.
    case function(Int)
    /// The key that opens a context menu.
    case menu
    /// A modifier key, such as Control, pressed alone. The value has one member.
    case modifier(Modifiers)

    /// The modifier keys.
    public struct Modifiers: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let shift = Modifiers(rawValue: 1)
        public static let control = Modifiers(rawValue: 2)
        /// Alt.
        public static let alternate = Modifiers(rawValue: 4)
        public static let command = Modifiers(rawValue: 8)
    }

    var sample: KeySample.Key {
        switch self {
        case .escape: .escape
        case .enter: .enter
        case .tab: .tab
        case .backspace: .backspace
        case .left: .left
        case .right: .right
        case .up: .up
        case .down: .down
        case .home: .home
        case .end: .end
        case .pageUp: .pageUp
        case .pageDown: .pageDown
        case .delete: .delete
        case .character(let character): .character(character)
        case .function(let number): .function(number)
        case .menu: .menu
        case .modifier(let key): .modifier(KeySample.Modifiers(rawValue: key.rawValue))
        }
    }
}

/// A side of the window.
public enum TestEdge: Hashable, Sendable {
    case left, right, top, bottom
    /// The sides by reading direction.
    case leading, trailing
}

/// User input. All points are in points from the window's top left corner.
extension TestApp {
    /// An edge of the window.
    public typealias Edge = TestEdge

    // MARK: Finger

    /// Begins a touch.
    public func press(at point: CGPoint) { touch(.began, at: point) }

    /// Advances one frame and moves the touch to `point`.
    public func step(to point: CGPoint) {
        activate()
        host.manualClock.advance(to: host.nextFrameInstant)
        touch(.moved, at: point)
    }

    /// Ends the touch at its current point.
    public func lift() {
        touch(.ended, at: finger.place)
        finger.number += 1
    }

    /// Taps at a point. Takes three frames.
    /// - Parameter modifiers: the modifier keys that are pressed during the tap.
    public func tap(at point: CGPoint, modifiers: TestKey.Modifiers = []) {
        finger.modifiers = modifiers
        press(at: point)
        advance(frames: 3)
        lift()
        finger.modifiers = []
    }

    /// Begins a touch, moves it in a straight line frame by frame, and ends it.
    /// - Parameter lifts: false keeps the touch on the screen; ``lift()`` ends it.
    public func drag(from start: CGPoint, to end: CGPoint, frames: Int = 10, lifts: Bool = true) {
        press(at: start)
        for frame in 1...max(frames, 1) {
            let fraction = CGFloat(frame) / CGFloat(max(frames, 1))
            step(to: CGPoint(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction))
        }
        if lifts { lift() }
    }

    /// Touches with two fingers side by side, moves both in a straight line frame by frame, and ends both touches.
    /// - Parameters:
    ///   - start: the point between the fingers at the beginning.
    ///   - end: the point between the fingers at the end.
    ///   - lifts: false keeps both touches on the screen; ``liftBothFingers()`` ends them.
    public func dragWithTwoFingers(from start: CGPoint, to end: CGPoint, frames: Int = 10, lifts: Bool = true) {
        func places(_ fraction: CGFloat) -> [CGPoint] {
            let center = CGPoint(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction)
            return [-30, 30].map { CGPoint(x: center.x + $0, y: center.y) }
        }
        moveTwoFingers(frames, places, lifts)
    }

    /// Swipes from an edge across most of the window.
    public func swipe(from edge: Edge) {
        let (w, h) = (window.bounds.width, window.bounds.height)
        switch edge {
        case .left: drag(from: CGPoint(x: 2, y: h / 2), to: CGPoint(x: w * 0.9, y: h / 2))
        case .right: drag(from: CGPoint(x: w - 2, y: h / 2), to: CGPoint(x: w * 0.1, y: h / 2))
        case .top: drag(from: CGPoint(x: w / 2, y: 2), to: CGPoint(x: w / 2, y: h * 0.9))
        case .bottom: drag(from: CGPoint(x: w / 2, y: h - 2), to: CGPoint(x: w / 2, y: h * 0.1))
        case .leading: swipe(from: isRightToLeft ? .right : .left)
        case .trailing: swipe(from: isRightToLeft ? .left : .right)
        }
    }

    /// Drags the content in the center of the window. Positive `points` scroll down.
    public func scroll(by points: CGFloat) {
        let middle = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
        drag(
            from: CGPoint(x: middle.x, y: middle.y + points / 2), to: CGPoint(x: middle.x, y: middle.y - points / 2),
            frames: 20)
    }

    /// Drags slowly across the view named `name`, as for a swipe action of a row. The finger rests before it lifts, so
    /// that only the distance counts.
    /// - Parameters:
    ///   - edge: the direction of the drag: left, right, leading or trailing.
    ///   - lifts: false keeps the touch on the screen; ``lift()`` ends it.
    /// - Throws: ``TestFailure`` with the visible texts if no visible view has this name.
    public func swipe(_ name: String, towards edge: Edge, by points: CGFloat, lifts: Bool = true) throws {
        let view = try require(name)
        let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        // The start is far enough inside the window that the touch is no edge swipe.
        let (inset, width, height) = (CGFloat(40), window.bounds.width, window.bounds.height)
        let (start, movement): (CGPoint, CGPoint) =
            switch edge {
            case .left: (CGPoint(x: width - inset, y: middle.y), CGPoint(x: -points, y: 0))
            case .right: (CGPoint(x: inset, y: middle.y), CGPoint(x: points, y: 0))
            case .top: (CGPoint(x: middle.x, y: height - inset), CGPoint(x: 0, y: -points))
            case .bottom: (CGPoint(x: middle.x, y: inset), CGPoint(x: 0, y: points))
            case .leading, .trailing:
                (edge == .leading) != isRightToLeft
                    ? (CGPoint(x: width - inset, y: middle.y), CGPoint(x: -points, y: 0))
                    : (CGPoint(x: inset, y: middle.y), CGPoint(x: points, y: 0))
            }
        drag(from: start, to: CGPoint(x: start.x + movement.x, y: start.y + movement.y), frames: 30, lifts: false)
        advance(frames: 10)
        if lifts {
            lift()
            settle()
        }
    }

    /// Pinches with two opposite fingers: they touch, move apart or together and rotate frame by frame, and lift.
    /// - Parameters:
    ///   - center: the midpoint of the fingers, which stays the same.
    ///   - distance: the distance at the start in points, in horizontal direction.
    ///   - newDistance: the distance at the end in points.
    ///   - angle: the clockwise rotation in radians.
    ///   - lifts: false keeps both touches on the screen; ``liftBothFingers()`` ends them.
    public func pinch(
        around center: CGPoint, from distance: CGFloat, to newDistance: CGFloat, turningBy angle: CGFloat = 0,
        frames: Int = 10, lifts: Bool = true
    ) {
        func places(_ fraction: CGFloat) -> [CGPoint] {
            let reach = (distance + (newDistance - distance) * fraction) / 2
            let (x, y) = (reach * cos(angle * fraction), reach * sin(angle * fraction))
            return [CGPoint(x: center.x - x, y: center.y - y), CGPoint(x: center.x + x, y: center.y + y)]
        }
        moveTwoFingers(frames, places, lifts)
    }

    /// - Parameter places: the points of both fingers for a part of the movement from 0 to 1.
    private func moveTwoFingers(_ frames: Int, _ places: (CGFloat) -> [CGPoint], _ lifts: Bool) {
        let start = places(0)
        touch(.began, at: start[0])
        touch(.began, at: start[1], second: true)
        for frame in 1...max(frames, 1) {
            host.manualClock.advance(to: host.nextFrameInstant)
            let now = places(CGFloat(frame) / CGFloat(max(frames, 1)))
            touch(.moved, at: now[0])
            touch(.moved, at: now[1], second: true)
        }
        if lifts { liftBothFingers() }
    }

    /// Ends both touches of a pinch or drag at their current points.
    public func liftBothFingers() {
        touch(.ended, at: finger.secondPlace, second: true)
        lift()
    }

    /// Moves the mouse pointer without a button, in points of the window. Nil moves it out of the window.
    public func hover(at point: CGPoint?) {
        send([.hover(point)])
    }

    func touch(_ phase: PointerSample.Phase, at point: CGPoint, second: Bool = false) {
        if second { finger.secondPlace = point } else { finger.place = point }
        send([
            .pointer(
                PointerSample(
                    id: second ? -finger.number : finger.number, kind: finger.isMouse ? .mouse : .finger, phase: phase,
                    location: point, time: host.clock.now,
                    modifiers: KeySample.Modifiers(rawValue: finger.modifiers.rawValue)))
        ])
    }

    // MARK: Mouse and keys

    /// Presses the mouse's back button.
    public func pressMouseBack() {
        send([.back])
    }

    /// Presses the secondary mouse button, which opens menus.
    public func pressSecondary(at point: CGPoint) {
        send([.secondaryPress(point)])
    }

    /// Turns the wheel over `point`. Positive `delta.y` scrolls up.
    public func wheel(by delta: CGPoint, at point: CGPoint) {
        send([.wheel(WheelSample(location: point, delta: delta, time: host.clock.now))])
    }

    /// Presses and releases a key. Alt with the left arrow goes back, and Escape cancels.
    /// - Parameter releases: false keeps the key pressed; `release(_:)` releases it.
    public func press(_ key: TestKey, modifiers: TestKey.Modifiers = [], releases: Bool = true) {
        activate()
        var held = KeySample.Modifiers(rawValue: modifiers.rawValue)
        if case .modifier(let own) = key.sample { held.formUnion(own) }
        send([.key(KeySample(key: key.sample, isDown: true, modifiers: held))])
        if releases { release(key, modifiers: modifiers) }
    }

    /// Releases a key that ``press(_:modifiers:releases:)`` keeps pressed.
    /// - Parameter modifiers: the modifier keys that stay pressed.
    public func release(_ key: TestKey, modifiers: TestKey.Modifiers = []) {
        send([
            .key(
                KeySample(
                    key: key.sample, isDown: false, modifiers: KeySample.Modifiers(rawValue: modifiers.rawValue)))
        ])
    }

    /// Presses the middle mouse button, which inserts the primary selection into a text.
    public func pressMiddle(at point: CGPoint) {
        activate()
        send([.middlePress(point)])
    }

    // MARK: Text

    /// Types a text character by character into the first responder.
    public func type(_ text: String) {
        activate()
        for character in text {
            if character.isNewline { press(.enter); continue }
            if character == "\t" { press(.tab); continue }
            let key = KeySample(key: .character(character), isDown: true)
            send([.key(key), .text(String(character))])
            send([.key(KeySample(key: .character(character), isDown: false))])
        }
    }

    /// Sets the marked text of an input method, as while the user types Japanese or Chinese. An empty text cancels the
    /// composition.
    /// - Parameter caret: the number of characters before the caret; nil places the caret after the text.
    public func compose(_ text: String, caret: Int? = nil) {
        activate()
        let place = String(text.prefix(max(0, caret ?? text.count))).utf16.count
        send([.composition(text, selected: place..<place)])
    }

    /// Ends the composition: this text replaces the marked text.
    public func commit(_ text: String) {
        send([.composition("", selected: 0..<0), .text(text)])
    }

    /// The text that was selected last, in any program.
    public var primarySelection: String? {
        get { host.clipboard.primarySelection }
        set { host.clipboard.primarySelection = newValue }
    }

    /// The text in the desktop's clipboard.
    public var clipboard: String? {
        get { host.clipboard.text }
        set { host.clipboard.text = newValue }
    }

    /// The caret's rectangle for the input method's window, in points of the window; nil while no text is edited.
    public var textInputPlace: CGRect? { hostWindow?.textInputCaret }
}
