public import Foundation
import TextLogic

/// Finds addresses and phone numbers in a text.
///
/// Addresses with `http://`, `https://` or `www.`, e-mail addresses and phone numbers are found. Postal addresses,
/// dates and flights need a language model, and are never found. Foundation on Linux lacks the class. It is not an
/// `NSRegularExpression`, whose methods cannot be overridden there.
open class NSDataDetector: NSObject, @unchecked Sendable {
    /// The types that the detector finds.
    public let checkingTypes: NSTextCheckingTypes

    /// Creates a detector.
    /// - Throws: an error if `checkingTypes` is empty.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
        guard checkingTypes != 0 else {
            throw NSError(
                domain: NSCocoaErrorDomain, code: 2048,
                userInfo: [NSLocalizedDescriptionKey: "NSDataDetector(types:): no type is given; pass a type to find"])
        }
        self.checkingTypes = checkingTypes
        super.init()
    }

    /// Returns the items of a range, in ascending order.
    open func matches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange)
        -> [NSTextCheckingResult]
    {
        let text = NSString(string: string)
        let low = min(max(range.location, 0), text.length)
        let part = NSRange(location: low, length: min(max(range.length, 0), text.length - low))
        let types = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
        let items = DataDetection.items(
            in: text.substring(with: part), links: types.contains(DetectedItem.link),
            phoneNumbers: types.contains(DetectedItem.phoneNumber))
        return items.map { item in
            let range = NSRange(location: low + item.range.lowerBound, length: item.range.count)
            return switch item.content {
            case .link(let address): DetectedItem(range, .link(URL(string: address)))
            case .phoneNumber(let number): DetectedItem(range, .phoneNumber(number))
            }
        }
    }

    /// Calls a closure for each item of a range, until the closure sets its last argument to true.
    open func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stops = ObjCBool(false)
        for match in matches(in: string, options: options, range: range) {
            block(match, [], &stops)
            if stops.boolValue { return }
        }
    }

    /// Returns the number of items of a range.
    open func numberOfMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange)
        -> Int
    { matches(in: string, options: options, range: range).count }
    /// Returns the first item of a range.
    open func firstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange)
        -> NSTextCheckingResult?
    { matches(in: string, options: options, range: range).first }
    /// Returns the range of the first item; `NSNotFound` without an item.
    open func rangeOfFirstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange)
        -> NSRange
    { firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0) }
}

/// A set of types of results.
public typealias NSTextCheckingTypes = UInt64

extension NSTextCheckingResult.CheckingType {
    /// All types.
    public static let allTypes = NSTextCheckingResult.CheckingType(rawValue: .max)
}

extension NSTextCheckingResult {
    /// The URL of a link; nil for other results.
    public var url: URL? {
        if case .link(let url) = (self as? DetectedItem)?.content { url } else { nil }
    }
    /// The text of a phone number; nil for other results.
    public var phoneNumber: String? {
        if case .phoneNumber(let text) = (self as? DetectedItem)?.content { text } else { nil }
    }
    /// Nil: dates are not found.
    public var date: Date? { nil }
    /// Nil: dates are not found.
    public var timeZone: TimeZone? { nil }
    /// 0: dates are not found.
    public var duration: TimeInterval { 0 }
    /// Nil: postal addresses are not found.
    public var addressComponents: [NSTextCheckingKey: String]? { nil }
    /// Nil: flights are not found.
    public var components: [NSTextCheckingKey: String]? { nil }

    /// Creates the result of a link that an app has found.
    public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
        DetectedItem(range, .link(url))
    }
    /// Creates the result of a phone number that an app has found.
    public class func phoneNumberCheckingResult(range: NSRange, phoneNumber: String) -> NSTextCheckingResult {
        DetectedItem(range, .phoneNumber(phoneNumber))
    }
}

/// The names of the parts of an address and of a flight. Foundation on Linux has the type alone.
extension NSTextCheckingKey {
    /// The name in an address.
    public static let name = NSTextCheckingKey(rawValue: "Name")
    /// The job title in an address.
    public static let jobTitle = NSTextCheckingKey(rawValue: "JobTitle")
    /// The organization in an address.
    public static let organization = NSTextCheckingKey(rawValue: "Organization")
    /// The street of an address, with its number.
    public static let street = NSTextCheckingKey(rawValue: "Street")
    /// The city of an address.
    public static let city = NSTextCheckingKey(rawValue: "City")
    /// The state of an address.
    public static let state = NSTextCheckingKey(rawValue: "State")
    /// The postal code of an address.
    public static let zip = NSTextCheckingKey(rawValue: "ZIP")
    /// The country of an address.
    public static let country = NSTextCheckingKey(rawValue: "Country")
    /// The phone number of an address.
    public static let phone = NSTextCheckingKey(rawValue: "Phone")
    /// The airline of a flight.
    public static let airline = NSTextCheckingKey(rawValue: "Airline")
    /// The number of a flight.
    public static let flight = NSTextCheckingKey(rawValue: "Flight")
}

/// A result of a detector.
private final class DetectedItem: NSTextCheckingResult {
    // Foundation deprecates the names of these types, because it has no detector.
    static let link = CheckingType(rawValue: 1 << 5)
    static let phoneNumber = CheckingType(rawValue: 1 << 11)

    enum Content {
        case link(URL?)
        case phoneNumber(String)
    }

    let content: Content
    private let place: NSRange

    init(_ place: NSRange, _ content: Content) {
        (self.place, self.content) = (place, content)
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var resultType: CheckingType {
        switch content {
        case .link: Self.link
        case .phoneNumber: Self.phoneNumber
        }
    }
    override var numberOfRanges: Int { 1 }
    override func range(at idx: Int) -> NSRange { idx == 0 ? place : NSRange(location: NSNotFound, length: 0) }
}
