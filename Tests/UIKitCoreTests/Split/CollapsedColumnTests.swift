import Testing
import UIKit
import UIKitTesting

/// Columns that a call adds to the one stack of a collapsed split view.
@MainActor
struct CollapsedColumnTests {
    private final class Judge: UISplitViewControllerDelegate {
        var lines: [String] = []
        var onWill: () -> Void = {}
        func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
            lines.append("will show")
            onWill()
        }
        func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
            lines.append("will hide")
        }
        func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {
            lines.append("did show")
        }
        func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {
            lines.append("did hide")
        }
        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column { .primary }
    }

    private let judge = Judge()
    private let secondary = UIViewController()
    private let split = UISplitViewController(style: .doubleColumn)
    private let app: TestApp

    init() {
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(secondary, for: .secondary)
        split.delegate = judge
        app = TestApp(split, size: CGSize(width: 390, height: 844), draws: false)
        app.settle()
        judge.lines = []
        #expect(split.isCollapsed)
        #expect(!split.isShowing(.secondary))
    }

    @Test("The delegate is notified before a column appears, and after its animation")
    func comes() {
        split.show(.secondary)
        #expect(split.isShowing(.secondary))
        app.advance(frames: 10)
        #expect(judge.lines == ["will show"])
        app.settle()
        #expect(judge.lines == ["will show", "did show"])
        #expect(secondary.view.window != nil)
        split.show(.secondary)
        app.settle()
        #expect(judge.lines == ["will show", "did show"])
    }

    @Test(
        "A column that comes has come when the window gets wide, and then shows beside the others", arguments: [0, 10])
    func widens(frames: Int) {
        split.show(.secondary)
        app.advance(frames: frames)
        app.resize(to: CGSize(width: 1024, height: 768))
        app.settle()
        #expect(!split.isCollapsed)
        #expect(judge.lines == ["will show", "did show"])
        #expect(secondary.view.window != nil)
    }

    @Test("A column that is hidden during its appearance disappears, and the delegate is notified", arguments: [0, 10])
    func hidden(frames: Int) {
        split.show(.secondary)
        app.advance(frames: frames)
        split.hide(.secondary)
        app.settle()
        #expect(judge.lines == ["will show", "will hide", "did hide"])
        #expect(!split.isShowing(.secondary))
    }

    @Test("A column that is removed inside its will-show call does not appear")
    func removed() {
        judge.onWill = { [split] in split.setViewController(nil, for: .secondary) }
        split.show(.secondary)
        app.settle()
        #expect(judge.lines == ["will show", "will hide", "did hide"])
        #expect(!split.isShowing(.secondary))
    }

    @Test("Other columns that are requested inside the call appear in order")
    func inside() {
        var left = 3
        judge.onWill = { [split] in
            left -= 1
            if left > 0 { split.show(.secondary) }
        }
        split.show(.secondary)
        app.settle()
        #expect(judge.lines == ["will show", "did show"])
        #expect(split.isShowing(.secondary))
    }

    @Test("Off screen a column appears at once")
    func offScreen() {
        app.window.rootViewController = UIViewController()
        app.settle()
        split.show(.secondary)
        #expect(judge.lines == ["will show", "did show"])
        #expect(split.isShowing(.secondary))
    }
}
