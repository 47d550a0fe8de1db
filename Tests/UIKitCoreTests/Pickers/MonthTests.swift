import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// The month view of inline and compact date pickers, in American English and in Greenwich Mean Time.
@MainActor
struct MonthTests {
    private static var gregorian: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.firstWeekday = 1
        return calendar
    }

    private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0) -> Date {
        Self.gregorian.date(from: DateComponents(year: year, month: month, day: day, hour: hour)) ?? .distantPast
    }

    private func show(
        _ mode: UIDatePicker.Mode = .date, rightToLeft: Bool = false, _ change: (UIDatePicker) -> Void = { _ in }
    ) -> (TestApp, UIDatePicker) {
        let page = UIViewController()
        let app = TestApp(page, scale: 3, rightToLeft: rightToLeft)
        let picker = UIDatePicker()
        picker.locale = Locale(identifier: "en_US")
        picker.calendar = Self.gregorian
        picker.timeZone = .gmt
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = .inline
        picker.date = date(2024, 6, 12, 15)
        change(picker)
        picker.frame = CGRect(origin: CGPoint(x: 35, y: 100), size: picker.intrinsicContentSize)
        page.view.addSubview(picker)
        app.settle()
        return (app, picker)
    }

    @Test("a month knows its days, rows and ends")
    func grid() throws {
        let june = try #require(MonthGrid(containing: date(2024, 6, 12), Self.gregorian))
        #expect(june.days == 30)
        #expect(june.offset == 6)
        #expect(june.rows == 6)
        #expect(june.cell(of: 0) == (6, 0))
        #expect(june.cell(of: 29) == (0, 5))
        #expect(june.date(11, at: date(2020, 1, 1, 15)) == date(2024, 6, 12, 15))
        #expect(june.day(of: date(2024, 6, 30, 23)) == 29)
        #expect(june.day(of: date(2024, 7, 1)) == nil)
        #expect(june.day(of: date(2024, 5, 31, 23)) == nil)
        #expect(june.month(-4)?.days == 29)
        #expect(june.month(20)?.rows == 4)
        let range = date(2024, 6, 10, 12)...date(2024, 6, 20, 9)
        #expect(!june.allows(8, in: range))
        #expect(june.allows(9, in: range))
        #expect(june.allows(19, in: range))
        #expect(!june.allows(20, in: range))
        #expect(june.allows(nil, in: range))
        #expect(june.month(1)?.allows(nil, in: range) == false)
    }

    @Test("the parts of a month have UIKit's places", arguments: [false, true])
    func places(rightToLeft: Bool) throws {
        // Measured (controls/month-panel)
        let (app, picker) = show(rightToLeft: rightToLeft) { $0.date = self.date(2024, 5, 15) }
        #expect(picker.datePickerStyle == .inline)
        #expect(picker.bounds.size.width == 320)
        #expect(abs(picker.bounds.height - 314.7) < 0.01)
        func middle(_ x: CGFloat) -> CGFloat { rightToLeft ? 320 - x : x }
        func day(_ text: String) throws -> CGRect {
            let label = try #require(app.findAll(UILabel.self).first { $0.text == text && $0.isDescendant(of: picker) })
            return label.convert(label.bounds, to: picker)
        }
        // May 2024 begins on a Wednesday.
        #expect(abs(try day("5").midX - middle(32)) < 0.2)
        #expect(abs(try day("1").midX - middle(32 + 3 * 42.9)) < 0.2)
        #expect(abs(try day("1").midY - 92.2) < 0.2)
        #expect(abs(try day("12").midY - (92.2 + 2 * 45.7)) < 0.2)
        #expect(try day("15").size == CGSize(width: 44, height: 44))
        let chosen = try #require(app.findAll(UILabel.self).first { $0.text == "15" })
        #expect(chosen.font == .systemFont(ofSize: 24, weight: .semibold))
        #expect(abs(try day("SUN").midX - middle(32)) < 0.2)
        #expect(try abs(day("May 2024").minX - 16) < 1 || rightToLeft)
    }

    @Test("a tap chooses a day and keeps the time, and the ends are respected")
    func choosing() throws {
        let (app, picker) = show { $0.minimumDate = self.date(2024, 6, 10) }
        var notified = 0
        picker.addAction(UIAction { _ in notified += 1 }, for: .valueChanged)
        try app.tap("20")
        app.settle()
        #expect(picker.date == date(2024, 6, 20, 15))
        #expect(notified == 1)
        try app.tap("5")
        app.settle()
        #expect(picker.date == date(2024, 6, 20, 15))
        try app.tap("July 2024")
        app.settle()
        #expect(app.visibleTexts.contains("July 2024"))
        try app.tap("31")
        app.settle()
        #expect(picker.date == date(2024, 7, 31, 15))
        picker.date = date(2024, 6, 15)
        app.settle()
        #expect(app.visibleTexts.contains("June 2024"))
        #expect(notified == 2)
    }

    @Test("the title opens wheels of month and year, and a date with a time has a button for the time")
    func title() throws {
        let (app, picker) = show(.dateAndTime)
        #expect(app.visibleTexts.contains { $0.hasPrefix("3:00") })
        try app.tap("June 2024")
        app.settle()
        #expect(app.spokenText.contains("June, adjustable"))
        try app.tap("July")
        app.settle()
        #expect(app.visibleTexts.contains("July 2024"))
        #expect(picker.date == date(2024, 6, 12, 15))
        try app.tap("July 2024")
        app.settle()
        #expect(!app.spokenText.contains("adjustable"))
        let (_, wheels) = show(.time)
        #expect(wheels.datePickerStyle == .wheels)
    }
}
