import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
struct ViewTests {
    @Test("sizeToFit keeps the frame's origin")
    func fits() {
        let label = UILabel(frame: CGRect(x: 100, y: 50, width: 0, height: 0))
        let held = TestApp()
        defer { withExtendedLifetime(held) {} }
        label.text = "Some text"
        label.sizeToFit()
        #expect(label.frame.origin == CGPoint(x: 100, y: 50))
        #expect(label.frame.width > 20)
    }

    @Test("Exchanged views change places; the app's own layers between them stay")
    func exchanged() {
        let parent = UIView()
        let views = (0..<3).map { _ in UIView() }
        parent.addSubview(views[0])
        let own = CALayer()
        parent.layer.addSublayer(own)
        parent.addSubview(views[1])
        parent.addSubview(views[2])
        parent.exchangeSubview(at: 2, withSubviewAt: 0)
        #expect(
            parent.subviews.map(ObjectIdentifier.init) == [views[2], views[1], views[0]].map(ObjectIdentifier.init))
        let layers = [views[2].layer, own, views[1].layer, views[0].layer]
        #expect(parent.layer.sublayers?.map(ObjectIdentifier.init) == layers.map(ObjectIdentifier.init))
    }

    @Test(
        "A subview that is added or inserted again moves, and its layer with it; the app's own layers between them stay"
    )
    func addedAgain() {
        let parent = UIView()
        let views = (0..<4).map { _ in UIView() }
        for view in views { parent.addSubview(view) }
        let own = CALayer()
        parent.layer.insertSublayer(own, above: views[1].layer)
        func order() -> [Int] { parent.subviews.map { view in views.firstIndex { $0 === view } ?? -1 } }
        func layers() -> [Int] {
            (parent.layer.sublayers ?? []).map { layer in views.firstIndex { $0.layer === layer } ?? 9 }
        }
        #expect(layers() == [0, 1, 9, 2, 3])
        parent.addSubview(views[0])
        #expect(order() == [1, 2, 3, 0])
        #expect(layers() == [1, 9, 2, 3, 0])
        parent.insertSubview(views[3], at: 0)
        #expect(order() == [3, 1, 2, 0])
        #expect(layers() == [3, 1, 9, 2, 0])
        parent.insertSubview(views[3], aboveSubview: views[2])
        #expect(order() == [1, 2, 3, 0])
        #expect(layers() == [1, 9, 2, 3, 0])
        parent.insertSubview(views[0], belowSubview: views[1])
        #expect(order() == [0, 1, 2, 3])
        #expect(layers() == [0, 1, 9, 2, 3])
        parent.insertSubview(views[2], at: 2)
        #expect(order() == [0, 1, 2, 3])
        #expect(layers() == [0, 1, 9, 2, 3])
    }

    @Test(
        "A view that was laid out before it entered a window is laid out again if the window is right-to-left"
    )
    func direction() {
        final class Recorder: UIView {
            var seen: [Bool] = []
            override func layoutSubviews() { seen.append(effectiveUserInterfaceLayoutDirection == .rightToLeft) }
        }
        let app = TestApp(UIViewController(), rightToLeft: true, draws: false)
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        parent.semanticContentAttribute = .forceLeftToRight
        let view = Recorder(frame: parent.bounds)
        parent.addSubview(view)
        view.layoutIfNeeded()
        let before = view.seen.count
        app.window.rootViewController?.view.addSubview(parent)
        app.settle()
        #expect(before == 1)
        #expect(view.seen.count > before)
        #expect(view.seen.last == true)
        app.isRightToLeft = false
        app.settle()
        #expect(view.seen.last == false)
    }

    @Test("Numbers that are not finite leave a layer as it was", arguments: [CGFloat.nan, .infinity])
    func finite(number: CGFloat) {
        let layer = CALayer()
        layer.cornerRadius = number
        layer.borderWidth = number
        layer.shadowRadius = number
        layer.zPosition = number
        layer.anchorPoint = CGPoint(x: number, y: 0.25)
        #expect(layer.cornerRadius == 0)
        #expect(layer.borderWidth == 0)
        #expect(layer.shadowRadius == 3)
        #expect(layer.zPosition == 0)
        #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.25))
    }

    @Test(
        "A layer of the app's own animates its changes, unless its actions, its delegate or the transaction say not to")
    func actions() {
        final class Quiet: CALayerDelegate {
            func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
                event == "opacity" ? NSNull() : nil
            }
        }
        let app = TestApp(UIViewController())
        let layer = CALayer()
        app.window.layer.addSublayer(layer)
        app.settle()
        layer.opacity = 0.5
        #expect(layer.animationKeys() == ["opacity"])
        layer.removeAllAnimations()
        layer.actions = ["opacity": NSNull()]
        layer.opacity = 0.25
        #expect(layer.animationKeys() == nil)
        layer.actions = nil
        let quiet = Quiet()
        layer.delegate = quiet
        layer.opacity = 1
        #expect(layer.animationKeys() == nil)
        layer.position.x = 10
        #expect(layer.animationKeys() == ["position"])
        layer.removeAllAnimations()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.position.x = 20
        CATransaction.commit()
        #expect(layer.animationKeys() == nil)
    }

    @Test("Work that asks for more at once waits for the next turn")
    func work() {
        let app = TestApp()
        var count = 0
        func again() {
            count += 1
            AppContext.current.after(0) { again() }
        }
        again()
        app.turn()
        app.turn()
        #expect(count == 3)
    }
}
