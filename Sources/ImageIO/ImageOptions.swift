import Foundation
import FoundationAdditions

/// Reads the options that an app passes. A value of another type counts as missing.
struct ImageOptions {
    private let values: NSDictionary?

    init(_ values: CFDictionary?) { self.values = values }

    func flag(_ key: CFString) -> Bool { (number(key)?.doubleValue ?? 0) != 0 }

    /// A finite number.
    func number(_ key: CFString) -> NSNumber? {
        let found: NSNumber? =
            switch values?.object(forKey: key) {
            case let number as NSNumber: number
            case let number as CGFloat: NSNumber(value: Double(number))
            case let number as Double: NSNumber(value: number)
            case let number as Float: NSNumber(value: number)
            case let number as UInt32: NSNumber(value: number)
            case let number as Int: NSNumber(value: number)
            case let flag as Bool: NSNumber(value: flag)
            default: nil
            }
        return found.flatMap { $0.doubleValue.isFinite ? $0 : nil }
    }
}
