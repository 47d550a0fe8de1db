import CoreGraphics
import Diagnostics
public import Foundation
public import ObjectiveCRuntime
import QuartzCore

/// The controller of one presentation from its start to the end of its dismissal: the frame of the presented view, the
/// views around it, and its style in windows of other shapes.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, AssociatedValues.Owner, UITraitEnvironment, UIContentContainer,
    UIAppearanceContainer
{
    final nonisolated(unsafe) package var associatedValues: AssociatedValues?
    private weak var presented: UIViewController?
    private weak var presenter: UIViewController?
    /// The stage of the presentation, while it exists.
    final weak var stage: PresentationStage?
    final var parts = PresentationParts()

    /// - Parameter presentingViewController: may be nil before a presentation; the presenting controller is known when
    ///   the presentation begins.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presented = presentedViewController
        presenter = presentingViewController
        super.init()
    }

    // MARK: Controllers

    /// The presenting controller; the presented controller before the presentation.
    open var presentingViewController: UIViewController { presenter ?? presentedViewController }
    /// The presented controller. Stops the program if the controller was freed: a presentation controller holds it
    /// weakly.
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
    /// The view that contains the presented view and additional views of the app; nil before and after the
    /// presentation. The container fills the window.
    open var containerView: UIView? { stage?.stageView }
    /// Decides about adaptation and about dismissal by the user. Nil by default, held weakly.
    @_disfavoredOverload open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        get { parts.delegate }
        set { parts.delegate = newValue }
    }

    // MARK: Places

    /// The animated view: the presented controller's view, unless a subclass puts that view into another view.
    open var presentedView: UIView? { presented?.view }
    /// The final frame of the presented view, in the coordinates of the container: by default its bounds.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    /// - Coverage: inert (the position of the presented view decides what a presentation covers)
    open var shouldPresentInFullscreen: Bool { true }
    /// Whether the view of the presenting controller is removed from the window at the end of the presentation's
    /// animation. The presenting controller then gets the callbacks for disappearing. False by default.
    open var shouldRemovePresentersView: Bool { false }
    /// Called before the container lays out its views: when the window is resized, and with each change inside.
    open func containerViewWillLayoutSubviews() {}
    /// Called after the container laid out its views.
    open func containerViewDidLayoutSubviews() {}

    // MARK: Presentation and dismissal

    /// Called when the presentation begins. Add views to the container, and animate them along with the presented
    /// controller's `transitionCoordinator`. Does nothing by default.
    open func presentationTransitionWillBegin() {}
    /// Called after the presentation's animation. Does nothing by default.
    /// - Parameter completed: false if the presentation was cancelled. Remove added views in this case.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called when the dismissal begins. Animate added views along with the presented controller's
    /// `transitionCoordinator`. Does nothing by default.
    open func dismissalTransitionWillBegin() {}
    /// Called after the dismissal's animation. Does nothing by default.
    /// - Parameter completed: false if the dismissal was cancelled. The presented controller stays in this case.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: Adapting

    /// The style in a window of compact width.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptivePresentationStyle(for: UITraitCollection(horizontalSizeClass: .compact))
    }
    /// Returns the style for these traits, from the delegate if it implements the method. `.none` keeps the
    /// presentation.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        parts.delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
            ?? ownAdaptiveStyle(for: traitCollection)
    }
    /// Traits that override those of the environment for the presented controller and its presentations; nil, the
    /// default, for none.
    open var overrideTraitCollection: UITraitCollection? {
        didSet { if overrideTraitCollection != oldValue { stage?.traitOverridesChanged() } }
    }
    /// The traits of the container, or of the presented controller before the presentation.
    open var traitCollection: UITraitCollection {
        stage?.stageView.traitCollection ?? presented?.traitCollection ?? .current
    }
    /// Called when the traits of the container have changed. Does nothing by default.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: As a container

    /// The preferred content size of the presented controller, in points.
    open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }
    /// Called when the preferred content size of the presented controller changed.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        stage?.arrangeAnimated()
    }
    /// Called when the constraints of the presented view require another size. Does nothing by default.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Returns the size of the presented controller for a container of `parentSize`: by default the same size.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    /// Called when the container is resized. The presented controller is notified of the size of its view.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        presented?.viewWillTransition(
            to: self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size),
            with: coordinator)
    }
    /// Called before the container's traits change. Notifies the presented controller. Overrides call super.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        presented?.willTransition(to: newCollection, with: coordinator)
    }

    // MARK: For UIKit's own presentations

    /// The animation if there is no animator of the app.
    var motion: PresentationMotion {
        switch stage?.transitionStyle ?? .coverVertical {
        case .coverVertical: .cover
        case .flipHorizontal: .flip
        case .crossDissolve, .partialCurl: .fade
        }
    }
    func ownAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle { .none }
    /// Whether the presented view is above the screen, which stays visible.
    var isSheet: Bool { false }
    /// Whether the views behind are hidden from screen readers.
    var hidesWhatIsBehind: Bool { true }
    /// Whether tint colors below are dimmed.
    var dimsTint: Bool { false }
    /// The fraction of the light from below that the views around the presented view transmit, in `0 ... 1`.
    var lightFromBelow: CGFloat { 1 }
    /// Whether a tap beside the presented view dismisses the presentation.
    var isDismissedByTapOutside: Bool { false }
    /// Called when the presentation begins. The delegate may still change the presentation.
    func prepare() {}
    /// Returns this presentation's own controller for a style to which it adapts; nil for UIKit's usual controller.
    func replacement(for style: UIModalPresentationStyle, _ controller: UIViewController) -> UIPresentationController? {
        nil
    }
    /// Whether the user may dismiss the presentation, in addition to the answer of the adaptive delegate.
    func mayDismissByUser() -> Bool { true }
    /// Called when the user dismissed the presentation.
    func dismissedByUser() {}
    /// Creates the views around the presented view.
    func build(in container: UIView) {}
    /// Lays out these views and the presented view.
    func arrange(in container: UIView) { layoutPresentedView(in: container) }
    func removeParts() {}
    /// Whether a touch beside the presented view reaches the views below.
    func passesTouches(_ point: CGPoint, in container: UIView) -> Bool { false }
    /// Called when the presentation comes to rest, and before it is dismissed.
    func settled() {}
}

/// The views that UIKit's own presentations add around the presented view.
struct PresentationParts {
    weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    var dim: UIView?
    /// The view that contains the presented view.
    var card: UIView?
    /// The animated view, if it is larger than the card.
    var moving: UIView?
    /// The size of the container at the last layout of the presented view.
    var placedIn: CGSize?
    /// The presentation that this presentation replaces in a window of another width.
    weak var origin: UIPresentationController?
    /// The style for which the presentation was created. Distinguishes presentations of one controller.
    var madeFor: UIModalPresentationStyle?
}

/// The animation of a presented view. The dismissal runs it in reverse.
enum PresentationMotion {
    /// Moves in from the bottom.
    case cover
    case fade
    /// The view below rotates out of view, then the presented view rotates into view, without perspective.
    case flip
    /// Starts slightly enlarged and shrinks to its size; a dismissed alert only fades.
    case alert
}

extension UIPresentationController {
    /// The view that is animated in and out.
    var movingView: UIView? { parts.moving ?? parts.card ?? presentedView }

    /// Sets the frame of the presented view if the container has another size. Otherwise the app may change the frame.
    func layoutPresentedView(in container: UIView) {
        guard let view = presentedView, view.superview === container else { return }
        guard parts.placedIn != container.bounds.size else { return }
        parts.placedIn = container.bounds.size
        view.layout(at: frameOfPresentedViewInContainerView)
    }

    /// Creates the view that contains the presented view, in this style.
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

    /// - Parameter alpha: the opacity of the black.
    func makeDim(in container: UIView, alpha: CGFloat = dimAlpha) {
        let dim = DimmingView(frame: container.bounds)
        dim.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // Folklore (presentations/dim-dark): black at 48 % in dark mode.
        dim.backgroundColor = UIColor { $0.isDark ? UIColor(white: 0, alpha: 0.48) : UIColor(white: 0, alpha: alpha) }
        container.addSubview(dim)
        parts.dim = dim
    }

    /// Adds the presented view to the card.
    func fillCard() {
        guard let card = parts.card, let view = presentedView else { return }
        if view.superview !== card { card.addSubview(view) }
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.layout(at: card.bounds)
    }
}

/// Contains the view of a presented controller, and keeps the decorations of the presentation in front of it.
class PresentationCard: UIView {
    /// The insets of the content for the shape of the presentation, in points.
    var ownInsets = UIEdgeInsets.zero {
        didSet { if ownInsets != oldValue { spreadSafeArea() } }
    }
    /// The view in front of the content.
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
