import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@MainActor
private final class ColumnLog: NSObject, UISplitViewControllerDelegate {
    var lines: [String] = []
    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    {
        lines.append("mode")
    }
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        lines.append("will show \(column)")
    }
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        lines.append("will hide \(column)")
    }
    func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {
        lines.append("did show \(column)")
    }
    func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {
        lines.append("did hide \(column)")
    }
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// The inspector column, and the widths of columns beside the secondary one.
@MainActor
struct SplitInspectorTests {
    private let stage: SplitStage
    private let log = ColumnLog()
    private var split: UISplitViewController { stage.split }

    init() {
        stage = SplitStage()
        split.delegate = log
        split.setViewController(ScrollingPage("Inspector"), for: .inspector)
        stage.app.settle()
    }

    private func change(_ change: () -> Void) {
        stage.app.activate()
        change()
        stage.app.settle()
    }

    @Test("the inspector is hidden until it is shown, and then takes its room from the secondary, with calls in order")
    func shows() throws {
        #expect(!split.isShowing(.inspector))
        #expect(stage.frame(.inspector) == nil)
        let page = try #require(split.viewController(for: .inspector))
        stage.app.activate()
        split.show(.inspector)
        stage.app.advance(frames: 5)
        let moving = try #require(stage.app.presentedFrame(of: page.navigationController?.view))
        #expect(moving.minX > 704 && moving.minX < 1024 && moving.width == 320)
        stage.app.settle()
        #expect(log.take() == ["will show inspector", "did show inspector"])
        #expect(split.isShowing(.inspector))
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(stage.frame(.primary) == CGRect(x: 0, y: 0, width: 320, height: 768))
        #expect(stage.frame(.secondary) == CGRect(x: 320, y: 0, width: 384, height: 768))
        #expect(stage.frame(.inspector) == CGRect(x: 704, y: 0, width: 320, height: 768))
        #expect(page.traitCollection.horizontalSizeClass == .compact)
        #expect(page.splitViewController === split)
        change { split.hide(.inspector) }
        #expect(log.take() == ["will hide inspector", "did hide inspector"])
        #expect(stage.frame(.inspector) == nil)
        #expect(stage.frame(.secondary)?.width == 704)
    }

    @Test(
        "a request that is reversed in the same turn, or during the animation, ends in the last requested state"
    )
    func takenBack() {
        change {
            split.show(.inspector)
            split.hide(.inspector)
        }
        #expect(stage.frame(.inspector) == nil)
        stage.app.activate()
        split.show(.inspector)
        stage.app.advance(frames: 5)
        stage.app.activate()
        split.hide(.inspector)
        stage.app.settle()
        #expect(stage.frame(.inspector) == nil)
        #expect(stage.frame(.secondary)?.width == 704)
        let notified = log.take()
        #expect(
            notified.filter { $0.hasPrefix("will show") }.count == notified.filter { $0.hasPrefix("will hide") }.count)
        #expect(notified.last == "did hide inspector")
    }

    @Test("the inspector stays while the display mode changes")
    func modes() {
        change { split.show(.inspector) }
        change { split.hide(.primary) }
        #expect(stage.frame(.secondary) == CGRect(x: 0, y: 0, width: 704, height: 768))
        #expect(stage.frame(.inspector)?.minX == 704)
        #expect(
            log.take() == [
                "will show inspector", "did show inspector", "mode", "will hide primary", "did hide primary",
            ])
    }

    @Test("it is at the left in right-to-left windows")
    func mirrored() {
        let stage = SplitStage(rightToLeft: true)
        stage.app.activate()
        stage.split.setViewController(ScrollingPage("Inspector"), for: .inspector)
        stage.split.show(.inspector)
        stage.app.settle()
        #expect(stage.frame(.inspector) == CGRect(x: 0, y: 0, width: 320, height: 768))
        #expect(stage.frame(.primary)?.minX == 704)
    }

    @Test(
        "preferred, least and largest widths of the inspector are in effect, and a preferred width wins over a fraction"
    )
    func widths() {
        change { split.show(.inspector) }
        change { split.preferredInspectorColumnWidthFraction = 0.25 }
        #expect(stage.frame(.inspector) == CGRect(x: 768, y: 0, width: 256, height: 768))
        change { split.preferredInspectorColumnWidth = 280 }
        #expect(stage.frame(.inspector)?.width == 280)
        change { split.maximumInspectorColumnWidth = 250 }
        #expect(stage.frame(.inspector)?.width == 250)
        change {
            (split.maximumInspectorColumnWidth, split.minimumInspectorColumnWidth) = (
                UISplitViewController.automaticDimension, 300
            )
        }
        #expect(stage.frame(.inspector)?.width == 300)
        #expect(split.maximumInspectorColumnWidth == UISplitViewController.automaticDimension)
    }

    @Test("columns beside the secondary give way to its preferred width, unless they have one of their own")
    func preferredSecondary() {
        change { split.preferredSecondaryColumnWidth = 800 }
        #expect(stage.frame(.secondary) == CGRect(x: 224, y: 0, width: 800, height: 768))
        #expect(split.primaryColumnWidth == 224)
        change { split.preferredPrimaryColumnWidth = 300 }
        #expect(split.primaryColumnWidth == 300)
        change {
            (split.preferredPrimaryColumnWidth, split.preferredSecondaryColumnWidth) = (
                UISplitViewController.automaticDimension, 600
            )
        }
        #expect(split.primaryColumnWidth == 320)
        change { split.maximumPrimaryColumnWidth = 500 }
        #expect(split.primaryColumnWidth == 424)
        change {
            split.preferredSecondaryColumnWidth = UISplitViewController.automaticDimension
            split.preferredSecondaryColumnWidthFraction = 0.75
        }
        #expect(stage.frame(.secondary)?.width == 768)
    }

    @Test(
        """
        the least width of the secondary makes the inspector narrower first, and then the primary; where it has \
        no room, columns overlay it
        """
    )
    func minimumSecondary() {
        change { split.show(.inspector) }
        change { split.minimumSecondaryColumnWidth = 500 }
        #expect(stage.frame(.inspector)?.width == 204)
        #expect(split.primaryColumnWidth == 320)
        change { split.minimumSecondaryColumnWidth = 550 }
        #expect(stage.frame(.inspector)?.width == 200)
        #expect(split.primaryColumnWidth == 274)
        change { split.minimumSecondaryColumnWidth = 900 }
        #expect(split.splitBehavior == .overlay)
        #expect(split.displayMode == .secondaryOnly)
    }

    @Test("collapsed, the inspector is presented as a sheet, and is a column again when there is room")
    func collapsed() throws {
        stage.app.resize(to: CGSize(width: 390, height: 800))
        stage.app.settle()
        #expect(split.isCollapsed)
        _ = log.take()
        change { split.show(.inspector) }
        #expect(split.presentedViewController != nil)
        #expect(split.isShowing(.inspector))
        let page = try #require(split.viewController(for: .inspector))
        #expect(page.view.window != nil)
        #expect(page.splitViewController === split)
        #expect(log.take() == ["will show inspector", "did show inspector"])
        change { split.hide(.inspector) }
        #expect(split.presentedViewController == nil)
        #expect(!split.isShowing(.inspector))
        #expect(log.take() == ["will hide inspector", "did hide inspector"])
        change { split.show(.inspector) }
        stage.app.resize(to: CGSize(width: 1024, height: 768))
        stage.app.settle()
        #expect(split.presentedViewController == nil)
        #expect(split.isShowing(.inspector))
        #expect(stage.frame(.inspector) == CGRect(x: 704, y: 0, width: 320, height: 768))
    }

    @Test("collapsed, hiding the compact column is ignored")
    func hidesCompact() {
        stage.app.resize(to: CGSize(width: 390, height: 800))
        stage.app.settle()
        change { split.hide(.compact) }
        #expect(split.isCollapsed)
    }

    @Test("another inspector takes the place of the one that shows, and none closes the column")
    func replaced() {
        change { split.show(.inspector) }
        let other = UINavigationController(rootViewController: ScrollingPage("Other"))
        change { split.setViewController(other, for: .inspector) }
        #expect(other.view.convert(other.view.bounds, to: nil) == CGRect(x: 704, y: 0, width: 320, height: 768))
        change { split.setViewController(nil, for: .inspector) }
        #expect(other.parent == nil)
        #expect(stage.frame(.secondary)?.width == 704)
    }

    @Test("lines separate all columns, also after columns have moved")
    func lines() throws {
        let stage = SplitStage(draws: true)
        func isLine(_ x: Int) -> Bool { (stage.app.picture()?[x * 2 + 1, 1000]?.red ?? 255) < 230 }
        #expect(isLine(319))
        stage.app.activate()
        stage.split.setViewController(ScrollingPage("Inspector"), for: .inspector)
        stage.split.show(.inspector)
        stage.app.settle()
        #expect(isLine(319))
        #expect((stage.app.picture()?[704 * 2, 1000]?.red ?? 255) < 230)
    }
}
