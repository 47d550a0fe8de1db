import CoreGraphics
public import Foundation

/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable { case `default` = 0, cancel, destructive }

    public let title: String?
    public let style: Style
    let handler: ((UIAlertAction) -> Void)?
    /// A disabled button shows dimmed and cannot be chosen; may change while the alert shows.
    open var isEnabled = true { didSet { if isEnabled != oldValue { changed() } } }
    /// The button that shows it looks again.
    var changed: () -> Void = {}

    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }

    public convenience override init() { self.init(title: nil, style: .default) }
}

/// Asks one question, in the middle of the screen or as a sheet from below.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable { case actionSheet = 0, alert }

    open private(set) var preferredStyle = Style.actionSheet
    open private(set) var actions: [UIAlertAction] = []
    /// From the top; nil without any.
    open var textFields: [UITextField]? { fields.list.isEmpty ? nil : fields.list }
    final let fields = AlertFields()
    open var message: String?
    /// Drawn bold; the cancel button unless set.
    open var preferredAction: UIAlertAction?

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        self.message = message
        self.title = title
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        preferredStyle = .alert
    }

    /// Stops when a second cancel button is added.
    open func addAction(_ action: UIAlertAction) {
        guard action.style != .cancel || !actions.contains(where: { $0.style == .cancel }) else {
            misuse("UIAlertController.addAction: \(self) has a cancel action already; give the other another style")
        }
        actions.append(action)
    }

    /// A field below the texts. The first one is edited when the alert comes; Return goes on to the next, and from the last
    /// chooses the preferred action, or the only one beside cancel.
    /// - Parameter configurationHandler: called at once with the field.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            misuse("UIAlertController.addTextField: \(self) is an action sheet; text fields stand in alerts, whose preferredStyle is .alert")
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
    /// Documented: actions stand in a popover where there is room, so that people see what they are about.
    override var ownPresentationStyle: UIModalPresentationStyle { preferredStyle == .actionSheet ? .popover : .overFullScreen }
    var isInPopover: Bool { presentation.stage?.presentation is UIPopoverPresentationController }

    func fittingSize(in room: CGRect) -> CGSize { (view as? AlertView)?.fittingSize(in: room) ?? .zero }

    /// Goes away, then calls the handler, as UIKit does.
    func choose(_ action: UIAlertAction) {
        guard action.isEnabled, let presenting = presentingViewController else { return }
        presenting.dismiss(animated: true) { action.handler?(action) }
    }

    func cancel() {
        if let cancel = actions.first(where: { $0.style == .cancel }) { choose(cancel) } else { presentation.stage?.sendAway() }
    }

    override package func performBack() -> Bool {
        guard actions.contains(where: { $0.style == .cancel }) else { return true }
        cancel()
        return true
    }
}
