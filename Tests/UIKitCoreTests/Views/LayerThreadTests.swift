import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTesting

// Code without an actor, as for layers, animations and transactions on iOS.

/// A layer as in apps: no declaration names an actor.
private final class Dial: CALayer {
    var turns = 0.0 { didSet { setNeedsDisplay() } }
    override class func defaultAction(forKey event: String) -> (any CAAction)? { event == "turns" ? NSNull() : nil }
    override func layoutSublayers() { sublayers?.forEach { $0.frame = bounds } }
    override func draw(in ctx: CGContext) { ctx.fill(CGRect(x: 0, y: 0, width: turns, height: 1)) }
}

private final class Gauge: CALayer {
    let size: CGFloat
    private(set) var drawings = 0
    init(size: CGFloat) {
        self.size = size
        super.init()
    }
    required init() {
        size = 1
        super.init()
    }
    required init(layer: Any) {
        size = (layer as? Gauge)?.size ?? 0
        super.init(layer: layer)
    }
    required init?(coder: NSCoder) {
        size = 2
        super.init(coder: coder)
    }
    override class func needsDisplay(forKey key: String) -> Bool {
        key == "cornerRadius" || super.needsDisplay(forKey: key)
    }
    override func draw(in ctx: CGContext) { drawings += 1 }
}

private final class QuietDelegate: NSObject, CALayerDelegate, CAAnimationDelegate {
    var stops = 0
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { stops += 1 }
}

private func makeDial(turns: Double) -> Dial {
    let dial = Dial()
    dial.actions = ["position": NSNull()]
    dial.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    dial.turns = turns
    let inner = CAShapeLayer()
    inner.path = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)
    dial.addSublayer(inner)
    dial.mask = CALayer()
    dial.layoutIfNeeded()
    return dial
}

private func makeFade() -> CABasicAnimation {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 1
    fade.duration = 0.5
    fade.timingFunction = CAMediaTimingFunction(name: .linear)
    return fade
}

private func withoutActions(_ change: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    change()
    CATransaction.commit()
}

/// An object that another thread created. The thread has ended when the object is read.
private final class Handed<Value>: @unchecked Sendable {
    var value: Value?
}

private func onAnotherThread<Value>(_ make: @escaping @Sendable () -> Value) async -> Value {
    let handed = Handed<Value>()
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
        Thread.detachNewThread {
            handed.value = make()
            done.resume()
        }
    }
    return handed.value!
}

@MainActor
struct LayerThreadTests {
    private let root = UIViewController()
    private let app: TestApp

    init() {
        app = TestApp(root)
        app.settle()
        app.activate()
    }

    @Test("A tree of layers is made on another thread, laid out there, and shown when it is passed on")
    func made() async {
        guard let dial = await onAnotherThread({ Handed(makeDial(turns: 7)) }).value else {
            return #expect(Bool(false))
        }
        app.activate()
        #expect(dial.sublayers?.first?.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
        root.view.layer.addSublayer(dial)
        app.turn()
        #expect(dial.presentation()?.frame.width == 20)
    }

    @Test("An animation that is made and added on another thread begins when its layer is shown")
    func animated() async {
        let handed = await onAnotherThread {
            let layer = makeDial(turns: 1)
            layer.mask = nil
            layer.add(makeFade(), forKey: "fade")
            return Handed(layer)
        }
        guard let layer = handed.value else { return #expect(Bool(false)) }
        app.activate()
        #expect(layer.animationKeys() == ["fade"])
        root.view.layer.addSublayer(layer)
        app.turn()
        app.advance(frames: 15)
        #expect(abs((layer.presentation()?.opacity ?? -1) - 0.5) < 0.05)
        #expect(app.settle())
        #expect(layer.animationKeys() == nil)
    }

    @Test(
        "Transactions of one thread say nothing about those of another, and their completion comes on the main thread")
    func transactions() async {
        let isMain = Handed<Bool>()
        let (duration, isOff) = await onAnotherThread {
            CATransaction.begin()
            CATransaction.setAnimationDuration(3)
            CATransaction.setDisableActions(true)
            CATransaction.setCompletionBlock {
                MainActor.assertIsolated()
                isMain.value = true
            }
            let seen = (CATransaction.animationDuration(), CATransaction.disableActions())
            CATransaction.commit()
            return seen
        }
        #expect(duration == 3)
        #expect(isOff)
        #expect(CATransaction.animationDuration() == 0.25)
        #expect(!CATransaction.disableActions())
        for _ in 0..<100 where isMain.value == nil { await Task.yield() }
        #expect(isMain.value == true)
    }

    @Test("The time of animations can be asked for on another thread")
    func time() {
        app.advance(frames: 30)
        let there = Handed<Double>()
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            there.value = CACurrentMediaTime()
            done.signal()
        }
        done.wait()
        #expect(there.value == CACurrentMediaTime())
    }

    @Test("A delegate that names no actor is asked on the main thread")
    func delegates() {
        app.activate()
        let delegate = QuietDelegate()
        let layer = CALayer()
        layer.delegate = delegate
        root.view.layer.addSublayer(layer)
        app.turn()
        layer.opacity = 0.5
        #expect(layer.animationKeys() == nil)
        let fade = makeFade()
        fade.delegate = delegate
        layer.add(fade, forKey: nil)
        #expect(app.settle())
        #expect(delegate.stops == 1)
        withoutActions { layer.position.x = 4 }
        #expect(layer.animationKeys() == nil)
    }

    @Test("A layer of an app's own has its initializers, and is drawn again when a property changes that it names")
    func gauge() {
        app.activate()
        let gauge = Gauge(size: 3)
        gauge.frame = CGRect(x: 0, y: 0, width: 9, height: 9)
        root.view.layer.addSublayer(gauge)
        app.settle()
        #expect(gauge.presentation()?.size == 3)
        #expect(gauge.drawings == 0)
        gauge.cornerRadius = 2
        gauge.opacity = 0.5
        app.settle()
        #expect(gauge.drawings == 1)
    }

    @Test("A change of a layer in a window on another thread stops the program")
    func stopped() async {
        await #expect(processExitsWith: .failure) {
            let handed = await MainActor.run {
                let root = UIViewController()
                let app = TestApp(root)
                app.turn()
                return (Handed(root.view.layer), app)
            }
            _ = await onAnotherThread { handed.0.value?.opacity = 0.5 }
        }
    }
}

extension Handed {
    fileprivate convenience init(_ value: Value) {
        self.init()
        self.value = value
    }
}
