import Diagnostics
public import Foundation

/// A formatter of amounts of time, as in "2 hours, 5 minutes" and "2:05:00". Foundation on Linux lacks the class; the
/// words are those of its ICU.
///
/// Documented (DateComponentsFormatter): the language is that of the ``calendar``'s locale, or else the user's.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// How units are written: "9:41:30", "9h 41m 30s", "9 hr, 41 min, 30 sec", "9 hours, 41 minutes, 30 seconds",
    /// spelled-out numbers, and "9hr 41min 30sec".
    public enum UnitsStyle: Int, Sendable { case positional = 0, abbreviated, short, full, spellOut, brief }

    /// Which units with the value 0 are omitted.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Omits leading units for `positional`, and all units with the value 0 for the other styles.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// Omits no unit; `positional` writes two digits for each unit.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// How units are written. The default is `positional`.
    open var unitsStyle = UnitsStyle.positional
    /// The units that the text may use: year, month, week of month, day, hour, minute and second. Other units are
    /// ignored. The default is empty, which means years, months, days, hours, minutes and seconds (Chosen).
    open var allowedUnits: NSCalendar.Unit = []
    /// Which units with the value 0 are omitted. The default is `default`.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The calendar that counts months and days, and whose locale gives the language. Setting nil restores the current
    /// calendar.
    open var calendar: Calendar? {
        get { ownCalendar ?? .current }
        set { ownCalendar = newValue }
    }
    private var ownCalendar: Calendar?
    /// The date at which an amount of time begins, which decides the length of months. The default is nil, which means
    /// 1 January 2001.
    open var referenceDate: Date?
    /// The largest number of units in the text, counted from the largest unit. Smaller units are cut off. The default
    /// is 0, which means no limit.
    open var maximumUnitCount = 0
    /// Whether a largest unit with the value 1 is counted in the next smaller unit, as in "90 minutes". The default is
    /// false.
    open var collapsesLargestUnit = false
    /// Stored and returned.
    /// - Coverage: inert (the smallest unit is a whole number)
    open var allowsFractionalUnits = false {
        didSet {
            if allowsFractionalUnits {
                Log.once("DateComponentsFormatter.allowsFractionalUnits has no effect: units are whole numbers")
            }
        }
    }
    /// Whether the text begins with "About". The default is false. English only: for other languages the phrase is
    /// omitted and the log says so.
    open var includesApproximationPhrase = false
    /// Whether the text ends with "remaining". The default is false. English only: for other languages the phrase is
    /// omitted and the log says so.
    open var includesTimeRemainingPhrase = false
    /// Stored and returned.
    /// - Coverage: inert (ICU decides about capitals)
    open var formattingContext = Formatter.Context.unknown {
        didSet {
            if formattingContext != .unknown {
                Log.once("DateComponentsFormatter.formattingContext has no effect: ICU decides about capitals")
            }
        }
    }

    /// Returns the text for the sum of the components, divided among the allowed units. Returns nil for more than about
    /// 6,000 years.
    open func string(from components: DateComponents) -> String? {
        guard Self.isCounted(start) else { return nil }
        let start = self.start
        var used = DateComponents()
        // The largest amounts that a calendar can count. Larger amounts have no text.
        for unit in DurationUnit.all {
            guard let value = components.value(for: unit.component), value != NSDateComponentUndefined else { continue }
            guard value >= -unit.limit, value <= unit.limit else { return nil }
            used.setValue(value, for: unit.component)
        }
        return counting.date(byAdding: used, to: start).flatMap { text(from: start, to: $0) }
    }

    /// Returns the text for the time from one date to another. Returns nil for a date more than about 6,000 years from
    /// 2001.
    open func string(from startDate: Date, to endDate: Date) -> String? { text(from: startDate, to: endDate) }

    /// Returns the text for a number of seconds. Returns nil for a number that is not finite or more than about 3,000
    /// years.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite, abs(ti) <= 1e11 else { return nil }
        return text(from: start, to: start.addingTimeInterval(ti.rounded(.towardZero)))
    }

    /// Returns the text for components in a style, with the defaults of the other properties.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    /// Returns the text for `DateComponents`, or nil for another object.
    override open func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap { string(from: $0) } }

    // MARK: Counting

    private var start: Date { referenceDate ?? Date(timeIntervalSinceReferenceDate: 0) }
    private var locale: Locale { ownCalendar?.locale.flatMap { $0.identifier.isEmpty ? nil : $0 } ?? .current }

    /// Whether a calendar counts reliably at this date: within some thousand years.
    private static func isCounted(_ date: Date) -> Bool { abs(date.timeIntervalSinceReferenceDate) <= 2e11 }

    /// A calendar in GMT, in which each day has 24 hours.
    private var counting: Calendar {
        var calendar = self.calendar ?? .current
        calendar.timeZone = .gmt
        return calendar
    }

    private func text(from start: Date, to end: Date) -> String? {
        guard Self.isCounted(start), Self.isCounted(end) else { return nil }
        let (first, last) = start <= end ? (start, end) : (end, start)
        var allowed = DurationUnit.all.filter { allowedUnits.contains($0.flag) }
        if allowed.isEmpty { allowed = DurationUnit.all.filter { $0.unit != .week } }
        func count(_ units: [DurationUnit]) -> [DurationPart] {
            let found = counting.dateComponents(Set(units.map(\.component)), from: first, to: last)
            return units.map { DurationPart(unit: $0.unit, value: found.value(for: $0.component) ?? 0) }
        }
        var parts = count(allowed)
        if collapsesLargestUnit, let largest = parts.firstIndex(where: { $0.value != 0 }), parts[largest].value == 1,
            largest + 1 < parts.count
        {
            allowed.removeSubrange(...largest)
            parts = count(allowed)
        }
        let shown = DurationParts(
            parts, isPositional: unitsStyle == .positional, zeroFormattingBehavior, limit: maximumUnitCount)
        return decorated((start > end ? "-" : "") + written(shown.parts))
    }

    // MARK: Writing

    private func written(_ parts: [DurationPart]) -> String {
        let width: UnitText.Width =
            switch unitsStyle {
            case .full, .spellOut: .full
            case .short, .brief: .short
            default: .narrow
            }
        let words = UnitText(locale: locale, width: width)
        switch unitsStyle {
        case .positional: return DurationParts.positional(parts, words, pads: zeroFormattingBehavior.contains(.pad))
        case .spellOut: return words.joined(parts.map { spelledOut($0, words) })
        case .brief where isEnglish:
            return parts.map { words.text($0.value, $0.unit).filter { $0 != " " } }.joined(separator: " ")
        default: return words.joined(parts.map { words.text($0.value, $0.unit) })
        }
    }

    private func spelledOut(_ part: DurationPart, _ words: UnitText) -> String {
        let text = words.text(part.value, part.unit)
        let numbers = NumberFormatter()
        numbers.locale = locale
        numbers.numberStyle = .decimal
        guard let digits = numbers.string(from: NSNumber(value: part.value)), let place = text.range(of: digits) else {
            return text
        }
        numbers.numberStyle = .spellOut
        return numbers.string(from: NSNumber(value: part.value)).map { text.replacingCharacters(in: place, with: $0) }
            ?? text
    }

    private var isEnglish: Bool { locale.language.languageCode?.identifier == "en" }

    private func decorated(_ text: String) -> String {
        guard includesApproximationPhrase || includesTimeRemainingPhrase else { return text }
        guard isEnglish else {
            Log.once(
                """
                DateComponentsFormatter writes "About" and "remaining" in English alone: the text in \
                \(locale.identifier) is without them
                """
            )
            return text
        }
        return (includesApproximationPhrase ? "About " : "") + text + (includesTimeRemainingPhrase ? " remaining" : "")
    }
}
