import CoreGraphics
import Foundation
import QuartzCore

/// The content view of a date picker: wheels, or buttons that open wheels.
@MainActor
final class DatePickerContent: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    private weak var owner: UIDatePicker?
    private var wheelsView: UIPickerView?
    private var pills: [DatePill] = []
    private var month: MonthView?
    weak var panel: DatePanel?

    /// Creates the views for another mode, style or locale.
    func rebuild(_ owner: UIDatePicker) {
        self.owner = owner
        panel?.dismiss()
        // A wheel of the former mode may still be turning.
        wheelsView?.dataSource = nil
        wheelsView?.delegate = nil
        wheelsView?.removeFromSuperview()
        for pill in pills { pill.removeFromSuperview() }
        month?.removeFromSuperview()
        (wheelsView, pills, month, isFresh) = (nil, [], nil, true)
        if owner.datePickerStyle == .wheels {
            let view = UIPickerView()
            view.dataSource = self
            view.delegate = self
            owner.addSubview(view)
            wheelsView = view
        } else {
            var modes: [UIDatePicker.Mode] =
                owner.datePickerMode == .dateAndTime ? [.date, .time] : [owner.datePickerMode]
            if owner.datePickerStyle == .inline {
                // The month is visible, and a time has its button below.
                modes.removeFirst()
                let view = MonthView(owner.monthContent) { [weak owner] in owner?.receive($0) }
                owner.addSubview(view)
                month = view
            }
            pills = modes.map { mode in
                let pill = DatePill(mode)
                pill.addAction(
                    UIAction { [weak self, weak pill] _ in pill.map { self?.open($0) } }, for: .touchUpInside)
                owner.addSubview(pill)
                return pill
            }
        }
        show(owner, animated: false)
        dim(owner)
        owner.setNeedsLayout()
    }

    func show(_ owner: UIDatePicker, animated: Bool) {
        for pill in pills { pill.show(owner) }
        month?.show(owner.monthContent)
        (panel?.content as? MonthView)?.show(owner.monthContent)
        if month != nil { owner.invalidateIntrinsicContentSize() }
        if !pills.isEmpty { owner.invalidateIntrinsicContentSize() }
        owner.setNeedsLayout()
        guard let view = wheelsView else { return }
        // The gray rows depend on the date.
        view.reloadAllComponents()
        let wheels = owner.wheels
        for (index, column) in wheels.columns.enumerated() {
            let present = view.selectedRow(inComponent: index)
            // A wheel that was never turned is at its first row, far from the middle.
            let row = wheels.row(column, for: owner.wheelDate, near: isFresh ? -1 : present)
            if row != present { view.selectRow(row, inComponent: index, animated: animated) }
        }
        isFresh = false
    }
    /// Whether no wheel has been positioned yet.
    private var isFresh = true

    func dim(_ owner: UIDatePicker) {
        for view in ([wheelsView, month] as [UIView?]).compactMap({ $0 }) + pills {
            view.alpha = owner.isEnabled ? 1 : 0.5
            view.isUserInteractionEnabled = owner.isEnabled
        }
        if !owner.isEnabled { panel?.dismiss() }
    }

    // MARK: Buttons

    /// The size of a month, with the button for the time below.
    var monthSize: CGSize {
        let size = month?.intrinsicContentSize ?? .zero
        return CGSize(width: size.width, height: size.height + (pills.isEmpty ? 0 : Self.timeRow))
    }
    /// Chosen: the height of a table row.
    private static let timeRow: CGFloat = 44

    /// Chosen: 8 points between the buttons.
    private static let gap: CGFloat = 8

    var pillsSize: CGSize {
        let widths = pills.map(\.intrinsicContentSize.width)
        return CGSize(
            width: widths.reduce(0, +) + Self.gap * CGFloat(max(0, pills.count - 1)),
            height: pills.map(\.intrinsicContentSize.height).max() ?? 0)
    }

    func layout(_ owner: UIDatePicker) {
        wheelsView?.frame = owner.bounds
        let monthHeight = month?.intrinsicContentSize.height ?? 0
        month?.frame = CGRect(x: 0, y: 0, width: owner.bounds.width, height: monthHeight)
        let row =
            month == nil
            ? owner.bounds : CGRect(x: 0, y: monthHeight, width: owner.bounds.width - 16, height: Self.timeRow)
        // At the trailing end, as in a row of a form.
        let size = pillsSize
        var x = max(0, row.width - size.width)
        for pill in pills {
            let (width, height) = (pill.intrinsicContentSize.width, pill.intrinsicContentSize.height)
            let left = owner.isRightToLeft ? owner.bounds.width - x - width : x
            pill.frame = CGRect(x: left, y: (row.midY - height / 2).rounded(), width: width, height: height)
            x += width + Self.gap
        }
    }

    private func open(_ pill: DatePill) {
        guard let owner, let window = owner.window else { return }
        pill.isSelected = true
        if pill.mode == .date {
            let month = MonthView(owner.monthContent) { [weak owner] in owner?.receive($0) }
            panel = window.presentDatePanel(month, from: pill) { [weak pill] in pill?.isSelected = false }
            return
        }
        let inner = UIDatePicker()
        inner.datePickerMode = pill.mode
        inner.preferredDatePickerStyle = .wheels
        inner.settings = owner.settings
        inner.calendar = owner.calendar
        inner.date = owner.date
        inner.addAction(
            UIAction { [weak owner, weak inner] _ in inner.map { owner?.receive($0.date) } }, for: .valueChanged)
        panel = window.presentDatePanel(inner, from: pill) { [weak pill] in pill?.isSelected = false }
    }

    // MARK: Wheels

    func numberOfComponents(in pickerView: UIPickerView) -> Int { owner?.wheels.columns.count ?? 0 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        owner.map { $0.wheels.count($0.wheels.columns[component]) } ?? 0
    }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        // Chosen: wheels with names of days and months are wider than wheels with numbers.
        guard let columns = owner?.wheels.columns, columns.count > 2 else { return 0 }
        let room = pickerView.bounds.width - 2 * PickerLayout.margin - PickerLayout.gap * CGFloat(columns.count - 1)
        func share(_ column: DateWheels.Column) -> CGFloat { column == .day ? 2.4 : column == .month ? 1.6 : 1 }
        return max(1, room * share(columns[component]) / columns.map(share).reduce(0, +))
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        owner.map { $0.wheels.title($0.wheels.columns[component], row) }
    }
    func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?)
        -> UIView
    {
        let label = view as? PickerTitle ?? PickerTitle()
        guard let owner else { return label }
        let allowed = owner.wheels.allows(
            owner.wheels.columns[component], row, from: owner.wheelDate, in: owner.settings.range)
        label.textColor = allowed ? .label : .tertiaryLabel
        return label
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        guard let owner else { return }
        owner.turned(owner.wheels.columns[component], to: row)
    }
}

/// A gray button with a date or a time.
final class DatePill: UIControl {
    let mode: UIDatePicker.Mode
    private let label = UILabel()

    /// Measured (controls/compact-size): 34.33 high at three pixels per point: a line of 17 points with 7 points above
    /// and below.
    private static let inset: CGFloat = 7
    /// Measured (controls/compact-date): the ink is 12.67 points from both ends.
    private static let margin: CGFloat = 12

    init(_ mode: UIDatePicker.Mode) {
        self.mode = mode
        super.init(frame: .zero)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 6
        label.font = .systemFont(ofSize: 17)
        label.isUserInteractionEnabled = false
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ picker: UIDatePicker) {
        let wheels = picker.wheels
        let format = DateFormatter()
        format.calendar = wheels.calendar
        format.timeZone = wheels.calendar.timeZone
        format.locale = wheels.locale
        format.dateStyle = mode == .time ? .none : .medium
        format.timeStyle = mode == .time ? .short : .none
        // Measured (controls/compact-time): the space before the period is as wide as between words.
        label.text = format.string(from: picker.date).replacingOccurrences(of: "\u{202F}", with: "\u{A0}")
        stateChanged()
    }

    override var intrinsicContentSize: CGSize {
        let words = label.intrinsicContentSize
        return CGSize(width: words.width + 2 * Self.margin, height: words.height + 2 * Self.inset)
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: Self.margin, dy: 0)
    }
    override func stateChanged() {
        label.textColor = isSelected ? tintColor : .label
        label.alpha = isHighlighted ? 0.4 : 1
    }
    override var defaultAccessibilityLabel: String? { label.text }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { super.defaultAccessibilityTraits.union(.button) }
}
