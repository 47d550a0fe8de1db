import CoreGraphics
import Testing
import UIKit
import UIKitTesting

/// Alerts presented on one another, more than a display can show.
@MainActor
struct AlertChainTests {
    private let root = UIViewController()
    private let app: TestApp

    init() {
        root.view.backgroundColor = .white
        app = TestApp(root, size: CGSize(width: 320, height: 480), scale: 1)
        app.settle()
    }

    /// Of pixels in a row and a column through the middle.
    private func colors() -> [[UInt8]] {
        let picture = app.picture()
        let places = (0..<320).map { ($0, 230) } + (0..<480).map { (100, $0) }
        return places.map { x, y in
            let color = picture?[x, y]
            return [color?.red ?? 1, color?.green ?? 2, color?.blue ?? 3]
        }
    }

    private func present(_ count: Int) -> [UIAlertController] {
        var alerts: [UIAlertController] = []
        for index in 0..<count {
            // Each is higher than the one above.
            let title = Array(repeating: "Line", count: 1 + (count - index) / 4).joined(separator: "\n")
            let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            (alerts.last ?? root).present(alert, animated: false)
            app.settle()
            alerts.append(alert)
        }
        return alerts
    }

    @Test(
        "Alerts far below look, when those above are dismissed one by one, as they did before",
        arguments: [false, true])
    func back(animated: Bool) {
        var before: [[[UInt8]]] = [], alerts: [UIAlertController] = []
        for index in 0..<40 {
            let alert = UIAlertController(title: "Alert \(index)", message: nil, preferredStyle: .alert)
            if index % 3 == 0 { alert.message = "A message" }
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            (alerts.last ?? root).present(alert, animated: animated)
            app.settle()
            alerts.append(alert)
            before.append(colors())
        }
        #expect(before[0] != before[1] && before[20] != before[21])
        while alerts.count > 1 {
            alerts.removeLast()
            alerts[alerts.count - 1].dismiss(animated: animated)
            app.settle()
            #expect(root.presentedViewController != nil)
            #expect(colors() == before[alerts.count - 1], "\(alerts.count)")
        }
    }

    @Test("A chain of many alerts is dismissed from below at once, and leaves the screen as it was")
    func all() {
        let before = colors()
        let alerts = present(40)
        #expect(alerts[0].view.window != nil)
        root.dismiss(animated: true)
        app.settle()
        #expect(root.presentedViewController == nil)
        #expect(alerts.allSatisfy { $0.view.window == nil })
        #expect(colors() == before)
        #expect(app.window.subviews.count == 1)
    }
}
