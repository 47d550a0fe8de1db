import CSystemd
import Dispatch

/// A connection to a D-Bus, which is closed when this object is freed. ``process()`` handles incoming messages; after
/// ``observe()``, the main queue does so.
@MainActor
package final class BusConnection {
    package let connection: OpaquePointer
    /// Called after messages were handled, and after the connection ended.
    package var handled: () -> Void = {}
    private var reader: (any DispatchSourceRead)?
    /// Exists while a message waits for room in the connection.
    private var writer: (any DispatchSourceWrite)?
    private var isProcessing = false

    /// Takes ownership of the connection.
    package init(_ connection: OpaquePointer) { self.connection = connection }

    /// The session's bus; nil without one.
    package static func session() -> BusConnection? {
        var bus: OpaquePointer?
        guard sd_bus_open_user(&bus) >= 0, let bus else { return nil }
        return BusConnection(bus)
    }

    /// The bus with an address; nil if the connection fails.
    package static func bus(at address: String) -> BusConnection? {
        var bus: OpaquePointer?
        guard sd_bus_new(&bus) >= 0, let bus else { return nil }
        let link = BusConnection(bus)
        guard sd_bus_set_address(bus, address) >= 0, sd_bus_set_bus_client(bus, 1) >= 0, sd_bus_start(bus) >= 0 else {
            return nil
        }
        return link
    }

    isolated deinit {
        reader?.cancel()
        writer?.cancel()
        sd_bus_close_unref(connection)
    }

    package var isOpen: Bool { sd_bus_is_open(connection) > 0 }
    /// Whether the bus has answered the handshake.
    package var isReady: Bool { sd_bus_is_ready(connection) > 0 }
    /// The name of this connection; empty before ``isReady``.
    package var name: String {
        var name: UnsafePointer<CChar>?
        guard isReady, sd_bus_get_unique_name(connection, &name) >= 0, let name else { return "" }
        return String(cString: name)
    }

    /// Handles incoming messages and sends pending ones.
    package func process() {
        // A callback may send a message, which processes.
        guard !isProcessing else { return }
        isProcessing = true
        while sd_bus_process(connection, nil) > 0 {}
        isProcessing = false
        handled()
        // The connection may have room for no more messages.
        if isOpen, sd_bus_get_events(connection) & 4 != 0 { waitForRoom() }
        if !isOpen { stop() }
    }

    /// Blocks until a message arrives.
    /// - Returns: false if the connection has ended.
    package func wait(microseconds: UInt64) -> Bool { sd_bus_wait(connection, microseconds) >= 0 && isOpen }

    /// Lets the main queue handle incoming messages from now on, until the connection ends.
    package func observe() {
        guard reader == nil, isOpen else { return }
        let descriptor = sd_bus_get_fd(connection)
        guard descriptor >= 0 else { return }
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler { MainActor.assumeIsolated { [weak self] in self?.process() } }
        source.activate()
        reader = source
    }

    private func waitForRoom() {
        guard writer == nil, reader != nil else { return }
        let source = DispatchSource.makeWriteSource(fileDescriptor: sd_bus_get_fd(connection), queue: .main)
        source.setEventHandler {
            MainActor.assumeIsolated { [weak self] in
                self?.writer?.cancel()
                self?.writer = nil
                self?.process()
            }
        }
        source.activate()
        writer = source
    }

    private func stop() {
        reader?.cancel()
        writer?.cancel()
        (reader, writer) = (nil, nil)
    }
}
