import CCairo
import CPixman
import CoreGraphics
import Foundation
import LayerScene
import NumberConversion

/// A picture in memory for drawing with pixman and Cairo.
///
/// The canvas covers the rectangle `bounds` of a coordinate space. All coordinates are in that space, so drawing into a
/// part of a group uses the same numbers as drawing into the whole group.
final class Canvas {
    enum Format {
        /// No alpha; copies never blend.
        case opaque
        case alpha
        case mask

        var code: pixman_format_code_t {
            switch self {
            case .opaque: PIXMAN_x8r8g8b8
            case .alpha: PIXMAN_a8r8g8b8
            case .mask: PIXMAN_a8
            }
        }

        var bytes: Int { self == .mask ? 1 : 4 }
    }

    let format: Format
    /// The largest size that fits the allocated memory, in pixels.
    let capacityWidth: Int
    let capacityHeight: Int
    private(set) var bounds: PixelRect
    let image: OpaquePointer
    let bits: UnsafeMutableRawPointer
    let stride: Int
    /// Called when the canvas is freed, if the memory belongs to someone else.
    private let release: (() -> Void)?

    /// Creates a transparent (or black) canvas; nil without enough memory.
    convenience init?(_ format: Format, _ bounds: PixelRect) {
        guard bounds.width > 0, bounds.height > 0, bounds.width <= 32_767, bounds.height <= 32_767 else { return nil }
        let stride = (bounds.width * format.bytes + 3) & ~3
        guard let memory = PixelMemory(byteCount: stride * bounds.height) else {
            self.init(small: format, bounds)
            return
        }
        self.init(format, bounds, bits: memory.bits, stride: stride) { memory.free() }
    }

    /// Creates a canvas in memory of the allocator.
    private init?(small format: Format, _ bounds: PixelRect) {
        guard
            let image = pixman_image_create_bits(format.code, Int32(bounds.width), Int32(bounds.height), nil, 0),
            let bits = pixman_image_get_data(image)
        else { return nil }
        self.format = format
        self.bounds = bounds
        self.image = image
        self.bits = UnsafeMutableRawPointer(bits)
        stride = Int(pixman_image_get_stride(image))
        capacityWidth = bounds.width
        capacityHeight = bounds.height
        release = nil
    }

    /// Creates a canvas in memory that stays valid until `release` is called.
    init?(
        _ format: Format, _ bounds: PixelRect, bits: UnsafeMutableRawPointer, stride: Int,
        release: @escaping () -> Void = {}
    ) {
        guard bounds.width > 0, bounds.height > 0, stride % 4 == 0, stride >= bounds.width * format.bytes,
            let image = pixman_image_create_bits(
                format.code, Int32(bounds.width), Int32(bounds.height), bits.assumingMemoryBound(to: UInt32.self),
                Int32(stride))
        else { return nil }
        self.format = format
        self.bounds = bounds
        self.image = image
        self.bits = bits
        self.stride = stride
        capacityWidth = bounds.width
        capacityHeight = bounds.height
        self.release = release
    }

    deinit {
        pixman_image_unref(image)
        release?()
    }

    var byteCount: Int { stride * capacityHeight }

    /// Reuses the memory for another rectangle, which must not exceed the capacity.
    func move(to bounds: PixelRect) {
        guard bounds.width <= capacityWidth && bounds.height <= capacityHeight else {
            fatalError("Canvas: a canvas cannot grow in place; make a new one")
        }
        self.bounds = bounds
    }

    // MARK: Color

    /// The color in pixman's format: premultiplied, 16 bits per component.
    static func pixel(_ color: CGColor, alpha: CGFloat = 1) -> pixman_color_t {
        func clamp(_ value: CGFloat) -> CGFloat { value.isFinite ? min(max(value, 0), 1) : 0 }
        let a = clamp(color.alpha * alpha)
        func component(_ value: CGFloat) -> UInt16 { UInt16(saturating: (clamp(value) * a * 65_535).rounded()) }
        return pixman_color_t(
            red: component(color.red), green: component(color.green), blue: component(color.blue),
            alpha: UInt16(saturating: (a * 65_535).rounded()))
    }

    /// Fills the rectangles. A translucent color is blended.
    func fill(_ rects: [PixelRect], _ color: CGColor, alpha: CGFloat = 1) {
        fill(rects, Self.pixel(color, alpha: alpha))
    }

    func fill(_ rects: [PixelRect], _ color: pixman_color_t, op wanted: pixman_op_t? = nil) {
        guard wanted != nil || color.alpha > 0 else { return }
        var color = color
        let op = wanted ?? (color.alpha == 65_535 ? PIXMAN_OP_SRC : PIXMAN_OP_OVER)
        for rect in rects {
            let part = rect.intersection(bounds)
            guard !part.isEmpty else { continue }
            var box = pixman_box32_t(
                x1: Int32(part.x - bounds.x), y1: Int32(part.y - bounds.y), x2: Int32(part.maxX - bounds.x),
                y2: Int32(part.maxY - bounds.y))
            pixman_image_fill_boxes(op, image, &color, 1, &box)
        }
    }

    func clear(_ rects: [PixelRect]) {
        fill(rects, pixman_color_t(red: 0, green: 0, blue: 0, alpha: 0), op: PIXMAN_OP_SRC)
    }

    // MARK: Pictures

    /// Draws `source` with the corner of its bounds at (`x`, `y`), within `parts`.
    func composite(
        _ source: Canvas, x: Int, y: Int, in parts: [PixelRect], op: pixman_op_t = PIXMAN_OP_OVER, alpha: CGFloat = 1
    ) {
        let area = PixelRect(x: x, y: y, width: source.bounds.width, height: source.bounds.height).intersection(bounds)
        let mask = alpha < 1 ? Self.veil(alpha) : nil
        defer { if let mask { pixman_image_unref(mask) } }
        let op = op == PIXMAN_OP_OVER && source.format == .opaque && alpha >= 1 ? PIXMAN_OP_SRC : op
        for part in parts {
            let part = part.intersection(area)
            guard !part.isEmpty else { continue }
            pixman_image_composite32(
                op, source.image, mask, image, Int32(part.x - x), Int32(part.y - y), 0, 0, Int32(part.x - bounds.x),
                Int32(part.y - bounds.y), Int32(part.width), Int32(part.height))
        }
    }

    /// Draws one color through a mask with the corner of its bounds at (`x`, `y`).
    func composite(
        _ color: CGColor, alpha: CGFloat = 1, through mask: Canvas, x: Int, y: Int, in parts: [PixelRect],
        op: pixman_op_t = PIXMAN_OP_OVER
    ) {
        var pixel = Self.pixel(color, alpha: alpha)
        guard pixel.alpha > 0, let solid = pixman_image_create_solid_fill(&pixel) else { return }
        defer { pixman_image_unref(solid) }
        let area = PixelRect(x: x, y: y, width: mask.bounds.width, height: mask.bounds.height).intersection(bounds)
        for part in parts {
            let part = part.intersection(area)
            guard !part.isEmpty else { continue }
            pixman_image_composite32(
                op, solid, mask.image, image, 0, 0, Int32(part.x - x), Int32(part.y - y), Int32(part.x - bounds.x),
                Int32(part.y - bounds.y), Int32(part.width), Int32(part.height))
        }
    }

    /// A solid picture with this alpha. The caller releases the picture.
    static func veil(_ alpha: CGFloat) -> OpaquePointer? {
        var color = pixel(.black, alpha: alpha)
        return pixman_image_create_solid_fill(&color)
    }

    /// The pixels of `part` without a copy, valid as long as the canvas. The caller releases the picture.
    func window(_ part: PixelRect) -> OpaquePointer? {
        let part = part.intersection(bounds)
        guard !part.isEmpty else { return nil }
        let start = bits + (part.y - bounds.y) * stride + (part.x - bounds.x) * format.bytes
        guard Int(bitPattern: start) % 4 == 0 else { return nil }
        return pixman_image_create_bits(
            format.code, Int32(part.width), Int32(part.height), start.assumingMemoryBound(to: UInt32.self),
            Int32(stride))
    }

    // MARK: Cairo

    /// Draws with Cairo. The origin of the context is the corner of `bounds`.
    func draw(_ body: (OpaquePointer) -> Void) {
        let cairoFormat =
            switch format {
            case .opaque: CAIRO_FORMAT_RGB24
            case .alpha: CAIRO_FORMAT_ARGB32
            case .mask: CAIRO_FORMAT_A8
            }
        let surface = cairo_image_surface_create_for_data(
            bits.assumingMemoryBound(to: UInt8.self), cairoFormat, Int32(bounds.width), Int32(bounds.height),
            Int32(stride))
        let context = cairo_create(surface)
        if let context, cairo_status(context) == CAIRO_STATUS_SUCCESS { body(context) }
        cairo_destroy(context)
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
    }

    // MARK: Pixels

    /// The pixels of `part` as an image.
    func picture(of part: PixelRect? = nil) -> CGImage? {
        let part = (part ?? bounds).intersection(bounds)
        guard !part.isEmpty else { return nil }
        return Self.picture(of: part, isOpaque: format == .opaque) {
            $0.composite(self, x: bounds.x, y: bounds.y, in: [part], op: PIXMAN_OP_SRC)
        }
    }

    /// An image whose pixels are drawn in their final memory, without a copy.
    ///
    /// - Parameter draw: sets each pixel of the canvas. The memory has any content before.
    static func picture(of part: PixelRect, isOpaque: Bool, _ draw: (Canvas) -> Void) -> CGImage? {
        let stride = part.width * 4
        let pixels = [UInt8](unsafeUninitializedCapacity: stride * part.height) { buffer, count in
            guard let start = buffer.baseAddress,
                let canvas = Canvas(.alpha, part, bits: UnsafeMutableRawPointer(start), stride: stride)
            else { return }
            draw(canvas)
            count = stride * part.height
        }
        return CGImage(width: part.width, height: part.height, bytesPerRow: stride, pixels: pixels, isOpaque: isOpaque)
    }

    /// A copy of the image's pixels; nil if the image is larger than a canvas may be.
    convenience init?(_ source: CGImage) {
        self.init(source.isOpaque ? .opaque : .alpha, PixelRect(x: 0, y: 0, width: source.width, height: source.height))
        let stride = self.stride
        let bits = self.bits
        source.pixels.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return }
            if source.bytesPerRow == stride {
                bits.copyMemory(from: start, byteCount: stride * source.height)
            } else {
                for row in 0..<source.height {
                    (bits + row * stride).copyMemory(
                        from: start + row * source.bytesPerRow, byteCount: source.width * 4)
                }
            }
        }
    }
}
