import DataExchange
import Diagnostics
import Foundation
import HostInterface

/// Patterns in the text of a pasteboard. Detection waits for no other program: a program that does not answer has no
/// patterns.
extension UIPasteboard {
    /// A kind of content that a pasteboard's text may have.
    public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A text that is the address of a web page, with or without a scheme.
        public static let probableWebURL = DetectionPattern(rawValue: name("probable-web-url"))
        /// A text that a user may search in the web.
        public static let probableWebSearch = DetectionPattern(rawValue: name("probable-web-search"))
        /// A text that is a number.
        public static let number = DetectionPattern(rawValue: name("number"))
        /// A text with an address. The value is an array of `DDMatchLink`.
        public static let link = DetectionPattern(rawValue: name("link"))
        /// A text with a phone number. The value is an array of `DDMatchPhoneNumber`.
        public static let phoneNumber = DetectionPattern(rawValue: name("phone-number"))
        /// A text with an e-mail address. The value is an array of `DDMatchEmailAddress`.
        public static let emailAddress = DetectionPattern(rawValue: name("email-address"))
        /// A text with an amount of money. The value is an array of `DDMatchMoneyAmount`.
        public static let moneyAmount = DetectionPattern(rawValue: name("money-amount"))
        /// A text with a tracking number. The value is an array of `DDMatchShipmentTrackingNumber`.
        public static let shipmentTrackingNumber = DetectionPattern(rawValue: name("shipment-tracking-number"))
        /// A text with a postal address. Never detected: postal addresses need a language model.
        public static let postalAddress = DetectionPattern(rawValue: name("postal-address"))
        /// A text with a date. Never detected: dates need a language model.
        public static let calendarEvent = DetectionPattern(rawValue: name("calendar-event"))
        /// A text with a flight number. Never detected: flight numbers need a list of the airlines.
        public static let flightNumber = DetectionPattern(rawValue: name("flight-number"))

        /// Logs the requested patterns that are never detected.
        static func logMissing(_ patterns: Set<DetectionPattern>) {
            for pattern in patterns.intersection([.postalAddress, .calendarEvent, .flightNumber]) {
                let short = pattern.rawValue.split(separator: ".").last ?? ""
                Log.once("UIPasteboard.detectPatterns never detects \(short); read the text in the app")
            }
        }

        private static func name(_ end: String) -> String { "com.apple.uikit.pasteboard-detection-pattern." + end }
    }

    /// The values that were detected in a text.
    public struct DetectedValues: Sendable {
        /// The address of a web page; empty without one.
        public let probableWebURL: String
        /// A text to search in the web; empty without one.
        public let probableWebSearch: String
        /// The number; nil without one.
        public let number: Double?
        /// The addresses of web pages and other links.
        public let links: [DDMatchLink]
        /// The phone numbers.
        public let phoneNumbers: [DDMatchPhoneNumber]
        /// The e-mail addresses.
        public let emailAddresses: [DDMatchEmailAddress]
        /// The amounts of money.
        public let moneyAmounts: [DDMatchMoneyAmount]
        /// The tracking numbers of shipments.
        public let shipmentTrackingNumbers: [DDMatchShipmentTrackingNumber]
        /// Always empty: postal addresses need a language model.
        public let postalAddresses: [DDMatchPostalAddress] = []
        /// Always empty: dates need a language model.
        public let calendarEvents: [DDMatchCalendarEvent] = []
        /// Always empty: flight numbers need a list of the airlines.
        public let flightNumbers: [DDMatchFlightNumber] = []
        private let found: Set<DetectionPattern>

        /// The key paths of the detected values.
        public var patterns: Set<PartialKeyPath<DetectedValues>> {
            Set(Self.patterns.filter { found.contains($0.value) }.map(\.key))
        }

        init(_ values: [DetectionPattern: Any]) {
            probableWebURL = values[.probableWebURL] as? String ?? ""
            probableWebSearch = values[.probableWebSearch] as? String ?? ""
            number = values[.number] as? Double
            links = values[.link] as? [DDMatchLink] ?? []
            phoneNumbers = values[.phoneNumber] as? [DDMatchPhoneNumber] ?? []
            emailAddresses = values[.emailAddress] as? [DDMatchEmailAddress] ?? []
            moneyAmounts = values[.moneyAmount] as? [DDMatchMoneyAmount] ?? []
            shipmentTrackingNumbers =
                values[.shipmentTrackingNumber] as? [DDMatchShipmentTrackingNumber] ?? []
            self.found = Set(values.keys)
        }

        /// The patterns of key paths.
        static func patterns(of keyPaths: Set<PartialKeyPath<DetectedValues>>) -> Set<DetectionPattern> {
            Set(keyPaths.compactMap { patterns[$0] })
        }

        private static var patterns: [PartialKeyPath<DetectedValues>: DetectionPattern] {
            [
                \.probableWebURL: .probableWebURL, \.probableWebSearch: .probableWebSearch, \.number: .number,
                \.links: .link, \.phoneNumbers: .phoneNumber, \.emailAddresses: .emailAddress,
                \.moneyAmounts: .moneyAmount, \.shipmentTrackingNumbers: .shipmentTrackingNumber,
                \.postalAddresses: .postalAddress, \.calendarEvents: .calendarEvent, \.flightNumbers: .flightNumber,
            ]
        }
    }

    /// Detects patterns in the first text. The handler is called once on the main thread, with those of the patterns
    /// that the text has. A pasteboard without a text has none.
    public func detectPatterns(
        for patterns: Set<DetectionPattern>,
        completionHandler: @escaping @MainActor (Result<Set<DetectionPattern>, any Error>) -> Void
    ) {
        detect(patterns) { completionHandler(.success(Set($0.keys))) }
    }

    /// Detects values in the first text. The handler is called once on the main thread, with the values of those of the
    /// patterns that the text has: a `Double` for `number`, a `String` for `probableWebURL` and `probableWebSearch`,
    /// and an array of matches for the other patterns.
    public func detectValues(
        for patterns: Set<DetectionPattern>,
        completionHandler: @escaping @MainActor (Result<[DetectionPattern: Any], any Error>) -> Void
    ) {
        detect(patterns) { found in completionHandler(.success(found)) }
    }

    /// Returns those of the key paths of values that the first text has.
    public func detectedPatterns(for keyPaths: Set<PartialKeyPath<DetectedValues>>) async throws
        -> Set<PartialKeyPath<DetectedValues>>
    { try await detectedValues(for: keyPaths).patterns }

    /// Returns the values of key paths in the first text.
    public func detectedValues(for keyPaths: Set<PartialKeyPath<DetectedValues>>) async throws -> DetectedValues {
        let patterns = DetectedValues.patterns(of: keyPaths)
        return await withCheckedContinuation { done in
            detect(patterns) { found in done.resume(returning: DetectedValues(found)) }
        }
    }

    /// Passes the detected patterns, each with its value.
    func detect(
        _ patterns: Set<DetectionPattern>, _ done: @escaping @MainActor ([DetectionPattern: Any]) -> Void
    ) {
        DetectionPattern.logMissing(patterns)
        loadText { text in
            let values = PasteboardPatterns(text ?? "").values
            done(values.filter { patterns.contains($0.key) })
        }
    }

    /// Passes the first text; nil without one.
    func loadText(_ done: @escaping @MainActor (String?) -> Void) {
        guard let data = source.foreign else { return done(string ?? url?.absoluteString) }
        guard let name = MediaType.offered(MediaType.plainText, among: data.types) else { return done(nil) }
        data.load(name, progress: nil) { bytes in done(bytes.flatMap { MediaType.text($0, as: name) }) }
    }
}
