import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Date pickers in a window, in American English and in Greenwich Mean Time.
@MainActor
struct DatePickerTests {
    private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))
            ?? .distantPast
    }

    private func show(
        _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, _ change: (UIDatePicker) -> Void = { _ in }
    ) -> (TestApp, UIDatePicker) {
        let page = UIViewController()
        let app = TestApp(page)
        let picker = UIDatePicker()
        picker.locale = Locale(identifier: "en_US")
        picker.calendar = Calendar(identifier: .gregorian)
        picker.timeZone = .gmt
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        picker.date = date(2024, 6, 12, 15, 5)
        change(picker)
        picker.frame = CGRect(origin: CGPoint(x: 35, y: 100), size: picker.intrinsicContentSize)
        page.view.addSubview(picker)
        app.settle()
        return (app, picker)
    }

    @Test("it has UIKit's values at first, and the present moment")
    func fresh() {
        // The app must live until the date is read: an app that ends makes the app before it current.
        let app = TestApp(UIViewController())
        let picker = UIDatePicker()
        #expect(picker.datePickerMode == .dateAndTime)
        #expect(picker.datePickerStyle == .compact)
        #expect(picker.minuteInterval == 1)
        #expect(picker.date == Date(timeIntervalSinceReferenceDate: 739_886_400))
        #expect(picker.date == app.date)
        #expect(picker.minimumDate == nil)
        picker.datePickerMode = .countDownTimer
        #expect(picker.datePickerStyle == .wheels)
        #expect(picker.countDownDuration == 0)
        picker.minuteInterval = 7
        #expect(picker.minuteInterval == 1)
        picker.date = Date(timeIntervalSinceReferenceDate: .nan)
        picker.date = Date(timeIntervalSinceReferenceDate: 1e300)
        #expect(picker.date == .distantFuture)
    }

    @Test("a wheel that a person turns changes the date, and says so once")
    func turning() throws {
        let (app, picker) = show(.date, .wheels)
        #expect(picker.bounds.size == CGSize(width: 320, height: 216))
        #expect(app.visibleTexts.contains("June"))
        #expect(app.visibleTexts.contains("12"))
        #expect(app.visibleTexts.contains("2024"))
        var notified: [Date] = []
        picker.addAction(
            UIAction { action in (action.sender as? UIDatePicker).map { notified.append($0.date) } }, for: .valueChanged
        )
        try app.tap("August")
        app.settle()
        #expect(notified == [date(2024, 8, 12, 15, 5)])
        #expect(picker.date == notified.last)
        picker.setDate(date(2023, 1, 31), animated: true)
        app.settle()
        #expect(notified.count == 1)
        #expect(app.spokenText.contains("January"))
        #expect(app.spokenText.contains("2023"))
        // A month without a 31st day: the wheel of days changes as well.
        try app.tap("February")
        app.settle()
        #expect(notified.last == date(2023, 2, 28))
        #expect(app.spokenText.contains("28, adjustable"))
    }

    @Test("rows beyond the ends are gray, and a wheel that is turned to one rolls back")
    func ends() throws {
        let (app, picker) = show(.date, .wheels) {
            $0.minimumDate = date(2024, 6, 10)
            $0.maximumDate = date(2024, 6, 20)
        }
        picker.addAction(UIAction { _ in Issue.record("told") }, for: .valueChanged)
        let july = try #require(app.find("July") as? UILabel), june = try #require(app.find("June") as? UILabel)
        #expect(july.textColor == .tertiaryLabel)
        #expect(june.textColor == .label)
        picker.date = date(2024, 6, 20)
        try app.tap("July")
        app.settle()
        #expect(picker.date == date(2024, 6, 20))
        #expect(app.spokenText.contains("June, adjustable"))
        picker.date = date(2020, 1, 1)
        #expect(picker.date == date(2024, 6, 10))
        // A minimum after the maximum is ignored.
        picker.minimumDate = date(2030, 1, 1)
        picker.date = date(2020, 1, 1)
        #expect(picker.date == date(2020, 1, 1))
    }

    @Test("a count down shows at least a minute, and reports its seconds")
    func countDown() throws {
        let (app, picker) = show(.countDownTimer, .automatic) { $0.countDownDuration = 3900 }
        #expect(app.spokenText.contains("1 hr, adjustable"))
        #expect(app.spokenText.contains("5 min, adjustable"))
        try app.tap("2 hr")
        app.settle()
        #expect(picker.countDownDuration == 7500)
        picker.countDownDuration = 0
        app.settle()
        #expect(app.spokenText.contains("1 min, adjustable"))
    }

    @Test("a compact one has buttons, which open a month or wheels that a touch beside them closes")
    func compact() throws {
        let (app, picker) = show(.dateAndTime, .compact)
        #expect(picker.bounds.height == 34.5)
        #expect(app.spokenText.contains("Jun 12, 2024, button"))
        var notified = 0
        picker.addAction(UIAction { _ in notified += 1 }, for: .valueChanged)
        try app.tap("Jun 12, 2024")
        app.settle()
        #expect(app.visibleTexts.contains("June 2024"))
        #expect(app.spokenText.contains("Wednesday, June 12"))
        #expect(!app.spokenText.contains("adjustable"))
        try app.tap("May 2024")
        app.settle()
        try app.tap("20")
        app.settle()
        #expect(picker.date == date(2024, 5, 20, 15, 5))
        #expect(notified == 1)
        app.tap(at: CGPoint(x: 195, y: 750))
        app.settle()
        #expect(!app.visibleTexts.contains("May 2024"))
        #expect(app.find("May 20, 2024") != nil)
        try app.tap { $0.hasPrefix("3:05") }
        app.settle()
        #expect(app.spokenText.contains("PM, adjustable"))
        app.press(.escape)
        app.settle()
        #expect(!app.spokenText.contains("adjustable"))
        #expect(picker.intrinsicContentSize.width > 150)
    }

    @Test("open wheels go with their picker, and a dimmed picker opens none")
    func gone() throws {
        let (app, picker) = show(.date, .compact)
        try app.tap("Jun 12, 2024")
        app.settle()
        #expect(app.visibleTexts.contains("June 2024"))
        picker.removeFromSuperview()
        app.settle()
        #expect(!app.visibleTexts.contains("June 2024"))
        let (other, dimmed) = show(.date, .compact)
        dimmed.isEnabled = false
        try other.tap("Jun 12, 2024")
        other.settle()
        #expect(!other.visibleTexts.contains("June 2024"))
    }

    @Test("minutes go by the interval, and the date is a whole number of them")
    func interval() {
        let (_, picker) = show(.time, .wheels) { $0.minuteInterval = 15 }
        #expect(picker.date == date(2024, 6, 12, 15, 0))
        picker.roundsToMinuteInterval = false
        #expect(picker.date == date(2024, 6, 12, 15, 5))
    }

    @Test(
        "a wheel that still turns is forgotten with the mode that it was of",
        arguments: [UIDatePicker.Mode.countDownTimer, .time, .yearAndMonth])
    func modeWhileTurning(mode: UIDatePicker.Mode) {
        let (app, picker) = show(.date, .wheels)
        app.drag(from: CGPoint(x: 320, y: 260), to: CGPoint(x: 320, y: 130), frames: 3)
        var notified = 0
        picker.addAction(UIAction { _ in notified += 1 }, for: .valueChanged)
        picker.datePickerMode = mode
        app.settle()
        #expect(notified == 0)
        #expect(picker.date == date(2024, 6, 12, 15, 5))
    }
}
