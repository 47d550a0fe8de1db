import CoreGraphics
import QuartzCore
import Testing
import UIKit
import UIKitTesting

/// Sublayers of a layer that keeps their depth.
@MainActor
struct TransformLayerTests {
    private let page = UIViewController()
    private let app: TestApp
    private let space: CALayer

    init() { self.init(CATransformLayer()) }

    private init(_ space: CALayer) {
        app = TestApp(page, size: CGSize(width: 200, height: 200), scale: 1)
        page.view.backgroundColor = .white
        self.space = space
        space.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        page.view.layer.addSublayer(space)
        app.settle()
    }

    private func add(_ color: UIColor, to layer: CALayer? = nil, _ change: (CALayer) -> Void = { _ in }) -> CALayer {
        let sheet = CALayer()
        sheet.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        sheet.backgroundColor = color.cgColor
        change(sheet)
        (layer ?? space).addSublayer(sheet)
        app.settle()
        return sheet
    }

    private func color(_ x: Int, _ y: Int) -> [UInt8] {
        app.picture()?[x, y].map { [$0.red, $0.green, $0.blue] } ?? []
    }
    private let red: [UInt8] = [255, 0, 0], green: [UInt8] = [0, 255, 0], white: [UInt8] = [255, 255, 255]

    @Test("a sublayer that is turned back is drawn as it was, where a plain layer makes it narrower twice")
    func turnedBack() {
        _ = add(.red) { $0.transform = CATransform3DMakeRotation(-1.2, 0, 1, 0) }
        space.transform = CATransform3DMakeRotation(1.2, 0, 1, 0)
        app.settle()
        #expect(color(52, 100) == red && color(148, 100) == red)
        let plain = TransformLayerTests(CALayer())
        _ = plain.add(.red) { $0.transform = CATransform3DMakeRotation(-1.2, 0, 1, 0) }
        plain.space.transform = CATransform3DMakeRotation(1.2, 0, 1, 0)
        plain.app.settle()
        #expect(plain.color(60, 100) == white && plain.color(100, 100) == red)
    }

    @Test("a face of a cube shows where the cube has turned by a quarter, which hides all of a plain layer's")
    func cube() {
        _ = add(.red) { $0.zPosition = 50 }
        _ = add(.green) {
            $0.transform = CATransform3DConcat(
                CATransform3DMakeTranslation(0, 0, 50), CATransform3DMakeRotation(.pi / 2, 0, 1, 0))
        }
        #expect(color(100, 100) == red)
        space.transform = CATransform3DMakeRotation(-.pi / 2, 0, 1, 0)
        app.settle()
        #expect(color(100, 100) == green)
        #expect(color(55, 100) == green && color(145, 100) == green)
        space.transform = CATransform3DMakeRotation(-.pi / 4, 0, 1, 0)
        app.settle()
        // Both faces are visible, each half as wide as both together.
        #expect([color(60, 100), color(140, 100)].contains(red) && [color(60, 100), color(140, 100)].contains(green))
    }

    @Test("what is nearer covers what is farther, whichever was added first, and from behind the other way")
    func depth() {
        _ = add(.red) { $0.zPosition = 10 }
        _ = add(.green)
        #expect(color(100, 100) == red)
        space.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        app.settle()
        #expect(color(100, 100) == green)
    }

    @Test("depth goes through layers of the kind inside each other, and the layer itself draws nothing")
    func nested() {
        let inner = CATransformLayer()
        inner.frame = space.bounds
        inner.transform = CATransform3DMakeRotation(-.pi / 2, 0, 1, 0)
        inner.backgroundColor = UIColor.green.cgColor
        space.addSublayer(inner)
        _ = add(.red, to: inner)
        #expect(color(60, 100) == white)
        space.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
        app.settle()
        #expect(color(60, 100) == red && color(140, 100) == red)
        #expect(!inner.contains(CGPoint(x: 50, y: 50)))
    }

    @Test("points are converted to where they are drawn")
    func converts() {
        let sheet = add(.red) { $0.transform = CATransform3DMakeRotation(-.pi / 2, 0, 1, 0) }
        space.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
        app.settle()
        let place = sheet.convert(CGPoint(x: 10, y: 20), to: page.view.layer)
        #expect(abs(place.x - 60) < 1e-6 && abs(place.y - 70) < 1e-6)

    }

    @Test("a transform that is animated moves sublayers in each frame")
    func animated() {
        _ = add(.red) { $0.transform = CATransform3DMakeRotation(-.pi / 2, 0, 1, 0) }
        let turn = CABasicAnimation(keyPath: "transform.rotation.y")
        (turn.fromValue, turn.toValue, turn.duration) = (0, Double.pi / 2, 0.5)
        space.add(turn, forKey: "turn")
        app.advance(frames: 2)
        #expect(color(60, 100) == white)
        app.advance(frames: 27)
        #expect(color(60, 100) == red)
    }
}
