import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitTesting

@testable import UIKitCore

/// A window with one control at 100, 100.
@MainActor
private struct Stage<Control: UIControl> {
    let app: TestApp
    let control: Control

    init(_ control: Control, size: CGSize = CGSize(width: 100, height: 50)) {
        let root = UIViewController()
        app = TestApp(root)
        self.control = control
        control.frame = CGRect(origin: CGPoint(x: 100, y: 100), size: size)
        root.view.addSubview(control)
        app.turn()
    }

    var middle: CGPoint { control.convert(CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: nil) }
}

@MainActor
private final class Log {
    var lines: [String] = []
}

@MainActor
private final class Receiver: UIView {
    var calls: [String] = []
    func pressed() { calls.append("pressed") }
    func wasPressed(by sender: UIControl) { calls.append("pressed by \(type(of: sender))") }
}

@MainActor
struct ControlTests {
    private func logging(_ control: UIControl) -> Log {
        let log = Log()
        let names: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"), (.touchUpInside, "up inside"),
            (.touchUpOutside, "up outside"), (.touchCancel, "cancel"), (.primaryActionTriggered, "primary"),
        ]
        for (event, name) in names { control.addAction(UIAction { _ in log.lines.append(name) }, for: event) }
        return log
    }

    @Test func `a tap sends touch down and touch up inside`() {
        let stage = Stage(UIControl())
        let log = logging(stage.control)
        stage.app.press(at: stage.middle)
        #expect(stage.control.isHighlighted)
        #expect(stage.control.isTracking)
        stage.app.lift()
        #expect(!stage.control.isHighlighted)
        #expect(!stage.control.isTracking)
        #expect(log.lines == ["down", "up inside", "primary"])
    }

    @Test(arguments: [(60.0, "up inside"), (80.0, "up outside")])
    func `a finger may stray seventy points and still be inside`(distance: Double, expected: String) {
        let stage = Stage(UIControl())
        let log = logging(stage.control)
        stage.app.drag(
            from: stage.middle, to: CGPoint(x: stage.middle.x, y: 150 + stage.control.frame.minY - 100 + distance))
        #expect(log.lines.filter { $0.hasPrefix("up") } == [expected])
    }

    @Test func `a touch that leaves and returns sends exit and enter`() {
        let stage = Stage(UIControl())
        let log = logging(stage.control)
        stage.app.drag(from: stage.middle, to: CGPoint(x: stage.middle.x, y: 600), lifts: false)
        #expect(!stage.control.isHighlighted)
        stage.app.step(to: stage.middle)
        #expect(stage.control.isHighlighted)
        stage.app.lift()
        #expect(log.lines == ["down", "exit", "enter", "up inside", "primary"])
    }

    @Test func `a disabled control does nothing`() {
        let stage = Stage(UIControl())
        let log = logging(stage.control)
        stage.control.isEnabled = false
        stage.app.tap(at: stage.middle)
        #expect(log.lines == [])
        #expect(stage.control.accessibilityTraits.contains(.notEnabled))
    }

    @Test func `disabling a touched control cancels the touch`() {
        let stage = Stage(UIControl())
        let log = logging(stage.control)
        stage.app.press(at: stage.middle)
        stage.control.isEnabled = false
        stage.app.lift()
        #expect(log.lines == ["down", "cancel"])
    }

    @Test func `an action with a known identifier replaces the one before`() {
        let control = UIControl()
        let log = Log()
        let id = UIAction.Identifier("save")
        control.addAction(UIAction(identifier: id) { _ in log.lines.append("old") }, for: .valueChanged)
        control.addAction(UIAction(identifier: id) { _ in log.lines.append("new") }, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(log.lines == ["new"])
        control.removeAction(identifiedBy: id, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(log.lines == ["new"])
    }

    @Test func `a selector with its method reaches its target, or whoever fits up the chain`() {
        let receiver = Receiver()
        let control = UIControl()
        let plain = Selector("pressed", Receiver.pressed)
        let sending = Selector("pressed:", Receiver.wasPressed(by:))
        control.addTarget(receiver, action: plain, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(receiver.calls == ["pressed"])
        control.removeTarget(receiver, action: nil, for: .allEvents)
        control.addTarget(nil, action: sending, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(receiver.calls == ["pressed"])
        receiver.addSubview(control)
        control.sendActions(for: .touchUpInside)
        #expect(receiver.calls == ["pressed", "pressed by UIControl"])
    }

    @Test func `an action of a released target is not sent`() {
        let parent = Receiver()
        let control = UIControl()
        parent.addSubview(control)
        do {
            let short = Receiver()
            control.addTarget(short, action: Selector("pressed:", Receiver.wasPressed(by:)), for: .touchUpInside)
        }
        control.sendActions(for: .touchUpInside)
        #expect(parent.calls == [])
    }
}

@MainActor
struct ButtonTests {
    @Test func `a state without a title of its own shows the normal one`() {
        let button = UIButton(type: .custom)
        button.setTitle("Play", for: .normal)
        button.setTitle("Playing", for: .selected)
        #expect(button.currentTitle == "Play")
        button.isSelected = true
        #expect(button.currentTitle == "Playing")
        button.isHighlighted = true
        #expect(button.currentTitle == "Playing")
        #expect(button.title(for: .disabled) == "Play")
    }

    @Test func `a pressed system button shows a fifth of itself`() {
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        let stage = Stage(button)
        stage.app.press(at: stage.middle)
        #expect(button.titleLabel?.layer.opacity == 0.2)
        stage.app.lift()
        #expect(button.titleLabel?.alpha == 1)
    }

    @Test func `a tap runs the primary action with its button as sender`() {
        let log = Log()
        let button = UIButton(
            type: .system, primaryAction: UIAction(title: "Go") { log.lines.append("\(type(of: $0.sender ?? ""))") })
        let stage = Stage(button)
        #expect(button.currentTitle == "Go")
        stage.app.tap(at: stage.middle)
        #expect(log.lines == ["UIButton"])
    }

    @Test func `a configured button is as large as its content and insets`() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Title"
        configuration.image = UIImage(systemName: "plus")
        configuration.imagePadding = 5
        let stage = Stage(UIButton(configuration: configuration))
        let button = stage.control
        let title = button.titleLabel?.intrinsicContentSize ?? .zero
        let image = button.imageView?.intrinsicContentSize ?? .zero
        #expect(button.intrinsicContentSize.width == title.width + image.width + 5 + 24)
        #expect(button.intrinsicContentSize.height == max(title.height, image.height) + 14)
        button.configuration?.imagePlacement = .top
        #expect(button.intrinsicContentSize.height == title.height + image.height + 5 + 14)
    }

    @Test func `the image is on the leading side`() {
        for rightToLeft in [false, true] {
            let button = UIButton(type: .system)
            button.setTitle("Title", for: .normal)
            button.setImage(UIImage(systemName: "plus"), for: .normal)
            if rightToLeft { button.semanticContentAttribute = .forceRightToLeft }
            let stage = Stage(button, size: CGSize(width: 200, height: 50))
            _ = stage
            let imageX = button.imageView?.frame.midX ?? 0
            let titleX = button.titleLabel?.frame.midX ?? 0
            #expect((imageX > titleX) == rightToLeft)
        }
    }

    @Test func `what is spoken for a button is its title, else its image`() {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "trash"), for: .normal)
        #expect(button.accessibilityLabel == "trash")
        button.setTitle("Delete", for: .normal)
        #expect(button.accessibilityLabel == "Delete")
        #expect(button.accessibilityTraits == .button)
    }
}

@MainActor
struct SmallControlTests {
    @Test func `a tap toggles a switch and sends an event`() {
        let log = Log()
        let control = UISwitch()
        control.addAction(
            UIAction { log.lines.append(($0.sender as? UISwitch)?.isOn == true ? "on" : "off") }, for: .valueChanged)
        let stage = Stage(control)
        #expect(control.intrinsicContentSize == CGSize(width: 51, height: 31))
        stage.app.tap(at: control.convert(CGPoint(x: 25, y: 15), to: nil))
        stage.app.tap(at: control.convert(CGPoint(x: 25, y: 15), to: nil))
        #expect(log.lines == ["on", "off"])
        control.isOn = true
        #expect(log.lines == ["on", "off"])
    }

    @Test func `a spinner that is stopped does not show, and a spinning one asks for no frames of its own`() {
        let root = UIViewController()
        let app = TestApp(root)
        let spinner = UIActivityIndicatorView(style: .large)
        #expect(spinner.isHidden)
        #expect(spinner.intrinsicContentSize == CGSize(width: 37, height: 37))
        root.view.addSubview(spinner)
        spinner.startAnimating()
        #expect(!spinner.isHidden)
        #expect(spinner.isAnimating)
        #expect(app.settle())
        spinner.stopAnimating()
        #expect(spinner.isHidden)
    }

    @Test func `progress stays between nothing and all`() {
        let view = UIProgressView(progressViewStyle: .default)
        view.progress = 3
        #expect(view.progress == 1)
        view.progress = -1
        #expect(view.progress == 0)
        #expect(view.intrinsicContentSize.height == 4)
    }
}
