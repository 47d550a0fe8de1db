import CWayland
import DataExchange
import Foundation
import HostInterface

/// Data that this program offers to others, on the clipboard or in a drag.
@MainActor
final class WaylandSource {
    private let connection: WaylandConnection
    let proxy: OpaquePointer
    let data: DataSupply
    private var isClosed = false
    /// Called for the messages of the compositor.
    var received: @MainActor (SurfaceDragMachine.Request) -> Void = { _ in }

    /// - Parameter actions: the operations of a drag, as bits of the protocol; nil for the clipboard.
    init?(_ data: DataSupply, _ connection: WaylandConnection, actions: UInt32? = nil) {
        guard connection.isOpen, let devices = connection.devices,
            let proxy = wl_data_device_manager_create_data_source(devices)
        else { return nil }
        (self.connection, self.proxy, self.data) = (connection, proxy, data)
        wl_data_source_add_listener(proxy, WaylandListeners.source, Unmanaged.passUnretained(self).toOpaque())
        for type in data.types { wl_data_source_offer(proxy, type) }
        if let actions, connection.version >= 3 { wl_data_source_set_actions(proxy, actions) }
    }

    isolated deinit { close() }

    /// Ends the offer.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        if connection.isOpen { wl_data_source_destroy(proxy) }
        connection.flush()
    }

    /// Writes the data of a type to another program, and closes the descriptor.
    func send(_ type: String, to descriptor: Int32) {
        guard data.types.contains(type) else { return WaylandPipe.close(descriptor) }
        data.load(type) { bytes in
            guard let bytes else { return WaylandPipe.close(descriptor) }
            _ = PipeWriting(bytes, to: descriptor)
        }
    }
}
