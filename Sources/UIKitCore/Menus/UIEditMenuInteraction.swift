import CoreGraphics
public import Foundation

/// Presents a menu of editing commands for a view: at the request of the app, and for the secondary mouse button.
///
/// The suggested actions are the standard commands, such as copy and paste, for which a responder returns true from
/// `canPerformAction(_:withSender:)`. The search begins at the first responder of the window, or at the view.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction, SecondaryPressTaker {
    /// The view of the interaction.
    public private(set) weak var view: UIView?
    /// The delegate that was passed to the initializer; held weakly.
    public private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    private var shown: UIEditMenuConfiguration?
    /// The window that displays the open menu.
    private weak var window: UIWindow?

    /// Creates an interaction for ``UIView/addInteraction(_:)``.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Presents the menu of a configuration.
    ///
    /// Documented (UIEditMenuInteraction): an open menu is dismissed first. No menu appears if the view is in no
    /// window, the delegate returns nil, or the menu is empty.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        dismissMenu()
        guard let view, let menu = menu(of: configuration) else { return }
        let source = source(of: configuration)
        let animator = MenuAnimator()
        delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
        // App code was called: the view may have been removed, and another menu may have been presented.
        guard self.view === view, shown == nil, let window = view.window else { return }
        shown = configuration
        self.window = window
        window.presentMenu(
            menu, from: source, in: view, preferBelow: configuration.preferredArrowDirection != .down
        ) { [weak self] in self?.didDismiss(configuration) }
        animator.run(for: MenuAnimator.appearance)
    }

    /// Dismisses the open menu.
    open func dismissMenu() {
        if shown != nil { window?.menuStage?.dismiss() }
    }

    /// Requests the menu from the delegate again, and replaces the open menu. Dismisses the menu if the delegate
    /// returns nil. No effect without an open menu.
    open func reloadVisibleMenu() {
        guard let configuration = shown else { return }
        let menu = menu(of: configuration)
        guard shown === configuration else { return }
        guard let menu else { return dismissMenu() }
        window?.menuStage?.change { _ in menu }
    }

    /// Requests the target rectangle from the delegate again, and moves the open menu beside it. No effect without an
    /// open menu.
    open func updateVisibleMenuPosition(animated: Bool) {
        guard let configuration = shown else { return }
        let source = source(of: configuration)
        guard shown === configuration, let view, let window else { return }
        window.menuStage?.move(to: window.convert(source, from: view), animated: animated)
    }

    /// Returns the source point of the open or the last menu, in the coordinates of `view`; for nil in those of the
    /// window.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view else { return lastPoint }
        return own.convert(lastPoint, to: view)
    }
    private var lastPoint = CGPoint.zero

    /// Called by the view. Closes the menu when the interaction is removed from its view.
    open func willMove(to view: UIView?) {
        if view == nil { dismissMenu() }
    }

    /// Called by the view. Nil after the interaction was removed.
    open func didMove(to view: UIView?) { self.view = view }

    func handlesSecondaryPress(at point: CGPoint) -> Bool {
        guard let view else { return false }
        presentEditMenu(
            with: UIEditMenuConfiguration(identifier: nil, sourcePoint: view.convert(point, from: nil)))
        return shown != nil
    }

    // MARK: The menu

    /// The menu from the delegate; nil for none.
    private func menu(of configuration: UIEditMenuConfiguration) -> UIMenu? {
        guard let view else { return nil }
        let suggested = (view.window?.firstResponder ?? view).standardEditElements
        let menu =
            delegate.map {
                $0.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
            } ?? UIMenu(children: suggested)
        return menu?.children.isEmpty == false ? menu : nil
    }

    /// The rectangle beside the menu, in the coordinates of the view.
    private func source(of configuration: UIEditMenuConfiguration) -> CGRect {
        lastPoint = configuration.sourcePoint
        let rect = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
        guard !rect.isNull, rect.isFinite else { return CGRect(origin: configuration.sourcePoint, size: .zero) }
        return rect
    }

    private func didDismiss(_ configuration: UIEditMenuConfiguration) {
        guard shown === configuration else { return }
        shown = nil
        let animator = MenuAnimator()
        delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
        animator.run(for: MenuAnimator.disappearance)
    }
}
