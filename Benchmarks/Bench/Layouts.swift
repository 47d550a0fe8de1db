import CoreGraphics
import Foundation
import UIKit
import UIKitTesting

/// The layout of labels with constraints and of stack views. All times are processor time in milliseconds.
@MainActor
enum Layouts {
    static func report() {
        _ = labels()
        _ = stacks()
    }

    /// 200 labels with 600 constraints: the first layout, and the layout after the change of one constant.
    /// - Returns: milliseconds of both.
    static func labels(beside copier: Copier? = nil) -> (first: Double, change: Double) {
        let app = TestApp(UIViewController(), draws: false)
        var firsts: [Double] = [], changes: [Double] = []
        for round in 0..<15 {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            app.window.rootViewController?.view.addSubview(view)
            var above: UILabel?
            var constants: [NSLayoutConstraint] = []
            for number in 0..<200 {
                let label = UILabel()
                label.text = "Label \(round) \(number)"
                label.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(label)
                let top = label.topAnchor.constraint(equalTo: above?.bottomAnchor ?? view.topAnchor, constant: 4)
                NSLayoutConstraint.activate([
                    top, label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
                    label.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -16),
                ])
                constants.append(top)
                above = label
            }
            firsts.append(Bench.processorMilliseconds { view.layoutIfNeeded() })
            for number in stride(from: 0, to: 200, by: 20) {
                constants[number].constant += 1
                changes.append(Bench.processorMilliseconds { view.layoutIfNeeded() })
            }
            copier?.sample()
            view.removeFromSuperview()
        }
        let (first, change) = (Bench.median(firsts), Bench.median(changes))
        print(
            String(
                format: "200 labels with 600 constraints: %.2f ms (aim 8), one constant changed: %.2f ms (aim 0.3)",
                first, change))
        return (first, change)
    }

    /// 50 stack views of four labels, in a stack view.
    /// - Returns: milliseconds of their first layout.
    static func stacks(beside copier: Copier? = nil) -> Double {
        let app = TestApp(UIViewController(), draws: false)
        var times: [Double] = []
        for round in 0..<15 {
            let rows = (0..<50).map { row in
                let labels = (0..<4).map { number in
                    let label = UILabel()
                    label.text = "\(round) \(row) \(number)"
                    return label
                }
                let stack = UIStackView(arrangedSubviews: labels)
                stack.spacing = 8
                return stack
            }
            let column = UIStackView(arrangedSubviews: rows)
            column.axis = .vertical
            column.translatesAutoresizingMaskIntoConstraints = false
            guard let view = app.window.rootViewController?.view else { continue }
            view.addSubview(column)
            NSLayoutConstraint.activate([
                column.topAnchor.constraint(equalTo: view.topAnchor),
                column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            ])
            times.append(Bench.processorMilliseconds { view.layoutIfNeeded() })
            copier?.sample()
            column.removeFromSuperview()
        }
        print(String(format: "50 stack views of 4 labels: %.2f ms (aim 10)", Bench.median(times)))
        return Bench.median(times)
    }
}
