import Testing
import UIKit
import UIKitTesting

/// Bars that come and go.
@MainActor
@Suite struct BarHidingTests {
    private func tapContent(_ stage: Stage) {
        stage.app.tap(at: CGPoint(x: 195, y: 500))
        stage.app.settle()
    }

    @Test("a tap in content that nothing handles hides the bars, another brings them back")
    func tap() {
        let stage = Stage("Root", "Top")
        tapContent(stage)
        #expect(!stage.navigation.isNavigationBarHidden)
        stage.change { stage.navigation.hidesBarsOnTap = true }
        tapContent(stage)
        #expect(stage.navigation.isNavigationBarHidden)
        #expect(stage.app.title == nil)
        #expect(stage.top.view.safeAreaInsets.top == 47)
        tapContent(stage)
        #expect(!stage.navigation.isNavigationBarHidden)
        #expect(stage.app.title == "Top")
        #expect(stage.top.view.safeAreaInsets.top == 91)
        stage.change { stage.navigation.hidesBarsOnTap = false }
        tapContent(stage)
        #expect(!stage.navigation.isNavigationBarHidden)
    }

    @Test("a tap that a button handles leaves the bars alone")
    func handled() throws {
        let stage = Stage("Root")
        var count = 0
        stage.change {
            stage.navigation.hidesBarsOnTap = true
            let button = UIButton(type: .system, primaryAction: UIAction(title: "Press") { _ in count += 1 })
            button.frame = CGRect(x: 100, y: 400, width: 100, height: 44)
            stage.top.view.addSubview(button)
        }
        try stage.app.tap("Press")
        stage.app.settle()
        #expect(count == 1)
        #expect(!stage.navigation.isNavigationBarHidden)
    }

    @Test("the toolbar goes along only where it has items", arguments: [true, false])
    func toolbar(hasItems: Bool) {
        let stage = Stage("Root")
        stage.change {
            stage.navigation.hidesBarsOnTap = true
            stage.navigation.isToolbarHidden = false
            if hasItems { stage.top.toolbarItems = [UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)] }
        }
        tapContent(stage)
        #expect(stage.navigation.isNavigationBarHidden)
        #expect(stage.navigation.isToolbarHidden == hasItems)
    }

    @Test("a hidden bar takes no taps, and content gets its room", arguments: [true, false])
    func hidden(animated: Bool) {
        let stage = Stage("Root", "Top")
        stage.change { stage.navigation.setNavigationBarHidden(true, animated: animated) }
        stage.app.tap(at: CGPoint(x: 15, y: 65))
        stage.app.settle()
        #expect(stage.titles == ["Root", "Top"])
        #expect(stage.app.backLabel == nil)
        stage.change { stage.navigation.setNavigationBarHidden(false, animated: animated) }
        #expect(stage.app.backLabel == "Root")
        #expect(stage.bar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
    }

    @Test("a bar that only one of two screens has moves sideways with it", arguments: [false, true])
    func sideways(rightToLeft: Bool) {
        final class Bare: Page {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                navigationController?.setNavigationBarHidden(true, animated: animated)
            }
            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                navigationController?.setNavigationBarHidden(false, animated: animated)
            }
        }
        let stage = Stage("Root", rightToLeft: rightToLeft)
        stage.navigation.pushViewController(Bare("Bare"), animated: true)
        stage.app.advance(frames: 8)
        let x = stage.app.presentedFrame(of: stage.bar)?.minX ?? 0
        #expect(rightToLeft ? x > 100 : x < -100)
        #expect(stage.app.presentedFrame(of: stage.bar)?.minY == 47)
        stage.app.settle()
        #expect(stage.app.title == nil)
        stage.navigation.popViewController(animated: true)
        stage.app.advance(frames: 8)
        let back = stage.app.presentedFrame(of: stage.bar)?.minX ?? 0
        #expect(rightToLeft ? back > 0 && back < 390 : back < 0 && back > -390)
        stage.app.settle()
        #expect(stage.bar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
        #expect(stage.app.title == "Root")
        #expect(stage.app.animatedLayers.isEmpty)
    }
}
