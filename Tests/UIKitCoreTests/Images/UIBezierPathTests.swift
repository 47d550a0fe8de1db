import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Outlines: their parts, their bounds and their drawing.
@MainActor
struct UIBezierPathTests {
    private let app: TestApp

    init() {
        app = TestApp(UIViewController())
        app.settle()
    }

    private let square = CGRect(x: 10, y: 20, width: 40, height: 40)

    /// The opacity of the pixel at each point of what the closure draws in black.
    private func opacity(at points: [CGPoint], _ draw: () -> Void) throws -> [UInt8] {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100), format: format).image { _ in
            UIColor.black.set()
            draw()
        }
        let core = try #require(image.cgImage)
        return points.map { core.pixels[Int($0.y) * core.bytesPerRow + Int($0.x) * 4 + 3] }
    }

    // MARK: Values

    @Test("a new path is empty and has the standard line")
    func defaults() {
        let path = UIBezierPath()
        #expect(path.isEmpty)
        #expect(path.lineWidth == 1)
        #expect(path.lineCapStyle == .butt)
        #expect(path.lineJoinStyle == .miter)
        #expect(path.miterLimit == 10)
        #expect(!path.usesEvenOddFillRule)
        #expect(!path.contains(.zero))
    }

    @Test("shapes have the bounds of their rectangle")
    func shapes() {
        let paths = [
            UIBezierPath(rect: square), UIBezierPath(ovalIn: square),
            UIBezierPath(roundedRect: square, cornerRadius: 8),
            UIBezierPath(
                roundedRect: square, byRoundingCorners: [.topLeft, .bottomRight],
                cornerRadii: CGSize(width: 8, height: 8)),
        ]
        for path in paths {
            #expect(!path.isEmpty)
            #expect(abs(path.bounds.minX - 10) < 0.001)
            #expect(abs(path.bounds.maxY - 60) < 0.001)
            #expect(path.contains(CGPoint(x: 30, y: 40)))
            #expect(!path.contains(CGPoint(x: 5, y: 40)))
        }
        #expect(paths[0].contains(CGPoint(x: 11, y: 21)))
        #expect(!paths[1].contains(CGPoint(x: 11, y: 21)))
        #expect(!paths[2].contains(CGPoint(x: 11, y: 21)))
        #expect(paths[3].contains(CGPoint(x: 49, y: 21)))
    }

    @Test("lines and curves move the current point, and closing returns to the start of the part")
    func currentPoint() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 2))
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 10, y: 2))
        path.addCurve(
            to: CGPoint(x: 20, y: 20), controlPoint1: CGPoint(x: 15, y: 2), controlPoint2: CGPoint(x: 20, y: 10))
        #expect(path.currentPoint == CGPoint(x: 20, y: 20))
        path.addQuadCurve(to: CGPoint(x: 1, y: 20), controlPoint: CGPoint(x: 10, y: 30))
        #expect(path.currentPoint == CGPoint(x: 1, y: 20))
        path.close()
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    }

    @Test(
        "an arc goes in its direction as seen on screen",
        arguments: [(true, CGPoint(x: 0, y: 10), 0.0), (false, CGPoint(x: 0, y: 10), -10.0)])
    func arcs(clockwise: Bool, end: CGPoint, top: Double) {
        let arc = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: clockwise)
        #expect(abs(arc.currentPoint.x - end.x) < 0.001)
        #expect(abs(arc.currentPoint.y - end.y) < 0.001)
        #expect(abs(arc.bounds.minY - CGFloat(top)) < 0.01)
    }

    @Test("an arc of a path in progress begins with a line from the current point")
    func arcAfterLine() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: -50, y: 0))
        path.addArc(withCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
        #expect(path.bounds.minX == -50)
        #expect(abs(path.currentPoint.x + 10) < 0.001)
    }

    @Test("a transform applies to the whole outline, and not to the line")
    func transforms() {
        let path = UIBezierPath(rect: square)
        path.lineWidth = 3
        path.apply(CGAffineTransform(scaleX: 2, y: 0.5))
        #expect(path.bounds == CGRect(x: 20, y: 10, width: 80, height: 20))
        #expect(path.lineWidth == 3)
        path.apply(CGAffineTransform(translationX: -20, y: -10))
        #expect(path.bounds.origin == .zero)
    }

    @Test("an appended path is a part, and its later changes do not matter")
    func appending() {
        let path = UIBezierPath(rect: square)
        let other = UIBezierPath(rect: CGRect(x: 70, y: 20, width: 10, height: 10))
        path.append(other)
        other.removeAllPoints()
        #expect(path.bounds == CGRect(x: 10, y: 20, width: 70, height: 40))
        #expect(path.contains(CGPoint(x: 75, y: 25)))
        #expect(!path.contains(CGPoint(x: 60, y: 25)))
    }

    @Test("removing all points keeps the line, and replacing the core path too")
    func removal() {
        let path = UIBezierPath(rect: square)
        path.lineWidth = 4
        path.usesEvenOddFillRule = true
        path.removeAllPoints()
        #expect(path.isEmpty)
        path.cgPath = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5))
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 5, height: 5))
        #expect(path.lineWidth == 4)
        #expect(path.usesEvenOddFillRule)
    }

    @Test("a core path that a path returns does not change with the path")
    func corePaths() {
        let path = UIBezierPath(rect: square)
        let core = path.cgPath
        path.removeAllPoints()
        #expect(core.boundingBox == square)
        #expect(UIBezierPath(cgPath: core).bounds == square)
    }

    @Test("a reversed path has the same outline and line, and ends where the path began")
    func reversing() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 1))
        path.addLine(to: CGPoint(x: 30, y: 1))
        path.addLine(to: CGPoint(x: 30, y: 40))
        path.lineWidth = 5
        path.lineCapStyle = .round
        let reversed = path.reversing()
        #expect(reversed.bounds == path.bounds)
        #expect(reversed.currentPoint == CGPoint(x: 1, y: 1))
        #expect(reversed.lineWidth == 5)
        #expect(reversed.lineCapStyle == .round)
        #expect(path.currentPoint == CGPoint(x: 30, y: 40))
    }

    @Test("a part in the opposite direction leaves a hole by the winding rule")
    func windingRule() {
        let hole = CGRect(x: 25, y: 35, width: 10, height: 10)
        let path = UIBezierPath(rect: square)
        path.append(UIBezierPath(rect: hole))
        #expect(path.contains(CGPoint(x: 30, y: 40)))
        let other = UIBezierPath(rect: square)
        other.append(UIBezierPath(rect: hole).reversing())
        #expect(!other.contains(CGPoint(x: 30, y: 40)))
        #expect(other.contains(CGPoint(x: 15, y: 25)))
    }

    // MARK: Drawing

    @Test("a fill covers the inside, by the rule of the path")
    func filling() throws {
        let path = UIBezierPath(rect: square)
        path.append(UIBezierPath(rect: CGRect(x: 25, y: 35, width: 10, height: 10)))
        let points = [CGPoint(x: 15, y: 25), CGPoint(x: 30, y: 40), CGPoint(x: 5, y: 5)]
        #expect(try opacity(at: points) { path.fill() } == [255, 255, 0])
        path.usesEvenOddFillRule = true
        #expect(try opacity(at: points) { path.fill() } == [255, 0, 0])
        let half = try opacity(at: points) { path.fill(with: .normal, alpha: 0.5) }
        #expect((126...129).contains(half[0]))
    }

    @Test("a stroke covers the line and its width, and a dash leaves gaps")
    func strokes() throws {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 10, y: 50))
        path.addLine(to: CGPoint(x: 90, y: 50))
        path.lineWidth = 10
        let points = [CGPoint(x: 20, y: 46), CGPoint(x: 20, y: 53), CGPoint(x: 20, y: 58), CGPoint(x: 35, y: 50)]
        #expect(try opacity(at: points) { path.stroke() } == [255, 255, 0, 255])
        path.setLineDash([20, 10], count: 2, phase: 0)
        #expect(try opacity(at: points) { path.stroke() } == [255, 255, 0, 0])
        path.setLineDash([20, 10], count: 2, phase: 15)
        #expect(try opacity(at: points) { path.stroke() } == [0, 0, 0, 255])
        path.setLineDash(nil, count: 0, phase: 0)
        #expect(try opacity(at: points) { path.stroke() } == [255, 255, 0, 255])
    }

    @Test("a clip limits what is drawn later, until the state is restored")
    func clipping() throws {
        let points = [CGPoint(x: 30, y: 40), CGPoint(x: 80, y: 80)]
        let all = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
        let clipped = try opacity(at: points) {
            UIBezierPath(rect: square).addClip()
            all.fill()
        }
        #expect(clipped == [255, 0])
        let restored = try opacity(at: points) {
            UIGraphicsGetCurrentContext()?.saveGState()
            UIBezierPath(rect: square).addClip()
            UIGraphicsGetCurrentContext()?.restoreGState()
            all.fill()
        }
        #expect(restored == [255, 255])
    }

    @Test("drawing without a context does nothing")
    func noContext() {
        let path = UIBezierPath(rect: square)
        #expect(UIGraphicsGetCurrentContext() == nil)
        path.fill()
        path.stroke()
        path.addClip()
        #expect(path.bounds == square)
    }

    @Test("a copy has the line and the dash of its path, and later changes do not matter")
    func copies() throws {
        let path = UIBezierPath(rect: square)
        (path.lineWidth, path.lineCapStyle, path.flatness, path.usesEvenOddFillRule) = (3, .round, 0.2, true)
        path.setLineDash([4, 2, 1], count: 3, phase: 5)
        let copy = try #require(path.copy() as? UIBezierPath)
        path.removeAllPoints()
        path.lineWidth = 1
        #expect(copy.bounds == square && copy.lineWidth == 3 && copy.lineCapStyle == .round)
        #expect(copy.flatness == 0.2 && copy.usesEvenOddFillRule && UIBezierPath().flatness == 0.6)
        var (lengths, count, phase) = ([CGFloat](repeating: 0, count: 3), 0, CGFloat(0))
        copy.getLineDash(&lengths, count: &count, phase: &phase)
        #expect(lengths == [4, 2, 1] && count == 3 && phase == 5)
        UIBezierPath().getLineDash(nil, count: &count, phase: nil)
        #expect(count == 0)
    }
}
