/// Addresses and phone numbers in plain text.
///
/// The scan takes time in proportion to the text. It finds addresses with `http://`, `https://` or `www.`, e-mail
/// addresses, and phone numbers by their digits. Postal addresses, dates, flights and tracking numbers need a language
/// model, and are not found.
package enum DataDetection {
    package struct Item: Hashable, Sendable {
        package enum Content: Hashable, Sendable {
            /// The URL, such as `mailto:someone@example.com`.
            case link(String)
            /// The digits of the number, after a plus for an international number.
            case phoneNumber(String)
        }

        /// In UTF-16 units.
        package var range: Range<Int>
        package var content: Content

        /// The URL that opens the item.
        package var address: String {
            switch content {
            case .link(let address): address
            case .phoneNumber(let number): "tel:" + number
            }
        }
    }

    /// The items of a text from its start to its end.
    package static func items(in text: String, links: Bool, phoneNumbers: Bool) -> [Item] {
        let units = Array(text.utf16)
        var found = links ? Self.links(in: units) : []
        if phoneNumbers {
            let numbers = Self.phoneNumbers(in: units)
            // A number inside of an address belongs to the address.
            var (merged, place) = ([Item](), 0)
            for number in numbers {
                while place < found.count, found[place].range.lowerBound < number.range.upperBound {
                    merged.append(found[place])
                    place += 1
                }
                if merged.last?.range.overlaps(number.range) != true { merged.append(number) }
            }
            found = merged + found[place...]
        }
        return found
    }

    // MARK: Links

    private static func links(in units: [UInt16]) -> [Item] {
        var (found, start) = ([Item](), 0)
        for end in 0...units.count where end == units.count || !isPartOfWord(units[end]) {
            if end > start, let item = link(units, start..<end) { found.append(item) }
            start = end + 1
        }
        return found
    }

    /// In UTF-16 units. Chosen: longer words are not addresses.
    private static let longest = 2_000

    private static func link(_ units: [UInt16], _ word: Range<Int>) -> Item? {
        guard word.count <= longest else { return nil }
        // Punctuation around an address is not a part of it.
        var (low, high) = (word.lowerBound, word.upperBound)
        while low < high, "'*_~".utf16.contains(units[low]) { low += 1 }
        while high > low, isClosing(units, low..<high) { high -= 1 }
        let text = String(decoding: units[low..<high], as: UTF16.self)
        let lower = text.lowercased()
        for scheme in ["http://", "https://"] where lower.hasPrefix(scheme) {
            let rest = lower.dropFirst(scheme.count)
            guard let first = rest.unicodeScalars.first, isWordScalar(first) else { return nil }
            return Item(range: low..<high, content: .link(text))
        }
        if lower.hasPrefix("www."), isHost(lower.prefix { $0 != "/" && $0 != "?" && $0 != "#" && $0 != ":" }) {
            return Item(range: low..<high, content: .link("http://" + text))
        }
        let mail = lower.hasPrefix("mailto:") ? lower.dropFirst(7) : lower[...]
        let parts = mail.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, isHost(parts[1]),
            parts[0].utf8.allSatisfy({ isAlphanumeric($0) || "._%+-".utf8.contains($0) })
        else { return nil }
        return Item(range: low..<high, content: .link(lower.hasPrefix("mailto:") ? text : "mailto:" + text))
    }

    /// Whether a name has two labels or more, and ends with letters.
    private static func isHost(_ name: Substring) -> Bool {
        let labels = name.split(separator: ".", omittingEmptySubsequences: false)
        guard labels.count >= 2, let last = labels.last, last.count >= 2 else { return false }
        return labels.allSatisfy { label in
            !label.isEmpty && label.unicodeScalars.allSatisfy { isWordScalar($0) || $0 == "-" }
        } && !last.utf8.contains { $0 >= 48 && $0 <= 57 }
    }

    private static func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x80 || isAlphanumeric(scalar.value)
    }

    private static func isAlphanumeric<Number: BinaryInteger>(_ unit: Number) -> Bool {
        (48...57).contains(unit) || (65...90).contains(unit) || (97...122).contains(unit)
    }

    /// Spaces, brackets and quotes separate words. A parenthesis may be a part of an address.
    private static func isPartOfWord(_ unit: UInt16) -> Bool {
        switch unit {
        case 0...0x20, 0x22, 0x3C, 0x3E, 0x5B, 0x5D, 0x60, 0x7B, 0x7C, 0x7D, 0x7F...0xA0, 0xAB, 0xBB: false
        case 0x2000...0x200B, 0x2018...0x201F, 0x2028, 0x2029, 0x3000...0x3002, 0xFFFC: false
        case 0x28: false
        default: true
        }
    }

    private static func isClosing(_ units: [UInt16], _ range: Range<Int>) -> Bool {
        ".,;:!?'*_~)".utf16.contains(units[range.upperBound - 1])
    }

    // MARK: Phone numbers

    private static func phoneNumbers(in units: [UInt16]) -> [Item] {
        var (found, place) = ([Item](), 0)
        while place < units.count {
            guard isDigit(units[place]) || units[place] == 0x2B || units[place] == 0x28,
                place == 0 || !(isAlphanumeric(units[place - 1]) || isJoint(units[place - 1]))
            else {
                place += 1
                continue
            }
            // The longest run of digits and separators, up to the last digit.
            var (end, next) = (place, place)
            while next < units.count, isPartOfNumber(units[next]) || (units[next] == 0x2B && next == place) {
                next += 1
                if isDigit(units[next - 1]) { end = next }
            }
            if end > place, end == units.count || !isAlphanumeric(units[end]) && units[end] != 0x40,
                let number = number(units[place..<end])
            {
                found.append(Item(range: place..<end, content: .phoneNumber(number)))
            }
            place = max(next, place + 1)
        }
        return found
    }

    /// The digits of a phone number, with a plus; nil for another number.
    ///
    /// Chosen: 7 to 15 digits after a plus; otherwise 10 or 11 digits, or 7 digits with one separator. Dates, prices
    /// and long numbers are not phone numbers.
    private static func number(_ units: ArraySlice<UInt16>) -> String? {
        let digits = units.filter { isDigit($0) }
        let isInternational = units.first == 0x2B
        let separators = units.count - digits.count - (isInternational ? 1 : 0)
        let fits =
            isInternational
            ? (7...15).contains(digits.count)
            : (10...11).contains(digits.count) && separators <= 5 || digits.count == 7 && separators == 1
        guard fits else { return nil }
        return (isInternational ? "+" : "") + String(decoding: digits, as: UTF16.self)
    }

    private static func isDigit(_ unit: UInt16) -> Bool { (48...57).contains(unit) }
    /// A character that joins a number with the text before it.
    private static func isJoint(_ unit: UInt16) -> Bool { "/=&#@_-.,".utf16.contains(unit) }
    private static func isPartOfNumber(_ unit: UInt16) -> Bool {
        isDigit(unit) || " -.()/\u{A0}".utf16.contains(unit)
    }
}
