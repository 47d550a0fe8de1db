import CCairo
import CPango
import CPixman
import CallStack
package import CoreGraphics
package import Foundation
package import HostInterface
import LayerScene
import NumberConversion

/// Reads and writes image files: PNG with Cairo, WebP with libwebp and all other formats with gdk-pixbuf, if these
/// libraries are installed.
///
/// The header of a file is checked before a library reads the file: ``ImageHeader`` decides whether decoding is
/// affordable.
package final class CairoCodec: ImageCodec {
    static let pixbufs = PixbufLibrary()
    private static let webp = LateLibrary("libwebp.so.7")

    package init() {}

    package func decode(_ data: Data) -> DecodedImage? {
        let data = data.startIndex == 0 ? data : Data(data)
        guard let header = ImageHeader(data), header.isAffordable else { return nil }
        switch header.kind {
        case .png: return decodePNG(data)
        case .webp: return decodeWebP(data)
        case .jpeg, .gif, .bmp, .tiff, .ico, .svg: return decodeWithPixbuf(data)
        }
    }

    package func decodeVector(_ data: Data, scale: Double) -> DecodedImage? {
        let data = data.startIndex == 0 ? data : Data(data)
        guard scale > 0, scale <= 64 else { return nil }
        if data.prefix(1_024).range(of: Data("%PDF".utf8)) != nil { return decodePDF(data, scale) }
        guard let header = ImageHeader(data), header.kind == .svg, header.isAffordable else { return nil }
        return decodeWithPixbuf(data, vectorScale: scale)
    }

    // MARK: PNG

    private final class Reader {
        var rest: Data.SubSequence
        init(_ data: Data) { rest = data[...] }
    }

    private func decodePNG(_ data: Data) -> DecodedImage? {
        let reader = Reader(data)
        let surface = cairo_image_surface_create_from_png_stream(
            { closure, target, length in
                guard let closure, let target else { return CAIRO_STATUS_READ_ERROR }
                let reader = Unmanaged<Reader>.fromOpaque(closure).takeUnretainedValue()
                guard reader.rest.count >= Int(length) else { return CAIRO_STATUS_READ_ERROR }
                reader.rest.prefix(Int(length)).copyBytes(to: target, count: Int(length))
                reader.rest = reader.rest.dropFirst(Int(length))
                return CAIRO_STATUS_SUCCESS
            }, Unmanaged.passUnretained(reader).toOpaque())
        defer { cairo_surface_destroy(surface) }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
        let format = cairo_image_surface_get_format(surface)
        guard format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24,
            let bits = cairo_image_surface_get_data(surface)
        else { return nil }
        cairo_surface_flush(surface)
        let bounds = PixelRect(
            x: 0, y: 0, width: Int(cairo_image_surface_get_width(surface)),
            height: Int(cairo_image_surface_get_height(surface)))
        let isOpaque = format == CAIRO_FORMAT_RGB24
        return Canvas(
            isOpaque ? .opaque : .alpha, bounds, bits: UnsafeMutableRawPointer(bits),
            stride: Int(cairo_image_surface_get_stride(surface))
        ).flatMap(kept)
    }

    /// The canvas as an image, reduced if it has more pixels than an image may have.
    private func kept(_ canvas: Canvas) -> DecodedImage? {
        let (width, height) = (canvas.bounds.width, canvas.bounds.height)
        guard let divisor = ImageHeader.divisor(width: width, height: height) else { return nil }
        guard divisor > 1 else { return canvas.picture().map { DecodedImage($0) } }
        let part = PixelRect(x: 0, y: 0, width: max(width / divisor, 1), height: max(height / divisor, 1))
        return Canvas.picture(of: part, isOpaque: canvas.format == .opaque) {
            MaskBlur.scale(
                canvas.image, into: $0, horizontally: Double(width) / Double(part.width),
                vertically: Double(height) / Double(part.height))
        }.map { DecodedImage($0, divisor: divisor) }
    }

    package func encodePNG(_ image: CGImage) -> Data? {
        final class Writer { var data = Data() }
        guard let canvas = Canvas(image) else { return nil }
        let writer = Writer()
        let surface = cairo_image_surface_create_for_data(
            canvas.bits.assumingMemoryBound(to: UInt8.self), image.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32,
            Int32(image.width), Int32(image.height), Int32(canvas.stride))
        defer { cairo_surface_destroy(surface) }
        let status = cairo_surface_write_to_png_stream(
            surface,
            { closure, bytes, length in
                guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                Unmanaged<Writer>.fromOpaque(closure).takeUnretainedValue().data.append(bytes, count: Int(length))
                return CAIRO_STATUS_SUCCESS
            }, Unmanaged.passUnretained(writer).toOpaque())
        withExtendedLifetime(canvas) {}
        return status == CAIRO_STATUS_SUCCESS ? writer.data : nil
    }

    // MARK: Straight alpha

    /// Premultiplies pixels with straight alpha: draws the opaque colors through their alpha as a mask.
    private func image(
        straight bits: UnsafeRawPointer, width: Int, height: Int, stride: Int, colors: pixman_format_code_t,
        alpha: pixman_format_code_t?
    ) -> CGImage? {
        guard width > 0, height > 0, width <= ImageHeader.longestSide, height <= ImageHeader.longestSide,
            stride % 4 == 0
        else { return nil }
        let memory = UnsafeMutableRawPointer(mutating: bits).assumingMemoryBound(to: UInt32.self)
        guard let source = pixman_image_create_bits(colors, Int32(width), Int32(height), memory, Int32(stride)) else {
            return nil
        }
        defer { pixman_image_unref(source) }
        let mask = alpha.flatMap { pixman_image_create_bits($0, Int32(width), Int32(height), memory, Int32(stride)) }
        defer { if let mask { pixman_image_unref(mask) } }
        return Canvas.picture(of: PixelRect(x: 0, y: 0, width: width, height: height), isOpaque: alpha == nil) {
            pixman_image_composite32(
                PIXMAN_OP_SRC, source, mask, $0.image, 0, 0, 0, 0, 0, 0, Int32(width), Int32(height))
        }
    }

    private func decodeWebP(_ data: Data) -> DecodedImage? {
        typealias Info =
            @convention(c) (UnsafePointer<UInt8>, Int, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>) ->
            Int32
        typealias Decode =
            @convention(c) (UnsafePointer<UInt8>, Int, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>)
            -> UnsafeMutableRawPointer?
        guard let webp = Self.webp, let info = webp.function("WebPGetInfo", as: Info.self),
            let decode = webp.function("WebPDecodeBGRA", as: Decode.self),
            let free = webp.function("WebPFree", as: (@convention(c) (UnsafeMutableRawPointer) -> Void).self)
        else { return nil }
        return data.withUnsafeBytes { buffer -> DecodedImage? in
            guard let bytes = buffer.bindMemory(to: UInt8.self).baseAddress else { return nil }
            var (width, height) = (Int32(0), Int32(0))
            // Chosen: the library needs half as much memory again beside its result.
            guard info(bytes, buffer.count, &width, &height) != 0, Int(width) * Int(height) <= ImageHeader.mostKept,
                let pixels = decode(bytes, buffer.count, &width, &height)
            else { return nil }
            defer { free(pixels) }
            return image(
                straight: pixels, width: Int(width), height: Int(height), stride: Int(width) * 4,
                colors: PIXMAN_x8r8g8b8,
                alpha: PIXMAN_a8r8g8b8
            ).map { DecodedImage($0) }
        }
    }

    // MARK: gdk-pixbuf

    /// The data of the callback below.
    private struct Preparing {
        let setSize: @convention(c) (PixbufLibrary.Pointer, Int32, Int32) -> Void
        /// The factor by which a vector image is enlarged.
        let vectorScale: Double
        var divisor = 1
        var isTooLarge = false
    }

    private func decodeWithPixbuf(_ data: Data, vectorScale: Double = 1) -> DecodedImage? {
        guard data.count > 8, let library = Self.pixbufs, let loader = library.newLoader() else { return nil }
        defer { g_object_unref(loader) }
        // Reduces large images while they are decoded. Some formats report their size only here.
        var preparing = Preparing(setSize: library.setSize, vectorScale: vectorScale)
        let prepared: PixbufLibrary.SizeCallback = { loader, width, height, closure in
            guard let loader, let preparing = closure?.assumingMemoryBound(to: Preparing.self), width > 0, height > 0
            else { return }
            let scale = preparing.pointee.vectorScale
            let (wide, high) = (Int32(saturating: Double(width) * scale), Int32(saturating: Double(height) * scale))
            let divisor = ImageHeader.divisor(width: Int(wide), height: Int(high))
            preparing.pointee.divisor = divisor ?? 1
            preparing.pointee.isTooLarge = divisor == nil
            guard divisor != 1 || scale != 1 else { return }
            let by = Int32(clamping: divisor ?? Int(max(wide, high)))
            preparing.pointee.setSize(loader, max(1, wide / by), max(1, high / by))
        }
        return withUnsafeMutablePointer(to: &preparing) { closure -> DecodedImage? in
            g_signal_connect_data(
                loader, "size-prepared", FunctionCast.cFunction(prepared, as: GCallback.self),
                UnsafeMutableRawPointer(closure), nil,
                GConnectFlags(rawValue: 0))
            let wasRead = data.withUnsafeBytes { buffer -> Bool in
                guard let bytes = buffer.bindMemory(to: UInt8.self).baseAddress else { return false }
                var error: UnsafeMutablePointer<GError>?
                let wrote = library.write(loader, bytes, buffer.count, &error) != 0
                if let error { g_error_free(error) }
                error = nil
                let closed = library.close(loader, &error) != 0
                if let error { g_error_free(error) }
                return wrote && closed
            }
            guard wasRead, !closure.pointee.isTooLarge, let raw = library.pixbuf(loader),
                let upright = library.upright(raw)
            else { return nil }
            defer { g_object_unref(upright) }
            guard let pixels = library.pixels(upright) else { return nil }
            let hasAlpha = library.channels(upright) == 4
            return image(
                straight: pixels, width: Int(library.width(upright)), height: Int(library.height(upright)),
                stride: Int(library.rowstride(upright)), colors: hasAlpha ? PIXMAN_x8b8g8r8 : PIXMAN_b8g8r8,
                alpha: hasAlpha ? PIXMAN_a8b8g8r8 : nil
            ).map { DecodedImage($0, divisor: closure.pointee.divisor) }
        }
    }
}
