import Foundation

/// A unit of time in the text of an amount.
struct DurationUnit {
    let unit: UnitText.Unit
    let component: Calendar.Component
    let flag: NSCalendar.Unit
    /// The largest amount that calendars can count: about 100,000 years.
    let limit: Int

    static let all = [
        DurationUnit(unit: .year, component: .year, flag: .year, limit: 100_000),
        DurationUnit(unit: .month, component: .month, flag: .month, limit: 1_200_000),
        DurationUnit(unit: .week, component: .weekOfMonth, flag: .weekOfMonth, limit: 5_000_000),
        DurationUnit(unit: .day, component: .day, flag: .day, limit: 36_000_000),
        DurationUnit(unit: .hour, component: .hour, flag: .hour, limit: 900_000_000),
        DurationUnit(unit: .minute, component: .minute, flag: .minute, limit: 50_000_000_000),
        DurationUnit(unit: .second, component: .second, flag: .second, limit: 3_000_000_000_000),
    ]
}

/// An amount of one unit.
struct DurationPart: Equatable {
    var unit: UnitText.Unit
    var value: Int
}

/// The units in the text of an amount of time, the largest first, without omitted zeros. The list is never empty.
struct DurationParts {
    private(set) var parts: [DurationPart]

    init(_ all: [DurationPart], isPositional: Bool, _ zeros: DateComponentsFormatter.ZeroFormattingBehavior, limit: Int)
    {
        parts = all
        let dropped: DateComponentsFormatter.ZeroFormattingBehavior =
            zeros.contains(.pad)
            ? zeros.subtracting(.default) : zeros.contains(.default) ? (isPositional ? .dropLeading : .dropAll) : zeros
        let last = all.last
        if dropped.contains(.dropLeading) { parts = Array(parts.drop { $0.value == 0 }) }
        if limit > 0 { parts = Array(parts.prefix(limit)) }
        if dropped.contains(.dropTrailing), let end = parts.lastIndex(where: { $0.value != 0 }) {
            parts.removeSubrange((end + 1)...)
        }
        if dropped.contains(.dropMiddle), parts.count > 2 {
            parts = [parts[0]] + parts[1..<(parts.count - 1)].filter { $0.value != 0 } + [parts[parts.count - 1]]
        }
        if dropped.isSuperset(of: .dropAll) { parts.removeAll { $0.value == 0 } }
        if parts.isEmpty, let last { parts = [last] }
    }

    /// `1d 2:03:04`: hours, minutes and seconds separated by colons, after the larger units with their short names.
    static func positional(_ parts: [DurationPart], _ words: UnitText, pads: Bool) -> String {
        let isTimes = { (part: DurationPart) in [.hour, .minute, .second].contains(part.unit) }
        let numbers = NumberFormatter()
        numbers.locale = words.locale
        let times = parts.filter(isTimes).enumerated().map { index, part in
            numbers.minimumIntegerDigits = pads || index > 0 ? 2 : 1
            return numbers.string(from: NSNumber(value: part.value)) ?? "\(part.value)"
        }
        let larger = parts.filter { !isTimes($0) }
        // A single unit is a plain number.
        if times.isEmpty, larger.count == 1 {
            return numbers.string(from: NSNumber(value: larger[0].value)) ?? "\(larger[0].value)"
        }
        return (larger.map { words.text($0.value, $0.unit) } + (times.isEmpty ? [] : [times.joined(separator: ":")]))
            .joined(separator: " ")
    }
}
