import CPango
import CallStack
import Foundation

/// The part of gdk-pixbuf that reads image files: JPEG, GIF, BMP, TIFF and all formats with an installed loader.
struct PixbufLibrary: Sendable {
    typealias Pointer = UnsafeMutableRawPointer
    typealias SizeCallback = @convention(c) (Pointer?, Int32, Int32, Pointer?) -> Void

    let newLoader: @convention(c) () -> Pointer?
    let write:
        @convention(c) (Pointer, UnsafePointer<UInt8>, Int, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?) ->
            Int32
    let close: @convention(c) (Pointer, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?) -> Int32
    let setSize: @convention(c) (Pointer, Int32, Int32) -> Void
    let pixbuf: @convention(c) (Pointer) -> Pointer?
    let upright: @convention(c) (Pointer) -> Pointer?
    let width: @convention(c) (Pointer) -> Int32
    let height: @convention(c) (Pointer) -> Int32
    let rowstride: @convention(c) (Pointer) -> Int32
    let channels: @convention(c) (Pointer) -> Int32
    let pixels: @convention(c) (Pointer) -> UnsafePointer<UInt8>?
    typealias NewFromData =
        @convention(c) (
            UnsafePointer<UInt8>, Int32, Int32, Int32, Int32, Int32, Int32,
            (@convention(c) (UnsafeMutablePointer<UInt8>?, Pointer?) -> Void)?, Pointer?
        ) -> Pointer?
    typealias Save =
        @convention(c) (
            Pointer, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, UnsafeMutablePointer<Int>,
            UnsafePointer<CChar>,
            UnsafePointer<UnsafePointer<CChar>?>, UnsafePointer<UnsafePointer<CChar>?>,
            UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
        ) -> Int32
    let newFromData: NewFromData
    let save: Save

    init?() {
        guard let library = LateLibrary("libgdk_pixbuf-2.0.so.0") else { return nil }
        func find<S>(_ name: String, _ type: S.Type) -> S? { library.function("gdk_pixbuf_" + name, as: type) }
        typealias Getter = @convention(c) (Pointer) -> Int32
        guard let newLoader = find("loader_new", (@convention(c) () -> Pointer?).self),
            let write = find(
                "loader_write",
                (@convention(c) (
                    Pointer, UnsafePointer<UInt8>, Int, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
                ) -> Int32).self),
            let close = find(
                "loader_close",
                (@convention(c) (Pointer, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?) -> Int32).self),
            let setSize = find("loader_set_size", (@convention(c) (Pointer, Int32, Int32) -> Void).self),
            let pixbuf = find("loader_get_pixbuf", (@convention(c) (Pointer) -> Pointer?).self),
            let upright = find("apply_embedded_orientation", (@convention(c) (Pointer) -> Pointer?).self),
            let width = find("get_width", Getter.self), let height = find("get_height", Getter.self),
            let rowstride = find("get_rowstride", Getter.self), let channels = find("get_n_channels", Getter.self),
            let pixels = find("read_pixels", (@convention(c) (Pointer) -> UnsafePointer<UInt8>?).self),
            let newFromData = find("new_from_data", NewFromData.self), let save = find("save_to_bufferv", Save.self)
        else { return nil }
        self.newLoader = newLoader
        self.write = write
        self.close = close
        self.setSize = setSize
        self.pixbuf = pixbuf
        self.upright = upright
        self.width = width
        self.height = height
        self.rowstride = rowstride
        self.channels = channels
        self.pixels = pixels
        self.newFromData = newFromData
        self.save = save
    }
}
