import Testing
import UIKit
import UIKitTesting

/// Content by state together with a configuration, and events that an app sends itself.
@MainActor
struct ButtonStateContentTests {
    @Test("a configured button shows the title of its state where the configuration has none")
    func title() {
        // The host of an app measures text.
        let app = TestApp(UIViewController())
        let before = UIButton(type: .system)
        before.setTitle("Button", for: .normal)
        before.configuration = .gray()
        let after = UIButton(configuration: .gray())
        after.setTitle("Button", for: .normal)
        for button in [before, after] {
            #expect(button.titleLabel?.text == "Button")
            #expect(button.configuration?.title == nil)
            #expect(button.intrinsicContentSize.width > 60)
        }
        after.configuration?.title = "Other"
        #expect(after.titleLabel?.text == "Other")
        app.turn()
    }

    @Test("touchUpInside that an app sends reaches the primary action, once")
    func primaryAction() {
        var count = 0
        let button = UIButton(type: .system, primaryAction: UIAction { _ in count += 1 })
        button.sendActions(for: .touchUpInside)
        #expect(count == 1)
        button.sendActions(for: .primaryActionTriggered)
        #expect(count == 2)
        button.sendActions(for: [.touchUpInside, .primaryActionTriggered])
        #expect(count == 3)
        button.sendActions(for: .touchDown)
        #expect(count == 3)
    }

    @Test("a switch's primary action does not belong to touchUpInside")
    func switches() {
        var count = 0
        let toggle = UISwitch(frame: .zero, primaryAction: UIAction { _ in count += 1 })
        toggle.sendActions(for: .touchUpInside)
        #expect(count == 0)
    }
}
