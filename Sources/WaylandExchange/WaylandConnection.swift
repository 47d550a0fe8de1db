import CWayland
import Foundation

/// The objects of a compositor that the clipboard and drags need, on the connection of the windows. Their events wait
/// in a queue of their own until ``dispatch()``.
@MainActor
final class WaylandConnection {
    let display: OpaquePointer
    private let queue: OpaquePointer
    private let registry: OpaquePointer
    private(set) var seat: OpaquePointer?
    private(set) var devices: OpaquePointer?
    private(set) var memory: OpaquePointer?
    private(set) var compositor: OpaquePointer?
    private(set) var device: OpaquePointer?
    /// The version of the protocol for drags. Older compositors than 3 report neither operations nor the end of a drop.
    private(set) var version: UInt32 = 1
    /// Whether surfaces have a scale.
    private(set) var hasBufferScale = false
    private(set) var isOpen = true

    /// Nil for a compositor without a seat or without an exchange of data.
    init?(display: OpaquePointer) {
        guard let queue = wl_display_create_queue(display), let registry = chevron_registry(display, queue) else {
            return nil
        }
        (self.display, self.queue, self.registry) = (display, queue, registry)
        wl_registry_add_listener(
            registry, WaylandListeners.registry, Unmanaged.passUnretained(self).toOpaque())
        // The compositor announces its objects.
        guard wl_display_roundtrip_queue(display, queue) >= 0, let seat, let devices else {
            close()
            return nil
        }
        device = wl_data_device_manager_get_data_device(devices, seat)
    }

    isolated deinit { close() }

    /// Handles the events that have arrived. The windows' library reads them from the connection.
    func dispatch() {
        guard isOpen else { return }
        wl_display_dispatch_queue_pending(display, queue)
        flush()
    }

    func flush() { if isOpen { wl_display_flush(display) } }

    /// Destroys the objects. No event is handled afterwards.
    func close() {
        guard isOpen else { return }
        isOpen = false
        device.map { wl_data_device_destroy($0) }
        devices.map { wl_data_device_manager_destroy($0) }
        seat.map { wl_seat_destroy($0) }
        memory.map { wl_shm_destroy($0) }
        compositor.map { wl_compositor_destroy($0) }
        wl_registry_destroy(registry)
        wl_display_flush(display)
        wl_event_queue_destroy(queue)
        (device, devices, seat, memory, compositor) = (nil, nil, nil, nil, nil)
    }

    /// The compositor announces an object. Only the first seat is used: it is that of the user.
    func found(_ interface: String, _ name: UInt32, _ offered: UInt32) {
        switch interface {
        case "wl_seat" where seat == nil: seat = chevron_bind_seat(registry, name, 1)
        case "wl_shm" where memory == nil: memory = chevron_bind_memory(registry, name, 1)
        case "wl_compositor" where compositor == nil:
            hasBufferScale = offered >= 3
            compositor = chevron_bind_compositor(registry, name, min(offered, 3))
        case "wl_data_device_manager" where devices == nil:
            version = min(offered, 3)
            devices = chevron_bind_devices(registry, name, version)
        default: break
        }
    }
}
