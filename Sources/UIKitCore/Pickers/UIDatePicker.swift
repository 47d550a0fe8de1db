import CoreGraphics
public import Foundation
import HostInterface

/// How a date is chosen: on wheels, in a small field that opens a month or wheels, or in a month.
public enum UIDatePickerStyle: Int, Sendable {
    case automatic = 0, wheels, compact
    /// A month for dates. Times and count downs have wheels.
    case inline
}

/// Chooses a date, a time, or how long something takes.
///
/// In the style `.wheels` each part has a wheel, in the order of the locale; rows beyond minimum and maximum are gray,
/// and a wheel that is turned to one rolls back. In the style `.compact`, which is that of `.automatic` but for count
/// downs, date and time stand on buttons: a date opens a month, a time opens wheels. In the style `.inline` the month
/// itself is shown. The row of the current day reads "Today", by the app's clock when the wheels are made.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    /// What is chosen: a time of day, a date, both, a time span, or a month.
    public enum Mode: Int, Sendable { case time = 0, date, dateAndTime, countDownTimer, yearAndMonth }

    var settings = DateSettings()
    let face = DatePickerFace()
    private var shown: Date
    private var countDown: TimeInterval = 0

    /// A frame without a size takes that of the style.
    public override init(frame: CGRect) {
        shown = Date(timeIntervalSince1970: SharedServices.calendarSeconds ?? 0)
        super.init(frame: frame)
        settingsChanged()
        if frame.size == .zero { self.frame.size = intrinsicContentSize }
    }

    /// A picker with the current date.
    public convenience init() { self.init(frame: .zero) }

    /// Of an archive the properties of any view are read; an element of a storyboard has all its attributes when this
    /// returns.
    public required init?(coder: NSCoder) {
        shown = Date(timeIntervalSince1970: SharedServices.calendarSeconds ?? 0)
        super.init(coder: coder)
        settingsChanged()
        coder.fill(self, as: UIDatePicker.self)
    }

    // MARK: Value

    /// The present moment at first; between minimum and maximum. Setting it sends no event.
    open var date: Date {
        get { roundsToMinuteInterval && settings.interval > 1 ? wheels.rounded(shown) : shown }
        set { setDate(newValue, animated: false) }
    }
    /// Shows a date, brought inside of minimum and maximum. A date that is not a number is ignored. Sends no event.
    open func setDate(_ date: Date, animated: Bool) {
        guard date.timeIntervalSinceReferenceDate.isFinite else { return }
        let taken = min(max(date, settings.range.lowerBound), settings.range.upperBound)
        guard taken != shown else { return }
        shown = taken
        face.show(self, animated: animated)
        valuesChanged()
    }
    /// Seconds, in the mode `.countDownTimer`: 0 to a minute less than a day; a minute at least shows.
    open var countDownDuration: TimeInterval {
        get { countDown }
        set {
            guard newValue.isFinite else { return }
            countDown = min(max(newValue, 0), 86_399)
            face.show(self, animated: false)
            valuesChanged()
        }
    }
    /// Not taken into account while it lies behind the maximum. Nil is none.
    open var minimumDate: Date? {
        get { settings.minimum }
        set { limit { $0.minimum = newValue } }
    }
    /// The last date that can be chosen; nil, the default, is no limit.
    open var maximumDate: Date? {
        get { settings.maximum }
        set { limit { $0.maximum = newValue } }
    }
    /// Minutes from row to row: a number from 1 to 30 that 60 can be divided by. Another one is not taken.
    open var minuteInterval: Int {
        get { settings.interval }
        set { if (1...30).contains(newValue), 60 % newValue == 0 { change { $0.interval = newValue } } }
    }
    /// Whether ``date`` is a whole number of intervals, rounded down. True at first.
    open var roundsToMinuteInterval = true

    // MARK: Form

    /// What is chosen. Date and time by default.
    open var datePickerMode = Mode.dateAndTime { didSet { if datePickerMode != oldValue { settingsChanged() } } }
    /// How a date is chosen. `.automatic` by default.
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
    /// Nil is the user's.
    open var locale: Locale? {
        get { settings.locale }
        set { change { $0.locale = newValue } }
    }
    /// Setting nil takes the user's.
    open var calendar: Calendar! {
        get { wheels.calendar }
        set { change { $0.calendar = newValue } }
    }
    /// Nil is the calendar's.
    open var timeZone: TimeZone? {
        get { settings.zone }
        set { change { $0.zone = newValue } }
    }

    override open var intrinsicContentSize: CGSize {
        switch datePickerStyle {
        case .wheels: UIPickerView.usualSize
        case .inline: face.monthSize
        case .automatic, .compact: face.pillsSize
        }
    }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    override open func layoutSubviews() {
        super.layoutSubviews()
        face.layout(self)
    }
    override func stateChanged() { face.dim(self) }
    override open func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { face.panel?.dismiss() }
    }
    override var isAccessibilityElementByDefault: Bool { false }
    override var triggersPrimaryAction: Bool { false }

    // MARK: -

    private(set) lazy var wheels = makeWheels()

    private func makeWheels() -> DateWheels { settings.wheels(datePickerMode, around: shown) }

    private func settingsChanged() {
        wheels = makeWheels()
        face.rebuild(self)
        invalidateIntrinsicContentSize()
    }

    private func change(_ edit: (inout DateSettings) -> Void) {
        edit(&settings)
        settingsChanged()
    }

    private func limit(_ edit: (inout DateSettings) -> Void) {
        edit(&settings)
        setDate(shown, animated: false)
        face.show(self, animated: false)
    }

    /// What the wheels show: of a count down a day that begins with nothing.
    var wheelDate: Date {
        datePickerMode == .countDownTimer ? Date(timeIntervalSinceReferenceDate: max(60, countDown)) : shown
    }

    /// What a month shows of this picker.
    var monthContent: MonthView.Content {
        let wheels = wheels
        return MonthView.Content(
            date: date, calendar: wheels.calendar, locale: wheels.locale, range: settings.range, today: DateSettings.now
        )
    }

    /// The user has turned a wheel.
    func turned(_ column: DateWheels.Column, to row: Int) {
        let former = (date, countDown)
        let turned = wheels.date(wheelDate, turning: column, to: row)
        if datePickerMode == .countDownTimer {
            countDownDuration = max(60, turned.timeIntervalSinceReferenceDate)
        } else {
            setDate(turned, animated: true)
        }
        // Also where nothing has changed: a wheel that was turned too far rolls back.
        face.show(self, animated: true)
        if (date, countDown) != former { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    /// The user has chosen a date elsewhere.
    func receive(_ new: Date) {
        let former = date
        setDate(new, animated: false)
        if date != former { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }
}

/// What an app says of a date picker beside its date.
@MainActor
struct DateSettings {
    var locale: Locale?
    var calendar: Calendar?
    var zone: TimeZone?
    var minimum: Date?
    var maximum: Date?
    var interval = 1

    /// Documented: a minimum behind the maximum is as none.
    var range: ClosedRange<Date> {
        let (low, high) = (max(minimum ?? .distantPast, .distantPast), min(maximum ?? .distantFuture, .distantFuture))
        return low <= high ? low...high : .distantPast ... .distantFuture
    }

    /// By the app's clock, which a test sets.
    static var now: Date { Date(timeIntervalSince1970: SharedServices.calendarSeconds ?? 0) }

    func wheels(_ mode: UIDatePicker.Mode, around date: Date) -> DateWheels {
        let locale = locale ?? calendar?.locale ?? Locale(identifier: SharedServices.language)
        var calendar = mode == .countDownTimer ? Calendar(identifier: .gregorian) : calendar ?? Calendar.current
        calendar.locale = locale
        if mode == .countDownTimer { calendar.timeZone = .gmt } else if let zone { calendar.timeZone = zone }
        return DateWheels(mode, calendar: calendar, locale: locale, interval: interval, around: date, now: Self.now)
    }
}
