import CoreGraphics
public import Foundation
import HostInterface
import ObjectiveCRuntime

/// The style of a date picker: wheels, a small field that opens a month or wheels, or a month.
public enum UIDatePickerStyle: Int, Sendable {
    case automatic = 0, wheels, compact
    /// A month for dates. Times and countdowns have wheels.
    case inline
}

/// A control for choosing a date, a time, or a duration.
///
/// With the style `.wheels` each component has a wheel, in the order of the locale; rows outside the minimum and
/// maximum are gray, and a wheel that the user turns to a gray row turns back. With the style `.compact`, which
/// `.automatic` uses except for countdowns, date and time are on buttons: a date opens a month, a time opens wheels.
/// With the style `.inline` the month is always visible. The row of the current day is "Today", by the app's clock at
/// the creation of the wheels.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    /// The chosen value: a time of day, a date, both, a duration, or a month.
    public enum Mode: Int, Sendable { case time = 0, date, dateAndTime, countDownTimer, yearAndMonth }

    var settings = DateSettings()
    let content = DatePickerContent()
    private var shown: Date
    private var countDown: TimeInterval = 0

    /// Creates a picker. A frame without a size gets the size of the style.
    public override init(frame: CGRect) {
        shown = DateSettings.now
        super.init(frame: frame)
        settingsChanged()
        if frame.size == .zero { self.frame.size = intrinsicContentSize }
    }

    /// Creates a picker with the current date.
    public convenience init() { self.init(frame: .zero) }

    /// Decodes the properties of a view from an archive. For an element of a storyboard, all attributes are set when
    /// the initializer returns.
    public required init?(coder: NSCoder) {
        shown = DateSettings.now
        super.init(coder: coder)
        settingsChanged()
        coder.fill(self, as: UIDatePicker.self)
    }

    // MARK: Value

    /// The date, limited to minimum and maximum. The current date by default. Setting the property sends no event.
    open var date: Date {
        get { roundsToMinuteInterval && settings.interval > 1 ? wheels.rounded(shown) : shown }
        set { setDate(newValue, animated: false) }
    }
    /// Displays a date, limited to minimum and maximum. A date that is not a number is ignored. Sends no event.
    open func setDate(_ date: Date, animated: Bool) {
        guard date.timeIntervalSinceReferenceDate.isFinite else { return }
        let taken = min(max(date, settings.range.lowerBound), settings.range.upperBound)
        guard taken != shown else { return }
        shown = taken
        content.show(self, animated: animated)
        valuesChanged()
    }
    /// The duration in seconds in the mode `.countDownTimer`: from 0 to a minute less than a day. The wheels display at
    /// least a minute.
    open var countDownDuration: TimeInterval {
        get { countDown }
        set {
            guard newValue.isFinite else { return }
            countDown = min(max(newValue, 0), 86_399)
            content.show(self, animated: false)
            valuesChanged()
        }
    }
    /// The first date that can be chosen; nil is no limit. Ignored while it is after the maximum.
    open var minimumDate: Date? {
        get { settings.minimum }
        set { limit { $0.minimum = newValue } }
    }
    /// The last date that can be chosen; nil, the default, is no limit.
    open var maximumDate: Date? {
        get { settings.maximum }
        set { limit { $0.maximum = newValue } }
    }
    /// The interval between rows in minutes: a divisor of 60 from 1 to 30. Other values are ignored.
    open var minuteInterval: Int {
        get { settings.interval }
        set { if (1...30).contains(newValue), 60 % newValue == 0 { change { $0.interval = newValue } } }
    }
    /// Whether ``date`` is rounded down to a whole number of intervals. True by default.
    open var roundsToMinuteInterval = true

    // MARK: Form

    /// The chosen value. Date and time by default.
    open var datePickerMode = Mode.dateAndTime { didSet { if datePickerMode != oldValue { settingsChanged() } } }
    /// The style of the picker. `.automatic` by default.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
        didSet { if preferredDatePickerStyle != oldValue { settingsChanged() } }
    }
    /// The style in use: `.wheels`, `.compact`, or `.inline` for dates.
    open var datePickerStyle: UIDatePickerStyle {
        if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth { return .wheels }
        switch preferredDatePickerStyle {
        case .automatic, .compact: return .compact
        case .inline: return datePickerMode == .time ? .wheels : .inline
        case .wheels: return .wheels
        }
    }
    /// The locale; nil is that of the user.
    open var locale: Locale? {
        get { settings.locale }
        set { change { $0.locale = newValue } }
    }
    /// The calendar. Setting nil uses that of the user.
    open var calendar: Calendar! {
        get { wheels.calendar }
        set { change { $0.calendar = newValue } }
    }
    /// The time zone; nil is that of the calendar.
    open var timeZone: TimeZone? {
        get { settings.zone }
        set { change { $0.zone = newValue } }
    }

    override open var intrinsicContentSize: CGSize {
        switch datePickerStyle {
        case .wheels: UIPickerView.usualSize
        case .inline: content.monthSize
        case .automatic, .compact: content.pillsSize
        }
    }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    override open func layoutSubviews() {
        super.layoutSubviews()
        content.layout(self)
    }
    override func stateChanged() { content.dim(self) }
    override open func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { content.panel?.dismiss() }
    }
    /// False: the buttons, wheels or days inside get the focus.
    override open var canBecomeFocused: Bool { false }
    override var isAccessibilityElementByDefault: Bool { false }
    override var triggersPrimaryAction: Bool { false }

    // MARK: -

    private(set) lazy var wheels = makeWheels()

    private func makeWheels() -> DateWheels { settings.wheels(datePickerMode, around: shown) }

    private func settingsChanged() {
        wheels = makeWheels()
        content.rebuild(self)
        invalidateIntrinsicContentSize()
    }

    private func change(_ edit: (inout DateSettings) -> Void) {
        edit(&settings)
        settingsChanged()
    }

    private func limit(_ edit: (inout DateSettings) -> Void) {
        edit(&settings)
        setDate(shown, animated: false)
        content.show(self, animated: false)
    }

    /// The date of the wheels. For a countdown: a day that begins at 0.
    var wheelDate: Date {
        datePickerMode == .countDownTimer ? Date(timeIntervalSinceReferenceDate: max(60, countDown)) : shown
    }

    /// The content of a month for this picker.
    var monthContent: MonthView.Content {
        let wheels = wheels
        return MonthView.Content(
            date: date, calendar: wheels.calendar, locale: wheels.locale, range: settings.range, today: DateSettings.now
        )
    }

    /// Called when the user turned a wheel.
    func turned(_ column: DateWheels.Column, to row: Int) {
        let former = (date, countDown)
        let turned = wheels.date(wheelDate, turning: column, to: row)
        if datePickerMode == .countDownTimer {
            countDownDuration = max(60, turned.timeIntervalSinceReferenceDate)
        } else {
            setDate(turned, animated: true)
        }
        // Also without a change: a wheel that was turned too far turns back.
        content.show(self, animated: true)
        if (date, countDown) != former { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    /// Called when the user chose a date in the month.
    func receive(_ new: Date) {
        let former = date
        setDate(new, animated: false)
        if date != former { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }
}

/// The settings of a date picker in addition to its date.
@MainActor
struct DateSettings {
    var locale: Locale?
    var calendar: Calendar?
    var zone: TimeZone?
    var minimum: Date?
    var maximum: Date?
    var interval = 1

    /// The range of dates. Documented (UIDatePicker.minimumDate): a minimum after the maximum is ignored.
    var range: ClosedRange<Date> {
        let (low, high) = (max(minimum ?? .distantPast, .distantPast), min(maximum ?? .distantFuture, .distantFuture))
        return low <= high ? low...high : .distantPast ... .distantFuture
    }

    /// The current date of the app's clock, which a test sets.
    static var now: Date { Date(timeIntervalSince1970: SharedServices.calendarSeconds ?? 0) }

    func wheels(_ mode: UIDatePicker.Mode, around date: Date) -> DateWheels {
        let locale = locale ?? calendar?.locale ?? MonthView.desktopLocale
        var calendar = mode == .countDownTimer ? Calendar(identifier: .gregorian) : calendar ?? Calendar.current
        calendar.locale = locale
        if mode == .countDownTimer { calendar.timeZone = .gmt } else if let zone { calendar.timeZone = zone }
        return DateWheels(mode, calendar: calendar, locale: locale, interval: interval, around: date, now: Self.now)
    }
}
