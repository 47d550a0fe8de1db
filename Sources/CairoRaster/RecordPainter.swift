import CCairo
import CoreGraphics
import Foundation
import LayerScene
import NumberConversion

/// Draws a recorded drawing with Cairo.
struct RecordPainter {
    let context: OpaquePointer
    let shaper: PangoShaper
    /// The device pixels per point, for blurs, which work on pixels.
    let scale: CGFloat

    /// An open group, or the whole drawing.
    private struct Group {
        var saves = 0
        var alpha: CGFloat = 1
        var mode = CGBlendMode.normal
        var shadow: DrawingShadow?
    }

    func play(_ record: DrawingRecord) {
        // Unbalanced commands must not have an effect outside their group or drawing.
        var open = [Group()]
        var filters = [CAIRO_FILTER_GOOD]
        func save() {
            cairo_save(context)
            filters.append(filters[filters.count - 1])
        }
        func restore() {
            cairo_restore(context)
            filters.removeLast()
        }
        func closeSaves() { for _ in 0..<open[open.count - 1].saves { restore() } }
        func closeGroup() {
            closeSaves()
            draw(open.removeLast())
            filters.removeLast()
        }
        cairo_save(context)
        var base = cairo_matrix_t()
        cairo_get_matrix(context, &base)
        let clips = record.resetsClip ? ClipList(of: context) : nil
        for command in record.commands {
            switch command {
            case .save:
                save()
                open[open.count - 1].saves += 1
            case .restore where open[open.count - 1].saves > 0:
                restore()
                open[open.count - 1].saves -= 1
            case .beginGroup(let alpha, let mode, let shadow):
                cairo_push_group(context)
                filters.append(filters[filters.count - 1])
                open.append(Group(alpha: alpha, mode: mode, shadow: shadow))
            case .endGroup where open.count > 1:
                closeGroup()
            case .interpolation(let isSmooth):
                filters[filters.count - 1] = isSmooth ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST
            case .resetClip:
                clips?.apply(to: context, base)
            case .image(let image, let rect, let tint, let alpha, let mode):
                drawImage(image, in: rect, tint: tint, alpha: alpha, mode, filters[filters.count - 1])
            default:
                draw(command, base)
            }
        }
        while open.count > 1 { closeGroup() }
        closeSaves()
        cairo_restore(context)
    }

    /// Ends Cairo's last group and draws it.
    private func draw(_ group: Group) {
        guard let pattern = cairo_pop_group(context) else { return }
        defer { cairo_pattern_destroy(pattern) }
        if let shadow = group.shadow {
            var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
            cairo_clip_extents(context, &x1, &y1, &x2, &y2)
            let box = CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
            drawShadow(shadow, around: box, alpha: group.alpha) { cairo_mask($0, pattern) }
        }
        cairo_set_source(context, pattern)
        cairo_set_operator(context, group.mode.cairo)
        cairo_paint_with_alpha(context, Double(group.alpha))
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    }

    /// Patterns are in the coordinates at the start of the drawing. Transforms of the drawing do not move them.
    private func use(_ color: CGColor, _ base: cairo_matrix_t) {
        guard let tile = color.tile, let pattern = TilePattern(painter: self, base: base).pattern(of: tile, color.alpha)
        else {
            return CairoRaster.setSource(context, color)
        }
        defer { cairo_pattern_destroy(pattern) }
        var (current, base) = (cairo_matrix_t(), base)
        cairo_get_matrix(context, &current)
        cairo_set_matrix(context, &base)
        cairo_set_source(context, pattern)
        cairo_set_matrix(context, &current)
    }

    private func draw(_ command: DrawingCommand, _ base: cairo_matrix_t) {
        switch command {
        // `play` executes these commands.
        case .save, .restore, .beginGroup, .endGroup, .interpolation, .resetClip, .image: break
        case .concatenate(let transform):
            if var matrix = transform.cairo {
                cairo_transform(context, &matrix)
            } else {
                // The transform is not invertible: nothing under this transform is visible.
                cairo_new_path(context)
                cairo_clip(context)
            }
        case .clip(let path, let rule):
            path.trace(in: context)
            cairo_set_fill_rule(context, rule.cairo)
            cairo_clip(context)
        case .fill(let path, let rule, let color, let mode, let shadow):
            func shape(_ context: OpaquePointer) {
                path.trace(in: context)
                cairo_set_fill_rule(context, rule.cairo)
                cairo_fill(context)
            }
            if let shadow { drawShadow(shadow, around: path.boundingBox, alpha: color.alpha, shape) }
            use(color, base)
            cairo_set_operator(context, mode.cairo)
            if mode.clearsAround {
                // Cairo would clear everything outside the path.
                cairo_save(context)
                path.trace(in: context)
                cairo_set_fill_rule(context, rule.cairo)
                cairo_clip(context)
                cairo_paint(context)
                cairo_restore(context)
            } else {
                shape(context)
            }
            cairo_set_operator(context, CAIRO_OPERATOR_OVER)
        case .stroke(let path, let style, let color, let mode, let shadow):
            func shape(_ context: OpaquePointer) {
                style.apply(to: context)
                path.trace(in: context)
                cairo_stroke(context)
            }
            let reach = style.width * max(style.miterLimit, 1)
            if let shadow {
                drawShadow(shadow, around: path.boundingBox.insetBy(dx: -reach, dy: -reach), alpha: color.alpha, shape)
            }
            use(color, base)
            cairo_set_operator(context, mode.cairo)
            shape(context)
            cairo_set_operator(context, CAIRO_OPERATOR_OVER)
        case .clear(let rect):
            CGPath(rect: rect).trace(in: context)
            cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
            cairo_fill(context)
            cairo_set_operator(context, CAIRO_OPERATOR_OVER)
        case .linearGradient(let gradient, let start, let end, let options):
            let pattern = cairo_pattern_create_linear(Double(start.x), Double(start.y), Double(end.x), Double(end.y))
            paintGradient(gradient, pattern, options, along: (start, end))
        case .radialGradient(let gradient, let startCenter, let startRadius, let endCenter, let endRadius, let options):
            let pattern = cairo_pattern_create_radial(
                Double(startCenter.x), Double(startCenter.y), Double(max(startRadius, 0)), Double(endCenter.x),
                Double(endCenter.y), Double(max(endRadius, 0)))
            paintGradient(gradient, pattern, options, along: nil)
        case .conicGradient(let gradient, let center, let angle):
            drawConicGradient(gradient, around: center, from: angle)
        case .text(let block, let rect):
            drawText(block, in: rect)
        case .antialias(let isSmooth):
            cairo_set_antialias(context, isSmooth ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        }
    }

    // MARK: Text

    private func drawText(_ block: TextBlock, in rect: CGRect) {
        guard rect.isFinite || rect.width.isInfinite else { return }
        let layout = shaper.layout(of: block, width: rect.width)
        if let shadow = block.runs.lazy.compactMap(\.shadow).first {
            let box = CGRect(
                x: rect.minX, y: rect.minY, width: max(layout.width, min(rect.width, 100_000)), height: layout.height)
            drawShadow(shadow, around: box.insetBy(dx: -4, dy: -4), alpha: 1) { context in
                _ = TextDrawing(layout: layout, context: context, masks: shaper.masks).draw(
                    in: rect, silhouette: .black)
            }
        }
        let drawing = TextDrawing(layout: layout, context: context, masks: shaper.masks)
        drawing.drawBackgrounds(in: rect)
        for (picture, place) in drawing.draw(in: rect) {
            guard let image = picture.image else { continue }
            drawImage(image, in: place, tint: picture.tint, alpha: 1, .normal, CAIRO_FILTER_GOOD)
        }
    }

    // MARK: Images

    private func drawImage(
        _ image: CGImage, in rect: CGRect, tint: CGColor?, alpha: CGFloat, _ mode: CGBlendMode, _ filter: cairo_filter_t
    ) {
        guard rect.isFinite, rect.width > 0, rect.height > 0, let pixels = Canvas(image) else { return }
        let surface = cairo_image_surface_create_for_data(
            pixels.bits.assumingMemoryBound(to: UInt8.self),
            pixels.format == .opaque && tint == nil ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(image.width),
            Int32(image.height), Int32(pixels.stride))
        cairo_save(context)
        cairo_rectangle(context, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
        cairo_clip(context)
        cairo_translate(context, Double(rect.minX), Double(rect.minY))
        cairo_scale(context, Double(rect.width) / Double(image.width), Double(rect.height) / Double(image.height))
        cairo_set_operator(context, mode.cairo)
        let pattern = cairo_pattern_create_for_surface(surface)
        cairo_pattern_set_filter(pattern, filter)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        if let tint {
            setSource(context, tint, alpha: alpha)
            cairo_mask(context, pattern)
        } else {
            cairo_set_source(context, pattern)
            cairo_paint_with_alpha(context, Double(alpha))
        }
        cairo_pattern_destroy(pattern)
        cairo_restore(context)
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
        withExtendedLifetime(pixels) {}
    }

    // MARK: Gradients

    private func paintGradient(
        _ gradient: CGGradient, _ pattern: OpaquePointer?, _ options: CGGradientDrawingOptions,
        along line: (start: CGPoint, end: CGPoint)?
    ) {
        // Between two circles, a transparent color ends the side that does not continue.
        let before = line == nil && !options.contains(.drawsBeforeStartLocation)
        let after = line == nil && !options.contains(.drawsAfterEndLocation)
        if before { cairo_pattern_add_color_stop_rgba(pattern, 0, 0, 0, 0, 0) }
        if before, let first = gradient.colors.first { CGGradient.add(first, at: 0, to: pattern) }
        gradient.addStops(to: pattern)
        if after, let last = gradient.colors.last { CGGradient.add(last, at: 1, to: pattern) }
        if after { cairo_pattern_add_color_stop_rgba(pattern, 1, 0, 0, 0, 0) }
        let extends = options.contains(.drawsBeforeStartLocation) || options.contains(.drawsAfterEndLocation)
        cairo_pattern_set_extend(pattern, extends ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
        cairo_save(context)
        if let line, extends { clipHalfPlane(line.start, line.end, options) }
        cairo_set_source(context, pattern)
        cairo_paint(context)
        cairo_restore(context)
        cairo_pattern_destroy(pattern)
    }

    /// Clips one side of the gradient's line unless the options extend the gradient on that side.
    private func clipHalfPlane(_ start: CGPoint, _ end: CGPoint, _ options: CGGradientDrawingOptions) {
        let before = options.contains(.drawsBeforeStartLocation)
        let after = options.contains(.drawsAfterEndLocation)
        let length = CGFloat(hypot(Double(end.x - start.x), Double(end.y - start.y)))
        guard before != after, length > 0 else { return }
        let far: CGFloat = 100_000
        let along = CGPoint(x: (end.x - start.x) / length, y: (end.y - start.y) / length)
        let edge = before ? end : start
        let sign: CGFloat = before ? -1 : 1
        let path = CGMutablePath()
        for (forward, side) in [(0, -far), (0, far), (far * sign, far), (far * sign, -far)] as [(CGFloat, CGFloat)] {
            let point = CGPoint(
                x: edge.x + along.x * forward - along.y * side, y: edge.y + along.y * forward + along.x * side)
            path.isEmpty ? path.move(to: point) : path.addLine(to: point)
        }
        path.closeSubpath()
        path.trace(in: context)
        cairo_clip(context)
    }

    // MARK: Shadows

    /// Draws the blurred shadow of `shape`, below the position of the shape.
    private func drawShadow(
        _ shadow: DrawingShadow, around box: CGRect, alpha: CGFloat, _ shape: @escaping (OpaquePointer) -> Void
    ) {
        guard !box.isNull, box.isFinite, shadow.color.alpha > 0, alpha > 0 else { return }
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        let toDevice = CGAffineTransform(
            a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
        let sigma = Double(max(shadow.radius, 0) * scale)
        let reach = (CGFloat(sigma) * 3).rounded(.up) + 2
        // The offset and the blur do not rotate or scale with the drawing.
        let dx = NodePlace.snap(shadow.offset.width * scale)
        let dy = NodePlace.snap(shadow.offset.height * scale)
        guard let around = PixelRect(around: box.applying(toDevice).insetBy(dx: -reach, dy: -reach)) else { return }
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        cairo_save(context)
        cairo_identity_matrix(context)
        cairo_clip_extents(context, &x1, &y1, &x2, &y2)
        let shown = PixelRect(around: CGRect(x: x1 - Double(dx), y: y1 - Double(dy), width: x2 - x1, height: y2 - y1))
        let part = around.intersection((shown ?? around).outset(by: Int(saturating: reach)))
        if let mask = part.isEmpty
            ? nil
            : MaskBlur.mask(
                part, sigma: sigma,
                draw: { context, reduction in
                    cairo_scale(context, reduction, reduction)
                    cairo_translate(context, Double(-part.x), Double(-part.y))
                    var matrix = matrix
                    cairo_transform(context, &matrix)
                    cairo_set_source_rgba(context, 0, 0, 0, Double(alpha))
                    shape(context)
                })
        {
            let surface = cairo_image_surface_create_for_data(
                mask.bits.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_A8, Int32(part.width), Int32(part.height),
                Int32(mask.stride))
            setSource(context, shadow.color)
            cairo_mask_surface(context, surface, Double(part.x + dx), Double(part.y + dy))
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
            withExtendedLifetime(mask) {}
        }
        cairo_restore(context)
    }
}

extension FillRule {
    var cairo: cairo_fill_rule_t { self == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD }
}
