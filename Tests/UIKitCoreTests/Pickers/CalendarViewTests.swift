import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Answers for a calendar view, and records its calls.
@MainActor
private final class Days: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
    UICalendarSelectionMultiDateDelegate, UICalendarSelectionWeekOfYearDelegate
{
    var asked: [Int] = []
    var calls: [String] = []
    var refused: Set<Int> = []
    var refusesNothing = false
    var decoration: (Int) -> UICalendarView.Decoration? = { _ in nil }

    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
        -> UICalendarView.Decoration?
    {
        asked.append(dateComponents.day ?? 0)
        return decoration(dateComponents.day ?? 0)
    }
    func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) { calls.append("from \(previousDateComponents.year ?? 0)-\(previousDateComponents.month ?? 0)") }
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
        calls.append("date \(dateComponents?.day ?? 0)")
    }
    func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?)
        -> Bool
    { dateComponents.map { !refused.contains($0.day ?? 0) } ?? !refusesNothing }
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {
        calls.append("+\(dateComponents.day ?? 0)")
    }
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {
        calls.append("-\(dateComponents.day ?? 0)")
    }
    func weekOfYearSelection(
        _ selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYear: DateComponents?
    ) { calls.append("week \(weekOfYear?.weekOfYear ?? 0)") }
}

/// Calendar views in American English and in Greenwich Mean Time, at June 2024.
@MainActor
struct CalendarViewTests {
    private let days = Days()
    private let view = UICalendarView()
    private let app: TestApp

    init() {
        let page = UIViewController()
        app = TestApp(page)
        var calendar = Calendar(identifier: .gregorian)
        calendar.firstWeekday = 1
        view.calendar = calendar
        view.timeZone = .gmt
        view.locale = Locale(identifier: "en_US")
        view.delegate = days
        view.visibleDateComponents = DateComponents(year: 2024, month: 6)
        view.frame = CGRect(origin: CGPoint(x: 35, y: 100), size: view.intrinsicContentSize)
        page.view.addSubview(view)
        app.settle()
    }

    private var cells: [MonthDay] {
        func find(_ view: UIView) -> [MonthDay] { (view as? MonthDay).map { [$0] } ?? view.subviews.flatMap(find) }
        return find(view).sorted { $0.index < $1.index }
    }
    private var chosen: [Int] { cells.filter(\.isSelected).map { $0.index + 1 } }
    private func tap(_ day: Int) {
        app.tap(cells[day - 1])
        app.settle()
    }
    private func day(_ day: Int) -> DateComponents { DateComponents(year: 2024, month: 6, day: day) }

    @Test("a month asks once for the decoration of each day, and again for the days that are reloaded")
    func decorations() {
        #expect(days.asked == Array(1...30))
        days.asked = []
        days.decoration = { $0 == 3 ? .default(color: .red) : $0 == 4 ? .customView { UILabel() } : nil }
        view.reloadDecorations(
            forDateComponents: [day(3), day(4), day(5), DateComponents(year: 2024, month: 7, day: 1)],
            animated: false)
        app.settle()
        #expect(days.asked == [3, 4, 5])
        #expect(cells.filter { $0.decoration != nil }.map(\.index) == [2, 3])
        #expect(cells[3].decoration is UILabel)
        #expect(cells[3].decoration?.frame == CGRect(x: 0, y: 38, width: 38, height: 14))
        days.asked = []
        view.wantsDateDecorations = false
        app.settle()
        #expect(days.asked.isEmpty)
        #expect(cells.allSatisfy { $0.decoration == nil })
        #expect(view.intrinsicContentSize.height < 370)
    }

    @Test("the user turns to other months in the range, and the delegate is notified of the former one")
    func months() throws {
        days.decoration = { $0 == 1 ? UICalendarView.Decoration() : nil }
        view.reloadDecorations(forDateComponents: [day(1)], animated: false)
        app.settle()
        #expect(cells[0].decoration != nil)
        days.decoration = { _ in nil }
        days.asked = []
        try app.tap("July 2024")
        app.settle()
        #expect(days.calls == ["from 2024-6"])
        #expect(view.visibleDateComponents.year == 2024)
        #expect(view.visibleDateComponents.month == 7)
        #expect(days.asked == Array(1...31))
        #expect(cells[0].decoration == nil)
        view.setVisibleDateComponents(DateComponents(year: 2030, month: 2), animated: true)
        app.settle()
        #expect(view.visibleDateComponents.month == 2)
        #expect(days.calls == ["from 2024-6"])
        let calendar = view.calendar
        let start = try #require(calendar.date(from: DateComponents(year: 2024, month: 3, day: 10)))
        let end = try #require(calendar.date(from: DateComponents(year: 2024, month: 4, day: 5)))
        view.availableDateRange = DateInterval(start: start, end: end)
        app.settle()
        #expect(view.visibleDateComponents.month == 4)
        #expect(cells.filter(\.isEnabled).map(\.index) == [0, 1, 2, 3, 4])
    }

    @Test("one date is selected, replaced and deselected, as far as the delegate allows")
    func singleDate() {
        tap(5)
        #expect(chosen.isEmpty)
        days.refused = [7]
        let selection = UICalendarSelectionSingleDate(delegate: days)
        view.selectionBehavior = selection
        app.settle()
        #expect(!cells[6].isEnabled)
        tap(5)
        #expect(chosen == [5])
        #expect(selection.selectedDate?.day == 5)
        tap(7)
        tap(6)
        #expect(chosen == [6])
        days.refusesNothing = true
        tap(6)
        #expect(chosen == [6])
        days.refusesNothing = false
        tap(6)
        #expect(chosen.isEmpty)
        #expect(days.calls == ["date 5", "date 6", "date 0"])
        selection.setSelected(day(20), animated: true)
        app.settle()
        #expect(chosen == [20])
        #expect(days.calls.count == 3)
        days.refused = []
        selection.updateSelectableDates()
        app.settle()
        #expect(cells[6].isEnabled)
        view.selectionBehavior = nil
        app.settle()
        #expect(chosen.isEmpty)
    }

    @Test("several dates are selected and deselected one by one")
    func multiDate() {
        let selection = UICalendarSelectionMultiDate(delegate: days)
        view.selectionBehavior = selection
        selection.selectedDates = [day(2), day(9)]
        app.settle()
        tap(12)
        tap(2)
        #expect(chosen == [9, 12])
        #expect(selection.selectedDates.map(\.day) == [9, 12])
        #expect(days.calls == ["+12", "-2"])
    }

    @Test("a day selects its week")
    func week() {
        let selection = UICalendarSelectionWeekOfYear(delegate: days)
        view.selectionBehavior = selection
        app.settle()
        tap(12)
        #expect(chosen == [9, 10, 11, 12, 13, 14, 15])
        #expect(selection.selectedWeekOfYear?.weekOfYear == 24)
        tap(9)
        #expect(chosen.isEmpty)
        #expect(days.calls == ["week 24", "week 0"])
    }

    @Test("components without a date, and numbers of any size, change nothing")
    func oddComponents() {
        for bad in [
            DateComponents(), DateComponents(day: 3), DateComponents(year: .max, month: .min),
            DateComponents(year: 2024, month: 6, day: .max),
        ] {
            view.setVisibleDateComponents(bad, animated: false)
            view.reloadDecorations(forDateComponents: [bad], animated: false)
        }
        let selection = UICalendarSelectionSingleDate(delegate: nil)
        selection.selectedDate = DateComponents(year: .min, month: 1, day: 1)
        view.selectionBehavior = selection
        app.settle()
        #expect(view.visibleDateComponents.month == 6)
        #expect(chosen.isEmpty)
    }

    @Test("a delegate that displays another month while it is asked gets the days of that month")
    func reentry() {
        days.decoration = { [view] day in
            if day == 5 { view.visibleDateComponents = DateComponents(year: 2024, month: 2) }
            return nil
        }
        view.reloadDecorations(forDateComponents: [day(5)], animated: false)
        #expect(app.settle())
        #expect(view.visibleDateComponents.month == 2)
        #expect(cells.count == 29)
    }

    @Test("the displayed month, displayed again, keeps its decorations and asks for none")
    func sameMonth() {
        days.decoration = { $0 == 5 ? .default() : nil }
        view.reloadDecorations(forDateComponents: [day(5)], animated: false)
        app.settle()
        #expect(cells[4].decoration != nil)
        days.asked = []
        view.visibleDateComponents = DateComponents(year: 2024, month: 6, day: 20)
        app.settle()
        #expect(days.asked == [])
        #expect(cells[4].decoration != nil)
    }

    @Test("the view and its selection are freed")
    func freed() {
        weak var freed: UICalendarView?
        weak var selection: UICalendarSelection?
        do {
            let view = UICalendarView()
            let choice = UICalendarSelectionSingleDate(delegate: days)
            view.selectionBehavior = choice
            (freed, selection) = (view, choice)
        }
        app.settle()
        #expect(freed == nil)
        #expect(selection == nil)
    }
}
