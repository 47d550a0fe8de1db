import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Layers run copies of animations, so that an app can use one object several times.
@MainActor
struct AnimationCopyTests {
    private let app: TestApp
    private let page = UIViewController()
    private let first = CALayer(), second = CALayer()

    init() {
        app = TestApp(page, size: CGSize(width: 100, height: 100), scale: 1)
        for layer in [first, second] {
            layer.frame = CGRect(x: 20, y: 20, width: 20, height: 20)
            page.view.layer.addSublayer(layer)
        }
        app.settle()
        app.activate()
    }

    private func move(to x: CGFloat) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue, animation.duration) = (0, x, 1)
        return animation
    }

    @Test("a change of an animation after it was added moves only the layer to which it is added next")
    func reuse() throws {
        let animation = move(to: 40)
        first.add(animation, forKey: "move")
        animation.toValue = 80
        second.add(animation, forKey: "move")
        app.advance(frames: 1)
        app.advance(seconds: 0.5)
        #expect(abs(try #require(first.presentation()).position.x - 20) < 2)
        #expect(abs(try #require(second.presentation()).position.x - 40) < 2)
        #expect(first.animation(forKey: "move") !== animation)
    }

    @Test("an animation without a duration keeps none, while its copy has that of the transaction")
    func duration() {
        let animation = CABasicAnimation(keyPath: "opacity")
        first.add(animation, forKey: "fade")
        #expect(animation.duration == 0)
        #expect(first.animation(forKey: "fade")?.duration == 0.25)
    }

    @Test("the delegate gets the copy, with the values that the app stored")
    func delegate() {
        let listener = Listener()
        let animation = move(to: 40)
        animation.delegate = listener
        animation.setValue("swing", forKey: "name")
        first.add(animation, forKey: "move")
        app.settle()
        #expect(listener.names == ["swing"])
    }

    @Test("a copy has the class and each value of the animation; a group copies its animations")
    func values() throws {
        let spring = CASpringAnimation(keyPath: "bounds")
        (spring.mass, spring.stiffness, spring.damping, spring.initialVelocity) = (2, 50, 5, 3)
        (spring.beginTime, spring.timeOffset, spring.speed, spring.repeatCount) = (1, 2, 3, 4)
        (spring.repeatDuration, spring.autoreverses, spring.fillMode) = (5, true, .both)
        (spring.isRemovedOnCompletion, spring.isAdditive, spring.isCumulative) = (false, true, true)
        (spring.fromValue, spring.toValue, spring.byValue) = (1, 2, 3)
        spring.timingFunction = CAMediaTimingFunction(name: .easeIn)
        spring.valueFunction = CAValueFunction(name: .rotateZ)
        let copy = try #require(spring.copy() as? CASpringAnimation)
        #expect(copy !== spring && copy.keyPath == "bounds" && copy.valueFunction === spring.valueFunction)
        #expect([copy.mass, copy.stiffness, copy.damping, copy.initialVelocity] == [2, 50, 5, 3])
        #expect([copy.beginTime, copy.timeOffset, copy.repeatDuration] == [1, 2, 5])
        #expect([copy.speed, copy.repeatCount] == [3, 4])
        #expect(copy.autoreverses && !copy.isRemovedOnCompletion && copy.isAdditive && copy.isCumulative)
        #expect(copy.fillMode == .both && copy.timingFunction === spring.timingFunction)
        #expect([copy.fromValue, copy.toValue, copy.byValue].map { $0 as? Int } == [1, 2, 3])

        let frames = CAKeyframeAnimation(keyPath: "opacity")
        (frames.values, frames.keyTimes, frames.calculationMode) = ([0, 1], [0, 1], .discrete)
        frames.path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
        frames.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
        let transition = CATransition()
        (transition.type, transition.subtype) = (.push, .fromTop)
        (transition.startProgress, transition.endProgress) = (0.25, 0.75)
        let group = CAAnimationGroup()
        group.animations = [frames, transition]
        let copies = try #require((group.copy() as? CAAnimationGroup)?.animations)
        let other = try #require(copies.first as? CAKeyframeAnimation)
        #expect(other !== frames && other.values?.count == 2 && other.keyTimes == [0, 1] && other.path != nil)
        #expect(other.calculationMode == .discrete && other.timingFunctions?.count == 1)
        let turn = try #require(copies.last as? CATransition)
        #expect(turn.type == .push && turn.subtype == .fromTop)
        #expect(turn.startProgress == 0.25 && turn.endProgress == 0.75)
    }

    @Test("a subclass adds its own values to the copy")
    func subclass() {
        let blink = Blink()
        blink.color = "red"
        first.add(blink, forKey: "blink")
        #expect((first.animation(forKey: "blink") as? Blink)?.color == "red")
    }

    private final class Listener: CAAnimationDelegate {
        var names: [String] = []
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
            names.append(anim.value(forKey: "name") as? String ?? "")
        }
    }

    private final class Blink: CABasicAnimation {
        var color = ""
        override func copy(with zone: NSZone? = nil) -> Any {
            let copy = super.copy(with: zone)
            (copy as? Blink)?.color = color
            return copy
        }
    }
}
