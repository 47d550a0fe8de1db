import CairoRaster
import CoreGraphics
import Foundation
import LayerScene
import SeededNumbers
import Testing

/// Outlines of strokes: the filled outline is compared with Cairo's stroke.
@MainActor struct StrokedPathTests {
    private func drawn(_ draw: (CGContext) -> Void) -> CGImage? {
        picture(node(1, CGRect(x: 0, y: 0, width: 120, height: 120), contents: .record(record(draw))))
    }

    private func path(_ random: inout SeededNumbers, closed: Bool) -> CGPath {
        func point() -> CGPoint {
            CGPoint(x: .random(in: 20...100, using: &random), y: .random(in: 20...100, using: &random))
        }
        let path = CGMutablePath()
        path.move(to: point())
        for _ in 0..<3 {
            if Bool.random(using: &random) {
                path.addLine(to: point())
            } else {
                path.addCurve(to: point(), control1: point(), control2: point())
            }
        }
        if closed { path.closeSubpath() }
        return path
    }

    @Test("An outline covers what the stroke covers, with all caps and joins", arguments: 0..<60)
    func outlines(seed: Int) {
        var random = SeededNumbers(seed: UInt64(seed))
        let cap = CGLineCap(rawValue: Int32(seed % 3))!, join = CGLineJoin(rawValue: Int32(seed / 3 % 3))!
        let path = path(&random, closed: seed % 2 == 0), dashes: [CGFloat] = seed % 10 == 5 ? [14, 9] : []
        func prepare(_ context: CGContext) {
            context.setLineWidth(6)
            context.setLineCap(cap)
            context.setLineJoin(join)
            context.setMiterLimit(4)
            context.setLineDash(phase: 3, lengths: dashes)
            context.addPath(path)
        }
        let stroked = drawn { context in
            prepare(context)
            context.strokePath()
        }
        let filled = drawn { context in
            prepare(context)
            context.replacePathWithStrokedPath()
            context.fillPath()
        }
        // Edges differ by shades. A wrong cap or sharp join differs by more than 50 whole pixels.
        #expect(pixels(stroked, differentFrom: filled, by: 110) <= 30)
        #expect(pixels(stroked, differentFrom: drawn { _ in }, by: 110) > 500)
    }

    @Test("Odd numbers give an empty or an equal path")
    func oddNumbers() {
        let line = CGMutablePath()
        line.move(to: .zero)
        line.addLine(to: CGPoint(x: 100, y: 0))
        for width in [0, -1, CGFloat.nan, .infinity] {
            #expect(line.copy(strokingWithWidth: width, lineCap: .butt, lineJoin: .miter, miterLimit: 10).isEmpty)
        }
        for lengths in [[], [0, 0], [-1, 2], [CGFloat.nan], [1e-12]] as [[CGFloat]] {
            #expect(line.copy(dashingWithPhase: 0, lengths: lengths) == line)
        }
        #expect(line.copy(dashingWithPhase: .nan, lengths: [2, 2]) == line)
        #expect(CGMutablePath().copy(strokingWithWidth: 2, lineCap: .round, lineJoin: .round, miterLimit: 1).isEmpty)
    }

    @Test("Dashes begin at the phase, and continue around corners")
    func dashes() {
        let corner = CGMutablePath()
        corner.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
        let expected = CGMutablePath()
        expected.addLines(between: [.zero, CGPoint(x: 4, y: 0)])
        expected.addLines(between: [CGPoint(x: 8, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 4)])
        expected.addLines(between: [CGPoint(x: 10, y: 8), CGPoint(x: 10, y: 10)])
        #expect(corner.copy(dashingWithPhase: 2, lengths: [6, 4]) == expected)
        #expect(corner.copy(dashingWithPhase: -8, lengths: [6, 4]) == expected)
    }

    @Test("The box of a path is that of its curves, without control points")
    func box() {
        let curve = CGMutablePath()
        curve.move(to: .zero)
        curve.addCurve(to: CGPoint(x: 30, y: 0), control1: CGPoint(x: 0, y: 40), control2: CGPoint(x: 30, y: 40))
        #expect(curve.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 30, height: 30))
        #expect(curve.boundingBox.height == 40)
        #expect(CGMutablePath().boundingBoxOfPath.isNull)
    }

    @Test("Edges are hard where smooth ones are switched off, until the state is restored")
    func antialiasing() {
        func shades(_ isSmooth: Bool) -> Set<UInt32> {
            let image = drawn { context in
                context.saveGState()
                context.setShouldAntialias(isSmooth)
                context.fillEllipse(in: CGRect(x: 20, y: 20, width: 50, height: 50))
                context.restoreGState()
            }
            return Set((0..<240).map { pixel(image, $0, 50) })
        }
        #expect(shades(false) == [0xFF00_0000, 0xFFFF_FFFF])
        let image = drawn { context in
            context.setShouldAntialias(false)
            context.setShouldAntialias(true)
            context.fillEllipse(in: CGRect(x: 20, y: 20, width: 50, height: 50))
        }
        #expect(difference(image, drawn { $0.fillEllipse(in: CGRect(x: 20, y: 20, width: 50, height: 50)) }).count == 0)
    }

    @Test("An image is repeated from a rectangle over what the clip leaves")
    func tiles() throws {
        let tile = try #require(
            picture(
                node(1, CGRect(x: 0, y: 0, width: 10, height: 10), background: gray(0)),
                size: CGSize(width: 20, height: 20), scale: 1))
        let image = drawn { context in
            context.clip(to: CGRect(x: 10, y: 10, width: 50, height: 30))
            context.draw(tile, in: CGRect(x: 20, y: 20, width: 20, height: 20), byTiling: true)
        }
        #expect(
            [(45, 45), (85, 45), (30, 30), (125, 45)].map { pixel(image, $0.0, $0.1) == 0xFF00_0000 } == [
                true, true, false, false,
            ])
        let endless = drawn { $0.draw(tile, in: CGRect(x: 20, y: 20, width: 20, height: 20), byTiling: true) }
        #expect(pixel(endless, 45, 45) == 0xFF00_0000 && pixel(endless, 85, 45) == 0xFFFF_FFFF)
    }

    @Test("A layer is drawn in its size or stretched, cut at its edges, and not changed by what is drawn later")
    func layers() throws {
        let image = drawn { context in
            guard let layer = CGLayer(context, size: CGSize(width: 20, height: 20), auxiliaryInfo: nil) else { return }
            layer.context?.fill(CGRect(x: 10, y: 0, width: 40, height: 20))
            context.draw(layer, at: CGPoint(x: 10, y: 10))
            context.draw(layer, in: CGRect(x: 50, y: 50, width: 40, height: 40))
            layer.context?.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        #expect(pixel(image, 30, 30) == 0xFFFF_FFFF)
        #expect(pixel(image, 50, 30) == 0xFF00_0000)
        #expect(pixel(image, 62, 30) == 0xFFFF_FFFF)
        #expect(pixel(image, 120, 120) == 0xFFFF_FFFF)
        #expect(pixel(image, 150, 120) == 0xFF00_0000)
        #expect(CGLayer(CGContext(), size: CGSize(width: 0, height: CGFloat.nan), auxiliaryInfo: nil) == nil)
    }
}
