import CSystemd

/// Reads and writes values of D-Bus messages.
package struct BusMessage {
    package let message: OpaquePointer

    package init(message: OpaquePointer) { self.message = message }

    /// The deepest nesting of values that is read, and the most elements of an array.
    private static let depth = 8
    private static let count = 1 << 16

    /// The signature of the whole message.
    package var signature: String { sd_bus_message_get_signature(message, 1).map { String(cString: $0) } ?? "" }
    package var path: String { sd_bus_message_get_path(message).map { String(cString: $0) } ?? "" }
    package var interface: String { sd_bus_message_get_interface(message).map { String(cString: $0) } ?? "" }
    package var member: String { sd_bus_message_get_member(message).map { String(cString: $0) } ?? "" }
    package var sender: String { sd_bus_message_get_sender(message).map { String(cString: $0) } ?? "" }
    package var isError: Bool { sd_bus_message_is_method_error(message, nil) > 0 }

    // MARK: Reading

    /// All values up to the end, or up to the first value of a type that is not read.
    package func values() -> [BusValue] {
        var found: [BusValue] = []
        while found.count < Self.count, let value = value(Self.depth) { found.append(value) }
        return found
    }

    private func value(_ depth: Int) -> BusValue? {
        var kind: CChar = 0
        var contents: UnsafePointer<CChar>?
        guard depth > 0, sd_bus_message_peek_type(message, &kind, &contents) > 0 else { return nil }
        switch Unicode.Scalar(UInt8(bitPattern: kind)) {
        case "s": return text(kind).map { .string($0) }
        case "o": return text(kind).map { .path($0) }
        case "b": return basic(kind, Int32.zero).map { .flag($0 != 0) }
        case "n": return basic(kind, Int16.zero).map { .int16($0) }
        case "i": return basic(kind, Int32.zero).map { .int32($0) }
        case "u": return basic(kind, UInt32.zero).map { .uint32($0) }
        case "d": return basic(kind, Double(0)).map { .double($0) }
        case "a": return container(kind, contents, depth).map { .array($0, $1) }
        case "r": return container(kind, contents, depth).map { .structure($1) }
        case "e":
            return container(kind, contents, depth).flatMap { $1.count == 2 ? .entry($1[0], $1[1]) : nil }
        case "v": return container(kind, contents, depth).flatMap { $1.first.map { .variant($0) } }
        default: return nil
        }
    }

    private func text(_ kind: CChar) -> String? {
        var text: UnsafePointer<CChar>?
        guard sd_bus_message_read_basic(message, kind, &text) > 0 else { return nil }
        return text.map { String(cString: $0) }
    }

    private func basic<Value: BitwiseCopyable>(_ kind: CChar, _ zero: Value) -> Value? {
        var value = zero
        return sd_bus_message_read_basic(message, kind, &value) > 0 ? value : nil
    }

    private func container(_ kind: CChar, _ contents: UnsafePointer<CChar>?, _ depth: Int) -> (String, [BusValue])? {
        guard let contents, sd_bus_message_enter_container(message, kind, contents) > 0 else { return nil }
        let element = String(cString: contents)
        var found: [BusValue] = []
        while found.count < Self.count, let value = value(depth - 1) { found.append(value) }
        // The unread part is skipped.
        while sd_bus_message_at_end(message, 0) == 0, sd_bus_message_skip(message, nil) >= 0 {}
        guard sd_bus_message_exit_container(message) >= 0 else { return nil }
        return (element, found)
    }

    // MARK: Writing

    package func append(_ values: [BusValue]) { for value in values { append(value) } }

    private func append(_ value: BusValue) {
        switch value {
        case .string(let text):
            // A zero character would end the text in the message.
            sd_bus_message_append_basic(message, letter("s"), String(text.unicodeScalars.filter { $0 != "\0" }))
        case .path(let path): sd_bus_message_append_basic(message, letter("o"), path)
        case .flag(let flag): basic("b", Int32(truncatingIfNeeded: flag ? 1 : 0))
        case .int16(let number): basic("n", number)
        case .int32(let number): basic("i", number)
        case .uint32(let number): basic("u", number)
        case .double(let number): basic("d", number)
        case .array(let element, let values): container("a", element, values)
        case .structure(let values): container("r", values.map(\.signature).joined(), values)
        case .entry(let key, let value): container("e", key.signature + value.signature, [key, value])
        case .variant(let inner): container("v", inner.signature, [inner])
        }
    }

    private func basic<Value: BitwiseCopyable>(_ kind: Unicode.Scalar, _ value: Value) {
        withUnsafePointer(to: value) { _ = sd_bus_message_append_basic(message, letter(kind), $0) }
    }

    private func container(_ kind: Unicode.Scalar, _ contents: String, _ values: [BusValue]) {
        sd_bus_message_open_container(message, letter(kind), contents)
        append(values)
        sd_bus_message_close_container(message)
    }

    private func letter(_ letter: Unicode.Scalar) -> CChar { CChar(truncatingIfNeeded: letter.value) }
}
