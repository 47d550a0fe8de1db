import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Patterns, and gradients whose colors a function computes.
@MainActor
struct PatternTests {
    private let app = TestApp(UIViewController())

    /// A cell of 4 by 4 points with a square in its upper left quarter.
    private func makePattern(
        step: CGFloat = 4, matrix: CGAffineTransform = .identity, isColored: Bool = true,
        bounds: CGRect = CGRect(x: 0, y: 0, width: 4, height: 4),
        _ draw: @escaping CGPatternDrawPatternCallback = { _, context in
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
    ) -> CGPattern? {
        var callbacks = CGPatternCallbacks(version: 0, drawPattern: draw, releaseInfo: nil)
        return CGPattern(
            info: nil, bounds: bounds, matrix: matrix, xStep: step, yStep: step, tiling: .constantSpacing,
            isColored: isColored, callbacks: &callbacks)
    }

    private func filled(
        _ pattern: CGPattern, base: CGColorSpace? = nil, _ components: [CGFloat] = [1], phase: CGSize = .zero,
        _ prepare: (CGContext) -> Void = { _ in }
    ) throws -> DrawnPixels {
        let space = try #require(CGColorSpace(patternBaseSpace: base))
        return DrawnPixels(20, 20) { context in
            prepare(context)
            context.setFillColorSpace(space)
            context.setFillPattern(pattern, colorComponents: components)
            context.setPatternPhase(phase)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
    }

    @Test("a colored pattern repeats its cell from the corner of the drawing")
    func colored() throws {
        let pattern = try #require(makePattern())
        let pixels = try filled(pattern)
        for cell in [0, 4, 16] {
            #expect(pixels[cell, cell] == [255, 0, 0, 255] && pixels[cell + 1, cell + 1] == [255, 0, 0, 255])
            #expect(pixels[cell + 2, cell] == [0, 0, 0, 0] && pixels[cell, cell + 3] == [0, 0, 0, 0])
        }
        let faded = try filled(pattern, [0.5])
        #expect(isNear(faded[4, 4], [128, 0, 0, 128]))
        // Transforms of the drawing do not move the pattern; its phase does.
        let moved = try filled(pattern) { $0.translateBy(x: 2, y: 2) }
        #expect(moved[4, 4] == [255, 0, 0, 255] && moved[6, 6] == [0, 0, 0, 0])
        let phased = try filled(pattern, phase: CGSize(width: 2, height: 0))
        #expect(phased[6, 4] == [255, 0, 0, 255] && phased[4, 4] == [0, 0, 0, 0])
    }

    @Test("a pattern without colors has the color of the call, and ignores that of the callback")
    func uncolored() throws {
        let pattern = try #require(makePattern(isColored: false))
        let pixels = try filled(pattern, base: CGColorSpaceCreateDeviceRGB(), [0, 0, 1, 1])
        #expect(pixels[4, 4] == [0, 0, 255, 255] && pixels[6, 6] == [0, 0, 0, 0])
        let gray = try filled(pattern, base: CGColorSpaceCreateDeviceGray(), [0.5, 1])
        #expect(isNear(gray[0, 0], [128, 128, 128, 255]))
        // Without a base space nothing changes: the color stays black.
        let black = try filled(pattern, [0.5])
        #expect(black[6, 6] == [0, 0, 0, 255])
    }

    @Test("cells have their matrix, their distance and their overlap")
    func geometry() throws {
        let wide = try filled(try #require(makePattern(step: 10)))
        #expect(wide[10, 10] == [255, 0, 0, 255] && wide[4, 4] == [0, 0, 0, 0])
        let large = try filled(try #require(makePattern(matrix: CGAffineTransform(scaleX: 2, y: 2))))
        #expect(large[3, 3] == [255, 0, 0, 255] && large[5, 5] == [0, 0, 0, 0] && large[8, 8] == [255, 0, 0, 255])
        // A cell that is larger than the step reaches into the next cells.
        let overlapping = try #require(
            makePattern(step: 4, bounds: CGRect(x: 0, y: 0, width: 8, height: 4)) { _, context in
                context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
                context.fill(CGRect(x: 6, y: 0, width: 1, height: 4))
            })
        let pixels = try filled(overlapping)
        #expect(pixels[2, 1] == [0, 0, 255, 255] && pixels[6, 1] == [0, 0, 255, 255])
        #expect(pixels[4, 1] == [0, 0, 0, 0])
    }

    @Test("a stroke and a color have patterns, and a pattern in its own cell draws nothing")
    func strokes() throws {
        let pattern = try #require(makePattern())
        let space = try #require(CGColorSpace(patternBaseSpace: nil))
        #expect(space.model == .pattern && space.baseColorSpace == nil)
        let color = try #require(CGColor(patternSpace: space, pattern: pattern, components: [1]))
        #expect(CGColor(patternSpace: CGColorSpaceCreateDeviceRGB(), pattern: pattern, components: [1]) == nil)
        let pixels = DrawnPixels(20, 20) { context in
            context.setLineWidth(8)
            context.setStrokeColorSpace(space)
            context.setStrokePattern(pattern, colorComponents: [1])
            context.strokeLineSegments(between: [CGPoint(x: 0, y: 4), CGPoint(x: 20, y: 4)])
            context.setFillColor(color)
            context.fill(CGRect(x: 0, y: 12, width: 20, height: 8))
        }
        #expect(pixels[4, 4] == [255, 0, 0, 255] && pixels[6, 4] == [0, 0, 0, 0])
        #expect(pixels[4, 12] == [255, 0, 0, 255] && pixels[6, 12] == [0, 0, 0, 0])
        var own: CGPattern?
        let recursive = makePattern { _, context in
            context.setFillColorSpace(space)
            if let own { context.setFillPattern(own, colorComponents: [1]) }
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        own = recursive
        #expect(try filled(try #require(recursive))[1, 1] == [0, 0, 0, 0])
        own = nil
    }

    @Test(
        "odd numbers make no pattern, or one that ends",
        arguments: [.nan, .infinity, 0, 1e-300, 1e300, -1e300, -3] as [CGFloat])
    func odd(_ number: CGFloat) throws {
        let patterns = [
            makePattern(step: number), makePattern(matrix: CGAffineTransform(scaleX: number, y: 1)),
            makePattern(matrix: CGAffineTransform(translationX: number, y: 1)),
            makePattern(bounds: CGRect(x: number, y: 0, width: 4, height: 4)),
            makePattern(bounds: CGRect(x: 0, y: 0, width: number, height: 4)),
        ]
        for pattern in patterns.compactMap({ $0 }) {
            _ = try filled(pattern, phase: CGSize(width: number, height: number))
            _ = try filled(pattern, [number])
        }
    }

    // MARK: Shadings

    private func function(_ evaluate: CGFunctionEvaluateCallback?, outputs: Int = 4) -> CGFunction? {
        var callbacks = CGFunctionCallbacks(version: 0, evaluate: evaluate, releaseInfo: nil)
        return CGFunction(
            info: nil, domainDimension: 1, domain: [0, 1], rangeDimension: outputs,
            range: [CGFloat](repeating: 0, count: 2 * max(outputs, 0)).enumerated().map { CGFloat($0.offset % 2) },
            callbacks: &callbacks)
    }

    @Test("a shading has the colors of its function along a line and between circles")
    func shadings() throws {
        let function = try #require(
            function { _, input, output in
                (output[0], output[1], output[2], output[3]) = (input[0] * input[0], 0, 2, 1)
            })
        let space = CGColorSpaceCreateDeviceRGB()
        let axial = try #require(
            CGShading(
                axialSpace: space, start: .zero, end: CGPoint(x: 100, y: 0), function: function, extendStart: false,
                extendEnd: true))
        let line = DrawnPixels(120, 2) { $0.drawShading(axial) }
        #expect(isNear(line[50, 1], [64, 0, 255, 255], 4) && isNear(line[110, 1], [255, 0, 255, 255]))
        let radial = try #require(
            CGShading(
                radialSpace: space, start: CGPoint(x: 50, y: 50), startRadius: 0, end: CGPoint(x: 50, y: 50),
                endRadius: 40, function: function, extendStart: true, extendEnd: false))
        let circle = DrawnPixels(100, 100) { context in
            context.setAlpha(0.5)
            context.drawShading(radial)
        }
        #expect(isNear(circle[70, 50], [33, 0, 128, 128], 4) && circle[95, 50] == [0, 0, 0, 0])
    }

    @Test("a function without enough colors makes no shading, and odd results are limited")
    func oddFunctions() throws {
        let space = CGColorSpaceCreateDeviceRGB()
        func shading(_ function: CGFunction) -> CGShading? {
            CGShading(
                axialSpace: space, start: .zero, end: CGPoint(x: CGFloat.nan, y: .infinity), function: function,
                extendStart: true, extendEnd: true)
        }
        let one = try #require(function({ _, _, _ in }, outputs: 1))
        #expect(shading(one) == nil)
        #expect(function(nil, outputs: 33) == nil && function(nil, outputs: -1) == nil)
        let odd = try #require(
            function { _, _, output in (output[0], output[1], output[2]) = (.nan, .infinity, -1e300) })
        let made = try #require(shading(odd))
        _ = DrawnPixels(4, 4) { $0.drawShading(made) }
        var released = 0
        withUnsafeMutablePointer(to: &released) { count in
            var callbacks = CGFunctionCallbacks(
                version: 0, evaluate: nil, releaseInfo: { $0?.assumingMemoryBound(to: Int.self).pointee += 1 })
            _ = CGFunction(
                info: count, domainDimension: 1, domain: nil, rangeDimension: 4, range: nil, callbacks: &callbacks)
        }
        #expect(released == 1)
    }
}
