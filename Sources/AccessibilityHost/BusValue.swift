/// A value of a D-Bus message.
indirect enum BusValue: Hashable, Sendable {
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

    var signature: String {
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
    static func number(_ value: Int) -> BusValue { .int32(Int32(clamping: value)) }
    static func strings(_ texts: [String]) -> BusValue { .array("s", texts.map { .string($0) }) }

    var text: String? {
        switch self {
        case .string(let text), .path(let text): text
        default: nil
        }
    }
    var number: Int? {
        switch self {
        case .int32(let number): Int(clamping: number)
        case .uint32(let number): Int(clamping: number)
        case .int16(let number): Int(clamping: number)
        default: nil
        }
    }
    /// The elements of an array, a structure or an entry.
    var elements: [BusValue] {
        switch self {
        case .array(_, let values), .structure(let values): values
        case .entry(let key, let value): [key, value]
        default: []
        }
    }
}

/// An error as the answer to a call.
struct BusFault: Error, Hashable {
    let name: String
    let text: String

    static func unknownObject(_ path: String) -> BusFault {
        BusFault(name: "org.freedesktop.DBus.Error.UnknownObject", text: "No object has the path \(path).")
    }
    static func unknownMember(_ member: String) -> BusFault {
        BusFault(name: "org.freedesktop.DBus.Error.UnknownMethod", text: "The object has no \(member).")
    }
    static func unknownProperty(_ name: String) -> BusFault {
        BusFault(name: "org.freedesktop.DBus.Error.UnknownProperty", text: "The object has no property \(name).")
    }
    static func readOnly(_ name: String) -> BusFault {
        BusFault(
            name: "org.freedesktop.DBus.Error.PropertyReadOnly", text: "The property \(name) cannot be changed.")
    }
    static func arguments(_ text: String) -> BusFault {
        BusFault(name: "org.freedesktop.DBus.Error.InvalidArgs", text: text)
    }
}
