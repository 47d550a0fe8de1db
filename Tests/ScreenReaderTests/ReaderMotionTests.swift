import AccessibilityLogic
import CoreGraphics
import Foundation
import HeadlessHost
import HostInterface
import Testing
import UIKit
import UIKitTesting

/// Transitions and other motion while a screen reader listens.
@MainActor
struct ReaderMotionTests {
    @Test("a push reads the elements of the new page at its end, and the elements of the old page not at all")
    func push() {
        let inbox = ReadPage("Inbox"), message = ReadPage("Message")
        let stack = UINavigationController(rootViewController: inbox)
        let app = TestApp(stack, draws: false)
        let reader = PaperReader(app)
        app.advance(seconds: 2)
        _ = reader.take()
        (inbox.label.reads, message.label.reads) = (0, 0)
        stack.pushViewController(message, animated: true)
        app.advance(frames: 20)
        #expect(inbox.label.reads == 0 && message.label.reads == 0)
        app.advance(seconds: 2)
        // At the end, and after the turn that follows.
        #expect(inbox.label.reads == 0 && message.label.reads == 2)
        #expect(reader.take().last { $0.hasSuffix("focused on") } == "push button Inbox, Back: focused on")
    }

    @Test("the element with the focus is heard during its own animation, another element at the end of the animation")
    func focusedChange() throws {
        let form = ReadPage("Form")
        let toggles = [260, 320].map { UISwitch(frame: CGRect(x: 20, y: $0, width: 51, height: 31)) }
        for (toggle, label) in zip(toggles, ["Wi-Fi", "Sound"]) {
            toggle.accessibilityLabel = label
            form.view.addSubview(toggle)
        }
        let app = TestApp(form, draws: false)
        let reader = PaperReader(app)
        let first = try #require(reader.find("Wi-Fi"))
        reader.source?.perform(.focus, on: first)
        app.advance(seconds: 2)
        _ = reader.take()
        toggles[0].setOn(true, animated: true)
        app.advance(frames: 2)
        #expect(reader.take() == ["toggle button Wi-Fi: checked on"])
        app.advance(seconds: 2)
        toggles[1].setOn(true, animated: true)
        app.advance(frames: 2)
        #expect(reader.take().isEmpty)
        app.advance(seconds: 2)
        #expect(reader.take() == ["toggle button Sound: checked on"])
    }

    @Test("a motion without end is read every 0.6 s")
    func endless() {
        let form = ReadPage("Form")
        let spinner = UIActivityIndicatorView(frame: CGRect(x: 20, y: 300, width: 40, height: 40))
        spinner.startAnimating()
        form.view.addSubview(spinner)
        let app = TestApp(form, draws: false)
        let reader = PaperReader(app)
        app.advance(seconds: 2)
        _ = reader.take()
        form.label.text = "Changed"
        app.advance(seconds: 1)
        #expect(reader.take().contains("label Changed: accessible-name"))
    }
}
