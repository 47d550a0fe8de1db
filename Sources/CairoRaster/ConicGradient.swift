import CCairo
import CoreGraphics
import Foundation
import LayerScene
import NumberConversion

extension RecordPainter {
    /// Draws a gradient around a point up to the clip. Cairo has no such gradient, so each pixel is computed.
    func drawConicGradient(_ gradient: CGGradient, around center: CGPoint, from angle: CGFloat) {
        guard center.x.isFinite, center.y.isFinite, angle.isFinite else { return }
        var toUser = cairo_matrix_t()
        cairo_get_matrix(context, &toUser)
        var (x, y) = (Double(center.x), Double(center.y))
        cairo_matrix_transform_point(&toUser, &x, &y)
        guard cairo_matrix_invert(&toUser) == CAIRO_STATUS_SUCCESS, x.isFinite, y.isFinite else { return }
        cairo_save(context)
        defer { cairo_restore(context) }
        cairo_identity_matrix(context)
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(context, &x1, &y1, &x2, &y2)
        // A PDF file has no pixels; the gradient becomes an image with some pixels per point.
        let isImage = cairo_surface_get_type(cairo_get_target(context)) == CAIRO_SURFACE_TYPE_IMAGE
        // Chosen: at most about 50 MB.
        let detail = isImage || (x2 - x1) * (y2 - y1) * 16 > 12_000_000 ? 1.0 : 4.0
        let clip = CGRect(x: x1 * detail, y: y1 * detail, width: (x2 - x1) * detail, height: (y2 - y1) * detail)
        guard let area = PixelRect(around: clip), !area.isEmpty, let canvas = Canvas(.alpha, area) else { return }
        cairo_matrix_scale(&toUser, 1 / detail, 1 / detail)
        let ramp = ConicRamp(
            gradient, toUser: toUser, center: (Double(center.x), Double(center.y)), pixel: (x * detail, y * detail),
            angle: Double(angle))
        ramp.fill(canvas)
        let surface = cairo_image_surface_create_for_data(
            canvas.bits.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(clamping: area.width),
            Int32(clamping: area.height), Int32(clamping: canvas.stride))
        cairo_scale(context, 1 / detail, 1 / detail)
        cairo_set_source_surface(context, surface, Double(area.x), Double(area.y))
        cairo_paint(context)
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
        withExtendedLifetime(canvas) {}
    }
}

/// The colors around a point.
private struct ConicRamp {
    /// Chosen: twice the pixels around the largest circle of a screen with 600 pixels of radius.
    private static let count = 8_192

    /// Premultiplied colors around the circle.
    private let colors: [UInt32]
    private let toUser: cairo_matrix_t
    private let center: (x: Double, y: Double)
    /// The center in pixels.
    private let pixel: (x: Double, y: Double)
    private let angle: Double

    init(
        _ gradient: CGGradient, toUser: cairo_matrix_t, center: (Double, Double), pixel: (Double, Double), angle: Double
    ) {
        (self.toUser, self.center, self.pixel, self.angle) = (toUser, center, pixel, angle)
        colors = Self.colors(of: gradient)
    }

    private static func colors(of gradient: CGGradient) -> [UInt32] {
        func value(_ color: CGColor) -> [Double] {
            [color.alpha, color.red, color.green, color.blue].map { $0.isFinite ? min(max(Double($0), 0), 1) : 0 }
        }
        let stops = zip(gradient.locations, gradient.colors).map { (place: Double($0), color: value($1)) }
        var next = 0
        return (0..<count).map { index in
            let place = (Double(index) + 0.5) / Double(count)
            // Locations that do not ascend are passed in their order.
            while next < stops.count, !(stops[next].place > place) { next += 1 }
            guard next > 0 else { return packed(stops[0].color) }
            guard next < stops.count else { return packed(stops[stops.count - 1].color) }
            let (from, to) = (stops[next - 1], stops[next])
            let length = to.place - from.place
            let share = length > 0 ? min(max((place - from.place) / length, 0), 1) : 1
            return packed(zip(from.color, to.color).map { $0 + ($1 - $0) * (share.isFinite ? share : 1) })
        }
    }

    private static func packed(_ color: [Double]) -> UInt32 {
        func part(_ value: Double) -> UInt32 { UInt32(saturating: (value * 255).rounded()) }
        let alpha = color[0]
        return part(alpha) << 24 | part(color[1] * alpha) << 16 | part(color[2] * alpha) << 8 | part(color[3] * alpha)
    }

    /// The fraction of a turn from the first color to a point in pixels, in `0 ..< 1`.
    private func turn(_ x: Double, _ y: Double) -> Double {
        let dx = toUser.xx * x + toUser.xy * y + toUser.x0 - center.x
        let dy = toUser.yx * x + toUser.yy * y + toUser.y0 - center.y
        let turns = (atan2(dy, dx) - angle) / (2 * .pi)
        return turns - turns.rounded(.down)
    }

    private func color(_ turn: Double) -> UInt32 {
        colors[min(Int(saturating: turn * Double(Self.count)), Self.count - 1)]
    }

    func fill(_ canvas: Canvas) {
        let area = canvas.bounds
        for row in 0..<area.height {
            let line = (canvas.bits + row * canvas.stride).assumingMemoryBound(to: UInt32.self)
            for column in 0..<area.width {
                let (x, y) = (Double(area.x + column) + 0.5, Double(area.y + row) + 0.5)
                let turn = turn(x, y)
                let distance = ((x - pixel.x) * (x - pixel.x) + (y - pixel.y) * (y - pixel.y)).squareRoot()
                // The first and the last color meet along a line, which is smoothed.
                let isSmooth = distance * 2 * .pi * min(turn, 1 - turn) > 1
                line[column] = isSmooth ? color(turn) : mean(x, y)
            }
        }
    }

    /// The mean color of a pixel, from sixteen places in the pixel.
    private func mean(_ x: Double, _ y: Double) -> UInt32 {
        var sums: (UInt32, UInt32, UInt32, UInt32) = (8, 8, 8, 8)
        for place in 0..<16 {
            let color = color(turn(x + Double(place % 4) / 4 - 0.375, y + Double(place / 4) / 4 - 0.375))
            sums.0 += color >> 24
            sums.1 += color >> 16 & 255
            sums.2 += color >> 8 & 255
            sums.3 += color & 255
        }
        return (sums.0 / 16) << 24 | (sums.1 / 16) << 16 | (sums.2 / 16) << 8 | sums.3 / 16
    }
}
