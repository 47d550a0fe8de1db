import CoreGraphics
import Testing
import UIKit
import UIKitTesting

/// Replicators, gravity of contents and tiles in a window of 100 by 100 points at scale 1.
@MainActor
struct ReplicatorLayerTests {
    private let app: TestApp
    private let page = UIViewController()

    init() {
        app = TestApp(page, size: CGSize(width: 100, height: 100), scale: 1)
        page.view.backgroundColor = .white
        app.settle()
    }

    private func pixel(_ x: Int, _ y: Int) -> [Int] {
        guard let p = app.picture()?[x, y] else { return [] }
        return [Int(p.red), Int(p.green), Int(p.blue)]
    }

    private func replicator() -> (CAReplicatorLayer, CALayer) {
        let replicator = CAReplicatorLayer()
        replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        let dot = CALayer()
        dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        dot.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
        replicator.addSublayer(dot)
        return (replicator, dot)
    }

    @Test("a replicator shows its sublayers several times, each moved and in another color")
    func copies() {
        let (layer, dot) = replicator()
        dot.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        layer.instanceCount = 3
        layer.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
        layer.instanceRedOffset = -0.5
        page.view.layer.addSublayer(layer)
        app.settle()
        #expect(pixel(5, 5) == [255, 0, 0])
        #expect(pixel(15, 5) == [255, 255, 255])
        #expect(abs(pixel(25, 5)[0] - 128) <= 1 && pixel(25, 5)[1] == 0)
        #expect(pixel(45, 5) == [0, 0, 0])
        #expect(pixel(65, 5) == [255, 255, 255])
        #expect(layer.sublayers?.count == 1)
        layer.instanceCount = 1
        app.settle()
        #expect(pixel(25, 5) == [255, 255, 255])
        layer.instanceCount = 0
        app.settle()
        #expect(pixel(5, 5) == [255, 255, 255])
    }

    @Test("an image of a copy is multiplied by the copy's color")
    func images() {
        let (layer, dot) = replicator()
        dot.backgroundColor = nil
        dot.contents = image(10, 10)
        layer.instanceCount = 2
        layer.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
        layer.instanceRedOffset = -0.5
        page.view.layer.addSublayer(layer)
        app.settle()
        #expect(pixel(5, 5) == [255, 0, 0])
        #expect(abs(pixel(25, 5)[0] - 128) <= 1 && pixel(25, 5)[1] == 0)
    }

    @Test("copies turn around the replicator's center")
    func center() {
        let (layer, dot) = replicator()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        dot.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        layer.instanceCount = 2
        layer.instanceTransform = CATransform3DMakeRotation(.pi, 0, 0, 1)
        page.view.layer.addSublayer(layer)
        app.settle()
        #expect(pixel(5, 5) == [0, 0, 255])
        #expect(pixel(95, 95) == [0, 0, 255])
        #expect(pixel(95, 5) == [255, 255, 255])
    }

    @Test("a delayed copy shows an animation later")
    func delay() {
        let (layer, dot) = replicator()
        dot.backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        layer.instanceCount = 2
        layer.instanceTransform = CATransform3DMakeTranslation(50, 0, 0)
        layer.instanceDelay = 0.5
        page.view.layer.addSublayer(layer)
        app.settle()
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration) = (1, 0, 1)
        app.activate()
        dot.add(fade, forKey: "fade")
        app.advance(frames: 1)
        app.advance(seconds: 0.5)
        #expect(abs(pixel(5, 5)[0] - 128) < 20, "\(pixel(5, 5))")
        #expect(pixel(55, 5)[0] < 20, "\(pixel(55, 5))")
    }

    @Test("an animation of the replicator moves its copies")
    func animation() {
        let (layer, dot) = replicator()
        dot.backgroundColor = .black
        layer.instanceCount = 2
        page.view.layer.addSublayer(layer)
        app.settle()
        let move = CABasicAnimation(keyPath: "instanceTransform")
        move.fromValue = CATransform3DIdentity
        move.toValue = CATransform3DMakeTranslation(80, 0, 0)
        move.duration = 1
        app.activate()
        layer.add(move, forKey: nil)
        app.advance(frames: 1)
        app.advance(seconds: 0.5)
        #expect(pixel(45, 5)[0] < 60, "\(pixel(45, 5))")
        #expect(layer.value(forKeyPath: "instanceTransform.missing") == nil)
    }

    private func image(_ width: Int, _ height: Int) -> CGImage? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }.cgImage
    }

    @Test(
        "an image of a layer is where its gravity says; top and bottom are those of a space that points up",
        arguments: [
            (CALayerContentsGravity.center, 45, 45), (.top, 45, 95), (.bottom, 45, 5), (.left, 5, 45), (.right, 95, 45),
            (.topLeft, 5, 95), (.topRight, 95, 95), (.bottomLeft, 5, 5), (.bottomRight, 95, 5),
        ])
    func gravity(gravity: CALayerContentsGravity, x: Int, y: Int) {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.contents = image(20, 20)
        layer.contentsGravity = gravity
        page.view.layer.addSublayer(layer)
        app.settle()
        #expect(pixel(x, y) == [255, 0, 0])
        #expect(pixel((x + 50) % 100, (y + 50) % 100) == [255, 255, 255])
        #expect(layer.contentsGravity == gravity)
    }

    @Test("an image of a layer fits, fills and stretches, and follows the bounds")
    func resizing() {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        layer.contents = image(20, 10)
        layer.contentsGravity = .resizeAspect
        app.activate()
        page.view.layer.addSublayer(layer)
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        app.settle()
        #expect(pixel(50, 50) == [255, 0, 0] && pixel(50, 30) == [255, 0, 0] && pixel(50, 20) == [255, 255, 255])
        layer.contentsGravity = .resize
        app.settle()
        #expect(pixel(50, 5) == [255, 0, 0] && pixel(95, 95) == [255, 0, 0])
        layer.contentsGravity = .center
        layer.contentsScale = 2
        app.settle()
        #expect(pixel(53, 50) == [255, 0, 0] && pixel(57, 50) == [255, 255, 255])
    }

    @Test("a color of a pattern repeats its image in backgrounds and drawings")
    func tiles() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let tile = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 5, y: 0, width: 5, height: 10))
        }
        page.view.backgroundColor = UIColor(patternImage: tile)
        app.settle()
        #expect(pixel(2, 50) == [255, 0, 0] && pixel(7, 50) == [0, 0, 255])
        #expect(pixel(92, 50) == [255, 0, 0] && pixel(97, 50) == [0, 0, 255])
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 10), format: format).image { context in
            UIColor(patternImage: tile).setFill()
            context.fill(CGRect(x: 10, y: 0, width: 20, height: 10))
        }
        page.view.backgroundColor = .white
        let shown = UIImageView(image: drawn)
        shown.frame = CGRect(x: 0, y: 0, width: 30, height: 10)
        page.view.addSubview(shown)
        app.settle()
        #expect(pixel(12, 5) == [255, 0, 0] && pixel(27, 5) == [0, 0, 255] && pixel(2, 5) == [255, 255, 255])
    }

    @Test("a layer that needs display on a change of its bounds draws again")
    func redraw() {
        final class Drawn: CALayer {
            var count = 0
            override func draw(in ctx: CGContext) { count += 1 }
        }
        let layer = Drawn()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.needsDisplayOnBoundsChange = true
        page.view.layer.addSublayer(layer)
        layer.bounds.size.width = 20
        app.settle()
        #expect(layer.count == 1)
        layer.bounds.size.width = 30
        app.settle()
        #expect(layer.count == 2)
    }
}
