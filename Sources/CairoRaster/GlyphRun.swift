import CCairo
import CPango
import Foundation
import NumberConversion

/// The glyphs of a run of text as masks at whole pixels of a context.
struct GlyphRun {
    private struct Placed {
        let mask: GlyphMask
        let x: Int
        let y: Int
    }

    private var placed: [Placed] = []
    private var left = Int.max
    private var top = Int.max
    private var right = Int.min
    private var bottom = Int.min

    /// In pixels. Chosen: several full screens; longer runs are drawn by their outlines.
    private static let largestArea = 16_000_000

    /// Nil if a glyph must be drawn by its outline, or if the context turns or stretches the text.
    init?(
        _ glyphs: UnsafeMutablePointer<PangoGlyphString>, of font: OpaquePointer, x: Double, y: Double,
        in context: OpaquePointer, masks: GlyphMasks
    ) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        guard matrix.xy == 0, matrix.yx == 0, matrix.xx == matrix.yy, matrix.xx > 0,
            let infos = glyphs.pointee.glyphs
        else { return nil }
        var clip = (left: 0.0, top: 0.0, right: 0.0, bottom: 0.0)
        cairo_clip_extents(context, &clip.left, &clip.top, &clip.right, &clip.bottom)
        let sheet = masks.sheet(of: font, scale: matrix.xx)
        placed.reserveCapacity(Int(clamping: glyphs.pointee.num_glyphs))
        let unit = Double(PANGO_SCALE)
        var pen = x
        for index in 0..<Int(clamping: glyphs.pointee.num_glyphs) {
            let info = infos[index]
            let start = pen + Double(info.geometry.x_offset) / unit
            pen += Double(info.geometry.width) / unit
            let baseline = y + Double(info.geometry.y_offset) / unit
            guard let column = GlyphMasks.Position(start * matrix.xx + matrix.x0),
                let row = GlyphMasks.Position(baseline * matrix.yy + matrix.y0)
            else { return nil }
            switch sheet.mask(of: info, at: column, row) {
            case .outline: return nil
            case .empty: continue
            case .mask(let mask): add(Placed(mask: mask, x: column.whole + mask.x, y: row.whole + mask.y))
            }
        }
        limit(to: clip, matrix)
        guard isEmpty || (right - left) * (bottom - top) <= Self.largestArea else { return nil }
    }

    private var isEmpty: Bool { placed.isEmpty || left >= right || top >= bottom }

    private mutating func add(_ glyph: Placed) {
        placed.append(glyph)
        left = min(left, glyph.x)
        top = min(top, glyph.y)
        right = max(right, glyph.x + glyph.mask.width)
        bottom = max(bottom, glyph.y + glyph.mask.height)
    }

    /// Leaves out the pixels that the context does not draw.
    private mutating func limit(
        to clip: (left: Double, top: Double, right: Double, bottom: Double), _ matrix: cairo_matrix_t
    ) {
        func pixel(_ value: Double, _ shift: Double, _ rule: FloatingPointRoundingRule) -> Int {
            let position = min(max(value * matrix.xx + shift, -2_000_000), 2_000_000)
            return Int(saturating: CGFloat(position.rounded(rule)))
        }
        left = max(left, pixel(clip.left, matrix.x0, .down) - 1)
        top = max(top, pixel(clip.top, matrix.y0, .down) - 1)
        right = min(right, pixel(clip.right, matrix.x0, .up) + 1)
        bottom = min(bottom, pixel(clip.bottom, matrix.y0, .up) + 1)
    }

    /// Fills the glyphs with the source of the context.
    func fill(in context: OpaquePointer) {
        guard !isEmpty else { return }
        let width = right - left, height = bottom - top
        let stride = (width + 3) & ~3
        withUnsafeTemporaryAllocation(byteCount: stride * height, alignment: 8) { pixels in
            pixels.initializeMemory(as: UInt8.self, repeating: 0)
            guard let start = pixels.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
            for glyph in placed { draw(glyph, into: start, stride: stride) }
            let surface = cairo_image_surface_create_for_data(
                start, CAIRO_FORMAT_A8, Int32(clamping: width), Int32(clamping: height), Int32(clamping: stride))
            cairo_save(context)
            cairo_identity_matrix(context)
            cairo_mask_surface(context, surface, Double(left), Double(top))
            cairo_restore(context)
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
    }

    /// Adds the coverage of a glyph, so that letters that touch leave no gap.
    private func draw(_ glyph: Placed, into pixels: UnsafeMutablePointer<UInt8>, stride: Int) {
        let mask = glyph.mask
        let columns = max(left - glyph.x, 0)..<max(min(right - glyph.x, mask.width), max(left - glyph.x, 0))
        let rows = max(top - glyph.y, 0)..<max(min(bottom - glyph.y, mask.height), max(top - glyph.y, 0))
        mask.coverage.withUnsafeBufferPointer { coverage in
            for row in rows {
                let target = pixels + (glyph.y + row - top) * stride + (glyph.x - left)
                for column in columns {
                    let (sum, overflows) = target[column].addingReportingOverflow(coverage[row * mask.width + column])
                    target[column] = overflows ? 255 : sum
                }
            }
        }
    }
}
