import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import UIKitTesting

/// Touches and events that views receive.
@MainActor
struct UITouchTests {
    private final class Pad: UIView {
        var lines: [String] = []
        var touches: [UITouch] = []
        var events: [UIEvent] = []
        var seen: (Set<UITouch>, UIEvent?) -> Void = { _, _ in }

        private func add(_ name: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
            lines.append(name)
            self.touches += touches
            events += [event].compactMap { $0 }
            seen(touches, event)
        }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { add("began", touches, event) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { add("moved", touches, event) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { add("ended", touches, event) }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            add("cancelled", touches, event)
        }
    }

    private let app: TestApp
    private let pad = Pad(frame: CGRect(x: 50, y: 100, width: 200, height: 200))
    private let place = CGPoint(x: 100, y: 200)

    init() {
        let page = UIViewController()
        app = TestApp(page, draws: false)
        page.view.addSubview(pad)
        app.settle()
    }

    @Test("a touch that an app creates belongs to no window and no view")
    func empty() {
        let touch = UITouch()
        #expect(touch.phase == .began)
        #expect(touch.window == nil)
        #expect(touch.view == nil)
        #expect(touch.tapCount == 1)
        #expect(touch.force == 1)
        #expect(touch.location(in: nil) == .zero)
    }

    @Test("a view that leaves the window at the end of its touch is not cancelled afterwards")
    func leavingAtEnd() {
        pad.seen = { [pad] touches, _ in if touches.first?.phase == .ended { pad.removeFromSuperview() } }
        app.tap(at: place)
        #expect(pad.lines == ["began", "ended"])
    }

    @Test("a view that leaves the window inside its call gets the cancellation after the call")
    func leavingInside() {
        pad.seen = { [pad] touches, _ in
            guard touches.first?.phase == .moved else { return }
            pad.removeFromSuperview()
            pad.lines.append("moved away")
        }
        app.drag(from: place, to: CGPoint(x: 130, y: 200), frames: 3)
        #expect(pad.lines == ["began", "moved", "moved away", "cancelled"])
    }

    @Test("a disabled recognizer no longer delays a touch: the next sample begins the touch at its view")
    func disabledDelay() {
        let tap = UITapGestureRecognizer { _ in }
        tap.delaysTouchesBegan = true
        pad.addGestureRecognizer(tap)
        app.press(at: place)
        #expect(pad.lines.isEmpty)
        tap.isEnabled = false
        app.step(to: CGPoint(x: 101, y: 200))
        #expect(pad.lines == ["began"])
        app.lift()
        #expect(pad.lines == ["began", "ended"])
    }

    @Test("a recognizer that begins with the touch leaves the view without the touch")
    func claimedAtOnce() {
        final class Immediate: UIGestureRecognizer {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
        }
        var states: [UIGestureRecognizer.State] = []
        pad.addGestureRecognizer(Immediate { states.append($0.state) })
        app.tap(at: place)
        #expect(states == [.began, .ended])
        #expect(pad.lines.isEmpty)
    }

    @Test("a view gets the phases of a touch in their order, always with the same touch")
    func phases() {
        var phases: [UITouch.Phase] = []
        pad.seen = { touches, _ in phases += touches.map(\.phase) }
        app.drag(from: place, to: CGPoint(x: 130, y: 200), frames: 2)
        #expect(pad.lines == ["began", "moved", "moved", "ended"])
        #expect(phases == [.began, .moved, .moved, .ended])
        #expect(Set(pad.touches.map { ObjectIdentifier($0) }).count == 1)
        app.tap(at: place)
        #expect(Set(pad.touches.map { ObjectIdentifier($0) }).count == 2)
    }

    @Test("a touch has its place in every view, also in a turned or scaled one")
    func locations() throws {
        let inner = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        inner.isUserInteractionEnabled = false
        inner.bounds.origin = CGPoint(x: 5, y: 5)
        pad.addSubview(inner)
        app.press(at: place)
        let touch = try #require(pad.touches.first)
        #expect(touch.location(in: nil) == place)
        #expect(touch.location(in: pad) == CGPoint(x: 50, y: 100))
        #expect(touch.location(in: inner) == CGPoint(x: 45, y: 85))
        inner.transform = CGAffineTransform(scaleX: 2, y: 2)
        let scaled = touch.location(in: inner)
        #expect(abs(scaled.x - (5 + 50 + (50 - 60) / 2)) < 0.001)
        #expect(abs(scaled.y - (5 + 50 + (100 - 70) / 2)) < 0.001)
        app.lift()
    }

    @Test("the previous location is that of the event before")
    func previousLocations() {
        var ways: [CGFloat] = []
        pad.seen = { touches, _ in
            for touch in touches {
                ways.append(touch.location(in: self.pad).x - touch.previousLocation(in: self.pad).x)
            }
        }
        app.press(at: place)
        app.step(to: CGPoint(x: 104, y: 200))
        app.step(to: CGPoint(x: 111, y: 200))
        app.lift()
        #expect(Array(ways.prefix(3)) == [0, 4, 7])
    }

    @Test("a touch stays with the view that it began in, outside its bounds too")
    func outside() throws {
        app.drag(from: place, to: CGPoint(x: 380, y: 700), frames: 3)
        #expect(pad.lines.last == "ended")
        let touch = try #require(pad.touches.last)
        #expect(touch.view === pad)
        #expect(touch.window === app.window)
        #expect(!pad.bounds.contains(touch.location(in: pad)))
        #expect(touch.type == .direct)
    }

    @Test("timestamps grow with the frames of the clock")
    func timestamps() {
        var times: [TimeInterval] = []
        pad.seen = { touches, event in
            times += touches.map(\.timestamp)
            #expect(event?.timestamp == touches.first?.timestamp)
        }
        app.press(at: place)
        app.step(to: CGPoint(x: 110, y: 200))
        app.step(to: CGPoint(x: 120, y: 200))
        #expect(times.count == 3)
        #expect(abs(times[1] - times[0] - 1.0 / 60) < 0.001)
        #expect(abs(times[2] - times[1] - 1.0 / 60) < 0.001)
        app.lift()
    }

    @Test("taps in quick succession at one place are counted, and a pause starts again")
    func tapCounts() {
        var counts: [Int] = []
        pad.seen = { touches, _ in counts += touches.filter { $0.phase == .began }.map(\.tapCount) }
        for _ in 0..<3 {
            app.tap(at: place)
            app.advance(frames: 5)
        }
        app.advance(frames: 60)
        app.tap(at: place)
        app.advance(frames: 5)
        app.tap(at: CGPoint(x: 230, y: 290))
        #expect(counts == [1, 2, 3, 1, 1])
    }

    @Test("a view gets one finger, unless it allows several")
    func severalTouches() throws {
        app.pinch(around: CGPoint(x: 150, y: 200), from: 60, to: 100, frames: 2)
        #expect(pad.lines.filter { $0 == "began" }.count == 1)
        pad.isMultipleTouchEnabled = true
        pad.lines = []
        pad.events = []
        app.advance(frames: 60)
        app.pinch(around: CGPoint(x: 150, y: 200), from: 60, to: 100, frames: 2, lifts: false)
        #expect(pad.lines.filter { $0 == "began" }.count == 2)
        let event = try #require(pad.events.last)
        #expect(event.allTouches?.count == 2)
        #expect(event.touches(for: pad)?.count == 2)
        #expect(event.touches(for: app.window)?.count == 2)
        #expect(event.touches(for: UIView())?.isEmpty != false)
        app.liftBothFingers()
    }

    @Test("an event of touches has their type, the pressed modifier keys and no buttons for fingers")
    func events() throws {
        app.tap(at: place, modifiers: [.shift, .command])
        let event = try #require(pad.events.first)
        #expect(event.type == .touches)
        #expect(event.modifierFlags == [.shift, .command])
        #expect(event.buttonMask.isEmpty)
        #expect(UIEvent().allTouches == nil)
        #expect(UIEvent().modifierFlags.isEmpty)
    }

    @Test("masks of buttons and flags of keys have the raw values of UIKit")
    func rawValues() {
        #expect(UIEvent.ButtonMask.primary == .button(1))
        #expect(UIEvent.ButtonMask.secondary == .button(2))
        #expect(UIEvent.ButtonMask.button(3).rawValue == 4)
        #expect(UIEvent.ButtonMask.button(0).isEmpty)
        #expect(UIKeyModifierFlags.shift.rawValue == 1 << 17)
        #expect(UIKeyModifierFlags.command.rawValue == 1 << 20)
        #expect(UITouch.Phase.cancelled.rawValue == 4)
    }

    @Test("a view without an override passes its touches to the next responder")
    func passing() {
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        pad.addSubview(inner)
        var hit: UIView?
        pad.seen = { touches, _ in hit = touches.first?.view }
        app.tap(at: CGPoint(x: 80, y: 200))
        #expect(pad.lines == ["began", "ended"])
        #expect(hit === inner)
    }

    @Test("views that are hidden, transparent or not interactive get no touches")
    func hidden() {
        app.tap(at: place)
        #expect(pad.lines == ["began", "ended"])
        let changes: [(Pad, Bool) -> Void] = [
            { $0.isHidden = $1 }, { $0.alpha = $1 ? 0 : 1 }, { $0.isUserInteractionEnabled = !$1 },
        ]
        for change in changes {
            pad.lines = []
            change(pad, true)
            app.tap(at: place)
            #expect(pad.lines.isEmpty)
            change(pad, false)
        }
        app.tap(at: place)
        #expect(pad.lines == ["began", "ended"])
    }

    @Test("a view that leaves its window gets the cancellation of its touch")
    func cancellation() {
        var phases: [UITouch.Phase] = []
        pad.seen = { touches, _ in phases += touches.map(\.phase) }
        app.press(at: place)
        app.advance(frames: 2)
        pad.removeFromSuperview()
        app.advance(frames: 1)
        app.lift()
        #expect(pad.lines == ["began", "cancelled"])
        #expect(phases == [.began, .cancelled])
    }

    @Test("a gesture that takes a touch cancels it in its view, and follows it further")
    func takenTouch() {
        var phases: [UITouch.Phase] = []
        var times: [TimeInterval] = []
        pad.seen = { touches, event in
            phases += touches.map(\.phase)
            times += [event?.timestamp ?? 0]
        }
        var states: [UIGestureRecognizer.State] = []
        pad.addGestureRecognizer(UIPanGestureRecognizer { states.append($0.state) })
        app.advance(frames: 10)
        app.drag(from: place, to: CGPoint(x: 160, y: 200), frames: 3)
        #expect(phases.first == .began)
        #expect(phases.last == .cancelled)
        #expect(times.allSatisfy { $0 > 0 })
        #expect(states == [.began, .changed, .changed, .ended])
    }

    @Test("a touch that a view gets late is in the phase of the call")
    func lateTouch() {
        var phases: [UITouch.Phase] = []
        pad.seen = { touches, _ in phases += touches.map(\.phase) }
        let pan = UIPanGestureRecognizer { _ in }
        pan.delaysTouchesBegan = true
        pad.addGestureRecognizer(pan)
        app.tap(at: place)
        #expect(pad.lines == ["began", "ended"])
        #expect(phases == [.began, .ended])
    }

    @Test("a finger that rests is stationary in the events of another finger")
    func stationary() {
        pad.isMultipleTouchEnabled = true
        var resting: [UITouch.Phase] = []
        pad.seen = { touches, event in
            resting += event?.allTouches?.filter { !touches.contains($0) }.map(\.phase) ?? []
        }
        app.pinch(around: CGPoint(x: 150, y: 200), from: 60, to: 100, frames: 2)
        #expect(!resting.isEmpty)
        #expect(resting.allSatisfy { $0 == .stationary })
        #expect(pad.lines.filter { $0 == "ended" }.count == 2)
    }

    @Test func `a touch has the force of an average touch until its end`() {
        var forces: [CGFloat] = []
        pad.seen = { touches, _ in forces += touches.map(\.force) }
        app.tap(at: place)
        #expect(forces == [1, 0])
        let touch = pad.touches[0]
        #expect(touch.maximumPossibleForce > 5)
        #expect(touch.majorRadius > touch.majorRadiusTolerance && touch.majorRadiusTolerance > 0)
    }

    @Test func `a mouse touches a point, and a touch has the direction of an upright pencil`() {
        app.finger.isMouse = true
        app.tap(at: place)
        let touch = pad.touches[0]
        #expect(touch.type == .indirectPointer && touch.type != .pencil)
        #expect(touch.force == 0 && touch.majorRadius == 0.5 && touch.majorRadiusTolerance == 0)
        #expect(touch.altitudeAngle == .pi / 2 && touch.azimuthAngle(in: pad) == 0 && touch.rollAngle == 0)
        #expect(touch.azimuthUnitVector(in: nil) == CGVector(dx: 1, dy: 0))
        #expect(touch.estimatedProperties.isEmpty && touch.estimatedPropertiesExpectingUpdates.isEmpty)
        #expect(touch.estimationUpdateIndex == nil)
        #expect(touch.preciseLocation(in: pad) == touch.location(in: pad))
        #expect(touch.precisePreviousLocation(in: nil) == touch.previousLocation(in: nil))
    }

    @Test func `each movement is an event with one coalesced touch and no predictions`() {
        var coalesced: [[UITouch]?] = [], predicted: [[UITouch]?] = [], others: [[UITouch]?] = []
        pad.seen = { touches, event in
            for touch in touches {
                coalesced.append(event?.coalescedTouches(for: touch))
                predicted.append(event?.predictedTouches(for: touch))
            }
            others.append(event?.coalescedTouches(for: UITouch()))
            others.append(event?.predictedTouches(for: UITouch()))
        }
        app.drag(from: place, to: CGPoint(x: 130, y: 200), frames: 3)
        #expect(coalesced.count == 5 && coalesced.allSatisfy { $0?.count == 1 && $0?[0] === pad.touches[0] })
        #expect(predicted.allSatisfy { $0?.isEmpty == true })
        #expect(others.allSatisfy { $0 == nil })
    }
}
