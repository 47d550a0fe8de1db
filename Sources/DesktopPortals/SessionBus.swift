import CSystemd
import Dispatch

/// A connection to the session's D-Bus, which is closed with this object. What arrives is taken in by ``process()``,
/// and from ``observe()`` on by the main queue.
@MainActor
final class SessionBus {
    let connection: OpaquePointer
    private var reader: (any DispatchSourceRead)?

    /// Nil where the session has no bus.
    convenience init?() {
        var bus: OpaquePointer?
        guard sd_bus_open_user(&bus) >= 0, let bus else { return nil }
        self.init(bus)
    }

    /// Takes the connection over.
    init(_ connection: OpaquePointer) { self.connection = connection }

    isolated deinit {
        reader?.cancel()
        sd_bus_close_unref(connection)
    }

    var isOpen: Bool { sd_bus_is_open(connection) > 0 }

    /// Whether the bus has answered the handshake.
    var isReady: Bool { sd_bus_is_ready(connection) > 0 }

    /// Takes in what has arrived, and sends what waits.
    func process() {
        while sd_bus_process(connection, nil) > 0 {}
    }

    /// Sleeps until something arrives.
    /// - Returns: false where the connection ended.
    func wait(microseconds: UInt64) -> Bool { sd_bus_wait(connection, microseconds) >= 0 && isOpen }

    /// Lets the main queue process what arrives from now on, until the desktop's session ends.
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
