public import Foundation

/// A `CGFloat` in an `Any`, as in a dictionary of text attributes, becomes an `NSNumber` where Foundation needs an
/// object, as on iOS.
///
/// Foundation on Linux has this for `Double` and `Float` alone. It keeps a value of another type in a box of its own
/// and reads the value's bits as the number of a Core Foundation type when attributed text compares its runs; two boxes
/// whose number is 0 end the process. Measured (linux/attribute-comparison): Swift 6.3; with `.kern: CGFloat(1)`, 190
/// of 300,000 comparisons had a box with the number 0, and none with this.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
        result = CGFloat(source.doubleValue)
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
        result = CGFloat(source.doubleValue)
        return true
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
        CGFloat(source?.doubleValue ?? 0)
    }
}

extension CGFloat {
    /// The number as a `CGFloat`, nil where it has more digits than that keeps.
    public init?(exactly number: NSNumber) {
        guard let value = Double(exactly: number) else { return nil }
        self.init(value)
    }

    /// The number as a `CGFloat`, rounded where it has more digits than that keeps.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }
}
