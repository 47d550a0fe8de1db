public import CoreGraphics
import Foundation

/// Identifies a type of Core Foundation or Core Graphics. The numbers differ from run to run.
public typealias CFTypeID = UInt

/// Returns the identifier of an object's type, to be compared with `CGColor.typeID` or `CFStringGetTypeID()`.
///
/// Documented (CFGetTypeID): strings, numbers, data, dates, addresses, arrays and dictionaries of Foundation have the
/// type that Core Foundation shares with it. Every other class has an identifier of its own.
public func CFGetTypeID(_ cf: CFTypeRef!) -> CFTypeID {
    guard let cf else { fatalError("CFGetTypeID: the object is nil; pass an object") }
    switch cf {
    case is CGPath: return CGPath.typeID
    case is NSString: return CFStringGetTypeID()
    // Foundation has one object for each truth value.
    case let number as NSNumber where number !== NSNumber(value: true) && number !== NSNumber(value: false):
        return CFNumberGetTypeID()
    case is NSData: return CFDataGetTypeID()
    case is NSDate: return CFDateGetTypeID()
    case is NSURL: return CFURLGetTypeID()
    case is NSArray: return CFArrayGetTypeID()
    case is NSDictionary: return CFDictionaryGetTypeID()
    default: return identifier(of: type(of: cf))
    }
}

/// The type of strings.
public func CFStringGetTypeID() -> CFTypeID { identifier(of: NSString.self) }
/// The type of numbers that are not truth values.
public func CFNumberGetTypeID() -> CFTypeID { identifier(of: NSNumber.self) }
/// The type of truth values.
public func CFBooleanGetTypeID() -> CFTypeID { identifier(of: type(of: NSNumber(value: true))) }
/// The type of data.
public func CFDataGetTypeID() -> CFTypeID { identifier(of: NSData.self) }
/// The type of dates.
public func CFDateGetTypeID() -> CFTypeID { identifier(of: NSDate.self) }
/// The type of addresses.
public func CFURLGetTypeID() -> CFTypeID { identifier(of: NSURL.self) }
/// The type of arrays.
public func CFArrayGetTypeID() -> CFTypeID { identifier(of: NSArray.self) }
/// The type of dictionaries.
public func CFDictionaryGetTypeID() -> CFTypeID { identifier(of: NSDictionary.self) }

extension CGColor {
    /// The type of colors, for comparison with `CFGetTypeID(_:)`.
    public static var typeID: CFTypeID { identifier(of: CGColor.self) }
}

extension CGColorSpace {
    /// The type of color spaces, for comparison with `CFGetTypeID(_:)`.
    public static var typeID: CFTypeID { identifier(of: CGColorSpace.self) }
}

extension CGImage {
    /// The type of images, for comparison with `CFGetTypeID(_:)`.
    public static var typeID: CFTypeID { identifier(of: CGImage.self) }
}

extension CGPath {
    /// The type of paths, changeable ones too, for comparison with `CFGetTypeID(_:)`.
    public static var typeID: CFTypeID { identifier(of: CGPath.self) }
}

extension CGGradient {
    /// The type of gradients, for comparison with `CFGetTypeID(_:)`.
    public static var typeID: CFTypeID { identifier(of: CGGradient.self) }
}

extension CGContext {
    /// The type of contexts, for comparison with `CFGetTypeID(_:)`.
    public static var typeID: CFTypeID { identifier(of: CGContext.self) }
}

private func identifier(of type: AnyClass) -> CFTypeID { UInt(bitPattern: ObjectIdentifier(type).hashValue) }
