import CSystemd
import Foundation
import Testing

@testable import DesktopPortals

/// The desktop's end of a connection without a bus. It answers method calls and sends signals.
@MainActor
class BusPeer {
    let bus: OpaquePointer

    /// Connects the app's connection with a peer that `make` creates from the desktop's descriptor.
    static func connected<Peer: BusPeer>(_ make: (Int32) -> Peer) throws -> (OpaquePointer, Peer) {
        var ends: [Int32] = [0, 0]
        try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
        let peer = make(ends[0])
        var client: OpaquePointer?
        sd_bus_new(&client)
        sd_bus_set_fd(client, ends[1], ends[1])
        sd_bus_start(client)
        return (try #require(client), peer)
    }

    /// - Parameter path: the path of the object that answers.
    init(descriptor: Int32, path: String) {
        var made: OpaquePointer?
        sd_bus_new(&made)
        bus = made!
        sd_bus_set_fd(bus, descriptor, descriptor)
        var id = sd_id128_t()
        sd_id128_randomize(&id)
        sd_bus_set_server(bus, 1, id)
        sd_bus_start(bus)
        sd_bus_add_object(
            bus, nil, path,
            { message, me, _ in
                MainActor.assumeIsolated { Unmanaged<BusPeer>.fromOpaque(me!).takeUnretainedValue().answer(message!) }
                return 1
            }, Unmanaged.passUnretained(self).toOpaque())
    }

    isolated deinit { sd_bus_close_unref(bus) }

    /// Called for a method call.
    func answer(_ call: OpaquePointer) {}

    /// Lets both ends read and write until neither has anything to do.
    func exchange(with process: () -> Void) {
        for _ in 0..<20 {
            while sd_bus_process(bus, nil) > 0 {}
            process()
        }
    }

    func refuse(_ call: OpaquePointer, _ name: String) {
        var error = sd_bus_error()
        sd_bus_error_set_const(&error, "org.freedesktop.DBus.Error." + name, "no")
        sd_bus_reply_method_error(call, &error)
    }

    func letter(_ letter: Unicode.Scalar) -> CChar { CChar(truncatingIfNeeded: letter.value) }
}
