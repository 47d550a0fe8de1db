import CoreGraphics
public import Foundation

/// Provides the decorations of a calendar view, and is notified of the displayed month.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: NSObjectProtocol {
    /// Returns the decoration of a day; nil for none. Called once for each day of a month that appears, and after
    /// `reloadDecorations(forDateComponents:animated:)`, during the next layout.
    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
        -> UICalendarView.Decoration?
    /// Called after the user displayed another month. Does nothing by default.
    /// - Parameter previousDateComponents: the year and the month that were displayed before.
    func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
    /// Does nothing.
    public func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {}
}

/// A calendar that shows a month, with decorations of single days, and a selection.
///
/// The view has the appearance of the month of an inline date picker. Without a ``selectionBehavior`` the user can only
/// display other months.
@preconcurrency @MainActor
open class UICalendarView: UIView {
    /// The size of a decoration.
    public enum DecorationSize: Int, Sendable {
        case small = 0
        case medium, large
    }

    private var settings = DateSettings()
    private var dates: ClosedRange<Date> = .distantPast ... .distantFuture
    /// A date in the month that the app displayed last.
    private var anchor: Date
    private lazy var month = MonthView(content) { [weak self] in self?.choose($0) }
    /// The days of the displayed month whose decoration and permission are not known.
    private var pending: Set<Int> = []

    public override init(frame: CGRect) {
        anchor = DateSettings.now
        super.init(frame: frame)
        prepare()
    }

    /// Reads the properties of every view from an archive.
    public required init?(coder: NSCoder) {
        anchor = DateSettings.now
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        addSubview(month)
        month.onMonthChange = { [weak self] in self?.monthChanged(from: $0) }
        requestDays()
    }

    // MARK: Settings

    /// The delegate; held weakly. Nil by default.
    open weak var delegate: (any UICalendarViewDelegate)? { didSet { if delegate !== oldValue { requestDays() } } }
    /// The selection of the user. Documented (UICalendarView.selectionBehavior): nil, the default, allows no selection.
    open var selectionBehavior: UICalendarSelection? {
        didSet {
            guard selectionBehavior !== oldValue else { return }
            if oldValue?.view === self { oldValue?.view = nil }
            selectionBehavior?.view = self
            requestDays()
            contentChanged()
        }
    }
    /// The calendar. Documented (UICalendarView.calendar): that of the user by default.
    open var calendar: Calendar {
        get { usedCalendar }
        set { change { $0.calendar = newValue } }
    }
    /// The locale of names and numbers. Documented (UICalendarView.locale): that of the user by default.
    open var locale: Locale {
        get { content.locale }
        set { change { $0.locale = newValue } }
    }
    /// The time zone; nil, the default, is the zone of the calendar.
    open var timeZone: TimeZone? {
        get { settings.zone }
        set { change { $0.zone = newValue } }
    }
    /// The design of the numbers. The default is `default`.
    open var fontDesign = UIFontDescriptor.SystemDesign.default { didSet { contentChanged() } }
    /// The dates that the user can display and select. Documented (UICalendarView.availableDateRange): from the distant
    /// past to the distant future by default. The month that is displayed moves into the range.
    open var availableDateRange: DateInterval {
        get { DateInterval(start: dates.lowerBound, end: dates.upperBound) }
        set {
            let start = min(max(newValue.start, .distantPast), .distantFuture)
            dates = start...min(max(newValue.end, start), .distantFuture)
            show(monthOf: min(max(month.grid?.start ?? anchor, dates.lowerBound), dates.upperBound))
        }
    }
    /// Whether the days have decorations. True by default. If it is false, the delegate is not asked and the rows are
    /// lower.
    open var wantsDateDecorations = true {
        didSet {
            guard wantsDateDecorations != oldValue else { return }
            requestDays()
            contentChanged()
        }
    }

    // MARK: The displayed month

    /// The year and the month that are displayed, with the era and the calendar. Components without a date in the
    /// calendar are ignored.
    open var visibleDateComponents: DateComponents {
        get { components([.calendar, .era, .year, .month], of: month.grid?.start ?? anchor) }
        set { setVisibleDateComponents(newValue, animated: false) }
    }

    /// Displays a month. The delegate is not notified.
    /// - Parameters:
    ///   - dateComponents: a year and a month. Components without a date in the calendar are ignored; a month outside
    ///     of the ``availableDateRange`` displays the nearest month.
    ///   - animated: fades to the month.
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        guard let date = date(of: dateComponents) else { return }
        let target = min(max(date, dates.lowerBound), dates.upperBound)
        guard animated, window != nil else { return show(monthOf: target) }
        UIView.transition(with: self, duration: 0.25, options: .transitionCrossDissolve) { self.show(monthOf: target) }
    }

    /// Requests the decorations of days again. Days of other months are ignored: a month requests its decorations when
    /// it appears.
    /// - Parameter animated: fades to the new decorations.
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
        let days = dates.compactMap { date(of: $0) }.compactMap { month.grid?.day(of: $0) }
        guard !days.isEmpty else { return }
        pending.formUnion(days)
        guard animated, window != nil else { return setNeedsLayout() }
        UIView.transition(with: self, duration: 0.25, options: .transitionCrossDissolve) { self.updateDays() }
    }

    // MARK: Layout

    override open var intrinsicContentSize: CGSize { month.intrinsicContentSize }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { month.intrinsicContentSize }
    override open func layoutSubviews() {
        super.layoutSubviews()
        month.frame = bounds
        updateDays()
    }
}

extension UICalendarView {
    private var usedCalendar: Calendar {
        var calendar = settings.calendar ?? Calendar.current
        if let zone = settings.zone { calendar.timeZone = zone }
        return calendar
    }

    private var content: MonthView.Content {
        let calendar = usedCalendar
        return MonthView.Content(
            date: anchor, chosen: (selectionBehavior?.chosenDays ?? []).compactMap { date(of: $0) }, calendar: calendar,
            locale: settings.locale ?? calendar.locale ?? MonthView.desktopLocale, range: dates,
            today: DateSettings.now, fontDesign: fontDesign, hasDecorations: wantsDateDecorations)
    }

    private func change(_ edit: (inout DateSettings) -> Void) {
        edit(&settings)
        requestDays()
        contentChanged()
    }

    /// Displays the settings and the selection.
    func contentChanged() {
        anchor = month.grid?.start ?? anchor
        month.show(content)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func show(monthOf date: Date) {
        let former = month.grid
        anchor = date
        month.show(content)
        // The days of the displayed month are known: a delegate that displays it again starts no other request.
        guard month.grid != former else { return }
        requestDays()
        invalidateIntrinsicContentSize()
    }

    private func monthChanged(from former: Date) {
        requestDays()
        invalidateIntrinsicContentSize()
        delegate?.calendarView(
            self, didChangeVisibleDateComponentsFrom: components([.calendar, .era, .year, .month], of: former))
    }

    /// Requests the decorations and permissions of all days in the next layout.
    func requestDays() {
        pending = Set(0..<(month.grid?.days ?? 0))
        setNeedsLayout()
    }

    /// Asks the delegates about the days that are not known. An answer that changes the view requests a new layout.
    private func updateDays() {
        guard !pending.isEmpty, let grid = month.grid else { return }
        let days = pending.sorted()
        pending = []
        var refused = month.refused
        for day in days where day < grid.days {
            let date = components([.calendar, .era, .year, .month, .day], of: grid.date(day, at: grid.start))
            let isAllowed = selectionBehavior?.allows(date) ?? true
            let decoration = wantsDateDecorations ? delegate?.calendarView(self, decorationFor: date) : nil
            // App code was called: the calendar may display another month.
            guard month.grid == grid else { return }
            if isAllowed { refused.remove(day) } else { refused.insert(day) }
            month.setDecoration(decoration?.makeView(), of: day)
        }
        month.refused = refused
    }

    /// The user chose a day.
    private func choose(_ date: Date) {
        selectionBehavior?.choose(components([.calendar, .era, .year, .month, .day], of: date))
    }

    private func components(_ units: Set<Calendar.Component>, of date: Date) -> DateComponents {
        usedCalendar.dateComponents(units, from: date)
    }

    /// The date of components; nil for components without a date in the calendar.
    func date(of components: DateComponents) -> Date? {
        let calendar = usedCalendar
        let parts = [
            components.era, components.year, components.month, components.day, components.weekOfYear,
            components.yearForWeekOfYear, components.weekday,
        ]
        // Foundation computes with these numbers without a check for overflow.
        guard parts.allSatisfy({ ($0 ?? 0).magnitude < 1_000_000 }) else { return nil }
        var components = components
        (components.calendar, components.timeZone) = (nil, nil)
        guard components.year != nil || components.yearForWeekOfYear != nil else { return nil }
        return calendar.date(from: components)
    }
}
