import CPixman
import CoreGraphics
import Foundation
import LayerScene
import NumberConversion

/// Blurs alpha masks with pixman.
enum MaskBlur {
    /// The weights of a bell curve with this standard deviation in pixels. The sum is one.
    static func kernel(sigma: Double) -> [pixman_fixed_t] {
        let reach = max(1, Int(saturating: (sigma * 3).rounded(.up)))
        let weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
        let sum = weights.reduce(0, +)
        var fixed = weights.map { pixman_fixed_t(saturating: ($0 / sum * 65_536).rounded()) }
        // Rounding must not darken pictures, so the middle weight gets the difference.
        fixed[reach] += 65_536 - fixed.reduce(0, +)
        return fixed
    }

    /// Chosen: wider blurs are computed on reduced pictures, down to a 64th. Even wider blurs look the same on every
    /// display, and the work grows with the width.
    private static let widest = 16.0

    /// Returns a blurred copy. Without `repeatsEdges`, the area outside is transparent.
    static func blurred(_ source: Canvas, sigma: Double, repeatsEdges: Bool = false) -> Canvas? {
        guard sigma > 0.05 else { return source }
        let weights = kernel(sigma: min(sigma, widest))
        let count = pixman_fixed_t(weights.count) << 16
        let one = pixman_fixed_t(1) << 16
        guard let across = pass(source, [count, one] + weights, repeatsEdges) else { return nil }
        return pass(across, [one, count] + weights, repeatsEdges)
    }

    private static func pass(_ source: Canvas, _ parameters: [pixman_fixed_t], _ repeatsEdges: Bool) -> Canvas? {
        guard let result = Canvas(source.format, source.bounds) else { return nil }
        pixman_image_set_filter(source.image, PIXMAN_FILTER_CONVOLUTION, parameters, Int32(parameters.count))
        pixman_image_set_repeat(source.image, repeatsEdges ? PIXMAN_REPEAT_PAD : PIXMAN_REPEAT_NONE)
        pixman_image_composite32(
            PIXMAN_OP_SRC, source.image, nil, result.image, 0, 0, 0, 0, 0, 0, Int32(source.bounds.width),
            Int32(source.bounds.height))
        pixman_image_set_filter(source.image, PIXMAN_FILTER_NEAREST, nil, 0)
        pixman_image_set_repeat(source.image, PIXMAN_REPEAT_NONE)
        return result
    }

    /// The factor by which a picture is reduced before the blur. A wide blur leaves no detail that a small picture
    /// could not show.
    static func reduction(sigma: Double) -> Int {
        var factor = 1
        while sigma / Double(factor) > 4, factor < 64 { factor *= 2 }
        return factor
    }

    /// The blurred mask of a shape. `draw` draws the shape in pixels of the space of `bounds`.
    static func mask(_ bounds: PixelRect, sigma: Double, draw: (OpaquePointer, _ scale: Double) -> Void) -> Canvas? {
        let factor = reduction(sigma: sigma)
        let small = PixelRect(
            x: 0, y: 0, width: (bounds.width + factor - 1) / factor, height: (bounds.height + factor - 1) / factor)
        guard let shape = Canvas(.mask, factor == 1 ? bounds : small) else { return nil }
        shape.draw { draw($0, 1 / Double(factor)) }
        guard let soft = blurred(shape, sigma: sigma / Double(factor)), factor > 1 else {
            return factor == 1 ? blurred(shape, sigma: sigma) : nil
        }
        guard let full = Canvas(.mask, bounds) else { return nil }
        scale(soft.image, into: full, horizontally: 1 / Double(factor), vertically: 1 / Double(factor))
        return full
    }

    /// A blurred copy of a mask. A wide blur reduces the mask first.
    static func soft(_ shape: Canvas, sigma: Double) -> Canvas? {
        let factor = reduction(sigma: sigma)
        guard factor > 1 else { return blurred(shape, sigma: sigma) }
        var small = shape
        var reached = 1
        while reached < factor {
            let half = PixelRect(x: 0, y: 0, width: (small.bounds.width + 1) / 2, height: (small.bounds.height + 1) / 2)
            guard let next = Canvas(.mask, half) else { return nil }
            scale(small.image, into: next, horizontally: 2, vertically: 2)
            small = next
            reached *= 2
        }
        guard let blurred = blurred(small, sigma: sigma / Double(factor)), let full = Canvas(.mask, shape.bounds) else {
            return nil
        }
        scale(blurred.image, into: full, horizontally: 1 / Double(factor), vertically: 1 / Double(factor))
        return full
    }

    /// Scales the source bilinearly to fill `target`. The factors are source pixels per target pixel.
    static func scale(_ source: OpaquePointer, into target: Canvas, horizontally: Double, vertically: Double) {
        var transform = pixman_transform_t()
        pixman_transform_init_scale(&transform, fixed(horizontally), fixed(vertically))
        pixman_image_set_transform(source, &transform)
        pixman_image_set_filter(source, PIXMAN_FILTER_BILINEAR, nil, 0)
        pixman_image_set_repeat(source, PIXMAN_REPEAT_PAD)
        pixman_image_composite32(
            PIXMAN_OP_SRC, source, nil, target.image, 0, 0, 0, 0, 0, 0, Int32(target.bounds.width),
            Int32(target.bounds.height))
        pixman_image_set_transform(source, nil)
        pixman_image_set_filter(source, PIXMAN_FILTER_NEAREST, nil, 0)
        pixman_image_set_repeat(source, PIXMAN_REPEAT_NONE)
    }

    static func fixed(_ value: Double) -> pixman_fixed_t {
        guard value.isFinite else { return 0 }
        return pixman_fixed_t(saturating: (min(max(value, -32_767), 32_767) * 65_536).rounded())
    }
}
