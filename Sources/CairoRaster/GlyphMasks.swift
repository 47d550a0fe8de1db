import CCairo
import CPango
import CoreGraphics
import Foundation
import NumberConversion

/// The coverage of a glyph's pixels, at one size and one fraction of a pixel.
final class GlyphMask {
    /// The position of the first pixel, relative to the whole pixel at the glyph's origin.
    let x: Int
    let y: Int
    let width: Int
    let height: Int
    /// One byte for each pixel, row after row.
    let coverage: [UInt8]

    init(x: Int, y: Int, width: Int, height: Int, coverage: [UInt8]) {
        (self.x, self.y, self.width, self.height, self.coverage) = (x, y, width, height, coverage)
    }
}

/// The masks of glyphs that were drawn before. Filling the outline of a glyph takes many times longer than adding its
/// mask to a picture.
final class GlyphMasks {
    /// A position in pixels, rounded to a quarter of a pixel. Chosen: the steps that Cairo uses from version 1.17.4 on.
    struct Position {
        let whole: Int
        let quarter: Int

        /// Nil for a position that no picture has.
        init?(_ position: Double) {
            guard position.isFinite, abs(position) < 1_000_000 else { return nil }
            let quarters = Int(saturating: CGFloat((position * 4).rounded()))
            (whole, quarter) = (quarters >> 2, quarters & 3)
        }
    }

    /// The result of a search for a mask.
    enum Found {
        case mask(GlyphMask)
        /// The glyph has no pixels.
        case empty
        /// The glyph must be drawn by its outline.
        case outline
    }

    private struct SheetKey: Hashable {
        let font: OpaquePointer
        let scale: Double
    }

    private var sheets: [SheetKey: GlyphSheet] = [:]
    private var memory = GlyphMemory()

    /// In bytes. Chosen: the letters of several languages in a dozen fonts.
    private static let limit = 2 << 20

    /// The number of masks that were made, as a measure of work.
    var made: Int { memory.made }

    func removeAll() {
        sheets = [:]
        memory = GlyphMemory()
    }

    /// The masks of a font.
    /// - Parameter scale: the device pixels per unit of the font's size.
    func sheet(of font: OpaquePointer, scale: Double) -> GlyphSheet {
        let key = SheetKey(font: font, scale: scale)
        if memory.byteCount > Self.limit { removeAll() }
        if let known = sheets[key] { return known }
        let made = GlyphSheet(font, scale: scale, memory)
        sheets[key] = made
        return made
    }
}

/// The memory of all masks.
final class GlyphMemory {
    var byteCount = 0
    /// The number of masks that were made.
    var made = 0
}

/// The masks of one font at one scale. Retains the font, so that no other font gets the same address.
final class GlyphSheet {
    private let font: OpaquePointer
    private let scale: Double
    private let memory: GlyphMemory
    /// The masks by glyph and quarters of a pixel; nil for a glyph that must be drawn by its outline.
    private var masks: [UInt32: GlyphMask?] = [:]

    /// In pixels. Chosen: larger glyphs are rare, and their masks take more memory than time.
    private static let largestSide = 96
    /// Pango's glyph without pixels. Later numbers are boxes with a character's number.
    private static let emptyGlyph: UInt32 = 0x0FFF_FFFF

    init(_ font: OpaquePointer, scale: Double, _ memory: GlyphMemory) {
        (self.font, self.scale, self.memory) = (font, scale, memory)
        _ = g_object_ref(UnsafeMutableRawPointer(font))
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(font)) }

    /// Returns the mask of a glyph at a fraction of a pixel.
    func mask(of info: PangoGlyphInfo, at x: GlyphMasks.Position, _ y: GlyphMasks.Position) -> GlyphMasks.Found {
        guard info.glyph != Self.emptyGlyph else { return .empty }
        guard info.glyph < Self.emptyGlyph else { return .outline }
        let key = info.glyph << 4 | UInt32(truncatingIfNeeded: x.quarter << 2 | y.quarter)
        if let known = masks[key] { return known.map { .mask($0) } ?? .outline }
        let made = make(info, x.quarter, y.quarter)
        memory.byteCount += (made?.coverage.count ?? 0) + 100
        memory.made += made == nil ? 0 : 1
        masks[key] = .some(made)
        return made.map { .mask($0) } ?? .outline
    }

    private func make(_ info: PangoGlyphInfo, _ xQuarter: Int, _ yQuarter: Int) -> GlyphMask? {
        var ink = PangoRectangle()
        pango_font_get_glyph_extents(font, info.glyph, &ink, nil)
        let unit = scale / Double(PANGO_SCALE)
        func pixels(_ value: Int32) -> Double { Double(value) * unit }
        // One pixel on each side for the smoothed edge and the fraction of a pixel.
        let left = Int(saturating: CGFloat(pixels(ink.x).rounded(.down))) - 1
        let top = Int(saturating: CGFloat(pixels(ink.y).rounded(.down))) - 1
        let width = Int(saturating: CGFloat(pixels(ink.width).rounded(.up))) + 4
        let height = Int(saturating: CGFloat(pixels(ink.height).rounded(.up))) + 4
        guard width <= Self.largestSide, height <= Self.largestSide, abs(left) < 10_000, abs(top) < 10_000,
            let surface = cairo_image_surface_create(
                CAIRO_FORMAT_A8, Int32(clamping: width), Int32(clamping: height)),
            let context = cairo_create(surface)
        else { return nil }
        defer {
            cairo_destroy(context)
            cairo_surface_destroy(surface)
        }
        cairo_translate(
            context, Double(xQuarter) / 4 - Double(left), Double(yQuarter) / 4 - Double(top))
        cairo_scale(context, scale, scale)
        cairo_move_to(context, 0, 0)
        var single = info
        single.geometry = PangoGlyphGeometry(width: 0, x_offset: 0, y_offset: 0)
        var cluster: Int32 = 0
        withUnsafeMutablePointer(to: &single) { glyph in
            withUnsafeMutablePointer(to: &cluster) { cluster in
                var string = PangoGlyphString()
                string.num_glyphs = 1
                string.glyphs = glyph
                string.log_clusters = cluster
                pango_cairo_glyph_string_path(context, font, &string)
            }
        }
        cairo_fill(context)
        cairo_surface_flush(surface)
        guard cairo_status(context) == CAIRO_STATUS_SUCCESS, let data = cairo_image_surface_get_data(surface) else {
            return nil
        }
        let stride = Int(clamping: cairo_image_surface_get_stride(surface))
        let coverage = [UInt8](unsafeUninitializedCapacity: width * height) { buffer, count in
            for row in 0..<height {
                for column in 0..<width { buffer[row * width + column] = data[row * stride + column] }
            }
            count = width * height
        }
        return GlyphMask(x: left, y: top, width: width, height: height, coverage: coverage)
    }
}
