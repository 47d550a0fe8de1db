import CoreGraphics
public import Foundation
import StringCatalogs

extension String {
    /// A key for strings in the user's language, with its interpolated values.
    ///
    /// `"\(count) files in \(folder)"` has the key `%lld files in %@`, for which tables contain the strings and the
    /// plural forms.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
        let key: String
        let arguments: [StringFormat.Argument]

        /// Creates a value from a text without arguments. The text is the key.
        public init(_ value: String) {
            key = value
            arguments = []
        }
        /// Creates a value from a text without arguments. The text is the key.
        public init(stringLiteral value: String) { self.init(value) }
        /// Creates a value from a text with arguments. The key has a format for each argument.
        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.key
            arguments = stringInterpolation.arguments
        }

        /// Collects the key and the arguments of a text.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            fileprivate var key = ""
            fileprivate var arguments: [StringFormat.Argument] = []

            /// Creates an empty key.
            public init(literalCapacity: Int, interpolationCount: Int) {}
            /// Appends text to the key. Percent signs are doubled.
            public mutating func appendLiteral(_ literal: String) {
                key += literal.replacingOccurrences(of: "%", with: "%%")
            }

            private mutating func add(_ specifier: String, _ argument: StringFormat.Argument) {
                key += specifier
                arguments.append(argument)
            }
            /// Appends an argument as `%@`.
            public mutating func appendInterpolation(_ string: String) { add("%@", .text(string)) }
            /// Appends an argument as `%lld`.
            public mutating func appendInterpolation(_ value: Int) { add("%lld", .integer(value)) }
            /// Appends an argument as `%lld`.
            public mutating func appendInterpolation(_ value: Int64) { add("%lld", .integer(Int(clamping: value))) }
            /// Appends an argument as `%d`.
            public mutating func appendInterpolation(_ value: Int32) { add("%d", .integer(Int(clamping: value))) }
            /// Appends an argument as `%d`.
            public mutating func appendInterpolation(_ value: Int16) { add("%d", .integer(Int(clamping: value))) }
            /// Appends an argument as `%d`.
            public mutating func appendInterpolation(_ value: Int8) { add("%d", .integer(Int(clamping: value))) }
            /// Appends an argument as `%llu`.
            public mutating func appendInterpolation(_ value: UInt) { add("%llu", .integer(Int(clamping: value))) }
            /// Appends an argument as `%u`.
            public mutating func appendInterpolation(_ value: UInt32) { add("%u", .integer(Int(clamping: value))) }
            /// Appends an argument as `%lf`.
            public mutating func appendInterpolation(_ value: Double) { add("%lf", .number(value)) }
            /// Appends an argument as `%f`.
            public mutating func appendInterpolation(_ value: Float) { add("%f", .number(Double(value))) }
            /// Appends an argument as `%lf`.
            public mutating func appendInterpolation(_ value: CGFloat) { add("%lf", .number(Double(value))) }
            /// Appends an argument with a format.
            /// - Parameter specifier: the format of the number, such as `%.2f`; a part of the key.
            public mutating func appendInterpolation(_ value: Int, specifier: String) {
                add(specifier, .integer(value))
            }
            /// Appends an argument with its own format, such as `"%.2f"`.
            public mutating func appendInterpolation(_ value: Double, specifier: String) {
                add(specifier, .number(value))
            }
            /// Appends the description of any other value, as `%@`.
            public mutating func appendInterpolation<Value>(_ value: Value) {
                add("%@", .text(String(describing: value)))
            }
        }
    }
}
