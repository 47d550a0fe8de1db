import Foundation
import Testing
import UIKit
import UIKitCore
import UIKitTesting
import WorkGrowth

/// Work grows linearly with its input, not quadratically.
@MainActor @Suite(.serialized) struct GrowthTests {
    nonisolated static let texts: [(String, String)] = [
        ("a word without end", "m"), ("words", "word and "), ("combining marks", "\u{301}"), ("joined signs", "👩‍👩‍👧"),
        ("Arabic", "سلام"),
        ("short lines", "a\n"),
    ]

    @Test("A label of several lines takes time in proportion to its text", arguments: texts)
    func label(name: String, piece: String) {
        let app = TestApp(UIViewController(), draws: false)
        var run = 0
        let growth = WorkGrowth(to: 40_000) { count in
            // Another text each time, because layouts are cached.
            run += 1
            let label = UILabel()
            label.numberOfLines = 0
            label.text = "\(run)" + String(repeating: piece, count: count / piece.utf16.count)
            _ = label.sizeThatFits(CGSize(width: 300, height: 10_000))
        }
        #expect(growth < .linear, "\(name)")
        withExtendedLifetime(app) {}
    }

    @Test("A table takes a snapshot in another order in time in proportion to its rows")
    func snapshots() {
        let controller = UITableViewController()
        let app = TestApp(controller, draws: false)
        controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: controller.tableView) { table, path, _ in
            table.dequeueReusableCell(withIdentifier: "row", for: path)
        }
        let growth = WorkGrowth(to: 4_000) { count in
            for isReversed in [false, true] {
                var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
                snapshot.appendSections([0])
                snapshot.appendItems(isReversed ? (0..<count).reversed() : Array(0..<count))
                snapshot.reloadItems(Array(0..<count / 2))
                source.apply(snapshot, animatingDifferences: false)
            }
            app.turn()
        }
        #expect(growth < .linear)
        withExtendedLifetime(app) {}
    }

    @Test(
        "A table takes rows and sections in another order in time in proportion to their number",
        arguments: [true, false])
    func orders(ofRows: Bool) {
        let controller = UITableViewController()
        let app = TestApp(controller, draws: false)
        controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: controller.tableView) { table, path, _ in
            table.dequeueReusableCell(withIdentifier: "row", for: path)
        }
        func snapshot(_ numbers: [Int]) -> NSDiffableDataSourceSnapshot<Int, Int> {
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections(ofRows ? [0] : numbers)
            if ofRows {
                snapshot.appendItems(numbers)
            } else {
                for number in numbers { snapshot.appendItems([number], toSection: number) }
            }
            return snapshot
        }
        let growth = WorkGrowth(to: 16_000) { count in
            // An order without runs: every seventh element, then the elements after those.
            let mixed = (0..<7).flatMap { start in stride(from: start, to: count, by: 7) }
            for numbers in [Array(0..<count), (0..<count).reversed(), mixed] {
                source.apply(snapshot(numbers), animatingDifferences: false)
            }
            app.turn()
        }
        #expect(growth < .linear)
        withExtendedLifetime(app) {}
    }

    @Test("A snapshot whose elements are removed, moved and named one by one takes time in proportion to their number")
    func snapshotSteps() {
        let growth = WorkGrowth(to: 16_000) { count in
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            for number in 0..<count {
                snapshot.appendSections([number])
                snapshot.appendItems([number], toSection: 0)
            }
            for number in 0..<count { snapshot.reloadItems([number]) }
            for number in 1..<count / 2 { snapshot.moveItem(number, afterItem: count - 1) }
            for number in 1..<count { snapshot.moveSection(number, beforeSection: 0) }
            for number in 0..<count { snapshot.deleteItems([number]) }
            for number in (0..<count).reversed() { snapshot.deleteSections([number]) }
        }
        #expect(growth < .linear)
    }

    @Test("Lines whose words alternate between writing directions take time in proportion to their number")
    func directions() {
        let app = TestApp(UIViewController(), draws: false)
        var run = 0
        let growth = WorkGrowth(to: 120_000) { count in
            run += 1
            let label = UILabel()
            label.numberOfLines = 0
            label.text = "\(run) " + String(repeating: "a س ", count: count / 4)
            _ = label.sizeThatFits(CGSize(width: 300, height: 10_000))
            _ = label.intrinsicContentSize
        }
        #expect(growth < .linear)
        withExtendedLifetime(app) {}
    }

    @Test("Text in many styles takes time in proportion to its length")
    func runs() {
        let app = TestApp(UIViewController(), draws: false)
        var run = 0
        let growth = WorkGrowth(to: 2_000) { count in
            run += 1
            let text = NSMutableAttributedString(string: "\(run)")
            for index in 0..<count {
                text.append(NSAttributedString(string: "word \(index) ", attributes: [.kern: CGFloat(index % 2)]))
            }
            let label = UILabel()
            label.numberOfLines = 0
            label.attributedText = text
            _ = label.sizeThatFits(CGSize(width: 300, height: 1_000))
        }
        #expect(growth < .linear)
        withExtendedLifetime(app) {}
    }

    @Test("A nib is made in proportion to its objects and connections")
    func nib() {
        let app = TestApp(UIViewController(), draws: false)
        let nibs = [50, 800].map { count in
            let labels = (0..<count).map {
                """
                <view id='v\($0)'><rect key='frame' x='0' y='0' width='9' height='9'/><gestureRecognizers/>\
                <connections><outletCollection property='gestureRecognizers' destination='t\($0)' id='o\($0)'/>\
                </connections></view>
                """
            }
            let taps = (0..<count).map { "<tapGestureRecognizer id='t\($0)'/>" }
            return
                """
                <document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB'><objects><view id='v'>\
                <subviews>\(labels.joined())</subviews></view>\(taps.joined())</objects></document>
                """
        }
        let growth = WorkGrowth(to: 800) { count in
            _ = UINib(data: Data(nibs[count == 50 ? 0 : 1].utf8), bundle: nil).instantiate(withOwner: nil)
        }
        #expect(growth < .linear)
        withExtendedLifetime(app) {}
    }

    @Test("A bar and a segmented control take many items in proportion to their number")
    func items() {
        let page = UIViewController()
        let app = TestApp(UINavigationController(rootViewController: page), draws: false)
        let bar = WorkGrowth(to: 400) { count in
            page.navigationItem.rightBarButtonItems = (0..<count).map {
                UIBarButtonItem(title: "I\($0)", primaryAction: nil)
            }
            app.turn()
        }
        #expect(bar < .linear)
        let segments = WorkGrowth(to: 400) { count in
            let control = UISegmentedControl(items: (0..<count).map { "S\($0)" })
            control.frame = CGRect(x: 0, y: 100, width: 300, height: 32)
            page.view.addSubview(control)
            app.turn()
            control.removeFromSuperview()
        }
        #expect(segments < .linear)
    }

    @Test("A text view and a text field take a text without breaks in proportion to its length")
    func editors() {
        let app = TestApp(UIViewController(), draws: false)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
        let growth = WorkGrowth(to: 80_000) { count in
            view.text = String(repeating: "m", count: count)
            view.layoutIfNeeded()
            field.text = String(repeating: "wörd ", count: count / 5)
            field.layoutIfNeeded()
        }
        #expect(growth < .linear)
        withExtendedLifetime(app) {}
    }

    /// Lays out up to `count` views on a new page each time. `fill` creates each view and its constraints.
    private func layout(to count: Int, _ fill: (UIView, Int) -> Void) -> WorkGrowth {
        let page = UIViewController()
        let app = TestApp(page, draws: false)
        return WorkGrowth(to: count) { count in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
            fill(view, count)
            page.view.addSubview(view)
            app.turn()
            view.removeFromSuperview()
        }
    }

    private static func block() -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }

    @Test("Views pinned each to the one before take layout in proportion to their number")
    func chain() {
        #expect(
            layout(to: 400) { page, count in
                var before = page
                for _ in 0..<count {
                    let view = Self.block()
                    page.addSubview(view)
                    NSLayoutConstraint.activate([
                        view.topAnchor.constraint(
                            equalTo: before === page ? page.topAnchor : before.bottomAnchor, constant: 2),
                        view.leadingAnchor.constraint(equalTo: before.leadingAnchor),
                        view.trailingAnchor.constraint(equalTo: before.trailingAnchor),
                        view.heightAnchor.constraint(equalToConstant: 10),
                    ])
                    before = view
                }
            } < .linear)
    }

    @Test("Views of equal height, pinned from the last to the first, take layout in proportion to their number")
    func equalHeights() {
        #expect(
            layout(to: 400) { page, count in
                let views = (0..<count).map { _ in Self.block() }
                for view in views { page.addSubview(view) }
                for (view, next) in zip(views, views.dropFirst()).reversed() {
                    view.bottomAnchor.constraint(equalTo: next.topAnchor, constant: -1).isActive = true
                    view.heightAnchor.constraint(equalTo: next.heightAnchor).isActive = true
                    view.leadingAnchor.constraint(equalTo: page.leadingAnchor).isActive = true
                    view.widthAnchor.constraint(equalToConstant: 20).isActive = true
                }
                views[0].topAnchor.constraint(equalTo: page.topAnchor).isActive = true
                views[count - 1].bottomAnchor.constraint(equalTo: page.bottomAnchor).isActive = true
            } < .linear)
    }

    @Test(
        "A stack view lines its views up in time in proportion to their number",
        arguments: [
            UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing,
        ])
    func stack(distribution: UIStackView.Distribution) {
        #expect(
            layout(to: 400) { page, count in
                let stack = UIStackView(
                    arrangedSubviews: (0..<count).map { index in
                        let label = UILabel()
                        label.text = "\(index % 10)"
                        return label
                    })
                stack.axis = .vertical
                stack.distribution = distribution
                stack.translatesAutoresizingMaskIntoConstraints = false
                page.addSubview(stack)
                NSLayoutConstraint.activate([
                    stack.topAnchor.constraint(equalTo: page.topAnchor),
                    stack.leadingAnchor.constraint(equalTo: page.leadingAnchor),
                    stack.trailingAnchor.constraint(equalTo: page.trailingAnchor),
                ])
            } < .linear)
    }

    @Test(
        "Views pinned at both ends of a page too small for them take layout in proportion to their number",
        arguments: [true, false])
    func squeezed(byContent: Bool) {
        #expect(
            layout(to: 400) { page, count in
                var before = page
                for _ in 0..<count {
                    let view = byContent ? UILabel() : UIView()
                    (view as? UILabel)?.text = "Text"
                    view.translatesAutoresizingMaskIntoConstraints = false
                    page.addSubview(view)
                    view.topAnchor.constraint(equalTo: before === page ? page.topAnchor : before.bottomAnchor)
                        .isActive = true
                    view.leadingAnchor.constraint(equalTo: page.leadingAnchor).isActive = true
                    if !byContent {
                        let height = view.heightAnchor.constraint(equalToConstant: 20)
                        height.priority = .defaultHigh
                        height.isActive = true
                    }
                    before = view
                }
                before.bottomAnchor.constraint(equalTo: page.bottomAnchor).isActive = true
            } < .linear)
    }

    @Test("Views nested in one another take a turn in proportion to their depth")
    func nested() {
        let page = UIViewController()
        let app = TestApp(page)
        let growth = WorkGrowth(to: 1_000) { count in
            let top = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            var inner = top
            for _ in 0..<count {
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
                inner.addSubview(view)
                inner = view
            }
            inner.backgroundColor = .red
            page.view.addSubview(top)
            app.turn()
            top.removeFromSuperview()
            app.turn()
        }
        #expect(growth < .linear)
    }

    @Test("Recognizers of one view follow a touch in time in proportion to their number")
    func recognizers() {
        let page = UIViewController()
        let app = TestApp(page, draws: false)
        let growth = WorkGrowth(to: 800) { count in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            for _ in 0..<count { view.addGestureRecognizer(UITapGestureRecognizer()) }
            page.view.addSubview(view)
            app.turn()
            app.tap(at: CGPoint(x: 50, y: 150))
            view.removeFromSuperview()
        }
        #expect(growth < .linear)
    }

    @Test("Keyframes of many views take time in proportion to their number")
    func keyframes() {
        let page = UIViewController()
        let app = TestApp(page, draws: false)
        let growth = WorkGrowth(to: 800) { count in
            let views = (0..<count).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
            for view in views { page.view.addSubview(view) }
            app.turn()
            UIView.animateKeyframes(withDuration: 1, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.5) {
                    for view in views { view.center.x = 100 }
                }
            }
            for view in views { view.removeFromSuperview() }
            app.turn()
        }
        #expect(growth < .linear)
    }

    @Test("Making one of many living apps current takes as long as making one of a few current")
    func apps() {
        let growth = WorkGrowth(to: 16_000) { count in
            let apps = (0..<count).map { _ in AppContext() }
            for app in apps { app.makeCurrent() }
            for app in apps { app.end() }
        }
        #expect(growth < .linear)
    }
}
