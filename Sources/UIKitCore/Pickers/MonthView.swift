import CoreGraphics
import Foundation
import QuartzCore

/// A calendar of one month: the content of an inline date picker, the content that a compact date picker opens, and
/// the content of a calendar view.
final class MonthView: UIView {
    /// The values that the calendar displays.
    struct Content: Equatable {
        /// A date in the displayed month, with the time of chosen days.
        var date: Date
        /// The chosen days; nil for the day of the date.
        var chosen: [Date]?
        var calendar: Calendar
        var locale: Locale
        var range: ClosedRange<Date>
        var today: Date
        var fontDesign = UIFontDescriptor.SystemDesign.default
        /// Whether the days have decorations below their numbers.
        var hasDecorations = false
    }

    /// The language of the desktop, for pickers without a locale of the app.
    static var desktopLocale: Locale { Locale(identifier: SharedServices.language) }

    private(set) var content: Content
    private(set) var grid: MonthGrid?
    private let choose: (Date) -> Void
    /// Called after the user displayed another month, with a date of the former month.
    var onMonthChange: ((Date) -> Void)?
    /// The days of the displayed month that cannot be chosen although they are in the range.
    var refused: Set<Int> = [] { didSet { if refused != oldValue { contentChanged() } } }
    private let title = MonthTitle()
    private let back = MonthChevron("chevron.backward")
    private let forward = MonthChevron("chevron.forward")
    private var weekdays: [UILabel] = []
    private var days: [MonthDay] = []
    /// The wheels of month and year, while the title is open.
    private var wheels: UIDatePicker?

    init(_ content: Content, _ choose: @escaping (Date) -> Void) {
        self.content = content
        self.choose = choose
        super.init(frame: CGRect(x: 0, y: 0, width: MonthLayout.width, height: MonthLayout.height(rows: 5)))
        back.addAction(UIAction { [weak self] _ in self?.step(-1) }, for: .touchUpInside)
        forward.addAction(UIAction { [weak self] _ in self?.step(1) }, for: .touchUpInside)
        title.addAction(UIAction { [weak self] _ in self?.toggleWheels() }, for: .touchUpInside)
        [title, back, forward].forEach(addSubview)
        for _ in 0..<7 {
            let label = UILabel()
            label.font = .systemFont(ofSize: 13, weight: .semibold)
            label.textColor = .tertiaryLabel
            label.textAlignment = .center
            label.isAccessibilityElement = false
            weekdays.append(label)
            addSubview(label)
        }
        for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
            let swipe = UISwipeGestureRecognizer { [weak self] _ in
                guard let self else { return }
                step((direction == .left) != isRightToLeft ? 1 : -1)
            }
            swipe.direction = direction
            addGestureRecognizer(swipe)
        }
        grid = MonthGrid(containing: content.date, content.calendar)
        contentChanged()
    }

    required init?(coder: NSCoder) { nil }

    /// Updates the date and settings. Displays the month of a new date.
    func show(_ new: Content) {
        guard new != content else { return }
        if new.date != content.date || new.calendar != content.calendar {
            let former = grid
            grid = MonthGrid(containing: new.date, new.calendar)
            if grid != former { forgetDays() }
        }
        content = new
        contentChanged()
    }

    /// Tab goes to the calendar as a whole, and arrow keys move between its days and buttons.
    override var formsFocusGroup: Bool { true }

    override var intrinsicContentSize: CGSize {
        CGSize(
            width: MonthLayout.width,
            height: MonthLayout.height(rows: grid?.rows ?? 5, decorated: content.hasDecorations))
    }

    /// Sets the view below the number of a day of the displayed month.
    func setDecoration(_ view: UIView?, of day: Int) {
        if days.indices.contains(day) { days[day].decoration = view }
    }

    /// Removes the decorations and the refused days of the former month.
    private func forgetDays() {
        refused = []
        for day in days { day.decoration = nil }
    }

    // MARK: -

    private func step(_ months: Int) {
        guard wheels == nil, let next = grid?.month(months), next.allows(nil, in: content.range) else { return }
        show(next)
    }

    private func toggleWheels() {
        if let open = wheels {
            wheels = nil
            open.removeFromSuperview()
        } else if let grid {
            let picker = UIDatePicker()
            picker.datePickerMode = .yearAndMonth
            picker.preferredDatePickerStyle = .wheels
            picker.calendar = content.calendar
            picker.locale = content.locale
            picker.timeZone = content.calendar.timeZone
            picker.date = grid.start
            picker.addAction(
                UIAction { [weak self, weak picker] _ in picker.map { self?.showMonth(of: $0.date) } },
                for: .valueChanged)
            addSubview(picker)
            wheels = picker
        }
        contentChanged()
    }

    private func showMonth(of date: Date) { show(MonthGrid(containing: date, content.calendar)) }

    private func show(_ new: MonthGrid?) {
        let former = grid
        grid = new
        if new != former { forgetDays() }
        contentChanged()
        if let former, new != former { onMonthChange?(former.start) }
    }

    private func contentChanged() {
        guard let grid else { return }
        let format = DateFormatter()
        (format.calendar, format.timeZone, format.locale) = (
            content.calendar, content.calendar.timeZone, content.locale
        )
        format.setLocalizedDateFormatFromTemplate("yMMMM")
        title.show(format.string(from: grid.start), isOpen: wheels != nil)
        var calendar = content.calendar
        calendar.locale = content.locale
        let names = calendar.shortStandaloneWeekdaySymbols
        for (column, label) in weekdays.enumerated() where !names.isEmpty {
            label.text = names[(column + content.calendar.firstWeekday - 1) % names.count].uppercased(
                with: content.locale)
        }
        for (chevron, months) in [(back, -1), (forward, 1)] {
            let month = grid.month(months)
            chevron.isEnabled = month?.allows(nil, in: content.range) ?? false
            chevron.spoken = month.map { format.string(from: $0.start) } ?? ""
        }
        showDays(grid)
        for view in [back, forward] + weekdays + days { view.isHidden = wheels != nil }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    private func showDays(_ grid: MonthGrid) {
        while days.count < grid.days {
            let day = MonthDay(days.count)
            day.addAction(
                UIAction { [weak self, weak day] _ in day.map { self?.chose($0.index) } }, for: .touchUpInside)
            days.append(day)
            addSubview(day)
        }
        while days.count > grid.days { days.removeLast().removeFromSuperview() }
        let format = DateFormatter()
        (format.calendar, format.timeZone, format.locale) = (
            content.calendar, content.calendar.timeZone, content.locale
        )
        format.setLocalizedDateFormatFromTemplate("EEEEMMMMd")
        let chosen = Set((content.chosen ?? [content.date]).compactMap { grid.day(of: $0) })
        let today = grid.day(of: content.today)
        for day in days {
            let number = (day.index + 1).formatted(.number.grouping(.never).locale(content.locale))
            day.show(
                number, spoken: format.string(from: grid.date(day.index, at: content.date)),
                isChosen: chosen.contains(day.index), isToday: day.index == today,
                isAllowed: grid.allows(day.index, in: content.range) && !refused.contains(day.index),
                design: content.fontDesign)
        }
    }

    private func chose(_ day: Int) {
        guard let grid else { return }
        choose(grid.date(day, at: content.date))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let grid else { return }
        func frame(center: CGPoint, _ size: CGSize) -> CGRect {
            CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
        }
        let rtl = isRightToLeft
        let titleSize = title.intrinsicContentSize
        title.frame = CGRect(
            x: rtl ? bounds.width - 16 - titleSize.width : 16, y: MonthLayout.titleMiddle - titleSize.height / 2,
            width: titleSize.width,
            height: titleSize.height)
        for (button, distance) in zip([back, forward], MonthLayout.chevrons) {
            let x = rtl ? distance : bounds.width - distance
            button.frame = frame(center: CGPoint(x: x, y: MonthLayout.titleMiddle), CGSize(width: 44, height: 44))
        }
        for (column, label) in weekdays.enumerated() {
            let x = MonthLayout.center(column: column, row: 0, width: bounds.width, isRightToLeft: rtl).x
            label.frame = frame(
                center: CGPoint(x: x, y: MonthLayout.weekdayMiddle), CGSize(width: MonthLayout.pitch.width, height: 16))
        }
        for day in days {
            let place = grid.cell(of: day.index)
            let center = MonthLayout.center(
                column: place.column, row: place.row, width: bounds.width, isRightToLeft: rtl,
                decorated: content.hasDecorations)
            let circle = MonthLayout.circle(decorated: content.hasDecorations)
            day.frame = frame(center: center, CGSize(width: circle, height: circle))
        }
        wheels?.frame = CGRect(x: 0, y: 60, width: bounds.width, height: min(216, bounds.height - 60))
    }
}
