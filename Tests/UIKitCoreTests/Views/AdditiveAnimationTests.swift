import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Additive and cumulative animations, functions of values, springs by their bounce, and animated gradients.
@MainActor
struct AdditiveAnimationTests {
    private let app: TestApp
    private let page = UIViewController()
    private let layer = CALayer()

    init() {
        app = TestApp(page, size: CGSize(width: 100, height: 100), scale: 1)
        page.view.backgroundColor = .white
        layer.frame = CGRect(x: 20, y: 20, width: 20, height: 20)
        page.view.layer.addSublayer(layer)
        app.settle()
        app.activate()
    }

    private func play(_ animation: CAAnimation, on layer: CALayer, seconds: Double) {
        layer.add(animation, forKey: "test")
        app.advance(frames: 1)
        app.advance(seconds: seconds)
    }

    private func basic(_ path: String, from: Any?, to: Any?) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: path)
        (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
        return animation
    }

    @Test("an additive animation moves from the layer's own value, whatever that is in the meantime")
    func additive() throws {
        let move = basic("position.x", from: 0, to: 40)
        move.isAdditive = true
        play(move, on: layer, seconds: 0.5)
        #expect(abs(try #require(layer.presentation()).position.x - 50) < 2)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.position.x = 10
        CATransaction.commit()
        #expect(abs(try #require(layer.presentation()).position.x - 30) < 2)
    }

    @Test("an additive transform is multiplied with the layer's own transform")
    func transforms() throws {
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        app.settle()
        let move = basic(
            "transform", from: CATransform3DIdentity, to: CATransform3DMakeTranslation(10, 0, 0))
        move.isAdditive = true
        play(move, on: layer, seconds: 0.5)
        let shown = try #require(layer.presentation()).transform
        #expect(abs(shown.m11 - 2) < 0.001 && abs(shown.m41 - 10) < 1, "\(shown)")
    }

    @Test("additive keyframes shake a layer around its position")
    func keyframes() throws {
        let shake = CAKeyframeAnimation(keyPath: "position.x")
        (shake.values, shake.duration, shake.isAdditive) = ([0, 10, -10, 0], 3, true)
        play(shake, on: layer, seconds: 1)
        #expect(abs(try #require(layer.presentation()).position.x - 40) < 1)
        app.advance(seconds: 1)
        #expect(abs(try #require(layer.presentation()).position.x - 20) < 1)
    }

    @Test("each cycle of a cumulative animation begins where the cycle before ended")
    func cumulative() throws {
        let move = basic("position.x", from: 0, to: 10)
        (move.isAdditive, move.isCumulative, move.repeatCount) = (true, true, 4)
        move.isRemovedOnCompletion = false
        move.fillMode = .forwards
        play(move, on: layer, seconds: 2.5)
        #expect(abs(try #require(layer.presentation()).position.x - 55) < 1)
        app.advance(seconds: 3)
        #expect(abs(try #require(layer.presentation()).position.x - 70) < 0.01)
        let turn = basic(
            "transform", from: CATransform3DIdentity, to: CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
        (turn.isCumulative, turn.repeatCount, turn.duration) = (true, .infinity, 0.1)
        let other = CALayer()
        page.view.layer.addSublayer(other)
        play(turn, on: other, seconds: 0.2)
        let shown = try #require(other.presentation()).transform
        #expect(shown.m11 < -0.2, "\(shown)")
    }

    @Test("a function of values makes transforms of numbers")
    func functions() throws {
        #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "other")) == nil)
        let turn = basic("transform", from: 0, to: CGFloat.pi)
        turn.valueFunction = CAValueFunction(name: .rotateZ)
        play(turn, on: layer, seconds: 0.5)
        #expect(abs(try #require(layer.presentation()).transform.m12 - 1) < 0.05)
        let scale = basic("transform", from: nil, to: [3, 5, 1])
        scale.valueFunction = CAValueFunction(name: .scale)
        play(scale, on: layer, seconds: 0.5)
        let scaled = try #require(layer.presentation()).transform
        #expect(abs(scaled.m11 - 2) < 0.1 && abs(scaled.m22 - 3) < 0.1)
        let move = CAKeyframeAnimation(keyPath: "transform")
        (move.values, move.duration) = ([0, 10, 20], 2)
        move.valueFunction = CAValueFunction(name: .translateY)
        play(move, on: layer, seconds: 1)
        #expect(abs(try #require(layer.presentation()).transform.m42 - 10) < 0.5)
    }

    @Test("a spring by its bounce has the period of its duration, and its numbers lead back to both")
    func springs() {
        for (duration, bounce) in [(0.5, 0.2), (0.5, 0), (1, -0.3)] as [(Double, CGFloat)] {
            let spring = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
            #expect(spring.mass == 1)
            #expect(abs(Double(spring.stiffness) - pow(2 * .pi / duration, 2)) < 1e-6)
            #expect(abs(spring.perceptualDuration - duration) < 1e-6 && abs(spring.bounce - bounce) < 1e-6)
            #expect(abs(spring.duration - spring.settlingDuration) < 1e-6)
        }
        // Documented: the damping for a bounce from 0 to 1 is (1 − bounce) · 4π / duration.
        let bouncy = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.25)
        #expect(abs(Double(bouncy.damping) - 0.75 * 4 * .pi / 0.5) < 1e-6)
        for number in [Double.nan, .infinity, -1, 0, 1e300] {
            let odd = CASpringAnimation(perceptualDuration: number, bounce: CGFloat(number))
            odd.keyPath = "opacity"
            (odd.fromValue, odd.toValue) = (0, 1)
            #expect(odd.duration.isFinite && odd.stiffness.isFinite)
            play(odd, on: layer, seconds: 0.1)
        }
    }

    @Test("colors, locations and points of a gradient are animated")
    func gradients() throws {
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        gradient.colors = [CGColor.black, CGColor.black]
        gradient.locations = [0, 0.5]
        page.view.layer.addSublayer(gradient)
        app.settle()
        play(
            basic("colors", from: [CGColor.black, CGColor.black], to: [CGColor.white, CGColor.white]), on: gradient,
            seconds: 0.5)
        let pixel = try #require(app.picture()?[50, 50])
        #expect(abs(Int(pixel.red) - 128) < 10, "\(pixel)")
        play(basic("locations", from: [0, 0.5], to: [0.5, 1]), on: gradient, seconds: 0.5)
        let locations = try #require(gradient.presentation()?.locations)
        #expect(abs(locations[0].doubleValue - 0.25) < 0.02 && abs(locations[1].doubleValue - 0.75) < 0.02)
        play(
            basic("endPoint", from: CGPoint(x: 0, y: 0), to: CGPoint(x: 1, y: 0)), on: gradient, seconds: 0.5)
        #expect(abs(try #require(gradient.presentation()).endPoint.x - 0.5) < 0.02)
        // Another number of colors is displayed from the middle on.
        play(basic("colors", from: [CGColor.black], to: [CGColor.white, CGColor.white]), on: gradient, seconds: 0.7)
        #expect(try #require(app.picture()?[50, 50]).red == 255)
        gradient.setValue([CGColor.white], forKey: "colors")
        #expect(gradient.colors?.count == 1 && (gradient.value(forKeyPath: "locations") as? [NSNumber])?.count == 2)
        let plain = CALayer()
        plain.setValue("own", forKey: "colors")
        #expect(plain.value(forKey: "colors") as? String == "own")
    }
}
