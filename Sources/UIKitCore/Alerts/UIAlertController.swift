import CoreGraphics
public import Foundation
import HostInterface

/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    /// The purpose of a button. `cancel` is drawn bold, unless the alert has a preferred action; `destructive` is red.
    public enum Style: Int, Sendable { case `default` = 0, cancel, destructive }

    /// The text of the button.
    public let title: String?
    /// The purpose of the button.
    public let style: Style
    let handler: ((UIAlertAction) -> Void)?
    /// A disabled button is gray and cannot be chosen; may change while the alert is on screen. True by default.
    open var isEnabled = true { didSet { if isEnabled != oldValue { changed() } } }
    /// Updates the button that displays it.
    var changed: () -> Void = {}

    /// A button for ``UIAlertController/addAction(_:)``.
    /// - Parameter handler: called when the alert has been dismissed by this button.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }

    public convenience override init() { self.init(title: nil, style: .default) }
}

/// Asks the user one question, in the middle of the screen or as a sheet from the lower edge.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// The form of an alert.
    public enum Style: Int, Sendable { case actionSheet = 0, alert }

    /// The form that was passed to the initializer; `.actionSheet` without one.
    open private(set) var preferredStyle = Style.actionSheet
    /// The buttons in the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []
    /// The text fields from top to bottom; nil without any.
    open var textFields: [UITextField]? { fields.list.isEmpty ? nil : fields.list }
    final let fields = AlertFields()
    /// The smaller text below the title; nil by default.
    open var message: String?
    /// The button that is drawn bold; nil, the default, draws the cancel button bold.
    open var preferredAction: UIAlertAction?

    /// An alert without buttons: add them before it is presented. It is presented by
    /// ``UIViewController/present(_:animated:completion:)``.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        self.message = message
        self.title = title
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// An alert without title, message and buttons, in style `.alert`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        preferredStyle = .alert
    }

    /// Adds a button. A programming error, which stops the program: a second cancel button.
    open func addAction(_ action: UIAlertAction) {
        guard action.style != .cancel || !actions.contains(where: { $0.style == .cancel }) else {
            misuse("UIAlertController.addAction: \(self) has a cancel action already; give the other another style")
        }
        actions.append(action)
    }

    /// Adds a text field below the texts. The first one is edited when the alert appears; Return moves to the next, and
    /// from the last one chooses the preferred action, or the only one beside cancel. A programming error, which stops
    /// the program: a field in an action sheet.
    /// - Parameter configurationHandler: called at once with the field.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            misuse(
                """
                UIAlertController.addTextField: \(self) is an action sheet; text fields stand in alerts, whose \
                preferredStyle is .alert
                """
            )
        }
        let field = fields.add(to: self)
        configurationHandler?(field)
    }

    override open func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        fields.begin()
    }
    override open func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        fields.end()
    }

    override open func loadView() { view = AlertView(self) }
    /// Documented: actions appear in a popover where there is room, beside what they are about.
    override var ownPresentationStyle: UIModalPresentationStyle {
        preferredStyle == .actionSheet ? .popover : .overFullScreen
    }
    var isInPopover: Bool { presentation.stage?.presentation is UIPopoverPresentationController }

    func fittingSize(in room: CGRect) -> CGSize { (view as? AlertView)?.fittingSize(in: room) ?? .zero }

    /// Dismisses the alert, then calls the handler, as UIKit does.
    func choose(_ action: UIAlertAction) {
        guard action.isEnabled, let presenting = presentingViewController else { return }
        presenting.dismiss(animated: true) { action.handler?(action) }
    }

    func cancel() {
        if let cancel = actions.first(where: { $0.style == .cancel }) {
            choose(cancel)
        } else {
            presentation.stage?.sendAway()
        }
    }

    /// Return chooses the preferred action, or the only button. Chosen, as of a dialog of the desktop: iOS does so with
    /// a hardware keyboard too.
    override open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let isReturn = presses.contains { $0.key?.key == .enter }
        guard isReturn, let action = preferredAction ?? (actions.count == 1 ? actions.first : nil) else {
            return super.pressesBegan(presses, with: event)
        }
        choose(action)
    }

    override package func performBack() -> Bool {
        guard actions.contains(where: { $0.style == .cancel }) else { return true }
        cancel()
        return true
    }
}
