import CCairo
import CPango
import CoreGraphics
import Foundation

/// Draws laid-out text, every glyph at its exact fraction of a pixel.
///
/// Cairo before 1.17.4 puts glyph pictures on whole pixels, which spaces small text unevenly; outlines have no such limit.
/// Fonts of coloured pictures have no outlines and are shown as glyphs.
struct TextDrawing {
    let layout: TextLayout
    let context: OpaquePointer

    private static let showsGlyphsAtFractions = cairo_version() >= 11_704

    /// The first line's top at the rectangle's top. With `silhouette` everything takes that colour.
    func draw(in rect: CGRect, silhouette: CGColor? = nil) {
        for line in layout.lines {
            let x = rect.minX + layout.left(of: line, in: rect.width)
            let y = rect.minY + line.baseline
            guard x.isFinite, y.isFinite, abs(x) < 1_000_000, abs(y) < 1_000_000 else { continue }
            draw(line, x: Double(x), y: Double(y), silhouette)
        }
    }

    private func draw(_ line: TextLayout.Line, x: Double, y: Double, _ silhouette: CGColor?) {
        let unit = Double(PANGO_SCALE)
        var pen = x
        var node = line.line.pointee.runs
        while let entry = node {
            node = entry.pointee.next
            guard let data = entry.pointee.data else { continue }
            let item = data.assumingMemoryBound(to: PangoGlyphItem.self)
            guard let glyphs = item.pointee.glyphs, let pangoItem = item.pointee.item else { continue }
            let width = Double(pango_glyph_string_get_width(glyphs)) / unit
            let run = layout.run(atByte: Int(pangoItem.pointee.offset))
            let start = pen + Double(item.pointee.start_x_offset) / unit
            let baseline = y - Double(item.pointee.y_offset) / unit
            if let run {
                setSource(context, silhouette ?? run.color)
                if let font = pangoItem.pointee.analysis.font {
                    show(glyphs, of: font, x: start, y: baseline)
                    decorate(run, font: font, x: start, y: baseline, width: width)
                }
            }
            pen += width
        }
    }

    private func show(
        _ glyphs: UnsafeMutablePointer<PangoGlyphString>, of font: OpaquePointer, x: Double, y: Double
    ) {
        if Self.showsGlyphsAtFractions || Self.isColored(font) {
            cairo_move_to(context, x, y)
            pango_cairo_show_glyph_string(context, font, glyphs)
        } else {
            cairo_new_path(context)
            cairo_move_to(context, x, y)
            pango_cairo_glyph_string_path(context, font, glyphs)
            cairo_fill(context)
        }
    }

    private static func isColored(_ font: OpaquePointer) -> Bool {
        guard let pattern = pango_fc_font_get_pattern(font)
        else { return false }
        var isColored: FcBool = 0
        return FcPatternGetBool(pattern, "color", 0, &isColored) == FcResultMatch && isColored != 0
    }

    private func decorate(_ run: TextRun, font: OpaquePointer, x: Double, y: Double, width: Double) {
        guard run.isUnderlined || run.isStruckThrough, let metrics = pango_font_get_metrics(font, nil) else { return }
        defer { pango_font_metrics_unref(metrics) }
        let unit = Double(PANGO_SCALE)
        func rule(_ position: Int32, _ thickness: Int32) {
            cairo_rectangle(context, x, y - Double(position) / unit, width, max(Double(thickness) / unit, 0.5))
            cairo_fill(context)
        }
        cairo_new_path(context)
        if run.isUnderlined {
            rule(pango_font_metrics_get_underline_position(metrics), pango_font_metrics_get_underline_thickness(metrics))
        }
        if run.isStruckThrough {
            rule(
                pango_font_metrics_get_strikethrough_position(metrics),
                pango_font_metrics_get_strikethrough_thickness(metrics))
        }
    }
}
