import CCairo
import CPango
import CPixman
package import CoreGraphics
package import Foundation
import HostInterface
import LayerScene
import NumberConversion

/// Reads and writes image files: PNG by Cairo, WebP by libwebp and all others by gdk-pixbuf, where the system has them.
@MainActor
package final class CairoCodec: ImageCodec {
    /// Chosen: no screen shows more, and a damaged header must not ask for all memory.
    static let largestSide = 16_384
    static let largestArea = 100_000_000

    private lazy var pixbufs = PixbufLibrary()
    private lazy var webp = LateLibrary("libwebp.so.7")

    package init() {}

    package func decode(_ data: Data) -> CGImage? {
        let data = data.startIndex == 0 ? data : Data(data)
        if data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return decodePNG(data) }
        if data.count > 16, data.starts(with: Array("RIFF".utf8)), data[8..<12].elementsEqual("WEBP".utf8) {
            return decodeWebP(data)
        }
        return decodeWithPixbuf(data)
    }

    // MARK: PNG

    private final class Reader {
        var rest: Data.SubSequence
        init(_ data: Data) { rest = data[...] }
    }

    private func decodePNG(_ data: Data) -> CGImage? {
        // The header's first block holds width and height; look before memory is taken.
        guard data.count > 33 else { return nil }
        func number(at offset: Int) -> Int { data[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) } }
        let (width, height) = (number(at: 16), number(at: 20))
        guard width > 0, height > 0, width <= Self.largestSide, height <= Self.largestSide,
            width * height <= Self.largestArea
        else { return nil }
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
            stride: Int(cairo_image_surface_get_stride(surface)))?.picture()
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

    /// Premultiplies pixels of straight alpha: their colours, taken as opaque, through their own alpha as a mask.
    private func image(
        straight bits: UnsafeRawPointer, width: Int, height: Int, stride: Int, colors: pixman_format_code_t,
        alpha: pixman_format_code_t?
    ) -> CGImage? {
        guard width > 0, height > 0, stride % 4 == 0,
            let result = Canvas(alpha == nil ? .opaque : .alpha, PixelRect(x: 0, y: 0, width: width, height: height))
        else { return nil }
        let memory = UnsafeMutableRawPointer(mutating: bits).assumingMemoryBound(to: UInt32.self)
        guard let source = pixman_image_create_bits(colors, Int32(width), Int32(height), memory, Int32(stride)) else { return nil }
        defer { pixman_image_unref(source) }
        let mask = alpha.flatMap { pixman_image_create_bits($0, Int32(width), Int32(height), memory, Int32(stride)) }
        defer { if let mask { pixman_image_unref(mask) } }
        pixman_image_composite32(PIXMAN_OP_SRC, source, mask, result.image, 0, 0, 0, 0, 0, 0, Int32(width), Int32(height))
        return result.picture()
    }

    private func decodeWebP(_ data: Data) -> CGImage? {
        typealias Info = @convention(c) (UnsafePointer<UInt8>, Int, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>) -> Int32
        typealias Decode =
            @convention(c) (UnsafePointer<UInt8>, Int, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>)
            -> UnsafeMutableRawPointer?
        guard let webp, let info = webp.function("WebPGetInfo", as: Info.self),
            let decode = webp.function("WebPDecodeBGRA", as: Decode.self),
            let free = webp.function("WebPFree", as: (@convention(c) (UnsafeMutableRawPointer) -> Void).self)
        else { return decodeWithPixbuf(data) }
        return data.withUnsafeBytes { buffer -> CGImage? in
            guard let bytes = buffer.bindMemory(to: UInt8.self).baseAddress else { return nil }
            var (width, height) = (Int32(0), Int32(0))
            guard info(bytes, buffer.count, &width, &height) != 0, width <= Self.largestSide, height <= Self.largestSide,
                let pixels = decode(bytes, buffer.count, &width, &height)
            else { return nil }
            defer { free(pixels) }
            return image(
                straight: pixels, width: Int(width), height: Int(height), stride: Int(width) * 4, colors: PIXMAN_x8r8g8b8,
                alpha: PIXMAN_a8r8g8b8)
        }
    }

    // MARK: gdk-pixbuf

    private func decodeWithPixbuf(_ data: Data) -> CGImage? {
        guard data.count > 8, let library = pixbufs, let loader = library.newLoader() else { return nil }
        defer { g_object_unref(loader) }
        // Scales down while decoding what is too large to show.
        var setSize = library.setSize
        let prepared: PixbufLibrary.SizeCallback = { loader, width, height, closure in
            guard let loader, let closure, width > 0, height > 0 else { return }
            let longest = max(Int(width), Int(height))
            let area = Int(width) * Int(height)
            guard longest > CairoCodec.largestSide || area > CairoCodec.largestArea else { return }
            let factor = min(
                Double(CairoCodec.largestSide) / Double(longest), (Double(CairoCodec.largestArea) / Double(area)).squareRoot())
            let setSize = closure.load(as: (@convention(c) (PixbufLibrary.Pointer, Int32, Int32) -> Void).self)
            setSize(loader, max(1, Int32(saturating: Double(width) * factor)), max(1, Int32(saturating: Double(height) * factor)))
        }
        return withUnsafeMutablePointer(to: &setSize) { closure -> CGImage? in
            g_signal_connect_data(
                loader, "size-prepared", unsafeBitCast(prepared, to: GCallback.self), UnsafeMutableRawPointer(closure), nil,
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
            guard wasRead, let raw = library.pixbuf(loader), let upright = library.upright(raw) else { return nil }
            defer { g_object_unref(upright) }
            guard let pixels = library.pixels(upright) else { return nil }
            let hasAlpha = library.channels(upright) == 4
            return image(
                straight: pixels, width: Int(library.width(upright)), height: Int(library.height(upright)),
                stride: Int(library.rowstride(upright)), colors: hasAlpha ? PIXMAN_x8b8g8r8 : PIXMAN_b8g8r8,
                alpha: hasAlpha ? PIXMAN_a8b8g8r8 : nil)
        }
    }
}
