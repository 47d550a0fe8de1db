import CSystemd
import Dispatch

/// A connection to the session's D-Bus, which is closed when this object is freed. ``process()`` handles incoming
/// messages; after ``observe()``, the main queue does so.
@MainActor
final class SessionBus {
    let connection: OpaquePointer
    private var reader: (any DispatchSourceRead)?

    /// Nil if the session has no bus.
    convenience init?() {
        var bus: OpaquePointer?
        guard sd_bus_open_user(&bus) >= 0, let bus else { return nil }
        self.init(bus)
    }

    /// Takes ownership of the connection.
    init(_ connection: OpaquePointer) { self.connection = connection }

    isolated deinit {
        reader?.cancel()
        sd_bus_close_unref(connection)
    }

    var isOpen: Bool { sd_bus_is_open(connection) > 0 }

    /// Whether the bus has answered the handshake.
    var isReady: Bool { sd_bus_is_ready(connection) > 0 }

    /// Handles incoming messages and sends pending ones.
    func process() {
        while sd_bus_process(connection, nil) > 0 {}
    }

    /// Blocks until a message arrives.
    /// - Returns: false if the connection has ended.
    func wait(microseconds: UInt64) -> Bool { sd_bus_wait(connection, microseconds) >= 0 && isOpen }

    /// Lets the main queue handle incoming messages from now on, until the desktop's session ends.
    func observe() {
        guard reader == nil, isOpen else { return }
        let descriptor = sd_bus_get_fd(connection)
        guard descriptor >= 0 else { return }
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler {
            MainActor.assumeIsolated { [weak self] in
                guard let self else { return }
                process()
                if !isOpen { reader?.cancel() }
            }
        }
        source.activate()
        reader = source
    }
}
