import CSystemd
import Dispatch

/// A connection to a D-Bus that is handled on the main queue, and closed when this object is freed.
@MainActor
final class BusLink {
    let connection: OpaquePointer
    /// Called after messages were handled, and after the connection ended.
    var handled: () -> Void = {}
    private var reader: (any DispatchSourceRead)?
    /// Exists while a message waits for room in the connection.
    private var writer: (any DispatchSourceWrite)?
    private var isProcessing = false

    /// Takes ownership of the connection.
    init(_ connection: OpaquePointer) { self.connection = connection }

    /// The session's bus; nil without one.
    static func session() -> BusLink? {
        var bus: OpaquePointer?
        guard sd_bus_open_user(&bus) >= 0, let bus else { return nil }
        return BusLink(bus)
    }

    /// The bus with an address; nil if the connection fails.
    static func bus(at address: String) -> BusLink? {
        var bus: OpaquePointer?
        guard sd_bus_new(&bus) >= 0, let bus else { return nil }
        let link = BusLink(bus)
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

    var isOpen: Bool { sd_bus_is_open(connection) > 0 }
    /// Whether the bus has answered the handshake.
    var isReady: Bool { sd_bus_is_ready(connection) > 0 }
    /// The name of this connection; empty before ``isReady``.
    var name: String {
        var name: UnsafePointer<CChar>?
        guard isReady, sd_bus_get_unique_name(connection, &name) >= 0, let name else { return "" }
        return String(cString: name)
    }

    /// Handles incoming messages and sends pending ones.
    func process() {
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

    /// Blocks until a message arrives, for tests.
    func wait(microseconds: UInt64) -> Bool { sd_bus_wait(connection, microseconds) >= 0 && isOpen }

    /// Lets the main queue handle messages from now on, until the connection ends.
    func observe() {
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

    // MARK: Messages

    /// Sends a call. The answer is called with the reply's values, or with nil after an error.
    /// - Parameter startsService: whether the bus starts the program of the service.
    func call(
        _ service: String, _ path: String, _ interface: String, _ member: String, _ arguments: [BusValue] = [],
        startsService: Bool = true, answer: (@MainActor ([BusValue]?) -> Void)? = nil
    ) {
        var call: OpaquePointer?
        guard sd_bus_message_new_method_call(connection, &call, service, path, interface, member) >= 0, let call else {
            answer?(nil)
            return
        }
        defer { sd_bus_message_unref(call) }
        BusMessage(message: call).append(arguments)
        if !startsService { sd_bus_message_set_auto_start(call, 0) }
        guard let answer else {
            sd_bus_call_async(connection, nil, call, nil, nil, 0)
            return
        }
        let box = Unmanaged.passRetained(BusAnswer(answer))
        var slot: OpaquePointer?
        let sent = sd_bus_call_async(
            connection, &slot, call,
            { message, box, _ in
                MainActor.assumeIsolated {
                    guard let message, let box else { return }
                    let reply = BusMessage(message: message)
                    let answer = Unmanaged<BusAnswer>.fromOpaque(box).takeUnretainedValue()
                    answer.give(reply.isError ? nil : reply.values())
                }
                return 0
            }, box.toOpaque(), 0)
        guard sent >= 0, let slot else {
            box.release()
            answer(nil)
            return
        }
        // The bus frees the answer with the call.
        sd_bus_slot_set_destroy_callback(slot) { box in
            guard let box else { return }
            Unmanaged<BusAnswer>.fromOpaque(box).release()
        }
        sd_bus_slot_set_floating(slot, 1)
        sd_bus_slot_unref(slot)
    }

    /// Sends a signal.
    func emit(_ path: String, _ interface: String, _ member: String, _ values: [BusValue]) {
        var signal: OpaquePointer?
        guard sd_bus_message_new_signal(connection, &signal, path, interface, member) >= 0, let signal else { return }
        defer { sd_bus_message_unref(signal) }
        BusMessage(message: signal).append(values)
        sd_bus_send(connection, signal, nil)
    }

    /// Sends the reply to a call: values or an error.
    func reply(to call: OpaquePointer, _ result: Result<[BusValue], BusFault>) {
        guard sd_bus_message_get_expect_reply(call) > 0 else { return }
        switch result {
        case .success(let values):
            var reply: OpaquePointer?
            guard sd_bus_message_new_method_return(call, &reply) >= 0, let reply else { return }
            defer { sd_bus_message_unref(reply) }
            BusMessage(message: reply).append(values)
            sd_bus_send(connection, reply, nil)
        case .failure(let fault):
            var error = sd_bus_error()
            sd_bus_error_set(&error, fault.name, fault.text)
            sd_bus_reply_method_error(call, &error)
            sd_bus_error_free(&error)
        }
    }
}

/// The closure for the reply to a call.
private final class BusAnswer: Sendable {
    private let answer: @MainActor ([BusValue]?) -> Void
    init(_ answer: @escaping @MainActor ([BusValue]?) -> Void) { self.answer = answer }
    @MainActor func give(_ values: [BusValue]?) { answer(values) }
}
