import Foundation

/// The alignment of a value in its column.
public struct OSLogStringAlignment: Sendable {
    private let columns: Int
    private let isRight: Bool

    public static let none = OSLogStringAlignment(columns: 0, isRight: false)
    public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isRight: false)
    }
    public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isRight: true)
    }

    func text(_ value: String) -> String {
        let space = String(repeating: " ", count: min(4096, max(0, columns - value.count)))
        return isRight ? space + value : value + space
    }
}

/// How a floating point number is written.
public struct OSLogFloatFormatting: Sendable {
    private let specifier: String
    private let precision: Int

    public static let fixed = OSLogFloatFormatting(specifier: "f", precision: 6)
    public static let exponential = OSLogFloatFormatting(specifier: "e", precision: 6)
    public static func fixed(
        precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(specifier: "f", precision: precision())
    }
    public static func exponential(
        precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(specifier: uppercase ? "E" : "e", precision: precision())
    }

    func text(_ value: Double) -> String { String(format: "%.\(min(100, max(0, precision)))\(specifier)", value) }
}
