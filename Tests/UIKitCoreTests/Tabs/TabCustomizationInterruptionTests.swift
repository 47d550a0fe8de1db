import Testing
import UIKit
import UIKitTesting

/// Requests of the app inside the calls about the customization of a bar.
@MainActor
struct TabCustomizationInterruptionTests {
    final class Judge: NSObject, UITabBarDelegate {
        var lines: [String] = []
        /// The acts of the app, each inside one call.
        var acts: [String: () -> Void] = [:]

        private func note(_ call: String) {
            lines.append(call)
            acts.removeValue(forKey: call)?()
        }
        func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) { note("willBegin") }
        func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) { note("didBegin") }
        func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) { note("willEnd") }
        func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) { note("didEnd") }
    }

    private let root = UIViewController()
    private let app: TestApp
    private let bar = UITabBar(frame: CGRect(x: 0, y: 795, width: 390, height: 49))
    private let judge = Judge()

    init() {
        app = TestApp(root, draws: false)
        bar.items = ["A", "B"].enumerated().map { UITabBarItem(title: $1, image: nil, tag: $0) }
        bar.delegate = judge
        root.view.addSubview(bar)
        app.settle()
    }

    private var panels: Int {
        app.window.descendants.filter { $0.accessibilityIdentifier == "TabCustomization" }.count
    }

    @Test("a request to begin inside the first call opens no second panel")
    func twice() {
        judge.acts["willBegin"] = { [bar] in bar.beginCustomizingItems([]) }
        bar.beginCustomizingItems([])
        app.settle()
        #expect(judge.lines == ["willBegin", "didBegin"])
        #expect(panels == 1)
        bar.endCustomizing(animated: true)
        app.settle()
        #expect(judge.lines == ["willBegin", "didBegin", "willEnd", "didEnd"])
        #expect(panels == 0)
    }

    @Test("a bar that leaves its window inside the first call opens no panel, and may begin later")
    func removal() {
        judge.acts["willBegin"] = { [bar] in bar.removeFromSuperview() }
        bar.beginCustomizingItems([])
        app.settle()
        #expect(judge.lines == ["willBegin"])
        #expect(panels == 0)
        root.view.addSubview(bar)
        bar.beginCustomizingItems([])
        app.settle()
        #expect(judge.lines == ["willBegin", "willBegin", "didBegin"])
        #expect(panels == 1)
    }

    @Test("the end inside the second call has its own calls once", arguments: [true, false])
    func end(animated: Bool) {
        judge.acts["didBegin"] = { [bar] in bar.endCustomizing(animated: animated) }
        bar.beginCustomizingItems([])
        app.settle()
        #expect(judge.lines == ["willBegin", "didBegin", "willEnd", "didEnd"])
        #expect(panels == 0)
        #expect(!bar.isCustomizing)
    }

    @Test("customization that begins again inside the last calls opens one panel", arguments: ["willEnd", "didEnd"])
    func again(call: String) {
        bar.beginCustomizingItems([])
        app.settle()
        judge.acts[call] = { [bar] in bar.beginCustomizingItems([]) }
        bar.endCustomizing(animated: true)
        app.settle()
        #expect(judge.lines.filter { $0 == "willBegin" }.count == 2)
        #expect(judge.lines.filter { $0 == "didEnd" }.count == 1)
        #expect(panels == 1)
        #expect(bar.isCustomizing)
    }
}
