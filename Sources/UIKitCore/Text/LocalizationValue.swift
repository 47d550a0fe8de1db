import CoreGraphics
public import Foundation

extension String {
    /// A key for words in the user's language, with the values that were put into it.
    ///
    /// `"\(count) files in \(folder)"` has the key `%lld files in %@`, under which tables have the words and the forms
    /// for numbers.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
        let key: String
        let arguments: [StringFormat.Argument]

        /// A text without arguments, which is its own key.
        public init(_ value: String) {
            key = value
            arguments = []
        }
        /// A text without arguments, which is its own key.
        public init(stringLiteral value: String) { self.init(value) }
        /// A text with arguments, whose key has a format in the place of each.
        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.key
            arguments = stringInterpolation.arguments
        }

        /// Collects the key and the arguments of a text.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            fileprivate var key = ""
            fileprivate var arguments: [StringFormat.Argument] = []

            /// An empty key.
            public init(literalCapacity: Int, interpolationCount: Int) {}
            /// Adds to the key; percent signs are doubled.
            public mutating func appendLiteral(_ literal: String) {
                key += literal.replacingOccurrences(of: "%", with: "%%")
            }

            private mutating func add(_ specifier: String, _ argument: StringFormat.Argument) {
                key += specifier
                arguments.append(argument)
            }
            /// An argument as `%@`.
            public mutating func appendInterpolation(_ string: String) { add("%@", .text(string)) }
            /// An argument as `%lld`.
            public mutating func appendInterpolation(_ value: Int) { add("%lld", .integer(value)) }
            /// An argument as `%lld`.
            public mutating func appendInterpolation(_ value: Int64) { add("%lld", .integer(Int(clamping: value))) }
            /// An argument as `%d`.
            public mutating func appendInterpolation(_ value: Int32) { add("%d", .integer(Int(clamping: value))) }
            /// An argument as `%d`.
            public mutating func appendInterpolation(_ value: Int16) { add("%d", .integer(Int(clamping: value))) }
            /// An argument as `%d`.
            public mutating func appendInterpolation(_ value: Int8) { add("%d", .integer(Int(clamping: value))) }
            /// An argument as `%llu`.
            public mutating func appendInterpolation(_ value: UInt) { add("%llu", .integer(Int(clamping: value))) }
            /// An argument as `%u`.
            public mutating func appendInterpolation(_ value: UInt32) { add("%u", .integer(Int(clamping: value))) }
            /// An argument as `%lf`.
            public mutating func appendInterpolation(_ value: Double) { add("%lf", .number(value)) }
            /// An argument as `%f`.
            public mutating func appendInterpolation(_ value: Float) { add("%f", .number(Double(value))) }
            /// An argument as `%lf`.
            public mutating func appendInterpolation(_ value: CGFloat) { add("%lf", .number(Double(value))) }
            /// - Parameter specifier: how the number is written, as `%.2f`; it is part of the key.
            public mutating func appendInterpolation(_ value: Int, specifier: String) {
                add(specifier, .integer(value))
            }
            /// An argument in a format of its own, as `"%.2f"`.
            public mutating func appendInterpolation(_ value: Double, specifier: String) {
                add(specifier, .number(value))
            }
            /// The description of any other value, as `%@`.
            public mutating func appendInterpolation<Value>(_ value: Value) {
                add("%@", .text(String(describing: value)))
            }
        }
    }
}
