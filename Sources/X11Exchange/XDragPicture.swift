import CXCB
import CoreGraphics
import DataExchange
import Foundation
import NumberConversion

/// A small window that shows the picture of a drag above all programs. Pointers pass through the window.
@MainActor
final class XDragPicture {
    private let connection: XConnection
    private let window: UInt32
    private let pointer: (x: Int, y: Int)

    /// The longest side of a picture, in pixels. Chosen.
    private static let longestSide = 1_024

    /// Nil for an empty picture, and on a screen without 24 or 32 bits a pixel.
    init?(_ image: CGImage, _ size: CGSize, _ unitsAPoint: CGFloat, pointer: CGPoint, _ connection: XConnection) {
        let (width, height) = (min(image.width, Self.longestSide), min(image.height, Self.longestSide))
        guard width > 0, height > 0, size.width > 0, size.height > 0,
            let screen = xcb_setup_roots_iterator(xcb_get_setup(connection.connection)).data,
            let (visual, depth) = Self.visual(of: screen)
        else { return nil }
        self.connection = connection
        let unit = CGFloat(image.width) / size.width
        self.pointer = (Int(saturating: pointer.x * unit), Int(saturating: pointer.y * unit))
        let server = connection.connection
        window = xcb_generate_id(server)
        let colors = xcb_generate_id(server)
        xcb_create_colormap(
            server, UInt8(clamping: XCB_COLORMAP_ALLOC_NONE.rawValue), colors, connection.root, visual)
        // Background, border, no window manager, colors: in the order of their bits.
        let values: [UInt32] = [0, 0, 1, colors]
        let mask =
            XCB_CW_BACK_PIXEL.rawValue | XCB_CW_BORDER_PIXEL.rawValue | XCB_CW_OVERRIDE_REDIRECT.rawValue
            | XCB_CW_COLORMAP.rawValue
        let (wide, high) = (UInt16(clamping: width), UInt16(clamping: height))
        // The picture is the background of the window, so that the server draws it again by itself.
        let pixels = xcb_generate_id(server)
        xcb_create_pixmap(server, depth, pixels, connection.root, wide, high)
        let context = xcb_generate_id(server)
        xcb_create_gc(server, context, pixels, 0, nil)
        let words = Int(clamping: xcb_get_maximum_request_length(server))
        let rows = max(1, min(height, (words * 4 - 256) / (width * 4)))
        for first in stride(from: 0, to: height, by: rows) {
            var bytes: [UInt8] = []
            for row in first..<min(first + rows, height) {
                let start = row * image.bytesPerRow
                bytes += image.pixels[start..<(start + width * 4)]
            }
            xcb_put_image(
                server, UInt8(clamping: XCB_IMAGE_FORMAT_Z_PIXMAP.rawValue), pixels, context, wide,
                UInt16(clamping: bytes.count / (width * 4)), 0, Int16(clamping: first), 0, depth,
                UInt32(clamping: bytes.count), bytes)
        }
        xcb_create_window(
            server, depth, window, connection.root, -20_000, -20_000, wide, high, 0,
            UInt16(clamping: XCB_WINDOW_CLASS_INPUT_OUTPUT.rawValue), visual, mask, values)
        var background = pixels
        xcb_change_window_attributes(server, window, XCB_CW_BACK_PIXMAP.rawValue, &background)
        xcb_free_pixmap(server, pixels)
        xcb_free_gc(server, context)
        xcb_free_colormap(server, colors)
        let nothing = xcb_generate_id(server)
        xcb_xfixes_create_region(server, nothing, 0, nil)
        xcb_xfixes_set_window_shape_region(server, window, 2, 0, 0, nothing)
        xcb_xfixes_destroy_region(server, nothing)
        let type = connection.atom("_NET_WM_WINDOW_TYPE_DND")
        connection.set(connection.atom("_NET_WM_WINDOW_TYPE"), of: window, 4, numbers: [type])
        xcb_map_window(server, window)
    }

    isolated deinit {
        xcb_destroy_window(connection.connection, window)
        connection.flush()
    }

    /// Moves the picture with the pointer, in front of all windows.
    func move(to place: ScreenPoint) {
        let values = [
            UInt32(bitPattern: Int32(clamping: place.x - pointer.x)),
            UInt32(bitPattern: Int32(clamping: place.y - pointer.y)), XCB_STACK_MODE_ABOVE.rawValue,
        ]
        let mask =
            XCB_CONFIG_WINDOW_X.rawValue | XCB_CONFIG_WINDOW_Y.rawValue | XCB_CONFIG_WINDOW_STACK_MODE.rawValue
        xcb_configure_window(connection.connection, window, UInt16(clamping: mask), values)
    }

    /// The first visual with 32 bits a pixel for transparent pictures, or that of the screen.
    private static func visual(of screen: UnsafeMutablePointer<xcb_screen_t>) -> (visual: UInt32, depth: UInt8)? {
        var depths = xcb_screen_allowed_depths_iterator(screen)
        while depths.rem > 0, let depth = depths.data {
            if depth.pointee.depth == 32, let visual = xcb_depth_visuals_iterator(depth).data {
                return (visual.pointee.visual_id, 32)
            }
            xcb_depth_next(&depths)
        }
        guard screen.pointee.root_depth == 24 else { return nil }
        return (screen.pointee.root_visual, 24)
    }
}
