import Testing
import UIKit
import UIKitTesting

/// Bars do not grow with the text size; a long press displays their items large instead.
@MainActor
struct LargeContentTests {
    let root = UIViewController()
    let app: TestApp
    final class Log { var done: [String] = [] }
    let log = Log()

    init() {
        root.title = "Root"
        let log = log
        root.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(systemItem: .edit, primaryAction: UIAction { _ in log.done.append("edit") }),
            UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in log.done.append("add") }),
        ]
        app = TestApp(UINavigationController(rootViewController: root), draws: false)
        app.textSize = .accessibilityLarge
        app.settle()
    }

    private func middle(_ name: String) throws -> CGPoint {
        let view = try app.require(name)
        return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    /// The text in the center of the window.
    private var large: String? {
        app.visibleViews.compactMap { $0 as? UILabel }.first {
            $0.font.pointSize > 20 && $0.convert($0.bounds, to: nil).midY > 300
        }?.text
    }

    @Test("a long press shows the item under the finger large; sliding shows the next; lifting taps the last")
    func slide() throws {
        app.press(at: try middle("Edit"))
        app.advance(seconds: 0.8)
        #expect(large == "Edit")
        app.step(to: try middle("Add"))
        app.advance(seconds: 0.3)
        #expect(large == "Add")
        app.lift()
        app.settle()
        #expect(log.done == ["add"])
        #expect(large == nil)
    }

    @Test("lifting beside all items does nothing")
    func beside() throws {
        app.press(at: try middle("Edit"))
        app.advance(seconds: 0.8)
        app.step(to: CGPoint(x: 100, y: 500))
        app.advance(seconds: 0.3)
        #expect(large == nil)
        app.lift()
        app.settle()
        #expect(log.done == [])
    }

    @Test("at ordinary text sizes a long press is a slow tap")
    func ordinary() throws {
        app.textSize = .large
        app.press(at: try middle("Edit"))
        app.advance(seconds: 0.8)
        #expect(large == nil)
        app.lift()
        app.settle()
        #expect(log.done == ["edit"])
    }

    @Test("the way back shows its full name, even where only the chevron has room, and not its history")
    func back() throws {
        let top = UIViewController()
        root.navigationItem.backButtonDisplayMode = .minimal
        root.navigationController?.pushViewController(top, animated: false)
        app.settle()
        let button = try #require(app.find(identifier: "BackButton"))
        app.press(at: button.convert(CGPoint(x: 20, y: 20), to: nil))
        app.advance(seconds: 0.8)
        #expect(large == "Root")
        app.lift()
        app.settle()
        #expect(root.navigationController?.viewControllers.count == 1)
    }
}
