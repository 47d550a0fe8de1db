import CCairo
import CoreGraphics
import Foundation

/// Cairo's equivalents of drawing commands.
extension CGBlendMode {
    var cairo: cairo_operator_t {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply, .plusDarker: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .clear: CAIRO_OPERATOR_CLEAR
        case .copy: CAIRO_OPERATOR_SOURCE
        case .sourceIn: CAIRO_OPERATOR_IN
        case .sourceOut: CAIRO_OPERATOR_OUT
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationIn: CAIRO_OPERATOR_DEST_IN
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
        case .xor: CAIRO_OPERATOR_XOR
        case .plusLighter: CAIRO_OPERATOR_ADD
        }
    }

    /// Whether Cairo's operator clears the area outside a shape.
    var clearsAround: Bool {
        switch self {
        case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
        default: false
        }
    }
}

extension StrokeStyle {
    func apply(to context: OpaquePointer) {
        cairo_set_line_width(context, Double(max(width.isFinite ? width : 0, 0)))
        cairo_set_line_cap(
            context, cap == .butt ? CAIRO_LINE_CAP_BUTT : cap == .round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_SQUARE)
        cairo_set_line_join(
            context,
            join == .miter ? CAIRO_LINE_JOIN_MITER : join == .round ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_BEVEL)
        cairo_set_miter_limit(context, Double(miterLimit))
        // Cairo stops all further drawing after a dash pattern that never advances.
        let isUsable = dashLengths.allSatisfy { $0.isFinite && $0 >= 0 } && dashLengths.contains { $0 > 0 }
        let dashes = isUsable ? dashLengths.map(Double.init) : []
        cairo_set_dash(context, dashes, Int32(dashes.count), Double(dashPhase))
    }
}

extension CGPath {
    private var isDrawable: Bool {
        // Cairo's fixed-point numbers have 23 bits before the point.
        func fits(_ p: CGPoint) -> Bool { abs(p.x) < 4_000_000 && abs(p.y) < 4_000_000 }
        return elements.allSatisfy {
            switch $0 {
            case .move(let p), .line(let p): fits(p)
            case .curve(let p, let a, let b): fits(p) && fits(a) && fits(b)
            case .close: true
            }
        }
    }

    /// Makes this path the context's current path. A path with numbers that cannot be drawn draws nothing.
    func trace(in context: OpaquePointer) {
        cairo_new_path(context)
        guard isDrawable else { return }
        for element in elements {
            switch element {
            case .move(let p): cairo_move_to(context, Double(p.x), Double(p.y))
            case .line(let p): cairo_line_to(context, Double(p.x), Double(p.y))
            case .curve(let p, let a, let b):
                cairo_curve_to(context, Double(a.x), Double(a.y), Double(b.x), Double(b.y), Double(p.x), Double(p.y))
            case .close: cairo_close_path(context)
            }
        }
    }
}

extension CGAffineTransform {
    /// Nil for a transform that would stop all further drawing in Cairo: not finite, or not invertible.
    var cairo: cairo_matrix_t? {
        guard a.isFinite, b.isFinite, c.isFinite, d.isFinite, tx.isFinite, ty.isFinite, abs(a * d - b * c) > 1e-12,
            abs(tx) < 4_000_000, abs(ty) < 4_000_000
        else { return nil }
        return cairo_matrix_t(
            xx: Double(a), yx: Double(b), xy: Double(c), yy: Double(d), x0: Double(tx), y0: Double(ty))
    }
}

func setSource(_ context: OpaquePointer, _ color: CGColor, alpha: CGFloat = 1) {
    cairo_set_source_rgba(
        context, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha * alpha))
}

extension CGGradient {
    func addStops(to pattern: OpaquePointer?) {
        for (color, location) in zip(colors, locations) { Self.add(color, at: location, to: pattern) }
    }

    static func add(_ color: CGColor, at location: CGFloat, to pattern: OpaquePointer?) {
        cairo_pattern_add_color_stop_rgba(
            pattern, Double(location), Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
    }
}
