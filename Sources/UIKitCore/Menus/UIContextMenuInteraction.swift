import CoreGraphics
public import Foundation

/// Provides the menu of a location, and gets the calls of its presentation and dismissal.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// Finds the menu of a location, before it opens.
    /// - Parameter location: in points of the interaction's view.
    /// - Returns: nil for no menu there: the touch is then left to others.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    /// The preview that is lifted off the screen when a finger opens the menu; nil, the default, is the interaction's
    /// view.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?
    /// The place to which the preview returns; nil, the default, is where it came from.
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
    /// A tap on what was lifted: show it, in what you add to the animator.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
    /// The menu is about to appear. The default does nothing.
    /// - Parameter animator: runs your animations along with it.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// The menu is about to disappear. The default does nothing.
    /// - Parameter animator: runs your animations along with it.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
    /// Default: what the older method for highlighting answers.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
    }
    /// Default: what the older method for dismissing answers.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
    }
    /// Default: `nil`.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Default: `nil`.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Default: nothing is done.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    /// Default: nothing is done.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Default: nothing is done.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
}

/// Runs an app's animations and completions together with a menu's appearing or disappearing.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The controller of the configuration's preview provider; nil without one.
    var previewViewController: UIViewController? { get }
    /// Runs `animations` in the menu's own animation.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Calls `completion` when the animation has ended.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// What becomes of the preview when a tap on it is acted on.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// It is dismissed.
    case dismiss = 0
    /// It grows into what the app shows.
    case pop
}

/// The end of a menu by a tap on what was lifted.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// What becomes of the preview, `.dismiss` by default. With `.pop` it grows over the window in 0.35 seconds while
    /// your animations run. Then your completions are called with animations off; what they display appears behind the
    /// preview, which fades out.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Opens a menu by a long press, or by the mouse's other button.
///
/// A finger lifts the view, or the delegate's preview, off the screen: what is behind is blurred and dimmed, and the
/// menu is beside the preview. The mouse's button opens the menu alone. The finger may slide on to a row of the menu
/// and choose it by lifting.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction, SecondaryPressTaker {
    /// The form of an open menu.
    public enum Appearance: UInt, Sendable {
        case unknown = 0
        /// With a preview: opened by a finger.
        case rich
        /// Without: opened by the mouse.
        case compact
    }

    /// The view that the interaction was added to.
    public private(set) weak var view: UIView?
    /// The delegate that was passed to the initializer; held weakly.
    public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    private lazy var press = UILongPressGestureRecognizer { [weak self] press in self?.pressed(press) }
    /// In the window; of the menu that is open, or was last.
    private var place = CGPoint.zero
    private var shown: UIContextMenuConfiguration?
    /// Where the menu shows that is open.
    private weak var window: UIWindow?
    /// The delegate's answer for the finger that is down.
    private var wish: UIContextMenuConfiguration?
    private let beginnings = PressBeginnings()
    /// What is lifted where the delegate returns nil; the view unless set.
    var defaultPreview: () -> UITargetedPreview? = { nil }
    private var form = Appearance.unknown

    /// An interaction for ``UIView/addInteraction(_:)``.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
        beginnings.mayBegin = { [weak self] in self?.fingerMayOpen() ?? false }
    }

    /// The form of the menu while one is open; `.unknown` before.
    open var menuAppearance: Appearance { form }
    /// The location for which the menu was opened, in points of `view`; of the window for nil.
    open func location(in view: UIView?) -> CGPoint { view.map { $0.convert(place, from: nil) } ?? place }
    /// Replaces the open menu by the one that `block` returns; has no effect while none is open.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        if shown != nil { window?.menuStage?.change(block) }
    }
    /// Dismisses the menu, if one is open.
    open func dismissMenu() {
        if shown != nil { window?.menuStage?.dismiss() }
    }

    /// Called by the view. Where the interaction leaves its view, the menu is closed.
    open func willMove(to view: UIView?) {
        guard view == nil else { return }
        dismissMenu()
        self.view?.removeGestureRecognizer(press)
    }

    /// Called by the view. Adds the recognizer to the view; nil while the interaction is in none.
    open func didMove(to view: UIView?) {
        self.view = view
        press.delegate = beginnings
        view?.addGestureRecognizer(press)
    }

    // MARK: Finger and mouse

    private func fingerMayOpen() -> Bool {
        guard let view else { return false }
        place = press.location(in: nil)
        wish = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: press.location(in: view))
        return wish != nil
    }

    private func pressed(_ press: UIGestureRecognizer) {
        guard press.state == .began, let view, let wish else { return }
        self.wish = nil
        let point = press.location(in: view)
        // Chosen: a menu without a preview is half of its width away from the finger.
        presentMenu(wish, .rich, from: CGRect(x: point.x, y: point.y - 22, width: 0, height: 44))
    }

    func handlesSecondaryPress(at point: CGPoint) -> Bool {
        guard let view else { return false }
        place = point
        let local = view.convert(point, from: nil)
        guard let configuration = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: local) else {
            return false
        }
        presentMenu(configuration, .compact, from: CGRect(origin: local, size: .zero))
        return true
    }

    private func presentMenu(_ configuration: UIContextMenuConfiguration, _ form: Appearance, from source: CGRect) {
        guard let view, let menu = configuration.menu else { return }
        dismissMenu()
        let controller = form == .rich ? configuration.previewProvider?() : nil
        let preview = form == .rich ? highlight(configuration) : nil
        // The app was asked: the view may have left.
        guard let window = view.window else { return }
        // The snapshot is made before the app changes the view because a menu is open.
        let lift = preview.flatMap { MenuLift($0, showing: controller, in: window) }
        shown = configuration
        self.form = form
        self.window = window
        let coming = MenuAnimator(controller)
        delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: coming)
        guard view.window === window else { return closed(configuration, controller) }
        lift?.dismissal = { [weak self] in
            guard let self else { return nil }
            return self.delegate?.contextMenuInteraction(
                self, configuration: configuration, dismissalPreviewForItemWithIdentifier: configuration.identifier)
        }
        window.presentMenu(menu, from: source, in: view, preferBelow: true, lift: lift) { [weak self] in
            self?.closed(configuration, controller)
        }
        if lift != nil { window.menuStage?.onPreviewTap = { [weak self] in self?.commit(configuration, controller) } }
        coming.run(for: 0.25)
    }

    private func highlight(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        delegate?.contextMenuInteraction(
            self, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
            ?? defaultPreview() ?? .whole(view)
    }

    /// A tap on what was lifted.
    private func commit(_ configuration: UIContextMenuConfiguration, _ controller: UIViewController?) {
        let animator = MenuAnimator(controller)
        delegate?.contextMenuInteraction(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        // Documented: where cross-fades are preferred, nothing grows.
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
        let going = MenuAnimator(controller)
        delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: going)
        going.run(for: 0.2)
    }
}

/// Asks before a long press begins.
private final class PressBeginnings: NSObject, UIGestureRecognizerDelegate {
    var mayBegin: () -> Bool = { false }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin() }
}

/// What an app adds to the coming or going of a menu.
private final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    let previewViewController: UIViewController?
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss

    init(_ controller: UIViewController?) {
        previewViewController = controller
        super.init()
    }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    /// - Parameter duration: that of the menu, in seconds.
    func run(for duration: Double) {
        guard !animations.isEmpty || !completions.isEmpty else { return }
        UIView.animate(withDuration: duration) {
            self.runAnimations()
        } completion: { _ in
            self.runCompletions()
        }
    }

    func runAnimations() { animations.forEach { $0() } }
    func runCompletions() { completions.forEach { $0() } }
}
