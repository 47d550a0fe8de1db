import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Emitters in a window of 200 by 200 points at scale 1, on a clock that begins at 0.
@MainActor
struct EmitterLayerTests {
    private let app: TestApp
    private let page = UIViewController()
    private let emitter = CAEmitterLayer()

    init() {
        app = TestApp(page, size: CGSize(width: 200, height: 200), scale: 1)
        page.view.backgroundColor = .black
        app.settle()
        app.activate()
        emitter.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        emitter.emitterPosition = CGPoint(x: 100, y: 100)
        emitter.beginTime = CACurrentMediaTime()
    }

    private func image(_ color: UIColor, _ size: CGFloat = 10) -> CGImage? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: size, height: size), format: format).image {
            color.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: size, height: size))
        }.cgImage
    }

    /// One particle each second, which stays for a second.
    private func cell(_ color: UIColor = .white) -> CAEmitterCell {
        let cell = CAEmitterCell()
        (cell.contents, cell.birthRate, cell.lifetime) = (image(color), 1, 1)
        return cell
    }

    private func begin(_ cells: CAEmitterCell...) {
        emitter.emitterCells = cells
        page.view.layer.addSublayer(emitter)
        app.advance(frames: 1)
    }

    private func color(_ x: Int, _ y: Int) -> [Int] {
        guard let pixel = app.picture()?[x, y] else { return [] }
        return [Int(pixel.red), Int(pixel.green), Int(pixel.blue)]
    }

    /// The pixels that are not black, relative to the middle.
    private var places: [(x: Int, y: Int)] {
        guard let picture = app.picture() else { return [] }
        var places: [(x: Int, y: Int)] = []
        for y in 0..<200 {
            for x in 0..<200 {
                if let pixel = picture[x, y], max(pixel.red, pixel.green, pixel.blue) > 50 {
                    places.append((x - 100, y - 100))
                }
            }
        }
        return places
    }

    private var lit: Int { places.count }

    @Test("a particle appears at the position, moves with its velocity and acceleration, and ends")
    func flight() {
        let cell = cell()
        (cell.velocity, cell.yAcceleration, cell.lifetime) = (40, 40, 0.9)
        begin(cell)
        #expect(color(100, 100) == [0, 0, 0])
        app.advance(seconds: 1.02)
        #expect(color(101, 100) == [255, 255, 255] && color(100, 120) == [0, 0, 0])
        // After half a second: 20 points to the right, 5 points downward.
        app.advance(seconds: 0.5)
        #expect(color(120, 105) == [255, 255, 255] && color(101, 99) == [0, 0, 0])
        app.advance(seconds: 0.42)
        #expect(lit == 0)
    }

    @Test("the direction, the scale, the color and the alpha have their speeds")
    func speeds() {
        let cell = cell()
        (cell.lifetime, cell.velocity, cell.emissionLongitude) = (3, 20, -.pi / 2)
        (cell.scale, cell.scaleSpeed, cell.alphaSpeed) = (1, 1, -0.25)
        cell.color = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
        cell.blueSpeed = 0.5
        cell.birthRate = 0.5
        begin(cell)
        app.advance(seconds: 4)
        // Created at two seconds: two seconds later 40 points higher, three times as large, half as opaque.
        #expect(color(100, 60)[1] > 115 && color(100, 60)[1] < 140 && color(100, 60)[2] > 115, "\(color(100, 60))")
        #expect(color(112, 60)[1] > 100 && color(118, 60) == [0, 0, 0])
    }

    @Test("an image with colors of its own is multiplied by the color")
    func colors() {
        let cell = cell(UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
        (cell.contents, cell.color) = (image(UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)), .white)
        cell.color = CGColor(red: 0.4, green: 1, blue: 1, alpha: 1)
        begin(cell)
        app.advance(seconds: 1.5)
        let shown = color(100, 100)
        #expect(abs(shown[0] - 102) < 10 && abs(shown[1] - 128) < 4 && shown[2] == 0, "\(shown)")
    }

    @Test("a rotated image turns clockwise")
    func spin() throws {
        let cell = cell()
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let bar = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 4), format: format).image {
            UIColor.white.setFill()
            $0.fill(CGRect(x: 20, y: 0, width: 20, height: 4))
        }
        (cell.contents, cell.spin, cell.lifetime) = (bar.cgImage, .pi, 0.9)
        begin(cell)
        app.advance(seconds: 1.5)
        #expect(color(100, 112)[0] > 200 && color(112, 100) == [0, 0, 0] && color(100, 88) == [0, 0, 0])
    }

    @Test("the same seed gives the same picture, whichever frames were displayed; another seed gives another one")
    func seeds() {
        func pixels(_ seed: UInt32, _ steps: [Double]) -> [[Int]] {
            let page = UIViewController()
            let app = TestApp(page, size: CGSize(width: 100, height: 100), scale: 1)
            let layer = CAEmitterLayer()
            let cell = cell()
            (cell.birthRate, cell.velocity, cell.velocityRange, cell.emissionRange) = (20, 40, 30, 2 * .pi)
            layer.seed = seed
            layer.emitterPosition = CGPoint(x: 50, y: 50)
            layer.emitterCells = [cell]
            app.settle()
            layer.beginTime = CACurrentMediaTime()
            page.view.layer.addSublayer(layer)
            for step in steps { app.advance(seconds: step) }
            guard let picture = app.picture() else { return [] }
            return (0..<100).map { y in (0..<100).map { x in Int(picture[x, y]?.red ?? 0) } }
        }
        let first = pixels(1, [1, 1])
        #expect(first.joined().contains { $0 > 0 })
        #expect(first == pixels(1, [0.5, 0.5, 0.5, 0.5]))
        #expect(first != pixels(2, [1, 1]))
    }

    @Test("a birth rate of 0 creates no more particles, and those in flight go on; a cell is changed by its key path")
    func rates() {
        let cell = cell()
        (cell.name, cell.birthRate, cell.lifetime) = ("spark", 2, 2)
        begin(cell)
        app.advance(seconds: 0.7)
        #expect(color(100, 100) == [255, 255, 255])
        emitter.setValue(0, forKeyPath: "emitterCells.spark.birthRate")
        #expect(emitter.value(forKeyPath: "emitterCells.spark.birthRate") as? Float == 0)
        app.advance(seconds: 1.5)
        #expect(color(100, 100) == [255, 255, 255])
        app.advance(seconds: 0.5)
        #expect(lit == 0)
        // Without particles, no frame is due.
        #expect(app.settle())
        emitter.setValue(2, forKeyPath: "emitterCells.spark.birthRate")
        app.advance(frames: 1)
        #expect(lit == 0)
        app.advance(seconds: 0.7)
        #expect(color(100, 100) == [255, 255, 255])
        emitter.birthRate = 0
        app.advance(seconds: 2.1)
        #expect(lit == 0)
        emitter.setValue(1, forKeyPath: "emitterCells.other.birthRate")
        cell.setValue("text", forKey: "birthRate")
        cell.setValue(1, forKey: "unknown")
        #expect(cell.birthRate == 2 && cell.value(forKey: "unknown") == nil)
    }

    @Test("an emitter without a begin time has emitted since the time 0; a cell begins and ends at its own times")
    func times() {
        app.advance(seconds: 5)
        emitter.beginTime = 0
        begin(cell())
        #expect(color(100, 100) == [255, 255, 255])
        emitter.removeFromSuperlayer()
        let late = cell()
        let other = CAEmitterLayer()
        other.emitterPosition = CGPoint(x: 50, y: 50)
        other.beginTime = CACurrentMediaTime()
        (late.beginTime, late.duration, late.birthRate, late.lifetime) = (1, 0.5, 10, 0.5)
        other.emitterCells = [late]
        page.view.layer.addSublayer(other)
        app.advance(seconds: 0.9)
        #expect(lit == 0)
        app.advance(seconds: 0.4)
        #expect(lit > 0)
        app.advance(seconds: 0.8)
        #expect(lit == 0)
    }

    @Test("a paused layer keeps its particles in place")
    func pause() {
        let cell = cell()
        (cell.velocity, cell.birthRate) = (50, 20)
        begin(cell)
        app.advance(seconds: 1)
        let now = emitter.convertTime(CACurrentMediaTime(), from: nil)
        (emitter.speed, emitter.timeOffset) = (0, now)
        app.advance(frames: 1)
        let before = lit
        app.advance(seconds: 1)
        #expect(lit == before && before > 0)
        #expect(app.settle())
    }

    @Test(
        "particles begin in the shape of the emitter",
        arguments: [
            (CAEmitterLayerEmitterShape.point, CAEmitterLayerEmitterMode.volume), (.line, .outline),
            (.line, .points), (.rectangle, .surface), (.rectangle, .outline), (.rectangle, .points),
            (.circle, .outline), (.circle, .volume),
        ])
    func shapes(_ shape: CAEmitterLayerEmitterShape, _ mode: CAEmitterLayerEmitterMode) {
        let cell = cell()
        (cell.contents, cell.birthRate, cell.lifetime) = (image(.white, 2), 200, 10)
        (emitter.emitterShape, emitter.emitterMode) = (shape, mode)
        emitter.emitterSize = CGSize(width: 60, height: 40)
        begin(cell)
        app.advance(seconds: 1.5)
        let places = places
        #expect(!places.isEmpty)
        let isEdge = mode == .outline || mode == .points
        for (x, y) in places {
            switch shape {
            case .point: #expect(abs(x) <= 2 && abs(y) <= 2)
            case .line:
                #expect(abs(x) <= 32 && abs(y) <= 2)
                if mode == .points { #expect(abs(x) >= 28) }
            case .rectangle:
                #expect(abs(x) <= 32 && abs(y) <= 22)
                if isEdge { #expect(abs(x) >= 28 || abs(y) >= 18) }
                if mode == .points { #expect(abs(x) >= 28 && abs(y) >= 18) }
            default:
                let distance = Double(x * x + y * y).squareRoot()
                #expect(distance < 64)
                if isEdge { #expect(distance > 56) }
            }
        }
    }

    @Test("an additive emitter adds colors to those below; the newest particle is in front, or the oldest")
    func modes() {
        page.view.backgroundColor = UIColor(red: 0, green: 0.4, blue: 0, alpha: 1)
        let cell = cell(.red)
        (cell.birthRate, cell.lifetime) = (2, 0.9)
        emitter.renderMode = .additive
        begin(cell)
        app.advance(seconds: 0.7)
        #expect(color(100, 100) == [255, 102, 0])
        emitter.renderMode = .unordered
        app.advance(frames: 1)
        #expect(color(100, 100) == [255, 0, 0])
        for (mode, blue) in [(CAEmitterLayerRenderMode.oldestFirst, 255), (.oldestLast, 0)] {
            let layer = CAEmitterLayer()
            let late = self.cell(.blue), early = self.cell(.red)
            (early.lifetime, late.lifetime, late.beginTime) = (5, 5, 1.5)
            layer.emitterPosition = CGPoint(x: 40, y: 40)
            (layer.renderMode, layer.beginTime) = (mode, CACurrentMediaTime())
            // One particle of each.
            (early.duration, late.duration) = (1.5, 1.2)
            layer.emitterCells = [late, early]
            page.view.layer.addSublayer(layer)
            app.advance(seconds: 3)
            #expect(color(40, 40)[2] == blue, "\(mode)")
            layer.removeFromSuperlayer()
        }
    }

    @Test("particles emit particles where they are")
    func children() {
        let rocket = cell(), spark = cell(.red)
        (rocket.contents, rocket.velocity, rocket.lifetime) = (nil, 50, 2)
        (spark.birthRate, spark.lifetime) = (10, 1)
        rocket.emitterCells = [spark]
        emitter.emitterPosition = CGPoint(x: 20, y: 100)
        begin(rocket)
        app.advance(seconds: 2)
        // The rocket began at one second, and is now 50 points farther.
        #expect(color(45, 100) == [255, 0, 0] && color(65, 100) == [255, 0, 0] && color(90, 100) == [0, 0, 0])
    }

    @Test("the number of particles is limited, and a layer outside a window requests no frames")
    func limits() {
        let cell = cell()
        (cell.birthRate, cell.lifetime, cell.contents) = (1_000_000, 100, image(.white, 1))
        (cell.velocity, cell.velocityRange, cell.emissionRange) = (20, 20, 2 * .pi)
        let child = self.cell()
        (child.birthRate, child.lifetime) = (1_000_000, 100)
        cell.emitterCells = [child]
        begin(cell)
        app.advance(seconds: 0.1)
        app.advance(frames: 2)
        #expect(lit > 0)
        emitter.removeFromSuperlayer()
        #expect(app.settle())
        page.view.layer.addSublayer(emitter)
        app.advance(frames: 1)
        #expect(lit > 0)
        page.view.isHidden = true
        app.advance(frames: 2)
        #expect(app.settle())
        page.view.isHidden = false
        app.advance(frames: 2)
        #expect(lit > 0)
        emitter.emitterCells = nil
        app.advance(frames: 2)
        #expect(app.settle())
    }
}
