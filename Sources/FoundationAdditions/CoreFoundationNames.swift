import CoreGraphics
public import Foundation
import ObjectiveCRuntime

// Types and functions of Core Foundation, which Linux does not export.

/// A dictionary for functions with Core Foundation types, as in `options as CFDictionary`.
public typealias CFDictionary = NSDictionary
/// A mutable dictionary for functions with Core Foundation types.
public typealias CFMutableDictionary = NSMutableDictionary
/// Mutable data for functions with Core Foundation types.
public typealias CFMutableData = NSMutableData
/// A number of objects, or a place.
public typealias CFIndex = Int

/// A part of a text or an array.
public struct CFRange: Equatable, Sendable {
    public var location: CFIndex
    public var length: CFIndex

    /// An empty range at the start.
    public init() { self.init(location: 0, length: 0) }
    public init(location: CFIndex, length: CFIndex) { (self.location, self.length) = (location, length) }
}

/// Returns a range.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

/// Returns the number of values.
public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict.count }

/// Returns the address of the value's object for a key, an object's address, too; nil without a value. The address is
/// valid as long as the dictionary is unchanged.
public func CFDictionaryGetValue(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> UnsafeRawPointer! {
    guard let theDict, let key else { return nil }
    let name = Unmanaged<NSObject>.fromOpaque(key).takeUnretainedValue()
    guard let value = theDict.object(forKey: name) else { return nil }
    let object = value as AnyObject
    return UnsafeRawPointer(Unmanaged.passUnretained(PassedValues.of(theDict).keep(object, for: name)).toOpaque())
}

/// The objects whose addresses were returned for a dictionary. Foundation makes an object for a value at each request.
private final class PassedValues: @unchecked Sendable {
    nonisolated(unsafe) private static let key = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
    private static let finding = NSLock()
    private let lock = NSLock()
    // Used under the lock.
    private var objects: [NSObject: AnyObject] = [:]

    static func of(_ dictionary: NSDictionary) -> PassedValues {
        finding.withLock {
            if let known = objc_getAssociatedObject(dictionary, key) as? PassedValues { return known }
            let made = PassedValues()
            objc_setAssociatedObject(dictionary, key, made, .OBJC_ASSOCIATION_RETAIN)
            return made
        }
    }

    /// Returns the kept object for a key if it equals this object. Keeps this object otherwise.
    func keep(_ object: AnyObject, for key: NSObject) -> AnyObject {
        lock.withLock {
            if let known = objects[key], (known as? NSObject)?.isEqual(object) == true { return known }
            objects[key] = object
            return object
        }
    }
}
