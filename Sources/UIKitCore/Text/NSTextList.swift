public import Foundation
import RichDocuments

/// The kind of markers of a list.
///
/// An app inserts the markers into the text: a paragraph style with a list draws nothing.
public class NSTextList: NSObject, NSSecureCoding, @unchecked Sendable {
    /// The first property; see ``ComparisonMark``.
    private let comparisonMark = ComparisonMark()

    /// The form of a list's markers.
    public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let box = MarkerFormat(rawValue: "{box}")
        public static let check = MarkerFormat(rawValue: "{check}")
        public static let circle = MarkerFormat(rawValue: "{circle}")
        public static let diamond = MarkerFormat(rawValue: "{diamond}")
        public static let disc = MarkerFormat(rawValue: "{disc}")
        public static let hyphen = MarkerFormat(rawValue: "{hyphen}")
        public static let square = MarkerFormat(rawValue: "{square}")
        public static let lowercaseHexadecimal = MarkerFormat(rawValue: "{lower-hexadecimal}")
        public static let uppercaseHexadecimal = MarkerFormat(rawValue: "{upper-hexadecimal}")
        public static let octal = MarkerFormat(rawValue: "{octal}")
        public static let lowercaseAlpha = MarkerFormat(rawValue: "{lower-alpha}")
        public static let uppercaseAlpha = MarkerFormat(rawValue: "{upper-alpha}")
        public static let lowercaseLatin = MarkerFormat(rawValue: "{lower-latin}")
        public static let uppercaseLatin = MarkerFormat(rawValue: "{upper-latin}")
        public static let lowercaseRoman = MarkerFormat(rawValue: "{lower-roman}")
        public static let uppercaseRoman = MarkerFormat(rawValue: "{upper-roman}")
        public static let decimal = MarkerFormat(rawValue: "{decimal}")
    }

    /// Options of a list.
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The marker of an item begins with the marker of the enclosing item.
        public static let prependEnclosingMarker = Options(rawValue: 1)
    }

    /// The form of the markers. Text around a form in braces is a part of each marker, as in "({decimal})".
    public let markerFormat: MarkerFormat
    /// The options of the list.
    public let listOptions: Options
    /// The number of the first item; 1 by default.
    public var startingItemNumber: Int
    /// Whether the markers are numbers or letters.
    public var isOrdered: Bool { Self.ordered.contains { markerFormat.rawValue.contains($0) } }

    private static let ordered = [
        "{lower-hexadecimal}", "{upper-hexadecimal}", "{octal}", "{lower-alpha}", "{upper-alpha}", "{lower-latin}",
        "{upper-latin}", "{lower-roman}", "{upper-roman}", "{decimal}",
    ]

    /// Creates a list.
    public init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int = 1) {
        (self.markerFormat, listOptions) = (markerFormat, options)
        self.startingItemNumber = startingItemNumber
        super.init()
    }

    /// Creates a list with options as a number.
    public convenience init(markerFormat: MarkerFormat, options mask: Int) {
        self.init(markerFormat: markerFormat, options: Options(rawValue: UInt(clamping: mask)))
    }

    /// Decodes a list; nil without a marker format.
    public required init?(coder: NSCoder) {
        guard let format = coder.decodeObject(of: NSString.self, forKey: "NSMarkerFormat") else { return nil }
        markerFormat = MarkerFormat(rawValue: format as String)
        listOptions = Options(rawValue: UInt(clamping: coder.decodeInteger(forKey: "NSOptions")))
        let first = coder.decodeInteger(forKey: "NSStartingItemNumber")
        startingItemNumber = first == 0 ? 1 : first
        super.init()
    }

    public func encode(with coder: NSCoder) {
        coder.encode(markerFormat.rawValue as NSString, forKey: "NSMarkerFormat")
        coder.encode(Int(clamping: listOptions.rawValue), forKey: "NSOptions")
        coder.encode(startingItemNumber, forKey: "NSStartingItemNumber")
    }
    /// Always true: the class supports secure coding.
    public class var supportsSecureCoding: Bool { true }

    /// Returns the marker of an item: the marker format with the number in place of the form in braces.
    ///
    /// Documented (NSTextList.marker(forItemNumber:)): a number outside of the range of a form is a decimal number.
    public func marker(forItemNumber item: Int) -> String {
        guard let open = markerFormat.rawValue.firstIndex(of: "{"),
            let close = markerFormat.rawValue[open...].firstIndex(of: "}")
        else { return markerFormat.rawValue }
        let text = markerFormat.rawValue
        let form = MarkerFormat(rawValue: String(text[open...close]))
        return text[..<open] + Self.marker(form, item) + text[text.index(after: close)...]
    }

    private static func marker(_ form: MarkerFormat, _ item: Int) -> String {
        switch form {
        case .box: "\u{25A1}"
        case .check: "\u{2713}"
        case .circle: "\u{25E6}"
        case .diamond: "\u{25C6}"
        case .disc: "\u{2022}"
        case .hyphen: "\u{2043}"
        case .square: "\u{25AA}"
        case .lowercaseHexadecimal where item >= 0: String(item, radix: 16)
        case .uppercaseHexadecimal where item >= 0: String(item, radix: 16, uppercase: true)
        case .octal where item >= 0: String(item, radix: 8)
        case .lowercaseAlpha, .lowercaseLatin: ListStyle.letters(item)
        case .uppercaseAlpha, .uppercaseLatin: ListStyle.letters(item).uppercased()
        case .lowercaseRoman: ListStyle.roman(item)
        case .uppercaseRoman: ListStyle.roman(item).uppercased()
        default: String(item)
        }
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextList else { return false }
        return other.markerFormat == markerFormat && other.listOptions == listOptions
            && other.startingItemNumber == startingItemNumber
    }
    public override var hash: Int { markerFormat.hashValue }
}
