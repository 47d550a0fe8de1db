import Testing
import UIKit
import UIKitTesting

/// Presentations of every kind that are begun, pulled, resized and dismissed at any moment: at rest the state is
/// consistent.
@MainActor
struct PresentationStreamTests {
    private struct Dice {
        var state: UInt64
        mutating func roll(_ sides: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(sides))
        }
    }

    private func faults(_ app: TestApp, _ root: UIViewController, _ size: CGSize) -> [String] {
        var wrong = app.animatedLayers.map { "still held: \($0)" }
        var below = root
        var depth = 0
        while let presented = below.presentedViewController, depth < 10 {
            // A full-screen presentation removes the view below from the window.
            if presented.view.window == nil, presented.presentedViewController == nil {
                wrong.append("a presented view is in no window")
            }
            if presented.presentingViewController !== below {
                wrong.append("a presented controller does not know who presents")
            }
            if presented.transitionCoordinator != nil { wrong.append("a coordinator stayed") }
            below = presented
            depth += 1
        }
        if depth == 0 {
            if app.presentedFrame(of: root.view) != CGRect(origin: .zero, size: size) {
                wrong.append("the root stands at \(app.presentedFrame(of: root.view) ?? .null)")
            }
            if app.window.subviews.count != 1 { wrong.append("\(app.window.subviews.count) views in the window") }
            if root.view.layer.cornerRadius != 0 || root.view.clipsToBounds {
                wrong.append("the root kept its corners")
            }
            if root.view.tintAdjustmentMode == .dimmed { wrong.append("the root is dimmed") }
        }
        return wrong
    }

    @Test(
        "any stream of presentations, pulls, sizes and dismissals comes to rest whole, and frees what went",
        arguments: 0..<400)
    func streams(seed: Int) {
        var dice = Dice(state: UInt64(seed) &* 7919 &+ 17)
        let root = UIViewController()
        root.view.backgroundColor = .systemBackground
        let source = UIView(frame: CGRect(x: 20, y: 60, width: 40, height: 40))
        root.view.addSubview(source)
        var size = CGSize(width: 390, height: 844)
        let app = TestApp(root, size: size, draws: false)
        var gone: [() -> Bool] = []
        func present() {
            var top = root
            while let next = top.presentedViewController { top = next }
            let styles: [UIModalPresentationStyle] = [
                .pageSheet, .formSheet, .popover, .fullScreen, .overFullScreen, .custom,
            ]
            let page = UIViewController()
            page.modalPresentationStyle = styles[dice.roll(styles.count)]
            page.modalTransitionStyle = [.coverVertical, .crossDissolve, .flipHorizontal][dice.roll(3)]
            page.sheetPresentationController?.detents =
                [[.medium(), .large()], [.large()], [.custom { _ in 200 }]][dice.roll(3)]
            page.popoverPresentationController?.sourceView = source
            if dice.roll(4) == 0 { page.preferredTransition = .zoom { _ in source } }
            if dice.roll(6) == 0 { page.isModalInPresentation = true }
            gone.append { [weak page] in page == nil }
            top.present(page, animated: dice.roll(4) != 0)
        }
        for _ in 0..<25 {
            switch dice.roll(8) {
            case 0, 1, 2: present()
            case 3: root.dismiss(animated: dice.roll(3) != 0)
            case 4:
                var top = root
                while let next = top.presentedViewController { top = next }
                top.dismiss(animated: dice.roll(3) != 0)
            case 5:
                let from = CGPoint(x: size.width / 2, y: size.height * CGFloat(2 + dice.roll(6)) / 10)
                app.drag(
                    from: from, to: CGPoint(x: from.x, y: from.y + CGFloat(dice.roll(700) - 250)),
                    frames: 4 + dice.roll(12))
            case 6:
                let sizes = [
                    CGSize(width: 390, height: 844), CGSize(width: 1024, height: 768), CGSize(width: 700, height: 390),
                ]
                size = sizes[dice.roll(sizes.count)]
                app.resize(to: size)
            default:
                app.tap(at: CGPoint(x: CGFloat(dice.roll(Int(size.width))), y: CGFloat(dice.roll(Int(size.height)))))
            }
            app.advance(frames: dice.roll(30))
            if dice.roll(5) == 0 {
                #expect(app.settle())
                #expect(faults(app, root, size) == [])
            }
        }
        root.dismiss(animated: true)
        #expect(app.settle())
        #expect(faults(app, root, size) == [])
        #expect(root.presentedViewController == nil)
        #expect(gone.allSatisfy { $0() }, "\(gone.filter { !$0() }.count) of \(gone.count) are kept")
    }
}
