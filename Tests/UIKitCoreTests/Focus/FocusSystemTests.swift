import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// A screen with buttons that records the calls of the focus.
@MainActor
private final class Form: UIViewController {
    var lines: [String] = []
    var stays = false
    let first = Form.button("First", y: 100)
    let second = Form.button("Second", y: 160)
    let third = Form.button("Third", y: 220)

    static func button(_ title: String, x: CGFloat = 20, y: CGFloat) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.frame = CGRect(x: x, y: y, width: 120, height: 44)
        return button
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for button in [third, first, second] {
            view.addSubview(button)
            button.addAction(UIAction { [weak self] _ in self?.lines.append("tap") }, for: .touchUpInside)
        }
    }
    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { !stays }
    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        super.didUpdateFocus(in: context, with: coordinator)
        func name(_ item: (any UIFocusItem)?) -> String { (item as? UIButton)?.currentTitle ?? "-" }
        lines.append("\(name(context.previouslyFocusedItem)) \(name(context.nextFocusedItem))")
    }
}

/// Reads the notification of an update.
@MainActor
private final class Seen {
    var heading: UIFocusHeading?
    var hasEnded = false

    func note(_ note: Notification) {
        heading =
            (note.userInfo?[UIFocusSystem.focusUpdateContextUserInfoKey] as? UIFocusUpdateContext)?.focusHeading
        let coordinator =
            note.userInfo?[UIFocusSystem.animationCoordinatorUserInfoKey] as? UIFocusAnimationCoordinator
        coordinator?.addCoordinatedFocusingAnimations(nil) { self.hasEnded = true }
    }
}

@MainActor
struct FocusSystemTests {
    private let form = Form()

    @Test("Tab moves through the controls of a form in reading order, and begins again")
    func tab() {
        let app = TestApp(form)
        app.press(.tab)
        #expect(app.focusedText == "First")
        app.press([.tab, .tab])
        #expect(app.focusedText == "Third")
        app.press(.tab)
        #expect(app.focusedText == "First")
        app.press(.tab, modifiers: .shift)
        #expect(app.focusedText == "Third")
        #expect(form.lines.first == "- First")
    }

    @Test("arrow keys move between neighbors that are in no group")
    func arrows() {
        let app = TestApp(form)
        app.press([.tab, .down])
        #expect(app.focusedText == "Second")
        app.press([.down, .down])
        #expect(app.focusedText == "Third")
        app.press(.up)
        #expect(app.focusedText == "Second")
    }

    @Test("controls with one identifier are one group: Tab leaves it, arrow keys do not")
    func groups() {
        let app = TestApp(form)
        form.first.focusGroupIdentifier = "a"
        form.third.focusGroupIdentifier = "a"
        form.third.focusGroupPriority = .prioritized
        app.press(.tab)
        #expect(app.focusedText == "Third")
        app.press(.up)
        #expect(app.focusedText == "First")
        app.press(.tab)
        #expect(app.focusedText == "Second")
    }

    @Test("Tab returns to the item of a group that had the focus last")
    func memory() {
        let app = TestApp(form)
        form.first.focusGroupIdentifier = "a"
        form.second.focusGroupIdentifier = "a"
        app.press([.tab, .down])
        #expect(app.focusedText == "Second")
        app.press([.tab, .tab])
        #expect(app.focusedText == "Second")
    }

    @Test("the ring has the tint color, and is wider and in the color of labels with increased contrast")
    func contrast() throws {
        let app = TestApp(form)
        app.press(.tab)
        let ring = try #require(form.first.focus?.ring as? CAShapeLayer)
        let traits = form.first.traitCollection
        #expect(ring.lineWidth == 3)
        #expect(ring.strokeColor == form.first.tintColor.resolvedColor(with: traits).cgColor)
        form.traitOverrides.accessibilityContrast = .high
        app.settle()
        #expect(ring.lineWidth == 4)
        #expect(ring.strokeColor == UIColor.label.resolvedColor(with: form.first.traitCollection).cgColor)
    }

    @Test(
        "a ring of numbers that are not finite draws nothing",
        arguments: [CGFloat.nan, .infinity, -.infinity, -1e308, 1e308])
    func oddRing(number: CGFloat) throws {
        let app = TestApp(form)
        let rect = CGRect(x: number, y: number, width: number, height: number)
        let effects = [
            UIFocusHaloEffect(rect: rect), UIFocusHaloEffect(roundedRect: rect, cornerRadius: number, curve: .circular),
            UIFocusHaloEffect(roundedRect: form.first.bounds, cornerRadius: number, curve: .continuous),
        ]
        app.press(.tab)
        for effect in effects {
            form.first.focusEffect = effect
            form.first.focusGroupPriority = UIFocusGroupPriority(rawValue: .max)
            app.settle()
            let ring = try #require(form.first.focus?.ring as? CAShapeLayer)
            let box = try #require(ring.path).boundingBox
            #expect(abs(number) == 1e308 || box.isNull || box.width.isFinite && box.height.isFinite)
        }
        #expect(app.focusedText == "First")
    }

    @Test("Return and Space press the focused button, and the ring stays")
    func activation() {
        let app = TestApp(form)
        app.press([.tab, .enter])
        app.settle()
        app.type(" ")
        app.settle()
        #expect(form.lines == ["- First", "tap", "tap"])
        #expect(form.first.focus?.ring != nil)
    }

    @Test("without displayed focus Return is a key of the app")
    func hidden() {
        let app = TestApp(form)
        app.press(.tab)
        app.tap(at: CGPoint(x: 300, y: 700))
        app.settle()
        app.press(.enter)
        app.settle()
        #expect(!form.lines.contains("tap"))
        #expect(form.first.focus?.ring == nil)
        #expect(form.first.isFocused)
        app.press(.down)
        #expect(form.first.isFocused)
        #expect(form.first.focus?.ring != nil)
    }

    @Test("a switch, a slider and segments are changed by keys")
    func controls() {
        let toggle = UISwitch(), slider = UISlider(), segments = UISegmentedControl(items: ["a", "b"])
        segments.selectedSegmentIndex = 0
        let controller = UIViewController()
        let app = TestApp(controller)
        for (index, view) in [toggle, slider, segments].enumerated() {
            view.frame = CGRect(x: 20, y: 100 + CGFloat(index) * 60, width: 200, height: 31)
            controller.view.addSubview(view)
        }
        app.turn()
        app.press(.tab)
        app.type(" ")
        app.settle()
        #expect(toggle.isOn)
        app.press([.tab, .right])
        #expect(slider.value > 0)
        app.press([.tab, .right])
        #expect(segments.selectedSegmentIndex == 1)
        app.press([.left, .left])
        #expect(segments.selectedSegmentIndex == 0)
    }

    @Test("disabled, hidden and covered controls do not get the focus")
    func unavailable() {
        let app = TestApp(form)
        form.first.isEnabled = false
        form.second.isHidden = true
        app.press(.tab)
        #expect(app.focusedText == "Third")
        form.third.isEnabled = false
        form.third.setNeedsFocusUpdate()
        app.settle()
        #expect(app.focusedItem == nil)
    }

    @Test("an environment that refuses keeps the focus")
    func refusal() {
        let app = TestApp(form)
        app.press(.tab)
        form.stays = true
        nonisolated(unsafe) var failures = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIFocusSystem.movementDidFailNotification, object: nil, queue: nil
        ) { _ in failures += 1 }
        app.press(.tab)
        NotificationCenter.default.removeObserver(token)
        #expect(app.focusedText == "First")
        #expect(failures == 1)
    }

    @Test("a request moves the focus in the next turn, and is performed at once on demand")
    func requests() throws {
        let app = TestApp(form)
        let system = try #require(UIFocusSystem(for: form))
        #expect(system === UIFocusSystem.focusSystem(for: form.view))
        system.requestFocusUpdate(to: form.second)
        #expect(app.focusedItem == nil)
        app.turn()
        #expect(app.focusedText == "Second")
        system.requestFocusUpdate(to: form.third)
        system.updateFocusIfNeeded()
        #expect(app.focusedText == "Third")
        // The focus of a request is not displayed before a key.
        #expect(form.third.focus?.ring == nil)
        // A view without the focused item may not request an update.
        form.first.setNeedsFocusUpdate()
        app.turn()
        #expect(app.focusedText == "Third")
        #expect(UIFocusSystem.environment(form, contains: form.third))
        #expect(!form.first.contains(form.third))
    }

    @Test("the notification has the context and the coordinator, whose animations run")
    func notification() throws {
        let app = TestApp(form)
        let seen = Seen()
        let token = NotificationCenter.default.addObserver(
            forName: UIFocusSystem.didUpdateNotification, object: nil, queue: nil
        ) { note in
            nonisolated(unsafe) let note = note
            MainActor.assumeIsolated { seen.note(note) }
        }
        app.press([.tab, .down])
        app.settle()
        NotificationCenter.default.removeObserver(token)
        #expect(seen.heading == .down)
        #expect(seen.hasEnded)
    }

    @Test("an item that leaves the window loses the focus to the next preferred item")
    func removal() {
        let app = TestApp(form)
        app.press([.tab, .tab])
        form.second.removeFromSuperview()
        #expect(app.focusedItem == nil)
        app.settle()
        #expect(app.focusedText == "First")
        #expect(form.lines.last == "Second First")
        #expect(form.second.focus?.ring == nil)
    }

    @Test("a guide passes the focus on")
    func guide() {
        let app = TestApp(form)
        let guide = UIFocusGuide()
        form.view.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: form.view.leadingAnchor, constant: 200),
            guide.topAnchor.constraint(equalTo: form.view.topAnchor, constant: 100),
            guide.widthAnchor.constraint(equalToConstant: 50), guide.heightAnchor.constraint(equalToConstant: 44),
        ])
        app.settle()
        app.press([.tab, .right])
        #expect(app.focusedText == "First")
        guide.preferredFocusEnvironments = [form.third]
        app.press(.right)
        #expect(app.focusedText == "Third")
    }

    @Test("Tab stays inside of a presented screen, and Return does not reach below it")
    func modal() {
        let app = TestApp(form)
        app.press(.tab)
        let sheet = Form()
        form.present(sheet, animated: true)
        app.settle()
        form.lines = []
        app.press(.enter)
        app.settle()
        #expect(!form.lines.contains("tap"))
        app.press(.tab)
        #expect(app.focusedItem === sheet.first)
        app.press([.tab, .tab, .tab])
        #expect(app.focusedItem === sheet.first)
        sheet.dismiss(animated: true)
        app.settle()
        #expect(app.focusedItem === form.first)
    }

    @Test("Tab goes from a list to the bar and back, and a field gets the text input")
    func bars() {
        let rows = FocusRows()
        var presses = 0
        rows.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Add", primaryAction: UIAction { _ in presses += 1 })
        let app = TestApp(UINavigationController(rootViewController: rows))
        app.settle()
        app.press([.down, .down])
        #expect(app.focusedText == "1")
        app.press(.tab)
        #expect(app.focusedItem is UIControl)
        app.press(.enter)
        app.settle()
        #expect(presses == 1)
        app.press(.tab)
        #expect(app.focusedText == "1")
    }

    @Test("a field that Tab reaches begins editing, and Tab leaves a single field")
    func field() {
        let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 34))
        let app = TestApp(form)
        form.view.addSubview(field)
        app.press(.tab, modifiers: .shift)
        #expect(field.isFirstResponder)
        app.type("ab")
        #expect(field.text == "ab")
        app.press(.tab)
        #expect(!field.isFirstResponder)
        #expect(app.focusedText == "First")
    }

    @Test("the ring has the tint color, and a wider line in the color of labels with increased contrast")
    func ring() throws {
        let app = TestApp(form)
        form.first.layer.cornerRadius = 8
        app.press(.tab)
        let ring = try #require(form.first.focus?.ring as? CAShapeLayer)
        #expect(ring.lineWidth == 3)
        #expect(ring.strokeColor == form.first.tintColor.resolvedColor(with: form.traitCollection).cgColor)
        // 2 points of gap and half of the line, on each side.
        #expect(ring.path?.boundingBoxOfPath == CGRect(x: -3.5, y: -3.5, width: 127, height: 51))
        form.first.frame.size.width = 200
        app.settle()
        #expect(ring.path?.boundingBoxOfPath.width == 207)
        form.first.clipsToBounds = true
        form.first.setNeedsLayout()
        app.settle()
        #expect(ring.path?.boundingBoxOfPath.width == 197)
        form.first.focusEffect = nil
        #expect(form.first.focus?.ring == nil)
        form.first.focusEffect = UIFocusHaloEffect(rect: CGRect(x: 1, y: 2, width: 30, height: 20))
        let other = try #require(form.first.focus?.ring as? CAShapeLayer)
        #expect(other.path?.boundingBoxOfPath == CGRect(x: 1, y: 2, width: 30, height: 20))
    }
}
