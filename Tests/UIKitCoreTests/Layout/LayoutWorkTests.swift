import ConstraintLogic
import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// The work of layouts as counts. A row operation of the solver costs more than the propagation of a whole screen.
@MainActor @Suite("Work of layouts")
struct LayoutWorkTests {
    private let app = TestApp(UIViewController(), draws: false)

    private func box() -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        app.window.rootViewController?.view.addSubview(view)
        return view
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.translatesAutoresizingMaskIntoConstraints = false
        return label
    }

    private func island(_ view: UIView) throws -> ConstraintIsland {
        try #require(view.layoutState.island as? ConstraintIsland)
    }

    @Test("200 labels with 600 constraints need no row operation, also after a change")
    func labels() throws {
        let view = box()
        var above: UILabel?, tops: [NSLayoutConstraint] = []
        for number in 0..<200 {
            let label = label(String(repeating: "Label ", count: number % 20))
            view.addSubview(label)
            let top = label.topAnchor.constraint(equalTo: above?.bottomAnchor ?? view.topAnchor, constant: 4)
            NSLayoutConstraint.activate([
                top, label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
                label.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -16),
            ])
            tops.append(top)
            above = label
        }
        view.layoutIfNeeded()
        #expect(try island(view).solver.pivots == 0)
        let (last, before) = (try #require(above), try island(view).work)
        let position = last.frame.minY
        tops[10].constant += 30
        view.layoutIfNeeded()
        #expect(last.frame.minY == position + 30)
        #expect(try island(view).solver.pivots == 0)
        #expect(try island(view).work - before <= 2)
    }

    @Test("Stack views of labels need no row operation", arguments: [nil, 300.0, 500] as [CGFloat?])
    func stacks(width: CGFloat?) throws {
        let view = box()
        let rows = (0..<50).map { row in
            let stack = UIStackView(arrangedSubviews: (0..<4).map { label("\(row) \($0)") })
            stack.spacing = 8
            return stack
        }
        let column = UIStackView(arrangedSubviews: rows)
        column.axis = .vertical
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.topAnchor),
            column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        ])
        if let width { column.widthAnchor.constraint(equalToConstant: width).isActive = true }
        view.layoutIfNeeded()
        #expect(try island(view).solver.pivots == 0)
        let widths = rows.map { stack in stack.arrangedSubviews.map(\.frame.width) }
        let natural = rows.map { stack in stack.arrangedSubviews.map(\.intrinsicContentSize.width) }
        for (row, stack) in rows.enumerated() {
            #expect(stack.frame.width == column.frame.width)
            #expect(stack.arrangedSubviews.last?.frame.maxX == stack.bounds.maxX)
            // The first label takes the difference; the others have their own width.
            for number in 1..<4 { #expect(abs(widths[row][number] - natural[row][number]) < 0.6) }
        }
    }
}
