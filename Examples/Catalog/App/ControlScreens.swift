import Foundation
import UIKit

/// Controls in the content of a screen.
@MainActor
enum ControlScreens {
    static let entries = [
        CatalogEntry("Sliders", "Plain, with images at both ends, in colors, dimmed") {
            ControlsViewController(sliders())
        },
        CatalogEntry("Steppers", "Plain, at an end, tinted, dimmed") { ControlsViewController(steppers()) },
        CatalogEntry("Pickers", "Wheels side by side, and a narrow one with views") { PickersViewController() },
        CatalogEntry("Date pickers", "On buttons, and on wheels") { ControlsViewController(datePickers()) }
            .shooting([.tap("Jun 12, 2024"), .frames(30)]),
        CatalogEntry("Calendar", "Dots, images and views below days, and several selected days") {
            CalendarViewController()
        }.shooting([.tap("Wednesday, June 19"), .frames(5)]),
    ]

    private static func sliders() -> [(String, UIView)] {
        let plain = UISlider()
        plain.value = 0.5
        let rating = UISlider()
        rating.minimumValueImage = UIImage(systemName: "star")
        rating.maximumValueImage = UIImage(systemName: "star.fill")
        rating.tintColor = .secondaryLabel
        rating.value = 0.3
        let colored = UISlider()
        (colored.minimumTrackTintColor, colored.maximumTrackTintColor, colored.thumbTintColor) = (
            .systemGreen, .systemRed, .systemYellow
        )
        colored.value = 0.7
        let dimmed = UISlider()
        dimmed.isEnabled = false
        dimmed.value = 0.5
        let pictured = UISlider()
        pictured.setThumbImage(UIImage(systemName: "star.fill"), for: .normal)
        pictured.value = 0.4
        return [
            ("Plain", plain), ("Images at both ends", rating), ("Colors", colored), ("Dimmed", dimmed),
            ("A thumb of its own", pictured),
        ]
    }

    private static func datePickers() -> [(String, UIView)] {
        let styles: [(String, UIDatePicker.Mode, UIDatePickerStyle)] = [
            ("Compact", .dateAndTime, .compact), ("A date", .date, .wheels), ("Date and time", .dateAndTime, .wheels),
        ]
        return styles.map { name, mode, style in
            let picker = UIDatePicker()
            // The same in every environment.
            picker.locale = Locale(identifier: "en_US")
            picker.timeZone = .gmt
            (picker.datePickerMode, picker.preferredDatePickerStyle) = (mode, style)
            picker.date = Date(timeIntervalSinceReferenceDate: 739_891_020)
            return (name, picker)
        }
    }

    private static func steppers() -> [(String, UIView)] {
        let plain = UIStepper()
        plain.value = 5
        let atEnd = UIStepper()
        let tinted = UIStepper()
        tinted.value = 5
        tinted.setIncrementImage(tinted.incrementImage(for: .normal), for: .normal)
        tinted.setDecrementImage(tinted.decrementImage(for: .normal), for: .normal)
        let dimmed = UIStepper()
        dimmed.value = 5
        dimmed.isEnabled = false
        return [("Plain", plain), ("At its minimum", atEnd), ("Tinted", tinted), ("Dimmed", dimmed)]
    }
}

/// Controls in a column, each with its name.
final class ControlsViewController: UIViewController {
    private let controls: [(String, UIView)]

    init(_ controls: [(String, UIView)]) {
        self.controls = controls
        super.init(nibName: nil, bundle: nil)
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let column = UIStackView()
        column.axis = .vertical
        column.spacing = 8
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        for (name, control) in controls {
            let label = UILabel()
            label.text = name
            label.font = .preferredFont(forTextStyle: .subheadline)
            label.textColor = .secondaryLabel
            control.accessibilityLabel = name
            column.addArrangedSubview(label)
            column.addArrangedSubview(control)
            column.setCustomSpacing(24, after: control)
        }
        NSLayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
        ])
    }
}

/// A picker with titles and a picker with views.
final class PickersViewController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
    private static let colors: [UIColor] = [
        .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemIndigo, .systemPurple, .systemPink,
    ]
    private let titles = UIPickerView(), swatches = UIPickerView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.largeTitleDisplayMode = .never
        let column = UIStackView(arrangedSubviews: [titles, swatches])
        column.axis = .vertical
        column.spacing = 24
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
        ])
        for picker in [titles, swatches] {
            picker.dataSource = self
            picker.delegate = self
        }
        titles.selectRow(11, inComponent: 0, animated: false)
        titles.selectRow(2, inComponent: 1, animated: false)
        swatches.selectRow(3, inComponent: 0, animated: false)
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { pickerView === titles ? 2 : 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        pickerView === swatches ? Self.colors.count : component == 0 ? 30 : 4
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        component == 0 ? "\(row) apples" : ["Red", "Green", "Yellow", "Brown"][row]
    }
    func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?)
        -> UIView
    {
        guard pickerView === swatches else {
            let label = view as? UILabel ?? UILabel()
            label.textAlignment = .center
            label.font = .systemFont(ofSize: 21)
            label.text = self.pickerView(pickerView, titleForRow: row, forComponent: component)
            return label
        }
        let swatch = view ?? UIView()
        swatch.backgroundColor = Self.colors[row]
        return swatch
    }
}

/// A calendar with decorations.
private final class CalendarViewController: UIViewController, UICalendarViewDelegate {
    private let calendar = UICalendarView()

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Calendar"
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        calendar.locale = Locale(identifier: "en_US")
        calendar.timeZone = .gmt
        calendar.delegate = self
        calendar.visibleDateComponents = DateComponents(year: 2024, month: 6)
        let selection = UICalendarSelectionMultiDate(delegate: nil)
        selection.selectedDates = [12, 14].map { DateComponents(year: 2024, month: 6, day: $0) }
        calendar.selectionBehavior = selection
        view.addSubview(calendar)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let safe = view.safeAreaLayoutGuide.layoutFrame
        let size = calendar.intrinsicContentSize
        let width = min(safe.width, 390)
        calendar.frame = CGRect(
            x: safe.midX - width / 2, y: safe.minY, width: width, height: min(size.height, safe.height))
    }

    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
        -> UICalendarView.Decoration?
    {
        switch dateComponents.day {
        case 4: .default(color: .systemOrange, size: .small)
        case 5: .default(color: .systemRed)
        case 6: .default(color: .systemPurple, size: .large)
        case 12, 20: .image(UIImage(systemName: "star.fill"), color: .systemYellow)
        case 26:
            .customView {
                let label = UILabel()
                label.text = "Trip"
                label.font = .systemFont(ofSize: 11, weight: .semibold)
                label.textColor = .systemGreen
                label.textAlignment = .center
                return label
            }
        default: nil
        }
    }
}
