import CCairo
import CoreGraphics
import Foundation
import NumberConversion

/// Makes Cairo's patterns from tiles.
struct TilePattern {
    let painter: RecordPainter
    /// The transform at the start of the drawing.
    let base: cairo_matrix_t

    /// A pattern in the coordinates at the start of the drawing; nil for a tile that cannot be drawn. The caller
    /// destroys the pattern.
    func pattern(of tile: PatternTile, _ alpha: CGFloat) -> OpaquePointer? {
        guard tile.size.width > 0, tile.size.height > 0, tile.size.width.isFinite, tile.size.height.isFinite,
            var toTile = tile.transform.cairo, cairo_matrix_invert(&toTile) == CAIRO_STATUS_SUCCESS
        else { return nil }
        let made: OpaquePointer?
        switch tile.content {
        case .image(let image): made = Self.surface(of: image, alpha: alpha)
        case .drawing(let record, let bounds): made = surface(of: record, bounds, tile, alpha: alpha)
        }
        guard let made else { return nil }
        defer { cairo_surface_destroy(made) }
        let pattern = cairo_pattern_create_for_surface(made)
        var toPixels = cairo_matrix_t()
        cairo_matrix_init_scale(
            &toPixels, Double(cairo_image_surface_get_width(made)) / Double(tile.size.width),
            Double(cairo_image_surface_get_height(made)) / Double(tile.size.height))
        var whole = cairo_matrix_t()
        cairo_matrix_multiply(&whole, &toTile, &toPixels)
        cairo_pattern_set_matrix(pattern, &whole)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
        return pattern
    }

    /// Chosen: the largest side of a rasterized tile in pixels. A larger tile is drawn with less detail.
    private static let mostPixels: CGFloat = 2_048
    /// Chosen: a cell that is larger than its tile reaches into this number of tiles on each side at most.
    private static let mostNeighbors = 4

    /// One tile with the cells that reach into it.
    private func surface(of record: DrawingRecord, _ bounds: CGRect, _ tile: PatternTile, alpha: CGFloat)
        -> OpaquePointer?
    {
        func length(_ x: CGFloat, _ y: CGFloat) -> CGFloat { (x * x + y * y).squareRoot() }
        let t = tile.transform
        // A PDF file has no pixels.
        let isImage = cairo_surface_get_type(cairo_get_target(painter.context)) == CAIRO_SURFACE_TYPE_IMAGE
        let detail: CGFloat = isImage ? 1 : 4
        let pixels = CGFloat(abs(base.xx * base.yy - base.xy * base.yx).squareRoot()) * detail
        func side(_ points: CGFloat) -> CGFloat {
            points.isFinite ? min(max(points.rounded(), 1), Self.mostPixels) : Self.mostPixels
        }
        let (width, height) = (
            side(tile.size.width * pixels * length(t.a, t.b)), side(tile.size.height * pixels * length(t.c, t.d))
        )
        let made = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(saturating: width), Int32(saturating: height))
        guard let made, let context = cairo_create(made), cairo_status(context) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(made)
            return nil
        }
        defer { cairo_destroy(context) }
        cairo_scale(context, Double(width / tile.size.width), Double(height / tile.size.height))
        if alpha < 1 { cairo_push_group(context) }
        let inner = RecordPainter(context: context, shaper: painter.shaper, scale: width / tile.size.width)
        for row in Self.neighbors(from: bounds.minY, to: bounds.maxY, step: tile.size.height) {
            for column in Self.neighbors(from: bounds.minX, to: bounds.maxX, step: tile.size.width) {
                cairo_save(context)
                cairo_translate(
                    context, Double(CGFloat(column) * tile.size.width), Double(CGFloat(row) * tile.size.height))
                inner.play(record)
                cairo_restore(context)
            }
        }
        if alpha < 1 {
            cairo_pop_group_to_source(context)
            cairo_paint_with_alpha(context, Double(alpha))
        }
        return made
    }

    /// The steps by which a cell with these ends is moved to reach into the tile from 0 to `step`.
    private static func neighbors(from start: CGFloat, to end: CGFloat, step: CGFloat) -> ClosedRange<Int> {
        let most = CGFloat(mostNeighbors)
        let first = max((-end / step).rounded(.down) + 1, -most)
        let last = min((-start / step + 1).rounded(.up) - 1, most)
        return first <= last ? Int(saturating: first)...Int(saturating: last) : 0...0
    }

    /// A faded copy of an image; nil without memory.
    private static func surface(of image: CGImage, alpha: CGFloat) -> OpaquePointer? {
        let made = cairo_image_surface_create(
            image.isOpaque && alpha >= 1 ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(clamping: image.width),
            Int32(clamping: image.height))
        guard let made, cairo_surface_status(made) == CAIRO_STATUS_SUCCESS,
            let bits = cairo_image_surface_get_data(made)
        else {
            cairo_surface_destroy(made)
            return nil
        }
        let share: CGFloat = min(max(alpha, 0), 1) * 256
        let (stride, factor) = (
            Int(clamping: cairo_image_surface_get_stride(made)), Int(saturating: share.rounded())
        )
        for row in 0..<image.height {
            let (from, to) = (row * image.bytesPerRow, bits + row * stride)
            for place in 0..<image.width * 4 {
                let value = image.isOpaque && place % 4 == 3 ? 255 : Int(clamping: image.pixels[from + place])
                to[place] = UInt8(clamping: (value * factor) >> 8)
            }
        }
        cairo_surface_mark_dirty(made)
        return made
    }
}
