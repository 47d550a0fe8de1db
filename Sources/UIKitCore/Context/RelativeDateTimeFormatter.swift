public import Foundation

/// A formatter of the time between two dates, as in "2 hours ago" and "tomorrow". Foundation on Linux lacks the class;
/// the words are those of its `Date.RelativeFormatStyle`.
///
/// The text shows the largest unit that is not 0 and cuts off smaller units: 90 minutes are "1 hour".
/// Documented (NSRelativeDateTimeFormatter.h): the text has one unit only, the largest.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// Whether the text may be "yesterday" instead of "1 day ago".
    public enum DateTimeStyle: Int, Sendable { case numeric = 0, named }
    /// How units are written: "months", with spelled-out numbers, "mo.", or as short as possible.
    public enum UnitsStyle: Int, Sendable { case full = 0, spellOut, short, abbreviated }

    /// Whether the text may contain words such as "yesterday". The default is `numeric`.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// How units are written. The default is `full`.
    open var unitsStyle = UnitsStyle.full
    /// The position of the text in a sentence, which decides whether it begins with a capital letter. The default is
    /// `unknown`.
    open var formattingContext = Formatter.Context.unknown
    /// The calendar that counts months and days. Setting nil restores the current calendar.
    open var calendar: Calendar! {
        get { ownCalendar ?? .current }
        set { ownCalendar = newValue }
    }
    /// The locale that gives the language. Setting nil restores the current locale.
    open var locale: Locale! {
        get { ownLocale ?? .current }
        set { ownLocale = newValue }
    }
    private var ownCalendar: Calendar?
    private var ownLocale: Locale?

    /// Returns the text for the time from `referenceDate` to `date`.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let units: Set<Calendar.Component> = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
        return localizedString(from: calendar.dateComponents(units, from: referenceDate, to: date))
    }

    /// Returns the text for a number of seconds from now. Negative numbers are in the past. A number that is not finite
    /// counts as 0.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let base = Date(timeIntervalSinceReferenceDate: 0)
        // The largest interval that calendars can count.
        let usable = timeInterval.isFinite ? min(max(timeInterval, -1e11), 1e11) : 0
        return localizedString(for: base.addingTimeInterval(usable), relativeTo: base)
    }

    /// Returns the text for the largest component that is not 0.
    ///
    /// Documented (NSRelativeDateTimeFormatter.h): components other than year, month, week of month, day, hour, minute
    /// and second are ignored.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let values: [(Calendar.Component, Int?)] = [
            (.year, dateComponents.year), (.month, dateComponents.month),
            (.weekOfMonth, dateComponents.weekOfMonth ?? dateComponents.weekOfYear),
            (.day, dateComponents.day), (.hour, dateComponents.hour), (.minute, dateComponents.minute),
            (.second, dateComponents.second),
        ]
        let shown = values.first { ($0.1 ?? 0) != 0 } ?? values.last { $0.1 != nil } ?? (.second, 0)
        let base = Date(timeIntervalSinceReferenceDate: 0)
        let amount = min(max(shown.1 ?? 0, -1_000_000), 1_000_000)
        let date = calendar.date(byAdding: shown.0, value: amount, to: base) ?? base
        return style(for: date).format(base)
    }

    private func style(for date: Date) -> Date.AnchoredRelativeFormatStyle {
        let units: Date.RelativeFormatStyle.UnitsStyle =
            switch unitsStyle {
            case .full: .wide
            case .spellOut: .spellOut
            case .short: .abbreviated
            case .abbreviated: .narrow
            }
        let capitals: FormatStyleCapitalizationContext =
            switch formattingContext {
            case .standalone: .standalone
            case .listItem: .listItem
            case .beginningOfSentence: .beginningOfSentence
            case .middleOfSentence: .middleOfSentence
            default: .unknown
            }
        return Date.AnchoredRelativeFormatStyle(
            anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units, locale: locale,
            calendar: calendar,
            capitalizationContext: capitals)
    }

    /// Returns the text for a date relative to the app's clock, which a test sets. Returns nil for an object that is
    /// not a date.
    override open func string(for obj: Any?) -> String? {
        let now = Date(timeIntervalSince1970: SharedServices.calendarSeconds ?? 0)
        return (obj as? Date).map { localizedString(for: $0, relativeTo: now) }
    }
}
