import Foundation

/// Amounts of money in a text: a number beside the sign or the code of a currency.
enum MoneyPattern {
    /// Chosen: the most traded currency with each sign.
    private static let signs = ["$": "USD", "€": "EUR", "£": "GBP", "¥": "JPY", "₹": "INR", "₩": "KRW", "₽": "RUB"]

    static func matches(in text: String) -> [DDMatchMoneyAmount] {
        let before = #/(?<unit>[$€£¥₹₩₽]|[A-Z]{3})[ \u{A0}]?(?<number>\d[\d.,]*)(?![\p{L}\p{N}])/#
        let after = #/(?<number>\d[\d.,]*)[ \u{A0}]?(?<unit>[$€£¥₹₩₽]|[A-Z]{3})(?![\p{L}\p{N}])/#
        let first = text.matches(of: before).map { ($0.range, $0.output.unit, $0.output.number) }
        let second = text.matches(of: after).map { ($0.range, $0.output.unit, $0.output.number) }
        var end = text.startIndex
        var found: [DDMatchMoneyAmount] = []
        for (range, unit, number) in (first + second).sorted(by: { $0.0.lowerBound < $1.0.lowerBound })
        where range.lowerBound >= end && text.startsWord(at: range.lowerBound) {
            guard let currency = currency(String(unit)), let amount = amount(String(number)) else { continue }
            let ended = text[range].hasSuffix(".") || text[range].hasSuffix(",")
            found.append(
                DDMatchMoneyAmount(
                    String(ended ? text[range].dropLast() : text[range]), currency: currency, amount: amount))
            end = range.upperBound
        }
        return found
    }

    private static func currency(_ unit: String) -> String? {
        if let code = signs[unit] { return code }
        return Locale.commonISOCurrencyCodes.contains(unit) ? unit : nil
    }

    /// The last separator divides the whole part from at most two digits. Other separators divide groups of three
    /// digits.
    private static func amount(_ digits: String) -> Double? {
        var digits = digits
        while let last = digits.last, !last.isNumber { digits.removeLast() }
        let parts = digits.split(omittingEmptySubsequences: false) { ".,".contains($0) }
        guard let first = parts.first, let last = parts.last else { return nil }
        guard parts.count > 1 else { return Double(digits) }
        let hasCents = last.count <= 2
        let groups = hasCents ? parts.dropLast() : parts[...]
        guard groups.count == 1 || first.count <= 3, groups.dropFirst().allSatisfy({ $0.count == 3 }) else {
            return nil
        }
        return Double(groups.joined() + (hasCents ? "." + last : ""))
    }
}

/// Tracking numbers whose last character checks the others, so that other numbers are not found.
enum TrackingPattern {
    static func matches(in text: String) -> [DDMatchShipmentTrackingNumber] {
        let found = text.matches(of: #/1Z(?: ?[0-9A-Z]){16}(?![\p{L}\p{N}])/#)
        return found.filter { text.startsWord(at: $0.range.lowerBound) }.compactMap { match in
            let number = match.output.filter { $0 != " " }
            guard isNumberOfUPS(number) else { return nil }
            return DDMatchShipmentTrackingNumber(String(match.output), carrier: "UPS", trackingNumber: number)
        }
    }

    /// Documented (UPS): the last digit completes the sum of the other characters after `1Z` to a multiple of ten. Each
    /// second character counts twice; a letter counts as its place in the alphabet plus two.
    private static func isNumberOfUPS(_ number: String) -> Bool {
        let values = number.dropFirst(2).compactMap { character -> Int? in
            character.wholeNumberValue ?? character.asciiValue.map { (Int($0) - 63) % 10 }
        }
        guard values.count == 16, let check = number.last?.wholeNumberValue else { return false }
        let sum = values.dropLast().enumerated().reduce(0) { $0 + $1.element * ($1.offset % 2 == 0 ? 1 : 2) }
        return (10 - sum % 10) % 10 == check
    }
}

extension String {
    /// Whether neither a letter, a digit nor a sign of a currency is before an index.
    fileprivate func startsWord(at index: Index) -> Bool {
        guard index > startIndex else { return true }
        let before = self[self.index(before: index)]
        return !before.isLetter && !before.isNumber && !before.isCurrencySymbol && before != "." && before != ","
    }
}
