import CoreGraphics
public import Foundation
import QuartzCore

/// Finds the items of an interaction, and is notified of its end. Every method has a default.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
    /// Called when the touch ended over an item, or outside of all items. By default the item is tapped.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint)
    /// Returns the item at a point of the interaction's view. By default the deepest view with large content at the
    /// point.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)?
    /// Returns the controller whose view the viewer covers. By default the root controller of the window.
    func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
    /// Taps the item by default.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    ) { interaction.activate(item) }
    /// Returns the deepest view with large content at the point by default.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? { interaction.defaultItem(at: point) }
    /// Returns the root controller of the view's window by default.
    public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
        interaction.view?.window?.rootViewController ?? UIViewController()
    }
}

/// With the five accessibility text sizes, a long press on an element of fixed size displays the element enlarged in
/// the center of the window. The finger can move to other elements; lifting the finger taps the last element. Bars have
/// this interaction by default.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    /// The view of the interaction.
    public private(set) weak var view: UIView?
    /// The delegate that was passed to the initializer; held weakly.
    public private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
    private lazy var press = SizeDependentPress(atLargeSizes: true) { [weak self] press in self?.pressed(press) }
    private weak var viewer: LargeContentView?
    private weak var shown: (any UILargeContentViewerItem)?

    /// Creates an interaction for ``UIView/addInteraction(_:)``.
    public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) {
        self.delegate = delegate
        super.init()
    }

    /// The recognizer, for relationships to other recognizers.
    open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { press }

    /// Whether the user's text size is one of the five sizes for the viewer.
    open class var isEnabled: Bool {
        AppContext.current.keyWindow?.traitCollection.preferredContentSizeCategory.isAccessibilityCategory ?? false
    }

    /// Posted when ``isEnabled`` has changed.
    public static let enabledStatusDidChangeNotification = NSNotification.Name(
        "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

    /// Called by the view. Removes the recognizer from the former view.
    open func willMove(to view: UIView?) {
        if view == nil { self.view?.removeGestureRecognizer(press) }
    }

    /// Called by the view. Adds the recognizer to the view; nil after the interaction was removed.
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
        let stage = viewer ?? LargeContentView()
        stage.display(item)
        if viewer == nil {
            viewer = stage
            stage.appear(in: window)
        }
    }

    private func hide() {
        shown = nil
        viewer?.dismiss()
        viewer = nil
    }
}

/// A long press that is recognized only with the text sizes of the viewer, or only with other text sizes.
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

/// The enlarged content in the center of the window.
final class LargeContentView: WindowOverlay {
    private let card = UIView()
    private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    private let icon = UIImageView(image: nil)
    private let label = UILabel()

    init() {
        super.init(receivesInput: false)
        material.layer.cornerRadius = 16
        material.clipsToBounds = true
        icon.contentMode = .scaleAspectFit
        icon.tintColor = .label
        label.font = .systemFont(ofSize: 21, weight: .semibold)
        label.textAlignment = .center
        label.numberOfLines = 3
        for view in [material, icon, label] as [UIView] { card.addSubview(view) }
        addSubview(card)
    }

    required init?(coder: NSCoder) { nil }

    func display(_ item: any UILargeContentViewerItem) {
        icon.image = item.largeContentImage
        icon.contentMode = item.scalesLargeContentImage ? .scaleAspectFit : .center
        label.text = item.largeContentTitle
        setNeedsLayout()
    }

    /// Chosen, by eye: a square of 240 points with an image of 100 points; smaller in small windows.
    override func layoutSubviews() {
        let edge = max(0, min(240, bounds.width - 40, bounds.height - 40))
        card.frame = CGRect(x: (bounds.width - edge) / 2, y: (bounds.height - edge) / 2, width: edge, height: edge)
        material.frame = card.bounds
        let hasIcon = icon.image != nil
        let width = max(0, edge - 24)
        let height = min(
            label.sizeThatFits(CGSize(width: width, height: CGFloat.greatestFiniteMagnitude)).height, edge - 24)
        let side = min(100, max(0, edge - height - 40))
        let total = (hasIcon ? side + (height > 0 ? 16 : 0) : 0) + height
        let top = (edge - total) / 2
        icon.frame = CGRect(x: (edge - side) / 2, y: top, width: side, height: side)
        label.frame = CGRect(x: 12, y: top + total - height, width: width, height: height)
    }

    func appear(in window: UIWindow) {
        cover(window)
        card.alpha = 0
        UIView.animate(withDuration: 0.2) {
            self.card.alpha = 1
        } completion: { _ in
            self.panelOpened()
        }
    }

    override func leave() { remove(in: 0.2) { self.card.alpha = 0 } }
}
