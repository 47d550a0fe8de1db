/// A value of a D-Bus message.
package indirect enum BusValue: Hashable, Sendable {
    case string(String)
    case path(String)
    case flag(Bool)
    case int16(Int16)
    case int32(Int32)
    case uint32(UInt32)
    case double(Double)
    /// The signature of the elements, and the elements.
    case array(String, [BusValue])
    case structure([BusValue])
    case entry(BusValue, BusValue)
    case variant(BusValue)

    package var signature: String {
        switch self {
        case .string: "s"
        case .path: "o"
        case .flag: "b"
        case .int16: "n"
        case .int32: "i"
        case .uint32: "u"
        case .double: "d"
        case .array(let element, _): "a" + element
        case .structure(let values): "(" + values.map(\.signature).joined() + ")"
        case .entry(let key, let value): "{" + key.signature + value.signature + "}"
        case .variant: "v"
        }
    }

    /// A number as an argument of 32 bits; numbers outside are limited.
    package static func number(_ value: Int) -> BusValue { .int32(Int32(clamping: value)) }
    package static func strings(_ texts: [String]) -> BusValue { .array("s", texts.map { .string($0) }) }

    package var text: String? {
        switch self {
        case .string(let text), .path(let text): text
        default: nil
        }
    }
    package var number: Int? {
        switch self {
        case .int32(let number): Int(clamping: number)
        case .uint32(let number): Int(clamping: number)
        case .int16(let number): Int(clamping: number)
        default: nil
        }
    }
    /// The texts of an array; other elements are left out.
    package var texts: [String] { elements.compactMap(\.text) }
    /// A dictionary of options.
    package static func options(_ options: [(String, BusValue)]) -> BusValue {
        .array("{sv}", options.map { .entry(.string($0), .variant($1)) })
    }
    /// The elements of an array, a structure or an entry.
    package var elements: [BusValue] {
        switch self {
        case .array(_, let values), .structure(let values): values
        case .entry(let key, let value): [key, value]
        default: []
        }
    }
}

/// An error as the answer to a call.
package struct BusFault: Error, Hashable {
    package let name: String
    package let text: String

    package init(name: String, text: String) { (self.name, self.text) = (name, text) }

    package static func unknownObject(_ path: String) -> BusFault {
        BusFault(name: "org.freedesktop.DBus.Error.UnknownObject", text: "No object has the path \(path).")
    }
    package static func unknownMember(_ member: String) -> BusFault {
        BusFault(name: "org.freedesktop.DBus.Error.UnknownMethod", text: "The object has no \(member).")
    }
    package static func unknownProperty(_ name: String) -> BusFault {
        BusFault(name: "org.freedesktop.DBus.Error.UnknownProperty", text: "The object has no property \(name).")
    }
    package static func readOnly(_ name: String) -> BusFault {
        BusFault(
            name: "org.freedesktop.DBus.Error.PropertyReadOnly", text: "The property \(name) cannot be changed.")
    }
    package static func arguments(_ text: String) -> BusFault {
        BusFault(name: "org.freedesktop.DBus.Error.InvalidArgs", text: text)
    }
}
