import CoreGraphics
import Foundation
import HostInterface
import QuartzCore
import TextLogic

/// The text fields of an alert, and the field that is being edited.
@MainActor
final class AlertFields {
    private(set) var list: [UITextField] = []
    private weak var alert: UIAlertController?
    /// The first responder before the alert was presented.
    private weak var former: UIResponder?

    init() {}

    func add(to alert: UIAlertController) -> UITextField {
        self.alert = alert
        let field = AlertField()
        field.owner = self
        field.font = .systemFont(ofSize: 13)
        field.addAction(
            UIAction { [weak self, weak field] _ in field.map { self?.returned($0) } }, for: .primaryActionTriggered)
        list.append(field)
        return field
    }

    func begin() {
        guard let first = list.first, let window = first.window, !list.contains(where: \.isFirstResponder) else {
            return
        }
        former = window.firstResponder
        first.becomeFirstResponder()
    }

    func end() {
        guard let field = list.first(where: \.isFirstResponder) else { return }
        field.resignFirstResponder()
        // The former first responder continues editing, if it is still in a window.
        if former?.responderWindow != nil { former?.becomeFirstResponder() }
    }

    private func returned(_ field: UITextField) {
        guard let alert, let index = list.firstIndex(where: { $0 === field }) else { return }
        if index + 1 < list.count {
            list[index + 1].becomeFirstResponder()
            return
        }
        let others = alert.actions.filter { $0.style != .cancel }
        // Without an action to select, editing continues.
        if let action = alert.preferredAction ?? (others.count == 1 ? others.first : nil) { alert.choose(action) }
    }

    /// Tab moves to the next field, Shift+Tab to the previous field.
    fileprivate func pressed(_ presses: Set<UIPress>) -> Bool {
        guard let key = presses.first?.key, key.key == .tab, let index = list.firstIndex(where: \.isFirstResponder)
        else { return false }
        let step = key.modifierFlags.contains(.shift) ? list.count - 1 : 1
        list[(index + step) % list.count].becomeFirstResponder()
        return true
    }

    fileprivate func cancelled() -> Bool { alert?.performBack() ?? false }
}

/// A text field that passes keys to its alert.
private final class AlertField: UITextField {
    weak var owner: AlertFields?

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if owner?.pressed(presses) != true { super.pressesBegan(presses, with: event) }
    }
    /// Escape cancels the composition of an input method, then the alert.
    package override func performCancel() -> Bool {
        field.editing.marked != nil ? super.performCancel() : owner?.cancelled() ?? false
    }
}

/// The box around an alert's fields, with a line between two fields.
final class AlertFieldBox: UIView {
    // Measured (presentations/alert-field): a field with its border, and the sides.
    // Measured (presentations/alert-fields): each further field.
    static let row: CGFloat = 30.67
    private static let nextRow: CGFloat = 29
    static let side: CGFloat = 15
    // Measured (presentations/alert-field): the border is gray 181 on white.
    private static let border = UIColor { $0.isDark ? .separator : UIColor(white: 181 / 255, alpha: 1) }
    private let fields: [UITextField]
    private let lines: [UIView]
    var count: Int { fields.count }
    var height: CGFloat { fields.isEmpty ? 0 : top(of: fields.count) }

    private func top(of index: Int) -> CGFloat { index == 0 ? 0 : Self.row + CGFloat(index - 1) * Self.nextRow }

    init(_ fields: [UITextField]) {
        self.fields = fields
        lines = fields.dropFirst().map { _ in UIView() }
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        layer.cornerRadius = 6
        clipsToBounds = true
        for line in lines { line.backgroundColor = .separator }
        (fields + lines).forEach(addSubview)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let hairline = 1 / max(traitCollection.displayScale, 1)
        layer.borderWidth = hairline
        layer.borderColor = Self.border.resolvedColor(with: traitCollection).cgColor
        for (index, field) in fields.enumerated() {
            field.frame = CGRect(
                x: 7, y: top(of: index), width: max(0, bounds.width - 14), height: top(of: index + 1) - top(of: index))
        }
        for (index, line) in lines.enumerated() {
            line.frame = CGRect(x: 0, y: top(of: index + 1), width: bounds.width, height: hairline)
        }
    }

    override func colorAppearanceChanged() {
        super.colorAppearanceChanged()
        setNeedsLayout()
    }
}
