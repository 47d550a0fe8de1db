import CoreGraphics
public import Foundation

extension String {
    /// A key for words in the user's language, with the values that were put into it.
    ///
    /// `"\(count) files in \(folder)"` has the key `%lld files in %@`, under which tables have the words and the forms for numbers.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
        let key: String
        let arguments: [StringFormat.Argument]

        public init(_ value: String) {
            key = value
            arguments = []
        }
        public init(stringLiteral value: String) { self.init(value) }
        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.key
            arguments = stringInterpolation.arguments
        }

        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            fileprivate var key = ""
            fileprivate var arguments: [StringFormat.Argument] = []

            public init(literalCapacity: Int, interpolationCount: Int) {}
            public mutating func appendLiteral(_ literal: String) { key += literal.replacingOccurrences(of: "%", with: "%%") }

            private mutating func add(_ specifier: String, _ argument: StringFormat.Argument) {
                key += specifier
                arguments.append(argument)
            }
            public mutating func appendInterpolation(_ string: String) { add("%@", .text(string)) }
            public mutating func appendInterpolation(_ value: Int) { add("%lld", .integer(value)) }
            public mutating func appendInterpolation(_ value: Int64) { add("%lld", .integer(Int(clamping: value))) }
            public mutating func appendInterpolation(_ value: Int32) { add("%d", .integer(Int(clamping: value))) }
            public mutating func appendInterpolation(_ value: Int16) { add("%d", .integer(Int(clamping: value))) }
            public mutating func appendInterpolation(_ value: Int8) { add("%d", .integer(Int(clamping: value))) }
            public mutating func appendInterpolation(_ value: UInt) { add("%llu", .integer(Int(clamping: value))) }
            public mutating func appendInterpolation(_ value: UInt32) { add("%u", .integer(Int(clamping: value))) }
            public mutating func appendInterpolation(_ value: Double) { add("%lf", .number(value)) }
            public mutating func appendInterpolation(_ value: Float) { add("%f", .number(Double(value))) }
            public mutating func appendInterpolation(_ value: CGFloat) { add("%lf", .number(Double(value))) }
            /// - Parameter specifier: how the number is written, as `%.2f`; it is part of the key.
            public mutating func appendInterpolation(_ value: Int, specifier: String) { add(specifier, .integer(value)) }
            public mutating func appendInterpolation(_ value: Double, specifier: String) { add(specifier, .number(value)) }
            public mutating func appendInterpolation<Value>(_ value: Value) { add("%@", .text(String(describing: value))) }
        }
    }
}
