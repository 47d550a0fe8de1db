import CWayland
import CoreGraphics
import Foundation
import Glibc
import NumberConversion

/// The surface that the compositor moves with the pointer of a drag.
@MainActor
final class WaylandDragPicture {
    private let connection: WaylandConnection
    let surface: OpaquePointer
    private let buffer: OpaquePointer
    private let size: (width: Int32, height: Int32)
    private let pointer: (x: Int32, y: Int32)
    private var state = State.new

    private enum State { case new, visible, hidden }

    /// The longest side of a picture, in pixels. Chosen.
    private static let longestSide = 1_024

    /// Nil for an empty picture, and without memory for its pixels.
    init?(
        _ image: CGImage, _ size: CGSize, _ unitsAPoint: CGFloat, pointer: CGPoint, _ connection: WaylandConnection
    ) {
        guard connection.isOpen, let memory = connection.memory, let compositor = connection.compositor,
            size.width > 0, image.width > 0, image.height > 0
        else { return nil }
        // Documented (wl_surface): the scale of a buffer is whole and divides its size.
        let ratio = CGFloat(image.width) / (size.width * unitsAPoint)
        let scale = connection.hasBufferScale ? max(1, min(Int(saturating: ratio.rounded()), 4)) : 1
        let width = min(image.width, Self.longestSide) / scale * scale
        let height = min(image.height, Self.longestSide) / scale * scale
        guard width > 0, height > 0, let pixels = Self.pixels(of: image, width, height),
            let made = Self.buffer(pixels, width, height, memory),
            let surface = wl_compositor_create_surface(compositor)
        else { return nil }
        (self.connection, self.surface, buffer) = (connection, surface, made)
        self.size = (Int32(clamping: width), Int32(clamping: height))
        let unit = CGFloat(image.width) / size.width / CGFloat(scale)
        self.pointer = (
            Int32(saturating: (pointer.x * unit).rounded()), Int32(saturating: (pointer.y * unit).rounded())
        )
        if scale > 1 { wl_surface_set_buffer_scale(surface, Int32(clamping: scale)) }
        // The picture takes no events.
        if let nothing = wl_compositor_create_region(compositor) {
            wl_surface_set_input_region(surface, nothing)
            wl_region_destroy(nothing)
        }
    }

    isolated deinit {
        guard connection.isOpen else { return }
        wl_surface_destroy(surface)
        wl_buffer_destroy(buffer)
    }

    func show() {
        guard connection.isOpen, state != .visible else { return }
        // The offset of a buffer counts from the former one.
        let offset = state == .new ? (x: 0 - pointer.x, y: 0 - pointer.y) : (x: 0, y: 0)
        wl_surface_attach(surface, buffer, offset.x, offset.y)
        wl_surface_damage(surface, 0, 0, size.width, size.height)
        wl_surface_commit(surface)
        state = .visible
        connection.flush()
    }

    func hide() {
        guard connection.isOpen, state == .visible else { return }
        wl_surface_attach(surface, nil, 0, 0)
        wl_surface_commit(surface)
        state = .hidden
        connection.flush()
    }

    private static func pixels(of image: CGImage, _ width: Int, _ height: Int) -> [UInt8]? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(width * height * 4)
        for row in 0..<height {
            let start = row * image.bytesPerRow
            guard image.pixels.count >= start + width * 4 else { return nil }
            bytes += image.pixels[start..<(start + width * 4)]
        }
        return bytes
    }

    /// The flag `MFD_CLOEXEC` of the C library, which Swift does not import.
    private static let closesOnExec: UInt32 = 1

    /// A buffer in memory that the compositor shares.
    private static func buffer(_ pixels: [UInt8], _ width: Int, _ height: Int, _ memory: OpaquePointer)
        -> OpaquePointer?
    {
        let descriptor = memfd_create("chevron-drag", closesOnExec)
        guard descriptor >= 0 else { return nil }
        defer { WaylandPipe.close(descriptor) }
        var offset = 0
        while offset < pixels.count {
            let count = pixels.withUnsafeBytes { bytes in
                pwrite(descriptor, bytes.baseAddress.map { $0 + offset }, bytes.count - offset, offset)
            }
            guard count > 0 else { return nil }
            offset += count
        }
        guard let pool = wl_shm_create_pool(memory, descriptor, Int32(clamping: pixels.count)) else { return nil }
        defer { wl_shm_pool_destroy(pool) }
        return wl_shm_pool_create_buffer(
            pool, 0, Int32(clamping: width), Int32(clamping: height), Int32(clamping: width * 4),
            WL_SHM_FORMAT_ARGB8888.rawValue)
    }
}
