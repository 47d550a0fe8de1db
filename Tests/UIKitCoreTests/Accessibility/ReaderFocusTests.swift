import Foundation
import Testing
import UIKit
import UIKitTesting

/// The notifications of an app about the screen reader's focus.
@MainActor
struct ReaderFocusTests {
    private final class Log {
        var lines: [String] = []
        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    private final class Spoken: UILabel {
        var log: Log?
        override func accessibilityElementDidBecomeFocused() {
            log?.lines.append("\(text ?? "") focused \(accessibilityElementIsFocused())")
        }
        override func accessibilityElementDidLoseFocus() {
            log?.lines.append("\(text ?? "") lost \(accessibilityElementIsFocused())")
        }
    }

    private let page = UIViewController()
    private let app: TestApp
    private let log = Log()

    init() {
        app = TestApp(page, draws: false)
        for (place, text) in ["One", "Two", "Three"].enumerated() {
            let label = Spoken(frame: CGRect(x: 20, y: 100 + place * 50, width: 200, height: 30))
            (label.text, label.log) = (text, log)
            page.view.addSubview(label)
        }
        app.settle()
    }

    private func label(_ text: String) throws -> UIView {
        try #require(page.view.subviews.first { ($0 as? UILabel)?.text == text })
    }

    @Test("isVoiceOverRunning tells of a reader, and each change is notified once, with the new value")
    func running() {
        var values: [Bool] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { values.append(UIAccessibility.isVoiceOverRunning) } }
        defer { NotificationCenter.default.removeObserver(token) }
        #expect(!UIAccessibility.isVoiceOverRunning)
        for runs in [true, true, false] {
            app.runsScreenReader = runs
            app.settle()
            #expect(UIAccessibility.isVoiceOverRunning == runs)
        }
        #expect(values == [true, false])
    }

    @Test("the former element is notified first, then the new element, then observers")
    func order() throws {
        nonisolated(unsafe) var posted: [(Any?, Any?)] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIAccessibility.elementFocusedNotification, object: nil, queue: nil
        ) {
            posted.append(
                (
                    $0.userInfo?[UIAccessibility.focusedElementUserInfoKey],
                    $0.userInfo?[UIAccessibility.unfocusedElementUserInfoKey]
                ))
        }
        defer { NotificationCenter.default.removeObserver(token) }
        app.activate()
        #expect(UIAccessibility.focusedElement(using: nil) == nil)
        try app.moveReader(to: "One")
        #expect(log.take() == ["One focused true"])
        try app.moveReader(to: "Three")
        #expect(log.take() == ["One lost false", "Three focused true"])
        let (one, three) = (try label("One"), try label("Three"))
        #expect(posted.count == 2)
        #expect(posted[1].0 as? UIView === three)
        #expect(posted[1].1 as? UIView === one)
        #expect(UIAccessibility.focusedElement(using: .notificationVoiceOver) as? UIView === three)
        #expect(UIAccessibility.focusedElement(using: .notificationSwitchControl) == nil)
        #expect(three.accessibilityElementIsFocused() && !one.accessibilityElementIsFocused())
        #expect(app.readerLine == "Three")
    }

    @Test("flicks go through the elements in reading order, and stay at the ends")
    func flicks() {
        #expect(app.moveReaderForward())
        #expect(app.readerLine == "One")
        #expect(app.moveReaderForward())
        #expect(app.moveReaderForward())
        #expect(app.readerLine == "Three")
        #expect(!app.moveReaderForward())
        #expect(app.moveReaderBackward())
        #expect(app.readerLine == "Two")
    }

    @Test(
        """
        a layout change moves the reader to its argument in a later turn, and a view that is no element to the \
        first in it
        """
    )
    func layoutChanged() throws {
        app.runsScreenReader = true
        UIAccessibility.post(notification: .layoutChanged, argument: try label("Two"))
        #expect(app.readerLine == nil)
        app.advance(frames: 2)
        #expect(app.readerLine == "Two")
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
        UIAccessibility.post(notification: .layoutChanged, argument: "Nothing new")
        app.advance(frames: 2)
        #expect(app.readerLine == "Two")
        UIAccessibility.post(notification: .screenChanged, argument: page.view)
        app.advance(frames: 2)
        #expect(app.readerLine == "One")
        #expect(log.take() == ["Two focused true", "Two lost false", "One focused true"])
    }

    @Test("a new screen without an argument begins at its first element; without a reader nothing moves")
    func screenChanged() {
        UIAccessibility.post(notification: .screenChanged, argument: nil)
        app.advance(frames: 2)
        #expect(app.readerLine == nil)
        app.runsScreenReader = true
        UIAccessibility.post(notification: .screenChanged, argument: nil)
        app.advance(frames: 2)
        #expect(app.readerLine == "One")
        app.runsScreenReader = false
        #expect(log.take() == ["One focused true", "One lost false"])
        #expect(UIAccessibility.focusedElement(using: nil) == nil)
    }

    @Test("the reader keeps no element alive, and is at none that has left the window")
    func weak() throws {
        try app.moveReader(to: "Two")
        weak let two = try label("Two")
        two?.removeFromSuperview()
        #expect(UIAccessibility.focusedElement(using: nil) == nil)
        app.settle()
        #expect(two == nil)
    }

    @Test("parts of a drawing are focused too, and a double tap activates them")
    func parts() throws {
        final class Part: UIAccessibilityElement {
            var events: [String] = []
            override func accessibilityElementDidBecomeFocused() { events.append("focused") }
            override func accessibilityElementDidLoseFocus() { events.append("lost") }
            override func accessibilityActivate() -> Bool {
                events.append("activated")
                return true
            }
        }
        let chart = UIView(frame: CGRect(x: 0, y: 300, width: 300, height: 100))
        let part = Part(accessibilityContainer: chart)
        part.accessibilityLabel = "March"
        chart.accessibilityElements = [part]
        page.view.addSubview(chart)
        try app.moveReader(to: "March")
        #expect(part.accessibilityElementIsFocused())
        app.activateWithReader()
        try app.moveReader(to: "One")
        #expect(part.events == ["focused", "activated", "lost"])
    }

    @Test("without an own activation a double tap is a tap on the element")
    func activates() throws {
        var taps = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in taps += 1 })
        button.frame = CGRect(x: 20, y: 400, width: 100, height: 44)
        page.view.addSubview(button)
        try app.moveReader(to: "Go")
        app.activateWithReader()
        #expect(taps == 1)
    }
}
