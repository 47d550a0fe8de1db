import CoreGraphics
import Foundation
import HostInterface
import LayerScene
import Testing

@testable import CairoRaster

/// Text drawn by cached masks of glyphs.
@MainActor @Suite("Masks of glyphs")
struct GlyphMaskTests {
    private let shaper = PangoShaper()

    /// The picture of a text.
    /// - Parameter stretch: another vertical scale, for which outlines are filled.
    private func picture(_ text: String, x: CGFloat, size: CGFloat = 17, stretch: CGFloat = 1) throws -> CGImage {
        let drawn = record { context in
            context.scaleBy(x: 1, y: stretch)
            context.draw(DrawingRecord([.text(label(text, size: size), CGRect(x: x, y: 3.3, width: 200, height: 40))]))
        }
        return try #require(shaper.picture(of: drawn, size: CGSize(width: 200, height: 40), scale: 2))
    }

    private func ink(_ image: CGImage) -> Int {
        stride(from: 3, to: image.pixels.count, by: 4).reduce(0) { $0 + Int(image.pixels[$1]) }
    }

    @Test(
        "A text drawn by masks looks like its filled outlines", arguments: ["Settings", "fjord Ärger", "العربية", "日本"])
    func likeOutlines(text: String) throws {
        for x in [0, 0.1, 0.37, 5.9] as [CGFloat] {
            let masks = try picture(text, x: x), outlines = try picture(text, x: x, stretch: 1.000_001)
            let (mine, theirs) = (ink(masks), ink(outlines))
            #expect(abs(mine - theirs) < theirs / 50, "\(text) at \(x): \(mine) and \(theirs)")
            // An edge moves by an eighth of a pixel at most.
            #expect(difference(masks, outlines).largest < 70, "\(text) at \(x)")
        }
    }

    @Test("A glyph is rasterized once for each quarter of a pixel")
    func once() throws {
        _ = try picture("aaaa", x: 0)
        let made = shaper.masks.made
        #expect((1...4).contains(made))
        for step in 0..<40 { _ = try picture("aaaa", x: CGFloat(step) * 0.31) }
        #expect(shaper.masks.made <= 4)
        let before = shaper.masks.made
        for step in 0..<10 { _ = try picture("aaaa", x: CGFloat(step)) }
        #expect(shaper.masks.made == before)
    }

    @Test("A large text is drawn without masks")
    func large() throws {
        #expect(ink(try picture("M", x: 0, size: 40)) > 0)
        let before = shaper.masks.made
        #expect(ink(try picture("MW", x: 0, size: 120)) > 0)
        #expect(shaper.masks.made == before)
    }

    @Test("Positions are rounded to quarters of a pixel")
    func positions() throws {
        let cases: [(Double, Int, Int)] = [
            (0, 0, 0), (0.12, 0, 0), (0.13, 0, 1), (0.9, 1, 0), (-0.2, -1, 3), (-1.5, -2, 2),
        ]
        for (position, whole, quarter) in cases {
            let found = try #require(GlyphMasks.Position(position))
            #expect((found.whole, found.quarter) == (whole, quarter), "\(position)")
        }
        for bad in [Double.nan, .infinity, 1e12] { #expect(GlyphMasks.Position(bad) == nil) }
    }

    @Test("Opaque rows that touch form one rectangle")
    func strips() {
        func strip(_ y: Int, _ index: Int, x: Int = 0) -> OpaqueStrip {
            OpaqueStrip(rect: PixelRect(x: x, y: y, width: 100, height: 10), index: index)
        }
        let joined = OpaqueStrip.joined([strip(20, 4), strip(0, 7), strip(10, 5), strip(40, 2), strip(30, 9, x: 1)])
        #expect(joined.map(\.rect.y) == [0, 40, 30])
        #expect(joined.map(\.rect.height) == [30, 10, 10])
        #expect(joined.map(\.index) == [4, 2, 9])
    }
}
