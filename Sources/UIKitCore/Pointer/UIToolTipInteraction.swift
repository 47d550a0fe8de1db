import CoreGraphics
public import Foundation
import HostInterface
import QuartzCore

/// The text of a tool tip, and the part of the view to which the text belongs.
@preconcurrency @MainActor
open class UIToolTipConfiguration: NSObject {
    /// The text.
    public let toolTip: String
    /// The part of the view in its coordinates; a null rectangle is the whole view.
    public let sourceRect: CGRect

    /// Creates a tool tip for a whole view.
    public convenience init(toolTip: String) { self.init(toolTip: toolTip, in: .null) }
    /// Creates a tool tip for a part of a view. The tool tip disappears when the pointer leaves the part.
    public init(toolTip: String, in sourceRect: CGRect) {
        (self.toolTip, self.sourceRect) = (toolTip, sourceRect)
        super.init()
    }
}

/// Selects the tool tips of a view.
@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
    /// Returns the tool tip at a point of the view; nil for none. Called when the pointer has rested. Returns the
    /// default tool tip of the interaction by default.
    func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint)
        -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
    public func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint)
        -> UIToolTipConfiguration?
    { interaction.defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) } }
}

/// Displays a short text beside the pointer when the pointer rests over a view.
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction, PointerStyling {
    /// The view of the interaction.
    public private(set) weak var view: UIView?
    /// Selects the tool tips; held weakly. Without a delegate the view has the default tool tip.
    open weak var delegate: (any UIToolTipInteractionDelegate)?
    /// Whether tool tips appear. True by default.
    open var isEnabled = true { didSet { if !isEnabled { hide() } } }
    /// The text without a delegate; nil for no tool tip.
    open var defaultToolTip: String? { didSet { if defaultToolTip != oldValue { hide() } } }
    private var waiting: ScheduledWork?
    private var shown: (label: ToolTipView, part: CGRect)?

    public override init() { super.init() }

    public init(defaultToolTip: String) {
        self.defaultToolTip = defaultToolTip
        super.init()
    }

    /// Called by the view.
    open func willMove(to view: UIView?) { if view == nil { hide() } }
    /// Called by the view. Nil after the interaction was removed.
    open func didMove(to view: UIView?) { self.view = view }

    // MARK: Pointer

    func pointerMoved(to point: CGPoint) -> PointerShape? {
        guard isEnabled, let view else { return nil }
        let location = view.convert(point, from: nil)
        if let shown {
            if shown.part.contains(location) { return nil }
            hide()
        }
        waiting?.cancel()
        // Chosen: as on GTK desktops.
        waiting = view.appContext.after(0.5) { [weak self] in self?.show(at: location) }
        return nil
    }

    func pointerLeft() { hide() }

    private func show(at location: CGPoint) {
        waiting = nil
        guard let view, let window = view.window, isEnabled, shown == nil else { return }
        let configuration =
            delegate.map { $0.toolTipInteraction(self, configurationAt: location) }
            ?? defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
        // The delegate may have removed the view.
        guard let configuration, !configuration.toolTip.isEmpty, view.window === window, self.view === view else {
            return
        }
        let label = ToolTipView(configuration.toolTip)
        label.appear(beside: view.convert(location, to: nil), in: window)
        shown = (label, configuration.sourceRect.isNull ? view.bounds : configuration.sourceRect)
    }

    private func hide() {
        waiting?.cancel()
        waiting = nil
        shown?.label.removeFromSuperview()
        shown = nil
    }
}

/// The label of a tool tip.
private final class ToolTipView: UIView {
    private let label = UILabel()

    init(_ text: String) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 6
        layer.borderColor = UIColor.separator.cgColor
        layer.borderWidth = 0.5
        label.font = .systemFont(ofSize: 13)
        label.text = text
        label.numberOfLines = 0
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    /// Chosen: below the pointer, inside the window, and at most 320 points wide.
    func appear(beside point: CGPoint, in window: UIWindow) {
        let limit = min(320, max(window.bounds.width - 28, 40))
        let text = label.sizeThatFits(CGSize(width: limit, height: .greatestFiniteMagnitude))
        let size = CGSize(width: min(text.width, limit) + 16, height: text.height + 10)
        var origin = CGPoint(x: point.x, y: point.y + 20)
        origin.x = max(min(origin.x, window.bounds.width - size.width - 6), 6)
        if origin.y + size.height > window.bounds.height - 6 { origin.y = max(point.y - size.height - 6, 6) }
        frame = CGRect(origin: origin, size: size)
        label.frame = bounds.insetBy(dx: 8, dy: 5)
        window.addSubview(self)
    }
}
