import CWayland
import DataExchange

/// The functions that libwayland calls for events. Each passes its event to the object that was given with the
/// listener. All are called by ``WaylandConnection/dispatch()``, on the main actor.
@MainActor
enum WaylandListeners {
    /// The number that identifies an object of the connection.
    typealias ObjectID = UInt

    private static func kept<Listener>(_ listener: Listener) -> UnsafeMutablePointer<Listener> {
        let pointer = UnsafeMutablePointer<Listener>.allocate(capacity: 1)
        pointer.initialize(to: listener)
        return pointer
    }

    nonisolated private static func id(_ pointer: OpaquePointer?) -> ObjectID { ObjectID(bitPattern: pointer) }

    nonisolated private static func text(_ bytes: UnsafePointer<CChar>?) -> String {
        bytes.map { String(cString: $0) } ?? ""
    }

    /// Calls `work` with the object of a listener.
    nonisolated private static func with<Object: AnyObject & Sendable>(
        _ data: UnsafeMutableRawPointer?, _ type: Object.Type, _ work: @MainActor (Object) -> Void
    ) {
        guard let data else { return }
        let object = Unmanaged<Object>.fromOpaque(data).takeUnretainedValue()
        MainActor.assumeIsolated { work(object) }
    }

    static let registry = kept(
        wl_registry_listener(
            global: { data, _, name, interface, version in
                let interface = text(interface)
                with(data, WaylandConnection.self) { $0.found(interface, name, version) }
            }, global_remove: { _, _, _ in }))

    static let offer = kept(
        wl_data_offer_listener(
            offer: { data, _, type in
                let type = text(type)
                with(data, WaylandOffer.self) { $0.received(type: type) }
            },
            source_actions: { data, _, actions in
                with(data, WaylandOffer.self) { $0.sourceActions = actions }
            },
            action: { data, _, action in
                with(data, WaylandOffer.self) { $0.received(action: action) }
            }))

    static let device = kept(
        wl_data_device_listener(
            data_offer: { data, _, offer in
                let offer = id(offer)
                with(data, WaylandExchange.self) { $0.announced(offer) }
            },
            enter: { data, _, serial, surface, x, y, offer in
                let (surface, offer) = (id(surface), id(offer))
                let (x, y) = (wl_fixed_to_double(x), wl_fixed_to_double(y))
                with(data, WaylandExchange.self) { $0.entered(surface, x, y, offer, serial) }
            },
            leave: { data, _ in with(data, WaylandExchange.self) { $0.left() } },
            motion: { data, _, _, x, y in
                let (x, y) = (wl_fixed_to_double(x), wl_fixed_to_double(y))
                with(data, WaylandExchange.self) { $0.moved(x, y) }
            },
            drop: { data, _ in with(data, WaylandExchange.self) { $0.dropped() } },
            selection: { data, _, offer in
                let offer = id(offer)
                with(data, WaylandExchange.self) { $0.selected(offer) }
            }))

    static let source = kept(
        wl_data_source_listener(
            target: { data, _, type in
                let accepts = type != nil
                with(data, WaylandSource.self) { $0.received(.target(accepts)) }
            },
            send: { data, _, type, descriptor in
                let type = text(type)
                with(data, WaylandSource.self) { $0.send(type, to: descriptor) }
            },
            cancelled: { data, _ in with(data, WaylandSource.self) { $0.received(.cancelled) } },
            dnd_drop_performed: { data, _ in with(data, WaylandSource.self) { $0.received(.performed) } },
            dnd_finished: { data, _ in with(data, WaylandSource.self) { $0.received(.finished) } },
            action: { data, _, action in
                with(data, WaylandSource.self) { $0.received(.action(WaylandAction.operation(action))) }
            }))

    static let seat = kept(
        wl_seat_listener(
            capabilities: { data, _, capabilities in
                with(data, WaylandInput.self) { $0.received(capabilities) }
            }, name: { _, _, _ in }))

    static let pointer: UnsafeMutablePointer<wl_pointer_listener> = {
        var listener = wl_pointer_listener()
        listener.enter = { data, _, _, surface, x, y in
            let surface = id(surface)
            let (x, y) = (wl_fixed_to_double(x), wl_fixed_to_double(y))
            with(data, WaylandInput.self) { $0.pointerEntered(surface, x, y) }
        }
        listener.leave = { data, _, _, _ in with(data, WaylandInput.self) { $0.pointerLeft() } }
        listener.motion = { data, _, _, x, y in
            let (x, y) = (wl_fixed_to_double(x), wl_fixed_to_double(y))
            with(data, WaylandInput.self) { $0.pointerMoved(x, y) }
        }
        listener.button = { data, _, serial, _, button, state in
            with(data, WaylandInput.self) {
                $0.button(button, isPressed: state == WL_POINTER_BUTTON_STATE_PRESSED.rawValue, serial)
            }
        }
        listener.axis = { _, _, _, _, _ in }
        return kept(listener)
    }()

    static let keyboard: UnsafeMutablePointer<wl_keyboard_listener> = {
        var listener = wl_keyboard_listener()
        // The keymap is a file that each listener must close.
        listener.keymap = { _, _, _, descriptor, _ in WaylandPipe.close(descriptor) }
        listener.enter = { data, _, serial, _, _ in
            with(data, WaylandInput.self) { $0.received(serial: serial) }
        }
        listener.leave = { _, _, _, _ in }
        listener.key = { data, _, serial, _, _, _ in
            with(data, WaylandInput.self) { $0.received(serial: serial) }
        }
        listener.modifiers = { _, _, _, _, _, _, _ in }
        return kept(listener)
    }()

    static let touch: UnsafeMutablePointer<wl_touch_listener> = {
        var listener = wl_touch_listener()
        listener.down = { data, _, serial, _, _, _, _, _ in
            with(data, WaylandInput.self) { $0.received(serial: serial) }
        }
        listener.up = { _, _, _, _, _ in }
        listener.motion = { _, _, _, _, _, _ in }
        listener.frame = { _, _ in }
        listener.cancel = { _, _ in }
        return kept(listener)
    }()
}
