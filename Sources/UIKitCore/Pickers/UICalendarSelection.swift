public import Foundation

/// The selection of a calendar view. Use one of its subclasses.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
    weak var view: UICalendarView?
    fileprivate override init() { super.init() }

    /// Asks the delegate again which dates can be selected.
    open func updateSelectableDates() { view?.requestDays() }

    /// The days that are displayed as selected.
    var chosenDays: [DateComponents] { [] }
    /// Whether the user may choose the day.
    func allows(_ day: DateComponents) -> Bool { true }
    /// The user chose a day that is allowed.
    func choose(_ day: DateComponents) {}
}

extension DateComponents {
    /// Whether both are the same day. The calendar and the time are not compared.
    fileprivate func isSameDay(as other: DateComponents) -> Bool {
        (year, month, day) == (other.year, other.month, other.day)
            && (era == other.era || era == nil || other.era == nil)
    }
}

// MARK: One date

/// Controls the selection of one date.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
    /// Called after the user selected a date, or deselected the date: nil.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    /// Returns whether a date can be selected, or for nil whether the selected date can be deselected. True by default.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?)
        -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
    /// Returns true.
    public func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { true }
}

/// A selection of at most one date.
open class UICalendarSelectionSingleDate: UICalendarSelection {
    private var selected: DateComponents?
    /// The delegate that was passed to the initializer; held weakly.
    public private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?

    /// Creates a selection without a date.
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// The selected date. Assigning it does not notify the delegate.
    open var selectedDate: DateComponents? {
        get { selected }
        set { setSelected(newValue, animated: false) }
    }
    /// Selects a date, or nil for none. The delegate is not notified. The change is displayed at once.
    open func setSelected(_ selectedDate: DateComponents?, animated: Bool) {
        selected = selectedDate
        view?.contentChanged()
    }

    override var chosenDays: [DateComponents] { selected.map { [$0] } ?? [] }
    override func allows(_ day: DateComponents) -> Bool {
        delegate?.dateSelection(self, canSelectDate: day) ?? true
    }
    override func choose(_ day: DateComponents) {
        let new = selected?.isSameDay(as: day) == true ? nil : day
        guard delegate?.dateSelection(self, canSelectDate: new) ?? true else { return }
        setSelected(new, animated: true)
        delegate?.dateSelection(self, didSelectDate: new)
    }
}

// MARK: Several dates

/// Controls the selection of several dates.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
    /// Called after the user selected a date.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    /// Called after the user deselected a date.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
    /// Returns whether a date can be selected. True by default.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents)
        -> Bool
    /// Returns whether a date can be deselected. True by default.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents)
        -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
    /// Returns true.
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool { true }
    /// Returns true.
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool { true }
}

/// A selection of any number of dates.
open class UICalendarSelectionMultiDate: UICalendarSelection {
    private var selected: [DateComponents] = []
    /// The delegate that was passed to the initializer; held weakly.
    public private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?

    /// Creates a selection without dates.
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// The selected dates, in the order of their selection. Assigning them does not notify the delegate.
    open var selectedDates: [DateComponents] {
        get { selected }
        set { setSelectedDates(newValue, animated: false) }
    }
    /// Selects dates instead of the former ones. The delegate is not notified. The change is displayed at once.
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
        selected = selectedDates
        view?.contentChanged()
    }

    override var chosenDays: [DateComponents] { selected }
    override func allows(_ day: DateComponents) -> Bool {
        delegate?.multiDateSelection(self, canSelectDate: day) ?? true
    }
    override func choose(_ day: DateComponents) {
        if selected.contains(where: { $0.isSameDay(as: day) }) {
            guard delegate?.multiDateSelection(self, canDeselectDate: day) ?? true else { return }
            setSelectedDates(selected.filter { !$0.isSameDay(as: day) }, animated: true)
            delegate?.multiDateSelection(self, didDeselectDate: day)
        } else {
            guard delegate?.multiDateSelection(self, canSelectDate: day) ?? true else { return }
            setSelectedDates(selected + [day], animated: true)
            delegate?.multiDateSelection(self, didSelectDate: day)
        }
    }
}

// MARK: A week

/// Controls the selection of a week.
@preconcurrency @MainActor
public protocol UICalendarSelectionWeekOfYearDelegate: NSObjectProtocol {
    /// Called after the user selected a week, or deselected the week: nil.
    func weekOfYearSelection(
        _ selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYear: DateComponents?)
    /// Returns whether a week can be selected, or for nil whether the selected week can be deselected. True by default.
    func weekOfYearSelection(
        _ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYear: DateComponents?
    ) -> Bool
}

extension UICalendarSelectionWeekOfYearDelegate {
    /// Returns true.
    public func weekOfYearSelection(
        _ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYear: DateComponents?
    ) -> Bool { true }
}

/// A selection of at most one week.
open class UICalendarSelectionWeekOfYear: UICalendarSelection {
    private var selected: DateComponents?
    /// The delegate that was passed to the initializer; held weakly.
    public private(set) weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?

    /// Creates a selection without a week.
    public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// The selected week: `weekOfYear` and `yearForWeekOfYear`. Assigning it does not notify the delegate.
    open var selectedWeekOfYear: DateComponents? {
        get { selected }
        set { setSelectedWeekOfYear(newValue, animated: false) }
    }
    /// Selects a week, or nil for none. The delegate is not notified. The change is displayed at once.
    open func setSelectedWeekOfYear(_ selectedWeekOfYear: DateComponents?, animated: Bool) {
        selected = selectedWeekOfYear
        view?.contentChanged()
    }

    private func week(of day: DateComponents) -> DateComponents? {
        guard let view, let date = view.date(of: day) else { return nil }
        return view.calendar.dateComponents([.calendar, .weekOfYear, .yearForWeekOfYear], from: date)
    }

    override var chosenDays: [DateComponents] {
        guard let view, let selected, let start = view.date(of: selected),
            let week = view.calendar.dateInterval(of: .weekOfYear, for: start)
        else { return [] }
        return (0..<7).compactMap { day in
            view.calendar.date(byAdding: .day, value: day, to: week.start).map {
                view.calendar.dateComponents([.era, .year, .month, .day], from: $0)
            }
        }
    }
    override func allows(_ day: DateComponents) -> Bool {
        delegate?.weekOfYearSelection(self, canSelectWeekOfYear: week(of: day)) ?? true
    }
    override func choose(_ day: DateComponents) {
        guard let week = week(of: day) else { return }
        let isSame =
            selected?.weekOfYear == week.weekOfYear && selected?.yearForWeekOfYear == week.yearForWeekOfYear
        let new = isSame ? nil : week
        guard delegate?.weekOfYearSelection(self, canSelectWeekOfYear: new) ?? true else { return }
        setSelectedWeekOfYear(new, animated: true)
        delegate?.weekOfYearSelection(self, didSelectWeekOfYear: new)
    }
}
