import CSystemd
import DesktopBus

/// The system's D-Bus, which the library itself does not use.
@MainActor
package enum SystemBus {
    /// Waits until the bus has answered the handshake.
    /// - Parameter remaining: returns the remaining time in microseconds by the host's clock.
    /// - Returns: false if the bus accepts the connection and does not answer. Without a bus, or if the bus closes the
    ///   connection, no client waits, and the result is true.
    package static func answers(remaining: () -> UInt64) -> Bool {
        var opened: OpaquePointer?
        guard sd_bus_open_system(&opened) >= 0, let opened else { return true }
        let bus = BusConnection(opened)
        bus.process()
        while bus.isOpen, !bus.isReady {
            let time = remaining()
            guard time > 0 else { return false }
            guard bus.wait(microseconds: time) else { return true }
            bus.process()
        }
        return true
    }
}
