import CoreGraphics
public import Foundation

/// Provides the menu of a location, and is notified of its presentation and dismissal.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// Returns the menu of a location, before it opens.
    /// - Parameter location: in the coordinates of the interaction's view.
    /// - Returns: nil for no menu; other recognizers then get the touch.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    /// Returns the preview that is lifted off the screen when a touch opens the menu; nil, the default, lifts the
    /// interaction's view.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?
    /// Returns the target of the dismissed preview; nil, the default, is its origin.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?
    /// Deprecated in favor of the method with an identifier, which calls this one unless it is implemented.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Deprecated in favor of the method with an identifier, which calls this one unless it is implemented.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Called for a tap on the preview. Show the previewed content in an animation that you add to the animator.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
    /// Called before the menu appears. Does nothing by default.
    /// - Parameter animator: runs added animations together with the menu.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// Called before the menu disappears. Does nothing by default.
    /// - Parameter animator: runs added animations together with the menu.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
    /// Returns the result of the older method for highlighting by default.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
    }
    /// Returns the result of the older method for dismissing by default.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
    }
    /// Returns `nil` by default.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Returns `nil` by default.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Does nothing by default.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    /// Does nothing by default.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Does nothing by default.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
}

/// The animation of the preview after a tap on it.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// Dismisses the preview.
    case dismiss = 0
    /// Grows the preview into the app's screen.
    case pop
}

/// The animator for the end of a menu by a tap on the preview.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// The animation of the preview, `.dismiss` by default. With `.pop` it grows over the window in 0.35 seconds while
    /// the added animations run. Then the added completions are called with animations switched off; the content that
    /// they display appears behind the preview, which fades out.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Opens a menu with a long press, or with the secondary mouse button.
///
/// A touch lifts the view, or the delegate's preview, off the screen: the screen is blurred and dimmed, and the menu is
/// beside the preview. The mouse button opens only the menu. The touch may move to a row of the menu and select the row
/// when it ends.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction, SecondaryPressTaker {
    /// The form of an open menu.
    public enum Appearance: UInt, Sendable {
        case unknown = 0
        /// With a preview: opened with a touch.
        case rich
        /// Without a preview: opened with the mouse.
        case compact
    }

    /// The view of the interaction.
    public private(set) weak var view: UIView?
    /// The delegate that was passed to the initializer; held weakly.
    public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    private(set) lazy var press = UILongPressGestureRecognizer { [weak self] press in self?.pressed(press) }
    /// The location in the window of the open or the last menu.
    private var place = CGPoint.zero
    private var shown: UIContextMenuConfiguration?
    /// The window that displays the open menu.
    private weak var window: UIWindow?
    /// The configuration from the delegate for the current touch.
    private var pendingConfiguration: UIContextMenuConfiguration?
    private let beginnings = PressBeginnings()
    /// Returns the preview if the delegate returns nil; the view by default.
    var defaultPreview: () -> UITargetedPreview? = { nil }
    private var form = Appearance.unknown

    /// Creates an interaction for ``UIView/addInteraction(_:)``.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
        beginnings.mayBegin = { [weak self] in self?.fingerMayOpen() ?? false }
    }

    /// The form of the open menu; `.unknown` before.
    open var menuAppearance: Appearance { form }
    /// Returns the location for which the menu was opened, in the coordinates of `view`; for nil in those of the
    /// window.
    open func location(in view: UIView?) -> CGPoint { view.map { $0.convert(place, from: nil) } ?? place }
    /// Replaces the open menu by the menu that `block` returns. No effect without an open menu.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        if shown != nil { window?.menuStage?.change(block) }
    }
    /// Dismisses the menu, if one is open.
    open func dismissMenu() {
        if shown != nil { window?.menuStage?.dismiss() }
    }

    /// Called by the view. Closes the menu when the interaction is removed from its view.
    open func willMove(to view: UIView?) {
        guard view == nil else { return }
        dismissMenu()
        self.view?.removeGestureRecognizer(press)
    }

    /// Called by the view. Adds the recognizer to the view; nil after the interaction was removed.
    open func didMove(to view: UIView?) {
        self.view = view
        press.delegate = beginnings
        view?.addGestureRecognizer(press)
    }

    // MARK: Touch and mouse

    private func fingerMayOpen() -> Bool {
        guard let view else { return false }
        place = press.location(in: nil)
        pendingConfiguration = delegate?.contextMenuInteraction(
            self, configurationForMenuAtLocation: press.location(in: view))
        return pendingConfiguration != nil
    }

    private func pressed(_ press: UIGestureRecognizer) {
        guard press.state == .began, let view, let pendingConfiguration else { return }
        self.pendingConfiguration = nil
        let point = press.location(in: view)
        // Chosen: without a preview, the distance between menu and touch is half of the menu's width.
        presentMenu(pendingConfiguration, .rich, from: CGRect(x: point.x, y: point.y - 22, width: 0, height: 44))
    }

    func handlesSecondaryPress(at point: CGPoint) -> Bool { open(at: point, from: nil) }

    /// Opens the menu without a preview. Returns false if the delegate has no menu.
    /// - Parameters:
    ///   - point: in window coordinates.
    ///   - source: the rectangle beside which the menu appears, in the view's coordinates; nil for the point.
    func open(at point: CGPoint, from source: CGRect?) -> Bool {
        guard let view else { return false }
        place = point
        let local = view.convert(point, from: nil)
        guard let configuration = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: local) else {
            return false
        }
        presentMenu(configuration, .compact, from: source ?? CGRect(origin: local, size: .zero))
        return true
    }

    private func presentMenu(_ configuration: UIContextMenuConfiguration, _ form: Appearance, from source: CGRect) {
        guard let view, let menu = configuration.menu else { return }
        dismissMenu()
        let controller = form == .rich ? configuration.previewProvider?() : nil
        let preview = form == .rich ? highlight(configuration) : nil
        // App code was called: the view may have been removed.
        guard let window = view.window else { return }
        // The snapshot is created before the app changes the view for the open menu.
        let liftPreview = preview.flatMap { LiftPreview($0, showing: controller, in: window) }
        shown = configuration
        self.form = form
        self.window = window
        let displayAnimator = MenuAnimator(controller)
        delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: displayAnimator)
        guard view.window === window else { return closed(configuration, controller) }
        liftPreview?.dismissal = { [weak self] in
            guard let self else { return nil }
            return self.delegate?.contextMenuInteraction(
                self, configuration: configuration, dismissalPreviewForItemWithIdentifier: configuration.identifier)
        }
        window.presentMenu(
            menu, from: source, in: view, preferBelow: true, order: configuration.preferredMenuElementOrder,
            liftPreview: liftPreview
        ) { [weak self] in
            self?.closed(configuration, controller)
        }
        if liftPreview != nil, shown === configuration {
            window.menuStage?.onPreviewTap = { [weak self] in self?.commit(configuration, controller) }
        }
        displayAnimator.run(for: 0.25)
    }

    private func highlight(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        delegate?.contextMenuInteraction(
            self, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
            ?? defaultPreview() ?? .whole(view)
    }

    /// Called for a tap on the preview.
    private func commit(_ configuration: UIContextMenuConfiguration, _ controller: UIViewController?) {
        let animator = MenuAnimator(controller)
        delegate?.contextMenuInteraction(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        // Derived: if cross-fades are preferred, the preview does not grow, because growing is a motion like sliding.
        guard animator.preferredCommitStyle == .pop, view?.appContext.prefersCrossFade == false,
            shown === configuration, let stage = window?.menuStage
        else {
            dismissMenu()
            return animator.run(for: 0.2)
        }
        stage.grow(along: { animator.runAnimations() }, completion: { animator.runCompletions() })
    }

    private func closed(_ configuration: UIContextMenuConfiguration, _ controller: UIViewController?) {
        if shown === configuration { (shown, form) = (nil, .unknown) }
        let endAnimator = MenuAnimator(controller)
        delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: endAnimator)
        endAnimator.run(for: 0.2)
    }
}

/// Calls the delegate before a long press begins.
private final class PressBeginnings: NSObject, UIGestureRecognizerDelegate {
    var mayBegin: () -> Bool = { false }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin() }
}
