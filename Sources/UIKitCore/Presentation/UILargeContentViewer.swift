import CoreGraphics
public import Foundation
import QuartzCore

/// An element that stays small at the accessibility text sizes, with what the large content viewer displays of it.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
    /// Whether a long press displays the element in the viewer.
    var showsLargeContentViewer: Bool { get }
    /// The text in the viewer; nil for none.
    var largeContentTitle: String? { get }
    /// The image in the viewer; nil for none.
    var largeContentImage: UIImage? { get }
    /// Whether the image is scaled to the viewer's size.
    var scalesLargeContentImage: Bool { get }
    /// Points by which the image is moved and made smaller at each side.
    var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}

/// Finds the elements of an interaction, and gets the call of its end. Every method has a default.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
    /// The finger was lifted over an item, or beside all of them. By default the item is tapped.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint)
    /// The item at a point of the interaction's view; by default the deepest view there that shows itself large.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)?
    /// Whose view the viewer covers; by default that of the window.
    func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
    /// Default: the item is tapped.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    ) { interaction.activate(item) }
    /// Default: the deepest view at the point that shows itself large.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? { interaction.defaultItem(at: point) }
    /// Default: the root controller of the view's window.
    public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
        interaction.view?.window?.rootViewController ?? UIViewController()
    }
}

/// At the five accessibility text sizes, a long press on an element that stays small displays it large in the middle of
/// the window. The finger may slide along to others; lifting it taps the last one. Bars have an interaction themselves.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    /// The view that the interaction was added to.
    public private(set) weak var view: UIView?
    /// The delegate that was passed to the initializer; held weakly.
    public private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
    private lazy var press = SizeDependentPress(atLargeSizes: true) { [weak self] press in self?.pressed(press) }
    private weak var viewer: LargeContentView?
    private weak var shown: (any UILargeContentViewerItem)?

    /// An interaction for ``UIView/addInteraction(_:)``.
    public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) {
        self.delegate = delegate
        super.init()
    }

    /// The recognizer, to be set in relation to others.
    open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { press }

    /// Whether the user's text size is one of the five for which the viewer works.
    open class var isEnabled: Bool {
        AppContext.current.keyWindow?.traitCollection.preferredContentSizeCategory.isAccessibilityCategory ?? false
    }

    /// Posted when ``isEnabled`` has changed.
    public static let enabledStatusDidChangeNotification = NSNotification.Name(
        "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

    /// Called by the view. Takes the recognizer from the view that the interaction leaves.
    open func willMove(to view: UIView?) {
        if view == nil { self.view?.removeGestureRecognizer(press) }
    }

    /// Called by the view. Adds the recognizer to the view; nil while the interaction is in none.
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }

    private func pressed(_ press: UIGestureRecognizer) {
        guard let view, Self.isEnabled || viewer != nil else { return }
        let point = press.location(in: view)
        switch press.state {
        case .began, .changed: display(item(at: point), in: view)
        case .ended:
            let item = item(at: point)
            hide()
            if let delegate {
                delegate.largeContentViewerInteraction(self, didEndOn: item, at: point)
            } else {
                activate(item)
            }
        default: hide()
        }
    }

    private func item(at point: CGPoint) -> (any UILargeContentViewerItem)? {
        delegate.map { $0.largeContentViewerInteraction(self, itemAt: point) } ?? defaultItem(at: point)
    }

    func defaultItem(at point: CGPoint) -> (any UILargeContentViewerItem)? {
        var hit = view?.hitTest(point, with: nil)
        while let current = hit, current !== view {
            if current.showsLargeContentViewer { return current }
            hit = current.superview
        }
        return nil
    }

    func activate(_ item: (any UILargeContentViewerItem)?) {
        guard let control = item as? UIControl, control.isEnabled else { return }
        control.sendActions(for: .touchUpInside)
    }

    private func display(_ item: (any UILargeContentViewerItem)?, in view: UIView) {
        guard let item, let window = view.window else { return hide() }
        guard shown !== item || viewer == nil else { return }
        shown = item
        let stage = viewer ?? LargeContentView(frame: .zero)
        stage.display(item)
        if viewer == nil {
            viewer = stage
            stage.appear(in: window)
        }
    }

    private func hide() {
        shown = nil
        viewer?.disappear()
        viewer = nil
    }
}

/// A long press that happens at the text sizes of the viewer alone, or at all others alone.
final class SizeDependentPress: UILongPressGestureRecognizer {
    private let atLargeSizes: Bool

    init(atLargeSizes: Bool, _ handler: @escaping (UIGestureRecognizer) -> Void) {
        self.atLargeSizes = atLargeSizes
        super.init(target: nil, action: nil)
        addAction(handler)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard UILargeContentViewerInteraction.isEnabled == atLargeSizes else { return state = .failed }
        super.touchesBegan(touches, with: event)
    }
}

/// The large image in the middle of the window.
final class LargeContentView: UIView {
    private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    private let icon = UIImageView(image: nil)
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        material.layer.cornerRadius = 16
        material.clipsToBounds = true
        icon.contentMode = .scaleAspectFit
        icon.tintColor = .label
        label.font = .systemFont(ofSize: 21, weight: .semibold)
        label.textAlignment = .center
        label.numberOfLines = 3
        for view in [material, icon, label] as [UIView] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    func display(_ item: any UILargeContentViewerItem) {
        icon.image = item.largeContentImage
        icon.contentMode = item.scalesLargeContentImage ? .scaleAspectFit : .center
        label.text = item.largeContentTitle
        setNeedsLayout()
    }

    /// Chosen: a square of 240 points with an image of 100, by eye; smaller in small windows.
    override func layoutSubviews() {
        material.frame = bounds
        let hasIcon = icon.image != nil
        let width = max(0, bounds.width - 24)
        let height = min(
            label.sizeThatFits(CGSize(width: width, height: CGFloat.greatestFiniteMagnitude)).height, bounds.height - 24
        )
        let side = min(100, max(0, bounds.height - height - 40))
        let total = (hasIcon ? side + (height > 0 ? 16 : 0) : 0) + height
        let top = (bounds.height - total) / 2
        icon.frame = CGRect(x: (bounds.width - side) / 2, y: top, width: side, height: side)
        label.frame = CGRect(x: 12, y: top + total - height, width: width, height: height)
    }

    func appear(in window: UIWindow) {
        let side = min(240, window.bounds.width - 40, window.bounds.height - 40)
        frame = CGRect(
            x: (window.bounds.width - side) / 2, y: (window.bounds.height - side) / 2, width: side, height: side)
        window.addSubview(self)
        layoutIfNeeded()
        alpha = 0
        UIView.animate(withDuration: 0.2) { self.alpha = 1 }
    }

    func disappear() {
        UIView.animate(withDuration: 0.2) {
            self.alpha = 0
        } completion: { _ in
            self.removeFromSuperview()
        }
    }
}
