import Foundation

/// The wheels of a date picker: the content of their rows, and the date after a turn of a wheel. Contains only
/// decisions; displays no views.
///
/// Months, days of a month, hours and minutes are cyclic: their rows repeat ``turns`` times.
@MainActor
struct DateWheels {
    enum Column: Hashable { case day, month, dayOfMonth, year, hour, minute, period, hours, minutes }

    let columns: [Column]
    let calendar: Calendar
    let locale: Locale
    let interval: Int
    /// The day in the middle of the wheel of days.
    private let base: Date
    private let hasPeriod: Bool
    private let dayFormat: DateFormatter
    /// The row of the current day and its text; nil in a wheel without the current day.
    private let today: (row: Int, title: String)?

    static let turns = 100
    /// Chosen: the number of days before and after the middle row.
    static let days = 20_000
    /// Chosen: later years do not have a constant length everywhere.
    private static let years = 9_999

    init(
        _ mode: UIDatePicker.Mode, calendar: Calendar, locale: Locale, interval: Int, around base: Date,
        now: Date? = nil
    ) {
        (self.calendar, self.locale, self.interval, self.base) = (calendar, locale, interval, base)
        let clock = Self.letters("j", locale)
        hasPeriod = clock.contains("a")
        let isPeriodFirst =
            clock.firstIndex(of: "a").flatMap { a in clock.firstIndex { $0 == "h" || $0 == "K" }.map { a < $0 } }
            ?? false
        let time: [Column] =
            !hasPeriod ? [.hour, .minute] : isPeriodFirst ? [.period, .hour, .minute] : [.hour, .minute, .period]
        let letters: [(Character, Column)] = [("y", .year), ("M", .month), ("L", .month), ("d", .dayOfMonth)]
        func inOrder(_ template: String) -> [Column] {
            var found: [Column] = []
            for letter in Self.letters(template, locale) {
                if let column = letters.first(where: { $0.0 == letter })?.1, !found.contains(column) {
                    found.append(column)
                }
            }
            return found
        }
        switch mode {
        case .time: columns = time
        case .date: columns = inOrder("yMMMMd")
        case .yearAndMonth: columns = inOrder("yMMMM")
        case .dateAndTime: columns = [.day] + time
        case .countDownTimer: columns = [.hours, .minutes]
        }
        dayFormat = DateFormatter()
        dayFormat.calendar = calendar
        dayFormat.timeZone = calendar.timeZone
        dayFormat.locale = locale
        dayFormat.setLocalizedDateFormatFromTemplate("EEEMMMd")
        // By eye: "Wed Jun 12" on the wheel, without the comma of sentences.
        dayFormat.dateFormat = dayFormat.dateFormat.replacingOccurrences(of: ",", with: "")
        today = now.map { now in
            let style = Date.AnchoredRelativeFormatStyle(
                anchor: now, allowedFields: [.day], presentation: .named, unitsStyle: .wide, locale: locale,
                calendar: calendar,
                capitalizationContext: .beginningOfSentence)
            return (Self.days + Self.days(from: base, to: now, calendar), style.format(now))
        }
    }

    /// The letters of the locale's format for a template, without quoted text.
    private static func letters(_ template: String, _ locale: Locale) -> [Character] {
        var isQuoted = false
        return (DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template).filter {
            if $0 == "'" { isQuoted.toggle() }
            return !isQuoted
        }
    }

    // MARK: Rows

    /// The number of rows after which a wheel repeats; nil for a wheel that does not repeat.
    private func period(_ column: Column) -> Int? {
        switch column {
        case .month: max(calendar.standaloneMonthSymbols.count, 1)
        case .dayOfMonth: calendar.maximumRange(of: .day)?.count ?? 31
        case .hour: hasPeriod ? 12 : 24
        case .minute, .minutes: 60 / interval
        case .day, .year, .period, .hours: nil
        }
    }

    func count(_ column: Column) -> Int {
        switch column {
        case .day: 2 * Self.days + 1
        case .year: Self.years
        case .period: 2
        case .hours: 24
        default: (period(column) ?? 1) * Self.turns
        }
    }

    private func value(_ column: Column, _ row: Int) -> Int { period(column).map { row % $0 } ?? row }

    func title(_ column: Column, _ row: Int) -> String {
        let value = value(column, row)
        switch column {
        case .day where row == today?.row: return today?.title ?? ""
        case .day:
            return calendar.date(byAdding: .day, value: row - Self.days, to: base).map { dayFormat.string(from: $0) }
                ?? ""
        case .month: return calendar.standaloneMonthSymbols[value]
        case .dayOfMonth, .year: return number(value + 1)
        case .hour: return number(hasPeriod && value == 0 ? 12 : value)
        case .minute: return number(value * interval, digits: 2)
        case .period: return value == 0 ? calendar.amSymbol : calendar.pmSymbol
        case .hours:
            return Duration.seconds(value * 3600).formatted(
                .units(allowed: [.hours], width: .abbreviated).locale(locale))
        case .minutes:
            return Duration.seconds(value * interval * 60).formatted(
                .units(allowed: [.minutes], width: .abbreviated).locale(locale))
        }
    }

    private func number(_ number: Int, digits: Int = 1) -> String {
        number.formatted(.number.grouping(.never).precision(.integerLength(digits...)).locale(locale))
    }

    // MARK: Dates

    /// The row for `date` that is nearest to `row`.
    func row(_ column: Column, for date: Date, near row: Int) -> Int {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        let hour = parts.hour ?? 0
        let value =
            switch column {
            case .day: daysFromBase(date) + Self.days
            case .month: (parts.month ?? 1) - 1
            case .dayOfMonth: (parts.day ?? 1) - 1
            case .year: (parts.year ?? 1) - 1
            case .hour: hasPeriod ? hour % 12 : hour
            case .minute, .minutes: (parts.minute ?? 0) / interval
            case .period: hour / 12
            case .hours: hour
            }
        guard let period = period(column) else { return min(max(value, 0), count(column) - 1) }
        let start = row < 0 ? period * Self.turns / 2 : row - row % period
        return [start - period, start, start + period].map { $0 + value }.filter { (0..<count(column)).contains($0) }
            .min { row < 0 ? abs($0 - start) < abs($1 - start) : abs($0 - row) < abs($1 - row) } ?? 0
    }

    private func daysFromBase(_ date: Date) -> Int { Self.days(from: base, to: date, calendar) }

    private static func days(from base: Date, to date: Date, _ calendar: Calendar) -> Int {
        calendar.dateComponents([.day], from: calendar.startOfDay(for: base), to: calendar.startOfDay(for: date)).day
            ?? 0
    }

    /// The date after a turn of one wheel. A day that the month does not have becomes its last day.
    func date(_ date: Date, turning column: Column, to row: Int) -> Date {
        let value = value(column, row)
        var parts = calendar.dateComponents(
            [.era, .year, .month, .day, .hour, .minute, .second, .nanosecond], from: date)
        let hour = parts.hour ?? 0
        switch column {
        case .day: return calendar.date(byAdding: .day, value: value - Self.days - daysFromBase(date), to: date) ?? date
        case .month: parts.month = value + 1
        case .dayOfMonth: parts.day = value + 1
        case .year: parts.year = value + 1
        case .hour: parts.hour = hasPeriod ? hour / 12 * 12 + value : value
        case .period: parts.hour = hour % 12 + value * 12
        case .hours: parts.hour = value
        case .minute, .minutes: parts.minute = value * interval
        }
        if let last = lastDay(parts), let day = parts.day, day > last { parts.day = last }
        return calendar.date(from: parts) ?? date
    }

    private func lastDay(_ parts: DateComponents) -> Int? {
        let first = calendar.date(from: DateComponents(era: parts.era, year: parts.year, month: parts.month, day: 1))
        return first.flatMap { calendar.range(of: .day, in: .month, for: $0)?.count }
    }

    /// Whether a part of the row is inside the range.
    func allows(_ column: Column, _ row: Int, from date: Date, in range: ClosedRange<Date>) -> Bool {
        let unit: Calendar.Component
        switch column {
        case .year: unit = .year
        case .month: unit = .month
        case .day: unit = .day
        case .dayOfMonth:
            let parts = calendar.dateComponents([.era, .year, .month], from: date)
            if let last = lastDay(parts), value(column, row) >= last { return false }
            unit = .day
        case .hour: unit = .hour
        case .minute: unit = .minute
        case .period, .hours, .minutes: return true
        }
        let turned = self.date(date, turning: column, to: row)
        guard let whole = calendar.dateInterval(of: unit, for: turned) else { return true }
        return whole.start <= range.upperBound && whole.end > range.lowerBound
    }

    /// The latest whole number of intervals that is not after the date.
    func rounded(_ date: Date) -> Date {
        let minute = calendar.component(.minute, from: date)
        guard minute % interval != 0, let hour = calendar.dateInterval(of: .hour, for: date)?.start else { return date }
        return hour.addingTimeInterval(Double(minute / interval * interval * 60))
    }
}
