import CSystemd

/// Calls, signals and replies.
extension BusConnection {
    /// Sends a call. The answer is called with the reply's values, or with nil after an error.
    /// - Parameter startsService: whether the bus starts the program of the service.
    package func call(
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
    package func emit(_ path: String, _ interface: String, _ member: String, _ values: [BusValue]) {
        var signal: OpaquePointer?
        guard sd_bus_message_new_signal(connection, &signal, path, interface, member) >= 0, let signal else { return }
        defer { sd_bus_message_unref(signal) }
        BusMessage(message: signal).append(values)
        sd_bus_send(connection, signal, nil)
    }

    /// Sends the reply to a call: values or an error.
    package func reply(to call: OpaquePointer, _ result: Result<[BusValue], BusFault>) {
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
