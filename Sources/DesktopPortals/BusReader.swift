import CSystemd
import HostInterface

/// Reads a D-Bus message from beginning to end. A value of an unexpected type is treated as missing.
struct BusReader {
    private let message: OpaquePointer?

    init(_ message: OpaquePointer?) { self.message = message }

    var isError: Bool { message == nil || sd_bus_message_is_method_error(message, nil) > 0 }

    /// Calls `each` for every entry of a dictionary, up to the first entry of other types.
    func dictionary(_ key: String, _ value: String, _ each: () -> Void) {
        let entry = "\(key)\(value)"
        guard sd_bus_message_enter_container(message, type("a"), "{\(entry)}") > 0 else { return }
        while sd_bus_message_enter_container(message, type("e"), entry) > 0 {
            each()
            // The unread part of the entry is skipped.
            while sd_bus_message_at_end(message, 0) == 0, sd_bus_message_skip(message, nil) >= 0 {}
            guard sd_bus_message_exit_container(message) >= 0 else { return }
        }
        sd_bus_message_exit_container(message)
    }

    func string() -> String? {
        var text: UnsafePointer<CChar>?
        guard sd_bus_message_read_basic(message, type("s"), &text) > 0 else { return nil }
        return text.map { String(cString: $0) }
    }

    func number() -> UInt32? {
        var number: UInt32 = 0
        return sd_bus_message_read_basic(message, type("u"), &number) > 0 ? number : nil
    }

    func objectPath() -> String? {
        var text: UnsafePointer<CChar>?
        guard sd_bus_message_read_basic(message, type("o"), &text) > 0 else { return nil }
        return text.map { String(cString: $0) }
    }

    /// Reads a variant with a list of texts; empty for other values.
    func strings() -> [String] {
        guard sd_bus_message_enter_container(message, type("v"), "as") > 0 else { return [] }
        defer { sd_bus_message_exit_container(message) }
        guard sd_bus_message_enter_container(message, type("a"), "s") > 0 else { return [] }
        defer { sd_bus_message_exit_container(message) }
        var texts: [String] = []
        while let text = string() { texts.append(text) }
        return texts
    }

    /// Reads a number, a flag or a text. Other values are skipped. A nested variant is unwrapped.
    func variant() -> DesktopSettings.Value? {
        var kind: CChar = 0
        var contents: UnsafePointer<CChar>?
        guard sd_bus_message_peek_type(message, &kind, &contents) > 0, kind == type("v"), let contents else {
            return nil
        }
        guard sd_bus_message_enter_container(message, type("v"), contents) > 0 else { return nil }
        defer { sd_bus_message_exit_container(message) }
        switch String(cString: contents) {
        case "v": return variant()
        case "u": return read(UInt32(0)).map { .number(Double($0)) }
        case "i": return read(Int32(0)).map { .number(Double($0)) }
        case "d": return read(Double(0)).map { .number($0) }
        case "b": return read(Int32(0)).map { .flag($0 != 0) }
        case "s": return string().map { .text($0) }
        default:
            sd_bus_message_skip(message, nil)
            return nil
        }
    }

    /// Reads the next value, of a basic type.
    private func read<Value: BitwiseCopyable>(_ zero: Value) -> Value? {
        var kind: CChar = 0
        var value = zero
        guard sd_bus_message_peek_type(message, &kind, nil) > 0, sd_bus_message_read_basic(message, kind, &value) > 0
        else { return nil }
        return value
    }

    private func type(_ letter: Unicode.Scalar) -> CChar { CChar(truncatingIfNeeded: letter.value) }
}
