import CoreGraphics
public import Foundation

/// Is notified of the choices in a color picker.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    /// Called for each choice. Measured (controls/color-picker): while a finger moves, `continuously` is true. By
    /// default, calls ``colorPickerViewControllerDidSelectColor(_:)`` for other choices.
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    /// Called when the user has chosen a color. Does nothing by default.
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    /// Called after the user dismissed the picker. Does nothing by default.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
        if !continuously { colorPickerViewControllerDidSelectColor(viewController) }
    }
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// A panel in which the user chooses a color from a grid, or by its red, green and blue parts.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
    private var color = UIColor.black
    /// Called for choices, for a color well.
    var onChoose: (UIColor) -> Void = { _ in }
    private lazy var panel = ColorPanel(supportsAlpha: supportsAlpha)

    public init() {
        super.init(nibName: nil, bundle: nil)
        preparePicker()
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nil, bundle: nil)
        preparePicker()
    }

    /// Decodes the controller from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        preparePicker()
    }

    /// Measured (controls/color-picker): a form sheet.
    private func preparePicker() {
        modalPresentationStyle = .formSheet
        preferredContentSize = CGSize(width: 375, height: 560)
    }

    /// Notified of choices; held weakly.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    /// The color. Black by default. Setting the color does not call the delegate.
    open var selectedColor: UIColor {
        get { color }
        set {
            color = newValue
            if isViewLoaded { panel.display(newValue) }
        }
    }
    /// Whether the user can choose the opacity. True by default.
    open var supportsAlpha = true {
        didSet { if isViewLoaded { panel.supportsAlpha = supportsAlpha } }
    }

    // MARK: View

    override open func loadView() {
        let view = UIView(frame: CGRect(origin: .zero, size: preferredContentSize))
        view.backgroundColor = .systemBackground
        self.view = view
    }

    override open func viewDidLoad() {
        super.viewDidLoad()
        panel.frame = view.bounds
        panel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        panel.title = title
        panel.onChoose = { [weak self] in self?.choose($0, continuously: $1) }
        panel.onClose = { [weak self] in self?.dismiss(animated: true) }
        view.addSubview(panel)
        panel.display(color)
    }

    override open var title: String? { didSet { if isViewLoaded { panel.title = title } } }

    private func choose(_ new: UIColor, continuously: Bool) {
        color = new
        onChoose(new)
        delegate?.colorPickerViewController(self, didSelect: new, continuously: continuously)
    }

    override open func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed || presentingViewController == nil { delegate?.colorPickerViewControllerDidFinish(self) }
    }
}
