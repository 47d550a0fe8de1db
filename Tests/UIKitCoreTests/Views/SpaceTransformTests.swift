import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTesting

/// Transforms in three dimensions and their drawing.
@MainActor
struct SpaceTransformTests {
    private func isNear(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
        let numbers: (CATransform3D) -> [CGFloat] = {
            [
                $0.m11, $0.m12, $0.m13, $0.m14, $0.m21, $0.m22, $0.m23, $0.m24, $0.m31, $0.m32, $0.m33, $0.m34, $0.m41,
                $0.m42, $0.m43, $0.m44,
            ]
        }
        return zip(numbers(a), numbers(b)).allSatisfy { abs($0 - $1) < 1e-9 }
    }

    @Test("translating, scaling and rotating apply before the given transform")
    func order() {
        let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 10, 20, 30)
        #expect((moved.m41, moved.m42, moved.m43) == (20, 60, 120))
        let scaled = CATransform3DScale(CATransform3DMakeTranslation(10, 20, 30), 2, 3, 4)
        #expect((scaled.m41, scaled.m42, scaled.m43, scaled.m11, scaled.m33) == (10, 20, 30, 2, 4))
        #expect(
            isNear(
                CATransform3DRotate(.init(), 0.3, 0, 0, 2),
                CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: 0.3))))
        #expect(CATransform3DEqualToTransform(CATransform3DConcat(scaled, CATransform3DIdentity), scaled))
    }

    @Test("what is undone is the identity, and what cannot be undone stays")
    func inverse() {
        var t = CATransform3DRotate(CATransform3DMakeTranslation(10, -20, 5), 1.1, 1, 2, 3)
        t.m34 = -1 / 500
        #expect(isNear(CATransform3DConcat(t, CATransform3DInvert(t)), CATransform3DIdentity))
        let flat = CATransform3DMakeScale(0, 1, 1)
        #expect(CATransform3DInvert(flat) == flat)
    }

    @Test("what keeps to the plane is known as such")
    func affine() {
        #expect(
            CATransform3DIsAffine(
                CATransform3DMakeAffineTransform(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))))
        #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))
        #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
        #expect(
            CATransform3DGetAffineTransform(CATransform3DMakeTranslation(3, 4, 5))
                == CGAffineTransform(translationX: 3, y: 4))
        #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
    }

    @Test("a layer that is turned around its middle line is narrower; one that is nearer is larger")
    func drawn() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
        layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        #expect(abs(layer.frame.width - 50) < 1e-9)
        #expect(layer.frame.height == 50)
        var near = CATransform3DIdentity
        near.m34 = -1 / 500
        layer.transform = CATransform3DTranslate(near, 0, 0, 250)
        #expect(abs(layer.frame.width - 200) < 1e-9)
        #expect(abs(layer.frame.height - 100) < 1e-9)
    }

    @Test("an animation turns a layer over by its key path")
    func animated() {
        let page = UIViewController()
        let app = TestApp(page)
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        page.view.addSubview(view)
        app.turn()
        let animation = CABasicAnimation(keyPath: "transform.rotation.y")
        (animation.fromValue, animation.toValue) = (0, CGFloat.pi)
        animation.duration = 1
        view.layer.add(animation, forKey: "turn")
        app.advance(frames: 1)
        app.advance(seconds: 1.0 / 3)
        #expect(abs((view.layer.presentation()?.frame.width ?? 0) - 50) < 3)
    }
}
