import CoreGraphics
import QuartzCore
import Testing
import UIKit
import UIKitTesting

/// Shapes whose stroke is a part of their path.
@MainActor
struct ShapeStrokeTests {
    /// A red line from (0, 50) to (200, 50) in a window with one pixel per point.
    private func show(_ change: (CAShapeLayer) -> Void = { _ in }) -> (TestApp, CAShapeLayer) {
        let page = UIViewController()
        let app = TestApp(page, size: CGSize(width: 200, height: 100), scale: 1)
        page.view.backgroundColor = .white
        let shape = CAShapeLayer()
        shape.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 50))
        path.addLine(to: CGPoint(x: 200, y: 50))
        shape.path = path
        shape.fillColor = nil
        shape.strokeColor = UIColor.red.cgColor
        shape.lineWidth = 10
        change(shape)
        page.view.layer.addSublayer(shape)
        app.settle()
        return (app, shape)
    }

    /// The columns of the middle row that are red.
    private func red(_ app: TestApp, y: Int = 50) -> [Int] {
        guard let picture = app.picture() else { return [] }
        return (0..<picture.width).filter { x in picture[x, y].map { $0.red > 200 && $0.green < 80 } ?? false }
    }

    @Test("the stroke starts and ends at shares of the path's length")
    func shares() {
        let (app, shape) = show { ($0.strokeStart, $0.strokeEnd) = (0.25, 0.75) }
        #expect(red(app) == Array(50..<150))
        shape.strokeEnd = 0.2
        app.settle()
        #expect(red(app) == [])
    }

    @Test("over all pieces of a path, of curves too, and the fill is not cut")
    func pieces() {
        let (app, shape) = show {
            let path = CGMutablePath()
            path.addRect(CGRect(x: 20, y: 20, width: 40, height: 40))
            path.addEllipse(in: CGRect(x: 100, y: 20, width: 60, height: 60))
            $0.path = path
            $0.fillColor = UIColor.green.cgColor
            $0.strokeEnd = 0.3
            $0.lineWidth = 4
        }
        // 0.3 of 160 + 188 points: the upper and right side of the rectangle and a part of its lower side, without the
        // circle.
        #expect(red(app, y: 40).allSatisfy { (57...62).contains($0) })
        #expect(!red(app, y: 40).isEmpty)
        #expect(app.picture()?[130, 50]?.green ?? 0 > 200)
        shape.strokeStart = 0.46
        shape.strokeEnd = 1
        app.settle()
        #expect(!red(app, y: 50).contains { $0 < 90 })
        #expect(red(app, y: 50).contains { (96...104).contains($0) })
    }

    @Test("an animation of its end draws the line")
    func animated() {
        let (app, shape) = show()
        let animation = CABasicAnimation(keyPath: "strokeEnd")
        (animation.fromValue, animation.toValue) = (0, 1)
        animation.duration = 1
        shape.add(animation, forKey: "draw")
        app.advance(frames: 1)
        app.advance(seconds: 0.5)
        let length = red(app).count
        #expect((95...105).contains(length), "\(length)")
        #expect(abs((shape.presentation()?.strokeEnd ?? 0) - 0.5) < 0.05)
        app.settle()
        #expect(red(app).count == 200)
    }

    @Test("a change animates by itself, unless actions are off")
    func implicit() {
        let (app, shape) = show()
        shape.strokeEnd = 0
        app.advance(frames: 8)
        #expect((20...180).contains(red(app).count))
        app.settle()
        #expect(red(app).isEmpty)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        shape.strokeEnd = 1
        CATransaction.commit()
        app.turn()
        #expect(red(app).count == 200)
    }

    @Test("a path is interpolated point by point to a path of the same elements")
    func paths() {
        let (app, shape) = show()
        let lower = CGMutablePath()
        lower.move(to: CGPoint(x: 0, y: 90))
        lower.addLine(to: CGPoint(x: 200, y: 90))
        let animation = CABasicAnimation(keyPath: "path")
        animation.toValue = lower
        animation.duration = 1
        shape.add(animation, forKey: "path")
        app.advance(frames: 1)
        app.advance(seconds: 0.5)
        #expect(red(app, y: 70).count == 200)
        #expect(red(app, y: 50).isEmpty)
    }
}
