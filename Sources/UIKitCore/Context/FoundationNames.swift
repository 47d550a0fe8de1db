import CoreGraphics
public import Foundation

// Names that iOS's Foundation and Objective-C's runtime bring, and Foundation on Linux does not.

/// Objective-C's name of `Int`, as some sources write it.
public typealias NSInteger = Int
/// Objective-C's name of `UInt`.
public typealias NSUInteger = UInt

/// Runs `body`. Swift on Linux releases without pools.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// Keys of `Info.plist`, as in `Bundle.main.infoDictionary?[kCFBundleVersionKey as String]`.
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

/// The number of strong references to an object. Sources use it to see that an object is shared; the exact number is
/// Swift's.
public func CFGetRetainCount(_ object: AnyObject!) -> Int { Int(clamping: _getRetainCount(object)) }

extension NSLocale {
    /// The name of a country in this locale's language, as in "Germany" for "DE".
    public func localizedString(forCountryCode countryCode: String) -> String? {
        (self as Locale).localizedString(forRegionCode: countryCode)
    }
    /// The name of a language in this locale's language.
    public func localizedString(forLanguageCode languageCode: String) -> String? {
        (self as Locale).localizedString(forLanguageCode: languageCode)
    }
    /// The name of a currency in this locale's language.
    public func localizedString(forCurrencyCode currencyCode: String) -> String? {
        (self as Locale).localizedString(forCurrencyCode: currencyCode)
    }
    /// The name of a locale in this locale's language.
    public func localizedString(forLocaleIdentifier localeIdentifier: String) -> String {
        (self as Locale).localizedString(forIdentifier: localeIdentifier) ?? localeIdentifier
    }
}

extension ProcessInfo {
    /// How hot the computer is.
    public enum ThermalState: Int, Sendable { case nominal = 0, fair, serious, critical }

    /// False: no desktop tells programs to spare power.
    public var isLowPowerModeEnabled: Bool { false }
    /// Nominal: nothing here tells.
    public var thermalState: ThermalState { .nominal }
}

extension NSIndexPath {
    /// A path of two numbers.
    public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
    /// A path of two numbers.
    public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }
    /// Documented: of an index path of two.
    public var section: Int { index(atPosition: 0) }
    /// The second number.
    public var row: Int { index(atPosition: 1) }
    /// The second number, as collections call it.
    public var item: Int { index(atPosition: 1) }
}

/// Values of geometry as objects.
extension NSValue {
    /// A value that holds a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// A value that holds a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// A value that holds a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// The point that the value holds.
    public var cgPointValue: CGPoint { pointValue }
    /// The rectangle that the value holds.
    public var cgRectValue: CGRect { rectValue }
    /// The size that the value holds.
    public var cgSizeValue: CGSize { sizeValue }
}
