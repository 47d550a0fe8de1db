import CoreGraphics
public import Foundation
import NavigationLogic
import QuartzCore

extension UITabBarController {
    /// Whether tabs may be in a sidebar. Documented: UITabBarController.Mode, since iOS 18. Chosen: `automatic` is
    /// `tabBar`.
    public enum Mode: Int, Sendable { case automatic = 0, tabBar, tabSidebar }
    /// Whether the tab bar becomes small while content scrolls.
    public enum MinimizeBehavior: Int, Sendable {
        /// `never`, in the classic appearance.
        case automatic = 0
        case never, onScrollDown, onScrollUp
    }

    /// The sidebar of a tab bar controller in ``Mode/tabSidebar``: the tabs one below the other, groups as sections
    /// that fold.
    @preconcurrency @MainActor
    open class Sidebar: NSObject {
        /// How the sidebar and the content share the window.
        public enum Layout: Int, Sendable {
            /// `tile`, as on every desktop.
            case automatic = 0
            /// The sidebar covers the content, whose safe area begins beside it.
            case overlap
            /// The content is beside the sidebar.
            case tile
        }

        private weak var owner: UITabBarController?

        init(_ owner: UITabBarController) {
            self.owner = owner
            super.init()
        }

        /// Gets the calls of the sidebar. Nil by default, held weakly.
        open weak var delegate: (any Delegate)?
        /// Whether the tabs are in the bar instead, where there could be a sidebar. Inside an animation block, the
        /// change is animated. The button in sidebar and bar changes it too. Chosen: false until it is hidden.
        open var isHidden: Bool {
            get { owner?.state.side.isHidden ?? false }
            set { owner?.hideSidebar(newValue, animated: ViewAnimationState.ofApp.current != nil) }
        }
        /// How the sidebar shares the window with the content. `.automatic` until set.
        open var preferredLayout = Layout.automatic {
            didSet { if preferredLayout != oldValue { owner?.formChanged() } }
        }
        /// The content above all tabs, which scrolls with them; nil by default.
        open var headerContentConfiguration: (any UIContentConfiguration)? {
            didSet { keeping(oldValue) { owner?.sidebarPartsChanged() } }
        }
        /// The content below all tabs, which scrolls with them; nil by default.
        open var footerContentConfiguration: (any UIContentConfiguration)? {
            didSet { keeping(oldValue) { owner?.sidebarPartsChanged() } }
        }
        /// A view at the bottom of the sidebar, as wide as it, and as high as its constraints or its size say. Nil by
        /// default.
        open var bottomBarView: UIView? { didSet { keeping(oldValue) { owner?.sidebarPartsChanged() } } }
        /// Displays a tab again whose ``UITab/userInfo`` or appearance changed.
        open func reconfigureItem(for tab: UITab) { owner?.refreshSidebar() }
    }
}

extension UITabBarController.Sidebar {
    /// Runs an app's animations and completions together with a change of the sidebar.
    @preconcurrency @MainActor
    public protocol Animating: AnyObject {
        /// Runs `animations` in the change's own animation; without animation, at once.
        func addAnimations(_ animations: @escaping () -> Void)
        /// Calls `completion` when the change has ended.
        func addCompletion(_ completion: @escaping () -> Void)
    }

    /// Gets the calls of a sidebar, and provides its content. Every method has a default.
    @preconcurrency @MainActor
    public protocol Delegate: AnyObject {
        /// ``UITabBarController/Sidebar/isHidden`` changes, where there is a sidebar.
        func tabBarController(
            _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
            animator: any UITabBarController.Sidebar.Animating)
    }
}

extension UITabBarController.Sidebar.Delegate {
    /// Default: nothing is done.
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

    /// An accessory for ``UITabBarController/bottomAccessory``.
    public init(contentView: UIView) {
        self.contentView = contentView
        super.init()
    }
}

/// What delegates add to a change of the sidebar.
@MainActor
final class SidebarAnimator: UITabBarController.Sidebar.Animating {
    private(set) var animations: [() -> Void] = []
    private(set) var completions: [() -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }
}
