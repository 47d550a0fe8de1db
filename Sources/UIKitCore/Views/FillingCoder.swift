import CoreGraphics
import Diagnostics
import Foundation
import QuartzCore

/// A coder that also contains the objects and subviews that an object is set up with, in addition to values for keys.
class FillingCoder: NSCoder {
    @MainActor func complete(_ object: AnyObject, as type: AnyClass) {}
}

@MainActor
extension NSCoder {
    /// Called at the end of `init?(coder:)` of each UIKit class, so that a subclass of the app is set up completely
    /// after `super.init`.
    /// - Parameter type: the class whose initializer ends.
    func fill(_ object: AnyObject, as type: AnyClass) { (self as? FillingCoder)?.complete(object, as: type) }

    // An archive may lack any key. Decoding a missing key would stop the program.
    func object(_ key: String) -> Any? { containsValue(forKey: key) ? decodeObject(forKey: key) : nil }

    /// The object for a key if it has this type. Any other object counts as missing, and logs one line.
    func object<Kind>(_ key: String, as kind: Kind.Type) -> Kind? {
        guard let found = object(key) else { return nil }
        if let value = found as? Kind { return value }
        Log.once("Decoding \(key): \(type(of: found)) is no \(kind); it is left out")
        return nil
    }

    func numbers(_ key: String, count: Int) -> [CGFloat]? {
        guard let list = object(key, as: [NSNumber].self)?.map({ CGFloat($0.doubleValue) }), list.count == count,
            list.allSatisfy(\.isFinite)
        else { return nil }
        return list
    }

    func encode(numbers: [CGFloat], as key: String) {
        encode(numbers.map { NSNumber(value: Double($0)) } as NSArray, forKey: key)
    }

    func integer(_ key: String) -> Int { containsValue(forKey: key) ? decodeInteger(forKey: key) : 0 }

    func double(_ key: String) -> Double { containsValue(forKey: key) ? decodeDouble(forKey: key) : 0 }

    func string(_ key: String) -> String? { object(key) as? String }

    func bool(_ key: String, default value: Bool) -> Bool {
        containsValue(forKey: key) ? decodeBool(forKey: key) : value
    }

    func encode(_ insets: UIEdgeInsets, as key: String) {
        guard insets != .zero else { return }
        encode(
            [insets.top, insets.left, insets.bottom, insets.right].map { NSNumber(value: Double($0)) } as NSArray,
            forKey: key)
    }

    func insets(_ key: String) -> UIEdgeInsets {
        guard let sides = (object(key) as? [NSNumber])?.map({ CGFloat($0.doubleValue) }), sides.count == 4 else {
            return .zero
        }
        return UIEdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
    }

    /// Writes the components of the color in the current appearance.
    func encode(_ color: UIColor?, as key: String) {
        guard let parts = color?.cgColor.components else { return }
        encode(parts.map { NSNumber(value: Double($0)) } as NSArray, forKey: key)
    }

    func color(_ key: String) -> UIColor? {
        guard let parts = (object(key) as? [NSNumber])?.map({ CGFloat($0.doubleValue) }), parts.count == 4 else {
            return nil
        }
        return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
}
