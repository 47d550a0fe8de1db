import Foundation
import Testing
import UIKit
import UIKitTesting

/// The texts of views and controllers that packages for tests read by a selector.
@MainActor
struct HierarchyTextTests {
    private func text(_ object: NSObject, _ selector: String) throws -> [String] {
        let result = try #require(object.perform(Selector(selector)))
        let text = try #require(result.retain().takeUnretainedValue() as? String)
        return text.replacingOccurrences(of: ":?\\s*0x[0-9a-f]+", with: "", options: .regularExpression)
            .components(separatedBy: "\n")
    }

    @Test("a view's text has a line for each view below it, with what differs from the defaults")
    func views() throws {
        let app = TestApp(UIViewController(), draws: false)
        let view = UIView(frame: CGRect(x: 1, y: 2.5, width: 100, height: 40))
        view.isOpaque = true
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
        label.text = "Hello"
        label.alpha = 0.5
        let inner = UIView(frame: .zero)
        inner.isHidden = true
        inner.clipsToBounds = true
        inner.tag = 7
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(label)
        label.addSubview(inner)
        let lines = try text(view, "recursiveDescription")
        #expect(lines.count == 3)
        #expect(lines[0] == "<UIView; frame = (1 2.5; 100 40); layer = <CALayer>>")
        #expect(lines[1].hasPrefix("   | <UILabel; frame = (10 10; 80 20); text = 'Hello'; alpha = 0.5"))
        #expect(lines[1].contains("userInteractionEnabled = NO"))
        #expect(lines[2].hasPrefix("   |    | <UIView; frame = (0 0; 0 0); clipsToBounds = YES; hidden = YES"))
        #expect(lines[2].contains("autoresize = W+H"))
        #expect(lines[2].contains("tag = 7"))
        withExtendedLifetime(app) {}
    }

    @Test("a controller's text has its children, and the state of each")
    func controllers() throws {
        let shown = UIViewController(), covered = UIViewController()
        let stack = UINavigationController(rootViewController: covered)
        let tabs = UITabBarController()
        tabs.viewControllers = [stack, UIViewController()]
        let app = TestApp(tabs, draws: false)
        stack.pushViewController(shown, animated: false)
        app.settle()
        let lines = try text(tabs, "printHierarchy")
        #expect(lines.count == 5)
        #expect(try text(tabs, "_" + "printHierarchy") == lines)
        #expect(lines[0].hasPrefix("<UITabBarController>, state: appeared, view: <"))
        #expect(lines[1].hasPrefix("   | <UINavigationController>, state: appeared, view: <"))
        #expect(lines[2].hasPrefix("   |    | <UIViewController>, state: disappeared, view: "))
        #expect(lines[3] == "   |    | <UIViewController>, state: appeared, view: <UIView>")
        #expect(lines[4] == "   | <UIViewController>, state: disappeared, view: (view not loaded)")
    }
}
