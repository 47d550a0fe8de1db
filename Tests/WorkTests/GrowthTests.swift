import Foundation
import Glibc
import Testing
import UIKit
import UIKitTesting

/// Work grows with what there is, not with its square: four times as much takes four times as long, give or take what sorting costs.
///
/// Measured in the processor time of the tests' own thread, the least of some runs, so that other programs do not count. A square would
/// give 16.
@MainActor @Suite(.serialized) struct GrowthTests {
    private func time(_ work: () -> Void) -> Double {
        func now() -> Double {
            var time = timespec()
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
        }
        return (0..<3).map { _ in
            let start = now()
            work()
            return now() - start
        }.min() ?? 0
    }

    private func growth(from count: Int, _ work: (Int) -> Void) -> Double { time { work(4 * count) } / max(time { work(count) }, 1e-4) }

    nonisolated static let texts: [(String, String)] = [
        ("a word without end", "m"), ("words", "word and "), ("combining marks", "\u{301}"), ("joined signs", "👩‍👩‍👧"), ("Arabic", "سلام"),
        ("short lines", "a\n"),
    ]

    @Test("A label of several lines takes time in proportion to its text", arguments: texts)
    func label(name: String, piece: String) {
        let app = TestApp(UIViewController(), draws: false)
        var run = 0
        let growth = growth(from: 10_000) { count in
            // Another text each time, since layouts are kept.
            run += 1
            let label = UILabel()
            label.numberOfLines = 0
            label.text = "\(run)" + String(repeating: piece, count: count / piece.utf16.count)
            _ = label.sizeThatFits(CGSize(width: 300, height: 10_000))
        }
        #expect(growth < 9, "\(name)")
        withExtendedLifetime(app) {}
    }

    @Test("Text in many styles takes time in proportion to its length")
    func runs() {
        let app = TestApp(UIViewController(), draws: false)
        var run = 0
        let growth = growth(from: 500) { count in
            run += 1
            let text = NSMutableAttributedString(string: "\(run)")
            for index in 0..<count { text.append(NSAttributedString(string: "word \(index) ", attributes: [.kern: CGFloat(index % 2)])) }
            let label = UILabel()
            label.numberOfLines = 0
            label.attributedText = text
            _ = label.sizeThatFits(CGSize(width: 300, height: 1_000))
        }
        #expect(growth < 9)
        withExtendedLifetime(app) {}
    }

    @Test("A bar and a segmented control take many items in proportion to their number")
    func items() {
        let page = UIViewController()
        let app = TestApp(UINavigationController(rootViewController: page), draws: false)
        let bar = growth(from: 100) { count in
            page.navigationItem.rightBarButtonItems = (0..<count).map { UIBarButtonItem(title: "I\($0)", primaryAction: nil) }
            app.turn()
        }
        #expect(bar < 9)
        let segments = growth(from: 100) { count in
            let control = UISegmentedControl(items: (0..<count).map { "S\($0)" })
            control.frame = CGRect(x: 0, y: 100, width: 300, height: 32)
            page.view.addSubview(control)
            app.turn()
            control.removeFromSuperview()
        }
        #expect(segments < 9)
    }

    @Test("A text view and a text field take a text without breaks in proportion to its length")
    func editors() {
        let app = TestApp(UIViewController(), draws: false)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
        let growth = growth(from: 20_000) { count in
            view.text = String(repeating: "m", count: count)
            view.layoutIfNeeded()
            field.text = String(repeating: "wörd ", count: count / 5)
            field.layoutIfNeeded()
        }
        #expect(growth < 9)
        withExtendedLifetime(app) {}
    }
}
