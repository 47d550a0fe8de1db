import CoreGraphics
public import Foundation
public import ObjectiveCRuntime

/// A command of the app in the menu of ``UIMenuController``.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    /// The title of the command.
    open var title: String
    /// The action. The command is shown if a responder of the chain performs the action.
    open var action: Selector

    /// Creates a command.
    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }
}

extension UIMenuController {
    /// The preferred side of the menu. The menu has no arrow here.
    public enum ArrowDirection: Int, Sendable {
        case `default` = 0
        case up, down, left, right
    }

    /// Posted before the menu appears.
    nonisolated public static let willShowMenuNotification = Notification.Name(
        "UIMenuControllerWillShowMenuNotification")
    /// Posted when the menu has appeared.
    nonisolated public static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
    /// Posted before the menu disappears.
    nonisolated public static let willHideMenuNotification = Notification.Name(
        "UIMenuControllerWillHideMenuNotification")
    /// Posted when the menu has disappeared.
    nonisolated public static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
    /// Posted when the frame of the menu has changed.
    nonisolated public static let menuFrameDidChangeNotification = Notification.Name(
        "UIMenuControllerMenuFrameDidChangeNotification")
}

/// The edit menu of the app before iOS 16. ``UIEditMenuInteraction`` replaces it.
///
/// The menu has the standard commands and the ``menuItems`` for which a responder returns true from
/// `canPerformAction(_:withSender:)`. The search begins at the first responder, or at the view of the menu.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
    /// The controller of the app.
    open class var shared: UIMenuController { AppContext.current[SharedMenu.self].controller }

    fileprivate override init() { super.init() }

    /// The commands of the app, which follow the standard commands. Nil by default.
    open var menuItems: [UIMenuItem]?
    /// The preferred side of the menu. `default` by default.
    open var arrowDirection = ArrowDirection.default
    private weak var target: UIView?
    private var targetRect = CGRect.zero
    private let interaction = MenuControllerInteraction()

    /// Whether the menu is open. Assigning true shows the menu at the last target rectangle.
    open var isMenuVisible: Bool {
        get { interaction.isOpen }
        set { setMenuVisible(newValue, animated: false) }
    }
    /// The frame of the target rectangle in the coordinates of the window; zero while no menu is open.
    open var menuFrame: CGRect { isMenuVisible ? target?.convert(targetRect, to: nil) ?? .zero : .zero }

    /// Sets the rectangle beside which the menu is shown. Numbers that are not finite make the rectangle empty.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        self.targetRect = targetRect.isFinite ? targetRect : .zero
        target = targetView
    }
    /// Shows or hides the menu. The menu is always animated.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        guard menuVisible else { return interaction.close() }
        guard let target else { return }
        interaction.open(self, in: target, at: targetRect)
    }
    /// Shows the menu beside a rectangle of a view.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        setTargetRect(targetRect, in: targetView)
        setMenuVisible(true, animated: true)
    }
    /// Hides the menu if it was shown from the view.
    open func hideMenu(from targetView: UIView) {
        if targetView === target { hideMenu() }
    }
    /// Hides the menu.
    open func hideMenu() { setMenuVisible(false, animated: true) }
    /// Searches the responder chain for the commands again, and replaces the commands of an open menu.
    open func update() { interaction.update(self) }

    /// The commands that the responder chain performs now.
    fileprivate func elements(from responder: UIResponder) -> [UIMenuElement] {
        responder.standardEditElements
            + (menuItems ?? []).compactMap { item in
                let command = UICommand(title: item.title, action: item.action)
                return responder.target(forAction: item.action, withSender: self) == nil ? nil : command
            }
    }
}

/// The menu controller of an app.
private struct SharedMenu: AppPart {
    let controller = UIMenuController()
}

/// Presents the menu of the shared controller, and posts its notifications.
@MainActor
private final class MenuControllerInteraction {
    private weak var window: UIWindow?
    private weak var view: UIView?
    private var phase = Phase.closed

    private enum Phase {
        case closed
        /// Observers are notified before the menu appears.
        case announcing
        case open
    }

    /// Whether the menu is open, or about to appear.
    var isOpen: Bool { phase != .closed }

    func open(_ controller: UIMenuController, in view: UIView, at rect: CGRect) {
        close()
        guard let window = view.window else { return }
        let elements = controller.elements(from: window.firstResponder ?? view)
        // App code was called.
        guard !elements.isEmpty, view.window === window, !isOpen else { return }
        phase = .announcing
        (self.window, self.view) = (window, view)
        post(UIMenuController.willShowMenuNotification, controller)
        guard isOpen, view.window === window else { return phase = .closed }
        phase = .open
        window.presentMenu(
            UIMenu(children: elements), from: rect, in: view, preferBelow: controller.arrowDirection == .up
        ) { [weak self, weak controller] in
            guard let self, let controller else { return }
            self.phase = .closed
            self.post(UIMenuController.willHideMenuNotification, controller)
            self.post(UIMenuController.didHideMenuNotification, controller)
        }
        if isOpen { post(UIMenuController.didShowMenuNotification, controller) }
    }

    func close() {
        if isOpen { window?.menuStage?.dismiss() }
    }

    func update(_ controller: UIMenuController) {
        guard isOpen, let window, let view else { return }
        let elements = controller.elements(from: window.firstResponder ?? view)
        guard isOpen else { return }
        elements.isEmpty ? close() : window.menuStage?.change { _ in UIMenu(children: elements) }
    }

    private func post(_ name: Notification.Name, _ controller: UIMenuController) {
        NotificationCenter.default.post(name: name, object: controller)
    }
}
