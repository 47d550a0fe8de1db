import Foundation
import Testing

@testable import CoreGraphics

struct DrawingRecordTests {
    @Test(
        "An arc of any angle ends, at its end angle", arguments: [1e20, -1e20, 100 * CGFloat.pi, -7, .infinity, .nan])
    func arcs(end: CGFloat) {
        for clockwise in [true, false] {
            let path = CGMutablePath()
            path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: end, clockwise: clockwise)
            #expect(path.elements.count <= 10)
            guard end.isFinite, abs(end) < 1000 else { continue }
            #expect(abs(path.currentPoint.x - cos(end)) < 1e-6)
            #expect(abs(path.currentPoint.y - sin(end)) < 1e-6)
        }
    }

    @Test(
        "An arc between two lines touches both, whichever way they turn",
        arguments: [CGPoint(x: 100, y: 100), CGPoint(x: 100, y: -100)])
    func tangents(end: CGPoint) {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: end, radius: 30)
        #expect(abs(path.currentPoint.x - 100) < 1e-6)
        #expect(abs(path.currentPoint.y - (end.y > 0 ? 30 : -30)) < 1e-6)
        let box = path.boundingBox
        #expect(abs(box.minX) < 1e-6 && abs(box.maxX - 100) < 1e-6)
        #expect(abs(box.height - 30) < 1e-6)
    }

    @Test("An arc between two lines is a line to the corner where there is no circle that touches both")
    func noTangents() {
        let corner = CGPoint(x: 100, y: 0)
        for (end, radius) in [(CGPoint(x: 200, y: 0), 30), (corner, 30), (CGPoint(x: 100, y: 50), 0)]
            as [(CGPoint, CGFloat)]
        {
            let path = CGMutablePath()
            path.move(to: .zero)
            path.addArc(tangent1End: corner, tangent2End: end, radius: radius)
            #expect(path.currentPoint == corner)
        }
        let path = CGMutablePath()
        path.addArc(tangent1End: corner, tangent2End: CGPoint(x: 100, y: 50), radius: 10)
        #expect(path.isEmpty)
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: CGFloat.nan, y: 0), tangent2End: corner, radius: .infinity)
        #expect(path.currentPoint == .zero)
    }

    @Test("A reversed path has the same outline in the opposite direction")
    func reversed() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addCurve(to: CGPoint(x: 20, y: 10), control1: CGPoint(x: 15, y: 0), control2: CGPoint(x: 20, y: 5))
        path.closeSubpath()
        path.addLine(to: CGPoint(x: -5, y: 0))
        #expect(
            path.reversed().elements == [
                .move(CGPoint(x: -5, y: 0)), .line(.zero), .move(CGPoint(x: 20, y: 10)),
                .curve(CGPoint(x: 10, y: 0), control1: CGPoint(x: 20, y: 5), control2: CGPoint(x: 15, y: 0)),
                .line(.zero), .close,
            ])
        #expect(path.reversed().boundingBox == path.boundingBox)
        #expect(CGMutablePath().reversed().isEmpty)
    }

    @Test("A three-quarter arc against the sense of its angles goes the short way round")
    func quarter() {
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: 1.5 * .pi, clockwise: true)
        #expect(path.elements.count == 2)
    }

    @Test("A layer that is left open is closed in the record, with the states inside it")
    func openLayer() {
        let context = CGContext()
        context.saveGState()
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.saveGState()
        let closing = context.record.commands.suffix(4)
        #expect(Array(closing) == [.restore, .restore, .endGroup, .restore])
    }

    @Test("Ends without a beginning change nothing, and a layer's states stay its own")
    func strayEnds() {
        let context = CGContext()
        context.endTransparencyLayer()
        context.restoreGState()
        #expect(context.record.commands.isEmpty)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.restoreGState()
        context.saveGState()
        context.endTransparencyLayer()
        #expect(context.record.commands == [.beginGroup(alpha: 1), .save, .save, .restore, .restore, .endGroup])
    }
}
