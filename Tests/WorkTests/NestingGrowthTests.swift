import Testing
import UIKit
import UIKitTesting
import WorkGrowth

/// Levels inside one another, or on one another: each costs as much as any other.
@MainActor @Suite(.serialized) struct NestingGrowthTests {
    /// Stack views inside one another, and the label in the last one.
    private func stacks(_ count: Int, fromInside: Bool) -> (top: UIStackView, label: UILabel) {
        let label = UILabel()
        label.text = "Text"
        var stack = UIStackView()
        let last = stack
        if fromInside { stack.addArrangedSubview(label) }
        for index in 1..<count {
            let next = UIStackView()
            next.axis = index % 2 == 0 ? .vertical : .horizontal
            if fromInside { next.addArrangedSubview(stack) } else { stack.addArrangedSubview(next) }
            stack = next
        }
        if !fromInside { stack.addArrangedSubview(label) }
        let top = fromInside ? stack : last
        top.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        return (top, label)
    }

    @Test(
        "Stack views in one another are made, laid out, changed and removed in time in proportion to their depth",
        arguments: [false, true])
    func stackViews(fromInside: Bool) {
        let page = UIViewController()
        let app = TestApp(page, draws: false)
        let growth = WorkGrowth(to: 4_800) { count in
            let (top, label) = stacks(count, fromInside: fromInside)
            page.view.addSubview(top)
            app.turn()
            label.text = "Another text"
            app.turn()
            top.frame.size.width = 200
            app.turn()
            _ = top.systemLayoutSizeFitting(.zero)
            app.isDark.toggle()
            app.turn()
            top.removeFromSuperview()
            app.turn()
        }
        #expect(growth < .linear, "\(growth)")
    }

    @Test("Alerts presented on one another take time in proportion to their number")
    func alerts() {
        let page = UIViewController()
        let app = TestApp(page, size: CGSize(width: 320, height: 480), scale: 1)
        app.turn()
        let growth = WorkGrowth(to: 320) { count in
            var top: UIViewController = page
            for index in 0..<count {
                let alert = UIAlertController(title: "Alert \(index)", message: "Message", preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "OK", style: .default))
                top.present(alert, animated: false)
                app.turn()
                top = alert
            }
            page.dismiss(animated: false)
            app.settle()
        }
        #expect(growth < .linear, "\(growth)")
    }
}
