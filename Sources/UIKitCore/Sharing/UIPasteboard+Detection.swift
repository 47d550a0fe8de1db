import DataExchange
import Foundation
import FoundationAdditions
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
        /// A text with an address. `detectValues` has no value for it.
        public static let link = DetectionPattern(rawValue: name("link"))
        /// A text with a phone number. `detectValues` has no value for it.
        public static let phoneNumber = DetectionPattern(rawValue: name("phone-number"))
        /// A text with an e-mail address. `detectValues` has no value for it.
        public static let emailAddress = DetectionPattern(rawValue: name("email-address"))

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
        private let found: Set<DetectionPattern>

        /// The key paths of the detected values.
        public var patterns: Set<PartialKeyPath<DetectedValues>> {
            Set(Self.patterns.filter { found.contains($0.value) }.map(\.key))
        }

        init(_ found: [DetectionPattern: Any?]) {
            let values = found.compactMapValues { $0 }
            probableWebURL = values[.probableWebURL] as? String ?? ""
            probableWebSearch = values[.probableWebSearch] as? String ?? ""
            number = values[.number] as? Double
            self.found = Set(values.keys)
        }

        /// The patterns of key paths.
        static func patterns(of keyPaths: Set<PartialKeyPath<DetectedValues>>) -> Set<DetectionPattern> {
            Set(keyPaths.compactMap { patterns[$0] })
        }

        private static var patterns: [PartialKeyPath<DetectedValues>: DetectionPattern] {
            [\.probableWebURL: .probableWebURL, \.probableWebSearch: .probableWebSearch, \.number: .number]
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
    /// patterns that the text has: a `Double` for `number`, a `String` for `probableWebURL` and `probableWebSearch`.
    public func detectValues(
        for patterns: Set<DetectionPattern>,
        completionHandler: @escaping @MainActor (Result<[DetectionPattern: Any], any Error>) -> Void
    ) {
        detect(patterns) { found in completionHandler(.success(found.compactMapValues { $0 })) }
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

    /// Passes the detected patterns, each with its value or nil.
    func detect(
        _ patterns: Set<DetectionPattern>, _ done: @escaping @MainActor ([DetectionPattern: Any?]) -> Void
    ) {
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

/// The patterns of one text.
struct PasteboardPatterns {
    private let text: String

    /// Chosen: a longer text is no search.
    private static let longestSearch = 200

    init(_ text: String) { self.text = text.trimmingCharacters(in: .whitespacesAndNewlines) }

    /// The patterns that the text has; nil for a pattern without a value.
    var values: [UIPasteboard.DetectionPattern: Any?] {
        guard !text.isEmpty else { return [:] }
        var found: [UIPasteboard.DetectionPattern: Any?] = [:]
        if let number { found[.number] = number }
        let matches = self.matches
        if let webAddress = webAddress(matches) {
            found[.probableWebURL] = webAddress
        } else if text.count <= Self.longestSearch, !text.contains(where: \.isNewline) {
            found[.probableWebSearch] = text
        }
        for match in matches {
            let pattern: UIPasteboard.DetectionPattern =
                match.phoneNumber != nil ? .phoneNumber : match.url?.scheme == "mailto" ? .emailAddress : .link
            found.updateValue(nil, forKey: pattern)
        }
        return found
    }

    private var number: Double? {
        let digits = CharacterSet(charactersIn: "+-.0123456789eE")
        guard text.unicodeScalars.allSatisfy(digits.contains), let number = Double(text), number.isFinite else {
            return nil
        }
        return number
    }

    private var matches: [NSTextCheckingResult] {
        // Links and phone numbers: Foundation deprecates the names of these types.
        let types: NSTextCheckingTypes = 1 << 5 | 1 << 11
        guard let detector = try? NSDataDetector(types: types) else { return [] }
        // Chosen: longer texts are searched in their first part.
        let part = NSRange(location: 0, length: min(text.utf16.count, 10_000))
        return detector.matches(in: text, range: part)
    }

    /// The whole text as the address of a web page.
    private func webAddress(_ matches: [NSTextCheckingResult]) -> String? {
        if let first = matches.first, first.range == NSRange(location: 0, length: text.utf16.count), let url = first.url
        {
            return url.scheme == "mailto" ? nil : text
        }
        guard number == nil, text.wholeMatch(of: #/[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}(:\d+)?(/\S*)?/#) != nil
        else { return nil }
        return text
    }
}
