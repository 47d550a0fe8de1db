import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTesting

/// The displayed values of keyframe animations in each frame.
@MainActor
struct KeyframeTests {
    private let root = UIViewController()
    private let app: TestApp
    private let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    private let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)

    init() {
        app = TestApp(root)
        root.view.addSubview(box)
        app.settle()
        app.activate()
    }

    private var shownX: CGFloat { box.layer.presentation()?.position.x ?? -1 }
    private var shownAlpha: Float { box.layer.presentation()?.opacity ?? -1 }

    /// The displayed values in every `step`th frame, beginning with the first.
    private func rows(_ count: Int, step: Int = 6, _ value: () -> CGFloat) -> [Int] {
        app.turn()
        var result = [Int(value().rounded())]
        for _ in 1..<count {
            app.advance(frames: step)
            result.append(Int(value().rounded()))
        }
        return result
    }

    /// A keyframe that moves the box to `x`.
    struct Step: Sendable {
        let start, duration: Double
        let x: CGFloat
    }

    nonisolated static let rowsOfOne: [(String, [Step], [Int])] = [
        (
            "begins where the earlier one ended",
            [Step(start: 0, duration: 0.5, x: 100), Step(start: 0.5, duration: 0.5, x: 20)],
            [0, 20, 40, 60, 80, 100, 84, 68, 52, 36, 20]
        ),
        (
            "leaves the property where it is before, between and after",
            [Step(start: 0.2, duration: 0.2, x: 100), Step(start: 0.6, duration: 0.2, x: 0)],
            [0, 0, 0, 50, 100, 100, 100, 50, 0, 0, 0]
        ),
        (
            "that begins before the earlier one ends goes on from where that is",
            [Step(start: 0, duration: 1, x: 100), Step(start: 0.5, duration: 0.5, x: 0)],
            [0, 10, 20, 30, 40, 50, 40, 30, 20, 10, 0]
        ),
    ]

    @Test("A later keyframe of the same property", arguments: rowsOfOne)
    func chained(name: String, steps: [Step], shown: [Int]) {
        app.activate()
        box.center.x = 0
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
            for step in steps {
                UIView.addKeyframe(withRelativeStartTime: step.start, relativeDuration: step.duration) {
                    self.box.center.x = step.x
                }
            }
        }
        #expect(box.center.x == steps.last?.x)
        #expect(rows(11) { shownX } == shown, "\(name)")
    }

    @Test("Each property has its own row, and what is changed outside of keyframes moves the whole time")
    func properties() {
        app.activate()
        box.center.x = 0
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
            self.box.alpha = 0
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { self.box.center.x = 50 }
        }
        app.turn()
        app.advance(frames: 15)
        #expect(abs(shownX - 25) < 0.01)
        #expect(abs(shownAlpha - 0.75) < 0.01)
        app.advance(frames: 30)
        #expect(abs(shownX - 50) < 0.01)
        #expect(abs(shownAlpha - 0.25) < 0.01)
    }

    @Test("Without a curve in the options the animation eases in and out")
    func curve() {
        app.activate()
        box.center.x = 0
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { self.box.center.x = 100 }
        }
        app.turn()
        app.advance(frames: 6)
        #expect(shownX < 5)
        app.advance(frames: 24)
        #expect(abs(shownX - 50) < 0.1)
    }

    @Test("During a delay the first keyframe holds, and the completion is called once, at the end")
    func delayed() {
        app.activate()
        box.center.x = 0
        var ends: [Bool] = []
        UIView.animateKeyframes(withDuration: 0.5, delay: 0.5, options: linear) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { self.box.center.x = 50 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { self.box.alpha = 0.5 }
        } completion: {
            ends.append($0)
        }
        app.turn()
        app.advance(frames: 30)
        #expect(shownX < 2)
        app.advance(frames: 15)
        #expect(abs(shownX - 25) < 2)
        #expect(ends.isEmpty)
        #expect(app.settle())
        #expect(ends == [true])
    }

    @Test("A completion gets false if another animation of the property replaces the animation")
    func interrupted() {
        app.activate()
        var ends: [Bool] = []
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { self.box.alpha = 0 }
        } completion: {
            ends.append($0)
        }
        app.advance(frames: 10)
        let shown = shownAlpha
        UIView.animate(withDuration: 1) { self.box.alpha = 1 }
        #expect(ends == [false])
        app.turn()
        #expect(abs(shownAlpha - shown) < 0.05)
    }

    @Test("Discrete keyframes jump at their starts")
    func discrete() {
        app.activate()
        box.center.x = 0
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: [linear, .calculationModeDiscrete]) {
            UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) { self.box.center.x = 10 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { self.box.center.x = 20 }
        }
        #expect(rows(11) { shownX } == [0, 0, 0, 10, 10, 20, 20, 20, 20, 20, 20])
    }

    @Test("Paced keyframes go as fast everywhere")
    func paced() {
        app.activate()
        box.center.x = 0
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: [linear, .calculationModePaced]) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.1) { self.box.center.x = 80 }
            UIView.addKeyframe(withRelativeStartTime: 0.1, relativeDuration: 0.9) { self.box.center.x = 100 }
        }
        #expect(rows(11) { shownX } == [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100])
    }

    @Test("A cubic way passes its values and is bent between them")
    func cubic() {
        app.activate()
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = [0, 100, 0]
        animation.calculationMode = .cubic
        animation.duration = 1
        box.layer.add(animation, forKey: "bow")
        let xs = rows(3, step: 15) { shownX }
        #expect(xs[0] == 0 && xs[2] == 100)
        #expect(xs[1] > 52)
    }

    @Test("Keyframes run again and back as the options say")
    func autoreverse() {
        app.activate()
        box.center.x = 0
        UIView.animateKeyframes(withDuration: 0.5, delay: 0, options: [linear, .autoreverse]) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { self.box.center.x = 50 }
        }
        #expect(rows(6, step: 12) { shownX } == [0, 20, 40, 40, 20, 50])
    }

    @Test("With disabled animations or a duration of zero, changes are immediate and the completion is called later")
    func off() {
        app.activate()
        var ends: [Bool] = []
        UIView.setAnimationsEnabled(false)
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { self.box.alpha = 0.5 }
        } completion: {
            ends.append($0)
        }
        UIView.setAnimationsEnabled(true)
        #expect(box.layer.animationKeys() == nil)
        #expect(box.alpha == 0.5)
        #expect(ends.isEmpty)
        app.settle()
        #expect(ends == [true])
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { self.box.alpha = 1 }
        #expect(box.alpha == 1)
        #expect(box.layer.animationKeys() == nil)
    }

    @Test("Inside another block its duration and curve hold, unless the options say otherwise")
    func nested() {
        app.activate()
        box.center.x = 0
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            UIView.animateKeyframes(withDuration: 7, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { self.box.center.x = 100 }
            }
        }
        #expect(rows(6) { shownX } == [0, 20, 40, 60, 80, 100])
        let animation = box.layer.animation(forKey: "position")
        #expect(animation?.duration == 1)
    }

    @Test("Inside a property animator keyframes are shares of its way, and are scrubbed and turned round with it")
    func animator() {
        app.activate()
        box.center.x = 0
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            UIView.animateKeyframes(withDuration: 0, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { self.box.center.x = 100 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { self.box.center.x = 60 }
            }
        }
        animator.fractionComplete = 0.25
        app.turn()
        #expect(abs(shownX - 50) < 0.01)
        animator.fractionComplete = 0.75
        app.turn()
        #expect(abs(shownX - 80) < 0.01)
        animator.isReversed = true
        animator.startAnimation()
        #expect(app.settle())
        #expect(box.center.x == 0)
    }
}

@MainActor
struct KeyframePathTests {
    /// The displayed positions of a layer at some frames of an animation of one second.
    private func places(_ animation: CAKeyframeAnimation, at frames: [Int]) -> [CGPoint] {
        let root = UIViewController()
        let app = TestApp(root)
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        root.view.layer.addSublayer(layer)
        app.turn()
        animation.duration = 1
        animation.isRemovedOnCompletion = false
        animation.fillMode = .forwards
        layer.add(animation, forKey: "way")
        app.advance(frames: 1)
        var (result, passed) = ([CGPoint](), 0)
        for frame in frames {
            app.advance(frames: frame - passed)
            passed = frame
            result.append(layer.presentation()?.position ?? .zero)
        }
        return result
    }

    @Test("a point goes along a path, in even times from corner to corner")
    func alongPath() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 100, y: 0))
        path.addLine(to: CGPoint(x: 100, y: 20))
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = path
        let shown = places(animation, at: [15, 30, 60])
        #expect(abs(shown[0].x - 50) < 5 && shown[0].y == 0)
        #expect(abs(shown[1].x - 100) < 5 && shown[1].y < 3)
        #expect(shown[2] == CGPoint(x: 100, y: 20))
    }

    @Test("a round way stays on its circle")
    func circle() {
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
        animation.calculationMode = .paced
        for place in places(animation, at: [7, 20, 41, 55]) {
            #expect(abs(hypot(place.x - 50, place.y - 50) - 50) < 0.5)
        }
    }

    @Test("transforms are boxed as objects, and are an animation's values")
    func boxedTransforms() {
        let boxed = NSValue(caTransform3D: CATransform3DMakeTranslation(30, 4, 0))
        #expect(boxed.caTransform3DValue.m41 == 30)
        #expect(boxed.caTransform3DValue.m42 == 4)
        #expect(CATransform3DEqualToTransform(NSValue(cgPoint: .zero).caTransform3DValue, CATransform3DIdentity))
        let animation = CAKeyframeAnimation(keyPath: "transform")
        animation.values = [NSValue(caTransform3D: CATransform3DIdentity), boxed]
        let root = UIViewController()
        let app = TestApp(root)
        let layer = CALayer()
        root.view.layer.addSublayer(layer)
        app.turn()
        animation.duration = 1
        animation.setValue("mine", forKey: "name")
        layer.add(animation, forKey: "move")
        app.advance(frames: 31)
        #expect(abs((layer.presentation()?.transform.m41 ?? 0) - 15) < 2)
        #expect(animation.value(forKey: "name") as? String == "mine")
    }

    @Test("a timing function returns its four points")
    func controlPoints() {
        var point: [Float] = [9, 9]
        CAMediaTimingFunction(name: .easeIn).getControlPoint(at: 1, values: &point)
        #expect(point == [0.42, 0])
        CAMediaTimingFunction(name: .easeIn).getControlPoint(at: 3, values: &point)
        #expect(point == [1, 1])
        CAMediaTimingFunction(name: .easeIn).getControlPoint(at: 7, values: &point)
        #expect(point == [1, 1])
    }
}
