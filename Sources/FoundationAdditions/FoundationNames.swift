import CoreGraphics
public import Foundation

// Names of iOS's Foundation and Objective-C's runtime that Foundation on Linux lacks.

/// Objective-C's name of `Int`.
public typealias NSInteger = Int
/// Objective-C's name of `UInt`.
public typealias NSUInteger = UInt

/// Objective-C's name of a pointer to a variable of the caller.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

extension NSMutableString {
    /// Appends a text with values in place of the marks of its format.
    public func appendFormat(_ format: NSString, _ args: any CVarArg...) {
        append(formatted(format, args))
    }
}

extension NSString {
    /// Returns this text followed by a text with values in place of the marks of its format.
    public func appendingFormat(_ format: NSString, _ args: any CVarArg...) -> NSString {
        NSString(string: String(describing: self) + formatted(format, args))
    }
}

private func formatted(_ format: NSString, _ values: [any CVarArg]) -> String {
    withVaList(values) { NSString(format: String(describing: format), arguments: $0) as String }
}

/// Runs `body`. Swift on Linux needs no autorelease pools.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// The key of the bundle's version in `Info.plist`, as in `Bundle.main.infoDictionary?[kCFBundleVersionKey as String]`.
public let kCFBundleVersionKey: String! = "CFBundleVersion"
public let kCFBundleNameKey: String! = "CFBundleName"
public let kCFBundleIdentifierKey: String! = "CFBundleIdentifier"
public let kCFBundleExecutableKey: String! = "CFBundleExecutable"
public let kCFBundleInfoDictionaryVersionKey: String! = "CFBundleInfoDictionaryVersion"
public let kCFBundleDevelopmentRegionKey: String! = "CFBundleDevelopmentRegion"
public let kCFBundleLocalizationsKey: String! = "CFBundleLocalizations"

/// Parts of a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000
public let USEC_PER_SEC: UInt64 = 1_000_000

/// Returns the number of strong references to an object, as Swift counts them.
public func CFGetRetainCount(_ object: AnyObject!) -> Int { Int(clamping: _getRetainCount(object)) }

extension NSLocale {
    /// Returns the name of a country in this locale's language, as in "Germany" for "DE".
    public func localizedString(forCountryCode countryCode: String) -> String? {
        (self as Locale).localizedString(forRegionCode: countryCode)
    }
    /// Returns the name of a language in this locale's language.
    public func localizedString(forLanguageCode languageCode: String) -> String? {
        (self as Locale).localizedString(forLanguageCode: languageCode)
    }
    /// Returns the name of a currency in this locale's language.
    public func localizedString(forCurrencyCode currencyCode: String) -> String? {
        (self as Locale).localizedString(forCurrencyCode: currencyCode)
    }
    /// Returns the name of a locale in this locale's language.
    public func localizedString(forLocaleIdentifier localeIdentifier: String) -> String {
        (self as Locale).localizedString(forIdentifier: localeIdentifier) ?? localeIdentifier
    }
}

extension ProcessInfo {
    /// Always false: the app does not run under Catalyst.
    public var isMacCatalystApp: Bool { false }
    /// Always false: the app does not run on a Mac.
    public var isiOSAppOnMac: Bool { false }

    /// The thermal state of the computer.
    public enum ThermalState: Int, Sendable { case nominal = 0, fair, serious, critical }

    /// Always false: no desktop requests that programs save power.
    public var isLowPowerModeEnabled: Bool { false }
    /// Always `.nominal`: Linux has no API for the thermal state of a desktop.
    public var thermalState: ThermalState { .nominal }
}

extension NSIndexPath {
    /// Creates an index path of a section and a row.
    public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
    /// Creates an index path of a section and an item.
    public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }
    /// The section. Documented: NSIndexPath; for an index path with two indexes.
    public var section: Int { index(atPosition: 0) }
    /// The row: the second index.
    public var row: Int { index(atPosition: 1) }
    /// The item of a collection view: the second index.
    public var item: Int { index(atPosition: 1) }
}

/// Geometric values as objects.
extension NSValue {
    /// Creates a value that contains a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// Creates a value that contains a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// Creates a value that contains a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// The point in the value.
    public var cgPointValue: CGPoint { pointValue }
    /// The rectangle in the value.
    public var cgRectValue: CGRect { rectValue }
    /// The size in the value.
    public var cgSizeValue: CGSize { sizeValue }
}
