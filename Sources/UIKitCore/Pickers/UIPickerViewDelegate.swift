import CoreGraphics
public import Foundation

/// Says how many wheels a picker has, and how many rows each.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
    /// How many wheels there are. Asked once, and again after a reload.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// How many rows a wheel has. Asked once, and again after a reload.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Says what rows show, and is notified which are selected. Every method is optional.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
    /// Points; 0, the default, shares the room.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    /// Points; 0, the default, is 32.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    /// Shown where there is neither a view nor an attributed title.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// Goes before the plain title.
    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
        -> NSAttributedString?
    /// Goes before titles; takes the row's size.
    /// - Parameter view: one of an earlier row that is out of sight, or nil.
    func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?)
        -> UIView
    /// The user has turned the wheel to another row, which rests now.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// Default: `0`.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
    /// Default: `0`.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
    /// Default: `nil`.
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }
    /// Default: `nil`.
    public func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
        -> NSAttributedString?
    { nil }
    /// Default: a label with the row's title.
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
        view as? PickerTitle ?? PickerTitle()
    }
    /// Default: nothing is done.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// Says what readers hear of each wheel, by a delegate that conforms to it too. Every method is optional.
@preconcurrency @MainActor
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
    /// What a screen reader says of a wheel. Optional; nil by default.
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
    /// What a screen reader says that a wheel does. Optional; nil by default.
    func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
}

extension UIPickerViewAccessibilityDelegate {
    /// Default: `nil`.
    public func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? { nil }
    /// Default: `nil`.
    public func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? { nil }
}

/// The title of a row whose delegate gives no view.
final class PickerTitle: UILabel {
    override init(frame: CGRect) {
        super.init(frame: frame)
        textAlignment = .center
        font = .systemFont(ofSize: PickerLayout.titleSize)
        adjustsFontSizeToFitWidth = true
        minimumScaleFactor = 0.7
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func show(_ row: Int, _ component: Int, of picker: UIPickerView) {
        if let attributed = picker.delegate?.pickerView(picker, attributedTitleForRow: row, forComponent: component) {
            attributedText = attributed
        } else {
            attributedText = nil
            text = picker.delegate?.pickerView(picker, titleForRow: row, forComponent: component)
        }
    }
}
