import CoreGraphics
import Diagnostics
public import Foundation
import HostInterface

/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    /// The style of a button. `cancel` is bold, unless the alert has a preferred action; `destructive` is red.
    public enum Style: Int, Sendable { case `default` = 0, cancel, destructive }

    /// The title of the button.
    public let title: String?
    /// The style of the button.
    public let style: Style
    let handler: ((UIAlertAction) -> Void)?
    /// Whether the button can be selected; a disabled button is gray. It may change while the alert is displayed. The
    /// default is true.
    open var isEnabled = true { didSet { if isEnabled != oldValue { changed() } } }
    /// Updates the button that displays the action.
    var changed: () -> Void = {}

    /// Creates a button for ``UIAlertController/addAction(_:)``.
    /// - Parameter handler: called after this button dismissed the alert.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }

    public convenience override init() { self.init(title: nil, style: .default) }
}

/// A controller that asks the user a question, in the middle of the screen or as a sheet at the bottom.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// The style of an alert.
    public enum Style: Int, Sendable { case actionSheet = 0, alert }

    /// The style from the initializer. The default is `.actionSheet`.
    open private(set) var preferredStyle = Style.actionSheet
    /// The buttons, in the order of insertion.
    open private(set) var actions: [UIAlertAction] = []
    /// The text fields, from top to bottom; nil without text fields.
    open var textFields: [UITextField]? { fields.list.isEmpty ? nil : fields.list }
    final let fields = AlertFields()
    /// Called with the displayed buttons when they are created.
    final var buttonsCreated: (([UIControl]) -> Void)?
    /// The displayed buttons.
    final var buttons: [UIControl] { (viewIfLoaded as? AlertView)?.buttons ?? [] }
    /// The smaller text below the title. The default is nil.
    open var message: String?
    /// The action whose button is bold. Nil, the default, means the cancel button.
    open var preferredAction: UIAlertAction?

    /// Creates an alert without buttons. Add buttons before
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

    /// Creates an alert with the style `.alert`, without title, message and buttons.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        preferredStyle = .alert
    }

    /// Adds a button. A second cancel button stops the program.
    open func addAction(_ action: UIAlertAction) {
        guard action.style != .cancel || !actions.contains(where: { $0.style == .cancel }) else {
            misuse("UIAlertController.addAction: \(self) has a cancel action already; give the other another style")
        }
        actions.append(action)
    }

    /// Adds a text field below the texts. The first field is edited when the alert appears. Return moves to the next
    /// field. In the last field, Return selects the preferred action, or the only action besides cancel. A field in an
    /// action sheet stops the program.
    /// - Parameter configurationHandler: called immediately with the field.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            misuse(
                """
                UIAlertController.addTextField: \(self) is an action sheet and cannot have text fields; set \
                preferredStyle to .alert
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
    /// Documented (Human Interface Guidelines, Action sheets): with enough space, an action sheet is a popover next to
    /// its source.
    override var ownPresentationStyle: UIModalPresentationStyle {
        preferredStyle == .actionSheet ? .popover : .overFullScreen
    }
    override var coveringPresentation: UIPresentationController? { AlertPresentation(self) }
    override var compactPopoverStyle: UIModalPresentationStyle { .overFullScreen }
    override func popoverSize(in room: CGRect) -> CGSize? { fittingSize(in: room) }
    override func cancelByTap() -> Bool {
        cancel()
        return true
    }
    var isInPopover: Bool { presentationStage?.presentation is UIPopoverPresentationController }

    func fittingSize(in room: CGRect) -> CGSize { (view as? AlertView)?.fittingSize(in: room) ?? .zero }

    /// Dismisses the alert, then calls the handler, as in UIKit.
    func choose(_ action: UIAlertAction) {
        guard action.isEnabled, let presenting = presentingViewController else { return }
        presenting.dismiss(animated: true) { action.handler?(action) }
    }

    func cancel() {
        if let cancel = actions.first(where: { $0.style == .cancel }) {
            choose(cancel)
        } else {
            presentationStage?.attemptDismissalByUser()
        }
    }

    /// Return selects the preferred action, or the only button. Chosen: like a dialog of the desktop, and like iOS with
    /// a hardware keyboard.
    override open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let isReturn = presses.contains { $0.key?.key == .enter }
        guard isReturn, let action = preferredAction ?? (actions.count == 1 ? actions.first : nil) else {
            return super.pressesBegan(presses, with: event)
        }
        choose(action)
    }

    override package func performDismissal() -> Bool { performBack() }
    override package func performBack() -> Bool {
        guard actions.contains(where: { $0.style == .cancel }) else { return true }
        cancel()
        return true
    }
}
