import Foundation
import FoundationAdditions

/// The patterns of one text.
struct PasteboardPatterns {
    private let text: String

    /// Chosen: a longer text is no search.
    private static let longestSearch = 200

    init(_ text: String) { self.text = text.trimmingCharacters(in: .whitespacesAndNewlines) }

    /// The patterns that the text has, with their values.
    var values: [UIPasteboard.DetectionPattern: Any] {
        guard !text.isEmpty else { return [:] }
        var found: [UIPasteboard.DetectionPattern: Any] = [:]
        if let number { found[.number] = number }
        let matches = self.matches
        if let webAddress = webAddress(matches) {
            found[.probableWebURL] = webAddress
        } else if text.count <= Self.longestSearch, !text.contains(where: \.isNewline) {
            found[.probableWebSearch] = text
        }
        func add(_ pattern: UIPasteboard.DetectionPattern, _ values: [DDMatch]) {
            if !values.isEmpty { found[pattern] = values }
        }
        add(.phoneNumber, matches.filter { $0.phoneNumber != nil }.map { DDMatchPhoneNumber(words(of: $0)) })
        let links = matches.compactMap { match in match.url.map { (words: words(of: match), url: $0) } }
        add(.emailAddress, links.filter { $0.url.scheme == "mailto" }.map { DDMatchEmailAddress($0.words) })
        add(.link, links.filter { $0.url.scheme != "mailto" }.map { DDMatchLink($0.words, $0.url) })
        add(.moneyAmount, MoneyPattern.matches(in: searched))
        add(.shipmentTrackingNumber, TrackingPattern.matches(in: searched))
        return found
    }

    private func words(of match: NSTextCheckingResult) -> String { NSString(string: text).substring(with: match.range) }

    /// Chosen: longer texts are searched in their first part.
    private var searched: String { String(text.prefix(10_000)) }

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
