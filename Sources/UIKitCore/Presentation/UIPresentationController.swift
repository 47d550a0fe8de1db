import CoreGraphics
public import Foundation
import QuartzCore

/// Manages one presentation from its start to the end of its dismissal: the frame of the presented view, the views
/// around it, and its form in windows of other shapes.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, AssociatedValues.Owner, UITraitEnvironment, UIContentContainer,
    UIAppearanceContainer
{
    final nonisolated(unsafe) var associatedValues: AssociatedValues?
    private weak var presented: UIViewController?
    private weak var presenter: UIViewController?
    /// What carries the presentation out, while there is one.
    final weak var stage: PresentationStage?
    final var parts = PresentationParts()

    /// - Parameter presentingViewController: may be nil, as before a presentation; the one that presents is known when
    ///   it begins.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presented = presentedViewController
        presenter = presentingViewController
        super.init()
    }

    // MARK: Who

    /// The controller that presents; the presented one itself before that.
    open var presentingViewController: UIViewController { presenter ?? presentedViewController }
    /// Stops when the controller has been freed: a presentation controller does not keep it.
    open var presentedViewController: UIViewController {
        guard let presented else {
            misuse(
                """
                \(type(of: self)).presentedViewController: it has been freed; keep the presented controller as \
                long as you ask
                """
            )
        }
        return presented
    }
    final func join(presenter: UIViewController?) { self.presenter = presenter }
    /// The presented controller's `modalPresentationStyle`.
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
    /// The view that contains the presented view and the views that you add around it; nil before the presentation and
    /// after it. It fills the window.
    open var containerView: UIView? { stage?.stageView }
    /// Decides about adaptation and about dismissal by the user. Nil by default, held weakly.
    @_disfavoredOverload open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        get { parts.delegate }
        set { parts.delegate = newValue }
    }

    // MARK: Places

    /// The view that is animated: the presented controller's, unless a subclass puts that into another.
    open var presentedView: UIView? { presented?.view }
    /// The frame of the presented view at rest, in points of the container: by default all of it.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    /// - Coverage: inert (what presentations cover is decided by where the presented view stands)
    open var shouldPresentInFullscreen: Bool { true }
    /// Whether the view of the presenting controller leaves the window when the presentation's animation has ended. The
    /// presenting controller then gets the calls of disappearing. False by default.
    open var shouldRemovePresentersView: Bool { false }
    /// Called before the container lays out its views: when the window changes its size, and with each change inside.
    open func containerViewWillLayoutSubviews() {}
    /// Called after the container has laid out its views.
    open func containerViewDidLayoutSubviews() {}

    // MARK: Coming and going

    /// The presentation begins: add your own views to the container, and animate them along with the presented
    /// controller's `transitionCoordinator`. The default does nothing.
    open func presentationTransitionWillBegin() {}
    /// The presentation's animation has ended. The default does nothing.
    /// - Parameter completed: false when it was cancelled: remove your views again.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// The dismissal begins: animate your views along with the presented controller's `transitionCoordinator`. The
    /// default does nothing.
    open func dismissalTransitionWillBegin() {}
    /// The dismissal's animation has ended. The default does nothing.
    /// - Parameter completed: false when it was cancelled: the presented controller stays.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: Adapting

    /// The style in a window of compact width.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptivePresentationStyle(for: UITraitCollection(horizontalSizeClass: .compact))
    }
    /// The style for these traits: the delegate's answer, where it has one. `.none` keeps the presentation as it is.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        parts.delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
            ?? ownAdaptiveStyle(for: traitCollection)
    }
    /// Traits that the presented controller, and what it presents, have whatever their surroundings are; nil, the
    /// default, for none.
    open var overrideTraitCollection: UITraitCollection? {
        didSet { if overrideTraitCollection != oldValue { stage?.traitOverridesChanged() } }
    }
    /// The traits of the container, or of the presented controller before the presentation.
    open var traitCollection: UITraitCollection {
        stage?.stageView.traitCollection ?? presented?.traitCollection ?? .current
    }
    /// Called when the traits of the container have changed. The default does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: As a container

    /// The presented controller's, in points.
    open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }
    /// The presented controller prefers another size.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        stage?.arrangeAnimated()
    }
    /// The constraints of the presented view need another size. The default does nothing.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// The size of the presented controller where the container has `parentSize`: by default the same.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    /// The container changes its size; the presented controller is notified of its own.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        presented?.viewWillTransition(
            to: self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size),
            with: coordinator)
    }
    /// Called before the container's traits change; the presented controller gets the call from here. Overrides call
    /// super.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        presented?.willTransition(to: newCollection, with: coordinator)
    }

    // MARK: For UIKit's own presentations

    /// The animation without an animator of the app's.
    var motion: PresentationMotion {
        switch stage?.transitionStyle ?? .coverVertical {
        case .coverVertical: .cover
        case .flipHorizontal: .flip
        case .crossDissolve, .partialCurl: .fade
        }
    }
    func ownAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle { .none }
    /// The presented view is above the screen, not in its place.
    var isSheet: Bool { false }
    /// Readers do not come to what is behind.
    var hidesWhatIsBehind: Bool { true }
    /// Whether tint colors below are dimmed.
    var dimsTint: Bool { false }
    /// The share of the light from below that the views around the presented one let through, 0…1.
    var lightFromBelow: CGFloat { 1 }
    /// A tap beside the presented view dismisses it.
    var leavesByTapOutside: Bool { false }
    /// Makes what is around the presented view.
    func build(in container: UIView) {}
    /// Places it, and the presented view.
    func arrange(in container: UIView) { layoutPresentedView(in: container) }
    func removeParts() {}
    /// Whether a touch beside the presented view is for what lies below.
    func letsThrough(_ point: CGPoint, in container: UIView) -> Bool { false }
    /// Called when the presentation rests, and before it is dismissed.
    func settled() {}
}

/// What UIKit's own presentations put around the presented view.
struct PresentationParts {
    weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    var dim: UIView?
    /// Holds the presented view.
    var card: UIView?
    /// What moves, where that is more than the card.
    var moving: UIView?
    /// The container's size when the presented view was placed last.
    var placedIn: CGSize?
    /// The presentation that this one stands for in a window of another width.
    weak var origin: UIPresentationController?
    /// Tells presentations of one controller apart that were made for different styles.
    var madeFor: UIModalPresentationStyle?
}

/// The animation of a presented view; the dismissal reverses it.
enum PresentationMotion {
    /// From below.
    case cover
    case fade
    /// What is below turns away, then the presented view turns in. Flat, without depth.
    case flip
    /// A little too large, settling; when dismissed it only fades.
    case alert
}

extension UIPresentationController {
    /// The view that moves in and out.
    var movingView: UIView? { parts.moving ?? parts.card ?? presentedView }

    /// Its frame is set again when the container has another size; between, it is the app's to change.
    func layoutPresentedView(in container: UIView) {
        guard let view = presentedView, view.superview === container else { return }
        guard parts.placedIn != container.bounds.size else { return }
        parts.placedIn = container.bounds.size
        view.layout(at: frameOfPresentedViewInContainerView)
    }

    /// Lays out the view that contains the presented one, with this style.
    func makeCard(in container: UIView, cornerRadius: CGFloat) -> UIView {
        let card = PresentationCard()
        card.layer.cornerRadius = cornerRadius
        card.clipsToBounds = cornerRadius > 0
        card.traitState.overrides.level = .elevated
        container.addSubview(card)
        parts.card = card
        return card
    }

    /// Measured (presentations/dim): black around an alert.
    static var dimAlpha: CGFloat { 0.2 }

    /// - Parameter alpha: of black.
    func makeDim(in container: UIView, alpha: CGFloat = dimAlpha) {
        let dim = UIView(frame: container.bounds)
        dim.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // Folklore (presentations/dim-dark): black at 48 % in dark.
        dim.backgroundColor = UIColor { $0.isDark ? UIColor(white: 0, alpha: 0.48) : UIColor(white: 0, alpha: alpha) }
        container.addSubview(dim)
        parts.dim = dim
    }

    /// Puts the presented view into the card.
    func fillCard() {
        guard let card = parts.card, let view = presentedView else { return }
        if view.superview !== card { card.addSubview(view) }
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.layout(at: card.bounds)
    }
}

/// Holds the view of a presented controller, with what the presentation draws over it kept in front.
class PresentationCard: UIView {
    /// The insets of the content by the presentation's own shape, in points.
    var ownInsets = UIEdgeInsets.zero {
        didSet { if ownInsets != oldValue { spreadSafeArea() } }
    }
    /// Stands in front of the content.
    var front: UIView?
    override var safeAreaForSubviews: UIEdgeInsets {
        let safe = insets.safeArea
        return UIEdgeInsets(
            top: max(safe.top, ownInsets.top), left: max(safe.left, ownInsets.left),
            bottom: max(safe.bottom, ownInsets.bottom),
            right: max(safe.right, ownInsets.right))
    }
    override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        if let front, subview !== front, front.superview === self { bringSubviewToFront(front) }
    }
}

extension UIView {
    /// Takes a frame without minding the view's transform.
    func layout(at frame: CGRect) {
        guard transform.isIdentity else {
            bounds.size = frame.size
            return center = CGPoint(x: frame.midX, y: frame.midY)
        }
        if self.frame != frame { self.frame = frame }
    }
}
