import CoreGraphics
public import Foundation
import NavigationLogic
import QuartzCore

extension UITabBarController {
    /// The mode of the tabs: bar or sidebar. Documented: UITabBarController.Mode, since iOS 18. Chosen: `automatic` is
    /// `tabBar`.
    public enum Mode: Int, Sendable { case automatic = 0, tabBar, tabSidebar }
    /// The condition under which the tab bar shrinks while content scrolls.
    public enum MinimizeBehavior: Int, Sendable {
        /// `never`, in the classic appearance.
        case automatic = 0
        case never, onScrollDown, onScrollUp
    }

    /// The sidebar of a tab bar controller in ``Mode/tabSidebar``: the tabs below each other, groups as collapsible
    /// sections.
    @preconcurrency @MainActor
    open class Sidebar: NSObject {
        /// The layout of sidebar and content in the window.
        public enum Layout: Int, Sendable {
            /// `tile`, as on every desktop.
            case automatic = 0
            /// The sidebar covers the content. The safe area of the content begins beside the sidebar.
            case overlap
            /// The content is beside the sidebar.
            case tile
        }

        private weak var owner: UITabBarController?

        init(_ owner: UITabBarController) {
            self.owner = owner
            super.init()
        }

        /// Notified of changes of the sidebar. Nil by default, held weakly.
        open weak var delegate: (any Delegate)?
        /// Whether the tabs are in the bar although a sidebar is possible. Inside an animation block the change is
        /// animated. The button in sidebar and bar changes the property too. Chosen: false until the sidebar is hidden.
        open var isHidden: Bool {
            get { owner?.state.side.isHidden ?? false }
            set {
                guard let owner else { return }
                owner.hideSidebar(newValue, animated: owner.appContext.animation.current != nil)
            }
        }
        /// The layout of sidebar and content in the window. `.automatic` by default.
        open var preferredLayout = Layout.automatic {
            didSet { if preferredLayout != oldValue { owner?.formChanged() } }
        }
        /// The content above all tabs, which scrolls with the tabs; nil by default.
        open var headerContentConfiguration: (any UIContentConfiguration)? {
            didSet { keeping(oldValue) { owner?.sidebarPartsChanged() } }
        }
        /// The content below all tabs, which scrolls with the tabs; nil by default.
        open var footerContentConfiguration: (any UIContentConfiguration)? {
            didSet { keeping(oldValue) { owner?.sidebarPartsChanged() } }
        }
        /// A view at the bottom of the sidebar with the same width. Constraints or the size of the view determine the
        /// height. Nil by default.
        open var bottomBarView: UIView? { didSet { keeping(oldValue) { owner?.sidebarPartsChanged() } } }
        /// Displays a tab again after a change of ``UITab/userInfo`` or of the tab's appearance.
        open func reconfigureItem(for tab: UITab) { owner?.refreshSidebar() }
    }
}

extension UITabBarController.Sidebar {
    /// Runs animations and completions of an app together with a change of the sidebar.
    @preconcurrency @MainActor
    public protocol Animating: AnyObject {
        /// Runs `animations` in the animation of the change; without animation, immediately.
        func addAnimations(_ animations: @escaping () -> Void)
        /// Calls `completion` at the end of the change.
        func addCompletion(_ completion: @escaping () -> Void)
    }

    /// Notified of changes of a sidebar, and provides its content. Every method has a default.
    @preconcurrency @MainActor
    public protocol Delegate: AnyObject {
        /// Called when ``UITabBarController/Sidebar/isHidden`` changes, if there is a sidebar.
        func tabBarController(
            _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
            animator: any UITabBarController.Sidebar.Animating)
    }
}

extension UITabBarController.Sidebar.Delegate {
    /// Does nothing by default.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
        animator: any UITabBarController.Sidebar.Animating
    ) {}
}

/// A view that belongs to the bar of a tab bar controller. Documented: UITabAccessory, since iOS 26.
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
    /// The view that was passed to the initializer.
    public let contentView: UIView

    /// Creates an accessory for ``UITabBarController/bottomAccessory``.
    public init(contentView: UIView) {
        self.contentView = contentView
        super.init()
    }
}

/// The animations that delegates add to a change of the sidebar.
@MainActor
final class SidebarAnimator: UITabBarController.Sidebar.Animating {
    private(set) var animations: [() -> Void] = []
    private(set) var completions: [() -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }
}
