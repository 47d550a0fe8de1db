import CCairo
import CPango
import CallStack
import CoreGraphics
import Diagnostics
import Foundation
import HostInterface
import LayerScene
import NumberConversion

/// The part of Poppler that draws a page of a PDF file.
struct PopplerLibrary: Sendable {
    typealias Pointer = UnsafeMutableRawPointer

    let open:
        @convention(c) (Pointer, UnsafePointer<CChar>?, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?) ->
            Pointer?
    let page: @convention(c) (Pointer, Int32) -> Pointer?
    let size: @convention(c) (Pointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Void
    let render: @convention(c) (Pointer, OpaquePointer) -> Void
    let makeBytes: @convention(c) (UnsafeRawPointer?, Int) -> Pointer?
    let freeBytes: @convention(c) (Pointer) -> Void

    /// Nil if the library is not installed.
    init?() {
        guard let poppler = LateLibrary("libpoppler-glib.so.8"), let glib = LateLibrary("libglib-2.0.so.0"),
            let open = poppler.function(
                "poppler_document_new_from_bytes",
                as: (@convention(c) (
                    Pointer, UnsafePointer<CChar>?, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
                ) -> Pointer?).self),
            let page = poppler.function(
                "poppler_document_get_page", as: (@convention(c) (Pointer, Int32) -> Pointer?).self),
            let size = poppler.function(
                "poppler_page_get_size",
                as: (@convention(c) (
                    Pointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>
                ) -> Void).self),
            let render = poppler.function(
                "poppler_page_render", as: (@convention(c) (Pointer, OpaquePointer) -> Void).self),
            let makeBytes = glib.function(
                "g_bytes_new", as: (@convention(c) (UnsafeRawPointer?, Int) -> Pointer?).self),
            let freeBytes = glib.function("g_bytes_unref", as: (@convention(c) (Pointer) -> Void).self)
        else { return nil }
        self.open = open
        self.page = page
        self.size = size
        self.render = render
        self.makeBytes = makeBytes
        self.freeBytes = freeBytes
    }
}

extension CairoCodec {
    private static let poppler = PopplerLibrary()

    /// The first page at `scale` pixels per point. Nil for damaged files, for pages that are too large, and without the
    /// library.
    func decodePDF(_ data: Data, _ scale: Double) -> DecodedImage? {
        // Chosen: the longest file. Images in an app's catalogs take some kilobytes.
        guard data.count <= 16_000_000 else { return nil }
        guard let poppler = Self.poppler else {
            Log.once("a PDF picture is not drawn: the library Poppler is missing; install libpoppler-glib8")
            return nil
        }
        guard let bytes = data.withUnsafeBytes({ poppler.makeBytes($0.baseAddress, $0.count) }) else { return nil }
        defer { poppler.freeBytes(bytes) }
        var error: UnsafeMutablePointer<GError>?
        let document = poppler.open(bytes, nil, &error)
        if let error { g_error_free(error) }
        guard let document else { return nil }
        defer { g_object_unref(document) }
        guard let page = poppler.page(document, 0) else { return nil }
        defer { g_object_unref(page) }
        var (width, height) = (0.0, 0.0)
        poppler.size(page, &width, &height)
        let area = PixelRect(
            x: 0, y: 0, width: Int(saturating: (width * scale).rounded(.up)),
            height: Int(saturating: (height * scale).rounded(.up)))
        guard area.width > 0, area.height > 0, ImageHeader.divisor(width: area.width, height: area.height) == 1 else {
            return nil
        }
        return Canvas.picture(of: area, isOpaque: false) { canvas in
            canvas.clear([area])
            canvas.draw { context in
                cairo_scale(context, scale, scale)
                poppler.render(page, context)
            }
        }.map { DecodedImage($0) }
    }
}
