import Foundation
import Testing

@testable import UIKitCore

/// The titles on the wheels of a date picker, and the dates of selected rows.
@MainActor
struct DateWheelTests {
    private func wheels(_ mode: UIDatePicker.Mode, _ language: String = "en_US", interval: Int = 1) -> DateWheels {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let locale = Locale(identifier: language)
        calendar.locale = locale
        return DateWheels(mode, calendar: calendar, locale: locale, interval: interval, around: date(2024, 6, 12))
    }

    private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))
            ?? .distantPast
    }

    /// The titles on the wheels for a date.
    private func read(_ wheels: DateWheels, _ date: Date) -> [String] {
        wheels.columns.map { wheels.title($0, wheels.row($0, for: date, near: -1)) }
    }

    @Test("columns and words are the locale's")
    func locales() {
        let moment = date(2024, 6, 12, 15, 5)
        #expect(read(wheels(.date), moment) == ["June", "12", "2024"])
        #expect(read(wheels(.date, "de_DE"), moment) == ["12", "Juni", "2024"])
        #expect(read(wheels(.date, "ja_JP"), moment).first == "2024")
        #expect(read(wheels(.time), moment) == ["3", "05", "PM"])
        #expect(read(wheels(.time, "de_DE"), moment) == ["15", "05"])
        #expect(read(wheels(.dateAndTime), moment) == ["Wed Jun 12", "3", "05", "PM"])
        #expect(read(wheels(.yearAndMonth), moment) == ["June", "2024"])
        #expect(read(wheels(.countDownTimer), Date(timeIntervalSinceReferenceDate: 3900)) == ["1 hr", "5 min"])
        #expect(read(wheels(.time), date(2024, 6, 12)) == ["12", "00", "AM"])
    }

    @Test("the row of the current day reads as the language's word for today, and its neighbors as days")
    func today() {
        for (language, word) in [("en_US", "Today"), ("de_DE", "Heute"), ("fr_FR", "Aujourd’hui")] {
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = .gmt
            let locale = Locale(identifier: language)
            calendar.locale = locale
            let wheels = DateWheels(
                .dateAndTime, calendar: calendar, locale: locale, interval: 1, around: date(2024, 6, 12),
                now: date(2024, 6, 10, 23, 59))
            #expect(read(wheels, date(2024, 6, 10)).first == word)
            #expect(read(wheels, date(2024, 6, 9)).first != word)
            if language == "en_US" { #expect(read(wheels, date(2024, 6, 11)).first == "Tue Jun 11") }
        }
    }

    @Test("a turn changes its part and nothing else")
    func turns() {
        let start = date(2024, 6, 12, 15, 5)
        func turn(_ mode: UIDatePicker.Mode, _ column: DateWheels.Column, by step: Int, from start: Date) -> Date {
            let wheels = wheels(mode)
            return wheels.date(start, turning: column, to: wheels.row(column, for: start, near: -1) + step)
        }
        #expect(turn(.date, .year, by: -1, from: start) == date(2023, 6, 12, 15, 5))
        #expect(turn(.date, .month, by: 7, from: start) == date(2024, 1, 12, 15, 5))
        #expect(turn(.date, .dayOfMonth, by: 3, from: start) == date(2024, 6, 15, 15, 5))
        #expect(turn(.dateAndTime, .day, by: 30, from: start) == date(2024, 7, 12, 15, 5))
        #expect(turn(.time, .hour, by: 9, from: start) == date(2024, 6, 12, 12, 5))
        #expect(turn(.time, .period, by: -1, from: start) == date(2024, 6, 12, 3, 5))
        #expect(turn(.time, .minute, by: -6, from: start) == date(2024, 6, 12, 15, 59))
    }

    @Test("a day that the month has not becomes its last one")
    func shortMonths() {
        let wheels = wheels(.date), last = date(2024, 1, 31)
        #expect(wheels.date(last, turning: .month, to: 12 * 50 + 1) == date(2024, 2, 29))
        #expect(wheels.date(date(2024, 2, 29), turning: .year, to: 2022) == date(2023, 2, 28))
        #expect(wheels.date(date(2024, 2, 1), turning: .dayOfMonth, to: 31 * 50 + 30) == date(2024, 2, 29))
        let all = Date.distantPast...Date.distantFuture
        #expect(!wheels.allows(.dayOfMonth, 31 * 50 + 30, from: date(2024, 2, 1), in: all))
        #expect(wheels.allows(.dayOfMonth, 31 * 50 + 28, from: date(2024, 2, 1), in: all))
    }

    @Test("rows between the ends are allowed, by the whole of what they say")
    func ends() {
        let wheels = wheels(.date), range = date(2024, 5, 20, 10)...date(2024, 6, 20, 9)
        let now = date(2024, 6, 12, 15)
        func allowed(_ column: DateWheels.Column, _ row: Int) -> Bool {
            wheels.allows(column, row, from: now, in: range)
        }
        #expect(allowed(.month, 12 * 50 + 4))
        #expect(allowed(.month, 12 * 50 + 5))
        #expect(!allowed(.month, 12 * 50 + 6))
        #expect(allowed(.dayOfMonth, 19))
        #expect(!allowed(.dayOfMonth, 20))
        #expect(allowed(.year, 2023))
        #expect(!allowed(.year, 2022))
    }

    @Test("wheels that go round turn the short way, and stay where they say the right thing")
    func nearest() {
        let wheels = wheels(.date)
        let december = wheels.row(.month, for: date(2024, 12, 1), near: 12 * 50)
        #expect(december == 12 * 50 - 1)
        #expect(wheels.row(.month, for: date(2024, 1, 1), near: december) == 12 * 50)
        #expect(wheels.row(.month, for: date(2024, 12, 1), near: december) == december)
        #expect(wheels.row(.month, for: date(2024, 12, 1), near: 0) == 11)
    }

    @Test("minutes go by the interval, and dates are rounded down to it")
    func intervals() {
        let wheels = wheels(.time, interval: 15)
        #expect(wheels.count(.minute) == 4 * DateWheels.turns)
        #expect(wheels.title(.minute, 3) == "45")
        #expect(wheels.rounded(date(2024, 6, 12, 15, 44)) == date(2024, 6, 12, 15, 30))
        #expect(wheels.rounded(date(2024, 6, 12, 15, 45)) == date(2024, 6, 12, 15, 45))
    }
}
