import CCairo
import CPango
import CoreGraphics
import Foundation

/// Draws laid-out text. Each glyph is at its fraction of a pixel, rounded to a quarter.
///
/// Cairo before 1.17.4 places glyph bitmaps at whole pixels, which spaces small text unevenly. Masks at quarters of a
/// pixel and outlines have no such limit. Color fonts have no outlines and are drawn as glyphs.
struct TextDrawing {
    let layout: TextLayout
    let context: OpaquePointer
    let masks: GlyphMasks

    private static let showsGlyphsAtFractions = cairo_version() >= 11_704

    /// A part of a line in one run and one font.
    private struct Piece {
        var run: TextRun
        var glyphs: UnsafeMutablePointer<PangoGlyphString>
        var font: OpaquePointer?
        var x: Double
        var baseline: Double
        var width: Double
    }

    /// Draws the text with the top of the first line at the top of the rectangle. `silhouette` replaces all colors.
    /// - Returns: the pictures in the text and their frames.
    func draw(in rect: CGRect, silhouette: CGColor? = nil) -> [(picture: TextMarks.Picture, place: CGRect)] {
        var pictures: [(picture: TextMarks.Picture, place: CGRect)] = []
        for line in layout.lines {
            for piece in pieces(of: line, in: rect) {
                if let picture = piece.run.marks?.picture {
                    let top = CGFloat(piece.baseline) - picture.rise - picture.size.height
                    pictures.append((picture, CGRect(origin: CGPoint(x: CGFloat(piece.x), y: top), size: picture.size)))
                } else if let font = piece.font {
                    show(piece, font, silhouette)
                    decorate(piece, font, silhouette)
                }
            }
        }
        return pictures
    }

    /// Draws the backgrounds of the text at the height of its lines.
    func drawBackgrounds(in rect: CGRect) {
        guard layout.block.runs.contains(where: { $0.marks?.background != nil }) else { return }
        for line in layout.lines {
            for piece in pieces(of: line, in: rect) {
                guard let color = piece.run.marks?.background else { continue }
                setSource(context, color)
                cairo_rectangle(context, piece.x, Double(rect.minY + line.top), piece.width, Double(line.height))
                cairo_fill(context)
            }
        }
    }

    private func pieces(of line: TextLayout.Line, in rect: CGRect) -> [Piece] {
        let left = rect.minX + layout.left(of: line, in: rect.width)
        let baseline = rect.minY + line.baseline
        guard left.isFinite, baseline.isFinite, abs(left) < 1_000_000, abs(baseline) < 1_000_000 else { return [] }
        let unit = Double(PANGO_SCALE)
        var pen = Double(left)
        var node = line.line.pointee.runs
        var pieces: [Piece] = []
        while let entry = node {
            node = entry.pointee.next
            guard let data = entry.pointee.data else { continue }
            let item = data.assumingMemoryBound(to: PangoGlyphItem.self)
            guard let glyphs = item.pointee.glyphs, let pangoItem = item.pointee.item else { continue }
            let width = Double(pango_glyph_string_get_width(glyphs)) / unit
            if let run = layout.run(atByte: Int(clamping: pangoItem.pointee.offset)) {
                pieces.append(
                    Piece(
                        run: run, glyphs: glyphs, font: pangoItem.pointee.analysis.font,
                        x: pen + Double(item.pointee.start_x_offset) / unit,
                        baseline: Double(baseline) - Double(item.pointee.y_offset) / unit
                            - Double(run.marks?.rise ?? 0), width: width))
            }
            pen += width
        }
        return pieces
    }

    private func show(_ piece: Piece, _ font: OpaquePointer, _ silhouette: CGColor?) {
        let (x, y) = (piece.x, piece.baseline)
        let marks = piece.run.marks
        let isOutlined = marks.map { $0.strokeWidth > 0 } ?? false
        let isSlanted = marks.map { $0.slant != 0 } ?? false
        setSource(context, silhouette ?? piece.run.color)
        guard let marks, isOutlined || isSlanted else { return show(piece.glyphs, of: font, x: x, y: y) }
        cairo_save(context)
        cairo_translate(context, x, y)
        var slant = cairo_matrix_t(xx: 1, yx: 0, xy: -Double(marks.slant), yy: 1, x0: 0, y0: 0)
        cairo_transform(context, &slant)
        if !isOutlined || marks.isFilled { show(piece.glyphs, of: font, x: 0, y: 0) }
        if isOutlined {
            setSource(context, silhouette ?? marks.strokeColor ?? piece.run.color)
            cairo_new_path(context)
            cairo_move_to(context, 0, 0)
            pango_cairo_glyph_string_path(context, font, piece.glyphs)
            cairo_set_line_width(context, Double(marks.strokeWidth))
            cairo_stroke(context)
        }
        cairo_restore(context)
    }

    private func show(
        _ glyphs: UnsafeMutablePointer<PangoGlyphString>, of font: OpaquePointer, x: Double, y: Double
    ) {
        // A page of a document contains text, not pictures of letters.
        if Self.showsGlyphsAtFractions || Self.isColored(font) || !isImage {
            cairo_move_to(context, x, y)
            pango_cairo_show_glyph_string(context, font, glyphs)
        } else if let run = GlyphRun(glyphs, of: font, x: x, y: y, in: context, masks: masks) {
            run.fill(in: context)
        } else {
            cairo_new_path(context)
            cairo_move_to(context, x, y)
            pango_cairo_glyph_string_path(context, font, glyphs)
            cairo_fill(context)
        }
    }

    /// Whether the context draws pixels.
    private var isImage: Bool { cairo_surface_get_type(cairo_get_group_target(context)) == CAIRO_SURFACE_TYPE_IMAGE }

    private static func isColored(_ font: OpaquePointer) -> Bool {
        guard let pattern = pango_fc_font_get_pattern(font)
        else { return false }
        var isColored: FcBool = 0
        return FcPatternGetBool(pattern, "color", 0, &isColored) == FcResultMatch && isColored != 0
    }

    private func decorate(_ piece: Piece, _ font: OpaquePointer, _ silhouette: CGColor?) {
        let run = piece.run
        guard run.isUnderlined || run.isStruckThrough, let metrics = pango_font_get_metrics(font, nil) else { return }
        defer { pango_font_metrics_unref(metrics) }
        let unit = Double(PANGO_SCALE)
        func draw(_ rule: TextMarks.Rule?, _ position: Int32, _ thickness: Int32) {
            setSource(context, silhouette ?? rule?.color ?? run.color)
            let thickness = max(Double(thickness) / unit, 0.5) * (rule?.isThick == true ? 2 : 1)
            let top = piece.baseline - Double(position) / unit
            // The lower of two lines is at the position of a single line, so that it stays within the line of text.
            for place in rule?.isDouble == true ? [top - 2 * thickness, top] : [top] {
                line(from: piece.x, width: piece.width, top: place, thickness: thickness, rule?.pattern ?? .solid)
            }
        }
        if run.isUnderlined {
            draw(
                run.marks?.underline, pango_font_metrics_get_underline_position(metrics),
                pango_font_metrics_get_underline_thickness(metrics))
        }
        if run.isStruckThrough {
            draw(
                run.marks?.strikethrough, pango_font_metrics_get_strikethrough_position(metrics),
                pango_font_metrics_get_strikethrough_thickness(metrics))
        }
    }

    private func line(from x: Double, width: Double, top: Double, thickness: Double, _ pattern: TextMarks.Pattern) {
        cairo_new_path(context)
        guard pattern != .solid else {
            cairo_rectangle(context, x, top, width, thickness)
            cairo_fill(context)
            return
        }
        // The dash pattern in multiples of the thickness.
        let steps: [Double] =
            switch pattern {
            case .solid: []
            case .dots: [2, 2]
            case .dashes: [6, 3]
            case .dashesAndDots: [6, 2, 2, 2]
            case .dashesAndTwoDots: [6, 2, 2, 2, 2, 2]
            }
        cairo_save(context)
        cairo_set_dash(context, steps.map { $0 * thickness }, Int32(clamping: steps.count), 0)
        cairo_set_line_width(context, thickness)
        cairo_move_to(context, x, top + thickness / 2)
        cairo_line_to(context, x + width, top + thickness / 2)
        cairo_stroke(context)
        cairo_restore(context)
    }
}
