import CoreGraphics
import Foundation
import LayerScene
import Testing

@testable import CairoRaster

struct EvenColumnTests {
    private static let bar = PixelRect(x: 0, y: 0, width: 600, height: 96)
    private static let blur = SceneBackdrop(blurRadius: 20, saturation: 1.8, tint: CGColor(gray: 0.97, alpha: 0.8))

    /// Lines over the whole width, and words at the left side.
    private func list(_ format: Canvas.Format) throws -> Canvas {
        let canvas = try #require(Canvas(format, PixelRect(x: 0, y: 0, width: 600, height: 200)))
        canvas.fill([canvas.bounds], .white)
        for row in 0..<5 {
            canvas.fill([PixelRect(x: 0, y: row * 40 + 11, width: 600, height: 9)], CGColor(gray: 0.2, alpha: 1))
            canvas.fill([PixelRect(x: 16, y: row * 40 + 24, width: 90 + row * 9, height: 12)], .black)
        }
        return canvas
    }

    private func draw(
        on canvas: Canvas, alpha: CGFloat, in parts: [PixelRect], _ scratch: inout ScratchCanvases
    ) throws {
        let small = try #require(
            BackdropBlur.picture(
                Self.blur, of: canvas, rect: Self.bar, scale: 1, isTinted: alpha < 1, scratch: &scratch))
        BackdropBlur.paint(
            small, over: Self.bar, to: canvas, in: parts, alpha: alpha, tint: Self.blur.tint, scratch: &scratch)
    }

    @Test(
        "A blur whose rows have one color is the same in tiles as stretched as a whole",
        arguments: [CGFloat(1), 0.6, 0.02], [Canvas.Format.opaque, .alpha])
    func tiles(alpha: CGFloat, format: Canvas.Format) throws {
        var scratch = ScratchCanvases()
        let (wide, narrow) = (try list(format), try list(format))
        try draw(on: wide, alpha: alpha, in: [Self.bar], &scratch)
        // No part of this width gets tiles.
        let columns = stride(from: 0, to: 600, by: 100).map { PixelRect(x: $0, y: 0, width: 100, height: 96) }
        try draw(on: narrow, alpha: alpha, in: columns, &scratch)
        let (first, second) = (try #require(wide.picture()), try #require(narrow.picture()))
        #expect(first.pixels == second.pixels)
    }

    @Test("The words at the left side are stretched, and the rest is even")
    func evenPart() throws {
        var scratch = ScratchCanvases()
        let small = try #require(
            BackdropBlur.picture(
                Self.blur, of: try list(.opaque), rect: Self.bar, scale: 1, isTinted: false, scratch: &scratch))
        let framed = try #require(
            Canvas(
                .alpha, PixelRect(x: 0, y: 0, width: small.bounds.width + 2, height: small.bounds.height + 2)))
        framed.composite(small, x: 1, y: 1, in: [framed.bounds])
        let step = Double(small.bounds.width) / 600
        let even = EvenColumns(framed, step: step, over: Self.bar).rects
        #expect(even.count == 1)
        let part = try #require(even.first)
        #expect(part.x > 120 && part.x < 320)
        #expect(part.maxX > 560 && part.height == 96)
        // A picture that is hardly reduced is not searched.
        #expect(EvenColumns(framed, step: 0.5, over: Self.bar).rects.isEmpty)
    }
}
