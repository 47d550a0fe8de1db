import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
struct ElementOutlineTests {
    private let root = UIViewController()
    private let app: TestApp

    init() { app = TestApp(root) }

    @Test func `the outline of an element gives its frame and the point of an activation`() {
        let element = UIAccessibilityElement(accessibilityContainer: UIView())
        #expect(element.accessibilityPath == nil && element.accessibilityFrame == .zero)
        element.accessibilityPath = UIBezierPath(rect: CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(element.accessibilityFrame == CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(element.accessibilityActivationPoint == CGPoint(x: 25, y: 40))
        element.accessibilityFrame = CGRect(x: 0, y: 0, width: 10, height: 10)
        element.accessibilityActivationPoint = CGPoint(x: 1, y: 2)
        #expect(element.accessibilityFrame.width == 10 && element.accessibilityActivationPoint.y == 2)
    }

    @Test func `an element has attributed texts, a language and actions as a view has`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let element = UIAccessibilityElement(accessibilityContainer: view)
        element.accessibilityAttributedLabel = NSAttributedString(string: "Link")
        element.accessibilityAttributedValue = NSAttributedString(string: "Visited")
        element.accessibilityAttributedHint = NSAttributedString(string: "Opens a page")
        element.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Copy") { _ in true }]
        element.accessibilityLanguage = "pt-BR"
        element.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(element.accessibilityLabel == "Link" && element.accessibilityHint == "Opens a page")
        #expect(element.accessibilityLanguage == "pt-BR")
        view.accessibilityElements = [element]
        root.view.addSubview(view)
        app.settle()
        #expect(app.spokenText.contains("Link, Visited"))
        #expect(app.spokenText.contains("Copy"))
    }

    @MainActor private final class Player {
        var calls: [String] = []
        func skip(_ action: UIAccessibilityCustomAction) { calls.append("skip by \(action.name)") }
        func stop(_ action: UIAccessibilityCustomAction) { calls.append("stop by \(action.name)") }
    }

    @Test func `an action calls its handler, or else its method, which both can be changed`() {
        let player = Player()
        let skip = Selector("skip:", Player.skip), stop = Selector("stop:", Player.stop)
        let action = UIAccessibilityCustomAction(
            attributedName: NSAttributedString(string: "Skip"), target: player, selector: skip)
        #expect(action.name == "Skip" && action.target === player && action.selector == skip)
        #expect(action.actionHandler == nil)
        #expect(action.perform())
        action.selector = stop
        #expect(action.perform())
        action.name = "Next"
        #expect(action.attributedName.string == "Next")
        action.actionHandler = { action in
            player.calls.append("handler of \(action.name)")
            return false
        }
        #expect(!action.perform())
        (action.actionHandler, action.target) = (nil, nil)
        #expect(!action.perform() && !UIAccessibilityCustomAction(name: "Nothing").perform())
        #expect(player.calls == ["skip by Skip", "stop by Skip", "handler of Next"])
    }

    @Test func `a path of a scaled view is converted to the window`() {
        let view = UIView(frame: CGRect(x: 100, y: 200, width: 10, height: 10))
        root.view.addSubview(view)
        view.transform = CGAffineTransform(scaleX: 2, y: 3)
        let path = UIBezierPath(rect: CGRect(x: 1, y: 1, width: 4, height: 5))
        let converted = UIAccessibility.convertToScreenCoordinates(path, in: view)
        let bounds = converted.bounds
        let expected = UIAccessibility.convertToScreenCoordinates(path.bounds, in: view)
        #expect(abs(bounds.minX - expected.minX) < 0.001 && abs(bounds.maxY - expected.maxY) < 0.001)
        #expect(abs(bounds.width - 8) < 0.001 && abs(bounds.height - 15) < 0.001)
        #expect(path.bounds.width == 4)
    }
}
