import Foundation
import Testing
import UIKit
import UIKitTesting

/// Members of controllers, menus and materials in Apple's interface.
@MainActor
struct ControllerInterfaceTests {
    private final class Page: UIViewController {
        let other = UINavigationController()
        override var navigationController: UINavigationController? { other }
    }

    @Test("a controller may override its navigation controller, and is NSCoding")
    func controllers() {
        let page = Page()
        #expect(page.navigationController === page.other)
        let stack = UINavigationController(rootViewController: UIViewController())
        #expect(stack.topViewController?.navigationController === stack)
        #expect((stack as Any) is any NSCoding)
    }

    @Test("a search controller is its own transitioning delegate")
    func search() {
        let search = UISearchController(searchResultsController: nil)
        #expect(search.transitioningDelegate === search)
    }

    @Test("elements of menus are copied")
    func menus() throws {
        var count = 0
        let action = UIAction(title: "A", identifier: UIAction.Identifier("a"), state: .on) { _ in count += 1 }
        let copy = try #require(action.copy() as? UIAction)
        #expect(copy !== action)
        #expect(copy.identifier == action.identifier && copy.title == "A" && copy.state == .on)
        copy.performWithSender(nil, target: nil)
        #expect(count == 1)
        #expect(UIMenu.ElementSize.automatic.rawValue == -1 && UIMenu.ElementSize.large.rawValue == 2)
        #expect(UIMenu(options: .displayAsPalette).options.contains(.displayAsPalette))
    }

    @Test("glass is drawn as a material of the system")
    func glass() {
        let page = UIViewController()
        let app = TestApp(page)
        page.view.backgroundColor = .red
        let plain = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        let glass = UIVisualEffectView(effect: UIGlassEffect())
        plain.frame = CGRect(x: 0, y: 100, width: 100, height: 100)
        glass.frame = CGRect(x: 200, y: 100, width: 100, height: 100)
        page.view.addSubview(plain)
        page.view.addSubview(glass)
        app.settle()
        func red(_ x: Int) -> [UInt8] { app.picture()?[x, 300].map { [$0.red, $0.green, $0.blue] } ?? [] }
        #expect(red(100) == red(500))
        #expect(red(100) != red(300))
    }

    @Test("the end of an announcement is posted in a later turn")
    func announcement() {
        let app = TestApp(UIViewController(), draws: false)
        nonisolated(unsafe) var texts: [String] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIAccessibility.announcementDidFinishNotification, object: nil, queue: nil
        ) {
            texts.append($0.userInfo?[UIAccessibility.announcementStringValueUserInfoKey] as? String ?? "")
        }
        UIAccessibility.post(notification: .announcement, argument: "Saved")
        #expect(texts.isEmpty)
        app.advance(seconds: 0.1)
        #expect(texts == ["Saved"])
        NotificationCenter.default.removeObserver(token)
    }

    @Test("a key says which one it is")
    func keys() {
        #expect(UIKeyboardHIDUsage.keyboardA.rawValue == 4 && UIKeyboardHIDUsage.keyboardZ.rawValue == 29)
        #expect(UIKeyboardHIDUsage.keyboard1.rawValue == 30 && UIKeyboardHIDUsage.keyboard0.rawValue == 39)
        #expect(UIKeyboardHIDUsage.keyboardTab.rawValue == 43 && UIKeyboardHIDUsage.keyboardSlash.rawValue == 56)
        #expect(UIKeyboardHIDUsage.keyboardF1.rawValue == 58 && UIKeyboardHIDUsage.keyboardUpArrow.rawValue == 82)
        #expect(UIKeyboardHIDUsage.keypad1.rawValue == 89 && UIKeyboardHIDUsage.keyboardApplication.rawValue == 101)
    }
}
