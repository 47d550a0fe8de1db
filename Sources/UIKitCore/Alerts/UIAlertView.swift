import Diagnostics
import Foundation

/// The text fields of a ``UIAlertView``.
public enum UIAlertViewStyle: Int, Sendable {
    /// No text field.
    case `default` = 0
    /// One field with hidden text.
    case secureTextInput
    /// One field.
    case plainTextInput
    /// A field for a name, and a field for a password.
    case loginAndPasswordInput
}

/// The delegate of a ``UIAlertView``. All methods are optional.
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: AnyObject {
    /// Called when the user selected a button. The alert is dismissed afterwards.
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
    /// Never called: Linux has no system that cancels alerts.
    func alertViewCancel(_ alertView: UIAlertView)
    /// Called before the alert is presented.
    func willPresent(_ alertView: UIAlertView)
    /// Called after the animation with which the alert appears.
    func didPresent(_ alertView: UIAlertView)
    /// Called before the user or the app dismisses the alert.
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
    /// Called when the alert has disappeared.
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
    /// Returns whether the first button besides cancel is enabled. Called before the alert is presented, and after each
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

/// An alert with the API before iOS 8, displayed above the content of the key window. A ``UIAlertController`` displays
/// it.
///
/// A displayed alert is retained until it is dismissed. Documented: UIAlertView.
@preconcurrency @MainActor
open class UIAlertView: UIView {
    /// The title. The default is empty.
    open var title = ""
    /// The smaller text below the title. The default is nil.
    open var message: String?
    /// A ``UIAlertViewDelegate``.
    weak open var delegate: AnyObject?
    /// The index of the cancel button. The default is -1, which means no cancel button.
    open var cancelButtonIndex = -1
    /// The index of the first button of the initializer besides cancel; -1 without such a button.
    open private(set) var firstOtherButtonIndex = -1
    /// The style of the text fields. Setting it before the alert is shown creates new fields.
    open var alertViewStyle = UIAlertViewStyle.default { didSet { presentation = AlertViewPresentation(self) } }
    private var titles: [String?] = []
    private lazy var presentation = AlertViewPresentation(self)

    /// Creates an alert. Buttons can be added until the alert is shown.
    /// - Parameter cancelButtonTitle: the title of the button at index 0; nil creates no button.
    public convenience init(
        title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?
    ) {
        self.init(frame: .zero)
        self.title = title ?? ""
        self.message = message
        self.delegate = delegate as AnyObject?
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    }

    /// Creates an alert with buttons besides cancel, in order.
    public convenience init(
        title: String, message: String, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?,
        otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
    ) {
        self.init(title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
        firstOtherButtonIndex = addButton(withTitle: firstButtonTitle)
        for title in moreButtonTitles { addButton(withTitle: title) }
    }

    /// Adds a button, and returns its index. A button that is added to a displayed alert does not appear.
    @discardableResult
    open func addButton(withTitle title: String?) -> Int {
        titles.append(title)
        return titles.count - 1
    }

    /// Returns the title of a button; nil for an invalid index.
    open func buttonTitle(at buttonIndex: Int) -> String? {
        titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
    }

    /// The number of buttons.
    open var numberOfButtons: Int { titles.count }

    /// Returns a text field of ``alertViewStyle``, counted from 0. An index without a field stops the program, like the
    /// exception on iOS.
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

    /// Whether the alert is displayed.
    open var isVisible: Bool { presentation.isVisible }

    /// Shows the alert. Without a key window, the alert is shown as soon as there is a key window. Does nothing for a
    /// displayed alert.
    open func show() {
        guard !presentation.isUnderWay else { return }
        if presentation.isOver { presentation = AlertViewPresentation(self) }
        presentation.show()
    }

    /// Dismisses the alert as if the user selected a button. Does not call `alertView(_:clickedButtonAt:)`.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        presentation.dismiss(buttonIndex, animated: animated)
    }

    final func chose(_ action: UIAlertAction) { presentation.choose(action) }
    final func disappeared() { presentation.disappeared() }
}
