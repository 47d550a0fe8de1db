/// The number of an object that a screen reader sees. 0 is the application. A number is never used for a second object.
package struct AccessibleID: Hashable, Sendable {
    package let number: UInt64

    package init(_ number: UInt64) { self.number = number }

    package static let application = AccessibleID(0)

    /// The prefix of the paths of all objects on the bus.
    package static let base = "/org/a11y/atspi/accessible"
    /// The path that means no object.
    package static let nullPath = "/org/a11y/atspi/null"

    /// The path of the object on the bus.
    package var path: String { self == .application ? Self.base + "/root" : Self.base + "/\(number)" }

    /// Nil for a path that names no object, such as a number with a sign or with leading zeros.
    package init?(path: String) {
        guard path.hasPrefix(Self.base + "/") else { return nil }
        let name = path.dropFirst(Self.base.count + 1)
        if name == "root" {
            self = .application
        } else {
            let parsed: UInt64? = .init(name)
            guard let number = parsed, number > 0, String(number) == name else { return nil }
            self.init(number)
        }
    }
}
