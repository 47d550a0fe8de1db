import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTesting

/// View trees of which parts are freed, or are removed while others are added.
@MainActor
struct ViewLifeTests {
    private final class Callback: UIView {
        var onWindow: () -> Void = {}
        override func didMoveToWindow() {
            super.didMoveToWindow()
            if window != nil { onWindow() }
        }
    }

    @Test("a view that outlives its superview has none")
    func superviewFreed() {
        let child = UIView()
        weak var freed: UIView?
        do {
            let parent = UIView()
            parent.addSubview(child)
            freed = parent
            #expect(child.superview === parent)
        }
        #expect(freed == nil)
        #expect(child.superview == nil)
        #expect(child.layer.superlayer == nil)
        child.removeFromSuperview()
        UIView().addSubview(child)
    }

    @Test("views that outlive their window are in none, at any depth")
    func windowFreed() {
        let (child, grandchild) = (UIView(), UIView())
        child.addSubview(grandchild)
        weak var freed: UIWindow?
        do {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.addSubview(child)
            freed = window
            #expect(grandchild.window === window)
        }
        #expect(freed == nil)
        #expect(child.superview == nil)
        #expect(child.window == nil)
        #expect(grandchild.window == nil)
        #expect(grandchild.superview === child)
    }

    @Test("layers that outlive the layer that they belong to, as sublayer or mask, belong to none")
    func superlayerFreed() {
        let (sublayer, mask) = (CALayer(), CALayer())
        weak var freed: CALayer?
        do {
            let layer = CALayer()
            layer.addSublayer(sublayer)
            layer.mask = mask
            freed = layer
        }
        #expect(freed == nil)
        #expect(sublayer.superlayer == nil)
        #expect(mask.superlayer == nil)
    }

    @Test("a layer that outlives its view has no delegate")
    func viewFreed() {
        var view: UIView? = UIView()
        let layer = view?.layer
        #expect(layer?.delegate === view)
        view = nil
        #expect(layer?.delegate == nil)
        layer?.setNeedsLayout()
        layer?.layoutIfNeeded()
    }

    @Test("a view that a sibling removes while their superview enters a window is in no window")
    func takenOutOnTheWay() {
        let app = TestApp(UIViewController(), draws: false)
        let (parent, first, second) = (UIView(), Callback(), UIView())
        parent.addSubview(first)
        parent.addSubview(second)
        first.onWindow = { second.removeFromSuperview() }
        app.window.addSubview(parent)
        #expect(first.window === app.window)
        #expect(second.superview == nil)
        #expect(second.window == nil)
    }

    @Test("a superview that a subview removes while it enters a window is removed with all its views")
    func parentTakenOutOnTheWay() {
        let app = TestApp(UIViewController(), draws: false)
        let (parent, first, second) = (UIView(), Callback(), UIView())
        parent.addSubview(first)
        parent.addSubview(second)
        first.onWindow = { parent.removeFromSuperview() }
        app.window.addSubview(parent)
        #expect(parent.window == nil)
        #expect(first.window == nil)
        #expect(second.window == nil)
    }
}
