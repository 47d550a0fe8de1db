import Testing
import UIKit
import UIKitTesting

@MainActor
struct SplitButtonTests {
    /// The columns whose bars display a button with this name.
    private func columns(_ name: String, _ stage: SplitStage) -> [UISplitViewController.Column] {
        [.primary, .supplementary, .secondary].filter { column in
            guard let bar = stage.split.viewController(for: column)?.navigationController?.navigationBar,
                bar.window != nil
            else { return false }
            return bar.descendants.contains { $0.accessibilityIdentifier == name && !$0.isHidden }
        }
    }

    @Test("a primary that lies over the detail has the button in its own bar, and gives it back")
    func overlaid() throws {
        let stage = SplitStage(size: CGSize(width: 800, height: 900))
        #expect(columns("ToggleSidebar", stage) == [.secondary])
        try stage.app.tap("ToggleSidebar")
        stage.app.settle()
        #expect(stage.split.displayMode == .oneOverSecondary)
        #expect(columns("ToggleSidebar", stage) == [.primary])
        try stage.app.tap("ToggleSidebar")
        stage.app.settle()
        #expect(stage.split.displayMode == .secondaryOnly)
        #expect(columns("ToggleSidebar", stage) == [.secondary])
    }

    @Test(
        "in three columns a button leads to the detail alone and back to where it was",
        arguments: [CGSize(width: 1024, height: 768), CGSize(width: 1400, height: 900)])
    func secondaryOnly(size: CGSize) throws {
        let stage = SplitStage(.tripleColumn, size: size)
        #expect(columns("SecondaryOnly", stage) == [])
        stage.app.activate()
        stage.split.showsSecondaryOnlyButton = true
        stage.app.settle()
        let mode = stage.split.displayMode
        #expect(columns("SecondaryOnly", stage) == [.secondary])
        // In the first visible column.
        #expect(columns("ToggleSidebar", stage) == [size.width > 1100 ? .primary : .supplementary])
        try stage.app.tap("SecondaryOnly")
        stage.app.settle()
        #expect(stage.split.displayMode == .secondaryOnly)
        #expect(columns("SecondaryOnly", stage) == [.secondary])
        #expect(columns("ToggleSidebar", stage) == [])
        try stage.app.tap("SecondaryOnly")
        stage.app.settle()
        #expect(stage.split.displayMode == mode)
        stage.app.activate()
        stage.split.showsSecondaryOnlyButton = false
        stage.app.settle()
        #expect(columns("SecondaryOnly", stage) == [])
    }

    @Test("two columns and one stack have no such button, and the button returns with the columns")
    func onlyInThree() {
        let two = SplitStage()
        two.app.activate()
        two.split.showsSecondaryOnlyButton = true
        two.app.settle()
        #expect(columns("SecondaryOnly", two) == [])
        let three = SplitStage(.tripleColumn)
        three.app.activate()
        three.split.showsSecondaryOnlyButton = true
        three.app.resize(to: CGSize(width: 390, height: 844))
        three.app.settle()
        #expect(columns("SecondaryOnly", three) == [])
        #expect(columns("ToggleSidebar", three) == [])
        three.app.resize(to: CGSize(width: 1024, height: 768))
        three.app.settle()
        #expect(columns("SecondaryOnly", three) == [.secondary])
    }

    @Test(
        "the sidebar's ground lies behind a clear primary, moves with it, and goes with the style",
        arguments: [false, true])
    func ground(dark: Bool) throws {
        let stage = SplitStage(dark: dark, draws: true)
        func pixel(_ x: Int) -> UInt8? { stage.app.picture()?[2 * x, 2 * 700]?.red }
        let plain: UInt8 = dark ? 0 : 255, side: UInt8 = dark ? 0x1C : 0xF2
        stage.app.activate()
        let list = try #require(stage.split.viewController(for: .primary) as? ScrollingPage)
        list.scrollView.backgroundColor = .clear
        stage.app.settle()
        #expect(pixel(300) == plain)
        stage.app.activate()
        stage.split.primaryBackgroundStyle = .sidebar
        stage.app.settle()
        #expect(pixel(300) == side)
        #expect(pixel(340) == plain)
        stage.app.activate()
        stage.split.hide(.primary)
        stage.app.advance(frames: 8)
        #expect(pixel(10) == side)
        stage.app.settle()
        #expect(pixel(10) == plain)
        stage.app.activate()
        stage.split.show(.primary)
        stage.app.settle()
        #expect(pixel(300) == side)
        stage.app.resize(to: CGSize(width: 390, height: 844))
        stage.app.settle()
        #expect(pixel(380) == plain)
        stage.app.resize(to: CGSize(width: 1024, height: 768))
        stage.app.settle()
        #expect(pixel(300) == side)
        stage.app.activate()
        stage.split.primaryBackgroundStyle = .none
        stage.app.settle()
        #expect(pixel(300) == plain)
    }

    final class Turning: UISplitViewControllerDelegate {
        func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController)
            -> UIInterfaceOrientationMask
        { .landscape }
        func splitViewControllerPreferredInterfaceOrientationForPresentation(
            _ splitViewController: UISplitViewController
        ) -> UIInterfaceOrientation {
            .landscapeLeft
        }
    }

    @Test("the delegate returns the supported orientations of a split view")
    func orientations() {
        let split = UISplitViewController(style: .doubleColumn)
        #expect(split.supportedInterfaceOrientations.contains(.portrait))
        let delegate = Turning()
        split.delegate = delegate
        #expect(split.supportedInterfaceOrientations == .landscape)
        #expect(split.preferredInterfaceOrientationForPresentation == .landscapeLeft)
    }

    @Test("an app's own place for the button is empty while there is one column")
    func collapsed() {
        let stage = SplitStage()
        let button = stage.split.displayModeButtonItem
        #expect(!button.isHidden)
        stage.app.resize(to: CGSize(width: 390, height: 844))
        stage.app.settle()
        #expect(button.isHidden)
        stage.app.resize(to: CGSize(width: 1024, height: 768))
        stage.app.settle()
        #expect(!button.isHidden)
    }
}
