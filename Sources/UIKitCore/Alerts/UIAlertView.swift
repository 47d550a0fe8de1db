import Foundation

/// The text fields of a ``UIAlertView``.
public enum UIAlertViewStyle: Int, Sendable {
    /// No text field.
    case `default` = 0
    /// One field whose text is hidden.
    case secureTextInput
    /// One field.
    case plainTextInput
    /// A field for a name, and one for a password.
    case loginAndPasswordInput
}

/// Notified of what becomes of a ``UIAlertView``. No method is required.
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: AnyObject {
    /// The user chose a button; the alert is dismissed afterwards.
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
    /// Never called: Linux has no system that takes an alert away.
    func alertViewCancel(_ alertView: UIAlertView)
    /// Called before the alert is presented.
    func willPresent(_ alertView: UIAlertView)
    /// Called after the animation with which the alert appears.
    func didPresent(_ alertView: UIAlertView)
    /// Called before the alert is dismissed, by the user or by the app.
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
    /// Called when the alert has disappeared.
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
    /// Whether the first button beside cancel can be chosen. Called before the alert is presented, and after each
    /// change of a text field.
    func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}

extension UIAlertViewDelegate {
    public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
    public func alertViewCancel(_ alertView: UIAlertView) {}
    public func willPresent(_ alertView: UIAlertView) {}
    public func didPresent(_ alertView: UIAlertView) {}
    public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
    public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
    public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { true }
}

/// An alert as apps made it before iOS 8, shown above whatever the key window shows. A ``UIAlertController`` draws it.
///
/// An alert that is shown lives until it is dismissed. Documented: UIAlertView.
@preconcurrency @MainActor
open class UIAlertView: UIView {
    /// The heading; empty by default.
    open var title = ""
    /// The smaller text below the title; nil by default.
    open var message: String?
    /// A ``UIAlertViewDelegate``.
    weak open var delegate: AnyObject?
    /// The index of the button that cancels; -1, the default, for none.
    open var cancelButtonIndex = -1
    /// The index of the first button that the initializer got beside cancel; -1 if it got none.
    open private(set) var firstOtherButtonIndex = -1
    /// The text fields. Changes before the alert is shown; makes new fields.
    open var alertViewStyle = UIAlertViewStyle.default { didSet { presentation = AlertViewPresentation(self) } }
    private var titles: [String?] = []
    private lazy var presentation = AlertViewPresentation(self)

    /// An alert. Buttons can be added until it is shown.
    /// - Parameter cancelButtonTitle: the button at index 0; nil makes none.
    public convenience init(
        title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?
    ) {
        self.init(frame: .zero)
        self.title = title ?? ""
        self.message = message
        self.delegate = delegate as AnyObject?
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    }

    /// An alert with buttons beside cancel, in order.
    public convenience init(
        title: String, message: String, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?,
        otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
    ) {
        self.init(title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
        firstOtherButtonIndex = addButton(withTitle: firstButtonTitle)
        for title in moreButtonTitles { addButton(withTitle: title) }
    }

    /// Adds a button; returns its index. A button that is added to an alert that shows does not appear.
    @discardableResult
    open func addButton(withTitle title: String?) -> Int {
        titles.append(title)
        return titles.count - 1
    }

    /// The title of a button; nil for an index without a button.
    open func buttonTitle(at buttonIndex: Int) -> String? {
        titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
    }

    /// The number of buttons.
    open var numberOfButtons: Int { titles.count }

    /// A text field of ``alertViewStyle``, from 0. An index without a field stops the program, as the exception does on
    /// iOS.
    open func textField(at textFieldIndex: Int) -> UITextField? {
        let fields = presentation.fields
        guard fields.indices.contains(textFieldIndex) else {
            misuse(
                """
                UIAlertView.textField(at: \(textFieldIndex)): \(self) has \(fields.count) text fields; \
                set alertViewStyle
                """
            )
        }
        return fields[textFieldIndex]
    }

    /// Whether the alert is on screen.
    open var isVisible: Bool { presentation.isVisible }

    /// Shows the alert. Without a key window, when there is one. Does nothing for an alert that shows.
    open func show() {
        guard !presentation.isUnderWay else { return }
        if presentation.isOver { presentation = AlertViewPresentation(self) }
        presentation.show()
    }

    /// Dismisses the alert as if by a button; does not call `alertView(_:clickedButtonAt:)`.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        presentation.dismiss(buttonIndex, animated: animated)
    }

    final func chose(_ action: UIAlertAction) { presentation.choose(action) }
    final func disappeared() { presentation.disappeared() }
}
