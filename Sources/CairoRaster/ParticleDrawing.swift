import CCairo
import CoreGraphics
import Foundation
import LayerScene

extension SceneParticles {
    /// Draws the images. The context has points of the node's bounds coordinates.
    func draw(in context: OpaquePointer) {
        // Many particles share few images.
        var sources: [CGImage: ParticleSource] = [:]
        // Chosen: a larger side is beyond Cairo's numbers.
        let sides = CGFloat.leastNonzeroMagnitude..<4_000_000
        for particle in list where particle.alpha > 0 {
            guard sides.contains(particle.size.width), sides.contains(particle.size.height),
                var matrix = particle.transform.cairo
            else { continue }
            let image = particle.image
            guard let source = sources[image] ?? ParticleSource(image) else { continue }
            sources[image] = source
            cairo_save(context)
            cairo_transform(context, &matrix)
            cairo_translate(context, Double(-particle.size.width / 2), Double(-particle.size.height / 2))
            cairo_scale(
                context, Double(particle.size.width) / Double(image.width),
                Double(particle.size.height) / Double(image.height))
            cairo_set_operator(context, adds ? CAIRO_OPERATOR_ADD : CAIRO_OPERATOR_OVER)
            if let tint = particle.tint {
                setSource(context, tint, alpha: particle.alpha)
                cairo_mask(context, source.pattern)
            } else {
                cairo_set_source(context, source.pattern)
                cairo_paint_with_alpha(context, Double(particle.alpha))
            }
            cairo_restore(context)
        }
    }
}

/// The pixels of an image as a pattern.
private final class ParticleSource {
    let pattern: OpaquePointer
    private let surface: OpaquePointer
    private let pixels: Canvas

    init?(_ image: CGImage) {
        guard let pixels = Canvas(image) else { return nil }
        let surface = cairo_image_surface_create_for_data(
            pixels.bits.assumingMemoryBound(to: UInt8.self),
            pixels.format == .opaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(clamping: image.width),
            Int32(clamping: image.height), Int32(clamping: pixels.stride))
        guard let surface else { return nil }
        guard let pattern = cairo_pattern_create_for_surface(surface) else {
            cairo_surface_destroy(surface)
            return nil
        }
        (self.pattern, self.surface, self.pixels) = (pattern, surface, pixels)
    }

    deinit {
        cairo_pattern_destroy(pattern)
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
        withExtendedLifetime(pixels) {}
    }
}
