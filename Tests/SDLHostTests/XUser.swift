import CXTest
import Foundation

/// A connection to an X server that acts as the user, by the extension XTEST, and reads what the server displays.
///
/// Each act reaches the server before the function returns.
final class XUser {
    typealias Window = UInt32

    /// The names of keys, by their symbols.
    enum Key: UInt32 {
        case q = 0x71
        case x = 0x78
        case tab = 0xFF09
        case enter = 0xFF0D
        case escape = 0xFF1B
        case left = 0xFF51
        case up = 0xFF52
        case down = 0xFF54
        case menu = 0xFF67
        case f1 = 0xFFBE
        case f10 = 0xFFC7
        case shift = 0xFFE1
        case control = 0xFFE3
        case alt = 0xFFE9
        case superKey = 0xFFEB
    }

    /// The numbers of the mouse's buttons.
    enum Button: UInt8 {
        case left = 1
        case right = 3
        case back = 8
    }

    struct Failure: Error { var reason: String }

    private let connection: OpaquePointer
    let root: Window
    private let firstKeyCode, lastKeyCode: UInt8

    init(display: String) throws {
        guard let connection = xcb_connect(display, nil) else { throw Failure(reason: "no memory") }
        self.connection = connection
        guard xcb_connection_has_error(connection) == 0, let setup = xcb_get_setup(connection),
            let screen = xcb_setup_roots_iterator(setup).data
        else {
            xcb_disconnect(connection)
            throw Failure(reason: "the X server \(display) does not answer")
        }
        root = screen.pointee.root
        (firstKeyCode, lastKeyCode) = (setup.pointee.min_keycode, setup.pointee.max_keycode)
        // An event arrives when a window appears, disappears or changes its size.
        var mask = XCB_EVENT_MASK_SUBSTRUCTURE_NOTIFY.rawValue
        xcb_change_window_attributes(connection, root, XCB_CW_EVENT_MASK.rawValue, &mask)
        synchronize()
    }

    deinit { xcb_disconnect(connection) }

    /// Waits until the server has executed all requests.
    private func synchronize() {
        free(xcb_get_input_focus_reply(connection, xcb_get_input_focus(connection), nil))
    }

    // MARK: Windows

    /// The visible windows whose titles have this beginning, in the order of their creation.
    func windows(titled title: String) -> [Window] {
        guard let tree = xcb_query_tree_reply(connection, xcb_query_tree(connection, root), nil) else { return [] }
        defer { free(tree) }
        let children = UnsafeBufferPointer(
            start: xcb_query_tree_children(tree), count: Int(xcb_query_tree_children_length(tree)))
        return children.filter { isVisible($0) && text(of: $0).hasPrefix(title) }.sorted()
    }

    private func isVisible(_ window: Window) -> Bool {
        let cookie = xcb_get_window_attributes(connection, window)
        guard let attributes = xcb_get_window_attributes_reply(connection, cookie, nil) else { return false }
        defer { free(attributes) }
        return UInt32(attributes.pointee.map_state) == XCB_MAP_STATE_VIEWABLE.rawValue
    }

    private func text(of window: Window) -> String {
        String(decoding: property("WM_NAME", of: window), as: UTF8.self)
    }

    /// The bytes of a window's property; empty if the window lacks the property.
    func property(_ name: String, of window: Window) -> [UInt8] {
        let cookie = xcb_get_property(connection, 0, window, atom(name), 0, 0, 0x10000)
        guard let reply = xcb_get_property_reply(connection, cookie, nil) else { return [] }
        defer { free(reply) }
        return [UInt8](
            UnsafeRawBufferPointer(
                start: xcb_get_property_value(reply), count: Int(xcb_get_property_value_length(reply))))
    }

    func atom(_ name: String) -> UInt32 {
        let cookie = xcb_intern_atom(connection, 0, UInt16(name.utf8.count), name)
        guard let reply = xcb_intern_atom_reply(connection, cookie, nil) else { return 0 }
        defer { free(reply) }
        return reply.pointee.atom
    }

    /// Waits until a window appears, disappears or changes.
    /// - Returns: false if nothing has changed for some seconds.
    func waitForWindows(_ seconds: Double) -> Bool {
        // An event that is already here needs no waiting.
        if readEvents() { return true }
        var descriptor = pollfd(fd: xcb_get_file_descriptor(connection), events: Int16(POLLIN), revents: 0)
        guard poll(&descriptor, 1, Int32(seconds * 1_000)) > 0 else { return false }
        readEvents()
        return xcb_connection_has_error(connection) == 0
    }

    @discardableResult
    private func readEvents() -> Bool {
        var found = false
        while let event = xcb_poll_for_event(connection) {
            free(event)
            found = true
        }
        return found
    }

    /// The size of a window in pixels.
    func size(of window: Window) -> (width: Int, height: Int)? {
        guard let reply = xcb_get_geometry_reply(connection, xcb_get_geometry(connection, window), nil) else {
            return nil
        }
        defer { free(reply) }
        return (Int(reply.pointee.width), Int(reply.pointee.height))
    }

    /// The pixels that the screen shows of a window, as 0xRRGGBB; nil if the window is not wholly on the screen.
    func pixels(of window: Window) -> [UInt32]? {
        guard let (width, height) = size(of: window) else { return nil }
        let cookie = xcb_get_image(
            connection, UInt8(XCB_IMAGE_FORMAT_Z_PIXMAP.rawValue), window, 0, 0, UInt16(width), UInt16(height),
            .max)
        guard let reply = xcb_get_image_reply(connection, cookie, nil) else { return nil }
        defer { free(reply) }
        guard Int(xcb_get_image_data_length(reply)) == width * height * 4 else { return nil }
        let bytes = UnsafeRawBufferPointer(start: xcb_get_image_data(reply), count: width * height * 4)
        return bytes.bindMemory(to: UInt32.self).map { $0 & 0xFF_FFFF }
    }

    func move(_ window: Window, to x: Int, _ y: Int) {
        configure(window, XCB_CONFIG_WINDOW_X.rawValue | XCB_CONFIG_WINDOW_Y.rawValue, [x, y])
    }

    func resize(_ window: Window, to width: Int, _ height: Int) {
        configure(window, XCB_CONFIG_WINDOW_WIDTH.rawValue | XCB_CONFIG_WINDOW_HEIGHT.rawValue, [width, height])
    }

    private func configure(_ window: Window, _ mask: xcb_config_window_t.RawValue, _ values: [Int]) {
        let values = values.map { UInt32(bitPattern: Int32($0)) }
        xcb_configure_window(connection, window, UInt16(mask), values)
        synchronize()
    }

    /// Gives a window the keyboard, as a window manager does after a click.
    func focus(_ window: Window) {
        xcb_set_input_focus(connection, UInt8(clamping: XCB_INPUT_FOCUS_POINTER_ROOT.rawValue), window, 0)
        xcb_flush(connection)
    }

    /// Destroys a window, as another program may.
    func destroy(_ window: Window) {
        xcb_destroy_window(connection, window)
        synchronize()
    }

    /// Requests the window to close, as the button of a window manager does.
    func askToClose(_ window: Window) {
        send("WM_PROTOCOLS", [atom("WM_DELETE_WINDOW")], to: window)
    }

    /// Sends a message of at most five numbers, which names its receiver.
    func send(_ name: String, _ numbers: [UInt32], to window: Window) {
        var event = xcb_client_message_event_t()
        event.response_type = UInt8(XCB_CLIENT_MESSAGE)
        event.format = 32
        event.window = window
        event.type = atom(name)
        withUnsafeMutableBytes(of: &event.data) { $0.copyBytes(from: numbers.prefix(5).withUnsafeBytes(Array.init)) }
        withUnsafeBytes(of: &event) { bytes in
            _ = xcb_send_event(connection, 0, window, 0, bytes.bindMemory(to: CChar.self).baseAddress)
        }
        synchronize()
    }

    // MARK: Mouse and keys

    /// Moves the mouse to a point of a window, in pixels.
    func movePointer(to x: Int, _ y: Int, in window: Window) {
        let cookie = xcb_translate_coordinates(connection, window, root, Int16(x), Int16(y))
        guard let reply = xcb_translate_coordinates_reply(connection, cookie, nil) else { return }
        defer { free(reply) }
        send(XCB_MOTION_NOTIFY, 0, x: reply.pointee.dst_x, y: reply.pointee.dst_y)
        synchronize()
    }

    /// Moves the mouse to a point of the screen, in pixels.
    func movePointer(toScreen x: CGFloat, _ y: CGFloat) {
        send(XCB_MOTION_NOTIFY, 0, x: Int16(x.rounded()), y: Int16(y.rounded()))
        synchronize()
    }

    func press(_ button: Button) {
        send(XCB_BUTTON_PRESS, button.rawValue)
        synchronize()
    }

    func release(_ button: Button) {
        send(XCB_BUTTON_RELEASE, button.rawValue)
        synchronize()
    }

    /// Presses and releases a key while another key is held.
    func type(_ key: Key, holding held: Key? = nil) throws {
        let keys = [try held.map(code), try code(of: key)].compactMap { $0 }
        for key in keys { send(XCB_KEY_PRESS, key) }
        for key in keys.reversed() { send(XCB_KEY_RELEASE, key) }
        synchronize()
    }

    /// Presses a key and keeps it pressed until ``release(_:)-(Key)``.
    func hold(_ key: Key) throws {
        send(XCB_KEY_PRESS, try code(of: key))
        synchronize()
    }

    func letGo(_ key: Key) throws {
        send(XCB_KEY_RELEASE, try code(of: key))
        synchronize()
    }

    /// Presses the key at a position, whatever its layout types there.
    func press(code: UInt8) {
        send(XCB_KEY_PRESS, code)
        synchronize()
    }

    func release(code: UInt8) {
        send(XCB_KEY_RELEASE, code)
        synchronize()
    }

    private func code(of key: Key) throws -> UInt8 {
        let cookie = xcb_get_keyboard_mapping(connection, firstKeyCode, lastKeyCode - firstKeyCode + 1)
        guard let reply = xcb_get_keyboard_mapping_reply(connection, cookie, nil) else {
            throw Failure(reason: "the server has no keyboard")
        }
        defer { free(reply) }
        let symbols = UnsafeBufferPointer(
            start: xcb_get_keyboard_mapping_keysyms(reply), count: Int(xcb_get_keyboard_mapping_keysyms_length(reply)))
        let perKey = Int(reply.pointee.keysyms_per_keycode)
        guard let place = symbols.firstIndex(of: key.rawValue), perKey > 0 else {
            throw Failure(reason: "the keyboard lacks the key \(key)")
        }
        return firstKeyCode + UInt8(place / perKey)
    }

    private func send(_ event: Int32, _ detail: UInt8, x: Int16 = 0, y: Int16 = 0) {
        xcb_test_fake_input(connection, UInt8(event), detail, 0, root, x, y, 0)
    }
}
