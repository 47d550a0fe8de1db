import CXCB
import DataExchange
import Foundation

/// A connection of this program to an X server, beside that of the windows, with a window of its own that is never
/// shown. The number of an atom is looked up once.
@MainActor
final class XConnection {
    typealias Window = UInt32
    typealias Atom = UInt32

    /// An event of the server: the number of its kind, and its bytes.
    struct Event {
        let kind: UInt8
        let bytes: [UInt8]

        func number(_ offset: Int) -> UInt32 {
            guard offset >= 0, bytes.count >= offset + 4 else { return 0 }
            return bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: UInt32.self) }
        }
    }

    let connection: OpaquePointer
    let root: Window
    /// Owns selections, and receives messages and data.
    let window: Window
    /// The number of the first event of the extension XFIXES.
    let firstFixesEvent: UInt8
    private var atoms: [String: Atom] = [:]
    private var names: [Atom: String] = [:]
    /// Events that arrived while a caller waited for another one.
    private var deferred: [Event] = []

    var fileDescriptor: Int32 { xcb_get_file_descriptor(connection) }
    var isBroken: Bool { xcb_connection_has_error(connection) != 0 }

    /// Nil if the server does not answer, or lacks the extension XFIXES.
    init?(display: String?) {
        guard let connection = xcb_connect(display, nil) else { return nil }
        guard xcb_connection_has_error(connection) == 0, let setup = xcb_get_setup(connection),
            let screen = xcb_setup_roots_iterator(setup).data,
            let fixes = xcb_query_extension_reply(connection, xcb_query_extension(connection, 6, "XFIXES"), nil)
        else {
            xcb_disconnect(connection)
            return nil
        }
        defer { free(fixes) }
        guard fixes.pointee.present != 0,
            let version = xcb_xfixes_query_version_reply(
                connection, xcb_xfixes_query_version(connection, 2, 0), nil)
        else {
            xcb_disconnect(connection)
            return nil
        }
        free(version)
        self.connection = connection
        root = screen.pointee.root
        firstFixesEvent = fixes.pointee.first_event
        window = xcb_generate_id(connection)
        var mask = XCB_EVENT_MASK_PROPERTY_CHANGE.rawValue
        xcb_create_window(
            connection, 0, window, root, -10, -10, 1, 1, 0,
            UInt16(clamping: XCB_WINDOW_CLASS_INPUT_ONLY.rawValue), 0, XCB_CW_EVENT_MASK.rawValue, &mask)
        flush()
    }

    isolated deinit { xcb_disconnect(connection) }

    func flush() { xcb_flush(connection) }

    // MARK: Atoms

    func atom(_ name: String) -> Atom {
        if let known = atoms[name] { return known }
        guard name.utf8.count <= 255 else { return 0 }
        let cookie = xcb_intern_atom(connection, 0, UInt16(clamping: name.utf8.count), name)
        guard let reply = xcb_intern_atom_reply(connection, cookie, nil) else { return 0 }
        defer { free(reply) }
        remember(reply.pointee.atom, name)
        return reply.pointee.atom
    }

    /// The names of atoms, in one round trip; unknown atoms are left out.
    func names(of wanted: [Atom]) -> [String] {
        let unknown = Set(wanted).filter { $0 != 0 && names[$0] == nil }.sorted()
        let cookies = unknown.map { ($0, xcb_get_atom_name(connection, $0)) }
        for (atom, cookie) in cookies {
            guard let reply = xcb_get_atom_name_reply(connection, cookie, nil) else { continue }
            defer { free(reply) }
            let bytes = UnsafeRawBufferPointer(
                start: xcb_get_atom_name_name(reply), count: Int(clamping: xcb_get_atom_name_name_length(reply)))
            remember(atom, String(decoding: bytes, as: UTF8.self))
        }
        return wanted.compactMap { names[$0] }
    }

    private func remember(_ atom: Atom, _ name: String) { (atoms[name], names[atom]) = (atom, name) }

    // MARK: Properties

    /// The bytes of a property and the atom of their type; nil without the property, and for more than `most` bytes.
    /// - Parameter deletes: whether the property is removed, which tells the other program that it was read.
    func property(_ name: Atom, of window: Window, most: Int, deletes: Bool = false) -> (type: Atom, data: Data)? {
        var data = Data()
        while true {
            let cookie = xcb_get_property(
                connection, 0, window, name, 0, UInt32(clamping: data.count / 4), Self.wordsARead)
            guard let reply = xcb_get_property_reply(connection, cookie, nil) else { return nil }
            defer { free(reply) }
            guard reply.pointee.type != 0 else { return nil }
            let bytes = UnsafeRawBufferPointer(
                start: xcb_get_property_value(reply), count: Int(clamping: xcb_get_property_value_length(reply)))
            data.append(contentsOf: bytes)
            guard data.count <= most else {
                if deletes { xcb_delete_property(connection, window, name) }
                return nil
            }
            guard reply.pointee.bytes_after > 0, !bytes.isEmpty else {
                if deletes { xcb_delete_property(connection, window, name) }
                return (reply.pointee.type, data)
            }
        }
    }

    private static let wordsARead: UInt32 = 0x40000

    /// The numbers of a property; empty without the property.
    func numbers(_ name: Atom, of window: Window, most: Int = 0x40000) -> [UInt32] {
        guard let found = property(name, of: window, most: most) else { return [] }
        return Self.numbers(in: found.data)
    }

    static func numbers(in data: Data) -> [UInt32] {
        let bytes = Array(data)
        return bytes.withUnsafeBytes { raw in
            (0..<bytes.count / 4).map { raw.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self) }
        }
    }

    func set(_ name: Atom, of window: Window, _ type: Atom, bytes: Data) {
        let all = Array(bytes)
        xcb_change_property(
            connection, Self.replace, window, name, type, 8, UInt32(clamping: all.count), all)
    }

    func set(_ name: Atom, of window: Window, _ type: Atom, numbers: [UInt32]) {
        xcb_change_property(connection, Self.replace, window, name, type, 32, UInt32(clamping: numbers.count), numbers)
    }

    func remove(_ name: Atom, of window: Window) { xcb_delete_property(connection, window, name) }

    private static let replace = UInt8(clamping: XCB_PROP_MODE_REPLACE.rawValue)

    // MARK: Places

    /// A point of a window as a point of another one, in pixels, and the child of the other window at the point, or 0.
    func translate(_ point: ScreenPoint, from window: Window, to other: Window)
        -> (point: ScreenPoint, child: Window)?
    {
        let cookie = xcb_translate_coordinates(
            connection, window, other, Int16(clamping: point.x), Int16(clamping: point.y))
        guard let reply = xcb_translate_coordinates_reply(connection, cookie, nil) else { return nil }
        defer { free(reply) }
        let place = ScreenPoint(x: Int(clamping: reply.pointee.dst_x), y: Int(clamping: reply.pointee.dst_y))
        return (place, reply.pointee.child)
    }

    /// The value of the outermost window at a point of the screen for which the closure has one. Windows are asked from
    /// the screen down.
    func first<Found>(at point: ScreenPoint, _ find: (Window) -> Found?) -> Found? {
        var parent = root
        // Chosen: windows are not nested deeper.
        for _ in 0..<32 {
            guard let child = translate(point, from: root, to: parent)?.child, child != 0 else { return nil }
            if let found = find(child) { return found }
            parent = child
        }
        return nil
    }

    // MARK: Messages

    /// Sends a message of five numbers to a window.
    func send(_ type: Atom, to receiver: Window, about window: Window, _ numbers: [UInt32]) {
        var event = xcb_client_message_event_t()
        event.response_type = UInt8(clamping: XCB_CLIENT_MESSAGE)
        event.format = 32
        event.window = window
        event.type = type
        withUnsafeMutableBytes(of: &event.data) { raw in
            for (index, number) in numbers.prefix(5).enumerated() {
                raw.storeBytes(of: number, toByteOffset: index * 4, as: UInt32.self)
            }
        }
        send(&event, to: receiver)
    }

    /// Answers a request for a selection. Property 0 is a refusal.
    func notify(_ requestor: Window, _ selection: Atom, _ target: Atom, _ property: Atom, _ time: UInt32) {
        var event = xcb_selection_notify_event_t()
        event.response_type = UInt8(clamping: XCB_SELECTION_NOTIFY)
        event.time = time
        event.requestor = requestor
        event.selection = selection
        event.target = target
        event.property = property
        send(&event, to: requestor)
    }

    private func send<Message>(_ event: inout Message, to window: Window) {
        // The protocol sends 32 bytes, whatever the size of the event.
        var bytes = [CChar](repeating: 0, count: 32)
        withUnsafeBytes(of: &event) { raw in
            for (index, byte) in raw.prefix(32).enumerated() { bytes[index] = CChar(bitPattern: byte) }
        }
        xcb_send_event(connection, 0, window, 0, bytes)
    }

    // MARK: Events

    /// The next event that has arrived; nil without one.
    func next() -> Event? { deferred.isEmpty ? arrived() : deferred.removeFirst() }

    private func arrived() -> Event? {
        guard let event = xcb_poll_for_event(connection) else { return nil }
        defer { free(event) }
        let bytes = UnsafeRawBufferPointer(start: event, count: 32)
        return Event(kind: event.pointee.response_type & 0x7F, bytes: Array(bytes))
    }

    /// Waits until an event is handled by the closure, or until no time remains. Other events are handled later.
    /// - Parameters:
    ///   - remaining: the milliseconds until the end of the wait.
    ///   - handle: returns whether it has handled an event.
    func wait(until isOver: () -> Bool, remaining: () -> Int32, _ handle: (Event) -> Bool) {
        flush()
        while !isOver(), !isBroken {
            if let event = arrived() {
                if !handle(event) { deferred.append(event) }
                continue
            }
            let left = remaining()
            guard left > 0 else { return }
            var descriptor = pollfd(fd: fileDescriptor, events: Int16(clamping: POLLIN), revents: 0)
            _ = poll(&descriptor, 1, left)
        }
    }
}
