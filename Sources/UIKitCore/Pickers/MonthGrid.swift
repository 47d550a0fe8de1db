import CoreGraphics
import Foundation

/// The days of one month in rows of weeks. Contains only decisions; displays no views.
struct MonthGrid: Equatable {
    /// The start of the first day.
    let start: Date
    /// The number of columns of the first row that belong to the previous month.
    let offset: Int
    let days: Int
    let calendar: Calendar

    /// Creates the month of a date; nil for a date without a month in the calendar.
    init?(containing date: Date, _ calendar: Calendar) {
        guard let month = calendar.dateInterval(of: .month, for: date),
            let days = calendar.range(of: .day, in: .month, for: date)
        else { return nil }
        start = month.start
        self.days = days.count
        self.calendar = calendar
        let week = max(calendar.weekdaySymbols.count, 1)
        offset = ((calendar.component(.weekday, from: month.start) - calendar.firstWeekday) % week + week) % week
    }

    var rows: Int { (offset + days + 6) / 7 }

    /// The column and row of a day. Days are counted from 0.
    func cell(of day: Int) -> (column: Int, row: Int) { ((offset + day) % 7, (offset + day) / 7) }

    /// Returns the time of `time` on a day.
    func date(_ day: Int, at time: Date) -> Date {
        guard let date = calendar.date(byAdding: .day, value: day, to: start) else { return start }
        let parts = calendar.dateComponents([.hour, .minute, .second], from: time)
        return calendar.date(
            bySettingHour: parts.hour ?? 0, minute: parts.minute ?? 0, second: parts.second ?? 0, of: date) ?? date
    }

    /// The day of a date in this month, from 0; nil for a date of another month.
    func day(of date: Date) -> Int? {
        let day = calendar.dateComponents([.day], from: start, to: calendar.startOfDay(for: date)).day ?? -1
        return date >= start && (0..<days).contains(day) ? day : nil
    }

    /// Returns the month after `step` months; nil at the end of the calendar.
    func month(_ step: Int) -> MonthGrid? {
        calendar.date(byAdding: .month, value: step, to: start).flatMap { MonthGrid(containing: $0, calendar) }
    }

    /// Whether a part of a day, or of the whole month, is inside the range.
    func allows(_ day: Int?, in range: ClosedRange<Date>) -> Bool {
        let from = day.flatMap { calendar.date(byAdding: .day, value: $0, to: start) } ?? start
        guard let end = calendar.date(byAdding: day == nil ? .month : .day, value: 1, to: from) else { return false }
        return end > range.lowerBound && from <= range.upperBound
    }
}

/// The frames of the parts of a month. Measured (controls/month-panel) in a panel of 320 points; in other widths the
/// columns are distributed evenly.
enum MonthLayout {
    static let width: CGFloat = 320
    static let pitch = CGSize(width: 42.9, height: 45.7)
    static let firstColumn: CGFloat = 32
    static let firstRow: CGFloat = 92.2
    static let circle: CGFloat = 44
    /// Chosen: the height of a decoration below a day, which a row of decorated days has in addition.
    static let decoration: CGFloat = 14
    /// The vertical center of the title and of the chevrons.
    static let titleMiddle: CGFloat = 26
    static let weekdayMiddle: CGFloat = 60.2
    /// The centers of the chevrons, from the trailing edge.
    static let chevrons: [CGFloat] = [71.5, 23]

    /// Measured (controls/month-panel): 314.7 points with five rows. Derived: a sixth row adds its height; fewer rows
    /// do not reduce the height.
    static func height(rows: Int, decorated: Bool = false) -> CGFloat {
        314.7 + CGFloat(max(rows - 5, 0)) * rowPitch(decorated) + (decorated ? 5 * (rowPitch(true) - pitch.height) : 0)
    }

    /// Chosen: the circle of a decorated day is smaller, so that the decoration fits below it.
    static func circle(decorated: Bool) -> CGFloat { decorated ? 38 : circle }

    private static func rowPitch(_ decorated: Bool) -> CGFloat { pitch.height + (decorated ? decoration - 6 : 0) }

    static func center(column: Int, row: Int, width: CGFloat, isRightToLeft: Bool, decorated: Bool = false) -> CGPoint {
        let scale = width / self.width
        let x = (firstColumn + CGFloat(column) * pitch.width) * scale
        return CGPoint(x: isRightToLeft ? width - x : x, y: firstRow + CGFloat(row) * rowPitch(decorated))
    }
}
